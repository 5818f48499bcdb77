import type { MergeView } from '@larder/shared/food/adminCatalogue.calls';
import { isSamePack, type MergeRefusal } from '@larder/shared/food/catalogueFacts';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { listIngredientsById } from '#subjects/food/ingredients.queries';
import { lockBothShelves, moveStock, type Pair } from '#subjects/stores/stock.queries';

import type { Acting } from './acting.rules.ts';
import { countCatalogueChange, findUse, lockIngredients } from './adminIngredients.queries.ts';
import {
  getOverlap,
  listMergedWithStock,
  lockStoresWith,
  moveMeasures,
  moveNames,
  moveRecipes,
  setMerged,
} from './merge.queries.ts';

/** Errors  ingredient_not_found when one is not in the catalogue; invalid_request when both are the same. */
export async function viewMerge(db: Queryable, pair: Pair): Promise<MergeView> {
  const { from, into } = pair;
  if (from === into)
    throw new AppError('invalid_request', { message: 'into: must be another ingredient' });
  const rows = await listIngredientsById(db, [from, into]);
  const [goes, stays] = [from, into].map((id) => rows.find((row) => row.ingredient_id === id));
  const use = await findUse(db, from);
  if (!goes || !stays || !use) throw new AppError('ingredient_not_found');
  const { overfull, ...overlap } = await getOverlap(db, pair);
  const refusal: MergeRefusal | null =
    use.stores > 0 && !isSamePack(goes, stays)
      ? 'packs_differ'
      : overfull > 0
        ? 'too_many_packs'
        : null;
  return { ...use, ...overlap, refusal };
}

type Merged = {
  message: string;
  stores: number;
  both_stores: number;
  recipes: number;
  aliases: number;
};

/**
 * Merges a duplicate into another ingredient: offers, stock, recipes and names move, orders stay. Where a
 * store has both, the remaining one keeps its price and gets the packs.
 *
 * Refused when pack sizes differ, because 10 packs of 500 gm are not 10 packs of 1 kg.
 *
 * Errors  as viewMerge; packs_differ, too_many_packs.
 */
export async function mergeIngredients(
  tx: Tx,
  { pair, admin, caller, at }: Acting & { pair: Pair },
): Promise<Merged> {
  if (!(await lockActor(tx, admin.user_id))) throw new AppError('not_signed_in');
  await lockIngredients(tx, [pair.from, pair.into]);
  const store_ids = await lockStoresWith(tx, pair.from);
  const { refusal, both_stores } = await viewMerge(tx, pair);
  if (refusal) throw new AppError(refusal);

  const shelves = { ...pair, store_ids };
  await lockBothShelves(tx, shelves);
  const packs = await moveStock(tx, { ...shelves, actor_id: admin.user_id, at });
  const recipes = await moveRecipes(tx, pair);
  const aliases = await moveNames(tx, pair);
  await moveMeasures(tx, pair);
  await setMerged(tx, { ...pair, at });
  await countCatalogueChange(tx);
  const stores = store_ids.length;
  await insertAudit(tx, {
    at,
    actor: admin,
    caller,
    action: 'ingredient_merged',
    target_type: 'ingredient',
    target_id: pair.from,
    detail: { into: pair.into, stores, both_stores, packs, recipes, aliases },
  });
  return { message: 'Ingredients merged!', stores, both_stores, recipes, aliases };
}

/**
 * Moves stock that a vendor added to a merged ingredient during the merge, which could not see the new shelf
 * yet. Run by housekeeping.
 *
 * Shape   the number of packs.
 */
export async function moveOverlookedStock(db: Db, at: Date): Promise<number> {
  let packs = 0;
  for (const pair of await listMergedWithStock(db))
    packs += await db.transaction(async (tx) => {
      const shelves = { ...pair, store_ids: await lockStoresWith(tx, pair.from) };
      await lockBothShelves(tx, shelves);
      return moveStock(tx, { ...shelves, actor_id: null, at });
    });
  return packs;
}
