import { expect, test } from 'vitest';

import { readIngredientLine } from './ingredientLine.ts';
import { isAmountInDoubt } from './lineReview.ts';
import { readRecipeLine } from './recipeLine.ts';
import { timersOf } from './stepTimers.ts';

/** Lines with "gr.", grams or the German "große"; the first eighteen were labelled before the rule was written. */
test.for([
  ['1 gr. Dose Tomaten', 1, 1, 'can', 'Tomaten'],
  ['1 gr. Zwiebel', 1, 1, '', 'Zwiebel'],
  ['2 gr. Zwiebeln, gewürfelt', 2, 2, '', 'Zwiebeln'],
  ['3 gr. Kartoffeln', 3, 3, '', 'Kartoffeln'],
  ['4 gr. Eier', 4, 4, '', 'Eier'],
  ['1 gr. Bund Petersilie', 1, 1, 'bunch', 'Petersilie'],
  ['2 gr. rote Paprikaschoten', 2, 2, '', 'rote Paprikaschoten'],
  ['1/2 gr. Gurke', 0.5, 0.5, '', 'Gurke'],
  ['1 gr. Glas Sauerkirschen', 1, 1, 'jar', 'Sauerkirschen'],
  ['2 gr Möhren', 2, 2, '', 'Möhren'],
  ['1-2 gr. Äpfel', 1, 2, '', 'Äpfel'],
  ['5 gr. Salz', 5, 5, 'g', 'Salz'],
  ['3 gr. Safran', 3, 3, 'g', 'Safran'],
  ['500 gr. Kartoffeln', 500, 500, 'g', 'Kartoffeln'],
  ['1.000 gr. Mehl', 1000, 1000, 'g', 'Mehl'],
  ['250 gr Zwiebeln', 250, 250, 'g', 'Zwiebeln'],
  ['5 gr. Trockenhefe', 5, 5, 'g', 'Trockenhefe'],
  ['4 gr. de sel', 4, 4, 'g', 'sel'],
  ['eine gr. Aubergine', 1, 1, '', 'Aubergine'],
  ['1 gr. reife Mango', 1, 1, '', 'reife Mango'],
  ['2 gr. EL Mehl', 2, 2, 'tbsp', 'Mehl'],
  ['½ gr. Salatgurke', 0.5, 0.5, '', 'Salatgurke'],
  ['2 gr. uien', 2, 2, '', 'uien'],
  ['3 gr. oignons', 3, 3, '', 'oignons'],
  ['4 gr. Zwiebelpulver', 4, 4, 'g', 'Zwiebelpulver'],
  ['5 gr. Zitronenabrieb', 5, 5, 'g', 'Zitronenabrieb'],
  ['5 gr. Butter für die Dose', 5, 5, 'g', 'Butter für die Dose'],
  ['3 gr. Salz, 2 Zwiebeln', 3, 3, 'g', 'Salz'],
  ['1 000 gr. Kartoffeln', 1000, 1000, 'g', 'Kartoffeln'],
  ['1 gr. Prise Salz', 1, 1, 'pinch', 'Salz'],
] as const)('"%s" is %d to %d %s of %s', ([text, low, high, unit, name]) => {
  const [read, ...others] = readIngredientLine(text);
  expect(others).toEqual([]);
  expect(read).toMatchObject({ low, high, unit, name });
});

/** What is dried or ground, or a part of what is counted. */
test.for([
  ['5 gr orange zest', 5],
  ['3 gr dried orange peel', 3],
  ['3 gr orange peel', 3],
  ['5 gr mango powder', 5],
  ['5 gr orange extract', 5],
  ['5 gr orange juice', 5],
  ['5 gr glass noodles', 5],
  ['3 gr oignon en poudre', 3],
  ['3 gr. oignon en poudre', 3],
  ['5 gr tomate en polvo', 5],
  ['5 gr mango in polvere', 5],
  ['5 gr tomates séchées', 5],
  ['5 gr. getrocknete Zwiebeln', 5],
  ['5 gr. Zwiebeln, getrocknet', 5],
  ['5 gr gedroogde ui', 5],
  ['5 gr. Zwiebel Pulver', 5],
  ['5 gr. Orangen Abrieb', 5],
] as const)('"%s" is %d g', ([text, grams]) => {
  expect(readIngredientLine(text)).toMatchObject([{ low: grams, high: grams, unit: 'g' }]);
});

/** What is weighed by some, and counted by others. */
test.for([
  ['2 gr. Paprika', true],
  ['1 gr. Chili', true],
  ['3 gr. Champignons', true],
  ['5 gr. Garnelen', true],
  ['5 gr. Nüsse', true],
  ['4 gr. Lorbeerblätter', true],
  ['250 gr. Champignons', false],
  ['5 gr. Paprikapulver', false],
  ['1 gr. Zwiebel', false],
  ['5 gr. Salz', false],
] as const)('"%s" asks: %s', ([original, isAsked]) => {
  const line = { ...readRecipeLine(original), original, ingredient_id: 'known' };
  expect(isAmountInDoubt(line)).toBe(isAsked);
});

