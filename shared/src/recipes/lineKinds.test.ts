import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readIngredientLine } from './ingredientLine.ts';

function read(text: string) {
  const [line] = readIngredientLine(text);
  if (!line) throw new Error(`no line: ${text}`);
  return line;
}

test.for([
  // line, name, kind, what is done and noted, why this row exists
  ['1 cup milk, coconut', 'coconut milk', 'coconut', '', 'a substance after a comma'],
  ['Milk, coconut', 'coconut milk', 'coconut', '', 'a name in capitals'],
  ['1 cup milk (coconut)', 'coconut milk', 'coconut', '', 'in brackets'],
  ['(vegan) butter', 'vegan butter', 'vegan', '', 'in brackets before it'],
  ['1 cup (almond) milk', 'almond milk', 'almond', '', 'between unit and name'],
  ['1 cup milk - coconut', 'coconut milk', 'coconut', '', 'after a dash'],
  ['1 cup butter, vegan, melted', 'vegan butter', 'vegan', 'melted', 'before what is done'],
  ['1 cup butter, melted, vegan', 'vegan butter', 'vegan', 'melted', 'behind it'],
  ['2 cups flour, gluten free', 'gluten free flour', 'gluten free', '', 'two words that are one'],
  ['2 cups flour, wheat-free', 'wheat-free flour', 'wheat-free', '', 'free of a substance'],
  ['1 tsp salt, coarse sea', 'coarse sea salt', 'coarse sea', '', 'with how it is'],
  ['1 tsp pepper, freshly ground', 'freshly ground pepper', 'freshly ground', '', 'with how'],
  ['1 cup milk, I use oat', 'oat milk', 'oat', 'I use oat', 'words around it stay'],
  [
    '1 cup butter, vegan if possible',
    'vegan butter',
    'vegan',
    'vegan if possible',
    'a condition stays',
  ],
  ['1 cup milk, preferably oat', 'oat milk', 'oat', 'preferably oat', 'a preference stays'],
  [
    '2 tbsp vinegar, such as balsamic',
    'balsamic vinegar',
    'balsamic',
    'such as balsamic',
    'an example',
  ],
  [
    '4 oz cheese, pepper jack',
    'pepper jack cheese',
    'pepper jack',
    '',
    'with a word that alone is none',
  ],
  ['1 tsp garlic, powder', 'garlic powder', 'powder', '', 'a form'],
  ['2 lb chicken, breasts', 'chicken breasts', 'breasts', '', 'a cut'],
  [
    '2 lb chicken, breasts, skinless',
    'skinless chicken breasts',
    'breasts, skinless',
    '',
    'and more',
  ],
  ['1 cup chocolate, semisweet chips', 'chocolate, semisweet chips', 'semisweet chips', '', 'both'],
  ['1 cup rice, koshihikari', 'rice, koshihikari', 'koshihikari', '', 'what nobody knows'],
  ['1 can tomatoes, crushed', 'crushed tomatoes', 'crushed', '', 'in a can'],
  [
    '1 can peas, no salt added',
    'no salt added peas',
    'no salt added',
    '',
    'three words that are one',
  ],
] as const)('%s is %s', ([text, name, kind, said]) => {
  const line = read(text);
  expect(line).toMatchObject({ name, kind });
  expect([line.prep, line.note].filter((one) => one !== '').join(', ')).toBe(said);
});

test.for([
  ['1 onion, finely chopped', 'what is done'],
  ['1 cup butter, at room temperature', 'how warm'],
  ['1 cup butter, room temperature', 'in fewer words'],
  ['salt, to taste', 'how much'],
  ['2 tomatoes, crushed', 'fresh ones are crushed by the cook'],
  ['2 tsp cumin seeds, toasted and ground', 'and these ground'],
  ['4 scallions, green parts only', 'parts'],
  ['4 eggs, whites only', 'a part that is called by its colour'],
  ['2 tbsp butter, the size of a walnut', 'how much'],
  ['1 cup flour, for the almond dough', 'a use'],
  ['1 cup milk, or coconut water', 'another food'],
  ['1 cup sugar (or honey)', 'in brackets'],
  ['4 scallions (green onions)', 'another name'],
  ['2 cups corn (maize)', 'another name in the singular'],
  ['1 lb beef, cut into rice-size pieces', 'how small'],
  ['1 cup sugar (Domino)', 'a maker'],
  ['1 cup stock, hot', 'how warm'],
  ['1 cup rice (8 oz)', 'how much'],
  ['1 cup beans, picked over', 'what is done in two words'],
  ['1 cup basil, chiffonade', 'what is done in a word that does not look like it'],
  ['salt and pepper, freshly ground', 'of two foods'],
  ['1 red onion, red', 'what the name says'],
  ['1 jalapeño, seeds scraped out', 'a part'],
] as const)('%s says no kind: %s', ([text]) => {
  expect(read(text)).toMatchObject({ kind: '' });
  expect(text.toLowerCase()).toContain(read(text).name.toLowerCase());
});

test.for([
  ['1 cup milk, coconut or almond', 'coconut milk', ['almond milk']],
  ['1 cup rice (brown or wild)', 'brown rice', ['wild rice']],
  ['1 cup rice, brown or wild rice', 'brown rice', ['wild rice']],
  ['1 cup milk, coconut or heavy cream', 'coconut milk', ['heavy cream']],
  ['1 cup coconut or almond milk', 'coconut or almond milk', ['almond milk']],
] as const)('%s is %s, or %j', ([text, name, alternatives]) => {
  expect(read(text)).toMatchObject({ name, alternatives });
});

describe('any words behind a name', () => {
  const word = fc.constantFrom(
    'coconut',
    'vegan',
    'chopped',
    'ground',
    'and',
    'or',
    'powder',
    'breasts',
    'gluten',
    'free',
    'koshihikari',
    'parts',
    'if',
    'I',
    '2%',
    '3',
    'Maker',
    'oats',
    'such',
    'as',
  );
  const words = fc.array(word, { minLength: 1, maxLength: 14 }).map((all) => all.join(' '));
  const between = fc.constantFrom(', ', ' (', '; ', ' - ', ') ');

  test('are kept, each of them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(between, words), { maxLength: 10 }), (parts) => {
        const text = `1 cup milk${parts.map((part) => part.join('')).join('')}`;
        const { name, prep, note, alternatives } = read(text);
        const kept = ` ${[name, prep, note, ...alternatives].join(' ').replaceAll(/[^\p{L}\d%]+/gu, ' ')} `;
        const written = parts.flatMap(([, some]) => some.split(' '));
        for (const one of written.filter((each) => each !== 'or'))
          expect(kept.toLowerCase()).toContain(` ${one.toLowerCase()} `);
      }),
    );
  });

  test('that deny it are in the name', () => {
    const some = fc
      .array(
        fc.constantFrom('coconut', 'chopped', 'ground', 'and', 'koshihikari', 'breasts', 'I', '2%'),
        {
          maxLength: 5,
        },
      )
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(some, some, between, (before, after, how) => {
        expect(read(`1 cup milk${how}${before} vegan ${after}`).name).toContain('vegan');
      }),
    );
  });
});
