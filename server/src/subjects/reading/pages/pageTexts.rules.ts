import { joinedAt } from '#subjects/reading/words/cutDecimals.rules';
import { topicOf } from '#subjects/reading/words/headingWords.rules';

import { type Element, elementsIn, parsePage } from './pageTree.rules.ts';

/** A line of a page: a paragraph, a heading, an item. */
export type Block = {
  readonly text: string;
  /** 1 to 6 of a heading, 7 of a paragraph that is bold throughout, 0 of other text. */
  readonly level: number;
  /** In a list or a table. */
  readonly isItem?: boolean;
  /** A link and nothing else. */
  readonly isLink?: boolean;
  /** Begins with an asterisk, as the foot of a list does. */
  readonly isNote?: boolean;
};

/** Characters of one block; nobody writes longer steps. */
const MAX_BLOCK = 5_000;
/** Blocks of one element, and characters of them all. */
const MAX_BLOCKS = 20_000;
const MAX_CHARACTERS = 500_000;

const BLOCK_NAMES: ReadonlySet<string> = new Set(
  `address article aside blockquote br button caption center dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section summary table tbody td tfoot
  th thead tr ul`.split(/\s+/),
);
const UNSEEN: ReadonlySet<string> = new Set(
  'head script style template noscript svg iframe object select textarea datalist audio video canvas map'.split(
    ' ',
  ),
);
/** Parts of a page that hold no recipe; of forms and buttons not all. */
const ASIDE: ReadonlySet<string> = new Set(['nav', 'aside', 'footer', 'form', 'button']);
const NONE: ReadonlySet<string> = new Set();
const ITEMS: ReadonlySet<string> = new Set(['li', 'td', 'th']);
const BOX = /^[\s▢□☐☑✓✔•·▪◦‣*|]+/u;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
const TAG = /<\/?[a-z][^<>]*>/i;

/** The text of an element on one line. */
export function textOf(element: Element): string {
  return blocksIn(element)
    .map(({ text }) => text)
    .join(' ');
}

/** The lines of an element that is shown; empty ones are left out. */
export function linesOf(element: Element): string[] {
  return blocksIn(element).map(({ text }) => text);
}

/**
 * The lines of a text that may hold HTML, once or twice encoded: "Mix &amp; bake<br>Serve".
 *
 * Shape   without tags, entities and boxes to tick; breaks of the text are breaks of lines.
 */
export function linesOfText(text: string): string[] {
  return linesOfHtml(text.replaceAll(/\r\n?|\n|\u2028|\u2029/g, '<br>'));
}

/** As `linesOfText`; breaks of the text are spaces, as in HTML. */
export function linesOfHtml(text: string): string[] {
  const bounded = text.slice(0, MAX_BLOCK * 20);
  if (!/[<&]/.test(bounded)) return [clean(bounded)].filter((line) => line !== '');
  const lines = linesOf(parsePage(bounded).root);
  return lines.flatMap((line) =>
    ENTITY.test(line) || TAG.test(line) ? linesOf(parsePage(line).root) : line,
  );
}

/** As `linesOfText`, on one line; undefined when nothing is left. */
export function lineOfText(text: string): string | undefined {
  const line = linesOfText(text).join(' ');
  return line === '' ? undefined : line;
}

/** The lines of the readable part of a page, without menus, forms and what is aside. */
export function readableBlocks(page: Element): Block[] {
  let hasMark = false;
  // "* of your own choice" is the footnote of a text that ends with an asterisk.
  return collect(page, ASIDE).filter(({ text, isNote }) => {
    if (hasMark && isNote) return false;
    hasMark ||= /\*:?$/.test(text);
    return true;
  });
}

function blocksIn(element: Element): Block[] {
  return collect(element, NONE);
}

type Line = { text: string; level: number; isBold: boolean; isItem: boolean; isLink: boolean };

