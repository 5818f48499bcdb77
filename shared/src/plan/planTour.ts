/** Distances between points, symmetric. Units: miles. */
export type Distances = readonly (readonly number[])[];

/**
 * The shortest closed tour from a start through all stops.
 *
 * Shape   `order` has the stops in one of the two directions; 0 miles without stops.
 */
export function shortestTour(
  distances: Distances,
  start: number,
  stops: readonly number[],
): { order: readonly number[]; miles: number } {
  const between = (a: number, b: number) => distances[a]?.[b] ?? 0;
  let best: { order: readonly number[]; miles: number } = { order: [], miles: Infinity };
  const order: number[] = [];

  function go(from: number, miles: number): void {
    if (miles >= best.miles) return;
    if (order.length === stops.length) {
      const whole = miles + between(from, start);
      if (whole < best.miles) best = { order: [...order], miles: whole };
      return;
    }
    for (const stop of stops) {
      if (order.includes(stop)) continue;
      order.push(stop);
      go(stop, miles + between(from, stop));
      order.pop();
    }
  }

  go(start, 0);
  return best;
}
