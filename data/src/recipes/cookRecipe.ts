import {
  cookNumber,
  type CookStep,
  type CookToken,
  parseCooklang,
  shownToken,
} from '@larder/shared/recipes/cooklang';
import { plainMetadata, splitFrontMatter } from '@larder/shared/recipes/plainFrontMatter';

import { CUISINES, isCountry } from './countries.ts';
import {
  DISH_KINDS,
  RECIPE_TYPES,
  type RecipeSource,
  referencesTo,
  type SourceLine,
} from './format.ts';

/** What stands above the steps; the first five are names of Cooklang's own. */
const KEYS = [
  'title',
  'servings',
  'time',
  'cuisine',
  'tags',
  'id',
  'country',
  'dish',
  'foods',
] as const;
type Key = (typeof KEYS)[number];

/** A recipe of a file, and the lines of the file where its parts stand. */
export type CookRecipe = {
  readonly source: RecipeSource;
  readonly lineOf: {
    readonly foods: ReadonlyMap<string, number>;
    readonly steps: readonly number[];
  };
};

/**
 * Reads a recipe in Cooklang.
 *
 * Shape   `foods` is the list of ingredients, by the catalogue's names and in the order that people see; steps name them
 *         in words of these names and say, where they do so first, how much: "@oil{2%tbsp}", "@eggs{3}". A word for several
 *         foods says how much they are together, each the same. A note is what is done to the food before, then what of
 *         it is eaten: "(for the water; 25% eaten)".
 * Errors  Error with file and line: a name or value that is not known, or what we would not show.
 */
export function readCookRecipe(text: string, file: string): CookRecipe {
  const head = new Head(text, file);
  const { steps, notes } = parseCooklang(head);
  const foods = head.words('foods');
  const find = referencesTo(foods);
  const said = new Map<string, Said>();
  for (const step of steps) {
    const line = head.above + step.line;
    if (step.section !== null || notes.length > 0)
      throw new Error(`${file}:${line}: sections and notes are not shown`);
    const problem = collect(step, find, { said, line });
    if (problem !== undefined) throw new Error(`${file}:${line}: ${problem}`);
  }
  const { country, ...facts } = factsOf(head);
  return {
    source: {
      ...facts,
      ...(country !== undefined && { country }),
      lines: foods.map((name) => ({ name, ...(said.get(name)?.how ?? UNSAID) })),
      steps: steps.map(({ tokens }) => tokens.map(marked).join('')),
    },
    lineOf: {
      foods: new Map(
        foods.map((name) => [name.toLowerCase(), said.get(name)?.line ?? head.lineOf('foods')]),
      ),
      steps: steps.map(({ line }) => head.above + line),
    },
  };
}

/** How much of a food, and the line that says it. */
type Said = { readonly how: Omit<SourceLine, 'name'>; readonly line: number };

const UNSAID: Said['how'] = { amount: null, unit: '', prep: null, part: null };

/** Adds what a step says of foods. Shape  what is wrong with it, undefined for nothing. */
function collect(
  { tokens }: CookStep,
  find: (reference: string) => string[],
  { said, line }: { said: Map<string, Said>; line: number },
): string | undefined {
  for (const token of tokens.filter(({ kind }) => kind === 'ingredient')) {
    const { name, quantity, unit, note } = token;
    if (token.isOptional || token.isFixed || token.isRecipe)
      return `"${name}" is optional, fixed or another recipe, which is not shown`;
    if (quantity === '' && note === '') continue;
    const found = find(name);
    const fresh = found.filter((food) => !said.has(food));
    if (quantity === '' || (found.length > 0 && fresh.length === 0))
      return `how much "${name}" is said once, with its note`;
    const amount = cookNumber(quantity);
    const each = amount === undefined ? null : amount / fresh.length;
    for (const food of fresh)
      said.set(food, { how: { amount: each, unit, ...partsOf(note) }, line });
  }
  return undefined;
}

/** "for the water; 25% eaten" */
function partsOf(note: string): Pick<SourceLine, 'prep' | 'part'> {
  const [, prep = '', part = null] = /^(.*?)(?:(?:^|; )(\S+) eaten)?$/.exec(note) ?? [];
  return { prep: prep === '' ? null : prep, part };
}

/** Ingredients in braces. */
function marked(token: CookToken): string {
  return token.kind === 'ingredient' ? `{${token.name}}` : shownToken(token);
}

function factsOf(head: Head): Omit<RecipeSource, 'lines' | 'steps' | 'country'> & {
  readonly country: RecipeSource['country'] | undefined;
} {
  return {
    id: head.value('id', (text) => numberIn(/^(\d{4})$/, text)),
    title: head.value('title', (text) => text),
    cuisine: head.value('cuisine', (text) => CUISINES.find((one) => one === text)),
    country: head.has('country')
      ? head.value('country', (text) => (isCountry(text) ? text : undefined))
      : undefined,
    types: head
      .words('tags')
      .map((word) => head.value('tags', () => RECIPE_TYPES.find((one) => one === word))),
    dish: head.value('dish', (text) => DISH_KINDS.find((one) => one === text)),
    serves: head.value('servings', (text) => numberIn(/^(\d{1,2})$/, text)),
    min: head.value('time', (text) => numberIn(/^(\d{1,4}) min$/, text)),
  };
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** What stands above the steps; readers throw an Error with file and line. */
class Head {
  readonly metadata: ReadonlyMap<string, string>;
  readonly body: string;
  /** How many lines of the file stand above the body. */
  readonly above: number;
  private readonly file: string;
  private readonly lines: readonly string[];

  constructor(text: string, file: string) {
    this.file = file;
    // As an editor of Windows ends them.
    const plain = text.replaceAll('\r\n', '\n');
    const { head, body } = splitFrontMatter(plain) ?? { head: '', body: '' };
    const metadata = plainMetadata(head);
    if (!metadata?.size)
      throw new Error(`${file}:1: the lines between "---" are no plain names with values`);
    this.metadata = metadata;
    this.body = body;
    this.lines = plain.slice(0, plain.length - body.length).split('\n');
    this.above = this.lines.length - 1;
    const unknownKey = [...metadata.keys()].find((key) => !KEYS.some((known) => known === key));
    if (unknownKey !== undefined) throw this.bad(unknownKey, 'is not one of our names');
  }

  has(key: Key): boolean {
    return this.metadata.has(key);
  }

  /** What `read` makes of a value; undefined for none of its kind. */
  value<Read>(key: Key, read: (text: string) => Read | undefined): Read {
    const text = this.metadata.get(key);
    if (text === undefined) throw this.bad(key, 'is missing');
    const value = read(text);
    if (value === undefined) throw this.bad(key, `cannot be "${text}"`);
    return value;
  }

  words(key: Key): string[] {
    return this.value(key, (text) => text.split(', '));
  }

  lineOf(key: string): number {
    return this.lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
  }

  private bad(key: string, problem: string): Error {
    return new Error(`${this.file}:${this.lineOf(key)}: "${key}" ${problem}`);
  }
}
