import type { Db } from '@larder/server/src/db/db.ts';

import type { Row } from '#bench/lib/report';
import { audit } from '#reliability/chaos/audit';
import type { Notebook } from '#reliability/chaos/load';

export type Trial = { name: string; run: () => Promise<Row[]> };

export function check(what: string, holds: boolean, found: string | number = ''): Row {
  return [what, String(found), undefined, holds];
}

/** Checks the orders of the load; other orders may exist. */
export async function checkBooks(what: string, db: Db, book: Notebook): Promise<Row[]> {
  const { acknowledged, lost, doubled, broken, unexpected } = await audit(db, book);
  return [
    check(what, acknowledged > 100, acknowledged),
    check('… of them lost', lost === 0, lost),
    check('… doubled', doubled === 0, doubled),
    check('… answers nobody should get', unexpected.length === 0, unexpected.join(', ') || 0),
    check('… every invariant holds', broken.length === 0, broken.join('; ') || 0),
  ];
}
