/** A repeatable source of chance: the same seed gives the same numbers on every machine. */
export type Random = {
  /** a number in [0, 1) */
  readonly next: () => number;
  /** a number in [low, high) */
  readonly between: (low: number, high: number) => number;
  /** a whole number in [low, high] */
  readonly whole: (low: number, high: number) => number;
  /** true with the given probability */
  readonly chance: (probability: number) => boolean;
  /** one of the choices, each as likely as the other; throws RangeError for an empty list */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** the same items in another order; the argument is left as it was */
  readonly shuffle: <T>(items: readonly T[]) => T[];
};

/** 32-bit FNV-1a hash of a text, for seeds and ids. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): small, fast and even enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const index = Math.floor(next() * choices.length);
    if (index >= choices.length) throw new RangeError('nothing to pick from');
    return choices[index] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, between, whole, chance: (probability) => next() < probability, pick, shuffle };
}
