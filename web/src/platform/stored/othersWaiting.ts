import { browserStorage } from './browserStorage.ts';
import { ownerNow, ownerOf } from './owner.ts';

/** What a server does not have yet, and what its sending needs. What is empty waits for nothing. */
const WAITING: Readonly<Record<string, RegExp>> = {
  kitchenWaiting: /\{/,
  kitchenHome: /\{/,
  savedRecipes: /"waiting":\[\{/,
  cookedWaiting: /\{/,
  waitingOrderChanges: /\{/,
  tripCostsUnsent: /./,
  tripCosts: /\{/,
  // Its key keeps an order whose answer was lost from being placed twice.
  sentOrders: /\{/,
};
/** What somebody writes or chooses and no account has: drafts, notes, what is ticked. Copies of the account are not in it. */
const MADE: ReadonlySet<string> = new Set([
  'cookPlaces',
  'cookTimers',
  'droppedLines',
  'orderNotes',
  'recipeAttempt',
  'recipeDraft',
  'recipeImports',
  'recipeReview',
  'recipeText',
  'selectedRecipes',
  'servedLines',
  'slotChoices',
  'ticks',
]);
/** Something besides empty brackets. */
const SOMETHING = /[^\s[\]{}"]/;
const AREAS = ['local', 'session'] as const;
/** They are of no use without the other. */
const NEEDS: Readonly<Record<string, string>> = {
  kitchenHome: 'kitchenWaiting',
  tripCosts: 'tripCostsUnsent',
};

type Kept = { area: (typeof AREAS)[number]; key: string; text: string };

/** What others than the person here have left in this browser and have nowhere else, and whose it is. */
export function othersWaiting(): Kept[] {
  const found = AREAS.flatMap((area) =>
    browserStorage.keys(area).flatMap((key): Kept[] => {
      const of = ownerOf(key);
      const text = browserStorage.get(area, key) ?? '';
      if (!of || of.id === ownerNow()) return [];
      return isMade(of.key, text) || (area === 'local' && isToSend(of))
        ? [{ area, key, text }]
        : [];
    }),
  );
  const ids = new Set(
    found.flatMap(({ area, key }) => (area === 'local' ? [ownerOf(key)?.id] : [])),
  );
  if (ids.size === 0) return found;
  return [...found, { area: 'local', key: 'keptFor', text: JSON.stringify(peopleOf(ids)) }];
}

function isMade(key: string, text: string): boolean {
  const [name = ''] = key.split(/[.:]/);
  return MADE.has(name) && SOMETHING.test(text);
}

/** Whether it waits to be sent, with what its sending needs. */
function isToSend({ id, key }: { id: string; key: string }): boolean {
  const needed = NEEDS[key];
  return waits({ id, key }) && (needed === undefined || waits({ id, key: needed }));
}

/** Of those whom this browser keeps something for, these. */
function peopleOf(ids: ReadonlySet<unknown>): unknown[] {
  try {
    const all: unknown = JSON.parse(textOf('keptFor'));
    return Array.isArray(all) ? all.filter((one: { id?: unknown } | null) => ids.has(one?.id)) : [];
  } catch {
    return [];
  }
}

function waits({ id, key }: { id: string; key: string }): boolean {
  return WAITING[key]?.test(textOf(`@${id}/${key}`)) ?? false;
}

function textOf(address: string): string {
  return browserStorage.get('local', address) ?? '';
}
