import {
  type listUnmatched as UnmatchedCall,
  MAX_UNMATCHED,
  type UnmatchedName,
} from '@larder/shared/contract/adminCatalogue';
import type { PageQuery } from '@larder/shared/contract/page';
import { smallestPacks } from '@larder/shared/domain/catalogueMatch';
import { closestTo, MIN_SHOWN, indexNames, type NameIndex } from '@larder/shared/domain/unmatched';
import { z } from 'zod';

import type { Tx } from '#db/db';
import { AppError } from '#errors';
import { KEPT_DAYS, listUnmatched } from '#features/compare/unmatched.queries';
import type { Catalogue, ServedCatalogue } from '#features/ingredients/catalogueIndex';
import { listNames } from '#features/ingredients/ingredients.queries';
import { lockActor } from '#features/orders/orders.queries';
import { insertAudit } from '#http/audit.queries';
import { cached } from '#lib/cached';
import { pageInMemory, readCursor } from '#lib/cursor';
import { inTurns } from '#lib/inTurns';

import type { Acting } from './acting.ts';
import { deleteDismissal, insertDismissal } from './unmatched.queries.ts';

const DAY_MS = 86_400_000;
const MAX_CLOSEST = 3;
const PAGE = 50;
const LIST = { name: 'unmatched', key: z.tuple([z.number(), z.string()]) };

type Unmatched = z.output<typeof UnmatchedCall.response>;

/**
 * Lists the names that matched nothing when shoppers compared stores, and match nothing now.
 *
 * Units   the index for the closest names takes 20 ms and is made once per version of the catalogue.
 */
export function unmatchedReader({
  deps: { db, now },
  readCatalogue,
}: ServedCatalogue): (query: PageQuery) => Promise<Unmatched> {
  const readNames = cached(
    async () => indexNames(smallestPacks(await listNames(db))),
    (kept, version) => kept >= version,
  );
  return async (query) => {
    const cursor = readCursor(LIST, query.cursor);
    const catalogue = await readCatalogue();
    const index = await readNames(catalogue.version);
    const since = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    const wanted = await listUnmatched(db, { since, limit: MAX_UNMATCHED });
    const known = await catalogue.match(wanted.map(({ name }) => name));
    const left = wanted.filter(({ name }) => !known.has(name));
    const { rows, ...page } = pageInMemory(left, {
      list: LIST,
      cursor,
      limit: query.limit ?? PAGE,
      // Names under the minimum are sorted by name, which reveals nothing.
      keyOf: ({ times, name }) => [-shownTimes(times), name],
    });
    const names = await inTurns(rows, (row) => described(catalogue, index, row));
    return { names, ...page, total: left.length };
  };
}

function shownTimes(times: number): number {
  return times < MIN_SHOWN ? 0 : times;
}

function described(
  { byId }: Catalogue,
  index: NameIndex,
  { name, times }: { name: string; times: number },
): UnmatchedName {
  return {
    name,
    times: shownTimes(times) || null,
    closest: closestTo(index, name, MAX_CLOSEST).flatMap(({ ingredient_id, similarity }) => {
      const row = byId.get(ingredient_id);
      if (!row) return [];
      return [{ ingredient_id, name: row.name, image: row.image, similarity }];
    }),
  };
}

/** Dismisses a name or restores it. Idempotent. */
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
    // Not the name: it may be a person's.
    target_id: null,
  });
  return { message: dismissed ? 'Name dismissed' : 'Name put back' };
}
