import { lazy } from '@larder/shared/basics/lazy';

import { readHeadings } from './blockReader.rules.ts';
import { type FoundRecipe, lettersOf } from './foundRecipe.rules.ts';
import { itemsIn, microformatsIn } from './itemMarkup.rules.ts';
import { type LinkedData, linkedDataIn } from './linkedData.rules.ts';
import { type Block, readableBlocks, textOf } from './pageTexts.rules.ts';
import { type Element, elementsIn, type Page } from './pageTree.rules.ts';
import { pluginRecipesIn } from './pluginMarkup.rules.ts';
import { recipeOfNode } from './recipeOfNode.rules.ts';
import { measuresIn } from './shownMeasures.rules.ts';
import { attributeOf, metaOf } from './whyUnread.rules.ts';

/** Share of its title that a heading says which is the dish's; the rest names the site. */
const MIN_TOLD = 0.6;

/** A page and what is read of it, each once; what few pages need when it is first asked for. */
export type PageReadings = {
  readonly page: Page;
  /** The lines of its readable part. */
  readonly blocks: readonly Block[];
  readonly linked: LinkedData;
  /** The recipes that its elements mark. */
  readonly marked: () => readonly FoundRecipe[];
  /** Those in the marks of plugins. */
  readonly plugged: () => readonly FoundRecipe[];
  /** The one that its headings begin, if there is one. */
  readonly headed: () => readonly FoundRecipe[];
  readonly title: string | null;
  /** Its main headings. */
  readonly headings: readonly string[];
  /** Where it says that it is. */
  readonly addresses: readonly string[];
  /** What it calls its site, and the words of its hosts. */
  readonly sites: readonly string[];
  readonly language: string | null;
  readonly image: string | null;
  /** The measures in its texts; see `withShownMeasures`. */
  readonly measures: () => ReadonlySet<string>;
};

export function readingsOf(page: Page): PageReadings {
  const blocks = readableBlocks(page.root);
  const headings = blocks.flatMap(({ text, level }) => (level === 1 ? [text] : []));
  const addresses = addressesOf(page);
  return {
    page,
    blocks,
    linked: linkedDataIn(page),
    marked: lazy(() =>
      [...itemsIn(page), ...microformatsIn(page)].map((node) => recipeOfNode(node, (each) => each)),
    ),
    plugged: lazy(() => pluginRecipesIn(page)),
    headed: lazy(() => {
      const found = readHeadings(blocks);
      return found ? [found] : [];
    }),
    title: titleOf(page, headings),
    headings,
    addresses,
    sites: [
      metaOf(page, 'og:site_name') ?? '',
      metaOf(page, 'application-name') ?? '',
      ...wordsOfHosts(addresses),
    ],
    language: attributeOf(page, 'html', 'lang') ?? null,
    image: metaOf(page, 'og:image') ?? null,
    measures: lazy(() => measuresIn(textsOf(page))),
  };
}

/** "www.a-site.com" is "a-site.com" and "a-site". */
export function wordsOfHosts(addresses: readonly string[]): string[] {
  return addresses.flatMap((one) => {
    const host = URL.parse(one)?.hostname.replace(/^www\./, '') ?? '';
    return host === '' ? [] : [host, host.split('.').at(-2) ?? host];
  });
}

/** All texts, where measures may stand; none of a page that shows each in two units. */
function textsOf({ root, elements }: Page): readonly string[] {
  // A plugin that converts units has them in elements of this class, and as texts elsewhere.
  const isConverted = elements.some(({ classes }) =>
    classes.some((name) => name.includes('unit-system')),
  );
  const all = isConverted ? [] : [root, ...elements];
  return all.flatMap(({ name, children }) =>
    name === 'script' ? [] : children.filter((child) => typeof child === 'string'),
  );
}

function titleOf(page: Page, headings: readonly string[]): string | null {
  const heading = mainHeading(page, headings);
  // "Apple pie <small>by Ann</small>"
  const small = smallTextsOf(page).find((text) => text !== '' && heading?.endsWith(` ${text}`));
  const title =
    heading?.slice(0, small === undefined ? undefined : -small.length).trim() ??
    metaOf(page, 'og:title') ??
    attributeOf(page, 'title', undefined);
  return title?.trim().slice(0, 200) ?? null;
}

/** The small print of main headings. What lies in its like is read with it, and no element is looked at twice. */
function smallTextsOf({ elements }: Page): string[] {
  const headings = outermost(elements.filter(({ name }) => name === 'h1'));
  const inHeadings = headings.flatMap((heading) => [...elementsIn(heading)]);
  return outermost(inHeadings.filter(({ name }) => name === 'small')).map(textOf);
}

/** Shape  the elements are in the order of the page, an outer one before its inner ones. */
function outermost(elements: readonly Element[]): Element[] {
  const inner = new Set<Element>();
  return elements.filter((element) => {
    if (inner.has(element)) return false;
    for (const one of elementsIn(element)) inner.add(one);
    return true;
  });
}

/** The first heading of the page that its title has, too: others are of its site or its menu. Else the first. */
function mainHeading(page: Page, headings: readonly string[]): string | undefined {
  const told = lettersOf(metaOf(page, 'og:title') ?? attributeOf(page, 'title', undefined) ?? '');
  const isTold = (text: string): boolean => {
    const letters = lettersOf(text);
    const isMost = letters.length >= MIN_TOLD * told.length && told.includes(letters);
    return letters !== '' && (isMost || told.startsWith(letters));
  };
  return headings.find(isTold) ?? headings[0];
}

function addressesOf(page: Page): string[] {
  const link = page.elements.find(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical',
  );
  return [link?.attributes.get('href'), metaOf(page, 'og:url')].flatMap((one) => one ?? []);
}
