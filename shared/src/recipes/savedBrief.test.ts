import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RecipeBrief } from './saved.calls.ts';
import { briefOf } from './savedBrief.ts';

const PLAIN = { title: 'Dal', image: null };

test.for([
  [{ title: ' Dal\n\tMakhani ' }, { title: 'Dal Makhani' }, 'one line'],
  [{ title: '\u0000 ' }, { title: 'Recipe' }, 'nothing to see'],
  [{ title: '🍲'.repeat(201) }, { title: '🍲'.repeat(200) }, 'cut between characters'],
  [{ image: 'https://a.example/1.jpg' }, { image: 'https://a.example/1.jpg' }, 'https'],
  [{ image: '/images/recipes/1-768.webp' }, { image: '/images/recipes/1-768.webp' }, 'ours'],
  [{ image: '//a.example/1.jpg' }, { image: null }, 'another site'],
  [{ image: 'data:image/png;base64,AA' }, { image: null }, 'no address'],
  [{ image: `/${'x'.repeat(500)}` }, { image: null }, 'too long'],
  [{ readyInMinutes: null }, { minutes: 30 }, 'as a card has it'],
  [{ readyInMinutes: 1e9 }, { minutes: 10_000 }, 'at most'],
  [{ servings: 0 }, { servings: 1 }, 'at least'],
  [{ servings: 1e9 }, { servings: 1_000 }, 'at most'],
  [{ nutrition: { nutrients: [] } }, { calories: 400 }, 'as a card has it'],
  [
    { nutrition: { nutrients: [{ name: 'Calories', amount: 1e9 }] } },
    { calories: 100_000 },
    'at most',
  ],
] as const)('%j is kept as %j: %s', ([recipe, expected]) => {
  expect(briefOf({ ...PLAIN, ...recipe })).toMatchObject(expected);
});

const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, undefined));

test('whatever a provider sends, what is kept of it can be saved', () => {
  const recipe = fc.record({
    title: fc.string({ unit: 'binary', maxLength: 300 }).map((title) => title.normalize('NFC')),
    image: fc.oneof(fc.webUrl(), fc.string(), fc.constant(null)),
    readyInMinutes: number,
    servings: number,
    nutrition: fc.record({ nutrients: fc.array(fc.record({ name: fc.string(), amount: number })) }),
  });
  fc.assert(
    fc.property(recipe, (any) => {
      expect(RecipeBrief.safeParse(briefOf(any)).error).toBeUndefined();
    }),
  );
});
