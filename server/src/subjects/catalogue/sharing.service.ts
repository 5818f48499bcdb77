import { isNearPack } from '@larder/shared/food/nearPack';
import type { ShareDraft } from '@larder/shared/stores/adminProducts.calls';
import { packAmount } from '@larder/shared/stores/offers';

import { AppError, invalidField } from '#errors';
import { brokenConstraint, type Tx } from '#platform/db/db';
import { insertAudits } from '#platform/http/audit.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { newId } from '#platform/lib/ids';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { foodKey } from '#subjects/food/foodKey.rules';
import type { IngredientRow } from '#subjects/food/ingredients.queries';
import { weightsOf } from '#subjects/food/weights.rules';

import type { Acting } from './acting.rules.ts';
import { countCatalogueChange, insertIngredients } from './adminIngredients.queries.ts';
import {
  type FoodWrite,
  listNumbersOf,
  lockAlike,
  type LockedOwn,
  putShared,
  setFoods,
} from './ownProducts.queries.ts';

/** What is needed of a food; one that is new has no weights yet. */
type Food = Pick<
  IngredientRow,
  'ingredient_id' | 'name' | 'category' | 'density_g_per_ml' | 'grams_per_piece' | 'measures'
>;

type Told = { message: string; products: number; changed: number; other_packs: number };

/**
 * Says for all vendors what an own product is. Vendors' products stay their own rows, so no shelf, stock, price or order
 * is moved: those with one of its numbers in that pack take the food, and other vendors' files find it by the numbers.
 *
 * Errors  as the call.
 */
export async function shareProduct(
  tx: Tx,
  {
    product_id,
    draft,
    catalogue,
    admin,
    caller,
    at,
  }: Acting & { product_id: string; draft: ShareDraft; catalogue: Catalogue },
): Promise<Told> {
  if (!(await lockActor(tx, admin.user_id))) throw new AppError('not_signed_in');
  const { name, brand, gtins } = draft;
  const isNew = draft.food.kind === 'new';
  if (gtins.length === 0 && !isNew)
    throw invalidField('gtins', 'needs a number, or the product a new food');
  const alike = await holdAlike(tx, product_id, gtins);
  const food = await foodOf(tx, { draft, catalogue, at });
  const isIt = (row: LockedOwn) => row.ingredient_id === product_id || isNearPack(row, draft);
  const products = alike.filter(isIt);
  const changed = products.filter((row) => !isOf(row, food));
  if (changed.length > 0)
    await setFoods(
      tx,
      changed.map((row) => foodWrite(row, food)),
    );
  const food_id = food?.ingredient_id ?? null;
  await putShared(tx, { ...draft, food_id, at });
  // Last, as in a merge: others wait for it.
  if (isNew) await countCatalogueChange(tx);
  const entry = { at, actor: admin, caller, target_type: 'ingredient' };
  const counts = { products: products.length, changed: changed.length };
  await insertAudits(tx, [
    ...(isNew ? [{ ...entry, action: 'ingredient_added', target_id: food_id }] : []),
    {
      ...entry,
      action: 'own_product_shared',
      target_id: product_id,
      detail: { product: name, brand, gtins, food: food?.name ?? null, ...counts },
    },
  ]);
  return { message: 'Product shared!', ...counts, other_packs: alike.length - products.length };
}

/**
 * Locks the product and those that share a number with it, as they are when the locks are held.
 *
 * Errors  product_not_found; conflict when a number is another's by now.
 */
async function holdAlike(
  tx: Tx,
  product_id: string,
  gtins: readonly string[],
): Promise<LockedOwn[]> {
  const locked = await lockAlike(tx, { ingredient_id: product_id, gtins });
  if (!locked.some(({ ingredient_id }) => ingredient_id === product_id))
    throw new AppError('product_not_found');
  const ids = locked.map(({ ingredient_id }) => ingredient_id);
  const codes = new Set(
    (await listNumbersOf(tx, ids)).map(({ ingredient_id, gtin }) => `${ingredient_id} ${gtin}`),
  );
  const has = (ingredient_id: string, gtin: string) => codes.has(`${ingredient_id} ${gtin}`);
  if (!gtins.every((gtin) => has(product_id, gtin)))
    throw new AppError('conflict', { message: 'The product has other numbers by now' });
  return locked.filter(
    ({ ingredient_id }) =>
      ingredient_id === product_id || gtins.some((gtin) => has(ingredient_id, gtin)),
  );
}

/** The food of the draft, which is added to the catalogue when it is new. Errors  ingredient_not_found, ingredient_exists. */
async function foodOf(
  tx: Tx,
  {
    draft: { food, unit_quantity, unit },
    catalogue,
    at,
  }: { draft: ShareDraft; catalogue: Catalogue; at: Date },
): Promise<Food | undefined> {
  if (food.kind === 'none') return undefined;
  if (food.kind === 'food') {
    const known = catalogue.foodById.get(food.food_id);
    if (!known) throw new AppError('ingredient_not_found');
    return known;
  }
  const { food_name: name, category } = food;
  const ingredient_id = newId(at);
  await insertIngredients(tx, [{ ingredient_id, name, unit_quantity, unit, category }]).catch(
    (error: unknown) => {
      throw brokenConstraint(error) === 'ingredients_active_name' ? foodExists() : error;
    },
  );
  const weights = { density_g_per_ml: null, grams_per_piece: null, measures: {} };
  return { ingredient_id, name, category, ...weights };
}

function foodExists(): AppError {
  const message = 'is in the catalogue already, in this pack';
  return new AppError('ingredient_exists', {
    details: { fields: [{ field: 'food.food_name', message }] },
  });
}

function isOf({ food: was }: LockedOwn, food: Food | undefined): boolean {
  return was && food ? foodKey(was) === foodKey(food) : !was && !food;
}

function foodWrite(row: LockedOwn, food: Food | undefined): FoodWrite {
  return {
    ingredient_id: row.ingredient_id,
    food_id: food?.ingredient_id ?? null,
    category: food?.category ?? 'Other',
    pack: food ? packAmount(row, weightsOf(food)) : null,
  };
}
