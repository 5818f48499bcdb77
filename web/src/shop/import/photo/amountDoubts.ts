import { tokensOf } from '@larder/shared/basics/lineTokens';
import { unitAt } from '@larder/shared/food/lineUnits';
import { isTimeWord } from '@larder/shared/recipes/timeUnits';

import type { Word } from './foundText.ts';

/** Below it a number may be another: nine of ten that are right are above 90. */
const SURE = 88;
/** A digit is no wider than this share of its height; a sign of a fraction that was read as one is. */
const WIDEST_DIGIT = 0.85;
const NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?$/;
/** A number and what a fraction was read as by signs: "1%" of 1½, "%" of ¾, "'/2". "1/2" is none. */
const SIGNS = /^(?:(?<whole>\d{0,2})[%¥£€§'"‘’“”|\\]{1,2}\/?\d?|\/\d)$/;
/** The same by letters: "Y2" of ½, "Ya" of ¼, "1V2" of 1½. */
const LETTERS = /^(?<whole>\d{0,2})[VvYy][\da-z]?$/;

/** A word with more behind a hyphen: "1%-inch". */
const HYPHENED = /^([^-]{1,6})-(\p{L}.*)$/u;

/**
 * The words of a line with a question mark for amounts that were not surely read: the one that it begins with, and those of a
 * sentence that a unit follows: "? cup", "1? teaspoons", "34? tsp", "for 1? hours". They are asked about then
 * (shared/src/recipes/unreadNumber.ts, unreadAmounts.ts).
 *
 * The recognizer's languages have no sign for any fraction, so a printed ½ is always read as something else. Which
 * one it was is not guessed.
 *
 * Shape   `below`: the first word of the next line, where a sentence may go on.
 */
export function withDoubts(words: readonly Word[], below?: Word): string[] {
  const texts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next = below, second = below] = words.slice(at, at + 3);
    if (!word) break;
    const isFirst = at === 0;
    // "1 % teaspoons"
    const isSplit = /^\d{1,2}$/.test(word.text) && next !== below && isMeasure(second, isFirst);
    if (isSplit && next && brokenAmount(next, { next: second, isFirst }) === '') {
      texts.push(`${word.text}?`);
      at += 1;
    } else texts.push(doubted(word, { next, isFirst }));
  }
  return texts;
}

type Place = {
  readonly next: Word | undefined;
  /** The first word of its line, where ingredients have their amounts. */
  readonly isFirst: boolean;
};

function doubted(word: Word, place: Place): string {
  const broken = brokenAmount(word, place);
  if (broken !== undefined) return `${broken}?`;
  const [, number = '', unit = ''] = HYPHENED.exec(word.text) ?? [];
  const inner = { ...word, text: number };
  const part = number === '' ? undefined : brokenAmount(inner, { ...place, next: textOf(unit) });
  if (part !== undefined) return `${part}?-${unit}`;
  return isUnsure(word, place) ? `${word.text}?` : word.text;
}

/** Whether a number may be another one, or the sign of a fraction: "5" of ½, "180" of 150. */
function isUnsure({ text, confidence, bbox }: Word, { next, isFirst }: Place): boolean {
  if (!NUMBER.test(text) || !(isFirst || isMeasure(next, isFirst))) return false;
  const digits = text.replaceAll(/[.,]/g, '').length;
  const isWide = bbox.x1 - bbox.x0 > WIDEST_DIGIT * digits * (bbox.y1 - bbox.y0);
  return isWide || confidence < SURE;
}

/** What can be read of an amount that has a fraction; undefined when it has none. */
function brokenAmount(word: Word, { next, isFirst }: Place): string | undefined {
  const [signs, letters] = [SIGNS.exec(word.text), LETTERS.exec(word.text)];
  const whole = (signs ?? letters)?.groups?.['whole'] ?? '';
  if (!signs && !letters) return undefined;
  // "2% milk" and "V8 juice" are none; no line begins with a sign alone.
  const isAlone = isFirst && (signs ? whole === '' : word.confidence < SURE);
  // "Sal y pimienta": a sentence has such words.
  const isWord = !isFirst && letters !== null && !/\d/.test(word.text) && word.confidence >= SURE;
  return isAlone || (!isWord && isMeasure(next, isFirst)) ? whole : undefined;
}

/** Whether a word is a unit of food; in a sentence, one of time, too. */
function isMeasure(word: Word | undefined, isFirst: boolean): boolean {
  const { tokens } = tokensOf(word?.text ?? '');
  return unitAt(tokens, 0) !== undefined || (!isFirst && isTimeWord(tokens[0]?.lower ?? ''));
}

/** A part of a word as one of its own. */
function textOf(text: string): Word {
  return { text, confidence: 100, bbox: { x0: 0, x1: 0, y0: 0, y1: 0 } };
}
