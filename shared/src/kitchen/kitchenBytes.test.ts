import { describe, expect, test } from 'vitest';

import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { applyOp, tryOp } from './kitchen.ts';
import { filledBytes, kitchenBytes } from './kitchenBytes.ts';
import {
  MAX_FILLED_BYTES,
  MAX_KITCHEN_BYTES,
  MAX_PANTRY,
  MAX_REMOVED_BYTES,
  MAX_STATE_BYTES,
} from './kitchenLimits.ts';
import type { KitchenChange } from './kitchenOps.model.ts';

const [DEVICE, WHO] = ['a device', 'sam'];

function op(state: KitchenState, change: KitchenChange) {
  const seq = state.seq + 1;
  return { ...change, op_id: `op ${seq}`, device: DEVICE, at: 1_700_000_000_000, base_seq: seq };
}
const act = (state: KitchenState, change: KitchenChange) =>
  applyOp(state, op(state, change), { seq: state.seq + 1, by: WHO });
const fullOf = (state: KitchenState, change: KitchenChange) =>
  tryOp(state, op(state, change), { seq: state.seq + 1, by: WHO }).full;

const text = (nth: number) => `${'漢'.repeat(190)} ${nth}`;
/** A recipe of some 300 kB. */
function recipe(nth: number): KitchenChange {
  const ingredients = Array.from({ length: 200 }, (_, n) => {
    const name = text(200 * nth + n);
    return { name, amount: 1, unit: 'gm', note: name };
  });
  const one = { id: `r${nth}`, title: 'R', servings: 1, ingredients };
  return { kind: 'add_recipe', payload: { recipe: one, servings: 1 } };
}
const clear: KitchenChange = { kind: 'clear', payload: { only: 'all' } };

/** A kitchen to which no recipe can be added any more. */
function fullKitchen(): KitchenState {
  let state = EMPTY_KITCHEN;
  for (let nth = 0; fullOf(state, recipe(nth)) === undefined; nth += 1)
    state = act(state, recipe(nth));
  for (let nth = 0; ; nth += 1) {
    const item = { name: text(10_000 + nth), amount: 1, unit: '' };
    const more: KitchenChange = { kind: 'add_item', payload: { item } };
    if (fullOf(state, more)) return state;
    state = act(state, more);
  }
}

describe('a full kitchen', () => {
  const full = fullKitchen();
  const [line] = full.lines;
  const ref = { key: line?.key ?? '', generation: line?.generation ?? 0 };

  test('is nearly as large as it may be, and takes nothing more', () => {
    expect(filledBytes(full)).toBeLessThanOrEqual(MAX_FILLED_BYTES);
    expect(filledBytes(full)).toBeGreaterThan(MAX_FILLED_BYTES - 2_500);
    expect(fullOf(full, recipe(99))).toBe('kitchen');
    expect(act(full, recipe(99))).toEqual({ ...full, seq: full.seq + 1 });
  });

  test.each<[string, KitchenChange]>([
    ['a tick', { kind: 'got', payload: { line: ref, amounts: [{ amount: 1, unit: 'gm' }] } }],
    ['an edit', { kind: 'edit_amount', payload: { line: ref, amount: 2, unit: 'gm' } }],
    ['that a line is not selected', { kind: 'select', payload: { lines: [ref], selected: false } }],
    ['a removal', { kind: 'remove_lines', payload: { lines: [ref] } }],
    ['that all goes', clear],
  ])('takes %s', (_, change) => {
    expect(fullOf(full, change)).toBeUndefined();
    expect(filledBytes(act(full, change))).toBeLessThanOrEqual(MAX_KITCHEN_BYTES);
  });

  test('has room again for what is put in its place', () => {
    const after = act(act(full, clear), recipe(99));
    expect(after.lines).toHaveLength(200);
    expect(kitchenBytes(after)).toBeLessThanOrEqual(MAX_STATE_BYTES);
  });

  test('that is cleared comes back whole, also when something was added and removed meanwhile', () => {
    const ticked = full.lines.reduce(
      (state, { key, generation }) =>
        act(state, {
          kind: 'got',
          payload: { line: { key, generation }, amounts: [{ amount: 1, unit: 'gm' }] },
        }),
      full,
    );
    expect(filledBytes(ticked)).toBeGreaterThan(MAX_FILLED_BYTES);
    const cleared = act(ticked, clear);
    expect(cleared.removed).toHaveLength(ticked.lines.length);
    const milk = { name: 'milk', amount: 1, unit: '' };
    const added = act(cleared, { kind: 'add_item', payload: { item: milk } });
    const lines = [{ key: 'milk', generation: 1 }];
    const taken = act(added, { kind: 'remove_lines', payload: { lines } });
    expect(taken.lines).toEqual([]);
    const refs = ticked.lines.map(({ key, generation }) => ({ key, generation }));
    const undo: KitchenChange = { kind: 'restore_lines', payload: { lines: refs } };
    expect(fullOf(taken, undo)).toBeUndefined();
    const names = (state: KitchenState) => state.lines.map(({ name }) => name);
    expect(names(act(taken, undo))).toEqual(names(ticked));
  });

  test('whose place is taken meanwhile refuses the undo of its clearing, and keeps what was cleared', () => {
    const cleared = act(full, clear);
    const again = act(act(act(cleared, recipe(91)), recipe(92)), recipe(93));
    const refs = full.lines.map(({ key, generation }) => ({ key, generation }));
    const undo: KitchenChange = { kind: 'restore_lines', payload: { lines: refs } };
    expect(fullOf(again, undo)).toBe('kitchen');
    expect(act(again, undo).removed).toHaveLength(full.lines.length);
  });
});

