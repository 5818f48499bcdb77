import { describe, expect, test } from 'vitest';

import { readText } from './readText.rules.ts';

const METHOD = '\n\nMix the flour and the water well.\nBake it for 30 minutes.';

describe('how much a text makes, as a line of its own without a word before it', () => {
  /** Labelled before the rule was written. */
  test.for([
    ['2 loaves', 2, 2],
    ['4 serves', 4, 4],
    ['1 loaf', 1, 1],
    ['2 large loaves', 2, 2],
    ['Two loaves', 2, 2],
    ['6 Serves', 6, 6],
    ['4-6 serves', 4, 6],
    ['About 2 loaves', 2, 2],
    ['2 small round loaves', 2, 2],
    ['2 Laibe', 2, 2],
    ['1 Laib', 1, 1],
    ['2 9-inch loaves', 2, 2],
    ['2 loaves (12 slices each)', 2, 2],
    ['ca. 2 Brote', 2, 2],
    ['10 serves.', 10, 10],
  ] as const)('"%s" is %d to %d', ([yields, low, high]) => {
    const [recipe] =
      readText(`Bread\n${yields}\n\n500 g flour\n300 ml water${METHOD}`).recipes ?? [];
    expect(recipe?.title).toBe('Bread');
    expect(recipe?.yields).toMatchObject({ low, high });
    expect(recipe?.lines.map(({ text }) => text)).toEqual(['500 g flour', '300 ml water']);
    expect(recipe?.steps).toHaveLength(2);
  });

  /** Foods, which are bought. */
  test.for([
    '2 loaves French bread',
    '1 loaf ciabatta, sliced',
    '2 loaves of sourdough',
    '1 loaf bread (day-old)',
    '4 slices',
    '1 Laib Bauernbrot',
  ])('"%s" is a line', (line) => {
    const [recipe] = readText(`Toast\n\n${line}\n2 eggs${METHOD}`).recipes ?? [];
    expect(recipe?.lines.map(({ text }) => text)).toEqual([line, '2 eggs']);
    expect(recipe?.yields).toBeNull();
  });

  test('among amounts it is one of them', () => {
    const lines = ['2 eggs', '100 g butter', '1 loaf', '200 ml milk'];
    const [recipe] = readText(`Toast\n\n${lines.join('\n')}${METHOD}`).recipes ?? [];
    expect(recipe?.lines.map(({ text }) => text)).toEqual(lines);
    expect(recipe?.yields).toBeNull();
  });
});
