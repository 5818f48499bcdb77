import { tidied } from '#subjects/reading/words/tidied.rules';
import { nameOfDish } from '#subjects/reading/words/titles.rules';

import { isCutApart, withAmountsJoined } from './amountBlocks.rules.ts';
import {
  joinedNotes,
  readBlocks,
  readHeadings,
  readSteps,
  yieldsAbove,
} from './blockReader.rules.ts';
import { withAmountsBeside, withDetails } from './detailsOfText.rules.ts';
import {
  completed,
  distinct,
  undescribed,
  type FoundRecipe,
  lettersOf,
  withTotal,
  type Written,
} from './foundRecipe.rules.ts';
import { linkedData } from './linkedData.rules.ts';
import { looseJson } from './looseJson.rules.ts';
import type { Named } from './mainRecipe.rules.ts';
import { type PageReadings, readingsOf, wordsOfHosts } from './pageReadings.rules.ts';
import { sectionsOfPage, withHeadingsOfPage, withoutEquipment } from './pageSections.rules.ts';
import { textOf } from './pageTexts.rules.ts';
import { parsePage } from './pageTree.rules.ts';
import { withShownMeasures } from './shownMeasures.rules.ts';
import { type Unread, whyUnread } from './whyUnread.rules.ts';
import { yieldsOfClasses } from './yieldsOfClasses.rules.ts';

/** Recipes in the order of the page, or why there is none. */
export type PageReading =
  | {
      readonly recipes: readonly FoundRecipe[];
      /** Of a page: what it says of which recipe it is about. */
      readonly named?: Named;
      readonly why?: undefined;
    }
  | { readonly recipes?: undefined; readonly named?: undefined; readonly why: Unread };

/**
 * The recipes of a page: of its linked data, else of marks in its elements, else of its headings. What the first lacks
 * comes from the next.
 */
export function readPage(html: string): PageReading {
  const readings = readingsOf(parsePage(html));
  const { page, blocks, linked, title, addresses } = readings;
  const found = firstWithLines([
    () => linked.recipes,
    readings.marked,
    readings.plugged,
    () => recipeOfText(readings),
  ]);
  if (found.length === 0) return { why: whyUnread(page, { blocks, hasVideo: linked.hasVideo }) };
  const [only, ...others] = found;
  const isOnly = others.length === 0;
  const full = only && filled(only, readings);
  const whole = full && isOnly ? [full] : withFacts(found, full);
  return {
    recipes: whole.map((recipe) => withTotal(withPage(tidied(recipe), readings, isOnly))),
    named: { heading: title, addresses },
  };
}

/** The recipes of an answer in JSON. */
export function readData(json: string): PageReading {
  const { recipes, hasVideo } = linkedData(looseJson(json));
  const found = distinct(recipes.filter(({ lines }) => lines.length > 0));
  return found.length > 0
    ? { recipes: found.map((recipe) => withTotal(tidied(recipe))) }
    : { why: hasVideo ? 'recipe_is_video' : 'no_recipe' };
}

/** Variants of one dish with the times and the yield that the page says of it. */
function withFacts(
  recipes: readonly FoundRecipe[],
  full: FoundRecipe | undefined,
): readonly FoundRecipe[] {
  const isOneDish = new Set(recipes.map(({ title }) => lettersOf(title ?? ''))).size === 1;
  if (!full || !isOneDish) return recipes;
  return recipes.map((recipe) => {
    const isTimed = Object.values(recipe.minutes).some((minutes) => minutes !== null);
    return {
      ...recipe,
      minutes: isTimed ? recipe.minutes : full.minutes,
      yields: recipe.yields ?? full.yields,
    };
  });
}

function firstWithLines(readings: readonly (() => readonly FoundRecipe[])[]): FoundRecipe[] {
  for (const read of readings) {
    const found = distinct(read().filter(({ lines }) => lines.length > 0));
    if (found.length > 0) return found;
  }
  return [];
}

/** The recipe of a page without marks. */
function recipeOfText({ page, blocks, headed, title }: PageReadings): FoundRecipe[] {
  const [plain] = headed();
  const joined = plain && !isCutApart(plain.lines) ? undefined : withAmountsJoined(blocks);
  const found =
    (joined && readHeadings(joined)) ??
    plain ??
    (textOf(page.root).length < 20_000 ? readBlocks(blocks) : undefined);
  return found ? [{ ...found, title: title ?? found.title }] : [];
}

/** The only recipe of a page with what its marks lack. The linked data may have all but the lines. */
function filled(recipe: FoundRecipe, readings: PageReadings): FoundRecipe {
  const { page, blocks } = readings;
  const linked = readings.linked.recipes;
  const own = undescribed(withAmountsBeside(recipe, blocks));
  const inText = readings.headed();
  const isWhole = own.steps.length > 0 && own.yields !== null && own.minutes.total !== null;
  const marked = readings.marked();
  const bare = [linked, marked].find(([one]) => one)?.[0];
  const isOnly = linked.length + marked.length === 1;
  const better = bare && isOnly && bare.lines.length === 0 ? undescribed(bare) : own;
  if (isWhole && better === own) return inText.reduce(withDetails, own);
  const others = [
    ...(linked.length === 1 ? linked : []),
    ...marked,
    ...readings.plugged(),
    ...inText,
  ].map(undescribed);
  const detailed = inText.reduce(withDetails, [own, ...others].reduce(completed, better));
  const yields = detailed.yields ?? yieldsAbove(blocks, detailed.lines[0]) ?? yieldsOfClasses(page);
  const whole = { ...detailed, yields };
  if (whole.steps.length > 0) return whole;
  const { steps, notes } = readSteps(blocks, nameOfDish(whole.title ?? '', []));
  // More than it and a line below are the steps.
  const isAsDescribed =
    steps.length <= 2 &&
    steps.some(({ text }) => lettersOf(text) === lettersOf(recipe.steps[0]?.text ?? ''));
  if (steps.length === 0 || isAsDescribed) return { ...whole, steps: recipe.steps };
  return { ...whole, steps, notes: whole.notes ?? joinedNotes(notes) };
}

function withPage(recipe: FoundRecipe, readings: PageReadings, isOnly: boolean): FoundRecipe {
  const title = recipe.title ?? readings.title;
  // "Pie - Dough" and "Pie - Filling" of one page are two.
  const headings = isOnly ? readings.headings : [];
  const sites = [...readings.sites, ...wordsOfHosts([recipe.address ?? ''])];
  return {
    ...recipe,
    title: title === null ? null : nameOfDish(title, headings, sites),
    lines: linesOfPage(recipe.lines, readings),
    language: recipe.language ?? readings.language,
    image: recipe.image ?? readings.image,
  };
}

/** Lines with the measures and under the headings that the page shows. */
function linesOfPage(lines: readonly Written[], { blocks, measures }: PageReadings): Written[] {
  const measured = withHeadingsOfPage(withShownMeasures(lines, blocks, measures()), blocks);
  return withoutEquipment(sectionsOfPage(measured, blocks));
}
