import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { makeRecipeDatabase, within } from './database.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

test('creates version 2 of "recipes" with its four stores', async () => {
  const database = await makeRecipeDatabase().get();
  expect(database?.name).toBe('recipes');
  expect(database?.version).toBe(2);
  expect([...(database?.objectStoreNames ?? [])]).toEqual([
    'cuisines',
    'daily',
    'recipes',
    'searches',
  ]);
});

test('drops the records of version 1', async () => {
  const old = await openDB('recipes', 1, {
    upgrade: (database) => {
      database.createObjectStore('recipes', { keyPath: 'key' });
    },
  });
  await old.put('recipes', { key: 'pasta' });
  old.close();
  const database = await makeRecipeDatabase().get();
  expect(await database?.getAll('recipes')).toEqual([]);
});

test('works without while another tab holds an older version, and uses it later', async () => {
  const other = await openDB('recipes', 1);
  const ours = makeRecipeDatabase(20);
  expect(await ours.get()).toBeUndefined();
  other.close();
  await vi.waitFor(async () => expect(await ours.get()).toBeDefined());
});

test('closes when another tab wants a newer version, then works without', async () => {
  const ours = makeRecipeDatabase(50);
  expect(await ours.get()).toBeDefined();
  const newer = await openDB('recipes', 3);
  expect(newer.version).toBe(3);
  expect(await ours.get()).toBeUndefined();
  newer.close();
});

test('works without when the browser forbids one', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await makeRecipeDatabase().get()).toBeUndefined();
});

test('limits the wait for slow work, and never fails', async () => {
  const never = new Promise<number>(() => undefined);
  expect(await within(never, 5)).toBeUndefined();
  expect(await within(Promise.reject(new Error('broken')), 5)).toBeUndefined();
  expect(await within(Promise.resolve(7), 5)).toBe(7);
});
