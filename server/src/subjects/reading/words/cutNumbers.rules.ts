import {
  type FoundRecipe,
  lettersOf,
  type Written,
} from '#subjects/reading/pages/foundRecipe.rules';

/** Digits before the point of a number that may be cut off with it. */
const MAX_DIGITS = 2;

/**
 * A recipe whose data was cut at "1." as if that counted the lines, with the lines of the text: "5 tsp ginger" of the data is
 * "1.5 tsp ginger" of the page; so is a recipe whose data has all lines in one.
 *
 * Shape   only when the text has the same letters and digits, but for those that were cut.
 */
export function withCutNumbers(recipe: FoundRecipe, inText: FoundRecipe): FoundRecipe {
  const cuts = cutsOf(wordsOf(recipe.lines), wordsOf(inText.lines));
  const isCut = cuts !== undefined && cuts > 0 && cuts <= recipe.lines.length;
  const isJoined = cuts === 0 && recipe.lines.length === 1 && inText.lines.length > 1;
  return isCut || isJoined ? { ...recipe, lines: inText.lines } : recipe;
}

/** How often a text has some digits more, right before others; undefined when they differ otherwise. */
function cutsOf(data: string, text: string): number | undefined {
  let [cuts, place] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (data[at] !== text[place]) {
      const skipped = digitsBefore(text, place, {
        wanted: data[at] ?? '',
        before: data[at - 1] ?? '',
      });
      if (skipped === undefined) return undefined;
      cuts += 1;
      place += skipped;
    }
    place += 1;
  }
  return place === text.length ? cuts : undefined;
}

/** How many digits to skip to the sign that is wanted: "1" of "15" for "5", the second "5" of "55t" for "5t". */
function digitsBefore(
  text: string,
  from: number,
  { wanted, before }: { wanted: string; before: string },
): number | undefined {
  for (let count = 1; count <= MAX_DIGITS; count += 1) {
    if (!isDigit(text[from + count - 1])) return undefined;
    const isRight = isDigit(wanted) || text[from + count - 1] === before;
    if (text[from + count] === wanted && isRight) return count;
  }
  return undefined;
}

function isDigit(sign = ''): boolean {
  return /^\d$/.test(sign);
}

function wordsOf(lines: readonly Written[]): string {
  return lettersOf(lines.map(({ text }) => text).join(' '));
}
