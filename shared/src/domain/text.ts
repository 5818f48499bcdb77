/**
 * Composing (NFC) makes one character of at most so many.
 *
 * Source  Unicode, "FAQ: Normalization", worst cases.
 */
export const MAX_DECOMPOSED = 4;

/**
 * Combining marks in a row. No writing has more, and putting them in order takes the square of their number.
 *
 * Source  Unicode Standard Annex 15, "Stream-Safe Text Format".
 */
export const MAX_MARKS = 30;
const TOO_MANY_MARKS = /\p{M}{31}/u;
const LONG_RUNS_OF_MARKS = /\p{M}{31,}/gu;

export function hasFewMarks(text: string): boolean {
  return !TOO_MANY_MARKS.test(text);
}

/** The same text without letter case, accents and surrounding space: " Jalapeño " -> "jalapeno". */
export function foldText(text: string): string {
  return text
    .replaceAll(LONG_RUNS_OF_MARKS, '') // before taking apart, which takes the square of their number
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}

/** Whether any of the texts contains the wanted one, ignoring case and accents. No text matches all. */
export function containsText(texts: readonly string[], wanted: string): boolean {
  const folded = foldText(wanted);
  return folded === '' || texts.some((text) => foldText(text).includes(folded));
}

/** Orders two texts by their code units, the same in every locale and on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
