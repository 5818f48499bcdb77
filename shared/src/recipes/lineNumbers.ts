import { isHyphen, isJoint, type Token } from '#basics/lineTokens';
import { RECIPE_RULE } from '#basics/numberInput';
import { keyOf } from '#basics/numberWords';
import { type Counted, rangeAt, type WrittenRange } from '#basics/writtenNumber';
import { unitAt } from '#food/lineUnits';

type Tokens = readonly Token[];

/** Signs that may touch a number; others make it another thing: "2%", "24/7", "7:00". */
const MAY_TOUCH: ReadonlySet<string> = new Set(['(', '+', '"', '″', '”', '#', ',', ';', '×', '*']);
/**
 * Numbers of other languages that names begin with, or that are English words: "dos equis", "tres leches", "quatre épices",
 * "once baked", "quince paste". They count a unit only.
 */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'once quince due elf otto dos tres sette tre quattro quatre cinq cinque demi media medio mezza mezzo'.split(
    ' ',
  ),
);

/**
 * The number or range at a token of a line: "2", "1½", "1-1/2", "2 to 3", "half a", "a dozen".
 *
 * Shape   undefined when it is no number, or part of another thing: "7-Up", "2% milk", "1/0".
 */
export function countAt(tokens: Tokens, at: number): Counted | undefined {
  const found = rangeAt(tokens, at, isUnitOfPart);
  const isAmount = found && found.low > 0 && found.high <= RECIPE_RULE.max;
  return isAmount && endsHere(tokens, found.next) && isCount(tokens, found) ? found : undefined;
}

/** "half-pint", but "half-sheet pan" has no amount. */
function isUnitOfPart(tokens: Tokens, at: number): boolean {
  const unit = unitAt(tokens, at);
  return unit !== undefined && !(unit.kind === 'loose' && tokens[at]?.isTight === true);
}

/** Whether a word of another language counts something. */
function isCount(tokens: Tokens, { languages, from, next }: WrittenRange): boolean {
  if (languages.length === 0 || languages.includes('en')) return true;
  if (unitAt(tokens, isJoint(tokens, next) ? next + 1 : next)) return true;
  const [first, after] = [tokens[from], tokens[next]];
  return after?.kind === 'word' && !after.isTight && !ALSO_WORDS.has(keyOf(first?.lower ?? ''));
}

/** Whether a number ends before this token, and is not the beginning of a word or another number. */
function endsHere(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.isTight !== true) return true;
  if (token.kind === 'word') return isTimes(tokens, at) || unitAt(tokens, at) !== undefined;
  if (!isHyphen(token)) return MAY_TOUCH.has(token.text);
  const after = tokens[at + 1];
  if (!isJoint(tokens, at) || after?.lower === 'to') return true;
  const unit = unitAt(tokens, at + 1);
  return unit !== undefined && unit.kind !== 'loose';
}

/** The sign of "2 x 400g". */
export function isTimes(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return token?.text === '×' || (token?.lower === 'x' && tokens[at + 1]?.kind !== 'sign');
}
