import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { afterPaint } from '#platform/page/afterPaint.ts';
import { nextPaint } from '#platform/page/nextPaint.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { someone } from '#testing/page.tsx';

import { adoptGuests, settleOld } from './adopt.ts';
import { keptFor } from './keptFor.ts';
import { forgetPerson, sweepKept, waitingWords } from './keptOf.ts';
import { isUnsettled } from './owner.ts';
import { clearBrowserStorage, stored, watchOtherTabs } from './stored.ts';

const [ADA, BEN] = ['ada', 'ben'];
const ada = someone({ id: ADA, name: 'Ada Lovelace' });
const ben = someone({ id: BEN, name: 'Ben Bell' });
const carts = stored({ key: 'carts', schema: z.array(z.number()), empty: [] });
const theme = stored({ key: 'theme', schema: z.string(), empty: 'light', as: 'text' });
const DAY_MS = 24 * 60 * 60 * 1000;

let stop: () => void;
beforeEach(() => {
  stop = watchOtherTabs();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('each person has their own, the guest too; the browser’s own is everybody’s', () => {
  carts.set([1]);
  theme.set('dark');
  storedUser.set(ada);
  expect(carts.get()).toEqual([]);
  carts.set([2]);
  storedUser.set(ben);
  expect(carts.get()).toEqual([]);
  carts.set([3]);
  storedUser.clear();
  expect(carts.get()).toEqual([1]);
  storedUser.set(ada);
  expect(carts.get()).toEqual([2]);
  expect(theme.get()).toBe('dark');
});

test('who listens hears of another person’s things', () => {
  const heard = vi.fn<() => void>();
  const end = carts.subscribe(heard);
  storedUser.set(ada);
  expect(heard).toHaveBeenCalledTimes(1);
  // A renewed token is the same person's.
  storedUser.set({ ...ada, token: 'another' });
  expect(heard).toHaveBeenCalledTimes(1);
  end();
});

test('what waits for a paint is written to the one who made it', () => {
  let paint = (): void => undefined;
  vi.spyOn(nextPaint, 'run').mockImplementation((act) => {
    paint = act;
  });
  const kept = stored({
    key: 'groceryList',
    schema: z.array(z.number()),
    empty: [],
    isWrittenAfterPaint: true,
  });
  storedUser.set(ada);
  kept.set([1]);
  storedUser.set(ben);
  expect(kept.get()).toEqual([]);
  paint();
  expect(kept.get()).toEqual([]);
  expect(localStorage.getItem('@ada/groceryList')).toBe('[1]');
});

test('what was to be done after the paint is done to the things of the one before', () => {
  let paint = (): void => undefined;
  vi.spyOn(nextPaint, 'run').mockImplementation((act) => {
    paint = act;
  });
  storedUser.set(ada);
  afterPaint(() => carts.update((all) => [...all, 5]));
  storedUser.set(ben);
  paint();
  expect(carts.get()).toEqual([]);
  expect(localStorage.getItem('@ada/carts')).toBe('[5]');
});

test('another tab’s sign-in changes whose things are shown, also for a page that slept', () => {
  storedUser.set(ada);
  carts.set([2]);
  localStorage.setItem('user', JSON.stringify(ben));
  // Not in the middle of what runs now.
  expect(carts.get()).toEqual([2]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(carts.get()).toEqual([]);
  localStorage.setItem('user', JSON.stringify(ada));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(carts.get()).toEqual([2]);
});

test('without storage each person has their own, too', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  storedUser.set(ada);
  carts.set([2]);
  storedUser.set(ben);
  expect(carts.get()).toEqual([]);
  storedUser.set(ada);
  expect(carts.get()).toEqual([2]);
  clearBrowserStorage();
});

test('only who left something is noted, with the name, until they are back', () => {
  storedUser.set(ben);
  storedUser.clear();
  expect(keptFor.get()).toEqual([]);
  storedUser.set(ada);
  carts.set([2]);
  storedUser.set(ben);
  expect(keptFor.get()).toMatchObject([{ id: ADA, name: 'Ada Lovelace', role: 'user' }]);
  storedUser.set(ada);
  expect(keptFor.get()).toEqual([]);
});

test('a guest’s things become those of the person; what they had here wins, but for what is looked at', () => {
  const guests = {
    carts: '[1]',
    orderNotes: '{"a":"guest","b":"guest"}',
    recipeText: 'guest',
    savedRecipes: '{"of":"","ids":[],"waiting":[{"id":7},{"id":8}]}',
  };
  const hers = {
    orderNotes: '{"a":"hers"}',
    recipeText: 'hers',
    savedRecipes: '{"of":"ada","ids":[5],"waiting":[{"id":8,"hers":true}]}',
  };
  for (const [key, text] of Object.entries(guests)) localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(hers)) localStorage.setItem(`@ada/${key}`, text);
  sessionStorage.setItem('trip', 'guest');
  sessionStorage.setItem('@ada/trip', 'hers');
  adoptGuests(ADA);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    '@ada/carts': '[1]',
    '@ada/orderNotes': '{"a":"hers","b":"guest"}',
    '@ada/recipeText': 'hers',
    '@ada/savedRecipes': '{"of":"ada","ids":[5],"waiting":[{"id":8,"hers":true},{"id":7}]}',
  });
  expect(sessionStorage.getItem('@ada/trip')).toBe('guest');
  expect(sessionStorage.getItem('trip')).toBeNull();
});

