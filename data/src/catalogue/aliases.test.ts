import { foldText } from '@larder/shared/basics/text';
import { expect, test } from 'vitest';

import { ALIASES } from './aliases.ts';
import { readFacts } from './facts.ts';

const facts = readFacts();
const entries = Object.entries(ALIASES).flatMap(([slug, names]) =>
  names.map((alias) => ({ slug, alias })),
);

test('every ingredient has other names, and no other slug does', () => {
  expect(Object.keys(ALIASES).toSorted()).toEqual(facts.map(({ slug }) => slug).toSorted());
  expect(facts.filter(({ slug }) => ALIASES[slug]?.length === 0)).toEqual([]);
});

test('there are more than 900 names', () => {
  expect(entries.length).toBeGreaterThan(900);
});

test('names are written in lower case, without accents and double spaces', () => {
  const untidy = entries.filter(
    ({ alias }) => alias !== foldText(alias) || !/^[a-z0-9%/&'.-]+( [a-z0-9%/&'.-]+)*$/.test(alias),
  );
  expect(untidy).toEqual([]);
});

test('no name stands for two ingredients, also when plurals and dashes are ignored', () => {
  const owners = Map.groupBy(entries, ({ alias }) => loosely(alias));
  const shared = [...owners].filter(([, of]) => new Set(of.map(({ slug }) => slug)).size > 1);
  expect(shared.map(([name]) => name)).toEqual([]);
});

test('no name is given twice', () => {
  expect(new Set(entries.map(({ alias }) => alias)).size).toBe(entries.length);
});

test('no name is the catalogue name of another ingredient', () => {
  const owner = new Map(facts.map(({ name, slug }) => [loosely(name), slug]));
  const taken = entries.filter(({ alias, slug }) => (owner.get(loosely(alias)) ?? slug) !== slug);
  expect(taken).toEqual([]);
});

test.for([
  ['onion', 'yellow-onion', 'no variety: the one most kitchens would take'],
  ['garlic clove', 'garlic', 'a part of it'],
  ['courgette', 'zucchini', 'the British word'],
  ['coriander leaf', 'fresh-cilantro', 'the leaf, not the spice'],
  ['coriander powder', 'ground-coriander', 'the spice, not the leaf'],
  ['plain flour', 'all-purpose-flour', 'the British word'],
  ['cornflour', 'cornstarch', 'the British word for the starch'],
  ['double cream', 'heavy-cream', 'the British word'],
  ['milk', 'whole-milk', 'no variety'],
  ['butter', 'unsalted-butter', 'no variety'],
  ['sugar', 'granulated-sugar', 'no variety'],
  ['chicken stock', 'chicken-broth', 'stock and broth are one shelf'],
  ['bell pepper', 'green-bell-pepper', 'no colour'],
  ['cumin seed', 'cumin-seeds', 'whole, not ground'],
  ['cumin', 'ground-cumin', 'ground unless it says seeds'],
  ['chickpea', 'canned-chickpeas', 'canned unless it says dried'],
  ['dried chickpea', 'chickpeas-dry', 'it says dried'],
] as const)('"%s" is %s: %s', ([alias, slug]) => {
  expect(entries.filter((entry) => entry.alias === alias)).toEqual([{ slug, alias }]);
});

test.for([
  ['coriander', 'leaves in Britain, the spice in the United States'],
  ['pasta', 'any shape'],
  ['whole wheat pasta', 'any shape'],
  ['tomato puree', 'paste in Britain, a sauce in the United States'],
] as const)('"%s" names no ingredient: %s', ([alias]) => {
  expect(entries.filter((entry) => loosely(entry.alias) === alias)).toEqual([]);
});

/** "Rib-eye steaks" -> "rib eye steak": close enough to find names that would collide. */
function loosely(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9%]+/)
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .join(' ')
    .trim();
}
