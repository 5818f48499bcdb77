import { type Case, dataPage, PIE, PIE_DATA, PLAIN_PIE } from './pie.ts';

const [MIX = '', BAKE = ''] = PIE.steps;
const [FLOUR = '', APPLES = '', SALT = ''] = PIE.lines;
const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');
const ABOUT = 'With this recipe you bake a pie of your own';

/** Pages with words that are no part of the recipe, or are where something else belongs. */
export const STRAY_PAGES: readonly Case[] = [
  {
    fault: 'notes of ingredients in parentheses of their own',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['200 g flour', '3 apples (, peeled)', '1 pinch salt ((optional))'],
    }),
    reads: { ...PIE, lines: ['200 g flour', '3 apples, peeled', '1 pinch salt (optional)'] },
  },
  {
    fault: 'a title with more than the heading says',
    html: dataPage(
      { ...PIE_DATA, name: 'Apple pie recipe with pictures - A site' },
      '<h1>Search</h1><h1>Apple pie</h1>',
    ),
    reads: PIE,
  },
  {
    fault:
      'a name of each step that is its beginning, a section that says nothing, a name within another',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Recipe',
          itemListElement: [{ '@type': 'HowToStep', name: 'Step 1: Mix the fl…', text: MIX }],
        },
        {
          '@type': 'HowToSection',
          name: 'Oven',
          itemListElement: [
            { '@type': 'HowToStep', name: 'Oven', text: BAKE },
            { '@type': 'HowToStep', name: '2. Later', text: 'Wait.' },
          ],
        },
      ],
    }),
    reads: { ...PIE, steps: [MIX, '# Oven', BAKE, 'Later: Wait.'] },
  },
  {
    fault: 'a description in place of the steps, these below "make" and "bake"',
    html: dataPage(
      { ...PIE_DATA, name: 'Apple pie – Recipe', description: ABOUT, recipeInstructions: ABOUT },
      `<h2>All about an apple pie</h2><p>It is old.</p><h2>Make the apple pie</h2><p>${MIX}</p>
       <h2>Bake the apple pie</h2><p>${BAKE}</p><h3>Share this:</h3><p>By mail.</p>`,
    ),
    reads: { ...PIE, steps: [MIX, '# Bake the apple pie', BAKE] },
  },
  {
    fault: 'a description in place of the steps, none in the text',
    html: dataPage({ ...PIE_DATA, description: ABOUT, recipeInstructions: ABOUT }),
    reads: { ...PIE, steps: [ABOUT] },
  },
  {
    fault: 'for how many above lines that the text has without a heading, a number to choose',
    html: dataPage(
      { ...PIE_DATA, recipeYield: undefined },
      `<p>For <select><option>7</option><option selected>8</option></select> people</p><ul>${LINES}</ul>
       <select hidden><option selected>9</option></select><select><option selected>cups</option></select>`,
    ),
    reads: { ...PIE, yields: 'For 8 people' },
  },
  {
    fault: 'a list to shop by in the menu, advertisements, words of a form above each list',
    html: `<ul><li><a href="/l">Shopping list</a></li></ul><p>Join us</p><ul><li>2 new friends</li></ul><h1>Apple pie</h1><p>Advertisement</p><h2>Ingredients</h2>
      <p>Ingredient checklist</p><ul>${LINES}</ul><h2>Directions</h2><p>Instructions checklist</p>
      <ul><li>Step 1</li><li>${MIX}</li><li>Advertisement</li><li>${BAKE}</li></ul><p>Advertisement</p>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'a link above the ingredients, a time above the steps, tips below',
    html: `<h1>Apple pie</h1><p>Antal8 stk.</p><p>Ingredients</p><p><a href="/m">Send the ingredients to a friend</a></p><ul>${LINES}</ul>
      <p>Preparation</p><p>Active</p><p>5 min</p><p>Ready in</p><p>0:05 h</p><ul>${STEPS}</ul>
      <p>CONSEIL</p><p>Eat it warm.</p>`,
    reads: { ...PLAIN_PIE, yields: 'Antal8 stk.', prep: 5, total: 5 },
  },
  {
    fault: 'a range of portions among the ingredients, Polish tips below',
    html: `<h1>Apple pie</h1><h3>Składniki</h3><p>2 - 4 porcje</p><ul>${LINES}</ul><h3>Przygotowanie</h3><ul>${STEPS}</ul>
      <h3>Propozycja podania</h3><ul><li>cream</li></ul>`,
    reads: { ...PLAIN_PIE, yields: '2 - 4 porcje' },
  },
  {
    fault: 'no headings but of tips, an ingredient without an amount at the end',
    html: `<h1>Apple pie</h1><ul>${LINES}<li>pepper</li></ul><p>${MIX}</p><p>${BAKE}</p>
      <h2>Tips and tricks</h2><p>Eat it warm.</p>`,
    reads: { ...PLAIN_PIE, lines: [...PIE.lines, 'pepper'] },
  },
  {
    fault: 'the name of the dish above the steps, calories of many decimals',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: `Apple pie\n  \n${MIX}\n  \n${BAKE}`,
      nutrition: { calories: '270.3714285714286' },
    }),
    reads: PIE,
  },
  {
    fault: '"How to make it" above the steps, calories of three decimals',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: `Comment préparer la TARTE AUX POMMES\r\n\r\n${MIX}\r\n\r\n${BAKE}`,
      nutrition: { calories: '270.371' },
    }),
    reads: PIE,
  },
  {
    fault: 'a section of all steps that says nothing',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Method:', itemListElement: PIE_DATA.recipeInstructions },
      ],
    }),
    reads: PIE,
  },
  {
    fault: 'a section that says nothing above another, with colons',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Preparation:', itemListElement: [MIX] },
        { '@type': 'HowToSection', name: 'Oven :', itemListElement: [BAKE] },
      ],
    }),
    reads: { ...PIE, steps: ['# Preparation', MIX, '# Oven', BAKE] },
  },
  {
    fault: 'equipment among the ingredients, which the text sets apart',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: [...PIE.lines, 'A 9-inch pan'] },
      `<h2>Ingredients</h2><ul>${LINES}</ul><h3>Special Equipment:</h3><ul><li>A 9-inch pan</li></ul>`,
    ),
    reads: PIE,
  },
  {
    fault: 'all steps in one, with labels that begin within lines',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: `Étape 1 :\n${MIX} Étape 2 :\n${BAKE}\nWait. Étape 3 :\nEat.`,
    }),
    reads: { ...PIE, steps: [MIX, `${BAKE} Wait.`, 'Eat.'] },
  },
  {
    fault: 'all steps in one, with numbers that nothing parts from the step before',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: `1. ${MIX} For 5 minutes.2. ${BAKE}3. Eat 1.5 Pieces.`,
    }),
    reads: { ...PIE, steps: [`${MIX} For 5 minutes.`, BAKE, 'Eat 1.5 Pieces.'] },
  },
  {
    fault: 'a bare number before each step',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: PIE.steps.map((text, at) => ({
        '@type': 'HowToStep',
        text: `${at + 1} ${text}`,
      })),
    }),
    reads: PIE,
  },
  {
    fault: 'all steps in one, one of which names another',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: `Step 1: ${MIX}\nStep 2: As in step 1: bake.`,
    }),
    reads: { ...PIE, steps: [MIX, 'As in step 1: bake.'] },
  },
  {
    fault: 'all steps in one, with labels and more on their lines',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: `Step 1: Dough\n${MIX} Step 2: Oven\n${BAKE}`,
    }),
    reads: { ...PIE, steps: ['Dough', MIX, 'Oven', BAKE] },
  },
  {
    fault: 'signs that turn the text around',
    html: dataPage({
      ...PIE_DATA,
      name: 'Apple\u202E pie',
      recipeIngredient: PIE.lines.map((line) => `\u2067${line}\u2069`),
    }),
    reads: PIE,
  },
  {
    fault: 'the name of the site behind that of the dish',
    html: dataPage(
      { ...PIE_DATA, name: 'Apple pie | A Blog' },
      '<meta property="og:site_name" content="A blog"><h1>Apple pie, as my mother made it</h1>',
    ),
    reads: PIE,
  },
  {
    fault: 'headings among the ingredients that are in capitals',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['DOUGH', FLOUR, '1 egg', '50 g butter', 'FOR THE FILLING', APPLES, SALT],
    }),
    reads: {
      ...PIE,
      lines: ['# DOUGH', FLOUR, '1 egg', '50 g butter', '# FOR THE FILLING', APPLES, SALT],
    },
  },
  {
    fault: 'one ingredient in capitals',
    html: dataPage({ ...PIE_DATA, recipeIngredient: [...PIE.lines, 'SALT'] }),
    reads: { ...PIE, lines: [...PIE.lines, 'SALT'] },
  },
  {
    fault: 'numbers of steps before a dash or a bar',
    html: dataPage({
      ...PIE_DATA,
      recipeInstructions: [`1- ${MIX}`, `Step 2 | ${BAKE}`],
    }),
    reads: PIE,
  },
];
