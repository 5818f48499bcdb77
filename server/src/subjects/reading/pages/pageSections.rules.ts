import { topicOf } from '#subjects/reading/words/headingWords.rules';

import { lettersOf, type Written } from './foundRecipe.rules.ts';
import type { Block } from './pageTexts.rules.ts';

/** The level of a paragraph that is bold throughout. */
const BOLD = 7;
/** Max share of lines that are headings. */
const MAX_SHARE = 1 / 4;
/** Characters of a heading. */
const MAX_HEADING = 100;
/** "Special equipment", "Equipment needed" */
const EQUIPMENT =
  /^(?:(?:special|kitchen|recommended) )?(?:equipment|tools|utensils|cookware)(?: (?:needed|required|used|list))?$|^(?:matériel|ustensiles|utensilios|utensílios|zubehör|küchengeräte|attrezzatura|utensili|keukengerei|utstyr)$/i;

/**
 * The headings that a page puts over lines which its data has as a flat list.
 *
 * Shape   each line is found again by its letters and digits, in one block or in some that follow each other; a heading
 *         counts when it stands between lines, or right before the first and another one stands between. Lines that are
 *         not found keep the heading of the line before.
 */
export function sectionsOfPage(lines: readonly Written[], blocks: readonly Block[]): Written[] {
  if (lines.some(({ section }) => section !== null)) return [...lines];
  const waiting = new Map<string, number[]>();
  for (const [at, { text }] of lines.entries()) {
    const key = lettersOf(text);
    waiting.set(key, [...(waiting.get(key) ?? []), at].slice(0, lines.length));
  }
  const texts = [...waiting.keys()];
  const sections = new Map<number, string | null>();
  let [heading, between, begun]: [string | null, number, string] = [null, 0, ''];
  for (const block of blocks) {
    if (sections.size === lines.length) break;
    const letters = lettersOf(block.text);
    const [joined, alone] = [begun + letters, letters].map((key) => waiting.get(key));
    const at = joined?.shift() ?? alone?.shift();
    // The amount of a line, its name and a note may be blocks of their own.
    const isPart = at === undefined && letters !== '' && !isHeading(block);
    const parts = isPart ? [begun + letters, letters] : [];
    begun = parts.find((part) => texts.some((text) => text.startsWith(part))) ?? '';
    if (at !== undefined) {
      sections.set(at, heading);
    } else if (isHeading(block)) {
      heading =
        topicOf(block.text)?.topic === 'ingredients' ? null : block.text.replace(/[:：]$/, '');
      if (sections.size > 0) between += 1;
    } else if (sections.size === 0 && begun === '') heading = null;
  }
  if (between === 0) return [...lines];
  let last: string | null = null;
  return lines.map((line, at) => {
    const found = sections.get(at);
    if (found !== undefined) last = found;
    return { ...line, section: last };
  });
}

/**
 * Lines of data that are headings of the page, as the sections of those below them: "Level 2" above "2 tbsp honey".
 *
 * Shape   a heading of the page has nothing else in it and no number at its beginning, and the next line right below it;
 *         few lines are headings.
 */
export function withHeadingsOfPage(
  lines: readonly Written[],
  blocks: readonly Block[],
): readonly Written[] {
  const pairs = blocks.map(({ text }, at) => lettersOf(`${text} ${blocks[at + 1]?.text ?? ''}`));
  // Some have their food in bold, so a bold line counts only where the list begins with one.
  const isBoldFirst = blocks.some(
    ({ level }, at) => level === BOLD && pairs[at] === lettersOf(firstTwo(lines)),
  );
  const headings = new Set(
    pairs.filter((_, at) => {
      const level = blocks[at]?.level ?? 0;
      return (level > 1 && level < BOLD) || (isBoldFirst && level === BOLD);
    }),
  );
  const isHead = lines.map(({ text }, at) => {
    const next = lines[at + 1]?.text;
    const isAbove = next !== undefined && headings.has(lettersOf(`${text} ${next}`));
    return isAbove && !/^[\d¼-¾⅐-⅞]/u.test(text);
  });
  const isApart = isHead.every((each, at) => !each || isHead[at + 1] === false);
  if (!isApart || isHead.filter(Boolean).length > MAX_SHARE * lines.length) return lines;
  let section: string | undefined;
  return lines.flatMap((line, at) => {
    if (isHead[at] === true) section = line.text;
    if (isHead[at] === true) return [];
    return section === undefined ? line : { ...line, section };
  });
}

function firstTwo(lines: readonly Written[]): string {
  return `${lines[0]?.text ?? ''} ${lines[1]?.text ?? ''}`;
}

/** Without what the page has under "Special equipment". */
export function withoutEquipment(lines: readonly Written[]): Written[] {
  const food = lines.filter(({ section }) => !isEquipment(section ?? ''));
  return food.length > 0 ? food : [...lines];
}

/** Whether a heading says that what is below it is no food: "Special equipment". */
export function isEquipment(text: string): boolean {
  return EQUIPMENT.test(text.replace(/[:：]$/, ''));
}

function isHeading({ text, level }: Block): boolean {
  // "**2 cups**" is an amount.
  const isBold = level === BOLD && !/^[\d¼-¾⅐-⅞]/u.test(text);
  const isSaid = isBold || (level > 0 && level < BOLD) || /[:：]$/.test(text);
  return isSaid && text.length <= MAX_HEADING && /\p{L}/u.test(text);
}
