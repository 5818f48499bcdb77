import {
  type listUnmatched as UnmatchedCall,
  MAX_UNMATCHED,
  type UnmatchedName,
} from '@larder/shared/contract/adminCatalogue';
import type { PageQuery } from '@larder/shared/contract/page';
import { closestTo, MIN_TOLD, indexNames, type NameIndex } from '@larder/shared/domain/unmatched';
import { z } from 'zod';

import type { Db, Tx } from '#db/db';
import { AppError } from '#errors';
import { KEPT_DAYS, listUnmatched } from '#features/compare/unmatched.queries';
import { type Catalogue, readCatalogue } from '#features/ingredients/catalogueIndex';
import { listNames } from '#features/ingredients/ingredients.queries';
import { lockActor } from '#features/orders/orders.queries';
import { insertAudit } from '#http/audit.queries';
import { pageInMemory, readCursor } from '#lib/cursor';
import { inTurns } from '#lib/inTurns';

import type { Acting } from './acting.ts';
import { deleteDismissal, insertDismissal } from './unmatched.queries.ts';

const DAY_MS = 86_400_000;
const MAX_CLOSEST = 3;
const PAGE = 50;
const LIST = { name: 'unmatched', key: z.tuple([z.number(), z.string()]) };

type Unmatched = z.output<typeof UnmatchedCall.response>;

/** The catalogue as names are held against it, kept as long as it does not change. */
type Held = { catalogue: Catalogue; names: NameIndex };

/**
 * Reads the names that shoppers asked for in vain: without those that the catalogue knows by now.
 *
 * Units   the index of names for the closest ones is made once after a change of the catalogue, some 20 ms.
 */
export function unmatchedReader(db: Db, now: () => Date): (query: PageQuery) => Promise<Unmatched> {
  let held: Held | undefined;
  return async (query) => {
    const cursor = readCursor(LIST, query.cursor);
    const catalogue = await readCatalogue(db);
    if (held?.catalogue !== catalogue) held = { catalogue, names: indexNames(await listNames(db)) };
    const current = held;
    const since = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    const wanted = await listUnmatched(db, { since, limit: MAX_UNMATCHED });
    const known = await catalogue.match(wanted.map(({ name }) => name));
    const left = wanted.filter(({ name }) => !known.has(name));
    const { rows, ...page } = pageInMemory(left, {
      list: LIST,
      cursor,
      limit: query.limit ?? PAGE,
      // Those whose number is not told stand in the order of their names, which tells nothing.
      keyOf: ({ times, name }) => [-told(times), name],
    });
    const names = await inTurns(rows, (row) => described(current, row));
    return { names, ...page, total: left.length };
  };
}

function told(times: number): number {
  return times < MIN_TOLD ? 0 : times;
}

function described(
  { catalogue, names }: Held,
  { name, times }: { name: string; times: number },
): UnmatchedName {
  return {
    name,
    times: told(times) || null,
    closest: closestTo(names, name, MAX_CLOSEST).flatMap(({ ingredient_id, similarity }) => {
      const row = catalogue.byId.get(ingredient_id);
      if (!row) return [];
      return [{ ingredient_id, name: row.name, image: row.image, similarity }];
    }),
  };
}

/** Takes a name off the list for good, or puts it back. Doing it twice is doing it once. */
export async function dismissUnmatched(
  tx: Tx,
  { name, dismissed, admin, caller, at }: Acting & { name: string; dismissed: boolean },
): Promise<{ message: string }> {
  if (!(await lockActor(tx, admin.user_id))) throw new AppError('not_signed_in');
  await (dismissed ? insertDismissal(tx, { name, at }) : deleteDismissal(tx, name));
  await insertAudit(tx, {
    at,
    actor: admin,
    caller,
    action: dismissed ? 'unmatched_dismissed' : 'unmatched_restored',
    target_type: 'ingredient',
    // Not the name: what is no food may be somebody's.
    target_id: null,
  });
  return { message: dismissed ? 'Name dismissed' : 'Name put back' };
}
