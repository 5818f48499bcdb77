import type { PageQuery } from '@larder/shared/contract/page';
import {
  type addCooked as AddCooked,
  type CookedEntry,
  MAX_COOKED,
  MAX_SAVED,
  type RecipeBrief,
  type Tally,
} from '@larder/shared/contract/saved';
import { addDays, dayIn } from '@larder/shared/domain/storeDays';
import { z } from 'zod';

import type { Db, Queryable, Tx } from '#db/db';
import { AppError, invalidField } from '#errors';
import { lockActor } from '#features/orders/orders.queries';
import { cutPage, readCursor } from '#lib/cursor';
import { newId } from '#lib/ids';

import {
  countCooked,
  deleteCooked,
  type Dish,
  type EntryRow,
  getTally,
  insertCooked,
  isKept,
  listCooked,
  lockOwnRecipe,
  setCooked,
} from './cooked.queries.ts';
import { countOthersSaved, dropForgotten, keepSaved, lockKept } from './saved.queries.ts';

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
 * Notes that a recipe was cooked. One of the provider that is not kept yet becomes saved.
 *
 * Errors  recipe_not_found for an own recipe that is not there; invalid_request for a day in the future, or
 *         without `brief` for a recipe that is not kept; cooked_full, saved_full; not_signed_in.
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
  await keepDish(tx, { user_id, dish, brief, at });
  const entry = { cooked_id: newId(at), ...cooking };
  await insertCooked(tx, { user_id, dish, entry, at });
  return { entry, tally: await afterCooked(tx, { user_id, dish }) };
}

/** What follows from a dish that was just stored, in its transaction. Shape: the tally, with it. */
function afterCooked(tx: Tx, cooked: { user_id: string; dish: Dish }): Promise<Tally> {
  return getTally(tx, cooked);
}

async function keepDish(
  tx: Tx,
  {
    user_id,
    dish,
    brief,
    at,
  }: { user_id: string; dish: Dish; brief: RecipeBrief | undefined; at: Date },
): Promise<void> {
  if (dish.provider_id === null) {
    const { recipe_id } = dish;
    if (!(await lockOwnRecipe(tx, { user_id, recipe_id }))) throw new AppError('recipe_not_found');
    return;
  }
  const { provider_id } = dish;
  if (await isKept(tx, { user_id, provider_id })) return;
  if (!brief) throw invalidField('brief', 'must say what the recipe is');
  const others = await countOthersSaved(tx, { user_id, provider_id });
  if (others >= MAX_SAVED) throw new AppError('saved_full');
  await keepSaved(tx, { user_id, provider_id, brief, at });
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

function dishOf(key: string): Dish {
  return key.includes('-')
    ? { provider_id: null, recipe_id: key }
    : { provider_id: Number(key), recipe_id: null };
}

/** East of Greenwich it may be tomorrow. */
function checkDay({ cooked_on }: Cooking, at: Date): void {
  if (cooked_on > addDays(dayIn('UTC', at.getTime()), 1))
    throw invalidField('cooked_on', 'must not be in the future');
  if (cooked_on < MIN_DAY) throw invalidField('cooked_on', `must be ${MIN_DAY} or later`);
}
