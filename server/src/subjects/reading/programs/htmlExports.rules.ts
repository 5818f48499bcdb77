import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { linesOf, textOf } from '#subjects/reading/pages/pageTexts.rules';
import {
  type Element,
  elementsIn,
  type Page,
  parsePage,
} from '#subjects/reading/pages/pageTree.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { ingredientsOf, stepsOf } from '#subjects/reading/words/steps.rules';

import { partsFrom, type ProgramRecipe } from './programFile.rules.ts';

/** Where a recipe of Recipe Keeper begins; of Copy Me That. */
const KEEPER = /<div[^<>]{0,200}\bclass\s{0,3}=\s{0,3}["'][^"'<>]{0,100}\brecipe-details\b/gi;
const COPIED = /<div[^<>]{0,200}\bclass\s{0,3}=\s{0,3}["']recipe["']/gi;

/** Characters in which a page names the program that wrote it. */
const MAX_HEAD = 5_000;

/**
 * The recipes of a page that a program has exported with all of them: Recipe Keeper, Copy Me That.
 *
 * Shape   undefined for any other page. Each recipe is parsed by itself: a page keeps a limited number of elements.
 */
export function readHtmlExport(html: string): ProgramRecipe[] | undefined {
  const isKept =
    /\brecipe-details\b/i.test(html) &&
    /itemprop\s{0,3}=\s{0,3}["']recipe(?:Id|IsFavourite|Ingredients|Directions)["']/i.test(html);
  const isCopied =
    /copymethat/i.test(html.slice(0, MAX_HEAD)) ||
    /\bid\s{0,3}=\s{0,3}["']recipeIngredients["']/.test(html);
  if (!isKept && !isCopied) return undefined;
  const parts = partsFrom(html, isKept ? KEEPER : COPIED);
  const found = parts.map((part) => read(part, isKept ? keptRecipe : copiedRecipe));
  return found.length > 0 ? found : undefined;
}

function read(html: string, recipeOf: (page: Page) => FileRecipe): ProgramRecipe {
  const page = parsePage(html);
  return { recipe: recipeOf(page), raw: linesOf(page.root).join('\n') };
}

function keptRecipe({ elements }: Page): FileRecipe {
  const named = (name: string) =>
    elements.find(({ attributes }) => attributes.get('itemprop') === name);
  const linesIn = (name: string) => listed(named(name));
  const minutes = (name: string) => readMinutes(contentOf(named(name))) ?? null;
  const source = named('recipeSource');
  const calories = Number.parseInt(contentOf(named('recipeNutCalories')), 10);
  return {
    title: contentOf(named('name')),
    lines: ingredientsOf(linesIn('recipeIngredients')),
    steps: stepsOf(linesIn('recipeDirections')),
    yields: readYields(contentOf(named('recipeYield'))) ?? null,
    minutes: { prep: minutes('prepTime'), cook: minutes('cookTime'), total: minutes('totalTime') },
    calories: calories > 0 ? calories : null,
    notes: linesIn('recipeNotes').join('\n'),
    source_url: (source && linkIn(source)) || contentOf(source),
  };
}

function copiedRecipe({ elements }: Page): FileRecipe {
  const named = (name: string) =>
    elements.find(
      ({ attributes, classes }) =>
        attributes.get('id') === name || classes.includes(name.toLowerCase()),
    );
  const text = (name: string) => contentOf(named(name));
  const link = named('original_link');
  const minutes = (name: string) => readMinutes(text(name)) ?? null;
  return {
    title: text('name'),
    description: text('description'),
    lines: partsUnder(named('recipeIngredients'), /^recipeingredient/),
    steps: partsUnder(named('recipeInstructions'), /^instruction/),
    yields: readYields(text('recipeYield')) ?? null,
    minutes: { prep: minutes('prepTime'), cook: minutes('cookTime'), total: minutes('totalTime') },
    notes: listed(named('recipeNotes')).join('\n'),
    source_url: link?.attributes.get('href') ?? '',
  };
}

/** The texts of a list, each under the last element whose class ends with "subheader". */
function partsUnder(list: Element | undefined, kind: RegExp): FileLine[] {
  if (!list) return [];
  let section: string | null = null;
  const parts: FileLine[] = [];
  for (const element of elementsIn(list)) {
    const own = element.classes.filter((name) => kind.test(name));
    const text = own.length > 0 ? textOf(element) : '';
    if (text === '') continue;
    const isHeading = own.some((name) => name.endsWith('subheader'));
    if (isHeading) section = text.replace(/\s?[:：]$/, '');
    else parts.push({ text, section });
  }
  return parts;
}

function listed(element: Element | undefined): string[] {
  return element ? linesOf(element) : [];
}

/** What an element says: its content, else its text. */
function contentOf(element: Element | undefined): string {
  return element?.attributes.get('content') ?? (element ? textOf(element) : '');
}

function linkIn(element: Element): string | undefined {
  for (const inner of elementsIn(element)) {
    const address = inner.attributes.get('href');
    if (address !== undefined) return address;
  }
  return undefined;
}
