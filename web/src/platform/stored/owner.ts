import { holdValue } from '#platform/page/holdValue.ts';

import { browserStorage } from './browserStorage.ts';

/* Whose each thing in browser storage is. A person's things have their own keys: nobody else's code finds them. */

/** Of whoever is signed in, or of the guest when nobody is; those of `recipeDraft:{recipe_id}`, too. */
const PERSON_KEYS = [
  'aislesOf',
  'carts',
  'clearedList',
  'cookPlaces',
  'cookTimers',
  'cookedWaiting',
  'droppedLines',
  'firstDayHidden',
  'groceryList',
  'guestList',
  'household',
  'inStore',
  'kitchen',
  'kitchenHome',
  'kitchenWaiting',
  'orderNotes',
  'orders',
  'pantry',
  'placedOrders',
  'recipeAttempt',
  'recipeDraft',
  'recipeImports',
  'recipeReview',
  'recipeText',
  'savedRecipes',
  'selectedRecipes',
  'sentOrders',
  'servedLines',
  'shelfDrafts',
  'shoppingPlace',
  'slotChoices',
  'ticks',
  'trip',
  'tripCosts',
  'tripCostsUnsent',
  'tripSheets',
  'waitingOrderChanges',
  'weeks',
] as const;
type PersonKey = (typeof PERSON_KEYS)[number];

/** Of the browser, whoever uses it: settings, the session itself, and who has left something here. */
type DeviceKey =
  | 'keptFor'
  | 'newOrderSound'
  | 'recipeRequests'
  | 'reloadedFor'
  | 'role'
  | 'theme'
  | 'token'
  | 'units'
  | 'user'
  | 'vendorShortcuts';

/** What browser storage may hold: a key that is declared nowhere does not compile. */
export type StoredKey = PersonKey | DeviceKey | `recipeDraft:${string}`;

const ofPersons: ReadonlySet<string> = new Set(PERSON_KEYS);
const owner = holdValue<string | undefined>(undefined);

/** The account whose things this tab shows; undefined for a guest's. It changes between two tasks, never within one. */
export const ownerNow = owner.get;

/** For `stored.changeOwner` only, which also wakes what is shown. */
export const setOwner = owner.set;

/** Whether it is a guest's, as written; `recipeDraft:{id}` and what was set aside (`carts.bad`) count as their key. */
export function isPersonal(key: string): boolean {
  const [name = ''] = key.split(/[.:]/);
  return ofPersons.has(name);
}

/** Where a person keeps a key: "@0189…/carts"; a guest keeps it under its own name. */
export function addressOf(key: string, id: string | undefined = ownerNow()): string {
  return id === undefined || !isPersonal(key) ? key : `@${id}/${key}`;
}

/** Whose key of browser storage it is and which; undefined for a guest's and the browser's. */
export function ownerOf(address: string): { id: string; key: string } | undefined {
  const slash = address.indexOf('/');
  if (!address.startsWith('@') || slash < 0) return undefined;
  return { id: address.slice(1, slash), key: address.slice(slash + 1) };
}

/** Whether something is kept here for a person, longer than a tab. */
export function isKept(id: string): boolean {
  return browserStorage.keys('local').some((key) => ownerOf(key)?.id === id);
}

/** Those that an account alone has: under their plain names an earlier version wrote them. */
export const ACCOUNT_KEYS = ['household', 'kitchen', 'kitchenHome', 'orders'];

/** Whether something here is not where its owner keeps it, or another's: settle.ts sorts it out. */
export function isUnsettled(): boolean {
  const keys = [...browserStorage.keys('local'), ...browserStorage.keys('session')];
  return keys.some(
    (key) =>
      ACCOUNT_KEYS.includes(key) ||
      (ownerNow() !== undefined && isPersonal(key)) ||
      (ownerOf(key)?.id ?? ownerNow()) !== ownerNow(),
  );
}