test('what was removed gives way from the oldest on, and no generation is used again', () => {
  let state = EMPTY_KITCHEN;
  for (let nth = 0; nth < 8; nth += 1) state = act(act(state, recipe(nth % 4)), clear);
  expect(kitchenBytes(state)).toBeLessThanOrEqual(MAX_REMOVED_BYTES + 500);
  expect(state.removed.at(-1)?.line.name).toBe(text(200 * 3 + 199));
  expect(state.removed[0]?.line.name).not.toBe(text(0));
  const again = act(state, recipe(0));
  expect(again.lines[0]?.generation).toBeGreaterThan(1);
  expect(again.lines[0]?.generation).toBe(state.leastGeneration);
});

test('a kitchen of before there were bounds can be reduced, and nothing can be added', () => {
  const full = fullKitchen();
  const lines = full.lines.map((line) => ({ ...line, image: text(0) }));
  const old = { ...full, lines };
  const [{ key, generation } = { key: '', generation: 0 }] = old.lines;
  const item = { name: 'milk', amount: 1, unit: '' };
  expect(filledBytes(old)).toBeGreaterThan(MAX_KITCHEN_BYTES);
  expect(fullOf(old, { kind: 'add_item', payload: { item } })).toBe('kitchen');
  const remove: KitchenChange = { kind: 'remove_lines', payload: { lines: [{ key, generation }] } };
  expect(fullOf(old, remove)).toBeUndefined();
  expect(act(old, remove).lines).toHaveLength(old.lines.length - 1);
});

test('a browser and the server measure the same: what went through JSON is as large', () => {
  const full = fullKitchen();
  const read: KitchenState = JSON.parse(JSON.stringify(full));
  expect(kitchenBytes(read)).toBe(kitchenBytes(full));
  const size = new TextEncoder().encode(JSON.stringify(full)).length;
  expect(Math.abs(kitchenBytes(full) - size)).toBeLessThan(500);
});

test('the 1,001st entry of the pantry is refused, as what is full; one that is there can be set', () => {
  const set = (nth: number): KitchenChange => {
    const facts = { kind: 'always', low: false, amount: 0, unit: 'gm', opened: false } as const;
    return {
      kind: 'pantry_set',
      payload: { item: { key: `k${nth}`, name: `K ${nth}`, ...facts } },
    };
  };
  let state = EMPTY_KITCHEN;
  for (let nth = 0; nth < MAX_PANTRY; nth += 1) state = act(state, set(nth));
  expect(state.pantry).toHaveLength(MAX_PANTRY);
  expect([fullOf(state, set(MAX_PANTRY)), fullOf(state, set(7))]).toEqual(['pantry', undefined]);
});
