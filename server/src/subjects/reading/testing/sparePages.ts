import { type Case, dataPage, PIE, PIE_DATA } from './pie.ts';

const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');

const beside = (...pairs: string[][]) =>
  pairs.map(([first, second]) => `<div><div>${first}</div><div>${second}</div></div>`).join('');

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
    fault: 'names of the ingredients, amounts below each in the text',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['Flour', 'Sugar', 'Apples', 'Salt'] },
      `<h3>Ingredients</h3>${beside(['Flour', '200 g'], ['Sugar', '1 cup'], ['Apples', '3, peeled'], ['Salt', 'to taste'])}`,
    ),
    reads: {
      ...PIE,
      lines: ['Flour 200 g', 'Sugar 1 cup', 'Apples 3, peeled', 'Salt to taste'],
    },
  },
  {
    fault: 'names of the ingredients, amounts above each in the text',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['Flour', 'Apples', 'Salt'] },
      beside(['200 g', 'Flour'], ['3', 'Apples'], ['1 pinch', 'Salt']),
    ),
    reads: { ...PIE, lines: ['200 g Flour', '3 Apples', '1 pinch Salt'] },
  },
  {
    fault: 'names of the ingredients, amounts above each, the first without a number',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['Salt', 'Flour', 'Apples', 'Eggs'] },
      `${beside(['to taste', 'Salt'], ['200 g', 'Flour'], ['3', 'Apples'], ['2', 'Eggs'])}<h2>Method</h2>`,
    ),
    reads: { ...PIE, lines: ['to taste Salt', '200 g Flour', '3 Apples', '2 Eggs'] },
  },
  {
    fault: 'names of the ingredients, a number above the first, so that either may be meant',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['Flour', 'Sugar', 'Apples'] },
      `<p>4 servings</p>${beside(['Flour', '200 g'], ['Sugar', '1 cup'], ['Apples', '3'])}`,
    ),
    reads: { ...PIE, lines: ['Flour', 'Sugar', 'Apples'] },
  },
  {
    fault: 'names of the ingredients, numbers beside few of them',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['Flour', 'Apples', 'Salt'] },
      beside(['Flour', '1'], ['Apples', 'from the market'], ['Salt', 'of the sea']),
    ),
    reads: { ...PIE, lines: ['Flour', 'Apples', 'Salt'] },
  },
  {
    fault: 'a name alone, under the heading of its site',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: undefined, recipeInstructions: undefined },
      `<h1>A site</h1><h1>Apple pie</h1><p>Makes 8 servings. Total time: 60 minutes.</p>
       <h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'its description for its step, the first of three in the text',
    html: dataPage(
      { ...PIE_DATA, description: PIE.steps[0], recipeInstructions: PIE.steps[0] },
      `<h2>Method</h2><ol>${STEPS}<li>Serve it warm.</li></ol>`,
    ),
    reads: { ...PIE, steps: [...PIE.steps, 'Serve it warm.'] },
  },
  {
    fault: 'its description for its step, and no ingredients; the text is whole',
    html: dataPage(
      {
        ...PIE_DATA,
        recipeIngredient: undefined,
        description: 'A pie.',
        recipeInstructions: 'A pie.',
      },
      `<p>Makes 8 servings. Total time: 60 minutes.</p>
       <h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'its description for its step, which the text has with more below',
    html: dataPage(
      { ...PIE_DATA, description: PIE.steps[0], recipeInstructions: PIE.steps[0] },
      `<h2>Method</h2><p>${PIE.steps[0]}</p><p>Picture: the sea by Ann.</p>`,
    ),
    reads: { ...PIE, steps: PIE.steps.slice(0, 1) },
  },
  {
    fault: 'no yield but a number in an element of that name',
    html: dataPage(
      { ...PIE_DATA, recipeYield: undefined },
      `<ul><li class="dish-kind">Cakes</li><li class="person-count">8 servings</li></ul>`,
    ),
    reads: PIE,
  },
  {
    fault: 'ingredients in one line',
    html: dataPage({ ...PIE_DATA, recipeIngredient: [PIE.lines.join(', ')] }),
    reads: PIE,
  },
  {
    fault: 'the first of two lists alone',
    html: dataPage(
      PIE_DATA,
      `<h2>Ingredients</h2><ul><li>2 spoons of cream</li>${LINES}</ul><h3>Glaze</h3><ul><li>1 egg</li><li>50 g sugar</li></ul>
       <h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: {
      ...PIE,
      lines: ['2 spoons of cream', ...PIE.lines, '# Glaze', '1 egg', '50 g sugar'],
    },
  },
  {
    fault: 'all lines, and in the text again in other units',
    html: dataPage(
      PIE_DATA,
      `<h2>Ingredients</h2><ul>${LINES}<li>2 cups flour</li><li>1 lb apples, peeled</li><li>0.1 oz salt</li></ul>
       <h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'all lines, and other numbers in the text',
    html: dataPage(
      PIE_DATA,
      `<h2>Ingredients</h2><ul><li>480 ratings</li><li>5 stars</li><li>Yours</li>${LINES}${LINES}<li>Add to the list</li>
       <li>2 reviews</li><li>3 pictures</li></ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'time to cook alone, in the text more',
    html: dataPage(
      { ...PIE_DATA, prepTime: undefined, totalTime: undefined },
      `<p>Prep time: 20 min</p><p>Total time: 1 h</p><h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'no headings, in the text between amounts, names and notes that are blocks of their own',
    html: dataPage(
      PIE_DATA,
      `<h2>Ingredients</h2><h3>Dough</h3><p>200 g</p><div>flour</div><h3>Filling</h3>
       <ul><li><b>3</b> <a href="/a">apples,</a><div>peeled</div></li><li><p><b>1 pinch</b></p><p>salt</p></li></ul>`,
    ),
    reads: {
      ...PIE,
      lines: ['# Dough', '200 g flour', '# Filling', '3 apples, peeled', '1 pinch salt'],
    },
  },
  {
    fault: 'data with nutrition alone, all else in the text',
    html: dataPage(
      { '@type': 'Recipe', name: 'Apple pie', nutrition: { calories: '270.4' } },
      `<h1>Apple pie</h1><p>Serves 8</p><p>Total time: 60 min</p><h2>Ingredients</h2>
      <ul>${PIE.lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2>
      <ol>${PIE.steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    ),
    reads: { ...PIE, yields: 'Serves 8', prep: null, cook: null },
  },
];
