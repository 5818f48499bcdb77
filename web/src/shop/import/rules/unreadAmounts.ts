import { type Line, textBetween, tokensOf } from '@larder/shared/basics/lineTokens';
import { unitAt } from '@larder/shared/food/lineUnits';
import { isTimeWord } from '@larder/shared/recipes/timeUnits';

/** Max characters of a step that are read. */
const MAX_TEXT = 5_000;

/**
 * The amounts of a step that could not be read, as the text of a photo marks them: "? cup", "1? hours", "?-inch".
 *
 * Shape   in the order of the text, as written. A question is none: "Too thick? Add water."
 */
export function unreadAmounts(step: string): string[] {
  if (!step.includes('?')) return [];
  const line = tokensOf(step.slice(0, MAX_TEXT));
  return line.tokens.flatMap((token, at) => {
    const end = token.text === '?' ? endOfUnit(line, at) : undefined;
    return end === undefined ? [] : [textBetween(line, startOf(line, at), end)];
  });
}

/** The token after the unit behind a mark; undefined for a mark that ends a question. */
function endOfUnit({ tokens }: Line, at: number): number | undefined {
  const [before, mark] = [tokens[at - 1], tokens[at]];
  if (mark?.isTight === true && before?.kind === 'word') return undefined;
  const isJoined = tokens[at + 1]?.text === '-' && tokens[at + 1]?.isTight === true;
  const place = isJoined ? at + 2 : at + 1;
  const unit = unitAt(tokens, place);
  if (unit) return unit.next;
  return isTimeWord(tokens[place]?.lower ?? '') ? place + 1 : undefined;
}

/** The number that touches a mark, or the mark. */
function startOf({ tokens }: Line, at: number): number {
  return tokens[at]?.isTight === true && tokens[at - 1]?.kind === 'number' ? at - 1 : at;
}
