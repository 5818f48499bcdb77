import { measure } from '@larder/shared/food/measures';
import { dimensionOf, normaliseUnit } from '@larder/shared/food/units';
import { expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { parseMeasures, readMeasures } from './measures.ts';

const measures = readMeasures();
const facts = new Map(readFacts().map((fact) => [fact.name, fact]));

/** "Garlic clove", for messages. */
const named = ({ name, unit }: { name: string; unit: string }) => `${name} ${unit}`;

test('there are at least 500 measures besides cups, each with a source', () => {
  expect(measures.filter(({ unit }) => unit !== 'cup').length).toBeGreaterThanOrEqual(500);
  expect(new Set(measures.map(({ source }) => source))).toEqual(
    new Set(['USDA SR', 'US retail label', 'est']),
  );
});

test('each is of an ingredient of the catalogue', () => {
  expect(measures.filter(({ name }) => !facts.has(name)).map(named)).toEqual([]);
});

test('each unit is spelled as amounts are looked up, and no unit of weight or count', () => {
  const wrong = measures.filter(
    ({ unit }) =>
      normaliseUnit(unit) !== unit || !(unit === 'cup' || dimensionOf(unit) === 'other'),
  );
  expect(wrong.map(named)).toEqual([]);
});

/** Grams. What a unit can weigh at all. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  bunch: [20, 920],
  can: [50, 900],
  'can drained': [40, 600],
  clove: [0.05, 20],
  // Of grapefruit, with its peel.
  cup: [9, 460],
  'gm peeled': [1, 2.5],
  ear: [60, 200],
  fillet: [3, 250],
  handful: [5, 110],
  head: [30, 1300],
  leaf: [0.1, 60],
  link: [50, 130],
  pinch: [0.03, 0.5],
  slice: [0.5, 550],
  sprig: [0.1, 20],
  stalk: [0.2, 1000],
  stick: [2, 300],
  thumb: [10, 30],
  wedge: [5, 550],
};

test('each weight is plausible for its unit', () => {
  const odd = measures.filter(({ unit, grams }) => {
    const [least, most] = RANGES[unit] ?? [0.001, 2500];
    return grams < least || grams > most;
  });
  expect(odd.map(named)).toEqual([]);
});

const byName = [...Map.groupBy(measures, (one) => one.name).values()];

test('sizes grow', () => {
  const sizes = ['small', 'medium', 'large', 'extra large', 'jumbo'];
  const shrinking = byName.filter((own) => {
    const weights = sizes.flatMap((size) => own.find(({ unit }) => unit === size)?.grams ?? []);
    return weights.some((grams, at) => grams < (weights[at - 1] ?? 0));
  });
  expect(shrinking.map(([one]) => one?.name)).toEqual([]);
});

test('a can holds no less than what it gives drained', () => {
  const wrong = byName.filter((own) => {
    const [can, drained] = ['can', 'can drained'].map((of) => own.find(({ unit }) => unit === of));
    return drained !== undefined && drained.grams > (can?.grams ?? 0);
  });
  expect(wrong.map(([one]) => one?.name)).toEqual([]);
});

test('a can gives drained what the facts say is eaten of it', () => {
  const off = measures.filter(({ name, unit, grams }) => {
    const share = facts.get(name)?.edible.drained ?? null;
    const can = measures.find((one) => one.name === name && one.unit === 'can');
    return (
      unit === 'can drained' && share !== null && Math.abs(grams - share * (can?.grams ?? 0)) > 1
    );
  });
  expect(off.map(named)).toEqual([]);
});

test("a cup weighs what the ingredient's density says, within 5 %", () => {
  const off = measures.filter(({ name, unit, grams }) => {
    const density = facts.get(name)?.density_g_per_ml;
    return unit === 'cup' && density && Math.abs(grams / (density * 236.588) - 1) > 0.05;
  });
  expect(off.map(named)).toEqual([]);
});

test('what has a weight of a cup among the facts has it here or has a density', () => {
  const cups = new Map(measures.filter(({ unit }) => unit === 'cup').map((m) => [m.name, m.grams]));
  const lacking = [...facts.values()].filter(
    ({ name, g_per_cup, density_g_per_ml }) =>
      g_per_cup !== null && density_g_per_ml === null && cups.get(name) !== g_per_cup,
  );
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

test.for([
  ['Garlic', 'clove', 3, 'USDA SR'],
  ['Unsalted butter', 'stick', 113, 'USDA SR'],
  ['Canned chickpeas', 'can drained', 255, 'est'],
] as const)('one known row: %s %s', ([name, unit, grams, source]) => {
  expect(measures).toContainEqual({ name, unit, grams, source });
});

test('2 bunches of a known food are measured', () => {
  const grams = Object.fromEntries(
    measures.filter(({ name }) => name === 'Spinach').map(({ unit, grams: of }) => [unit, of]),
  );
  expect(measure({ low: 2, high: 2, unit: 'bunches' }, { grams })).toMatchObject({ high: 680 });
});

const HEADING = 'name,unit,grams,source\n';
test.for([
  ['Garlic,clove,3,USDA SR\nGarlic,clove,4,est', 'row 3: "Garlic, clove" came before'],
  ['Garlic,clove,0,est', 'row 2: "Garlic, clove" has no weight'],
  ['Garlic,clove,-3,est', 'row 2: "Garlic, clove" has no weight'],
  ['Garlic,clove,1e2,est', 'row 2: "Garlic, clove" has no weight'],
  ['Garlic,clove,3,', 'row 2: "Garlic, clove" lacks a word'],
  ['Garlic,,3,est', 'row 2: "Garlic, " lacks a word'],
] as const)('refuses %j', ([rows, message]) => {
  expect(() => parseMeasures(HEADING + rows)).toThrow(message);
});
