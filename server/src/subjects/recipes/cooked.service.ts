import { addDays, dayIn } from '@larder/shared/basics/calendar';
import type { PageQuery } from '@larder/shared/basics/page.model';
import {
  type addCooked as AddCooked,
  type CookedEntry,
  MAX_COOKED,
  type RecipeBrief,
  type Tally,
} from '@larder/shared/recipes/saved.calls';
import { z } from 'zod';

import { AppError, invalidField } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { lockActor } from '#platform/identity/lockActor.queries';
import { cutPage, readCursor } from '#platform/lib/cursor';
import { newId } from '#platform/lib/ids';

import {
  countCooked,
  deleteCooked,
  type Dish,
  type EntryRow,
  getTally,
  insertCooked,
  listCooked,
  setCooked,
} from './cooked.queries.ts';
import { dishOf } from './dishOf.rules.ts';
import { keepDish } from './keepDish.service.ts';
import { dropForgotten, lockKept } from './saved.queries.ts';

const PAGE = 20;
const LIST = { name: 'cooked', key: z.tuple([z.iso.date(), z.guid()]) };
/** The first day that can be noted. */
const MIN_DAY = '2000-01-01';

/** The entries of a recipe; none for a recipe that is another's or nobody's. */
export async function pageOfCooked(
  db: Queryable,
  { user_id, key, query }: { user_id: string; key: string; query: PageQuery },
) {
  const { limit = PAGE } = query;
  const dish = dishOf(key);
  const cursor = readCursor(LIST, query.cursor);
  const found = await listCooked(db, { user_id, dish, cursor, limit: limit + 1 });
  const keyOf = ({ cooked_on, cooked_id }: EntryRow): [string, string] => [cooked_on, cooked_id];
  const { rows, ...page } = cutPage(found, { list: LIST, cursor, limit, keyOf });
  return { value: rows, ...page, tally: await getTally(db, { user_id, dish }) };
}

type Cooking = Omit<CookedEntry, 'cooked_id'>;

/**
 * Notes that a recipe was cooked. Of one of the provider its brief is kept; it does not become saved by it.
 *
 * Errors  recipe_not_found for an own recipe that is not there; invalid_request for a day in the future, or
 *         without `brief` for a recipe that is not kept; cooked_full; not_signed_in.
 */
export async function addCooked(
  tx: Tx,
  {
    user_id,
    key,
    brief,
    cooking,
    at,
  }: {
    user_id: string;
    key: string;
    brief: RecipeBrief | undefined;
    cooking: Cooking;
    at: Date;
  },
): Promise<z.output<(typeof AddCooked)['response']>> {
  checkDay(cooking, at);
  if (!(await lockActor(tx, user_id))) throw new AppError('not_signed_in');
  await lockKept(tx, user_id);
  if ((await countCooked(tx, user_id)) >= MAX_COOKED) throw new AppError('cooked_full');
  const dish = dishOf(key);
  await keepDish(tx, { user_id, dish, brief, at, isSaved: false });
  const entry = { cooked_id: newId(at), ...cooking };
  await insertCooked(tx, { user_id, dish, entry, at });
  return { entry, tally: await afterCooked(tx, { user_id, dish }) };
}

/** What follows from a dish that was just stored, in its transaction. Shape: the tally, with it. */
function afterCooked(tx: Tx, cooked: { user_id: string; dish: Dish }): Promise<Tally> {
  return getTally(tx, cooked);
}

/** Errors  cooked_not_found, also for another's; invalid_request for a day in the future. */
export async function changeCooked(
  db: Db,
  { user_id, entry, at }: { user_id: string; entry: CookedEntry; at: Date },
): Promise<CookedEntry> {
  checkDay(entry, at);
  if (!(await setCooked(db, { user_id, entry }))) throw new AppError('cooked_not_found');
  return entry;
}

/** Errors  cooked_not_found, also for another's. */
export async function removeCooked(
  tx: Tx,
  { user_id, cooked_id }: { user_id: string; cooked_id: string },
): Promise<void> {
  await lockKept(tx, user_id);
  const provider_id = await deleteCooked(tx, { user_id, cooked_id });
  if (provider_id === undefined) throw new AppError('cooked_not_found');
  if (provider_id !== null) await dropForgotten(tx, { user_id, provider_id });
}

/** East of Greenwich it may be tomorrow. */
function checkDay({ cooked_on }: Cooking, at: Date): void {
  if (cooked_on > addDays(dayIn('UTC', at.getTime()), 1))
    throw invalidField('cooked_on', 'must not be in the future');
  if (cooked_on < MIN_DAY) throw invalidField('cooked_on', `must be ${MIN_DAY} or later`);
}
