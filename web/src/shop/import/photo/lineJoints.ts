/**
 * How a line goes on in the next: not at all, by a space, as it stands ("self-" and "raising"), or as a word that was cut
 * ("pota-" and "toes").
 */
export type Joint = 'apart' | 'space' | 'none' | 'cut';

/** Words of a line from which on it may be one of prose; "Olive oil" is not. */
const MIN_PROSE = 5;

/** A number or a bullet before a step or an ingredient. */
const MARKED = /^(?:\d{1,2}[.)]|[•·*▪‣»–—-]|[Ss]tep \d)(?:\s|$)/;
/** An amount, as ingredients begin. */
const AMOUNT = /^[\d¼½¾⅓⅔⅛⅜⅝⅞]/;
const SENTENCE_END = /[.!?:…]["”’)]?$/;
const LOWER = /^\p{Ll}/u;
const CAPITAL = /^["“(]?\p{Lu}/u;
const CUT = /\p{L}-$/u;
/** After these a phrase goes on, in the languages that are read. */
const GOES_ON =
  /[,(]$|(?:^|\s)(?:a|an|and|at|for|from|in|into|of|or|over|plus|the|to|until|with|aus|bei|bis|das|der|die|den|ein|eine|für|im|mit|oder|und|vom|von|zum|zur|au|aux|avec|dans|de|des|du|en|et|la|le|les|ou|pour|sur|un|une|con|del|el|hasta|las|los|para|por|una|y)$/iu;
/** Before these a hyphen stays: "self-raising", "all-purpose", "low-fat". */
const COMPOUND =
  /(?:^|[\s(])(?:all|bite|deep|eight|extra|five|four|free|full|half|heavy|high|large|long|low|medium|multi|nine|non|one|oven|pan|pre|quarter|ready|self|semi|seven|short|six|slow|small|stir|sun|ten|thin|three|two|well|whole)-$/i;

type Where = {
  /** It goes on from the line before. */
  readonly isContinued: boolean;
  /** One of three lines and more that fill their column. */
  readonly isProse: boolean;
  /** The next line begins further right, as the rest of an ingredient does in a list, or has no bullet as this one has. */
  readonly isIndented: boolean;
  /** Steps have room between them, so what has none is one step. */
  readonly isSpaced: boolean;
};

/**
 * How a line that fills its column goes on in the next.
 *
 * In doubt they stay apart: two ingredients in one line would be one lost, one ingredient in two is seen.
 */
export function jointOf(line: string, next: string, where: Where): Joint {
  const isLower = LOWER.test(next);
  if (MARKED.test(next)) return 'apart';
  if (SENTENCE_END.test(line) && !isLower && !where.isSpaced) return 'apart';
  if (!goesOn(line, next, where)) return 'apart';
  if (!CUT.test(line)) return 'space';
  return isLower && !COMPOUND.test(line) ? 'cut' : 'none';
}

function goesOn(line: string, next: string, where: Where): boolean {
  const { isContinued, isIndented } = where;
  if (isIndented) return true;
  const isIngredient = AMOUNT.test(line) && !MARKED.test(line) && !isContinued;
  if (isIngredient && AMOUNT.test(next)) return false;
  const isLower = LOWER.test(next);
  if (GOES_ON.test(line) || MARKED.test(line) || (CUT.test(line) && isLower)) return true;
  if (isIngredient) return false;
  const isLong = isContinued || line.split(' ').length >= MIN_PROSE;
  if ((where.isProse || where.isSpaced) && isLong) return true;
  return isLower && CAPITAL.test(line);
}
