import { describe, expect, test } from "vitest";

import { Camera, clearest } from "../src/parts/camera";

const world = { left: 100, top: 50, width: 1000, height: 500 };

describe("the camera", () => {
  test("shows the whole drawing at first", () => {
    const camera = new Camera(world, 500, 500);

    expect(camera.scale).toBe(0.5);
    expect(camera.seen()).toEqual({ x: 100, y: -200, width: 1000, height: 1000 });
    expect(camera.isNear()).toBe(false);
  });

  test("keeps the point under the pointer where it is", () => {
    const camera = new Camera(world, 500, 250);
    const closer = camera.zoomed(2, 400, 100);

    const at = (of: Camera): number[] => [of.seen().x + 400 / of.scale, of.seen().y + 100 / of.scale];
    expect(at(closer)[0]).toBeCloseTo(at(camera)[0] ?? 0);
    expect(at(closer)[1]).toBeCloseTo(at(camera)[1] ?? 0);
    expect(closer.isNear()).toBe(true);
  });

  test("never leaves the drawing, and never gets smaller than the whole", () => {
    const camera = new Camera(world, 500, 250).zoomed(2).moved(9999, 9999);

    expect(camera.seen().x).toBe(100);
    expect(camera.seen().y).toBe(50);
    expect(camera.zoomed(0.01).scale).toBe(0.5);
  });

  const focus = [
    { x: 900, y: 300 },
    { x: 1000, y: 320 },
    { x: 150, y: 60 },
  ];
  const sees = (of: Camera, { x, y }: { x: number; y: number }): boolean => {
    const seen = of.seen();
    return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height;
  };

  test("on a narrow screen follows what matters most, large enough for a finger", () => {
    const phone = new Camera(world, 390, 340).following(focus, [], 50, null);

    expect(phone.scale * 50).toBeGreaterThanOrEqual(41);
    expect(focus.map((at) => sees(phone, at))).toEqual([true, true, false]);
  });

  test("on a narrow screen shows one's own cars, however far apart, where no space is asked for", () => {
    const phone = new Camera(world, 390, 340).following(focus, [], 50, null, true);

    expect(focus.every((at) => sees(phone, at))).toBe(true);
  });

  test("on a narrow screen shows both the car and where it goes, however far that is", () => {
    const far = [focus[2] ?? { x: 0, y: 0 }, focus[0] ?? { x: 0, y: 0 }];
    const phone = new Camera(world, 390, 340).following(far, [], 50, null);

    expect(far.every((at) => sees(phone, at))).toBe(true);
  });

  test("on a wide screen shows all that matters, and as much of the pack as can be read", () => {
    const near = focus.slice(0, 2);
    const pack = [
      { x: 800, y: 300 },
      { x: 120, y: 500 },
    ];
    const laptop = new Camera(world, 650, 400);

    expect(focus.every((at) => sees(laptop.following(focus, [], 40, null), at))).toBe(true);
    const closer = laptop.following(near, pack, 40, null);
    expect(closer.scale * 40).toBeGreaterThanOrEqual(38);
    expect([...near, ...pack].map((at) => sees(closer, at))).toEqual([true, true, true, false]);
  });

  test("shows the whole drawing where it can be read", () => {
    expect(new Camera(world, 1600, 900).following(focus, [], 50, null).isNear()).toBe(false);
  });

  test("stays where it is as long as all that matters is seen", () => {
    const laptop = new Camera(world, 650, 400);
    const before = laptop.following(focus.slice(0, 2), [], 40, null);

    expect(laptop.following([{ x: 940, y: 310 }], [], 40, before).seen()).toEqual(before.seen());
    expect(laptop.following([{ x: 150, y: 60 }], [], 40, before).seen()).not.toEqual(before.seen());
  });

  test("takes over what another one sees", () => {
    const left = new Camera(world, 390, 340).zoomed(3).moved(-50, 0);

    expect(new Camera(world, 390, 340).as(left).seen()).toEqual(left.seen());
  });
});

describe("a box in a corner", () => {
  const camera = new Camera(world, 1000, 500);
  const corners = [
    { right: false, low: false },
    { right: true, low: false },
  ];
  const box = { width: 60, height: 60 };

  test("stays where it covers nothing", () => {
    expect(clearest(camera, [{ x: 500, y: 300 }], box, corners)).toEqual({ corner: corners[0], covered: 0 });
  });

  test("makes way for a car", () => {
    expect(clearest(camera, [{ x: 120, y: 70 }], box, corners)).toEqual({ corner: corners[1], covered: 0 });
  });

  test("covers as little as can be", () => {
    const spots = [
      { x: 120, y: 70 },
      { x: 130, y: 80 },
      { x: 1090, y: 60 },
    ];

    expect(clearest(camera, spots, box, corners)).toEqual({ corner: corners[1], covered: 1 });
  });
});
