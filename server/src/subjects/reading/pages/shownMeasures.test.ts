import { expect, test } from 'vitest';

import { measuresIn, withShownMeasures } from './shownMeasures.rules.ts';

const measured = (
  lines: readonly string[],
  shown: readonly string[],
  texts: readonly string[] = shown,
) =>
  withShownMeasures(
    lines.map((text) => ({ text, section: null })),
    shown.map((text) => ({ text, level: 0 })),
    measuresIn(texts),
  ).map(({ text }) => text);

test.for([
  ['1 cup flour', '1 cup (120 g) flour', '1 cup (120 g) flour'],
  ['1½ cups flour, sifted', '1 1/2 cups (180g) flour sifted', '1½ cups (180g) flour, sifted'],
  ['2 tbsp butter', '2 tbsp (30 grams) butter', '2 tbsp (30 grams) butter'],
  ['1 cup milk', '1 cup [240 ml] milk', '1 cup [240 ml] milk'],
  ['2 lb beef', '2 lb (about 900 g) beef', '2 lb (about 900 g) beef'],
  ['2 lb beef', '2 lb (0.9 kg) beef', '2 lb (0.9 kg) beef'],
  ['1 can tomatoes', '1 can (400 g / 14 oz) tomatoes', '1 can (400 g / 14 oz) tomatoes'],
  ['1 can tomatoes', '1 can (14.5 fl. oz) tomatoes', '1 can (14.5 fl. oz) tomatoes'],
  ['500 g flour', '500 g (1 lb 2 oz) flour', '500 g (1 lb 2 oz) flour'],
  ['1 Tasse Mehl', '1 Tasse (ca. 125 g) Mehl', '1 Tasse (ca. 125 g) Mehl'],
  ['1 Tasse Milch', '1 Tasse (etwa 0,25 l) Milch', '1 Tasse (etwa 0,25 l) Milch'],
  ['1 Dose Mais', '1 Dose Mais (400 Gramm)', '1 Dose Mais (400 Gramm)'],
  ['1 tasse de farine', '1 tasse (125 g) de farine', '1 tasse (125 g) de farine'],
  ['1 pot de crème', '1 pot (environ 20 cl) de crème', '1 pot (environ 20 cl) de crème'],
  ['1 taza de harina', '1 taza (125 gramos) de harina', '1 taza (125 gramos) de harina'],
  ['1 vaso de leche', '1 vaso (unos 200 ml) de leche', '1 vaso (unos 200 ml) de leche'],
  ['1 xícara de farinha', '1 xícara (120 g) de farinha', '1 xícara (120 g) de farinha'],
  ['1 copo de leite', '1 copo (200 mililitros) de leite', '1 copo (200 mililitros) de leite'],
  ['1 tazza di farina', '1 tazza (125 grammi) di farina', '1 tazza (125 grammi) di farina'],
  ['1 bicchiere di latte', '1 bicchiere (2 dl) di latte', '1 bicchiere (2 dl) di latte'],
  ['1 kop bloem', '1 kop (circa 125 gram) bloem', '1 kop (circa 125 gram) bloem'],
  ['1 blik tomaten', '1 blik (400-450 g) tomaten', '1 blik (400-450 g) tomaten'],
] as const)('"%s", shown as "%s", is "%s"', ([line, shown, whole]) => {
  expect(measured([line], ['Ingredients', shown, 'Method'])).toEqual([whole]);
});

test.for([
  ['1 cup flour', '1 cup flour', 'nothing in brackets'],
  ['1 cup flour', '1 cup (sifted) flour', 'no measure'],
  ['1 cup flour', '1 cup (see note 2) flour', 'a note'],
  ['1 cup flour', '1 cup (2 cups) flour', 'a cup'],
  ['1 cup flour', '1 cup (4 servings) flour', 'no unit of measure'],
  ['1 cup flour', '1 cup (120 kcal) flour', 'energy'],
  ['1 cup flour', '1 cup ($0.20) flour', 'a price'],
  ['1 cup (120 g) flour', '1 cup (130 g) flour', 'a measure of its own'],
  ['1 cup flour', '2 cups (240 g) flour', 'another amount'],
  ['1 cup flour', '1 cup (120 g) rye flour', 'another food'],
  ['1 cup flour', 'Mix 1 cup (120 g) flour and the eggs.', 'a sentence'],
  ['1 egg', '1 (50 g', 'a bracket that does not end'],
] as const)('"%s", shown as "%s", stays: %s', ([line, shown]) => {
  expect(measured([line], [shown])).toEqual([line]);
});

test('each line takes its own, in the order of the page', () => {
  const lines = ['1 cup sugar', '1 cup flour', '1 cup sugar', 'salt'];
  const shown = ['1 cup (200 g) sugar', '1 cup (120 g) flour', '1 cup (210 g) sugar', 'salt'];
  expect(measured(lines, shown)).toEqual(shown);
});

test('parts of a line that are blocks of their own', () => {
  expect(measured(['1 cup flour', 'salt'], ['1 cup (120 g)', 'flour', 'salt'])).toEqual([
    '1 cup (120 g) flour',
    'salt',
  ]);
});

test('what a program has converted is not what was written', () => {
  const converted = ['1 cup ', '(', '120 g', ')', '(120 g) flour'];
  expect(measured(['1 cup flour'], ['1 cup (120 g) flour'], converted)).toEqual(['1 cup flour']);
});
