type Figure = number | string;

/** The result of a run of a goal. Shape: `isOnlyLate` when it failed by times alone, nothing lost and nothing wrong. */
export type Outcome = { pass: boolean; figures: Record<string, Figure>; isOnlyLate?: boolean };

/** A requirement and its check. */
export type Goal = {
  /** Its number: R-03. */
  id: string;
  /** The requirement with its figures: at most 120 characters, for a cell of docs/reliability.md. */
  limit: string;
  run: (options: { seed: number }) => Promise<Outcome>;
};

/** This machine lacks something the goal needs: neither passed nor failed. */
export class NotRun extends Error {}

/** A figure with whether it is as it must be. */
type Judged = readonly [figure: Figure, isMet: boolean];

export type Rows = Record<string, Figure | Judged>;

/** Times and rates, by the units in their names. */
const TIME = / ms$|\/s$/;

/** Passes when all judged figures are met. */
export function outcome(rows: Readonly<Rows>): Outcome {
  const all = Object.entries(rows).map(
    ([name, row]) => [name, ...(typeof row === 'object' ? row : ([row, true] as const))] as const,
  );
  const missed = all.filter(([, , isMet]) => !isMet);
  return {
    pass: missed.length === 0,
    isOnlyLate: missed.length > 0 && missed.every(([name]) => TIME.test(name)),
    figures: Object.fromEntries(all.map(([name, figure]) => [name, figure])),
  };
}

/** The figure is rounded, the limit is not. */
export function atMost(found: number, limit: number): Judged {
  return [Math.round(found), found <= limit];
}

export function atLeast(found: number, limit: number): Judged {
  return [Math.round(found), found >= limit];
}

export function exactly(found: Figure, wanted: Figure): Judged {
  return [found, found === wanted];
}

/** Nothing must be found. Shape: 0, or the number and the first of what was found. */
export function none(found: readonly string[], separator = '; '): Judged {
  const first = found.slice(0, 10).join(separator).slice(0, 3000);
  return [found.length === 0 ? 0 : `${found.length}: ${first}`, found.length === 0];
}
