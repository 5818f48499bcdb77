import { afterEach, expect, test, vi } from 'vitest';

import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import type { KitchenState, PantryItem } from './kitchen.calls.ts';
import { applyOp } from './kitchen.ts';
import { MAX_PANTRY } from './kitchenLimits.ts';
import type { KitchenChange } from './kitchenOps.model.ts';

const STAMP = { seq: 1, device: 'd', by: 'sam', at: 1_700_000_000_000 };
const USES = 200;
const LINES = 100;

/** A full pantry in which all entries have one name, or names of their own. */
function pantry(name: (n: number) => string): PantryItem[] {
  return Array.from({ length: MAX_PANTRY }, (_, n) => ({
    key: `k${n}`,
    name: name(n),
    kind: 'about',
    low: false,
    amount: 1,
    unit: 'gm',
    opened: false,
    touched: STAMP,
  }));
}

function act(state: KitchenState, change: KitchenChange): KitchenState {
  const seq = state.seq + 1;
  const op = { ...change, op_id: `op ${seq}`, device: 'd', at: STAMP.at, base_seq: seq };
  return applyOp(state, op, { seq, by: 'sam' });
}

function cooked(nth: number): KitchenChange {
  const uses = Array.from({ length: USES }, (_, n) => ({
    key: `other ${nth} ${n}`,
    name: `Not There ${nth} ${n}`,
    amount: 1,
    unit: 'gm' as const,
  }));
  return { kind: 'cooked', payload: { recipe_id: 'r', title: 'Soup', uses } };
}

/** How often a text was folded meanwhile. */
function folded(work: () => void): number {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  work();
  return normalize.mock.calls.length;
}

afterEach(() => vi.restoreAllMocks());

test.for([
  ['names of their own', (n: number) => `Thing ${n}`],
  ['one name', () => 'Thing'],
] as const)(
  'dishes are compared with a full pantry of %s: each name is folded once',
  ([, name]) => {
    const start: KitchenState = { ...EMPTY_KITCHEN, pantryOn: true, pantry: pantry(name) };
    const times = folded(() => act(act(start, cooked(1)), cooked(2)));
    expect(times).toBeLessThanOrEqual(2 * (MAX_PANTRY + 2 * USES));
  },
);

test('lines that are got one after the other fold each name once', () => {
  let state: KitchenState = { ...EMPTY_KITCHEN, pantryOn: true, pantry: pantry((n) => `P ${n}`) };
  for (let n = 0; n < LINES; n += 1)
    state = act(state, {
      kind: 'add_item',
      payload: { item: { name: `line ${n}`, amount: 1, unit: 'gm' } },
    });
  const { lines } = state;
  const times = folded(() => {
    for (const { key, generation } of lines)
      state = act(state, { kind: 'got', payload: { line: { key, generation }, amounts: [] } });
  });
  expect(times).toBeLessThanOrEqual(2 * (MAX_PANTRY + LINES));
});
