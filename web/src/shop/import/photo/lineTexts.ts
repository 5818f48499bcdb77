import { withDoubts } from './amountDoubts.ts';
import type { Word } from './foundText.ts';

/** What bullets are read as: the recognizer knows none. */
const BULLETS: ReadonlySet<string> = new Set('•·*+°©®¢«»~=>-–—eo');
/** A bullet that was read as part of the amount. */
const GLUED = /^[•·*°©®¢«»~](?=\d)/;
/** Lines that begin so before a page has bullets. */
const MIN_BULLETS = 3;
/** Edges of a card and rules beside a line. */
const EDGE = /^[|_~\\=^`[\]{}]+$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
/** After a number, what is no word in any language: "3 1b" is pounds, "1 |" a litre. */
const MISREAD: ReadonlyMap<string, string> = new Map([
  ['1b', 'lb'],
  ['Ib', 'lb'],
  ['1bs', 'lbs'],
  ['Ibs', 'lbs'],
  ['|', 'l'],
]);

/** A line as it is typed; `isMarked`: it had a bullet, so it is a line of its own. */
type LineText = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly isMarked: boolean;
};

/**
 * The texts of a page's lines, without bullets and the edges of cards beside them.
 *
 * Shape   a line of nothing but signs has no words.
 */
export function lineTexts(lines: readonly (readonly Word[])[]): LineText[] {
  const clean = lines.map(withoutEdges);
  const hasBullets = clean.filter(isBulleted).length >= MIN_BULLETS;
  return clean.map((all, line) => {
    const isMarked = hasBullets && (isBulleted(all) || GLUED.test(all[0]?.text ?? ''));
    const found = isMarked && isBulleted(all) ? all.slice(1) : all;
    const words = found.map((word, at) => ({
      ...word,
      text: plain(isMarked && at === 0 ? word.text.replace(GLUED, '') : word.text, found[at - 1]),
    }));
    return { words, text: withDoubts(words, clean[line + 1]?.[0]).join(' '), isMarked };
  });
}

function withoutEdges(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return [];
  const isWord = ({ text }: Word) => !EDGE.test(text);
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
}

function isBulleted([first, second]: readonly Word[]): boolean {
  return first !== undefined && second !== undefined && BULLETS.has(first.text);
}

/** Letters that print joins are letters again. */
function plain(word: string, before: Word | undefined): string {
  const measure = NUMBER.test(before?.text ?? '') ? MISREAD.get(word) : undefined;
  return measure ?? word.replaceAll('ﬁ', 'fi').replaceAll('ﬂ', 'fl');
}
