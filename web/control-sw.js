/** Race control without a network: everything that it needs is kept when it is first opened. */
const FILES = __FILES__;
const NAME = "race-control-" + __VERSION__;
const SHELL = "control/";
const here = (path) => new URL(path, self.registration.scope.replace(/control\/$/, "")).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((kept) => kept.addAll(FILES.map(here)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("race-control-") && name !== NAME;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What never changes from what is kept; the page itself from the network while there is one. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(here(""))) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(here(SHELL))));
  } else if (FILES.some((path) => here(path) === request.url)) {
    event.respondWith(caches.match(request.url).then((found) => found ?? fetch(request)));
  }
});
