import { cents } from '@larder/shared/basics/money';
import { positionOf } from '@larder/shared/basics/staff';
import { copiedTimes } from '@larder/shared/stores/copying';
import {
  type CopiedPart,
  type copyStore as contract,
  MAX_COPIED_ROWS,
} from '@larder/shared/stores/copyStore.calls';
import type * as z from 'zod/mini';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAuditOfRows } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { setBooks } from '#subjects/stores/books.queries';
import { lockFacts } from '#subjects/stores/editing.queries';
import { changeStore } from '#subjects/stores/editing.service';
import {
  type Acting,
  changeOf,
  holdShelf,
  type Shelf,
  shelfKey,
} from '#subjects/stores/shelf.service';
import { lockOwnStores, type ShelfWrite, writeShelfRows } from '#subjects/stores/stores.queries';

import { type CopiedRow, findTimes, listCopied } from './copying.queries.ts';

type Copied = z.output<typeof contract.response>;
type Copying = Acting & { store_id: string; from: string; parts: readonly CopiedPart[] };

/**
 * Brings what another own store has into a store, all or nothing, at most MAX_COPIED_ROWS rows of its shelf. New items
 * have no packs; stock stays. Only the store that changes is locked: the other one counts as it is read.
 *
 * Errors  those of the contract; ingredient_not_found and conflict for what was given up or taken off the shelf meanwhile.
 */
export async function copyStore(tx: Tx, copying: Copying): Promise<Copied> {
  const { store_id, from, parts, user } = copying;
  const hasTimes = parts.includes('hours') || parts.includes('slots');
  if (hasTimes && positionOf(user) !== 'owner') throw new AppError('not_allowed');
  if (from === store_id) throw invalidField('from', 'must be another store');
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const source = await findTimes(tx, { store_id: from, runs: user });
  if (!source) throw invalidField('from', 'is not one of your open stores');

  const times = hasTimes ? await copyTimes(tx, { ...copying, source }) : {};
  const { undo, ...shelf } = await copyShelf(tx, copying);
  return { ...shelf, undo: { ...undo, ...times } };
}

type Source = NonNullable<Awaited<ReturnType<typeof findTimes>>>;

/** Shape: the hours and slots from before, of those that changed; with slots those that are there now. */
async function copyTimes(
  tx: Tx,
  { store_id, parts, source, user, caller, at }: Copying & { source: Source },
): Promise<Pick<Copied['undo'], 'hours' | 'slots' | 'expected_slots'>> {
  const target = await lockFacts(tx, { store_id, vendor_id: user.vendor_id, now: at });
  if (!target) throw new AppError('store_not_found');
  const { hours, slots } = copiedTimes(
    {
      hours: parts.includes('hours') ? source.hours : null,
      slots: parts.includes('slots') ? source.slots : null,
    },
    target,
  );
  if (!hours && !slots) return {};
  // A store that says no time yet has no zone that somebody chose.
  const time_zone = target.hours || target.slots ? target.time_zone : source.time_zone;
  await changeStore(tx, { store_id, edit: { hours, slots, time_zone }, user, caller, at });
  return {
    ...(hours && { hours: target.hours }),
    ...(slots && { slots: target.slots, expected_slots: slots }),
  };
}

type OfShelf = Pick<Copied, 'added' | 'price_changed' | 'has_more'> & {
  undo: Pick<Copied['undo'], 'changed' | 'added'>;
};

async function copyShelf(tx: Tx, { store_id, from, parts, ...acting }: Copying): Promise<OfShelf> {
  const { vendor_id } = acting.user;
  const own = await lockOwnStores(tx, { runs: acting.user, store_ids: [store_id] });
  if (own.length === 0) throw new AppError('store_not_found');
  const found = await listCopied(tx, {
    from,
    store_id,
    vendor_id,
    parts,
    limit: MAX_COPIED_ROWS + 1,
  });
  const rows = found.slice(0, MAX_COPIED_ROWS).map((row) => ({ store_id, ...row }));
  const before = await holdShelf(tx, rows);
  const writes = rows.flatMap((row) => writeOf(row, { parts, before }) ?? []);
  const changed = writes.flatMap((write) => {
    const was = before.get(shelfKey(write));
    return was ? { write, was } : [];
  });
  const added = rows.filter((row) => !before.has(shelfKey(row)));
  await writeCopied(tx, {
    store_id,
    detail: { from, added: added.length, price_changed: changed.length },
    writes,
    added,
    before,
    ...acting,
  });
  return {
    added: added.length,
    price_changed: changed.length,
    has_more: found.length > rows.length,
    undo: {
      added: added.map(({ ingredient_id }) => ingredient_id),
      changed: changed.map(({ write: { ingredient_id, price_cents }, was }) => ({
        ingredient_id,
        before: { price: was.price, quantity: was.quantity, ...(was.sale && { sale: was.sale }) },
        now: { price: cents(price_cents), quantity: was.quantity },
      })),
    },
  };
}

type Row = { store_id: string } & CopiedRow;

/**
 * What is written of a row that was found before it was locked; undefined when somebody has put the item on the shelf, or
 * given it this price, meanwhile.
 *
 * Errors  conflict when it has left the shelf, and was locked as a new one.
 */
function writeOf(
  { store_id, ingredient_id, price_cents, by_weight }: Row,
  { parts, before }: { parts: readonly CopiedPart[]; before: Shelf },
): ShelfWrite | undefined {
  const key = { store_id, ingredient_id };
  const was = before.get(shelfKey(key));
  if (!was) {
    if (!parts.includes('items')) throw new AppError('conflict');
    return { ...key, price_cents, quantity: 0, delta: 0, by_weight };
  }
  if (!parts.includes('prices') || was.price === price_cents) return undefined;
  return { ...key, price_cents, quantity: was.quantity, delta: 0 };
}

async function writeCopied(
  tx: Tx,
  {
    store_id,
    detail,
    writes,
    added,
    before,
    user: actor,
    caller,
    at,
  }: Acting & {
    store_id: string;
    detail: Record<string, unknown>;
    writes: readonly ShelfWrite[];
    /** The items that are new, with cost and tax class. */
    added: readonly Row[];
    before: Shelf;
  },
): Promise<void> {
  if (writes.length === 0) return;
  await writeShelfRows(tx, { writes, actor_id: actor.user_id, at });
  await setBooks(tx, added);
  await insertAuditOfRows(tx, {
    at,
    actor,
    caller,
    action: 'shelf_copied',
    target_type: 'store',
    target_id: store_id,
    detail,
    rows: writes.map((write) => changeOf(write, before)),
  });
}
