/** A seeded random generator, 0 ≤ x < 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the values at random. */
export function pick<T>(chance: () => number, values: readonly T[]): T {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** The values in a random order. */
export function shuffled<T>(chance: () => number, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

/** The smallest value that at least `share` (0..1) of the values do not exceed; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The median; of an even number of values the lower middle one. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
