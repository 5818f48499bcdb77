/** What a run of a goal found. */
export type Outcome = { pass: boolean; figures: Record<string, number | string> };

/** Something that must hold, and how it is found out. */
export type Goal = {
  /** As the goals are numbered. */
  id: string;
  /** What must hold, with its numbers: at most 120 characters, a cell of docs/reliability.md. */
  limit: string;
  run: (options: { seed: number }) => Promise<Outcome>;
};
