import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PRODUCT_LIMITS } from '#stores/products.model';

import { brandUndo, choiceOf, makeBrandFinder, moveBrands, preferredBrand } from './brands.ts';
import { EMPTY_KITCHEN } from './emptyKitchen.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { applyOp, tryOp } from './kitchen.ts';
import { filledBytes } from './kitchenBytes.ts';
import { KITCHEN_LIMITS, MAX_BRANDS } from './kitchenLimits.ts';
import type { KitchenOp, KitchenPayloads } from './kitchenOps.model.ts';

type Chosen = KitchenPayloads['brand_choice'];

const opOf = (payload: Chosen): KitchenOp => ({
  op_id: 'op',
  device: 'd',
  at: 0,
  base_seq: 0,
  kind: 'brand_choice',
  payload,
});
const act = (state: KitchenState, ...all: readonly Chosen[]) =>
  all.reduce((now, one) => applyOp(now, opOf(one), { seq: now.seq + 1, by: 'sam' }), state);
const chosen = (brand: string, choice: Chosen['choice'], food = 'Milk'): Chosen => ({
  food,
  brand,
  choice,
});
const brandsOf = ({ brands = [] }: KitchenState) =>
  brands.map(({ food, brand, choice }) => `${food}: ${choice} ${brand}`);

test.for<[string, readonly Chosen[], string[]]>([
  ['one is chosen', [chosen('Horizon', 'prefer')], ['Milk: prefer Horizon']],
  [
    'one brand of a food is preferred: another takes its place',
    [chosen('Horizon', 'prefer'), chosen('Lucerne', 'prefer')],
    ['Milk: prefer Lucerne'],
  ],
  [
    'several are never wanted, beside the preferred one',
    [chosen('A', 'never'), chosen('B', 'never'), chosen('C', 'prefer')],
    ['Milk: never A', 'Milk: never B', 'Milk: prefer C'],
  ],
  [
    'a later word on a brand takes the place of the one before, in any spelling',
    [chosen('Crème Co', 'never'), chosen('creme co', 'prefer', 'milk')],
    ['milk: prefer creme co'],
  ],
  [
    'null forgets',
    [chosen('A', 'never'), chosen('B', 'prefer'), chosen('B', null)],
    ['Milk: never A'],
  ],
  ['null of what is not chosen changes nothing', [chosen('B', null)], []],
  [
    'another food has its own',
    [chosen('Horizon', 'prefer'), chosen('Horizon', 'never', 'Butter')],
    ['Milk: prefer Horizon', 'Butter: never Horizon'],
  ],
])('%s', ([, all, expected]) => {
  expect(brandsOf(act(EMPTY_KITCHEN, ...all))).toEqual(expected);
});

test('a food that was renamed is the same by its id', () => {
  const milk = { ...chosen('Horizon', 'prefer'), ingredient_id: 'i1' };
  const renamed = { ...chosen('Lucerne', 'prefer', 'Whole milk'), ingredient_id: 'i1' };
  expect(brandsOf(act(EMPTY_KITCHEN, milk, renamed))).toEqual(['Whole milk: prefer Lucerne']);
});

const anyChoice = fc.record({
  food: fc.constantFrom('Milk', 'milk', 'Butter'),
  brand: fc.constantFrom('A', 'B', 'b', 'C'),
  choice: fc.constantFrom<Chosen['choice']>('prefer', 'never', null),
});

test('whatever is pressed, a food has one preferred brand and one word on each; Undo takes it back', () => {
  fc.assert(
    fc.property(fc.array(anyChoice), anyChoice, (before, next) => {
      const state = act(EMPTY_KITCHEN, ...before);
      const after = act(state, next);
      const brands = after.brands ?? [];
      for (const food of ['milk', 'butter']) {
        const own = brands.filter((one) => one.food.toLowerCase() === food);
        expect(own.filter(({ choice }) => choice === 'prefer').length).toBeLessThan(2);
        const folded = own.map(({ brand }) => brand.toLowerCase());
        expect(new Set(folded).size).toBe(folded.length);
      }
      const undone = act(after, ...brandUndo(state.brands ?? [], next));
      expect(new Set(undone.brands)).toEqual(new Set(state.brands));
    }),
  );
});

