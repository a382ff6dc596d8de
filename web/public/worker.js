// The service worker: shows that it is one's turn, and leads to the table. It keeps nothing, and no request goes through it.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { title = "Slipstream", body = "", path = "", tag = "" } = told;
  const options = { body, tag, data: { path }, icon: "mark.svg", renotify: Boolean(tag) };
  event.waitUntil(self.registration.showNotification(title, options));
});

// The table that is open already comes to the front; otherwise it is opened.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((one) => one.url.split("#")[0] === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
