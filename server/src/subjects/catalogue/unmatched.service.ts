import type { PageQuery } from '@larder/shared/basics/page.model';
import {
  type listUnmatched as UnmatchedCall,
  MAX_UNMATCHED,
  type UnmatchedName,
} from '@larder/shared/food/adminCatalogue.calls';
import { z } from 'zod';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { pageInMemory, readCursor } from '#platform/lib/cursor';
import { KEPT_DAYS, listUnmatched } from '#subjects/compare/unmatched.queries';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';
import { MIN_SHOWN } from '#subjects/food/unmatched.rules';

import type { Acting } from './acting.rules.ts';
import type { ClosestReader } from './closestNames.service.ts';
import { deleteDismissal, insertDismissal } from './unmatched.queries.ts';

const DAY_MS = 86_400_000;
const PAGE = 50;
const LIST = { name: 'unmatched', key: z.tuple([z.number(), z.string()]) };

type Unmatched = z.output<typeof UnmatchedCall.response>;

/**
 * Lists the names that matched nothing when shoppers compared stores, and match nothing now.
 */
export function makeUnmatchedReader(
  { deps: { db, now }, readCatalogue }: ServedCatalogue,
  readClosest: ClosestReader,
): (query: PageQuery) => Promise<Unmatched> {
  return async (query) => {
    const cursor = readCursor(LIST, query.cursor);
    const catalogue = await readCatalogue();
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
    const closest = await readClosest(rows.map(({ name }) => name));
    const names = rows.map(({ name, times }, index): UnmatchedName => ({
      name,
      times: shownTimes(times) || null,
      closest: closest[index] ?? [],
    }));
    return { names, ...page, total: left.length };
  };
}

function shownTimes(times: number): number {
  return times < MIN_SHOWN ? 0 : times;
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
