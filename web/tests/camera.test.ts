import { describe, expect, test } from "vitest";

import { Camera } from "../src/parts/camera";

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

  test("follows what matters on a narrow screen only, large enough for a finger", () => {
    const focus = [{ x: 900, y: 300 }, { x: 1000, y: 320 }, { x: 150, y: 60 }];
    const phone = new Camera(world, 390, 340).following(focus, 50, null);

    expect(phone.scale * 50).toBeGreaterThanOrEqual(41);
    expect(phone.seen().x).toBeLessThan(900);
    expect(phone.seen().x + phone.seen().width).toBeGreaterThan(1000);
    expect(new Camera(world, 800, 400).following(focus, 50, null).isNear()).toBe(false);
  });

  test("stays as the player left it", () => {
    const left = new Camera(world, 390, 340).zoomed(3).moved(-50, 0);
    const kept = new Camera(world, 390, 340).following([{ x: 1000, y: 300 }], 50, left);

    expect(kept.seen()).toEqual(left.seen());
  });
});
