import { expect, test } from 'vitest';

import { recipeWithin, withoutRecipeMarks } from './recipeMark.ts';

test.for([
  ['1 cup [recipe:Vanilla Sauce], warm', 'Vanilla Sauce', '1 cup Vanilla Sauce, warm'],
  ['[recipe:Crumble]', 'Crumble', 'Crumble'],
  ['[Recipe : Vanilla Sauce ]', 'Vanilla Sauce', 'Vanilla Sauce '],
  ['- 2 [recipe: Pie crust]', 'Pie crust', '- 2 Pie crust'],
  ['[RECIPE:Stock]', 'Stock', 'Stock'],
  ['½ batch [recipe:Crème pâtissière]', 'Crème pâtissière', '½ batch Crème pâtissière'],
  ['[recipe:A] and [recipe:B]', 'A', 'A and B'],
  ['[see recipe: Sauce]', undefined, '[see recipe: Sauce]'],
  ['recipe: Sauce', undefined, 'recipe: Sauce'],
  ['[recipe: ]', undefined, '[recipe: ]'],
  ['1 cup [recipe:  ]', undefined, '1 cup [recipe:  ]'],
  ['[recipe:]', undefined, '[recipe:]'],
  ['[recipe:a[b]c]', undefined, '[recipe:a[b]c]'],
  [`[recipe:${'a'.repeat(201)}]`, undefined, `[recipe:${'a'.repeat(201)}]`],
] as const)('%j is the recipe %j', ([line, title, plain]) => {
  expect(recipeWithin(line)).toBe(title);
  expect(withoutRecipeMarks(line)).toBe(plain);
});
