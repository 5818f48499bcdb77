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
/** They are of no use without the other. */
const NEEDS: Readonly<Record<string, string>> = {
  kitchenHome: 'kitchenWaiting',
  tripCosts: 'tripCostsUnsent',
};

/** Keys and texts of what others than the person here have left unsent in this browser, and whose it is. */
export function othersWaiting(): [key: string, text: string][] {
  const found = browserStorage.keys('local').flatMap((address): [string, string][] => {
    const of = ownerOf(address);
    if (!of || of.id === ownerNow() || !waits(of)) return [];
    const needed = NEEDS[of.key];
    if (needed !== undefined && !waits({ id: of.id, key: needed })) return [];
    return [[address, textOf(address)]];
  });
  const ids = new Set(found.map(([address]) => ownerOf(address)?.id));
  return ids.size === 0 ? found : [...found, ['keptFor', JSON.stringify(peopleOf(ids))]];
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
