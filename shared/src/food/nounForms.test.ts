import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pluralOf, singularOf } from './nounForms.ts';

/** Singular and plural. */
const NOUNS = `
  egg eggs; onion onions; pea peas; fig figs; tomato tomatoes; potato potatoes; mango mangoes; avocado avocados;
  cookie cookies; veggie veggies; brownie brownies; smoothie smoothies; pie pies; hoagie hoagies; fry fries;
  berry berries; cherry cherries; anchovy anchovies; curry curries; patty patties; candy candies; cheese cheeses;
  case cases; rose roses; size sizes; slice slices; sauce sauces; glass glasses; cress cresses; mousse mousses;
  peach peaches; radish radishes; squash squashes; quiche quiches; brioche brioches; ganache ganaches; box boxes;
  leaf leaves; loaf loaves; half halves; knife knives; olive olives; clove cloves; chive chives; endive endives;
  chili chilies; chilli chillies; kiwi kiwis; zucchini zucchinis; broccoli broccolis; salami salamis; panini paninis;
  asparagus asparaguses; citrus citruses; octopus octopuses; house houses; roe roes; sloe sloes; goose geese; foot feet;
  molasses molasses; swiss swiss; lychee lychees; puree purees; sausage sausages; orange oranges; naan naans
`
  .trim()
  .split(/;\s*/)
  .map((pair) => pair.split(' '));

test.for(NOUNS)('one %s, two %s', ([one = '', many = '']) => {
  expect(pluralOf(one)).toBe(many);
  expect(singularOf(many)).toBe(one);
  expect(singularOf(one)).toBe(one);
});

test.for([
  ['tomatos', 'tomato', 'a usual misspelling'],
  ['avocadoes', 'avocado', 'another'],
  ['chilis', 'chili', 'another plural'],
  ['chillis', 'chilli', 'in Britain'],
  ['hummus', 'hummus', 'no plural'],
  ['pois', 'pois', 'nor is this'],
  ['haggis', 'haggis', 'nor this'],
  ['gas', 'gas', 'too short to say'],
] as const)('the singular of %s is %s: %s', ([word, one]) => {
  expect(singularOf(word)).toBe(one);
});

test('of any word the plural has the singular of the word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,9}[bcdfgklmnprtwy]$/), (word) => {
      fc.pre(!/(?:lea|loa|hal|cal|shel|wol|shea|thie|scar)f$/.test(word));
      expect(singularOf(pluralOf(word))).toBe(word);
    }),
  );
});
