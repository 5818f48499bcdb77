import { describe, expect, test } from 'vitest';

import { mayHoldAnother } from './otherRecipe.rules.ts';
import { readText } from './readText.rules.ts';

const SOUP =
  'Leek soup\nServes 4\n\n2 leeks\n1 l milk\n\nBoil the leeks in the milk.\nServe it warm.';

describe('a text without headings that has a title and amounts again below its steps', () => {
  /** Labelled before the rule was written. */
  test.for<[string, string, string[]]>([
    [
      'a title above amounts',
      '\n\nMint tea\n1 bunch mint\n1 l water\n\nPour it.',
      ['Leek soup', 'Mint tea'],
    ],
    [
      'an empty line below the title',
      '\n\nMint tea\n\n1 bunch mint\n1 l water\n\nPour it.',
      ['Leek soup', 'Mint tea'],
    ],
    [
      'for how many it is',
      '\n\nMint tea\nServes 2\n1 bunch mint\n1 l water\nPour it.',
      ['Leek soup', 'Mint tea'],
    ],
    ['no empty line', '\nMint tea\n1 bunch mint\n1 l water\nPour it.', ['Leek soup', 'Mint tea']],
    [
      'a line that is drawn',
      '\n---\nMint tea\n- 1 bunch mint\n- 1 l water\n1. Pour it.\n2. Wait.',
      ['Leek soup', 'Mint tea'],
    ],
    [
      'three recipes',
      '\n\nMint tea\n1 bunch mint\n1 l water\n\nPour it.\n\nToast\n2 slices bread\n20 g butter\n\nToast it.',
      ['Leek soup', 'Mint tea', 'Toast'],
    ],
    [
      'a sauce that says for how many it is',
      '\n\nVanilla sauce\nServes 4\n1 l milk\n2 eggs\nStir it.',
      ['Leek soup', 'Vanilla sauce'],
    ],
    ['German', '\n\nApfelmus\n1 kg Äpfel\n50 g Zucker\nAlles kochen.', ['Leek soup', 'Apfelmus']],
    [
      'a heading of steps',
      '\n\nMint tea\n1 bunch mint\n1 l water\n\nMethod\nPour it',
      ['Leek soup', 'Mint tea'],
    ],
    ['a part of the dish', '\n\nTopping\n2 tbsp cream\n1 lemon\n\nWhip it.', ['Leek soup']],
    [
      'what goes with it',
      '\n\nFor the croutons\n2 slices bread\n20 g butter\nFry it.',
      ['Leek soup'],
    ],
    ['a sauce', '\n\nVanilla sauce\n1 l milk\n2 eggs\nStir it.', ['Leek soup']],
    ['amounts without a title', '\n\n1 bunch mint\n1 l water\n\nPour it.', ['Leek soup']],
    ['nothing to do', '\n\nPer serving\n20 g fat\n30 g carbs', ['Leek soup']],
    ['the rest to serve', '\n\nTo serve\n1 lemon\n2 tbsp cream\n\nServe it.', ['Leek soup']],
    ['another day', '\n\nDay 2\n1 lemon\n200 g flour\n\nMix it.', ['Leek soup']],
    ['the nutrition', '\n\nMacros\n20 g fat\n30 g carbs\n\nEnjoy it.', ['Leek soup']],
    ['its values', '\n\nNutritional values\n20 g fat\n30 g carbs\n\nEnjoy it.', ['Leek soup']],
    ['what it goes with', '\n\nServe with\n1 lemon\n2 tbsp cream\n\nServe it.', ['Leek soup']],
    ['extras', '\n\nExtras\n1 lemon\n2 tbsp cream\n\nServe it.', ['Leek soup']],
    ['several toppings', '\n\nToppings\n1 lemon\n2 tbsp cream\n\nWhip it.', ['Leek soup']],
    ['what is left to do', '\n\nAssembly\n1 lemon\n2 tbsp cream\n\nWhip it.', ['Leek soup']],
    ['German for besides', '\n\nAußerdem\n1 Ei\n2 EL Sahne\n\nAlles verrühren.', ['Leek soup']],
    ['German for with it', '\n\nDazu\n1 Ei\n2 EL Sahne\n\nAlles verrühren.', ['Leek soup']],
    ['a base', '\n\nBoden\n1 Ei\n200 g Mehl\n\nAlles verrühren.', ['Leek soup']],
    ['a mass', '\n\nQuarkmasse\n1 Ei\n200 g Quark\n\nAlles verrühren.', ['Leek soup']],
    ['a coating', '\n\nNappage\n1 lemon\n20 g sugar\n\nBoil it.', ['Leek soup']],
    ['a French sauce', '\n\nBéchamel\n20 g butter\n20 g flour\n\nStir it.', ['Leek soup']],
    ['a step', '\n\nFry the onions\n2 onions\n20 g butter\n\nFry it.', ['Leek soup']],
    ['a German step', '\n\nZwiebeln anbraten\n2 Zwiebeln\n20 g Butter\n\nFertig.', ['Leek soup']],
    ['one amount', '\n\nMint tea\n1 bunch mint\nPour it.', ['Leek soup']],
    ['a bold name', '\n\n**Dumplings**\n200 g flour\n2 eggs\n\nMix it.', ['Leek soup']],
  ])('%s', ([, more, titles]) => {
    const recipes = readText(SOUP + more).recipes ?? [];
    expect(recipes.map(({ title }) => title)).toEqual(titles);
    expect(recipes[0]?.lines.map(({ text }) => text)).toEqual(['2 leeks', '1 l milk']);
    expect(recipes[0]?.yields).toMatchObject({ low: 4 });
  });

  test('each has its own lines and steps', () => {
    const [soup, tea] =
      readText(`${SOUP}\n\nMint tea\nServes 2\n\n1 bunch mint\n1 l water\n\nPour it.`).recipes ??
      [];
    expect(soup?.steps).toHaveLength(2);
    expect(tea).toMatchObject({
      yields: { low: 2 },
      lines: [{ text: '1 bunch mint' }, { text: '1 l water' }],
      steps: [{ text: 'Pour it.' }],
    });
  });
});

test.for([
  ['\n\nVanilla sauce\n1 l milk\n2 eggs\nStir it.', true, 'a sauce, or a recipe of one'],
  ['\n\n1 bunch mint\n1 l water\n\nPour it.', true, 'amounts without a title'],
  ['\n\nMint tea\n1 bunch mint\n1 l water\n\nPour it.', false, 'a recipe of its own'],
  ['', false, 'nothing more'],
  ['\nAdd 2 tbsp cream.\nStir.', false, 'an amount in a step'],
  ['\nSeason to taste.\nGarnish with parsley to serve.', false, 'the end of a recipe'],
] as const)('below a soup %j may be another recipe: %s: %s', ([more, expected]) => {
  const [recipe] = readText(SOUP + more).recipes ?? [];
  expect(mayHoldAnother(recipe?.steps ?? [])).toBe(expected);
});
