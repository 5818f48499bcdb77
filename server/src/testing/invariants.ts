import type { Queryable } from '#db/db';
import { countViolations } from '#db/invariants';

/** The invariants that do not hold, by name; empty when all do. */
export async function brokenInvariants(db: Queryable): Promise<string[]> {
  return Object.entries(await countViolations(db))
    .filter(([, rows]) => rows > 0)
    .map(([name, rows]) => `${name}: ${rows} rows`);
}
