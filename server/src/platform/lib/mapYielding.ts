import { setImmediate as nextTurn } from 'node:timers/promises';

/** Max milliseconds before other requests get a turn. */
const MAX_TURN_MS = 5;

/**
 * Maps items in order, and yields to other requests when it takes long.
 *
 * Errors  those of `make`; later items are skipped.
 */
export async function mapYielding<Item, Made>(
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
