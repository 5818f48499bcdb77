import { tokensOf } from '@larder/shared/domain/lineTokens';
import { unitAt } from '@larder/shared/domain/lineUnits';

/** A word and how sure it is, 0 to 100. */
type Word = { readonly text: string; readonly confidence: number };

/** Below it a number may be another. */
const SURE = 70;
const NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?$/;
/** A number and what a fraction was read as by signs: "1%" of 1½, "%" of ¾, "'/2". "1/2" is none. */
const SIGNS = /^(?:(?<whole>\d{0,2})[%¥£€§'"‘’“”|\\]{1,2}\/?\d?|\/\d)$/;
/** The same by letters: "Y2" of ½, "Ya" of ¼, "1V2" of 1½. */
const LETTERS = /^(?<whole>\d{0,2})[VvYy][2-9as]?$/;

/**
 * The words of a line with a question mark for the amount that it begins with, if that was not surely read: "? cup", "1?
 * teaspoons", "34? tsp". Lines are asked about then (shared/src/domain/unreadNumber.ts).
 *
 * The recognizer's languages have no sign for any fraction, so a printed ½ is always read as something else. Which
 * one it was is not guessed.
 */
export function withDoubts(words: readonly Word[]): string[] {
  const texts = words.map(({ text }) => text);
  const [first, second = '', third = ''] = texts;
  const [word] = words;
  if (first === undefined || word === undefined) return texts;
  const broken = brokenAmount(first, second);
  if (broken !== undefined) return [`${broken}?`, ...texts.slice(1)];
  // "1 % teaspoons"
  const isSplit = /^\d{1,2}$/.test(first) && isMeasure(third) && brokenAmount(second, third) === '';
  if (isSplit) return [`${first}?`, ...texts.slice(2)];
  return NUMBER.test(first) && word.confidence < SURE ? [`${first}?`, ...texts.slice(1)] : texts;
}

/** What can be read of an amount that has a fraction; undefined when it has none. */
function brokenAmount(word: string, next: string): string | undefined {
  const [signs, letters] = [SIGNS.exec(word), LETTERS.exec(word)];
  const whole = (signs ?? letters)?.groups?.['whole'] ?? '';
  // "2% milk" and "V8 juice" are none; nothing begins with a sign alone.
  const isBroken = signs && whole === '' ? true : (signs ?? letters) !== null && isMeasure(next);
  return isBroken ? whole : undefined;
}

function isMeasure(word: string): boolean {
  return unitAt(tokensOf(word).tokens, 0) !== undefined;
}
