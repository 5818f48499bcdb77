import fc from 'fast-check';
import { expect, test } from 'vitest';

import { kitchenDevice, kitchenServer, refOf } from '#kitchen/testing/kitchen';

import type { PantryItem } from './kitchen.calls.ts';
import type { KitchenChange, PantryEntry } from './kitchenOps.model.ts';
import {
  isDoubtful,
  kitchenNeeds,
  makePantryFinder,
  pantryItemOf,
  pantryVerdict,
  pantryWords,
  STAPLES,
} from './pantry.ts';

const DAY_MS = 86_400_000;
const NOW = { today: '2026-03-04', at: 100 * DAY_MS };

const about = (name: string, amount: number, more: Partial<PantryEntry> = {}): KitchenChange => ({
  kind: 'pantry_set',
  payload: {
    item: {
      key: name,
      name,
      kind: 'about',
      low: false,
      amount,
      unit: 'gm',
      opened: false,
      ...more,
    },
  },
});
const add = (name: string, amount: number, unit: string): KitchenChange => ({
  kind: 'add_item',
  payload: { item: { name, amount, unit } },
});

/** A kitchen after these changes, and what its pantry says of the flour. */
function kitchen(...changes: readonly KitchenChange[]) {
  const sam = kitchenDevice('sam', kitchenServer());
  for (const change of changes) sam.act(change);
  const verdict = (now = { ...NOW, at: 0 }) => {
    const line = sam.line('flour');
    const { pantry, pantryOn } = sam.shown();
    return line && pantryVerdict(pantryOn ? pantryItemOf(pantry, line) : undefined, line, now);
  };
  const have = (key = 'flour') => sam.shown().pantry.find((one) => one.key === key);
  return { sam, verdict, have };
}

const FLOUR = add('flour', 750, 'g');
const SALT = about('flour', 0, { kind: 'always' });

test.each([
  [
    'more is needed than there is',
    [FLOUR, about('flour', 500)],
    'You have about 500 g: buying 250 g',
  ],
  ['there is enough', [FLOUR, about('flour', 800)], 'You have about 800 g: buying none'],
  ['just enough', [FLOUR, about('flour', 750)], 'You have about 750 g: buying none'],
  [
    'a pound has a fraction of a gram, the pantry has not',
    [add('flour', 2, 'lb'), about('flour', 907)],
    'You have about 907 g: buying none',
  ],
  [
    'each of three packs was rounded down',
    [add('flour', 30, 'oz'), about('flour', 849)],
    'You have about 849 g: buying none',
  ],
  [
    'less is there by a hundredth',
    [add('flour', 1_000, 'g'), about('flour', 990)],
    'You have about 990 g: buying 10 g',
  ],
  [
    'of little a gram counts',
    [add('flour', 5, 'g'), about('flour', 4)],
    'You have about 4 g: buying 1 g',
  ],
  [
    'of very little a part of a gram counts',
    [add('flour', 1.9, 'g'), about('flour', 1)],
    'You have about 1 g: buying 1 g',
  ],
  [
    'an ounce in whole grams is an ounce',
    [add('flour', 1, 'oz'), about('flour', 28)],
    'You have about 28 g: buying none',
  ],
  ['nothing is known', [FLOUR], undefined],
  ['it is always there', [FLOUR, SALT], 'You always have this'],
  [
    'it is always there, but runs low',
    [FLOUR, SALT, { kind: 'pantry_low', payload: { key: 'flour', low: true } }],
    undefined,
  ],
  [
    'it is past its date',
    [FLOUR, about('flour', 500, { best_before: '2026-03-03' })],
    'Still have it? About 500 g',
  ],
  [
    'it is its last day',
    [FLOUR, about('flour', 500, { best_before: '2026-03-04' })],
    'You have about 500 g: buying 250 g',
  ],
  [
    'the pantry is switched off',
    [FLOUR, about('flour', 500), { kind: 'pantry_switch', payload: { on: false } }],
    undefined,
  ],
  [
    'all of it shall be bought',
    [
      FLOUR,
      about('flour', 500),
      { kind: 'buy_all', payload: { line: { key: 'flour', generation: 1 }, buyAll: true } },
    ],
    undefined,
  ],
  [
    'it is in millilitres and nothing joins them',
    [FLOUR, about('flour', 500, { unit: 'ml' })],
    undefined,
  ],
] satisfies [string, KitchenChange[], string | undefined][])('%s', (_, changes, words) => {
  const verdict = kitchen(...changes).verdict();
  expect(verdict && pantryWords(verdict, 'metric')).toBe(words);
});

test('what is at home is said in the chosen units', () => {
  const verdict = kitchen(FLOUR, about('flour', 500)).verdict();
  expect(verdict && pantryWords(verdict, 'us')).toBe('You have about 18 oz: buying 9 oz');
});

