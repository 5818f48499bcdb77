/**
 * NFC composes at most this many characters into one.
 *
 * Source  Unicode, "FAQ: Normalization", worst cases.
 */
export const MAX_DECOMPOSED = 4;

/**
 * Max combining marks in a row. No script has more, and sorting them takes quadratic time.
 *
 * Source  Unicode Standard Annex 15, "Stream-Safe Text Format".
 */
export const MAX_MARKS = 30;
const TOO_MANY_MARKS = /\p{M}{31}/u;
const LONG_RUNS_OF_MARKS = /\p{M}{31,}/gu;

export function hasFewMarks(text: string): boolean {
  return !TOO_MANY_MARKS.test(text);
}

/** Marks stand on another character; the Braille blank is a symbol to Unicode. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u;

/** Whether a text shows anything: not "", nor only spaces or signs without width. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Signs that turn the text after them around: in a name they would rewrite the sentence around it. */
const BIDI_SIGNS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Without signs that force a direction; letters of any script have theirs by themselves. */
export function withoutBidi(text: string): string {
  return text.replaceAll(BIDI_SIGNS, '');
}

/** Without case, accents and surrounding space: " Jalapeño " -> "jalapeno". */
export function foldText(text: string): string {
  return text
    .replaceAll(LONG_RUNS_OF_MARKS, '') // before taking apart, which takes the square of their number
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}

/** Whether any text contains the wanted one, ignoring case and accents; an empty one matches all. */
export function containsText(texts: readonly string[], wanted: string): boolean {
  const folded = foldText(wanted);
  return folded === '' || texts.some((text) => foldText(text).includes(folded));
}

/** Compares by code units: the same in every locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
