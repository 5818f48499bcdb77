import { type Case, dataPage, PIE, PIE_DATA } from './pie.ts';

/** Pages whose linked data was cut, run together or counted wrong on its way out of a program. */
export const BROKEN_PAGES: readonly Case[] = [
  {
    fault: 'steps cut at their commas',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: ['Mix the flour', 'the salt', 'the apples.', 'Bake', 'then cool.'],
    }),
    reads: { ...PIE, steps: ['Mix the flour, the salt, the apples.', 'Bake, then cool.'] },
  },
  {
    fault: 'steps without capitals and full stops',
    html: dataPage({ ...PIE_DATA, recipeInstructions: ['Mix', 'add the apples', 'bake'] }),
    reads: { ...PIE, steps: ['Mix', 'add the apples', 'bake'] },
  },
  {
    fault: 'paragraphs run together, labels before them',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [
        'Preparation: Mix the flour and salt.Wait 1.5 hours., Method: Add the apples and bake. Note: Use an oven.',
      ],
    }),
    reads: {
      ...PIE,
      steps: [
        'Mix the flour and salt.',
        'Wait 1.5 hours.',
        'Add the apples and bake. Note: Use an oven.',
      ],
    },
  },
  {
    fault: 'the energy of the whole dish',
    html: dataPage({ ...PIE_DATA, nutrition: { calories: '7031.58 kcal' } }),
    reads: { ...PIE, calories: null },
  },
];
