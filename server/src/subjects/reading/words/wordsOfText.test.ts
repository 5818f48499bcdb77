import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lettersOf } from '#subjects/reading/pages/foundRecipe.rules';

import { readText } from './readText.rules.ts';

const PROSE = [
  'A family favourite since 1950.',
  'My mother made it each Sunday for us.',
  'By Jane',
];
const FACTS = ['Serves 4', 'Prep time: 20 min', 'Makes 12 cookies', 'Total time: 1 h'];
const PARTS = ['For the dough:', 'For the glaze:', 'For the temper:', '**Filling**', '## Topping'];
const LISTS = ['Ingredients', 'Ingredients:', 'Ingredients for the temper:', '## Ingredients'];
const LINES = [
  '1 cup red lentils',
  '1 onion, chopped',
  '1 tsp turmeric',
  '2 tbsp ghee',
  '- 200 g flour',
  '½ lemon (juice)',
  'salt',
  'Black pepper',
  '3-4 cloves garlic, crushed',
];
const STEPS = ['Cook.', '1. Mix it all well.', 'Bake for 20 minutes until golden.', 'Serve warm.'];
const METHODS = ['Directions', 'Method:', 'Instructions', '## Method'];

const some = (values: readonly string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...values), { minLength, maxLength });
/** A list that begins with two amounts, under a heading or none. */
const list = (headings: readonly string[]) =>
  fc
    .tuple(fc.constantFrom('', ...headings), fc.constantFrom('1 large carrot'), some(LINES, 0, 5))
    .map(([heading, first, more]) => [heading, '2 cups rice', first, ...more]);

/** Lines of a recipe as people paste them, in blocks. */
const recipe = (title: string) =>
  fc
    .tuple(
      some(FACTS, 0, 1),
      some(PROSE, 0, 2),
      list(PARTS),
      fc.array(list([...PARTS, ...LISTS]), { maxLength: 2 }),
      fc.constantFrom(...METHODS),
      some(STEPS, 1, 4),
    )
    .map(([facts, prose, first, others, method, steps]) => [
      [title, ...facts],
      prose,
      first,
      ...others,
      [method, ...steps],
    ]);

/** The letters of all that is read of a text. */
function lettersRead(text: string): string {
  const recipes = readText(text).recipes ?? [];
  const said = recipes.flatMap(({ title, lines, steps, notes, yields }) => [
    title ?? '',
    ...[...lines, ...steps].flatMap((one) => [one.section ?? '', one.text]),
    notes ?? '',
    yields?.text ?? '',
  ]);
  return said.map(lettersOf).join('\n');
}

/** The letters that have to be read of a line: facts and plain headings are read for what they say. */
function lettersDue(line: string): string {
  if ([...FACTS, ...METHODS].includes(line)) return '';
  return lettersOf(line.replace(/^(?:## )?Ingredients/, '').replace(/^\d\. /, ''));
}

function lostLines(text: string): string[] {
  const read = lettersRead(text);
  return text.split('\n').filter((line) => !read.includes(lettersDue(line)));
}

describe('no line of a text is lost', () => {
  test('of one recipe', () => {
    fc.assert(
      fc.property(recipe('Weeknight Dal'), fc.constantFrom('\n', '\n\n'), (blocks, between) => {
        const text = blocks.map((block) => block.join('\n')).join(between);
        expect(lostLines(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('of two recipes', () => {
    const pair = fc.tuple(recipe('Weeknight Dal'), recipe('Buns of Anna'));
    const rules = fc.constantFrom('\n\n', '\n\n---\n\n', '\n---\n', '\n\n\n');
    fc.assert(
      fc.property(pair, rules, ([one, other], rule) => {
        const texts = [one, other].map((blocks) =>
          blocks.map((block) => block.join('\n')).join('\n\n'),
        );
        expect(lostLines(texts.join(rule))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