test('with a list of an account here the guest’s waits for the kitchen to join both', () => {
  localStorage.setItem('@ada/kitchenHome', '{"user_id":"ada"}');
  localStorage.setItem('groceryList', '{"lines":[]}');
  localStorage.setItem('kitchenWaiting', '[{"device":""}]');
  adoptGuests(ADA);
  expect(localStorage.getItem('groceryList')).toBe('{"lines":[]}');
  expect(localStorage.getItem('@ada/groceryList')).toBeNull();
  // What was to change it waits beside it.
  expect(localStorage.getItem('kitchenWaiting')).toBe('[{"device":""}]');
  expect(localStorage.getItem('@ada/kitchenWaiting')).toBeNull();
});

const HOME = JSON.stringify({ user_id: ADA, device: 'd', seq: 1 });
const LIST = '{"lines":[{"key":"a","added":{"by":"ada"}}]}';

test('what waits of an account in storage of the version before joins what the account has here', () => {
  localStorage.setItem('@ada/kitchenHome', HOME);
  localStorage.setItem('@ada/kitchenWaiting', '[{"id":1,"device":"d"}]');
  localStorage.setItem('kitchenHome', HOME);
  localStorage.setItem('kitchenWaiting', '[{"id":2,"device":"d"}]');
  settleOld(ada);
  expect(localStorage.getItem('@ada/kitchenWaiting')).toBe(
    '[{"id":1,"device":"d"},{"id":2,"device":"d"}]',
  );
  expect(localStorage.getItem('kitchenWaiting')).toBeNull();
});

test.for([
  ['her session is here', { kitchenHome: HOME, groceryList: LIST }, ada, ['@ada/groceryList']],
  [
    'her session has ended',
    { kitchenHome: HOME, groceryList: LIST },
    undefined,
    ['@ada/groceryList'],
  ],
  ['another is signed in', { kitchenHome: HOME, groceryList: LIST }, ben, ['@ada/groceryList']],
  ['no list of an account, and she is signed in', { carts: '[1]' }, ada, ['@ada/carts']],
  ['a guest’s list', { groceryList: '{"lines":[]}' }, undefined, ['groceryList']],
  ['a list of an account that is not known', { groceryList: LIST }, undefined, []],
  ['a guest’s change', { kitchenWaiting: '[{"device":""}]' }, undefined, ['kitchenWaiting']],
  [
    'a change of an account that is not known',
    { kitchenWaiting: '[{"device":"d"}]' },
    undefined,
    [],
  ],
  ['an account’s things without their list', { orders: '{}', household: '{}' }, undefined, []],
] as const)('storage of the version before: %s', ([, before, person, after]) => {
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
  settleOld(person);
  const keys = Object.keys(localStorage).filter((key) => !/kitchenHome|keptFor/.test(key));
  expect(keys).toEqual(after);
});

