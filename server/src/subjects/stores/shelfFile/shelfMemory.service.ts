import type { ShelfDecision, ShelfMapping } from '@larder/shared/stores/shelfFile.calls';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';

import {
  countDecisions,
  deleteDecisions,
  listMappings,
  lockMemory,
  setDecisions,
  setMapping,
} from './shelfMemory.queries.ts';
import { keptDecisions } from './shelfMemory.rules.ts';

/** What a vendor's files were mapped like, and how many rows it has decided. */
export async function memoryOf(db: Db, vendor_id: string) {
  const [mappings, decisions] = await Promise.all([
    listMappings(db, vendor_id),
    countDecisions(db, vendor_id),
  ]);
  return { mappings, decisions };
}

type Remembered = {
  user: LiveUser;
  at: Date;
  catalogue: Catalogue;
  mapping?: ShelfMapping | undefined;
  decisions?: readonly ShelfDecision[] | undefined;
};

/**
 * Remembers what was decided. A food that the catalogue lacks was given up after the file was looked at: that decision is
 * dropped, and its row asked about again.
 */
export async function remember(
  tx: Tx,
  { user, at, catalogue, mapping, decisions = [] }: Remembered,
): Promise<{ message: string }> {
  const { vendor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const { kept, forgotten } = keptDecisions(
    decisions.filter((one) => one.kind !== 'food' || catalogue.foodById.has(one.food_id)),
  );
  await lockMemory(tx, vendor_id);
  if (mapping) await setMapping(tx, { vendor_id, mapping, at });
  if (forgotten.length > 0) await deleteDecisions(tx, { vendor_id, subjects: forgotten });
  if (kept.length > 0) await setDecisions(tx, { vendor_id, decisions: kept, at });
  return { message: 'Remembered!' };
}
