import { expect, test } from 'vitest';

import { withoutMarkup } from './markup.rules.ts';

test.for([
  ['Boil the **leeks**.', 'Boil the leeks.'],
  ['**Boil** and **stir**', 'Boil and stir'],
  ['__Boil__ it', 'Boil it'],
  ['*Boil* it (*gently*).', 'Boil it (gently).'],
  ['_Boil_ it', 'Boil it'],
  ['***Boil*** it', 'Boil it'],
  ['Boil **half', 'Boil half'],
  ['`180 °C`', '180 °C'],
  ['the [sauce](https://example.org/sauce)', 'the sauce'],
  ['![a picture](a.jpg) Boil', ' Boil'],
  ['1 cup sugar* and 2 cups flour*', '1 cup sugar* and 2 cups flour*'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case_name', 'snake_case_name'],
  ['* of your choice', '* of your choice'],
  ['1 cup [recipe:Vanilla Sauce]', '1 cup Vanilla Sauce'],
  ['plain', 'plain'],
] as const)('%j is shown as %j', ([written, shown]) => {
  expect(withoutMarkup(written)).toBe(shown);
});

test.for(['*', '_', '[', '`', '![](', '*a', '_a '])('many %j take linear time', (piece) => {
  expect(withoutMarkup(piece.repeat(30_000))).not.toContain('**');
});
