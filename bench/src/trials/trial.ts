import type { Db } from '@larder/server/src/db/db.ts';
import { countViolations } from '@larder/server/src/db/invariants.ts';

/** One thing that a trial looked at. */
export type Check = { what: string; found: string; holds: boolean };
export type Trial = { name: string; run: () => Promise<Check[]> };

export function check(what: string, holds: boolean, found: string | number = ''): Check {
  return { what, found: String(found), holds };
}

/** The rules of the data that do not hold; empty when all do. */
export async function brokenRules(db: Db): Promise<string[]> {
  return Object.entries(await countViolations(db))
    .filter(([, rows]) => rows > 0)
    .map(([name, rows]) => `${name}: ${rows}`);
}
