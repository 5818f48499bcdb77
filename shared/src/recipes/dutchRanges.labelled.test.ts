import { expect, test } from 'vitest';

import { readIngredientLine } from './ingredientLine.ts';
import { timersOf } from './stepTimers.ts';

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
  ['1 of 2 citroenen', 1, 2, '', 'citroenen'],
  ['2 of 3 sneetjes brood', 2, 3, '', 'sneetjes brood'],
  ['twee of drie eieren', 2, 3, '', 'eieren'],
] as const)('"%s" is %d to %d %s of %s', ([text, low, high, unit, name]) => {
  const [read] = readIngredientLine(text);
  expect(read).toMatchObject({ low, high, unit, name });
});

/** "Of" in English. */
test.for(['1 of 2 lemons', '2 of 3 eggs', '1 of 2 cups water', '3 of 2 eieren', '1 of 12 eieren'])(
  '"%s" is no range',
  (text) => {
    const [read] = readIngredientLine(text);
    expect(read?.high).toBe(read?.low);
  },
);

test.for([
  ['Kook de eieren 2 of 3 minuten.', [[120, 180]]],
  ['Laat het deeg 1 of 2 uur rijzen.', [[3600, 7200]]],
  ['Bak de cake 10 of 12 min. verder.', [[600, 720]]],
  ['Repeat step 1 of 2 for 5 minutes.', [[300, 300]]],
] as const)('"%s" takes %j', ([step, seconds]) => {
  expect(timersOf(step).map(({ low, high }) => [low, high])).toEqual(seconds);
});