function collect(element: Element, skipped: ReadonlySet<string>): Block[] {
  const blocks: Block[] = [];
  let characters = 0;
  let items = 0;
  let links = 0;
  let line = emptyLine(0);

  function endLine(level: number): void {
    const text = clean(line.text);
    if (text !== '') {
      const bold = line.isBold && text.length <= 80 ? 7 : 0;
      blocks.push({
        text: text.slice(0, MAX_BLOCK),
        level: line.level > 0 ? line.level : bold,
        isItem: line.isItem,
        isLink: line.isLink,
        isNote: /^\s*\*(?!\*)/.test(line.text),
      });
    }
    line = emptyLine(level);
  }

  let aside = skipped;

  /** Nested forms are not checked again, so that each element is visited at most three times. */
  function walkAll(within: Element, level: number): void {
    const before = aside;
    aside = new Set([...before].filter((name) => name !== within.name));
    walk(within, level, false);
    aside = before;
  }

  function walk(within: Element, level: number, isBold: boolean): void {
    let joinsCells: boolean | undefined; // computed once per row
    for (const child of within.children) {
      if (characters > MAX_CHARACTERS || blocks.length >= MAX_BLOCKS) return;
      if (typeof child === 'string') {
        characters += child.length;
        if (line.text.length < MAX_BLOCK)
          line.text = `${line.text}${digitsApart(line.text, child)}${child.slice(0, 2 * MAX_BLOCK).replaceAll(/\s+/g, ' ')}`;
        if (child.trim() === '') continue;
        if (!isBold) line.isBold = false;
        if (links === 0) line.isLink = false;
        if (items > 0) line.isItem = true;
        continue;
      }
      const isAside = aside.has(child.name);
      const counts = isAside && holdsRecipe(child, level);
      if (UNSEEN.has(child.name) || (isAside && !counts) || isHidden(child)) {
        if (child.name === 'select' && !isHidden(child)) line.text += chosenNumber(child);
        continue;
      }
      const heading = /^h([1-6])$/.exec(child.name)?.[1];
      const own = heading === undefined ? level : Number(heading);
      const isJoined = isCell(child) && (joinsCells ??= isAmountRow(within));
      const isBlock = BLOCK_NAMES.has(child.name) && !isJoined;
      if (isBlock) endLine(own);
      else if (isJoined) line.text += ' ';
      const isBolder = isBold || child.name === 'b' || child.name === 'strong';
      const [item, link] = [ITEMS.has(child.name) ? 1 : 0, child.name === 'a' ? 1 : 0];
      items += item;
      links += link;
      if (counts) walkAll(child, own);
      else walk(child, own, isBlock ? child.name === 'th' : isBolder);
      if (isBlock) endLine(level);
      items -= item;
      links -= link;
    }
  }

  walk(element, 0, false);
  endLine(0);
  return blocks;
}

/** The chosen number of a select: "6" of "For 6 persons". */
function chosenNumber(select: Element): string {
  for (const option of elementsIn(select))
    if (option.attributes.has('selected')) {
      const text = option.children.filter((child) => typeof child === 'string').join('');
      return /^\s{0,20}\d{1,3}\s{0,20}$/.test(text) ? text : '';
    }
  return '';
}

function emptyLine(level: number): Line {
  return { text: '', level, isBold: true, isItem: false, isLink: true };
}

/** A space between the digits of two elements: "1" and "5 TL" beside it are not 15, "1" and "1/2" not 11/2. */
function digitsApart(before: string, after: string): string {
  return /^\d/.test(before.slice(-1)) && /^\d/.test(after) ? ' ' : '';
}

/** "200 g" in one cell and "flour" in the next are one line; a number before a sentence counts steps. */
function isAmountRow({ children }: Element): boolean {
  const cells = children.filter((child) => typeof child !== 'string').filter(isCell);
  if (cells.length < 2 || cells.length > 3) return false;
  const [first, ...others] = cells.map(inlineText);
  if (first === undefined || !/^[\d¼-¾⅐-⅞].{0,20}$/u.test(first)) return false;
  // "1", "5 TL", "salt"
  const isCut = joinedAt(first, others.join(' ')) !== undefined;
  return others.every(
    (text, at) =>
      text !== undefined && ((isCut && at === 0) || /^\P{N}/u.test(text)) && !/[.!?。]$/.test(text),
  );
}

function isCell({ name }: Element): boolean {
  return name === 'td' || name === 'th';
}

/** The text of an element without blocks in it. */
function inlineText({ children }: Element): string | undefined {
  let text = '';
  for (const child of children) {
    const isBlock = typeof child !== 'string' && BLOCK_NAMES.has(child.name);
    const inner = isBlock ? undefined : typeof child === 'string' ? child : inlineText(child);
    if (inner === undefined) return undefined;
    text += inner;
  }
  return text.trim();
}

/** A form around the whole page, and a button that opens a part of the recipe. */
function holdsRecipe(element: Element, level: number): boolean {
  if (element.name === 'form') return holdsTitle(element);
  return element.name === 'button' && (level > 0 || topicOf(textOf(element)) !== undefined);
}

function holdsTitle({ children }: Element): boolean {
  return children.some(
    (child) => typeof child !== 'string' && (child.name === 'h1' || holdsTitle(child)),
  );
}

function isHidden({ attributes }: Element): boolean {
  return (
    attributes.has('hidden') || /display\s{0,3}:\s{0,3}none/i.test(attributes.get('style') ?? '')
  );
}

/** A text with its entities as characters; tags stay. */
export function decodeText(text: string): string {
  const kept = parsePage(text.replaceAll('<', '&lt;')).root;
  return kept.children.filter((child) => typeof child === 'string').join('');
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replace(BOX, '')
    .replaceAll(/ ([,.;:)])(?= |$)/g, '$1')
    .replaceAll(/\( /g, '(')
    .trim();
}
