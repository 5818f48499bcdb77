import { expect, test } from 'vitest';

import { nameKey } from './names.ts';

test.for([
  ['Saint Louis', 'saint louis', 'already in full'],
  ['St. Louis', 'saint louis', 'shortened'],
  ['st louis', 'saint louis', 'shortened without a full stop'],
  ['Port St. Lucie', 'port saint lucie', 'in the middle'],
  ['Ft. Worth', 'fort worth', 'a fort'],
  ['Mt Vernon', 'mount vernon', 'a mountain'],
  ['E St Louis', 'east saint louis', 'a direction'],
  ['St', 'st', 'half typed: it may become Stockton'],
  ['St.', 'saint', 'a full stop completes it'],
  ["O'Fallon", 'ofallon', 'an apostrophe'],
  ['O Fallon', 'ofallon', 'a space for the apostrophe'],
  ['Coeur d’Alene', 'coeur dalene', 'a printed apostrophe'],
  ['Coeur D Alene', 'coeur dalene', 'the post office way'],
  ['Mc Allen', 'mcallen', 'written apart'],
  ['McAllen', 'mcallen', 'written together'],
  ['Winston-Salem', 'winston salem', 'a dash'],
  ['  Española ', 'espanola', 'an accent and space'],
  ['Washington, D.C.', 'washington dc', 'commas and full stops'],
  ['', '', 'nothing'],
] as const)('"%s" is looked up as "%s": %s', ([name, key]) => {
  expect(nameKey(name)).toBe(key);
});
