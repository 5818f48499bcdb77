import { type OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { readData } from '#subjects/reading/pages/readPage.rules';

import { exportedRecipe, exportName, readExported } from './exportFile.rules.ts';

const word = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom('½ كوب', '大さじ2'),
  )
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => z.safeDecode(RecipeDraft.shape.title, text).success);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const number = fc.integer({ min: 0, max: 100_000 });
const positive = fc.double({ min: 0.001, max: 1_000, noNaN: true });
const amount = fc
  .option(fc.tuple(positive, positive, fc.constantFrom('', 'cup', 'g')), { nil: null })
  .map((found) => ({
    low: found && Math.min(found[0], found[1]),
    high: found && Math.max(found[0], found[1]),
    unit: found && found[2],
  }));
const line = fc
  .record({
    original: word,
    section: maybe(word),
    name: maybe(word),
    note: maybe(word),
    optional: fc.boolean(),
    ingredient_id: maybe(fc.uuid()),
  })
  .chain((rest) => amount.map((said) => ({ ...rest, ...said })));
const recipe = fc.record({
  title: word,
  description: word,
  preparation_time: number,
  serving_size: number,
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  steps: fc.array(fc.record({ section: maybe(word), text: word }), { maxLength: 8 }),
  source_url: maybe(fc.webUrl()),
  minutes: fc.record({ prep: maybe(number), cook: maybe(number), total: maybe(number) }),
  yields: maybe(
    fc
      .tuple(number, number, word)
      .map(([a, b, text]) => ({ low: Math.min(a, b), high: Math.max(a, b), text })),
  ),
  language: maybe(fc.constantFrom('de', 'pt-BR')),
  notes: maybe(word),
  calories: maybe(number),
});

test('whatever is exported is read back equal', () => {
  fc.assert(
    fc.property(recipe, (draft) => {
      const own: OwnRecipe = {
        ...draft,
        recipe_id: '01890000-0000-7000-8000-0000000000a1',
        created_at: new Date('2026-01-02T03:04:05Z'),
        source_host: null,
        items: [],
        lines: draft.lines.map((each) => ({
          ...each,
          how: null,
          grade: null,
          kcal: null,
          food: null,
        })),
      };
      const file: unknown = JSON.parse(JSON.stringify(exportedRecipe(own)));
      expect(readExported(file)?.draft).toEqual({ ...draft, items: [] });
      // Other programs read the same lines and steps.
      expect(file).toMatchObject({
        '@type': 'Recipe',
        name: draft.title,
        recipeIngredient: draft.lines.map(({ original }) => original),
      });
    }),
  );
});

test('other programs read an export as schema.org', () => {
  const own: OwnRecipe = {
    recipe_id: '01890000-0000-7000-8000-0000000000a1',
    created_at: new Date('2026-01-02T03:04:05Z'),
    title: 'Rice',
    description: 'Boil it.',
    preparation_time: 20,
    serving_size: 4,
    source_url: null,
    source_host: null,
    minutes: { prep: 5, cook: null, total: null },
    yields: null,
    language: null,
    notes: null,
    calories: 90,
    items: [
      {
        ingredient_id: '01890000-0000-7000-8000-0000000000a2',
        name: 'Rice',
        price: null,
        unit_quantity: 500,
        unit: 'gm',
        quantity: 2,
        category: null,
        image: null,
        kcal: null,
      },
    ],
    lines: [],
    steps: [
      { section: 'Pot', text: 'Boil.' },
      { section: null, text: 'Eat.' },
    ],
  };
  const others = JSON.stringify({ ...exportedRecipe(own), larder: undefined });
  expect(readData(others).recipes).toMatchObject([
    {
      title: 'Rice',
      lines: [{ text: '2 × 500 gm Rice' }],
      steps: [
        { text: 'Boil.', section: 'Pot' },
        { text: 'Eat.', section: null },
      ],
      yields: { low: 4 },
      minutes: { prep: 5, total: 20 },
      calories: 90,
    },
  ]);
});

test.for([
  ['Tomato soup!', 'tomato-soup.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['مرق', 'مرق.json'],
  ['🧂', 'recipe.json'],
  ['taken', 'taken-2.json'],
] as const)('%j is exported as %s', ([title, name]) => {
  expect(exportName(title, new Set(['taken.json']))).toBe(name);
});

test.for([
  ['nothing of ours', { '@type': 'Recipe' }, undefined],
  ['ours without a title', { larder: { lines: [{ original: 'x' }] } }, 'Untitled recipe'],
] as const)('%s is no draft', ([, value, title]) => {
  const row = readExported(value);
  expect([row?.title, row?.draft]).toEqual([title, undefined]);
});
