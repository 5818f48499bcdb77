import { listSlotBookings } from '@larder/shared/orders/vendorOrders.calls';
import type { StoreItem } from '@larder/shared/stores/storeParts.model';
import {
  changeStore,
  closeStore,
  createStores,
  importInventory,
  itemHistory,
  listClosedStores,
  listVendorStores,
  removeItems,
  reopenStore,
  type StoreDraft,
  type StoreEdit,
  updateShelves,
  viewClosing,
} from '@larder/shared/stores/stores.calls';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { SHELVES_KEY, STORES_KEY } from '#parts/queries/storeItems.ts';
import { allParts } from '#platform/http/allParts.ts';
import { type AnswerOf, type BodyOf, call } from '#platform/http/api.ts';

export type ItemHistory = AnswerOf<typeof itemHistory>;

export const storeQueries = {
  all: () => STORES_KEY,
  mine: () =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'mine'],
      queryFn: ({ signal }) => allParts((query) => call(listVendorStores, { query, signal })),
    }),
  closed: () =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'closed'],
      queryFn: async ({ signal }) => (await call(listClosedStores, { signal })).value,
    }),
  /** How many orders the slots of some days hold. Shape: by the slot's start, in ms since 1970. */
  booked: (storeId: string, query: { from: Date; until: Date }) =>
    queryOptions({
      queryKey: ['slot bookings', storeId, query],
      queryFn: async ({ signal }) => {
        const { value } = await call(listSlotBookings, { params: { storeId }, query, signal });
        return new Map(value.map(({ starts_at, booked }) => [starts_at.getTime(), booked]));
      },
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
    }),
  /** Never cached: orders change it all the time. */
  history: (storeId: string, ingredientId: string) =>
    queryOptions({
      queryKey: ['item history', storeId, ingredientId],
      queryFn: ({ signal }) => call(itemHistory, { params: { storeId, ingredientId }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** What closing would do now; never cached. Outside `all`: a closed store has none. */
  closing: (storeId: string) =>
    queryOptions({
      queryKey: ['store closing', storeId],
      queryFn: ({ signal }) => call(viewClosing, { params: { storeId }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** `key` makes repeated saves of one form idempotent. */
export const createStoreMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ store, key }: { store: StoreDraft; key: string }) =>
      call(createStores, { body: { stores: [store] }, headers: { 'idempotency-key': key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

/**
 * The answer has the changed stores, so a success refetches nothing, however many shelves there are.
 * A refusal refetches: the shelf is not what the editor saw.
 */
export const updateShelvesMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (body: BodyOf<typeof updateShelves>) => {
      // A running fetch would bring back the old shelf.
      await client.cancelQueries({ queryKey: storeQueries.mine().queryKey });
      return call(updateShelves, { body });
    },
    onSuccess: async ({ value }) => {
      const changed = new Map(value.map((store) => [store.store_id, store]));
      client.setQueryData(storeQueries.mine().queryKey, (stores) =>
        stores?.map((store) => changed.get(store.store_id) ?? store),
      );
      await client.invalidateQueries({ queryKey: SHELVES_KEY });
    },
    onError: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

export const removeItemsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ storeId, items }: { storeId: string; items: readonly StoreItem[] }) =>
      call(removeItems, {
        params: { storeId },
        body: { ingredient_ids: items.map(({ ingredient_id }) => ingredient_id) },
      }),
    // Awaited: the row disappears before the toast.
    onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

/** Refetches nothing where only slots or hours are changed: they are kept as they were sent. */
export const changeStoreMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ storeId, ...body }: StoreEdit & { storeId: string }) =>
      call(changeStore, { params: { storeId }, body }),
    onSuccess: async (_, { storeId, ...edit }) => {
      const times = timesAlone(edit);
      if (!times) {
        await client.invalidateQueries({ queryKey: storeQueries.all() });
        return;
      }
      // A running fetch would bring back the old ones.
      await client.cancelQueries({ queryKey: storeQueries.mine().queryKey });
      client.setQueryData(storeQueries.mine().queryKey, (stores) =>
        stores?.map((store) => (store.store_id === storeId ? { ...store, ...times } : store)),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

/** What an edit changes, if that is slots or hours alone: then the server has them as they were sent. */
function timesAlone(edit: StoreEdit): Pick<StoreEdit, 'slots' | 'hours' | 'time_zone'> | undefined {
  const { slots, hours, time_zone, ...others } = edit;
  if (Object.keys(others).some((name) => name !== 'expected_slots')) return undefined;
  return {
    ...(slots !== undefined && { slots }),
    ...(hours !== undefined && { hours }),
    ...(time_zone !== undefined && { time_zone }),
  };
}

/** For a whole shelf; `key` makes repeated imports of one file idempotent. */
export const importInventoryMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({
      storeId,
      items,
      key,
    }: BodyOf<typeof importInventory> & { storeId: string; key: string }) =>
      call(importInventory, {
        params: { storeId },
        body: { items },
        headers: { 'idempotency-key': key },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

export const closeStoreMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ storeId, ...body }: BodyOf<typeof closeStore> & { storeId: string }) =>
      call(closeStore, { params: { storeId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });

/** Takes the id of the store. */
export const reopenStoreMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (storeId: string) => call(reopenStore, { params: { storeId } }),
    // Awaited, so that the store is there when its tab is chosen.
    onSettled: () => client.invalidateQueries({ queryKey: storeQueries.all() }),
  });
