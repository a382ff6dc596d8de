/** A link as a QR code: the side in modules, and the dark ones as one path. Fetched only where one is shown. */
import { encode } from "uqr";

/** Light modules around it, as readers want. */
const QUIET = 4;

export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
