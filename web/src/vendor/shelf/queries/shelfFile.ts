import { cents } from '@larder/shared/basics/money';
import { MAX_INVENTORY_ROWS } from '@larder/shared/stores/inventory';
import {
  matchShelf,
  putShelf,
  readShelfMemory,
  type ShelfCells,
  type ShelfDecision,
  type ShelfMapping,
  type ShelfPut,
  writeShelfMemory,
} from '@larder/shared/stores/shelfFile.calls';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';
import { importInventory, type RemovedItem, removeItems } from '@larder/shared/stores/stores.calls';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { type AnswerOf, type BodyOf, call } from '#platform/http/api.ts';
import { newId } from '#platform/page/newId.ts';

const MEMORY_KEY = ['shelf memory'] as const;

/** How the columns of the vendor's files were mapped. */
export const shelfMemoryQuery = () =>
  queryOptions({
    queryKey: MEMORY_KEY,
    queryFn: ({ signal }) => call(readShelfMemory, { signal }),
  });

export const rememberMappingMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (mapping: ShelfMapping) => call(writeShelfMemory, { body: { mapping } }),
    onSettled: () => client.invalidateQueries({ queryKey: MEMORY_KEY }),
  });

/** Has a row asked about again that was left out before. */
export const askAgainMutation = () =>
  mutationOptions({
    mutationFn: (decision: ShelfDecision) =>
      call(writeShelfMemory, { body: { decisions: [decision] } }),
  });

/** What a file is as a whole. */
export type FileFacts = Omit<BodyOf<typeof matchShelf>, 'rows'>;

/** What one row is, while the columns are being chosen. */
export const firstRowQuery = ({
  store_id,
  cells,
  facts,
}: {
  store_id: string;
  cells: ShelfCells;
  facts: FileFacts;
}) =>
  queryOptions({
    queryKey: ['shelf first row', store_id, cells, facts],
    queryFn: async ({ signal }) => {
      const body = { rows: [cells], ...facts };
      const { rows } = await call(matchShelf, { params: { storeId: store_id }, body, signal });
      return rows[0] ?? null;
    },
  });

/** The rows of a file that is brought to a shelf; `id` is another one for each other content. */
export type RowsToMatch = {
  readonly id: string;
  readonly store_id: string;
  readonly rows: readonly ShelfCells[];
  readonly facts: FileFacts;
};

/** Of what rows are, of all files. */
export const SHELF_MATCH_KEY = ['shelf match'] as const;

/** What each row is, 5,000 at a time, in the order of the file. */
export const shelfMatchQuery = ({ id, store_id, rows, facts }: RowsToMatch) =>
  infiniteQueryOptions({
    queryKey: [...SHELF_MATCH_KEY, store_id, id],
    queryFn: async ({ pageParam, signal }) => {
      const part = rows.slice(pageParam, pageParam + MAX_INVENTORY_ROWS);
      if (part.length === 0) return [];
      const body = { rows: part, ...facts };
      return (await call(matchShelf, { params: { storeId: store_id }, body, signal })).rows;
    },
    initialPageParam: 0,
    getNextPageParam: (_, parts) => {
      const next = parts.length * MAX_INVENTORY_ROWS;
      return next < rows.length ? next : undefined;
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** What one press saves. */
export type ShelfSave = {
  readonly store_id: string;
  readonly puts: readonly ShelfPut[];
  /** Packs of what is new and whose row has no stock. */
  readonly missing_stock: number;
  readonly decisions: readonly ShelfDecision[];
  /** What stands on the shelf and not in the file, and is not kept as it is. */
  readonly toZero: readonly StoreItem[];
  readonly toRemove: readonly StoreItem[];
};

type Put = AnswerOf<typeof putShelf>;

/** What was saved so far; a retry goes on from there. */
export type ShelfSaved = {
  /** Of one press and its retries: an answer that was lost comes again. */
  readonly id: string;
  /** Calls that are done. */
  calls: number;
  readonly counts: Record<'created' | 'added' | 'price_changed' | 'stock_changed', number>;
  readonly left_out: Put['left_out'][number][];
  readonly undo: { changed: Put['undo']['changed']; added: string[]; removed: RemovedItem[] };
};

export function nothingSaved(): ShelfSaved {
  return {
    id: newId(),
    calls: 0,
    counts: { created: 0, added: 0, price_changed: 0, stock_changed: 0 },
    left_out: [],
    undo: { changed: [], added: [], removed: [] },
  };
}

/** Saves part by part and notes in `saved` what is done; `onCall` hears how many calls of how many. */
export async function saveShelf(
  save: ShelfSave,
  saved: ShelfSaved,
  onCall: (done: number, all: number) => void,
): Promise<void> {
  const calls = callsOf(save, saved);
  for (const one of calls.slice(saved.calls)) {
    onCall(saved.calls, calls.length);
    await one();
    saved.calls += 1;
  }
}

function callsOf(
  { store_id, puts, missing_stock, decisions, toZero, toRemove }: ShelfSave,
  saved: ShelfSaved,
): (() => Promise<void>)[] {
  const params = { storeId: store_id };
  return [
    ...partsOf(decisions).map((part) => async () => {
      await call(writeShelfMemory, { body: { decisions: part } });
    }),
    ...partsOf(puts).map((rows, part) => async () => {
      const headers = { 'idempotency-key': `${saved.id}-${part}` };
      notePut(saved, await call(putShelf, { params, body: { rows, missing_stock }, headers }));
    }),
    ...partsOf(toZero).map((part) => async () => {
      const items = part.map(({ ingredient_id, quantity }) => ({
        ingredient_id,
        quantity: 0,
        expected_quantity: quantity,
      }));
      await call(importInventory, { params, body: { items } });
      saved.undo.changed.push(
        ...part.map(({ ingredient_id, price, quantity }) => ({
          ingredient_id,
          before: { price, quantity },
          now: { price, quantity: 0 },
        })),
      );
    }),
    ...partsOf(toRemove).map((part) => async () => {
      const ingredient_ids = part.map(({ ingredient_id }) => ingredient_id);
      const { removed } = await call(removeItems, { params, body: { ingredient_ids } });
      saved.undo.removed.push(...removed);
    }),
  ];
}

function notePut(saved: ShelfSaved, { left_out, undo, ...counts }: Put): void {
  for (const name of ['created', 'added', 'price_changed', 'stock_changed'] as const)
    saved.counts[name] += counts[name];
  saved.left_out.push(...left_out);
  saved.undo.changed.push(...undo.changed);
  saved.undo.added.push(...undo.added);
}

/**
 * Takes back what was saved. Products that were made stay.
 *
 * Errors  a refusal when the shelf has changed since.
 */
export async function undoShelf(
  store_id: string,
  { changed, added, removed }: ShelfSaved['undo'],
): Promise<void> {
  const params = { storeId: store_id };
  const absent = { expected_price: cents(0), expected_quantity: 0 };
  const items = [
    ...changed.map(({ ingredient_id, before, now }) => ({
      ingredient_id,
      ...before,
      expected_price: now.price,
      expected_quantity: now.quantity,
    })),
    ...removed.map((item) => ({ ...item, ...absent })),
  ];
  for (const part of partsOf(items)) await call(importInventory, { params, body: { items: part } });
  for (const ingredient_ids of partsOf(added))
    await call(removeItems, { params, body: { ingredient_ids } });
}

function partsOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / MAX_INVENTORY_ROWS) }, (_, part) =>
    all.slice(part * MAX_INVENTORY_ROWS, (part + 1) * MAX_INVENTORY_ROWS),
  );
}
