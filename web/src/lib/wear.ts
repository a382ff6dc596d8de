/** Wear markers: ground, ink and drawing (16 x 16). */

interface Drawing {
  readonly ground: string;
  readonly ink: string;
  readonly border: string;
  readonly strokes: readonly { readonly path: string; readonly width: number }[];
  readonly fills: readonly string[];
}

const ring = (r: number, cx = 8, cy = 8): string =>
  `M${cx - r},${cy} a${r},${r} 0 1 1 ${2 * r},0 a${r},${r} 0 1 1 ${-2 * r},0Z`;

const teeth = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((n) => {
    const a = (n * Math.PI) / 4;
    const at = (r: number): string => `${(8 + r * Math.cos(a)).toFixed(2)},${(8 + r * Math.sin(a)).toFixed(2)}`;
    return `M${at(4)} L${at(6.6)}`;
  })
  .join(" ");

export const WEAR = {
  tyre: {
    ground: "#0b0f14",
    ink: "#ffffff",
    border: "#c9d2dc",
    strokes: [{ path: ring(5.4), width: 2.4 }],
    fills: [ring(1.5)],
  },
  suspension: {
    ground: "#5aa9ff",
    ink: "#04101f",
    border: "none",
    strokes: [{ path: "M4,13.2 L12,11.2 L4,8.7 L12,6.2 L4,3.7 L12,2.4", width: 1.8 }],
    fills: [],
  },
  wing: {
    ground: "#ff97c6",
    ink: "#25040f",
    border: "none",
    strokes: [{ path: "M8,8 V13 M4.6,13 H11.4", width: 1.8 }],
    fills: ["M2,6.2 C5,3.4 11,3.4 14,6.2 L12.6,9 H3.4Z"],
  },
  brakes: {
    ground: "#ffd23f",
    ink: "#1a1300",
    border: "none",
    strokes: [
      { path: ring(5.2), width: 1.6 },
      { path: "M12.9,4.8 A6,6 0 0 1 12.9,11.2", width: 3.2 },
    ],
    fills: [ring(1.8)],
  },
  transmission: {
    ground: "#bba3ff",
    ink: "#130826",
    border: "none",
    strokes: [
      { path: ring(3.4), width: 2 },
      { path: teeth, width: 2 },
    ],
    fills: [],
  },
  engine: {
    ground: "#ff9f47",
    ink: "#1d0d00",
    border: "none",
    strokes: [
      { path: "M8,7.4 V11", width: 1.8 },
      { path: ring(1.9, 8, 12.3), width: 1.6 },
    ],
    fills: ["M4,2.4 H12 V7.4 H4Z"],
  },
  body: {
    ground: "#ff6a61",
    ink: "#230403",
    border: "none",
    strokes: [{ path: "M2.6,2.8 H13.4 V8.6 L8,14 L2.6,8.6Z", width: 1.6 }],
    fills: ["M8.6,3 L6.4,7.4 L8.8,8 L7.2,12.4 L10.4,7 L8.2,6.4 L9.8,3Z"],
  },
  fuel: {
    ground: "#63d97a",
    ink: "#04160b",
    border: "none",
    strokes: [],
    fills: ["M8,1.8 C11,6 12.6,7.8 12.6,10.2 A4.6,4.6 0 0 1 3.4,10.2 C3.4,7.8 5,6 8,1.8Z"],
  },
} as const satisfies Record<string, Drawing>;

export type WearKind = keyof typeof WEAR;
