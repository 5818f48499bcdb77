import { MAX_SAVED, type RecipeBrief, type SavedQuery } from '@larder/shared/recipes/saved.calls';
import { z } from 'zod';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { fittingLimit } from '#platform/db/withinWeight';
import { lockActor } from '#platform/identity/lockActor.queries';
import { cutPage, type Listing, readCursor, TextKey, TimeKey } from '#platform/lib/cursor';
import type { ReadCatalogue } from '#subjects/food/catalogueIndex.service';

import { collectionsOfAll } from './collections.queries.ts';
import { toOwn } from './keptRecipe.rules.ts';
import { partsOf } from './partRecipes.service.ts';
import { listRecipesById } from './recipes.queries.ts';
import {
  countOthersSaved,
  countSaved,
  dropForgotten,
  keepSaved,
  type ListedRow,
  listSaved,
  lockKept,
  markUnsaved,
  timesKey,
} from './saved.queries.ts';

const PAGE = 24;

const ByTime = z.tuple([TimeKey, TextKey]);
const ByTimes = z.tuple([z.int().min(0), z.iso.date(), TimeKey, TextKey]);
type SavedKey = z.output<typeof ByTime> | z.output<typeof ByTimes>;

/** A page of own recipes and saved ones of the provider; own ones come with lines and steps. */
export async function pageOfSaved(
  { db, readCatalogue }: { db: Db; readCatalogue: ReadCatalogue },
  { user_id, query }: { user_id: string; query: SavedQuery },
) {
  const { limit = PAGE, filter = 'all', sort = 'newest', q, collection } = query;
  const list: Listing<SavedKey> = {
    name: `saved ${filter} ${sort} ${collection ?? ''}`,
    key: sort === 'cooked' ? ByTimes : ByTime,
  };
  const cursor = readCursor(list, query.cursor);
  const listed = { user_id, filter, q, collection };
  const found = await listSaved(db, { ...listed, sort, cursor, limit: limit + 1 });
  const keyOf = (row: ListedRow): SavedKey => {
    const end = [row.at.getTime(), row.key] as const;
    return sort === 'cooked' ? [...timesKey(row), ...end] : [...end];
  };
  const { rows, ...page } = cutPage(found, {
    list,
    cursor,
    limit: fittingLimit(found, limit),
    keyOf,
  });
  const own = await listRecipesById(
    db,
    rows.flatMap(({ recipe_id }) => recipe_id ?? []),
  );
  const keys = rows.map(({ key }) => key);
  const inWhich = await collectionsOfAll(db, { user_id, keys });
  const catalogue = await readCatalogue();
  const parts = await partsOf(db, { user_id, rows: own });
  const byId = new Map(own.map((row) => [row.recipe_id, toOwn(row, { catalogue, parts })]));
  const value = rows.map(({ times, last_on, rating, recipe_id, fits: _fits, ...row }) => ({
    ...row,
    tally: { times, last_on, rating },
    own: (recipe_id !== null && byId.get(recipe_id)) || null,
    collections: inWhich.get(row.key) ?? [],
  }));
  return { value, ...page, total: await countSaved(db, listed) };
}

/** Errors  saved_full; not_signed_in when the account was deleted meanwhile. */
export async function saveRecipe(
  tx: Tx,
  { user_id, at, ...kept }: { user_id: string; provider_id: number; brief: RecipeBrief; at: Date },
): Promise<void> {
  if (!(await lockActor(tx, user_id))) throw new AppError('not_signed_in');
  await lockKept(tx, user_id);
  const others = await countOthersSaved(tx, { user_id, provider_id: kept.provider_id });
  if (others >= MAX_SAVED) throw new AppError('saved_full');
  await keepSaved(tx, { user_id, ...kept, saved_at: at });
}

/** A recipe that was cooked stays known to the diary; any other is forgotten. */
export async function unsaveRecipe(
  tx: Tx,
  which: { user_id: string; provider_id: number },
): Promise<void> {
  await lockKept(tx, which.user_id);
  await markUnsaved(tx, which);
  await dropForgotten(tx, which);
}
