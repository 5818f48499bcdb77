import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { makeRecipeCache } from './cache.ts';
import { makeRecipeDatabase } from './database.ts';

type Begin = IDBDatabase['transaction'];

const unhandled = vi.fn<(reason: unknown) => void>();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.restoreAllMocks();
});

test('a transaction that the browser aborts is no uncaught error', async () => {
  const cache = makeRecipeCache(makeRecipeDatabase());
  await cache.clean(0); // opens the database
  const begin: Begin = Reflect.get(IDBDatabase.prototype, 'transaction');
  const aborted = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    const transaction = begin.apply(this, given);
    queueMicrotask(() => transaction.abort());
    return transaction;
  });
  expect(await cache.read('recipes', 1)).toBeUndefined();
  expect(await cache.newestDaily()).toBeUndefined();
  await cache.clean(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(aborted).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});
