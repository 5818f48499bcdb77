import { expect, test } from 'vitest';

import { readText } from './readText.rules.ts';

const SOUP = 'Soup\n\n2 cups leeks\n1 l milk\n\nMethod\nBoil all of it.\nServe it hot.\n\n';
const STEPS = ['Boil all of it.', 'Serve it hot.'];

test.for([
  ['Notes: Do not overmix.', 'Do not overmix.', 'on one line'],
  ['Note: Do not overmix.', 'Do not overmix.', 'one note'],
  ['NOTES\nDo not overmix.\nKeeps 3 days.', 'Do not overmix.\nKeeps 3 days.', 'below a heading'],
  ['## Notes\n- Freezes well.', '- Freezes well.', 'in Markdown'],
  ['**Tip:** Use old leeks.', 'Use old leeks.', 'in bold'],
  ["Cook's note: mild.\nStorage: 3 days.", 'mild.\n3 days.', 'two of them'],
  ['Notes\nStorage: 3 days.\nUse old leeks.', '3 days.\nUse old leeks.', 'one of them named'],
  ['Serving suggestions: rice.\nBread too.', 'rice.\nBread too.', 'of two words'],
  ['Consigli: uno.\nDue.', 'uno.\nDue.', 'several in another language'],
  ['Tipp: Nicht kochen.', 'Nicht kochen.', 'in another language'],
  ['Note - Do not overmix.', 'Do not overmix.', 'behind a dash'],
  ['Note. Do not overmix.', 'Do not overmix.', 'behind a full stop'],
  ['(Note: Do not overmix.)', 'Do not overmix.', 'in brackets'],
  ['NB: Do not overmix.', 'Do not overmix.', 'in Latin'],
  ['N.B. Do not overmix.', 'Do not overmix.', 'with full stops'],
  ['Note that it keeps 3 days.', 'Note that it keeps 3 days.', 'as a sentence'],
  ['Author’s Notes: mild.', 'mild.', 'of the author'],
  ['Notes from the cook: mild.', 'mild.', 'from somebody'],
  ['Make ahead: the day before.', 'the day before.', 'what can be done before'],
  ['Substitutions: use onions.', 'use onions.', 'what else will do'],
  ['Notes\nKeeps.\nNutrition\n200 kcal', 'Keeps.', 'up to what is no note'],
  ['Nutrition\n200 kcal', undefined, 'none'],
] as const)('of %j "%s" is noted, and no step: %s', ([text, notes]) => {
  const [recipe] = readText(SOUP + text).recipes ?? [];
  expect(recipe?.notes).toBe(notes);
  expect(recipe?.steps.map((step) => step.text)).toEqual(STEPS);
});

test('a note within the steps is of its line alone; one above the ingredients ends there', () => {
  const [recipe] =
    readText(
      'Soup\nNotes\nFrom Ann.\n2 cups leeks\n1 l milk\n\nMethod\nBoil it.\nTip: stir.\nServe it.',
    ).recipes ?? [];
  expect(recipe?.notes).toBe('From Ann.\nstir.');
  expect(recipe?.lines.map((line) => line.text)).toEqual(['2 cups leeks', '1 l milk']);
  expect(recipe?.steps.map((step) => step.text)).toEqual(['Boil it.', 'Serve it.']);
});

test('what stands between the ingredients and the steps is noted', () => {
  const text = 'Soup\n\n2 cups leeks\n1 l milk\n\nNote: old leeks.\n\nMethod\nBoil all of it.';
  const [recipe] = readText(text).recipes ?? [];
  expect(recipe?.notes).toBe('old leeks.');
  expect(recipe?.lines).toHaveLength(2);
  expect(recipe?.steps.map((step) => step.text)).toEqual(['Boil all of it.']);
});

test('signs of control that a PDF leaves in a text are spaces: no recipe may have them', () => {
  const text =
    'Soup\u0007\nServes 4\u0002 people\n2 cups leeks\n1 l milk\n\nMethod\nBoil it.\n\nNotes\nKeeps\u0002 well.';
  const [recipe] = readText(text).recipes ?? [];
  expect(recipe?.notes).toBe('Keeps well.');
  expect(recipe?.yields?.text).toBe('Serves 4 people');
  expect(JSON.stringify(recipe)).not.toMatch(/\\u00/);
});
