import { fromDollars } from '@larder/shared/basics/money';
import { unitPrice } from '@larder/shared/stores/offers';
import { expect, test } from 'vitest';

import { readFacts } from './facts.ts';
import { parsePacks, readPacks } from './packs.ts';

const facts = readFacts();
const packs = readPacks();

test('at least sixty staples have a second pack', () => {
  expect(new Set(packs.map(({ food }) => food.slug)).size).toBeGreaterThanOrEqual(60);
});

test('no slug is that of a food', () => {
  const foods = new Set(facts.map(({ slug }) => slug));
  expect(packs.filter(({ slug }) => foods.has(slug))).toEqual([]);
});

test('a larger pack costs less by weight, and at least half', () => {
  const odd = packs.filter(({ food, pack_size, price_usd }) => {
    const [small, large] = [
      unitPrice(fromDollars(food.price_usd), food.pack_size),
      unitPrice(fromDollars(price_usd), pack_size),
    ];
    return large >= small || large < small / 2;
  });
  expect(odd.map(({ slug }) => slug)).toEqual([]);
});

const HEADING = 'name,pack_size,typical_us_price_usd_per_pack,price_source';
test.for([
  ['Dragon fruit,10,1,est', 'no food is named "Dragon fruit"', 'not in the catalogue'],
  ['Garlic,150,1,est', 'Garlic: "150" is no larger pack', 'the pack that it has'],
  ['Garlic,10001,1,est', 'Garlic: "10001" is no larger pack', 'one past the largest'],
  ['Garlic,454,,est', 'Garlic: no price', 'not priced'],
  ['Garlic,454,3,est\nGarlic,454,4,est', 'Garlic came before', 'twice'],
] as const)('%s is refused: %s (%s)', ([rows, message]) => {
  expect(() => parsePacks(`${HEADING}\n${rows}`, facts)).toThrow(message);
});

test.for([
  ['Garlic,150.5,3,est', 150.5, 'just larger'],
  ['Garlic,10000,3,est', 10_000, 'the largest'],
] as const)('%s is a pack of %d: %s', ([row, pack_size]) => {
  expect(parsePacks(`${HEADING}\n${row}`, facts)).toMatchObject([
    { slug: `garlic-${pack_size}`, pack_size, price_usd: 3, food: { name: 'Garlic' } },
  ]);
});
