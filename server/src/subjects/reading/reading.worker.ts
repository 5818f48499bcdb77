import { type MessagePort, threadId } from 'node:worker_threads';

import { linesWithin, readRecipeLine, type RecipeLine } from '@larder/shared/recipes/recipeLine';
import { recipeWithin } from '@larder/shared/recipes/recipeMark';

import { decodePage } from '#subjects/reading/pages/decodePage.rules';
import type { FoundRecipe, Written } from '#subjects/reading/pages/foundRecipe.rules';
import { mainOf } from '#subjects/reading/pages/mainRecipe.rules';
import { withoutMarkup } from '#subjects/reading/pages/markup.rules';
import { type PageReading, readData, readPage } from '#subjects/reading/pages/readPage.rules';
import type { Unread } from '#subjects/reading/pages/whyUnread.rules';
import { mayHoldAnother } from '#subjects/reading/words/otherRecipe.rules';
import { readText } from '#subjects/reading/words/readText.rules';

/** What is read. */
export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly contentType: string };

/** A recipe with its lines understood. */
export type ReadRecipe = Omit<FoundRecipe, 'lines'> & {
  readonly lines: readonly (RecipeLine & {
    original: string;
    section: string | null;
    /** The title of the recipe that the line is. */
    recipe_title?: string;
  })[];
  /** Of a text: whether there may be another recipe among the steps. */
  readonly mayHoldAnother: boolean;
};

export type Reading =
  | {
      readonly recipe: ReadRecipe | undefined;
      /** The titles of all recipes, in the order of the page. */
      readonly titles: readonly (string | null)[];
      readonly why?: undefined;
    }
  | { readonly why: Unread };

/** Which of several recipes is meant: the one at `index`, else one that an address of the page may name. */
export type Wanted = {
  readonly index?: number | undefined;
  /** The one that was asked for first. */
  readonly addresses?: readonly string[] | undefined;
};

/**
 * Reads one recipe of a source: the one at `index`, else the one that the page is named after, else the fullest.
 *
 * Shape   `recipe` is undefined when there is none at the index. `started` gets the id of the working thread.
 */
export function read({
  source,
  wanted: { index, addresses = [] },
  started,
}: {
  source: Source;
  wanted: Wanted;
  started: MessagePort;
}): Reading {
  started.postMessage(threadId);
  const found = readSource(source);
  if (!found.recipes) return { why: found.why };
  const { recipes, named } = found;
  const said = [...addresses, ...(named?.addresses ?? [])];
  const chosen = recipes[index ?? mainOf(recipes, { ...named, addresses: said })];
  return {
    recipe: chosen && {
      ...chosen,
      lines: chosen.lines.flatMap(linesOf),
      mayHoldAnother: source.kind === 'text' && mayHoldAnother(chosen.steps),
    },
    titles: recipes.map(({ title }) => title),
  };
}

function linesOf({ text, section }: Written): ReadRecipe['lines'] {
  const title = recipeWithin(text);
  if (title === undefined)
    return linesWithin(text).map((original) => ({
      original,
      section,
      ...readRecipeLine(original),
    }));
  const original = withoutMarkup(text);
  return [{ original, section, ...readRecipeLine(original), recipe_title: title }];
}

function readSource(source: Source): PageReading {
  if (source.kind === 'text') return readText(source.text);
  if (source.kind === 'html') return readPage(source.html);
  const text = decodePage(source.bytes, source.contentType);
  return /json/i.test(source.contentType) ? readData(text) : readPage(text);
}
