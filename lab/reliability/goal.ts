/** The result of a run of a goal. */
export type Outcome = { pass: boolean; figures: Record<string, number | string> };

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
