import { readFileSync } from 'node:fs';

import { findMatch, indexCatalogue } from '@larder/shared/food/catalogueMatch';
import type { Weights } from '@larder/shared/food/measures';
import { lineNeeds } from '@larder/shared/kitchen/groceryAmounts';
import { identifyLines } from '@larder/shared/kitchen/groceryByHand';
import { addManual, EMPTY_LIST } from '@larder/shared/kitchen/groceryList';
import type { KnownItem } from '@larder/shared/kitchen/kitchenOps.model';
import { writtenItems } from '@larder/shared/recipes/writtenItems';
import { packsForNeeds } from '@larder/shared/stores/offers';
import { expect, test } from 'vitest';

import { ALIASES } from './aliases.ts';
import { parseCsv } from './csv.ts';
import { type IngredientFacts, readFacts } from './facts.ts';
import { readMeasures } from './measures.ts';

const facts = new Map(readFacts().map((fact) => [fact.name, fact]));
const measures = Map.groupBy(readMeasures(), ({ name }) => name);
const index = indexCatalogue(
  [...facts.values()].map(({ name, slug, pack_size, base_unit }) => ({
    ingredient_id: name,
    name,
    unit_quantity: pack_size,
    unit: base_unit,
    aliases: ALIASES[slug] ?? [],
  })),
);

/** Lines as shoppers type them, with what a cook reckons each to weigh, and the packs of that. */
const TYPED = parseCsv(
  readFileSync(new URL('../../catalogue/typed.csv', import.meta.url), 'utf8'),
).map(({ line = '', name = '', packs }) => ({ line, name, packs: Number(packs) }));

/** What the list makes of a line: "Garlic: 1". */
function asked(line: string): { name: string; packs: number; isAssumed: boolean } {
  const typed = writtenItems(line).reduce(addManual, EMPTY_LIST);
  const [listed, ...others] = identifyLines(typed, knownItem).lines;
  const fact = facts.get(listed?.ingredient_id ?? '');
  if (!listed || !fact || others.length > 0) return { name: '', packs: 0, isAssumed: false };
  const wanted = lineNeeds(listed).flatMap(({ written, ...need }) => written ?? [need]);
  const pack = { unit_quantity: fact.pack_size, unit: fact.base_unit };
  return { name: fact.name, ...packsForNeeds(pack, wanted, weightsOf(fact)) };
}

function knownItem(name: string): KnownItem | null {
  const fact = facts.get(findMatch(index, name)?.ingredient_id ?? '');
  return fact ? { ingredient_id: fact.name, ...weightsOf(fact) } : null;
}

function weightsOf({ name, density_g_per_ml, grams_per_piece }: IngredientFacts): Weights {
  const own = (measures.get(name) ?? []).map(({ unit, grams }) => [unit, grams] as const);
  const piece = grams_per_piece === null ? [] : [['piece', grams_per_piece] as const];
  return { density: density_g_per_ml, grams: Object.fromEntries([...piece, ...own]) };
}

const results = TYPED.map((one) => ({ ...one, asked: asked(one.line) }));

test('500 typed lines and more are the food that a cook means, its weight never assumed', () => {
  expect(results.length).toBeGreaterThanOrEqual(500);
  expect(results.filter(({ name, asked: { name: found } }) => found !== name)).toEqual([]);
  expect(results.filter(({ asked: { isAssumed } }) => isAssumed)).toEqual([]);
});

test('none asks for a pack more or less than one beside the packs reckoned', () => {
  const wrong = results.filter(({ packs, asked: { packs: now } }) => Math.abs(now - packs) > 1);
  expect(wrong).toEqual([]);
});

/** All that differ: the catalogue's piece is larger or smaller than the cook's, near the edge of a pack. */
const DIFFERING: readonly string[] = [
  '12 onions: 1, not 2',
  '4 white onions: 1, not 2',
  '12 shallots: 3, not 4',
  '8 jalapeños: 1, not 2',
  '3 poblano peppers: 1, not 2',
  '6 poblanos: 2, not 3',
  '2 red chili peppers: 2, not 1',
  '1 large cucumber: 1, not 2',
  '2 heads broccoli: 1, not 2',
  '1 napa cabbage: 1, not 2',
  '4 large avocados: 4, not 5',
  'a bunch of bananas: 1, not 2',
  '1 pint blueberries: 1, not 2',
  '1 bunch basil: 2, not 3',
  '1 bunch mint: 1, not 2',
  '1 bunch dill: 1, not 2',
  '1 bunch chives: 1, not 2',
  '2 balls fresh mozzarella: 1, not 2',
  '1 block feta: 1, not 2',
  '2 baguettes: 1, not 2',
];

test('these lines differ by one', () => {
  const differing = results.filter(({ packs, asked: { packs: now } }) => now !== packs);
  expect(
    differing.map(({ line, packs, asked: { packs: now } }) => `${line}: ${now}, not ${packs}`),
  ).toEqual(DIFFERING);
});
