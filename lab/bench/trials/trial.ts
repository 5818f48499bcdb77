import type { Db } from '@larder/server/src/db/db.ts';

import { audit } from '#reliability/chaos/audit';
import type { Notebook } from '#reliability/chaos/load';

/** One check of a trial. */
export type Check = { what: string; found: string; holds: boolean };
export type Trial = { name: string; run: () => Promise<Check[]> };

export function check(what: string, holds: boolean, found: string | number = ''): Check {
  return { what, found: String(found), holds };
}

/** Checks the orders of the load; other orders may exist. */
export async function checkBooks(what: string, db: Db, book: Notebook): Promise<Check[]> {
  const { acknowledged, lost, doubled, figures } = await audit(db, book);
  return [
    check(what, acknowledged > 100, acknowledged),
    check('… of them lost', lost === 0, lost),
    check('… doubled', doubled === 0, doubled),
    check('… answers nobody should get', book.unexpected.size === 0, figures['unexpected answers']),
    check('… every invariant holds', figures['broken rules'] === 0, figures['broken rules']),
  ];
}
