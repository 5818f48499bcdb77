import type { Queryable } from '#platform/db/db';
import { countViolations } from '#platform/db/invariants';

/** The invariants that do not hold, by name; empty when all do. */
export async function brokenInvariants(db: Queryable): Promise<string[]> {
  return Object.entries(await countViolations(db))
    .filter(([, rows]) => rows > 0)
    .map(([name, rows]) => `${name}: ${rows} rows`);
}
