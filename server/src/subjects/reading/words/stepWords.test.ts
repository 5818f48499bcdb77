import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readFile } from '#subjects/reading/imports/readFile.rules';

/*
 * No step is lost: the words of the steps that a file or a text has are those that are read, in each format.
 */

/** Words of steps: no names of units, no label of a step, nothing that ends a recipe. */
const WORD = fc.constantFrom(
  ...`mix bake boil stir the leeks milk until soft then serve warm make preparation cook time minutes method pan oven
  with and nutrition share note tip yield for sauce`.split(/\s+/),
);
const NUMBER = fc.constantFrom('30 minutes', '2 minutes', '180 °C', '1/2 hour');
const MARK = fc.constantFrom('', '', '', ',', ' -', ';');

/** "Bake the leeks, 30 minutes." */
const SENTENCE = fc
  .tuple(
    fc.array(fc.tuple(fc.oneof({ weight: 6, arbitrary: WORD }, NUMBER), MARK), {
      minLength: 2,
      maxLength: 12,
    }),
    WORD,
  )
  .map(([words, last]) => {
    const text = [...words.map(([word, mark]) => word + mark), last].join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
/** What a line is that is no step: a note, a time of the whole recipe, a yield. */
const OTHER = /^(?:note|tip|yield|\d|(?:preparation|cook|bake)?\W{0,3}(?:\w+\W+)?time\b)/i;
/** A step is some sentences. */
const STEP = fc
  .array(SENTENCE, { minLength: 1, maxLength: 3 })
  .map((sentences) => sentences.join(' '))
  .filter((text) => !OTHER.test(text));
const STEPS = fc
  .uniqueArray(STEP, { minLength: 1, maxLength: 8 })
  // What is said of the food of a dish ends its steps.
  .filter((steps) => !steps.some((step) => /^nutrition/i.test(step)));

function wordsOf(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text ?? '').toLowerCase().match(/\p{L}+/gu) ?? []).toSorted();
}

/** The words of all steps and of the headings above them, once each. */
function read(text: string, name = 'file'): string[] {
  const { rows } = readFile({ name, bytes: new TextEncoder().encode(text) });
  expect(rows).toHaveLength(1);
  const steps = rows[0]?.draft?.steps ?? [];
  return wordsOf(steps.map((step) => step.text));
}

const HEAD = 'Soup of leeks\n\nIngredients\n2 cups leeks\n1 l milk\n\nMethod\n';
const json = (value: object) => JSON.stringify(value);
const LINKED = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 cups leeks', '1 l milk'] };
const linked = (recipeInstructions: unknown) => json({ ...LINKED, recipeInstructions });
const step = (text: string) => ({ '@type': 'HowToStep', text });
const direction = (text: string) => ({ '@type': 'HowToDirection', text });

