import { type Case, dataPage, PIE, PIE_DATA } from './pie.ts';

const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');

/** Pages whose linked data says less than their text. */
export const SPARE_PAGES: readonly Case[] = [
  {
    fault: 'all steps in one, apart in the text',
    html: dataPage(
      { ...PIE_DATA, recipeInstructions: PIE.steps.join('') },
      `<h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'all steps in one, others in the text',
    html: dataPage(
      { ...PIE_DATA, recipeInstructions: 'Mix and bake.' },
      `<h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: { ...PIE, steps: ['Mix and bake.'] },
  },
  {
    fault: 'no steps, no ingredients in the text, numbers above the steps, nutrition below',
    html: dataPage(
      { ...PIE_DATA, recipeInstructions: false },
      `<p>Method</p><h2>Method</h2><p>1. Step</p><p>${PIE.steps[0]}</p><p>2. Step</p><p>${PIE.steps[1]}</p>
       <p>Resumo nutricional</p><p>270 kcal</p>`,
    ),
    reads: PIE,
  },
  {
    fault: 'names of the ingredients in one line, amounts in the text',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: 'Flour, Fruit' },
      `<h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'ingredients in one line',
    html: dataPage({ ...PIE_DATA, recipeIngredient: [PIE.lines.join(', ')] }),
    reads: PIE,
  },
];
