import { topicOf } from '#subjects/reading/words/headingWords.rules';

import type { Node } from './graph.rules.ts';
import { IngredientMarks, type MarkedLine, MAX_VALUES } from './ingredientMarks.rules.ts';
import { linesOf } from './pageTexts.rules.ts';
import { type Element, elementsIn, hasClass, type Page } from './pageTree.rules.ts';

/** How a page names items and their properties. */
type Syntax = {
  typeOf: (element: Element) => string[];
  propertiesOf: (element: Element) => string[];
};

const RECIPE = /(?:^|[/#:])recipe$/i;
/** Members that nothing but a recipe has. */
const OWN =
  'recipeIngredient ingredients recipeInstructions recipeYield prepTime cookTime totalTime'.split(
    ' ',
  );
const MAX_ITEM_DEPTH = 6;
/** Recipes of one page. */
const MAX_ROOTS = 100;

const MICRODATA: Syntax = {
  typeOf: ({ attributes }) =>
    attributes.has('itemscope') ? wordsOf(attributes.get('itemtype') ?? 'Thing') : [],
  propertiesOf: ({ attributes }) => wordsOf(attributes.get('itemprop')),
};
const RDFA: Syntax = {
  typeOf: ({ attributes }) => wordsOf(attributes.get('typeof')),
  propertiesOf: ({ attributes }) => [
    ...wordsOf(attributes.get('property')),
    ...wordsOf(attributes.get('rel')),
  ],
};

/** The recipes that attributes mark: microdata, RDFa. */
export function itemsIn({ root, elements }: Page): Node[] {
  return [MICRODATA, RDFA].flatMap((syntax) => {
    const roots = outermost(root, (element) =>
      syntax.typeOf(element).some((type) => RECIPE.test(type)),
    );
    const named = elements.filter(({ attributes }) => attributes.has('id'));
    const byId = new Map(named.map((element) => [element.attributes.get('id') ?? '', element]));
    return roots.map((item) => itemOf(item, { syntax, byId, depth: 0 }));
  });
}

/** The elements that are recipes, without those within another. */
function outermost(root: Element, isRecipe: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  function walk(element: Element): void {
    for (const child of element.children) {
      if (typeof child === 'string' || found.length >= MAX_ROOTS) continue;
      if (isRecipe(child)) found.push(child);
      else walk(child);
    }
  }
  walk(root);
  return found;
}

type Reading = { syntax: Syntax; byId: ReadonlyMap<string, Element>; depth: number };

function itemOf(root: Element, reading: Reading): Node {
  const { syntax, byId, depth } = reading;
  const found = new Map<string, unknown[]>([['@type', syntax.typeOf(root)]]);
  const lines = new IngredientMarks();

  function collect(element: Element, over?: MarkedLine): void {
    const isItem = syntax.typeOf(element).length > 0;
    const names = syntax.propertiesOf(element);
    let within = over;
    if (names.length > 0) {
      const isDeep = depth >= MAX_ITEM_DEPTH;
      const value =
        isItem && !isDeep ? itemOf(element, { ...reading, depth: depth + 1 }) : valueOf(element);
      for (const name of names) addTo(found, name, value);
      within = lines.add(names, value, over);
      if (typeof value !== 'string') takeOwn(value, { found, lines });
    }
    if (!isItem) collectIn(element, within);
  }

  function collectIn(element: Element, over?: MarkedLine): void {
    for (const child of element.children) if (typeof child !== 'string') collect(child, over);
  }

  collectIn(root);
  for (const id of wordsOf(root.attributes.get('itemref')).slice(0, 20)) {
    const element = byId.get(id);
    if (element && element !== root) collect(element);
  }
  const both = lines.merged();
  if (both) {
    found.set('recipeIngredient', both);
    found.delete('ingredients');
  }
  return withText(Object.fromEntries(found), root);
}

/** What only a recipe has, of an item within it that the page leaves open: all that follows is in that, too. */
function takeOwn(
  item: Node,
  { found, lines }: { found: Map<string, unknown[]>; lines: IngredientMarks },
): void {
  if ([item['@type']].flat().some((type) => RECIPE.test(String(type)))) return;
  for (const name of OWN)
    for (const value of [item[name]].flat())
      if (value) {
        addTo(found, name, value);
        lines.add([name], value);
      }
}

/** An item that names no text, such as a step of plain words, is its own text. */
function withText(item: Node, root: Element): Node {
  const isPlain = Object.keys(item).length === 1;
  return isPlain ? { ...item, text: valueOf(root) } : item;
}

function valueOf(element: Element): string {
  const { attributes, name } = element;
  const given = attributes.get('content') ?? attributes.get('datetime');
  if (given !== undefined && given !== '') return encoded(given);
  const address = attributes.get('src') ?? attributes.get('data-src') ?? attributes.get('href');
  if (address !== undefined && ['img', 'link', 'source'].includes(name)) return address;
  return encoded(linesOf(element).join('\n'));
}

/** Classes of h-recipe and of its elder, hRecipe, and the members that they stand for. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'p-name': 'name',
    fn: 'name',
    'p-ingredient': 'recipeIngredient',
    ingredient: 'recipeIngredient',
    instruction: 'recipeInstructions',
    'e-instructions': 'allInstructions',
    instructions: 'allInstructions',
    directions: 'allInstructions',
    'p-yield': 'recipeYield',
    yield: 'recipeYield',
    preptime: 'prepTime',
    'dt-preptime': 'prepTime',
    cooktime: 'cookTime',
    'dt-cooktime': 'cookTime',
    duration: 'totalTime',
    'dt-duration': 'totalTime',
    totaltime: 'totalTime',
    'u-photo': 'image',
    photo: 'image',
    calories: 'calories',
  }),
);

const RECIPE_CLASSES: ReadonlySet<string> = new Set(['hrecipe', 'h-recipe']);

/** The recipes that classes mark: h-recipe, hRecipe. */
export function microformatsIn({ root: page }: Page): Node[] {
  return outermost(page, (element) => hasClass(element, RECIPE_CLASSES)).map((root) => {
    const found = new Map<string, unknown[]>();
    for (const element of elementsIn(root)) {
      const name = memberOf(element);
      if (name === undefined || (name === 'allInstructions' && holdsParts(element))) continue;
      const value = titledValue(element);
      // A heading has the class of its list at times: "Ingredients: apples, salt" are words to search by.
      if (topicOf(value.split(':', 1)[0] ?? '')?.rest !== '') addTo(found, name, value);
    }
    const { allInstructions, calories, ...rest } = Object.fromEntries(found);
    return {
      '@type': 'Recipe',
      recipeInstructions: [...new Set(allInstructions)],
      nutrition: { calories: calories?.[0] },
      ...rest,
    };
  });
}

function memberOf({ classes }: Element): string | undefined {
  return classes.flatMap((name) => CLASSES.get(name) ?? [])[0];
}

/** Around the instructions themselves, or around the whole recipe. */
function holdsParts(element: Element): boolean {
  for (const inner of elementsIn(element))
    if (/^(?:allInstructions|recipeIngredient)$/.test(memberOf(inner) ?? '')) return true;
  return false;
}

function addTo(found: Map<string, unknown[]>, name: string, value: unknown): void {
  const values = found.get(name);
  if (!values) found.set(name, [value]);
  else if (values.length < MAX_VALUES) values.push(value);
}

/** `<span class="duration">1 h <span class="value-title" title="PT1H"></span></span>` */
function titledValue(element: Element): string {
  for (const inner of [element, ...elementsIn(element)]) {
    const isTitled = inner.name === 'abbr' || inner.classes.includes('value-title');
    const title = isTitled ? inner.attributes.get('title') : undefined;
    if (title !== undefined && title !== '') return title;
  }
  return valueOf(element);
}

function wordsOf(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Escapes page text, because texts of nodes may hold HTML. */
function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
