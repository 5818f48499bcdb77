import { expect, test } from 'vitest';

import { isSourceNote } from './sourceNote.ts';

test.for([
  ['From a text.', true],
  ['From example.com.', true],
  ['From cooking.example.co.uk.', true],
  ['From localhost:5173.', false],
  ['Garlic soup', true],
  ['From a text. Boil it.', false],
  ['From the oven.', false],
  ['Boil it.', false],
  ['', false],
] as const)('"%s" is a note of the source: %s', ([description, expected]) => {
  expect(isSourceNote({ title: 'Garlic soup', description })).toBe(expected);
});
