import * as z from 'zod/mini';

import { browserStorage } from './browserStorage.ts';
import { keptFor } from './keptFor.ts';
import { ACCOUNT_KEYS, addressOf, isPersonal } from './owner.ts';
import { wakeAll } from './stored.ts';

/* A guest's things become a person's at the sign-in. They have their plain names; a person's have addresses. */

const AREAS = ['local', 'session'] as const;
type Area = (typeof AREAS)[number];

/** Of these the guest's is newer: it is what the screen shows at the sign-in. */
const LATEST: ReadonlySet<string> = new Set([
  'aislesOf',
  'guestList',
  'inStore',
  'shoppingPlace',
  'ticks',
  'trip',
]);
/** Of these a person keeps both. */
const JOINED: ReadonlySet<string> = new Set([
  'cookTimers',
  'cookedWaiting',
  'kitchenWaiting',
  'orderNotes',
  'savedRecipes',
  'selectedRecipes',
  'sentOrders',
  'slotChoices',
  'waitingOrderChanges',
]);
/** The kitchen's own move (kitchenSync.ts) joins these with a list that the person has here already. */
const OF_KITCHEN: ReadonlySet<string> = new Set(['groceryList', 'carts', 'placedOrders']);
/** Changes of an account's list name a device. */
const OF_ACCOUNT = /"device":"[^"]/;

/**
 * Gives what a guest made in this browser to the person who signs in. What they kept here themselves wins; of what
 * is being looked at, the guest's.
 */
export function adoptGuests(id: string): void {
  settleOld(undefined);
  giveTo(id);
  wakeAll();
}

/**
 * Sorts out, before the page shows anything, what an earlier version left under plain names: with a list of an
 * account all is that account's; else it is of who is signed in; else a guest's, if it names no account.
 */
export function settleOld(signedIn: { id: string } | undefined): void {
  const home = idOf(browserStorage.get('local', 'kitchenHome'));
  if (home !== undefined) {
    const name = nameOf(home) ?? '';
    giveTo(home);
    if (home !== signedIn?.id && keptFor.get().every(({ id }) => id !== home))
      keptFor.update((all) => [...all, { id: home, name, role: 'user', at: Date.now() }]);
  } else if (signedIn) {
    giveTo(signedIn.id);
  }
  for (const key of ACCOUNT_KEYS) browserStorage.remove('local', key);
  // A guest's own changes name no device, and their ticks nobody.
  if (OF_ACCOUNT.test(browserStorage.get('local', 'kitchenWaiting') ?? ''))
    browserStorage.remove('local', 'kitchenWaiting');
  if (/"by":"[^"]/.test(browserStorage.get('local', 'groceryList') ?? ''))
    for (const key of OF_KITCHEN) browserStorage.remove('local', key);
}

/** Moves what has a plain name to a person. */
export function giveTo(id: string): void {
  const hasKitchen = browserStorage.get('local', addressOf('kitchenHome', id)) !== undefined;
  for (const area of AREAS) {
    for (const key of browserStorage.keys(area).filter(isPersonal)) {
      const own = browserStorage.get(area, addressOf(key, id));
      if (hasKitchen && (OF_KITCHEN.has(key) || isOfGuestsList(key))) continue;
      move(area, key, { id, own });
    }
  }
}

/** Changes that a guest made and nothing has shown: they are of the guest's list, which the kitchen's own move joins. */
function isOfGuestsList(key: string): boolean {
  const text = key === 'kitchenWaiting' ? (browserStorage.get('local', key) ?? '') : '';
  return text.includes('"device":""') && !OF_ACCOUNT.test(text);
}

function move(area: Area, key: string, { id, own }: { id: string; own: string | undefined }): void {
  const guests = browserStorage.get(area, key);
  // First: a full storage has no room for both.
  browserStorage.remove(area, key);
  if (guests === undefined) return;
  if (own === undefined || LATEST.has(key)) browserStorage.set(area, addressOf(key, id), guests);
  else if (JOINED.has(key)) browserStorage.set(area, addressOf(key, id), joined(own, guests));
}

/** JSON of both; the own when one of them cannot be read. */
function joined(own: string, guests: string): string {
  try {
    return JSON.stringify(join(JSON.parse(own), JSON.parse(guests)));
  } catch {
    return own;
  }
}

const Members = z.record(z.string(), z.unknown());
const WithId = z.object({ id: z.unknown() });

/** Lists one after the other, each thing once; of objects all members; of anything else the first. */
function join(own: unknown, guests: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(guests)) {
    const known = new Set(own.map(idIn));
    return [...own, ...guests.filter((one) => !known.has(idIn(one)))];
  }
  const [mine, theirs] = [Members.safeParse(own).data, Members.safeParse(guests).data];
  if (!mine || !theirs) return own;
  const both = Object.entries(mine).map(([name, value]) => [
    name,
    name in theirs ? join(value, theirs[name]) : value,
  ]);
  return { ...theirs, ...Object.fromEntries(both) };
}

function idIn(one: unknown): unknown {
  return WithId.safeParse(one).data?.id ?? JSON.stringify(one);
}

const Home = z.object({ user_id: z.string() });
const People = z.object({ members: z.array(z.object({ user_id: z.string(), name: z.string() })) });

function idOf(text: string | undefined): string | undefined {
  return Home.safeParse(read(text)).data?.user_id;
}

/** The name that an earlier version's household has for an account. */
function nameOf(id: string): string | undefined {
  const { data } = People.safeParse(read(browserStorage.get('local', 'household')));
  return data?.members.find(({ user_id }) => user_id === id)?.name;
}

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
