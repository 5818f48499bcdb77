import { type Case, dataPage, PIE, PIE_DATA, PLAIN_PIE } from './pie.ts';

const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');

/** Pages that show more than their data says, and in places of their own. */
export const SHOWN_PAGES: readonly Case[] = [
  {
    fault: 'names in the data, one with a number, amounts in the text',
    html: dataPage(
      {
        ...PIE_DATA,
        recipeIngredient:
          `Mehl,Zucker,Käse zu je 25 g,Salz,Eier,Milch,Butter,Öl,Mandeln,Zimt,Hefe`.split(','),
      },
      `<p><b>Zutaten für 8 Stücke</b></p><ul><li>200 g Mehl</li><li>50 g Zucker</li><li>6 Käse zu je 25 g</li><li>Prise Salz</li>
       <li>2 Eier</li><li>1 l Milch</li><li>50 g Butter</li><li>1 EL Öl</li><li>20 g Mandeln</li><li>1 TL Zimt</li><li>1 Würfel Hefe</li></ul>
       <p><b>Zubereitung:</b></p><ol>${STEPS}</ol>`,
    ),
    reads: {
      ...PIE,
      lines:
        `200 g Mehl,50 g Zucker,6 Käse zu je 25 g,Prise Salz,2 Eier,1 l Milch,50 g Butter,1 EL Öl,20 g Mandeln,1 TL Zimt,1 Würfel Hefe`.split(
          ',',
        ),
    },
  },
  {
    fault: 'headings of the text among the lines of the data',
    html: dataPage(
      {
        ...PIE_DATA,
        recipeIngredient: [
          '200 g flour',
          '1 egg',
          '50 g butter',
          'Level 2',
          '3 apples, peeled',
          '1 pinch salt',
          'sugar',
          'milk',
        ],
      },
      `<h2>Ingredients</h2><ul><li>200 g flour</li><li>1 egg</li><li>50 g butter</li></ul><h4>LEVEL 2</h4>
       <ul><li>3 apples, peeled</li><li>1 pinch salt</li><li>sugar</li><li>milk</li></ul>`,
    ),
    reads: {
      ...PIE,
      lines: [
        '200 g flour',
        '1 egg',
        '50 g butter',
        '# Level 2',
        '3 apples, peeled',
        '1 pinch salt',
        'sugar',
        'milk',
      ],
    },
  },
  {
    fault: 'a bold ingredient, which is no heading',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['200 g flour', 'Salt', '3 apples', '2 eggs'] },
      '<h2>Ingredients</h2><ul><li>200 g flour</li><li><b>Salt</b></li><li>3 apples</li><li>2 eggs</li></ul>',
    ),
    reads: { ...PIE, lines: ['200 g flour', 'Salt', '3 apples', '2 eggs'] },
  },
  {
    fault: 'no yield but a number beside a picture of that name',
    html: dataPage(
      { ...PIE_DATA, recipeYield: undefined },
      '<ul><li><span class="icon icon-serves"></span><span> 8 </span></li><li><span class="icon icon-time"></span><span>60</span></li></ul>',
    ),
    reads: { ...PIE, yields: '8' },
  },
  {
    fault: 'times and the yield below the heading of the steps',
    html: `<h1>Tarte</h1><h2>Ingrédients</h2><ul><li>200 g de farine</li><li>3 pommes</li></ul><h2>Préparation</h2>
      <p>8 personnes</p><p>Préparation 15 min</p><p>Cuisson 1h10</p><ul><li>Mélangez la farine.</li><li>Ajoutez les pommes.</li></ul>`,
    reads: {
      ...PLAIN_PIE,
      title: 'Tarte',
      lines: ['200 g de farine', '3 pommes'],
      steps: ['Mélangez la farine.', 'Ajoutez les pommes.'],
      yields: '8 personnes',
      prep: 15,
      cook: 70,
      total: 85,
    },
  },
  {
    fault: 'a title that begins as a yield does, above a number',
    html: `<p>Perfect Apple Pie</p><p>1 comment, leave a review</p><h1>Apple pie</h1><h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'persons above their number',
    html: `<h1>Tarte</h1><p>Personnes</p><p>8</p><h2>Ingrédients</h2><ul><li>200 g de farine</li><li>3 pommes</li></ul><h2>Préparation</h2><p>Cuire.</p>`,
    reads: {
      ...PLAIN_PIE,
      title: 'Tarte',
      lines: ['200 g de farine', '3 pommes'],
      steps: ['Cuire.'],
      yields: 'Personnes: 8',
    },
  },
  {
    fault: 'a date below "Back", one time of preparation and cooking',
    html: `<p><a href="/b">Back</a></p><p>Apr 15th 2019 · Ann</p><h1>Apple pie</h1><p>Prep & Cook Time</p><p>1 hour</p>
      <h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, total: 60 },
  },
  {
    fault: 'no heading of the steps but their numbers, utensils above them',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2><ul>${LINES}</ul><h2>Utensils</h2><ul><li>Large bowl</li></ul>
      <ul><li><h6>Step 1</h6><p>${PIE.steps[0]}</p></li><li><h6>Step 2</h6><p>${PIE.steps[1]}</p></li></ul>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'neither heading, utensils between',
    html: `<h1>Apple pie</h1><h4>Level 1</h4><ul>${LINES}</ul><h2>Utensils</h2><ul><li>Large bowl</li></ul>
      <ul><li><h6>Step 1</h6><p>${PIE.steps[0]}</p></li><li><h6>Step 2</h6><p>${PIE.steps[1]}</p></li></ul><h2>Share this recipe</h2><p>By mail</p>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'tips whose label is an element of its own',
    html: `<h1>Taart</h1><h2>Ingrediënten</h2><ul><li>200 g bloem</li><li>3 appels</li></ul><h2>Bereiding</h2>
      <div><span>1</span><div>Meng de bloem.</div><div><b>TIP</b>Het deeg moet rusten.</div></div>
      <div><span>2</span><div>Bak de taart.</div></div>`,
    reads: {
      ...PLAIN_PIE,
      title: 'Taart',
      lines: ['200 g bloem', '3 appels'],
      steps: ['Meng de bloem.', 'Bak de taart.'],
    },
  },
  {
    fault: 'marks of times without lines, other times in the text',
    html: `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Apple pie">
      <meta itemprop="totalTime" content="PT60M"><meta itemprop="recipeYield" content="8 servings"><h1>Apple pie</h1>
      <ul><li>Total 3 mins</li><li>Serves 2</li></ul><h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol></div>`,
    reads: { ...PLAIN_PIE, total: 60, yields: '8 servings' },
  },
];
