import { expect, test } from 'vitest';

import { readIngredientLine } from './ingredientLine.ts';
import { isAmountInDoubt } from './lineReview.ts';
import { readRecipeLine } from './recipeLine.ts';

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
