import { isCutApart, withAmountsJoined } from './amountBlocks.ts';
import { joinedNotes, readBlocks, readHeadings, readSteps, yieldsAbove } from './blockReader.ts';
import { withAmountsBeside, withDetails } from './detailsOfText.ts';
import {
  completed,
  distinct,
  undescribed,
  type FoundRecipe,
  lettersOf,
  withTotal,
  type Written,
} from './foundRecipe.ts';
import { itemsIn, microformatsIn } from './itemMarkup.ts';
import { linkedData, linkedDataIn } from './linkedData.ts';
import { looseJson } from './looseJson.ts';
import type { Named } from './mainRecipe.ts';
import { sectionsOfPage, withHeadingsOfPage, withoutEquipment } from './pageSections.ts';
import { type Block, readableBlocks, textOf } from './pageTexts.ts';
import { elementsIn, type Page, parsePage } from './pageTree.ts';
import { pluginRecipesIn } from './pluginMarkup.ts';
import { recipeOfNode } from './recipeOfNode.ts';
import { withShownMeasures } from './shownMeasures.ts';
import { tidied } from './tidied.ts';
import { nameOfDish } from './titles.ts';
import { attributeOf, metaOf, type Unread, whyUnread } from './whyUnread.ts';
import { yieldsOfClasses } from './yieldsOfClasses.ts';

/** Min share of the page's title that the heading of its dish has; the rest of the title names the site. */
const MIN_TITLE_SHARE = 0.6;

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
  const page = parsePage(html);
  const { recipes, hasVideo } = linkedDataIn(page);
  const blocks = readableBlocks(page.root);
  const found = firstWithLines([
    () => recipes,
    () =>
      [...itemsIn(page), ...microformatsIn(page)].map((node) => recipeOfNode(node, (each) => each)),
    () => pluginRecipesIn(page),
    () => headed(page, blocks),
  ]);
  if (found.length === 0) return { why: whyUnread(page, { blocks, hasVideo }) };
  const [only, ...others] = found;
  const isOnly = others.length === 0;
  const full = only && filled(only, recipes, { page, blocks });
  const whole = full && isOnly ? [full] : withFacts(found, full);
  return {
    recipes: whole.map((recipe) => withTotal(withPage(tidied(recipe), { page, blocks, isOnly }))),
    named: { heading: titleOf(page), addresses: addressesOf(page) },
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

function headed(page: Page, blocks: readonly Block[]): FoundRecipe[] {
  const plain = readHeadings(blocks);
  const joined = plain && !isCutApart(plain.lines) ? undefined : withAmountsJoined(blocks);
  const found =
    (joined && readHeadings(joined)) ??
    plain ??
    (textOf(page.root).length < 20_000 ? readBlocks(blocks) : undefined);
  return found ? [{ ...found, title: titleOf(page) ?? found.title }] : [];
}

/** The only recipe of a page with what its marks lack. The linked data may have all but the lines. */
function filled(
  recipe: FoundRecipe,
  linked: readonly FoundRecipe[],
  { page, blocks }: { page: Page; blocks: readonly Block[] },
): FoundRecipe {
  const own = undescribed(withAmountsBeside(recipe, blocks));
  const found = readHeadings(blocks);
  const inText = found ? [found] : [];
  const isWhole = own.steps.length > 0 && own.yields !== null && own.minutes.total !== null;
  const marked = [...itemsIn(page), ...microformatsIn(page)].map((node) =>
    recipeOfNode(node, (each) => each),
  );
  const bare = [linked, marked].find(([one]) => one)?.[0];
  const isOnly = linked.length + marked.length === 1;
  const better = bare && isOnly && bare.lines.length === 0 ? undescribed(bare) : own;
  if (isWhole && better === own) return inText.reduce(withDetails, own);
  const others = [
    ...(linked.length === 1 ? linked : []),
    ...marked,
    ...pluginRecipesIn(page),
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

function withPage(
  recipe: FoundRecipe,
  { page, blocks, isOnly }: { page: Page; blocks: readonly Block[]; isOnly: boolean },
): FoundRecipe {
  const title = recipe.title ?? titleOf(page);
  // "Pie - Dough" and "Pie - Filling" of one page are two.
  const headings = isOnly ? headingsOf(blocks) : [];
  return {
    ...recipe,
    title: title === null ? null : nameOfDish(title, headings, sitesOf(page, recipe)),
    lines: linesOfPage(recipe.lines, { page, blocks }),
    language: recipe.language ?? attributeOf(page, 'html', 'lang') ?? null,
    image: recipe.image ?? metaOf(page, 'og:image') ?? null,
  };
}

/** Lines with the measures and under the headings that the page shows. */
function linesOfPage(
  lines: readonly Written[],
  { page, blocks }: { page: Page; blocks: readonly Block[] },
): Written[] {
  // A plugin that converts units has them in elements of this class, and as texts elsewhere.
  const isConverted = page.elements.some(({ classes }) =>
    classes.some((name) => name.includes('unit-system')),
  );
  const all = isConverted ? [] : [page.root, ...page.elements];
  const texts = all.flatMap(({ name, children }) =>
    name === 'script' ? [] : children.filter((child) => typeof child === 'string'),
  );
  const measured = withHeadingsOfPage(withShownMeasures(lines, blocks, texts), blocks);
  return withoutEquipment(sectionsOfPage(measured, blocks));
}

function titleOf(page: Page): string | null {
  const heading = mainHeading(page);
  // "Apple pie <small>by Ann</small>"
  const small = page.elements
    .filter(({ name }) => name === 'h1')
    .flatMap((element) => [...elementsIn(element)].filter(({ name }) => name === 'small'))
    .map(textOf)
    .find((text) => text !== '' && heading?.endsWith(` ${text}`));
  const title =
    heading?.slice(0, small === undefined ? undefined : -small.length).trim() ??
    metaOf(page, 'og:title') ??
    attributeOf(page, 'title', undefined);
  return title?.trim().slice(0, 200) ?? null;
}

/** The first heading of the page that its title has, too: others are of its site or its menu. Else the first. */
function mainHeading(page: Page): string | undefined {
  const headings = headingsOf(readableBlocks(page.root));
  const title = lettersOf(metaOf(page, 'og:title') ?? attributeOf(page, 'title', undefined) ?? '');
  const isInTitle = (text: string): boolean => {
    const letters = lettersOf(text);
    const isMost = letters.length >= MIN_TITLE_SHARE * title.length && title.includes(letters);
    return letters !== '' && (isMost || title.startsWith(letters));
  };
  return headings.find(isInTitle) ?? headings[0];
}

/** What a page calls its site, and the words of its host: "www.a-site.com" is "a-site" and "a-site.com". */
function sitesOf(page: Page, { address }: FoundRecipe): string[] {
  const hosts = [...addressesOf(page), address ?? ''].flatMap((one) => {
    const host = URL.parse(one)?.hostname.replace(/^www\./, '') ?? '';
    return host === '' ? [] : [host, host.split('.').at(-2) ?? host];
  });
  return [metaOf(page, 'og:site_name') ?? '', metaOf(page, 'application-name') ?? '', ...hosts];
}

/** The addresses that a page gives as its own. */
function addressesOf(page: Page): string[] {
  const link = page.elements.find(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical',
  );
  return [link?.attributes.get('href'), metaOf(page, 'og:url')].flatMap((one) => one ?? []);
}

/** The main headings of a page. */
function headingsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ text, level }) => (level === 1 ? [text] : []));
}
