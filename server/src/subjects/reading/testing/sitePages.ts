import { type Case, dataPage, PIE, PIE_DATA, PLAIN_PIE } from './pie.ts';

const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');

/** A page of headings in a language, with lines and steps as its site writes them. */
function headed(
  [title, ingredients, method]: readonly [string, string, string],
  lines: string,
  steps: string,
): string {
  return `<h1>${title}</h1><h2>${ingredients}</h2>${lines}<h2>${method}</h2>${steps}`;
}

const DE = ['Apfelkuchen', 'Zutaten', 'Zubereitung'] as const;
const FR = ['Tarte', 'Ingrédients', 'Préparation'] as const;
const ES = ['Tarta', 'Ingredientes', 'Elaboración'] as const;
const PT = ['Torta', 'Ingredientes', 'Modo de preparo'] as const;
const IT = ['Torta', 'Ingredienti', 'Procedimento'] as const;
const NL = ['Taart', 'Ingrediënten', 'Bereiding'] as const;

function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Pages whose site cut a decimal, sells among the lines, gives tips among the steps, or shows what its data lacks. */
export const SITE_PAGES: readonly Case[] = [
  {
    fault: 'data whose decimals are cut at the comma',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: ['200 g Mehl', '1', '5 TL Salz', '0', '25 l Milch', '3 Äpfel', '2 Eier'],
    }),
    reads: { ...PIE, lines: ['200 g Mehl', '1,5 TL Salz', '0,25 l Milch', '3 Äpfel', '2 Eier'] },
  },
  {
    fault: 'data that is cut at "1." as if that counted the lines',
    html: dataPage(
      { ...PIE_DATA, recipeIngredient: ['200 g flour\n3 apples, peeled', '5 tsp salt'] },
      `<h2>Ingredients</h2><p>200 g flour</p><p>3 apples, peeled</p><p><span>1.5 tsp</span> salt</p><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: { ...PIE, lines: ['200 g flour', '3 apples, peeled', '1.5 tsp salt'] },
  },
  {
    fault: 'data in one line, cut at each comma',
    html: dataPage({ ...PIE_DATA, recipeIngredient: '200 g Mehl, 1, 5 TL Salz, 3 Eier' }),
    reads: { ...PIE, lines: ['200 g Mehl', '1,5 TL Salz', '3 Eier'] },
  },
  {
    fault: 'a decimal in cells beside each other',
    html: headed(
      DE,
      '<table><tr><td>200 g</td><td>Mehl</td></tr><tr><td>1</td><td>5 TL</td><td>Salz</td></tr></table>',
      '<p>Backen.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Apfelkuchen',
      lines: ['200 g Mehl', '1 5 TL Salz'],
      steps: ['Backen.'],
    },
  },
  {
    fault: 'a decimal in elements beside each other, without a space',
    html: headed(
      FR,
      list('200 g de farine', '<b>1</b><i>5 c. à soupe</i> <span>de sucre</span>'),
      '<p>Cuire.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Tarte',
      lines: ['200 g de farine', '1 5 c. à soupe de sucre'],
      steps: ['Cuire.'],
    },
  },
  {
    fault: 'a decimal in items beside each other',
    html: headed(IT, list('200 g farina', '1', '5 dl latte', '3 mele'), '<p>Cuocere.</p>'),
    reads: {
      ...PLAIN_PIE,
      title: 'Torta',
      lines: ['200 g farina', '1,5 dl latte', '3 mele'],
      steps: ['Cuocere.'],
    },
  },
  {
    fault: 'how many it is for above the first line, which is no decimal',
    html: headed(NL, `<p>4</p>${list('5 el suiker', '200 g bloem')}`, '<p>Bakken.</p>'),
    reads: {
      ...PLAIN_PIE,
      title: 'Taart',
      lines: ['5 el suiker', '200 g bloem'],
      steps: ['Bakken.'],
    },
  },
  {
    fault: 'a fraction whose parts are elements',
    html: headed(ES, list('1<sup>1</sup>/<sub>2</sub> tazas de harina', 'sal'), '<p>Hornear.</p>'),
    reads: {
      ...PLAIN_PIE,
      title: 'Tarta',
      lines: ['1 1/2 tazas de harina', 'sal'],
      steps: ['Hornear.'],
    },
  },
  {
    fault: 'buttons and votes among the lines of data',
    html: dataPage({
      ...PIE_DATA,
      recipeIngredient: [
        '0 von 0 Bewertungen',
        ...PIE.lines,
        'In den Warenkorb',
        'Add to Cart',
        'ab 2,99 €',
      ],
    }),
    reads: PIE,
  },
  {
    fault: 'a button, a price and votes below each line',
    html: headed(
      ES,
      ['200 g de harina', '3 manzanas', '1 cucharadita de sal']
        .map(
          (line) =>
            `<div><div>${line}</div><div>Comprar</div><div>2,99 €</div><div>0 valoraciones</div></div>`,
        )
        .join(''),
      '<p>Hornear.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Tarta',
      lines: ['200 g de harina', '3 manzanas', '1 cucharadita de sal'],
      steps: ['Hornear.'],
    },
  },
  {
    fault: 'a button behind some lines',
    html: headed(
      FR,
      list('200 g de farine Ajouter au panier', '3 pommes', '1 pincée de sel Ajouter au panier'),
      '<p>Cuire.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Tarte',
      lines: ['200 g de farine', '3 pommes', '1 pincée de sel'],
      steps: ['Cuire.'],
    },
  },
  {
    fault: 'a switch of units, a mode of cooking, and a pasta of carts',
    html: headed(
      ['Pasta', 'Ingredients', 'Method'],
      `<p>US Customary</p><p>Metric</p><p>1x 2x 3x</p>${list('1 cup cart wheel pasta', '2 oz cheese')}<p>Add all ingredients to cart</p>
       <p>Cook Mode Prevent your screen from going dark</p>`,
      '<p>Boil.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Pasta',
      lines: ['1 cup cart wheel pasta', '2 oz cheese'],
      steps: ['Boil.'],
    },
  },
  {
    fault: 'tips among the steps',
    html: headed(
      PT,
      list('200 g de farinha', '3 maçãs'),
      '<p>Misture a farinha.</p><p>Dica: use maçãs verdes.</p><p>Asse.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Torta',
      lines: ['200 g de farinha', '3 maçãs'],
      steps: ['Misture a farinha.', 'Asse.'],
    },
  },
  {
    fault: 'a tip below its own heading, among numbered steps',
    html: headed(
      DE,
      list('200 g Mehl', '3 Äpfel'),
      '<h3>1. Schritt</h3><p>Mehl mischen.</p><h4>Tipp</h4><p>Nimm kalte Butter.</p><h3>2. Schritt</h3><p>Backen.</p><h3>Kommentare</h3><p>Gut!</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Apfelkuchen',
      lines: ['200 g Mehl', '3 Äpfel'],
      steps: ['Mehl mischen.', 'Backen.'],
    },
  },
  {
    fault: 'a step that begins as a tip does',
    html: headed(
      ['Pie', 'Ingredients', 'Method'],
      list('200 g flour', '3 apples'),
      '<p>Tip the flour into a bowl.</p><p>Note the time, then bake.</p>',
    ),
    reads: {
      ...PLAIN_PIE,
      title: 'Pie',
      lines: ['200 g flour', '3 apples'],
      steps: ['Tip the flour into a bowl.', 'Note the time, then bake.'],
    },
  },
  {
    fault: 'measures in brackets that the text has alone',
    html: dataPage(
      {
        ...PIE_DATA,
        recipeIngredient: ['1½ cups flour, sifted', '3 apples, peeled', '1 pinch salt'],
      },
      `<h2>Ingredients</h2><h3>Dough</h3><ul><li><span>1 1/2 cups (180 g)</span> flour, sifted</li></ul>
       <h3>Filling</h3><ul><li>3 apples (about 1 lb), peeled</li><li>1 pinch salt</li></ul>`,
    ),
    reads: {
      ...PIE,
      lines: [
        '# Dough',
        '1½ cups (180 g) flour, sifted',
        '# Filling',
        '3 apples (about 1 lb), peeled',
        '1 pinch salt',
      ],
    },
  },
  {
    fault: 'other things in brackets that the text has alone',
    html: dataPage(
      PIE_DATA,
      `<h2>Ingredients</h2><ul><li>200 g ($0.20) flour</li><li>3 (small) apples, peeled</li><li>1 pinch salt</li></ul>
       <h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    reads: PIE,
  },
  {
    fault: 'a number in two elements, of a page whose data is right',
    html: dataPage(PIE_DATA, `<h2>Ingredients</h2><ul>${LINES}</ul><p><b>1</b><b>5</b> votes</p>`),
    reads: PIE,
  },
];