describe('bounds', () => {
  const full = act(
    EMPTY_KITCHEN,
    ...Array.from({ length: MAX_BRANDS }, (_, n) => chosen(`Brand ${n}`, 'never')),
  );
  const fullOf = (payload: Chosen) =>
    tryOp(full, opOf(payload), { seq: full.seq + 1, by: 'sam' }).full;

  test('as many as fit are taken, one more is not', () => {
    expect(full.brands).toHaveLength(MAX_BRANDS);
    expect(fullOf(chosen('One more', 'never'))).toBe('brands');
    expect(act(full, chosen('One more', 'never'))).toEqual({ ...full, seq: full.seq + 1 });
  });

  test('what is there can be changed and forgotten', () => {
    expect(fullOf(chosen('Brand 7', 'prefer'))).toBeUndefined();
    expect(fullOf(chosen('Brand 7', null))).toBeUndefined();
    expect(fullOf(chosen('Nothing', null))).toBeUndefined();
  });

  test('they count for the bytes of a kitchen', () => {
    const one = act(EMPTY_KITCHEN, chosen('Horizon', 'prefer'));
    const bytes = JSON.stringify(one.brands?.[0]).length + 1;
    expect(filledBytes(one) - filledBytes(EMPTY_KITCHEN)).toBe(bytes);
  });

  test('a brand is as long as vendors may write it', () => {
    expect(KITCHEN_LIMITS.brand).toBe(PRODUCT_LIMITS.brand);
  });
});

describe('the choices of a food', () => {
  const { brands = [] } = act(
    EMPTY_KITCHEN,
    { ...chosen('Horizon', 'prefer', 'Chickpeas'), ingredient_id: 'i1' },
    { ...chosen('Goya', 'never', 'Chickpeas'), ingredient_id: 'i1' },
    chosen('Kerrygold', 'prefer', 'Butter'),
  );
  const find = makeBrandFinder(brands);

  test.for([
    [{ name: 'chickpeas' }, 'Horizon', 'by its name, folded'],
    [{ name: 'Garbanzo beans', ingredient_id: 'i1' }, 'Horizon', 'by the catalogue’s id'],
    [{ name: 'Butter', ingredient_id: 'i9' }, 'Kerrygold', 'by its name, where no id is known'],
    [{ name: 'Milk' }, undefined, 'none of another food'],
  ] as const)('%j: %s, %s', ([food, expected]) => {
    expect(preferredBrand(find(food))).toBe(expected);
  });

  test('of a food that was renamed are those of both its names', () => {
    const renamed = act(
      EMPTY_KITCHEN,
      { ...chosen('Goya', 'never', 'Garbanzo beans'), ingredient_id: 'i1' },
      { ...chosen('Horizon', 'prefer', 'Chickpeas'), ingredient_id: 'i1' },
      chosen('Eden', 'never', 'Chickpeas'),
      chosen('Kerrygold', 'prefer', 'Butter'),
    );
    const findRenamed = makeBrandFinder(renamed.brands ?? []);
    const brandsOf = (name: string, ingredient_id?: string) =>
      findRenamed({ name, ingredient_id }).map(({ brand }) => brand);
    expect(brandsOf('Chickpeas', 'i1')).toEqual(['Goya', 'Horizon', 'Eden']);
    expect(brandsOf('Garbanzo beans', 'i1')).toEqual(['Goya', 'Horizon', 'Eden']);
    expect(brandsOf('Garbanzo beans')).toEqual(['Goya']);
    expect(brandsOf('Chickpeas')).toEqual(['Horizon', 'Eden']);
  });

  test('say of a brand what is chosen; a pack without a brand has no word', () => {
    const ofFood = find({ name: 'Chickpeas' });
    expect(['horizon', 'GOYA', 'Else', undefined].map((one) => choiceOf(ofFood, one))).toEqual([
      'prefer',
      'never',
      undefined,
      undefined,
    ]);
  });
});

test('choices that move into a kitchen do not touch what it has chosen', () => {
  const there = act(EMPTY_KITCHEN, chosen('A', 'prefer'), chosen('B', 'never'));
  const { brands = [] } = act(
    EMPTY_KITCHEN,
    chosen('B', 'prefer'),
    chosen('C', 'never'),
    chosen('D', 'prefer', 'Butter'),
  );
  const moved = moveBrands(there, brands).map(({ payload }) => payload);
  expect(moved).toEqual([chosen('C', 'never'), chosen('D', 'prefer', 'Butter')]);
});
