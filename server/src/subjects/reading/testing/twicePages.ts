import { type Case, dataPage, PIE, PIE_DATA, PLAIN_PIE } from './pie.ts';

const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');
const METHOD = `<h2>Method</h2><ol>${STEPS}</ol>`;

function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function apart(...texts: readonly string[]): string {
  return texts.map((text) => `<div>${text}</div>`).join('');
}

const METRIC = ['200 g plain flour', '3 apples', '50 ml milk', '1 pinch salt'];
const IMPERIAL = ['7 oz plain flour', '3 apples', '2 fl oz milk', '1 pinch salt'];
const CUPS = ['2 cups all-purpose flour', '3 apples', '0.2 cup milk', '1 pinch salt'];
const ENCODED = JSON.stringify(PIE_DATA).replaceAll('"', '&quot;');
const DETAILS = '<h3>Details</h3>' + list('Cuisine: British', 'Difficulty: Easy', 'Serves: 8');

/** Pages that say things twice, in places of their own, or with tools and titles among their food. */
export const TWICE_PAGES: readonly Case[] = [
  {
    fault: 'linked data in an element for facts about the page',
    html: `<html lang="en"><head><meta name="application/ld+json" content="${ENCODED}"></head><body>Pie</body></html>`,
    reads: PIE,
  },
  {
    fault: 'several amounts in one item of the data',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['200 g flour\n3 apples, peeled', '1 pinch\n  salt'],
    }),
    reads: PIE,
  },
  {
    fault: 'items of the data that are broken for their width alone',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['200 g\nflour', '3\napples, peeled', '1 pinch salt'],
    }),
    reads: PIE,
  },
  {
    fault: 'data that was cut, below the button of a plugin',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['200 g flour\n3 apples, peeled', '5 tsp salt'] },
      `<h2>Ingredients</h2><p>Scale</p><p>200 g flour</p><p>3 apples, peeled</p><p>1.5 tsp salt</p>${METHOD}`,
    ),
    reads: { ...PIE, lines: ['200 g flour', '3 apples, peeled', '1.5 tsp salt'] },
  },
  {
    fault: 'names in the data, few with a number, amounts in the text',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['flour', '½ lemon', 'apples', 'milk', 'salt'] },
      `<h2>Ingredients</h2>${list('200 g flour', '½ lemon', '3 apples', '1 l milk', '1 pinch salt')}${METHOD}`,
    ),
    reads: { ...PIE, lines: ['200 g flour', '½ lemon', '3 apples', '1 l milk', '1 pinch salt'] },
  },
  {
    fault: 'a list in three systems of units without labels',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2>${list(...METRIC)}${list(...IMPERIAL)}${list(...CUPS)}${METHOD}`,
    reads: { ...PLAIN_PIE, lines: METRIC },
  },
  {
    fault: 'a list for wide screens and the same for narrow ones',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2>${list(...METRIC)}${list(...METRIC)}${METHOD}`,
    reads: { ...PLAIN_PIE, lines: METRIC },
  },
  {
    fault: 'each part of a list twice',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2><h3>Dough</h3>${list('7 oz flour', '1 egg')}${list('200 g flour', '1 egg')}<h3>Top</h3>${list('2 oz sugar', 'cinnamon')}${list('50 g sugar', 'cinnamon')}${METHOD}`,
    reads: {
      ...PLAIN_PIE,
      lines: ['# Dough', '200 g flour', '1 egg', '# Top', '50 g sugar', 'cinnamon'],
    },
  },
  {
    fault: 'details below the ingredients',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2>${list(...METRIC)}${DETAILS}<h2>Step-by-step</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, lines: METRIC, yields: 'Serves: 8' },
  },
  {
    fault: 'equipment that is needed',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: [...PIE.lines, '4 ramekins'] },
      `<h2>Ingredients</h2>${list(...PIE.lines)}<h4>Equipment Needed</h4>${list('4 ramekins')}`,
    ),
    reads: PIE,
  },
  {
    fault: 'food that is needed besides, and tips between it and the steps',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2>${list(...PIE.lines)}<h3>Verder nodig</h3>${list('boter, om in te vetten')}<h3>Pro Tips</h3>${list('Use ripe apples.')}<h2>Step-by-Step Instructions</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, lines: [...PIE.lines, '# Verder nodig', 'boter, om in te vetten'] },
  },
  {
    fault: 'bold headings of the page as lines of the data',
    html: dataPage(
      {
        ...PIE_DATA,
        recipeIngredient: [
          'Dough',
          '200 g flour',
          '1 pinch salt',
          'Filling',
          '3 apples',
          '50 g sugar',
          '1 lemon',
          '1 egg',
        ],
      },
      `<p><b>Dough</b></p><p>200 g flour</p><p>1 pinch salt</p><p><b>Filling</b></p><p>3 apples</p><p>50 g sugar</p><p>1 lemon</p><p>1 egg</p>`,
    ),
    reads: {
      ...PIE,
      lines: [
        '# Dough',
        '200 g flour',
        '1 pinch salt',
        '# Filling',
        '3 apples',
        '50 g sugar',
        '1 lemon',
        '1 egg',
      ],
    },
  },
  {
    fault: 'bold food among the lines of the data',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['200 g flour', 'Salt', '3 apples', '50 g sugar'] },
      `<p>200 g flour</p><p><b>Salt</b></p><p>3 apples</p><p>50 g sugar</p>`,
    ),
    reads: { ...PIE, lines: ['200 g flour', 'Salt', '3 apples', '50 g sugar'] },
  },
  {
    fault: 'a heading of the site above that of the dish',
    html: `<title>Apple pie | A blog</title><h1>For your table</h1><h1>Apple pie</h1><h2>Ingredients</h2>${list(...PIE.lines)}${METHOD}`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'a part that the title has as well',
    html: `<title>Lentil soup with hand-cut chips | A blog</title><h1>Apple pie</h1><h1>with hand-cut chips</h1><h2>Ingredients</h2>${list(...PIE.lines)}${METHOD}`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'how many it serves at the end of a step',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2>${list(...PIE.lines)}<h2>Method</h2>${list('Mix the flour and salt.', 'Add the apples and bake. Serves 8')}`,
    reads: {
      ...PLAIN_PIE,
      steps: ['Mix the flour and salt.', 'Add the apples and bake. Serves 8'],
      yields: 'Serves 8',
    },
  },
  {
    fault: 'how many it serves in Portuguese and in Czech',
    html: `<h1>Apple pie</h1><dl><dt>Serve</dt><dd>Até 4 porções</dd></dl><h2>Ingredients</h2>${list(...PIE.lines)}${METHOD}`,
    reads: { ...PLAIN_PIE, yields: 'Serve: Até 4 porções' },
  },
  {
    fault: 'amounts and names in elements of their own, with parts',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2><h3>Dough</h3>${apart('200', 'g flour', '2', 'eggs', '½ l', 'milk', '(cold)')}<h3>Filling</h3>${apart('3', 'apples', '1 tsp', 'cinnamon')}${METHOD}`,
    reads: {
      ...PLAIN_PIE,
      lines: [
        '# Dough',
        '200 g flour',
        '2 eggs',
        '½ l milk (cold)',
        '# Filling',
        '3 apples',
        '1 tsp cinnamon',
      ],
    },
  },
  {
    fault: 'names in elements of their own, with the numbers of the lines',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2>${apart('1', '200 g flour', '2', '3 apples, peeled', '3', '1 pinch salt')}${METHOD}`,
    reads: PLAIN_PIE,
  },
];
