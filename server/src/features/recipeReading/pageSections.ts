import { lettersOf, type Written } from './foundRecipe.ts';
import { topicOf } from './headingWords.ts';
import type { Block } from './pageTexts.ts';

/** Characters of a heading. */
const MAX_HEADING = 100;

/**
 * The headings that a page puts over lines which its data has as a flat list.
 *
 * Shape   each line is found again by its letters and digits; a heading counts when it stands between lines, or right
 *         before the first and another one stands between. Lines that are not found keep the heading of the line before.
 */
export function sectionsOfPage(lines: readonly Written[], blocks: readonly Block[]): Written[] {
  if (lines.some(({ section }) => section !== null)) return [...lines];
  const waiting = new Map<string, number[]>();
  for (const [at, { text }] of lines.entries()) {
    const key = lettersOf(text);
    waiting.set(key, [...(waiting.get(key) ?? []), at].slice(0, lines.length));
  }
  const sections = new Map<number, string | null>();
  let [heading, between]: [string | null, number] = [null, 0];
  for (const block of blocks) {
    if (sections.size === lines.length) break;
    const at = waiting.get(lettersOf(block.text))?.shift();
    if (at !== undefined) {
      sections.set(at, heading);
    } else if (isHeading(block)) {
      heading =
        topicOf(block.text)?.topic === 'ingredients' ? null : block.text.replace(/[:：]$/, '');
      if (sections.size > 0) between += 1;
    } else if (sections.size === 0) heading = null;
  }
  if (between === 0) return [...lines];
  let last: string | null = null;
  return lines.map((line, at) => {
    const found = sections.get(at);
    if (found !== undefined) last = found;
    return { ...line, section: last };
  });
}

function isHeading({ text, level }: Block): boolean {
  const isSaid = level > 0 || /[:：]$/.test(text);
  return isSaid && text.length <= MAX_HEADING && /\p{L}/u.test(text);
}
