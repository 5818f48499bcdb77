import { tokensOf } from '@larder/shared/domain/lineTokens';
import { unitAt } from '@larder/shared/domain/lineUnits';

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

/**
 * The words of a line with a question mark for the amount that it begins with, if that was not surely read: "? cup", "1?
 * teaspoons", "34? tsp". Lines are asked about then (shared/src/domain/unreadNumber.ts).
 *
 * The recognizer's languages have no sign for any fraction, so a printed ½ is always read as something else. Which
 * one it was is not guessed.
 */
export function withDoubts(words: readonly Word[]): string[] {
  const texts = words.map(({ text }) => text);
  const [first, second, third] = words;
  if (!first) return texts;
  const broken = brokenAmount(first, second);
  if (broken !== undefined) return [`${broken}?`, ...texts.slice(1)];
  // "1 % teaspoons"
  const isSplit = /^\d{1,2}$/.test(first.text) && isMeasure(third) && second !== undefined;
  if (isSplit && brokenAmount(second, third) === '') return [`${first.text}?`, ...texts.slice(2)];
  return isUnsure(first) ? [`${first.text}?`, ...texts.slice(1)] : texts;
}

/** Whether a number may be another one, or the sign of a fraction: "5" of ½, "180" of 150. */
function isUnsure({ text, confidence, bbox }: Word): boolean {
  if (!NUMBER.test(text)) return false;
  const digits = text.replaceAll(/[.,]/g, '').length;
  const isWide = bbox.x1 - bbox.x0 > WIDEST_DIGIT * digits * (bbox.y1 - bbox.y0);
  return isWide || confidence < SURE;
}

/** What can be read of an amount that has a fraction; undefined when it has none. */
function brokenAmount(word: Word, next: Word | undefined): string | undefined {
  const [signs, letters] = [SIGNS.exec(word.text), LETTERS.exec(word.text)];
  const whole = (signs ?? letters)?.groups?.['whole'] ?? '';
  // "2% milk" and "V8 juice" are none; nothing begins with a sign alone.
  const isBroken = signs
    ? whole === '' || isMeasure(next)
    : letters !== null && (isMeasure(next) || word.confidence < SURE);
  return isBroken ? whole : undefined;
}

function isMeasure(word: Word | undefined): boolean {
  return unitAt(tokensOf(word?.text ?? '').tokens, 0) !== undefined;
}
