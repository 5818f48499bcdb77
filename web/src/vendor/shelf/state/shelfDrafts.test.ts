import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { someone } from '#testing/page.tsx';

import { draftNoteNow, setRowsLeft } from './shelfDraftNotes.ts';
import { keepFile, type ShelfFile } from './shelfDrafts.ts';

const STORE = '01890000-0000-7000-8000-00000000000a';
const file: ShelfFile = {
  id: 'first',
  fileName: 'till.csv',
  cells: [['Product'], ['Milk'], ['Salt']],
  delimiter: ',',
  sheets: 0,
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  storedUser.set(someone({ role: 'vendor' }));
});

test('a file that is kept again says how much is left of it, another one of the same name does not', async () => {
  await keepFile(STORE, file);
  expect(draftNoteNow(STORE)).toMatchObject({ fileName: 'till.csv', rows: 2 });
  expect(draftNoteNow(STORE)).not.toHaveProperty('left');
  setRowsLeft(STORE, 2);
  await keepFile(STORE, file);
  expect(draftNoteNow(STORE)).toMatchObject({ left: 2 });
  await keepFile(STORE, { ...file, id: 'second' });
  expect(draftNoteNow(STORE)).not.toHaveProperty('left');
});