const FORMATS: readonly (readonly [name: string, write: (steps: readonly string[]) => string])[] = [
  ['a text, a line each', (steps) => HEAD + steps.join('\n')],
  ['a text, a paragraph each', (steps) => HEAD + steps.join('\n\n')],
  [
    'a text with numbers',
    (steps) => HEAD + steps.map((text, at) => `${at + 1}. ${text}`).join('\n'),
  ],
  ['a text without headings', (steps) => `Soup\n\n2 cups leeks\n1 l milk\n\n${steps.join('\n')}`],
  [
    'Markdown',
    (steps) =>
      `# Soup\n\n## Ingredients\n- 2 cups leeks\n- 1 l milk\n\n## Method\n${steps.map((text) => `- ${text}`).join('\n')}`,
  ],
  [
    'Markdown in bold',
    (steps) =>
      `# Soup\n\n## Ingredients\n- 2 cups leeks\n- 1 l milk\n\n## Method\n${steps.map((text) => `- **${text}**`).join('\n')}`,
  ],
  ['linked data: steps', (steps) => linked(steps.map(step))],
  ['linked data: texts', (steps) => linked(steps)],
  ['linked data: one text', (steps) => linked(steps.join('\n'))],
  [
    'linked data: one step of several directions',
    (steps) => linked([{ '@type': 'HowToStep', itemListElement: steps.map(direction) }]),
  ],
  [
    'linked data: one step of several texts',
    (steps) => linked([{ '@type': 'HowToStep', text: steps }]),
  ],
  [
    'linked data: a section',
    (steps) => linked([{ '@type': 'HowToSection', itemListElement: steps.map(step) }]),
  ],
  [
    'linked data: a section with a text of its own',
    ([first = '', ...steps]) =>
      linked([{ '@type': 'HowToSection', text: first, itemListElement: steps.map(step) }]),
  ],
  [
    'linked data: a step with directions below its text',
    ([first = '', ...steps]) =>
      linked([{ '@type': 'HowToStep', text: first, itemListElement: steps.map(direction) }]),
  ],
  [
    'linked data: a list',
    (steps) =>
      linked({
        '@type': 'ItemList',
        itemListElement: steps.map((text, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: step(text),
        })),
      }),
  ],
  [
    'Paprika',
    (steps) => json({ name: 'Soup', ingredients: '2 cups leeks', directions: steps.join('\n\n') }),
  ],
  [
    'Mealie',
    (steps) =>
      json({
        slug: 'a',
        name: 'Soup',
        recipeIngredient: ['2 cups leeks'],
        recipeInstructions: steps.map((text) => ({ text })),
      }),
  ],
  [
    'Tandoor',
    (steps) =>
      json({
        name: 'Soup',
        working_time: 1,
        steps: steps.map((text, order) => ({
          order: order + 1,
          instruction: text,
          ingredients: [{ food: { name: 'leeks' }, amount: 2 }],
        })),
      }),
  ],
  [
    'Crouton',
    (steps) =>
      json({
        name: 'Soup',
        ingredients: [{ ingredient: { name: 'leeks' } }],
        steps: steps.map((text, order) => ({ order, step: text })),
      }),
  ],
  [
    'KitchenOwl',
    (steps) =>
      json({
        name: 'Soup',
        description: steps.join('\n'),
        items: [{ name: 'leeks', description: '2', optional: false }],
      }),
  ],
  [
    'Mela',
    (steps) => json({ title: 'Soup', ingredients: '2 cups leeks', instructions: steps.join('\n') }),
  ],
  ['Cooklang', (steps) => `Boil @leeks{2%cups}.\n\n${steps.join('\n\n')}`],
  [
    'Meal-Master',
    (steps) =>
      `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Soup\n      Yield: 4 servings\n\n      2 c  Leeks\n\n${steps.map((text) => `  ${text}`).join('\n\n')}\n\nMMMMM\n`,
  ],
  [
    'MasterCook',
    (steps) =>
      `* Exported from MasterCook *\n\nSoup\n\nRecipe By     :\nServing Size  : 4     Preparation Time :0:00\nCategories    :\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  ---\n       2  cups          leeks\n\n${steps.join('\n\n')}\n\n  - - - - - - - - - - -\n`,
  ],
  [
    'MasterCook, XML',
    (steps) =>
      `<mx2><RcpE name="Soup"><IngR name="leeks" qty="2"></IngR><DirS>${steps.map((text) => `<DirT>${text}</DirT>`).join('')}</DirS></RcpE></mx2>`,
  ],
  [
    'RezKonv',
    (steps) =>
      `===== REZKONV-Rezept\n\n     Titel: Suppe\n     Menge: 4\n\n      2            Lauch\n\n${steps.join('\n\n')}\n\n=====\n`,
  ],
  [
    'Plan to Eat',
    (steps) => `Title,Ingredients,Directions\nSoup,2 cups leeks,"${steps.join('\n')}"\n`,
  ],
  [
    'Recipe Keeper',
    (steps) =>
      `<div class="recipe-details"><h2 itemprop="name">Soup</h2><div itemprop="recipeIngredients"><p>2 cups leeks</p></div><div itemprop="recipeDirections">${steps.map((text) => `<p>${text}</p>`).join('')}</div></div>`,
  ],
  [
    'Copy Me That',
    (steps) =>
      `<meta name="copymethat_class_id_version"><div class="recipe"><div id="name">Soup</div><ul id="recipeIngredients"><li class="recipeIngredient">2 cups leeks</li></ul><ol id="recipeInstructions">${steps.map((text) => `<li class="instruction">${text}</li>`).join('')}</ol></div>`,
  ],
  [
    'a page, an item each',
    (steps) =>
      `<!doctype html><h1>Soup</h1><h2>Ingredients</h2><ul><li>2 cups leeks</li><li>1 l milk</li></ul><h2>Method</h2><ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`,
  ],
];

/** Words of steps that the format itself has. */
const OWN: Readonly<Record<string, string>> = { Cooklang: 'Boil leeks.' };

describe('the words of the steps in are those out', () => {
  test.for(FORMATS)('%s', ([name, write]) => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const wanted = wordsOf([OWN[name], ...steps]);
        expect(read(write(steps), name === 'Cooklang' ? 'soup.cook' : 'file')).toEqual(wanted);
      }),
      { numRuns: 150 },
    );
  });
});