test('stores are asked for what is left', () => {
  const { sam } = kitchen(FLOUR, about('flour', 500), add('salt', 5, 'g'), {
    ...about('salt', 0, { kind: 'always' }),
  });
  expect(kitchenNeeds(sam.shown(), { ...NOW, at: 0 })).toEqual([
    { name: 'flour', unit_quantity: 250, unit: 'gm', listedAt: 1 },
  ]);
});

test('trust decays: after 60 days untouched it asks', () => {
  const { have } = kitchen(about('flour', 500));
  const item = have();
  const at = item?.touched.at ?? 0;
  expect(item && isDoubtful(item, { ...NOW, at: at + 60 * DAY_MS })).toBe(false);
  expect(item && isDoubtful(item, { ...NOW, at: at + 60 * DAY_MS + 1 })).toBe(true);
});

test('Got it puts a pack there, and taking it back takes the pack', () => {
  const { sam, have } = kitchen(FLOUR, about('flour', 500));
  const line = refOf(sam, 'flour');
  const pack = { amount: 1000, unit: 'gm' as const };
  sam.act({ kind: 'got', payload: { line, amounts: [], pack } });
  expect(have()?.amount).toBe(1500);
  expect(kitchenNeeds(sam.shown(), { ...NOW, at: 0 })).toEqual([]);
  sam.act({ kind: 'not_got', payload: { line } });
  expect(have()?.amount).toBe(500);
});

test('Got it of what was not there begins it, and taking it back ends it', () => {
  const { sam, have } = kitchen(FLOUR);
  const line = refOf(sam, 'flour');
  sam.act({ kind: 'got', payload: { line, amounts: [] } });
  expect(have()).toMatchObject({ kind: 'about', amount: 750, unit: 'gm' });
  sam.act({ kind: 'not_got', payload: { line } });
  expect(have()).toBeUndefined();
});

test('Got it of what runs low fills it, and taking it back does not', () => {
  const low: KitchenChange = { kind: 'pantry_low', payload: { key: 'flour', low: true } };
  const { sam, have } = kitchen(FLOUR, SALT, low);
  const line = refOf(sam, 'flour');
  sam.act({ kind: 'got', payload: { line, amounts: [] } });
  expect(have()?.low).toBe(false);
  sam.act({ kind: 'not_got', payload: { line } });
  expect(have()?.low).toBe(true);
});

test('Cooked takes what the recipe used, and both can be undone', () => {
  const { sam, have } = kitchen(about('flour', 500), about('milk', 200, { unit: 'ml' }));
  const cooked = sam.act({
    kind: 'cooked',
    payload: {
      recipe_id: '1',
      title: 'Cake',
      uses: [
        { key: 'flour', name: 'Flour', amount: 300, unit: 'gm' },
        { key: 'milk', name: 'Milk', amount: 500, unit: 'ml' },
        { key: 'eggs', name: 'Eggs', amount: 100, unit: 'gm' },
      ],
    },
  });
  expect([have()?.amount, have('milk')]).toEqual([200, undefined]);
  expect(sam.shown().cooked.map(({ title }) => title)).toEqual(['Cake']);
  sam.act({ kind: 'not_cooked', payload: { cooked } });
  expect([have()?.amount, have('milk')?.amount]).toEqual([500, 200]);
  expect(sam.shown().cooked).toEqual([]);
});

test('there are 24 staples, each once', () => {
  expect(new Set(STAPLES).size).toBe(24);
});

type Wanted = { key: string; name: string; ingredient_id?: string | undefined };

/** What `makePantryFinder` finds, looked for item by item. */
function oneByOne(items: readonly PantryItem[], wanted: Wanted): PantryItem | undefined {
  const { key, name, ingredient_id: id } = wanted;
  const isNamed = (item: PantryItem) => item.name.toLowerCase() === name.toLowerCase();
  return (
    items.find((item) => item.key === key || (id !== undefined && item.ingredient_id === id)) ??
    items.find((item) => isNamed(item) && (item.ingredient_id === undefined || id === undefined))
  );
}

test('of many lines, each finds the first item by key or id, else by name', () => {
  const text = fc.constantFrom('a', 'b', 'B', 'c');
  const wanted = fc.record({
    key: text,
    name: text,
    ingredient_id: fc.option(text, { nil: undefined }),
  });
  const item = wanted.map((one) => ({
    ...one,
    kind: 'about' as const,
    low: false,
    amount: 1,
    unit: 'gm' as const,
    opened: false,
    touched: { seq: 1, device: 'sam', by: 'sam', at: 0 },
  }));
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), fc.array(wanted), (items, lines) => {
      const find = makePantryFinder(items);
      expect(lines.map(find)).toEqual(lines.map((line) => oneByOne(items, line)));
      expect(lines.map((line) => pantryItemOf(items, line))).toEqual(lines.map(find));
    }),
  );
});
