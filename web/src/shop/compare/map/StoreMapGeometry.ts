import { exactMiles, type Place } from '@larder/shared/basics/distance';

/** A point in pixels from the map's upper left corner. */
export type Spot = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Spot & Size;

/**
 * The offset of a place in miles: x to the east, y to the south.
 *
 * Source  azimuthal equidistant projection: distance and direction from the centre are exact, so a ring
 *         of 5 miles is a circle. The direction is the initial bearing of the great circle:
 *         atan2(sin dLng cos lat2, cos lat1 sin lat2 - sin lat1 cos lat2 cos dLng).
 */
export function offsetMiles(from: Place, to: Place): Spot {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const turn = radians(to.lng - from.lng);
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  const length = Math.hypot(east, north);
  // The place itself and its antipode have no bearing.
  if (length === 0) return { x: exactMiles(from, to), y: 0 };
  const miles = exactMiles(from, to);
  return { x: (miles * east) / length, y: (-miles * north) / length };
}

const RING_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

/**
 * The radii of the distance rings.
 *
 * Units   miles. `reach` is what the map shows above and below its centre, `farthest` the farthest store.
 * Shape   multiples of a round step, ascending: one to three within reach, the last at most one step
 *         past the farthest.
 */
export function ringMiles(reach: number, farthest: number): number[] {
  const step = RING_STEPS.find((miles) => miles >= reach / 3) ?? RING_STEPS.at(-1) ?? 1;
  const count = Math.max(1, Math.ceil(Math.min(farthest, 3 * reach) / step));
  // Computed in tenths: three steps of 0.1 are 0.3.
  return Array.from({ length: count }, (_, ring) => ((ring + 1) * Math.round(step * 10)) / 10);
}

/** Whether the distance of two boxes is below `gap`, in pixels. */
export function isNear(a: Box, b: Box, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

export function isInside(box: Box, { width, height }: Size): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

export function around({ x, y }: Spot, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

const NARROW = /[ijlftrI.,:;'|!() -]/;
const LOWER = /[a-z]/;
const WIDE = /[mwMW@%]/;
const LATIN = /[ -\u024F]/u;

/**
 * The approximate width of a text in the product's typeface, 13 px semi-bold; rather too wide.
 *
 * Units   pixels.
 * Source  the widest letter of each group in em: t 0.39, p 0.60, Q 0.79, @ 0.99. Other scripts use other
 *         typefaces, usually a little over 1 em.
 */
export function textWidth(text: string): number {
  const ems = Array.from(text, (letter) => {
    if (NARROW.test(letter)) return 0.4;
    if (WIDE.test(letter)) return 1;
    if (LOWER.test(letter)) return 0.6;
    return LATIN.test(letter) ? 0.8 : 1.3;
  });
  return Math.ceil(13 * ems.reduce((sum, width) => sum + width, 0));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
