import type { Box, Size, Spot } from './StoreMapGeometry.ts';

/** A bent line: a quadratic curve. */
export type Leg = { readonly from: Spot; readonly bend: Spot; readonly to: Spot };

/** As a share of a leg's length, up to MAX_BEND px, so that the ways to and from one stop are two lines. */
const BEND = 0.36;
const MAX_BEND = 36;
const ASIDE = [0.6, 0.4, 0.7, 0.3, 0.8, 0.2];

/** The ways of a closed tour from a start through all stops, each bent to its left. Shape: none without stops. */
export function legsOf(start: Spot, stops: readonly Spot[]): Leg[] {
  if (stops.length === 0) return [];
  return [...stops, start].map((to, at) => {
    const from = stops[at - 1] ?? start;
    return { from, bend: bendOf(from, to), to };
  });
}

/** The point of a leg at a share of it, 0..1. */
function pointOf({ from, bend, to }: Leg, share: number): Spot {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** Boxes on a leg, its middle first. */
export function onLeg(leg: Leg, { width, height }: Size): [Box, ...Box[]] {
  const boxAt = (share: number): Box => {
    const { x, y } = pointOf(leg, share);
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  return [boxAt(0.5), ...ASIDE.map(boxAt)];
}

function bendOf(from: Spot, to: Spot): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  const by = Math.min(MAX_BEND, BEND * length) / length;
  return { x: (from.x + to.x) / 2 + y * by, y: (from.y + to.y) / 2 - x * by };
}
