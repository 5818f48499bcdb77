import { keptGtin } from '@larder/shared/food/gtin';

/** A number that was out of view for so long counts again. Units: milliseconds. */
export const AWAY_MS = 1_000;

/** Numbers in view, with when each was last seen. Units: milliseconds of one clock. */
export type InView = ReadonlyMap<string, number>;

/**
 * What is new in a picture: a pack that is held before the camera is told once, not with every picture.
 *
 * Shape   `fresh` as they are kept; what is no number of a product is left out.
 */
export function lookAgain(
  before: InView,
  { numbers, at }: { numbers: readonly string[]; at: number },
): { fresh: string[]; inView: InView } {
  const still = [...before].filter(([, last]) => at - last < AWAY_MS);
  const known = new Set(still.map(([number]) => number));
  const seen = new Set(numbers.flatMap((number) => keptGtin(number) ?? []));
  return {
    fresh: [...seen].filter((number) => !known.has(number)),
    inView: new Map([...still, ...[...seen].map((number) => [number, at] as const)]),
  };
}