test('who has something here of the version before is asked to sign in, by the household’s name', () => {
  const members = [{ user_id: ADA, name: 'Ada Lovelace' }];
  localStorage.setItem('kitchenHome', HOME);
  localStorage.setItem('household', JSON.stringify({ members }));
  expect(isUnsettled()).toBe(true);
  settleOld(undefined);
  expect(keptFor.get()).toMatchObject([{ id: ADA, name: 'Ada Lovelace' }]);
});

test.for([
  [29.9, true],
  [30, false],
] as const)('after %d days what is kept for somebody is here: %s', ([days, isHere]) => {
  storedUser.set(ada);
  carts.set([2]);
  storedUser.clear();
  const at = keptFor.get()[0]?.at ?? 0;
  sweepKept(at + days * DAY_MS);
  expect(localStorage.getItem('@ada/carts') !== null).toBe(isHere);
  expect(keptFor.get()).toHaveLength(isHere ? 1 : 0);
});

test('somebody whose leaving was not noted is noted later', () => {
  localStorage.setItem('@ada/carts', '[2]');
  expect(isUnsettled()).toBe(true);
  sweepKept(5);
  expect(keptFor.get()).toEqual([{ id: ADA, name: '', role: 'user', at: 5 }]);
});

test('what waits is counted by what it is', () => {
  const waiting = {
    kitchenWaiting: '[{},{},{}]',
    savedRecipes: '{"waiting":[{}]}',
    cookedWaiting: '[{},{}]',
    waitingOrderChanges: 'damaged',
  };
  for (const [key, text] of Object.entries(waiting)) localStorage.setItem(`@ada/${key}`, text);
  expect(waitingWords(ADA)).toEqual(['3 changes to the list', '1 saved recipe', '2 cooked dishes']);
});

test('a logout empties the browser, but for what others have nowhere else', () => {
  const adas = {
    kitchenWaiting: '[{"op_id":"a"}]',
    kitchenHome: HOME,
    groceryList: LIST,
    cookedWaiting: '[]',
    savedRecipes: '{"of":"ada","ids":[5],"waiting":[]}',
  };
  for (const [key, text] of Object.entries(adas)) localStorage.setItem(`@ada/${key}`, text);
  sessionStorage.setItem('@ada/trip', 'hers');
  const made: readonly (readonly [Storage, string, string])[] = [
    [localStorage, 'orderNotes', '{"near":"Ring twice"}'],
    [localStorage, 'selectedRecipes', '[{"id":"7"}]'],
    [localStorage, 'slotChoices', '{}'],
    [sessionStorage, 'recipeDraft:7', '{"title":"Dal"}'],
    [sessionStorage, 'recipeText', 'Dal\n1 cup lentils'],
    [sessionStorage, 'recipeReview', '[]'],
  ];
  for (const [area, key, text] of made) area.setItem(`@ada/${key}`, text);
  for (const [area, key, text] of made) area.setItem(`@ben/${key}`, text);
  for (const [area, key, text] of made) area.setItem(key, text);
  const people = [
    { id: ADA, name: 'Ada', role: 'user' as const, at: 1 },
    { id: 'cy', name: 'Cy', role: 'user' as const, at: 1 },
  ];
  keptFor.set(people);
  storedUser.set(ben);
  carts.set([3]);
  clearBrowserStorage();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    '@ada/kitchenHome',
    '@ada/kitchenWaiting',
    '@ada/orderNotes',
    '@ada/selectedRecipes',
    'keptFor',
  ]);
  expect(keptFor.get()).toEqual([people[0]]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['@ada/recipeDraft:7', '@ada/recipeText']);
  forgetPerson(ADA);
  expect(Object.keys(localStorage)).toEqual(['keptFor']);
  expect(sessionStorage.length).toBe(0);
});

test('of a draft in one tab alone no name stays behind', () => {
  sessionStorage.setItem('@ada/recipeText', 'Dal');
  keptFor.set([{ id: ADA, name: 'Ada', role: 'user', at: 1 }]);
  storedUser.set(ben);
  clearBrowserStorage();
  expect(sessionStorage.getItem('@ada/recipeText')).toBe('Dal');
  expect(Object.keys(localStorage)).toEqual([]);
});
