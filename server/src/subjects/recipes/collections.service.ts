import { ERRORS } from '@larder/shared/basics/errors.model';
import { COLLECTION_LIMITS } from '@larder/shared/recipes/collections';
import type { Collection } from '@larder/shared/recipes/collections.calls';
import type { RecipeBrief } from '@larder/shared/recipes/saved.calls';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { lockActor } from '#platform/identity/lockActor.queries';
import { newId } from '#platform/lib/ids';

import {
  countCollections,
  deleteCollection,
  findCollection,
  insertCollection,
  isNameTaken,
  listCollectionsOf,
  listOwn,
  putInto,
  setName,
  takeOut,
} from './collections.queries.ts';
import { dishOf } from './dishOf.rules.ts';
import { keepDish } from './keepDish.service.ts';
import { lockKept } from './saved.queries.ts';

type Named = { user_id: string; name: string };

/** Errors  invalid_request for a name that another has; collections_full; not_signed_in. */
export async function makeCollection(
  tx: Tx,
  { user_id, name, at }: Named & { at: Date },
): Promise<Collection> {
  await lock(tx, user_id);
  if ((await countCollections(tx, user_id)) >= COLLECTION_LIMITS.ofOne)
    throw new AppError('collections_full');
  await refuseTaken(tx, { user_id, name });
  const collection_id = newId(at);
  await insertCollection(tx, { collection_id, user_id, name, at });
  return { collection_id, name, recipes: 0 };
}

/** Errors  collection_not_found, also for another's; invalid_request for a name that another has; not_signed_in. */
export async function renameCollection(
  tx: Tx,
  { user_id, collection_id, name }: Named & { collection_id: string },
): Promise<Collection> {
  await lock(tx, user_id);
  const kept = await findCollection(tx, { user_id, collection_id });
  if (!kept) throw new AppError('collection_not_found');
  await refuseTaken(tx, { user_id, collection_id, name });
  await setName(tx, { user_id, collection_id, name });
  return { ...kept, name };
}

/** Errors  collection_not_found, also for another's. */
export async function removeCollection(
  tx: Tx,
  which: { user_id: string; collection_id: string },
): Promise<void> {
  await lockKept(tx, which.user_id);
  if (!(await deleteCollection(tx, which))) throw new AppError('collection_not_found');
}

/**
 * Takes a recipe out of collections, then puts it into others. One of the provider that is not saved becomes saved.
 *
 * Errors  as of the contract's changeCollectionsOf; not_signed_in.
 */
export async function changeCollectionsOf(
  tx: Tx,
  {
    user_id,
    key,
    add,
    remove,
    brief,
    at,
  }: {
    user_id: string;
    key: string;
    add: readonly string[];
    remove: readonly string[];
    brief: RecipeBrief | undefined;
    at: Date;
  },
): Promise<{ value: string[] }> {
  await lock(tx, user_id);
  const dish = dishOf(key);
  await takeOut(tx, { user_id, dish, ids: remove });
  const before = await listCollectionsOf(tx, { user_id, dish });
  const ids = [...new Set(add)].filter((id) => !before.includes(id));
  if (ids.length > 0) {
    await refuseUnfit(tx, { user_id, ids, before: before.length });
    await keepDish(tx, { user_id, dish, brief, at, isSaved: true });
    await putInto(tx, { user_id, dish, ids, at });
  }
  return { value: await listCollectionsOf(tx, { user_id, dish }) };
}

async function lock(tx: Tx, user_id: string): Promise<void> {
  if (!(await lockActor(tx, user_id))) throw new AppError('not_signed_in');
  await lockKept(tx, user_id);
}

async function refuseTaken(tx: Tx, named: Named & { collection_id?: string }): Promise<void> {
  if (await isNameTaken(tx, named))
    throw invalidField('name', 'is the name of another collection of yours');
}

async function refuseUnfit(
  tx: Tx,
  { user_id, ids, before }: { user_id: string; ids: readonly string[]; before: number },
): Promise<void> {
  const own = await listOwn(tx, { user_id, ids });
  if (own.length < ids.length) throw new AppError('collection_not_found');
  if (before + ids.length > COLLECTION_LIMITS.ofRecipe) throw full('in_too_many_collections');
  const one = own.find(({ recipes }) => recipes >= COLLECTION_LIMITS.recipes);
  if (one) throw full('collection_full', `“${one.name}”: `);
}

function full(code: 'in_too_many_collections' | 'collection_full', which = ''): AppError {
  const message = `${which}${ERRORS[code].message}`;
  return new AppError(code, { message, details: { fields: [{ field: 'add', message }] } });
}
