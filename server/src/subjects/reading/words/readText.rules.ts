import { isFact } from '#subjects/reading/pages/blockFacts.rules';
import { joinedNotes, readBlocks } from '#subjects/reading/pages/blockReader.rules';
import {
  completed,
  type FoundRecipe,
  NOTHING,
  withTotal,
} from '#subjects/reading/pages/foundRecipe.rules';
import { withoutMarkup, withoutStyle } from '#subjects/reading/pages/markup.rules';
import { type PageReading, readData } from '#subjects/reading/pages/readPage.rules';

import { withListsApart } from './commaLists.rules.ts';
import { firstOf, frontMatter } from './frontMatter.rules.ts';
import { headingOf } from './headings.rules.ts';
import { plainLines } from './plainLines.rules.ts';
import { recipesOfText } from './recipesOfText.rules.ts';
import { readMinutes } from './recipeTimes.rules.ts';
import { readYields } from './recipeYields.rules.ts';
import { levelOf, notesApart } from './textNotes.rules.ts';
import { tidied } from './tidied.rules.ts';

/** Characters of a text that are read; as many as of a page. */
export const MAX_TEXT = 500_000;

/**
 * The recipes of a text that was pasted or is in a file, or of data that was: plain text, Markdown, with or without names
 * and values above it.
 */
export function readText(text: string): PageReading {
  if (/^\s{0,100}[{[]/.test(text)) {
    const data = readData(text);
    if (data.recipes) return data;
  }
  const { metadata, body } = frontMatter(text.slice(0, MAX_TEXT).toWellFormed());
  const found = recipesOfText(body).flatMap((part) => recipeOf(part) ?? []);
  const [only, ...others] = found;
  if (!only) return { why: 'no_recipe' };
  return { recipes: others.length > 0 ? found : [withMetadata(only, metadata)] };
}

function recipeOf(text: string): FoundRecipe | undefined {
  const { lines, notes } = notesApart(plainLines(text));
  const listed = withListsApart(lines);
  const blocks = (listed ?? lines).map((line) => ({ text: unmarked(line), level: levelOf(line) }));
  const found = readBlocks(blocks, { isText: true, isListed: listed !== undefined });
  const all = [found?.notes, notes].filter((one) => one !== undefined);
  return found && { ...withTotal(tidied(found)), notes: joinedNotes(all.map(withoutMarkup)) };
}

/** A line without the marks of Markdown, except those of a heading, and that of another recipe. */
function unmarked(line: string): string {
  const heading = headingOf(line);
  if (!heading) return withoutStyle(line);
  return isFact(heading.name) ? heading.name : line;
}

/** A recipe with what stands above it as names and values, which counts before what its text says. */
function withMetadata(recipe: FoundRecipe, metadata: ReadonlyMap<string, string>): FoundRecipe {
  if (metadata.size === 0) return recipe;
  const minutes = (...names: readonly string[]) => readMinutes(firstOf(metadata, names)) ?? null;
  const address = firstOf(metadata, ['source.url', 'source_url', 'url', 'link', 'source']);
  const above: FoundRecipe = {
    ...NOTHING,
    title: withoutMarkup(firstOf(metadata, ['title', 'name', 'recipe'])).slice(0, 200) || null,
    yields: readYields(firstOf(metadata, ['servings', 'serves', 'yield', 'yields'])) ?? null,
    minutes: {
      prep: minutes('prep time', 'prep_time', 'preptime', 'prep', 'time.prep'),
      cook: minutes('cook time', 'cook_time', 'cooktime', 'cook', 'time.cook'),
      total: minutes('total time', 'total_time', 'totaltime', 'time required', 'time', 'duration'),
    },
    language: firstOf(metadata, ['locale', 'language', 'lang']) || null,
    address: /^https?:/i.test(address) ? address : null,
  };
  return { ...withTotal(completed(above, recipe)), notes: recipe.notes };
}
