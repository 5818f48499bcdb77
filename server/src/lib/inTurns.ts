import { setImmediate as nextTurn } from 'node:timers/promises';

/** Nobody else is answered for so long. Units: milliseconds. */
const MAX_TURN_MS = 5;

/**
 * Does the same with each item, one after the other, and lets others be answered in between when it
 * takes long.
 *
 * Shape   what was made, in the order of the items.
 * Errors  whatever `make` throws; the items after that are left.
 */
export async function inTurns<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let since = performance.now();
  for (const item of items) {
    made.push(make(item));
    if (performance.now() - since < MAX_TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return made;
}
