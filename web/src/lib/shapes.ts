/** Outlines of the cars: top view, nose to +x, origin in the middle. */

export const BODIES = {
  single:
    "M17,-1.6 C14,-2.6 11,-3.1 8.4,-3.9 L4.6,-7 C1,-7.6 -5,-7.6 -8,-7.2 C-11.4,-6.8 -13,-4.9 -15,-4.4 L-15,4.4 " +
    "C-13,4.9 -11.4,6.8 -8,7.2 C-5,7.6 1,7.6 4.6,7 L8.4,3.9 C11,3.1 14,2.6 17,1.6 Z",
  stock:
    "M16,-5.2 C16.9,-3 16.9,3 16,5.2 C15.4,7.2 13,7.9 10.5,7.9 L-12.5,7.9 C-15.2,7.9 -16.6,6.8 -16.8,4.6 L-16.8,-4.6 " +
    "C-16.6,-6.8 -15.2,-7.9 -12.5,-7.9 L10.5,-7.9 C13,-7.9 15.4,-7.2 16,-5.2 Z",
} as const;

export const HULL = "M17.6,0 L16.6,7 L5.5,8.6 L-13.5,8.9 L-17.4,6.4 L-17.4,-6.4 L-13.5,-8.9 L5.5,-8.6 L16.6,-7 Z";

export const WINGS = [
  { x: 13, y: -7, width: 3.4, height: 14 },
  { x: -17.4, y: -6.2, width: 3.6, height: 12.4 },
] as const;

export const WHEELS = [
  { x: -14, y: -9.3, width: 7.2, height: 4.4 },
  { x: -14, y: 4.9, width: 7.2, height: 4.4 },
  { x: 6.4, y: -8.8, width: 5.8, height: 3.9 },
  { x: 6.4, y: 4.9, width: 5.8, height: 3.9 },
] as const;