/** Lines with "of", which is "or" in Dutch; the first twelve were labelled before the rule was written. */
test.for([
  ['2 of 3 eieren', 2, 3, '', 'eieren'],
  ['1 of 2 uien', 1, 2, '', 'uien'],
  ['3 of 4 takjes tijm', 3, 4, 'sprig', 'tijm'],
  ['2 of 3 teentjes knoflook', 2, 3, 'clove', 'knoflook'],
  ['1 of 2 el olie', 1, 2, 'tbsp', 'olie'],
  ['4 of 5 aardappelen', 4, 5, '', 'aardappelen'],
  ['1 of 2 theelepels suiker', 1, 2, 'tsp', 'suiker'],
  ['2 of 3 tomaten', 2, 3, '', 'tomaten'],
  ['half of 1 lemon', 0.5, 0.5, '', '1 lemon'],
  ['2 of 3 dl melk', 2, 3, 'dl', 'melk'],
  ['1 of 2 rode uien', 1, 2, '', 'rode uien'],
  ['10 of 12 appels', 10, 12, '', 'appels'],
  ['2 of 3 wortels', 2, 3, '', 'wortels'],
  ['1 of 2 citroenen', 1, 2, '', 'citroenen'],
  ['2 of 3 sneetjes brood', 2, 3, '', 'sneetjes brood'],
  ['twee of drie eieren', 2, 3, '', 'eieren'],
] as const)('"%s" is %d to %d %s of %s', ([text, low, high, unit, name]) => {
  const [read] = readIngredientLine(text);
  expect(read).toMatchObject({ low, high, unit, name });
});

/** "Of" in English. */
test.for([
  '1 of 2 lemons',
  '2 of 3 eggs',
  '1 of 2 cups water',
  '3 of 2 eieren',
  '1 of 12 eieren',
  '1 of 2 bagels',
  '2 of 3 children',
  '1 of 2 oven-ready packs',
  '1 of 2 green peppers',
  '1 of 2 golden beets',
])('"%s" is no range', (text) => {
  const [read] = readIngredientLine(text);
  expect(read?.high).toBe(read?.low);
});

test.for([
  ['Kook de eieren 2 of 3 minuten.', [[120, 180]]],
  ['Laat het deeg 1 of 2 uur rijzen.', [[3600, 7200]]],
  ['Bak de cake 10 of 12 min. verder.', [[600, 720]]],
  ['Repeat step 1 of 2 for 5 minutes.', [[300, 300]]],
  ['Do step 1 of 2 then bake for 5 minutes.', [[300, 300]]],
] as const)('"%s" takes %j', ([step, seconds]) => {
  expect(timersOf(step).map(({ low, high }) => [low, high])).toEqual(seconds);
});

/** Old words for weights that cooks go on to use; all labelled before the rule was written. */
test.for([
  ['2 Pfund Kartoffeln', 1000, 1000, 'g', 'Kartoffeln'],
  ['1 Pfund Mehl', 500, 500, 'g', 'Mehl'],
  ['½ Pfund Butter', 250, 250, 'g', 'Butter'],
  ['ein halbes Pfund Hackfleisch', 250, 250, 'g', 'Hackfleisch'],
  ['anderthalb Pfund Äpfel', 750, 750, 'g', 'Äpfel'],
  ['1 Pfd. Spargel', 500, 500, 'g', 'Spargel'],
  ['1-2 Pfund Tomaten', 500, 1000, 'g', 'Tomaten'],
  ['1 pond gehakt', 500, 500, 'g', 'gehakt'],
  ['een half pond spekjes', 250, 250, 'g', 'spekjes'],
  ['anderhalf pond aardappelen', 750, 750, 'g', 'aardappelen'],
  ['une livre de beurre', 500, 500, 'g', 'beurre'],
  ['2 livres de tomates', 1000, 1000, 'g', 'tomates'],
  ['une demi-livre de farine', 250, 250, 'g', 'farine'],
  ['1 libra de carne molida', 1, 1, 'lb', 'carne molida'],
  ['media libra de queso', 0.5, 0.5, 'lb', 'queso'],
  ['2 libras de pollo', 2, 2, 'lb', 'pollo'],
  ['un etto di prosciutto', 100, 100, 'g', 'prosciutto'],
  ['2 etti di burro', 200, 200, 'g', 'burro'],
  ['un etto e mezzo di parmigiano', 150, 150, 'g', 'parmigiano'],
  ["mezz'etto di burro", 50, 50, 'g', 'burro'],
  ['2 hg smör', 200, 200, 'g', 'smör'],
  ['1 Pfund 200 g Mehl', 700, 700, 'g', 'Mehl'],
] as const)('"%s" is %d to %d %s of %s', ([text, low, high, unit, name]) => {
  const [read, ...others] = readIngredientLine(text);
  expect(others).toEqual([]);
  expect(read).toMatchObject({ unit, name });
  expect(read?.low).toBeCloseTo(low, 3);
  expect(read?.high).toBeCloseTo(high, 3);
});

test.for([
  ['2 x 1 Pfund Hackfleisch', 500],
  ['3 x 2 hg smör', 200],
] as const)('one of "%s" is %d g', ([text, grams]) => {
  const [read] = readIngredientLine(text);
  expect(read?.each?.unit).toBe('g');
  expect(read?.each?.amount).toBeCloseTo(grams, 3);
});
