import { indexCatalogue } from '@larder/shared/food/catalogueMatch';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { makeShelfReader } from '@larder/shared/stores/shelfRow';
import { expect, test } from 'vitest';

import type { Catalogue } from '#subjects/food/catalogueIndex.service';

import { makeRecipeWriter } from './recipeWriter.service.ts';

const DAL: ProviderRecipe = { id: 1, title: 'Dal', image: null };

/** A writer over a catalogue without ingredients, whose version can be set. */
function writer({ isFixed }: { isFixed: boolean }) {
  const catalogue: Catalogue = {
    version: 1,
    rows: [],
    match: async () => new Map(),
    shelfReader: () => makeShelfReader(indexCatalogue([])),
    suggest: () => [],
    byId: new Map(),
    packsOf: new Map(),
    idsOf: new Map(),
    foodById: new Map(),
  };
  const bytesOf = makeRecipeWriter({ isFixed }, async () => ({ ...catalogue }));
  const write = async (recipes: readonly ProviderRecipe[]) => (await bytesOf(recipes)).map(String);
  const titlesOf = async (...recipes: readonly ProviderRecipe[]) =>
    (await write(recipes)).map((text) => (JSON.parse(text) as ProviderRecipe).title);
  return { catalogue, write, titlesOf };
}

test('a fixed recipe is written once per version of the catalogue', async () => {
  const { catalogue, titlesOf } = writer({ isFixed: true });
  expect(await titlesOf(DAL)).toEqual(['Dal']);
  expect(await titlesOf({ ...DAL, title: 'Changed' }, { ...DAL, id: 2 })).toEqual(['Dal', 'Dal']);
  catalogue.version = 2;
  expect(await titlesOf({ ...DAL, title: 'Changed' })).toEqual(['Changed']);
});

test('a recipe with more parts is another text', async () => {
  const { write } = writer({ isFixed: true });
  const [short, long] = await write([DAL, { ...DAL, summary: 'Quick.' }]);
  expect(short).not.toContain('Quick.');
  expect(long).toContain('Quick.');
});

test('a recipe that may change is written each time', async () => {
  const { titlesOf } = writer({ isFixed: false });
  expect(await titlesOf(DAL)).toEqual(['Dal']);
  expect(await titlesOf({ ...DAL, title: 'Changed' })).toEqual(['Changed']);
});

test('a reason is of one answer, the text of all', async () => {
  const { write } = writer({ isFixed: true });
  const texts = await write([{ ...DAL, reason: 'has "red" lentils' }, DAL]);
  expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([
    { ...DAL, reason: 'has "red" lentils' },
    DAL,
  ]);
  expect(await write([{ ...DAL, title: 'Changed', reason: 'Indian' }])).toEqual([
    '{"id":1,"title":"Dal","image":null,"reason":"Indian"}',
  ]);
});
