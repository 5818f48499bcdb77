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
    fault: 'steps without capitals, full stops in some',
    html: dataPage({ ...PIE_DATA, recipeInstructions: ['mix', 'bake 20 min.', 'cool', 'eat it.'] }),
    reads: { ...PIE, steps: ['mix', 'bake 20 min.', 'cool', 'eat it.'] },
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
        'Preparation: Mix the flour and salt.Wait 1.5 hours. , Method: Add the apples and a spice, e.g., Cinnamon. Note: Use an oven.',
      ],
    }),
    reads: {
      ...PIE,
      steps: [
        'Mix the flour and salt.',
        'Wait 1.5 hours.',
        'Add the apples and a spice, e.g., Cinnamon. Note: Use an oven.',
      ],
    },
  },
  {
    fault: 'as much energy as a serving may have',
    html: dataPage({ ...PIE_DATA, nutrition: { calories: '5,000 kcal' } }),
    reads: { ...PIE, calories: 5000 },
  },
  {
    fault: 'the energy of the whole dish',
    html: dataPage({ ...PIE_DATA, nutrition: { calories: '5001 kcal' } }),
    reads: { ...PIE, calories: null },
  },
];
