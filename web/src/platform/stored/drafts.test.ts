import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { someone } from '#testing/page.tsx';

import { forgetDrafts, keepPart, readPart } from './drafts.ts';
import { forgetPerson } from './keptOf.ts';
import { clearBrowserStorage } from './stored.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('keeps parts by name, for each person alone', async () => {
  const cells = [['Name'], ['Milk']];
  expect(await keepPart('ada', 'file', cells)).toBe(true);
  expect(await readPart('ada', 'file')).toEqual(cells);
  expect(await readPart('ada', 'work')).toBeUndefined();
  expect(await readPart('ben', 'file')).toBeUndefined();
  await keepPart('ada', 'file', undefined);
  expect(await readPart('ada', 'file')).toBeUndefined();
});

test('forgets a person’s with the person', async () => {
  await keepPart('ada', 'file', 1);
  await keepPart('ben', 'file', 2);
  forgetPerson('ada');
  expect(await readPart('ada', 'file')).toBeUndefined();
  expect(await readPart('ben', 'file')).toBe(2);
});

test('a logout forgets everybody’s', async () => {
  for (const id of ['ada', 'ben']) {
    await keepPart(id, 'file', id);
    localStorage.setItem(`@${id}/shelfDrafts`, '[]');
  }
  storedUser.set(someone({ id: 'ben' }));
  clearBrowserStorage();
  expect(await readPart('ada', 'file')).toBeUndefined();
  expect(await readPart('ben', 'file')).toBeUndefined();
});

test('without databases nothing is kept, and nothing fails', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await keepPart('ada', 'file', 1)).toBe(false);
  expect(await readPart('ada', 'file')).toBeUndefined();
  expect(() => forgetDrafts('ada')).not.toThrow();
});
