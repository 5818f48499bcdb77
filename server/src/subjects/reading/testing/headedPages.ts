import { type Case, PIE, PLAIN_PIE } from './pie.ts';

const [MIX = '', BAKE = ''] = PIE.steps;
const [FLOUR = '', APPLES = '', SALT = ''] = PIE.lines;
const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');

/** Pages with nothing but headings, lists and paragraphs. */
export const HEADED_PAGES: readonly Case[] = [
  {
    fault: 'a contents list, a menu, comments',
    html: `<html lang="en"><nav><ul><li>Ingredients</li><li>Directions</li></ul></nav><h1>Apple pie</h1>
      <ul><li><a href="#i">Ingredients</a></li><li><a href="#d">Directions</a></li></ul>
      <p>My grandmother baked this in 1953.</p><p>Serves 8</p><p>Prep time: 20 minutes | Cook time: 40 minutes</p>
      <h2>Ingredients</h2><ul>${LINES}</ul><h2>Directions</h2><ol>${STEPS}</ol>
      <h2>Comments</h2><p>I used 2 pears.</p><form><p>3 cups</p></form></html>`,
    reads: { ...PLAIN_PIE, language: 'en', yields: 'Serves 8', prep: 20, cook: 40, total: 60 },
  },
  {
    fault: 'two lists, each with steps, and labels of steps',
    html: `<h1>Apple pie</h1><h3>Ingredients for the Dough</h3><ul><li>${FLOUR}</li></ul>
      <h3>Ingredients for the Filling</h3><ul><li>${APPLES}</li><li>${SALT}</li></ul>
      <h3>Method for the Dough</h3><h4>Step 1</h4><p>${MIX}</p>
      <h3>Method for the Filling</h3><h4>Step 1</h4><p>${BAKE}</p><h3>Reviews</h3><p>Great!</p>`,
    reads: {
      ...PLAIN_PIE,
      lines: ['# For the Dough', FLOUR, '# For the Filling', APPLES, SALT],
      steps: ['# For the Dough', MIX, '# For the Filling', BAKE],
    },
  },
  {
    fault: 'bold paragraphs as headings, lines with breaks, German',
    html: `<html lang="de-AT"><h1>Apfelkuchen</h1><p><strong>Zutaten für 8 Personen:</strong></p>
      <p>200 g Mehl<br>3 Äpfel<br>1 Prise Salz</p><p><b>Zubereitung</b></p><p>Alles mischen.</p><p>Backen.</p></html>`,
    reads: {
      ...PLAIN_PIE,
      title: 'Apfelkuchen',
      lines: ['200 g Mehl', '3 Äpfel', '1 Prise Salz'],
      steps: ['Alles mischen.', 'Backen.'],
      yields: 'für 8 personen',
      language: 'de-AT',
    },
  },
  {
    fault: 'French',
    html: `<h1>Tarte aux pommes</h1><h2>Ingrédients (pour 8 personnes)</h2><ul><li>200 g de farine</li><li>3 pommes</li></ul>
      <h2>Préparation</h2><p>Étape 1 : Mélanger.</p><p>Étape 2 : Cuire.</p><h2>Commentaires</h2><p>Bon !</p>`,
    reads: {
      ...PLAIN_PIE,
      title: 'Tarte aux pommes',
      lines: ['200 g de farine', '3 pommes'],
      steps: ['Mélanger.', 'Cuire.'],
      yields: 'pour 8 personnes',
    },
  },
  {
    fault: 'Japanese, without spaces',
    html: `<html lang="ja"><h1>りんごパイ</h1><h2>材料（8人分）</h2><ul><li>小麦粉 200g</li><li>りんご 3個</li></ul>
      <h2>作り方</h2><ol><li>混ぜる。</li><li>焼く。</li></ol></html>`,
    reads: {
      ...PLAIN_PIE,
      title: 'りんごパイ',
      lines: ['小麦粉 200g', 'りんご 3個'],
      steps: ['混ぜる。', '焼く。'],
      yields: '8人分',
      language: 'ja',
    },
  },
  {
    fault: 'a form around the page, labels above their values, nutrition before the steps',
    html: `<form id="page"><select><option>9 pies</option></select><h1>Apple pie</h1><p>Printer friendly</p>
      <table><tr><th>Prep time</th><th>Cook time</th><th>Yields</th></tr>
      <tr><td>20 minutes</td><td>40 minutes</td><td>8 pieces</td></tr></table>
      <h3>Ingredients</h3><table>${PIE.lines.map((line) => `<tr><td><p>${line}</p></td></tr>`).join('')}</table>
      <button>Save</button><table><tr><td>Calories</td><td>270</td></tr><tr><td>Fat</td><td>9 g</td></tr></table>
      <h3>Directions</h3><table>${PIE.steps.map((step, at) => `<tr><td>${at + 1}</td><td>${step}</td></tr>`).join('')}</table>
      <p>______</p><p>A mark of the house of pies.</p></form>`,
    reads: { ...PIE, yields: 'Yields: 8 pieces', language: null },
  },
  {
    fault: 'labels beside their values, buttons that open a part, a remark among the ingredients',
    html: `<h1>Apple pie</h1><table><tr><th>Category</th><td>Dessert</td></tr><tr><th>Servings</th><td>8</td></tr>
      <tr><th>Total time</th><td>60 minutes and cooling</td></tr></table>
      <button>Ingredients</button><ul>${LINES}</ul><button>Add to the list</button>
      <p><b>Note:</b> Why salt? It makes the apples sweeter, as my mother told me.</p>
      <h2><button>Directions</button></h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, total: 60, yields: 'Servings: 8' },
  },
  {
    fault:
      'amounts in cells of their own, the yield and the parts as heads of the table, links to share',
    html: `<span>Cakes</span><h1>Apple pie</h1><label>Ingredients</label><div><table><tr><th colspan="2">8 servings</th></tr>
      <tr><td>200 g</td><td><a href="/f">flour</a></td></tr><tr><th colspan="2">Filling</th></tr>
      <tr><td>3</td><td>apples, peeled</td></tr><tr><td> </td><td>salt</td></tr></table>
      <p><a href="/m">Send it to a friend</a></p></div>
      <label>Method</label><div><h4>Step 1</h4><p>${MIX}</p><h4>Step 2</h4><p>${BAKE}</p>
      <p><a href="/m">Send it to a friend</a></p></div>`,
    reads: {
      ...PLAIN_PIE,
      lines: [FLOUR, '# Filling', APPLES, 'salt'],
      yields: '8 servings',
    },
  },
  {
    fault:
      'bold ingredients, steps in lists without a heading, two rounds, a footnote, a link at the end',
    html: `<span><a href="/b">Cakes</a></span><h1>Apple pie <small>by Ann</small></h1><p>Ingredients for the dough (1 night)</p>
      <p><b>200 g flour *</b></p><p><b>1 pinch salt</b></p><ul><li>${MIX}</li></ul><figure></figure><ul><li>Wait</li></ul>
      <p>Ingredients for the filling</p><p><b>3 apples, peeled</b></p><p>* or rye, says <a href="/r">HERE</a></p>
      <ul><li>${BAKE}</li></ul><div>Partager cet article</div><a href="/s">Post it</a>`,
    reads: {
      ...PLAIN_PIE,
      lines: ['# For the dough (1 night)', '200 g flour *', SALT, '# For the filling', APPLES],
      steps: [MIX, 'Wait', BAKE],
    },
  },
  {
    fault: 'steps above the ingredients, nutrition above both, a heading of the page below',
    html: `<a href="/all">All recipes</a><h1>Apple pie</h1><p>Ready in around 60 mins</p><p><b>Nutrition:</b></p>
      <ul><li>Energy: 1130kj (270Kcal)</li><li>Fat: 9g</li></ul><p>Serves 8 people</p><p><b>Cooking instructions:</b></p>
      <ul><li><h5>1. DOUGH:</h5><p>${MIX}</p></li><li><h5>2. FILLING:</h5><p>${BAKE}</p></li></ul>
      <div><b>Ingredients</b> in your box:</div><ul>${LINES}</ul><h1>Share it</h1><p>Say that it is yours</p>`,
    reads: {
      ...PLAIN_PIE,
      steps: ['# DOUGH', MIX, '# FILLING', BAKE],
      total: 60,
      yields: 'Serves 8 people',
      calories: 270,
    },
  },
  {
    fault: 'the words of a button in each line, a label and the yield above them',
    html: `<h1>Apple pie</h1><h3>Ingredients</h3><div>Serves</div><div>8 servings</div><ul>${[...PIE.lines, '2 tbsp sugar'].map((line) => `<li>${line} <a href="/l">to my basket</a></li>`).join('')}</ul>
      <h3>Method</h3><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, lines: [...PIE.lines, '2 tbsp sugar'], yields: '8 servings' },
  },
  {
    fault: 'a remark below each list, a heading that is a sentence',
    html: `<h1>Apple pie</h1><p><strong>Ingredients</strong></p><ul>${LINES}</ul><p>You may of course take pears instead of apples.</p>
      <p><strong>Here’s how to make it:</strong></p><ol>${STEPS}</ol><p>Sign up to get such a pie by mail every day.</p>
      <p><b>You may like:</b></p><h5>A pan</h5>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'tables, hidden text, tags that are not closed',
    html: `<h1>Apple pie</h1><div style="display: none">Ingredients: 9 snails</div><h2>You will need</h2>
      <table><tr><td>200 g flour<tr><td>3 apples, peeled<tr><td>1 pinch salt</table>
      <h2>How to make it</h2><ol><li>${MIX}<li>${BAKE}</ol>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'a heading of the steps that does not say so',
    html: `<h1>Apple pie</h1><h4>Ingredients</h4><ul>${LINES}</ul><h4>Let's get started!</h4>
      <ul><li>Mix the flour and the salt.</li><li>Add the apples and bake it.</li></ul><p>By Ann</p>`,
    reads: { ...PLAIN_PIE, steps: ['Mix the flour and the salt.', 'Add the apples and bake it.'] },
  },
  {
    fault: 'numbered paragraphs, one with a paragraph of its own, others below',
    html: `<h1>Apple pie</h1><p>For 20 years we baked it.</p><p><b>Ingredients for 8 (small) portions</b></p>${PIE.lines.map((line) => `<p>${line}</p>`).join('')}
      <p><b>Method</b></p><p>1. ${MIX}</p><p>2. Wait.</p><p>Read a book.</p><p>3. ${BAKE}</p>
      <p>A pie is a fine thing to have.</p><p>More videos</p><p>01:42</p>`,
    reads: { ...PLAIN_PIE, steps: [MIX, 'Wait.', 'Read a book.', BAKE], yields: 'for 8' },
  },
  {
    fault: 'no headings, a menu below',
    html: `<h1>Apple pie</h1><ul>${LINES}</ul><p>Mix the flour and the salt.</p><p>Bake.</p><p>Cool it for at least an hour.</p>
      <p>More</p><p>Last change: 2 May</p><p>We would like to hear from you.</p>`,
    reads: {
      ...PLAIN_PIE,
      steps: ['Mix the flour and the salt.', 'Bake.', 'Cool it for at least an hour.'],
    },
  },
  {
    fault: 'numbers beside words that begin as yields and times do',
    html: `<h1>Apple pie</h1><p>Total cost: $$</p><p>Cook time: 40 minutes</p><p>Preparation time: 20 minutes</p>
      <p>Per serving:</p><ul><li>488 kcal</li><li>0.9 g salt</li></ul><p>Serves 8</p>
      <h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, prep: 20, cook: 40, total: 60, yields: 'Serves 8' },
  },
  {
    fault: 'energy in two units, without a label',
    html: `<h1>Apple pie</h1><p>Per serving:</p><ul><li>1,130kJ / 270kcals</li></ul>
      <h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, calories: 270 },
  },
  {
    fault: 'numbers that begin again below words of each part',
    html: `<h1>Apple pie</h1><h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><p>1. ${MIX}</p><p>2. Knead.</p>
      <h3>Filling</h3><p>1. Peel.</p><p>2. Cut.</p><p>The end</p><p>1. ${BAKE}</p><p>2. Wait.</p><p>3. Eat.</p><p>See you!</p>`,
    reads: {
      ...PLAIN_PIE,
      steps: [MIX, 'Knead.', '# Filling', 'Peel.', 'Cut.', 'The end', BAKE, 'Wait.', 'Eat.'],
    },
  },
  {
    fault: 'time and yield below the steps, a menu above',
    html: `<p>Cooking time</p><p>4</p><h1>Apple pie</h1><h2>Ingredients</h2><ul>${LINES}</ul><h2>Method</h2><ol>${STEPS}</ol>
      <p>Serving: Calories 59</p><p>Serves</p><p>8</p><p>Prep 20 min</p><p>Total 1 hr 5 min</p>`,
    reads: { ...PLAIN_PIE, prep: 20, total: 65, yields: 'Serves: 8' },
  },
  {
    fault: 'Danish',
    html: `<h1>Tærte</h1><p>Arbejdstid: 20 minutter</p><p>Tilberedning: 40 minutter</p><p>Samlet tid: 60 minutter</p>
      <p>Mængde: 8 personer</p><h2>Ingredienser</h2><ul><li>200 g mel</li><li>3 æbler</li></ul>
      <h2>Fremgangsmåde</h2><p>Bag den.</p>`,
    reads: {
      ...PLAIN_PIE,
      title: 'Tærte',
      lines: ['200 g mel', '3 æbler'],
      steps: ['Bag den.'],
      prep: 20,
      cook: 40,
      total: 60,
      yields: 'Mængde: 8 personer',
    },
  },
  {
    fault: 'yield and time in one line that names neither',
    html: `<h1>Apple pie</h1><p>8 servings — 60 minutes</p><h2>Ingredients</h2><ul>${LINES}</ul>
      <h2>Method</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, yields: '8 servings', total: 60 },
  },
  {
    fault: 'yield and time beside each other',
    html: `<h1>Apple pie</h1><ul><li>8 personen</li><li>60 min</li></ul><h2>Ingrediënten</h2><ul>${LINES}</ul>
      <h2>Bereiding</h2><ol>${STEPS}</ol>`,
    reads: { ...PLAIN_PIE, yields: '8 personen', total: 60 },
  },
  {
    fault: 'times and calories in French',
    html: `<h1>Apple pie</h1><p>Temps de préparation: 20 min</p><p>Cuisson 40min</p><p>Prêt en: 1:00 h</p>
      <h2>Ingrédients</h2><ul>${LINES}</ul><h2>Préparation</h2><ol>${STEPS}</ol>
      <p>valeur calorique 1130 kj / 270 kcal</p>`,
    reads: { ...PLAIN_PIE, prep: 20, cook: 40, total: 60, calories: 270 },
  },
];
