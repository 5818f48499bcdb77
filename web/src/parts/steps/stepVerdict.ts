import { isHyphen, type Token } from '@larder/shared/basics/lineTokens';
import { isContainer, unitAt } from '@larder/shared/food/lineUnits';
import { dimensionOf, exactBaseQuantity, normaliseUnit } from '@larder/shared/food/units';

import { FRUIT_PARTS, type Place, type StepFood, type Tie } from './stepTies.ts';

type Tokens = readonly Token[];

/** `scaled`: of an ingredient. `kept`: for the recipe's own servings, and said so. `plain`: not of the whole. */
export type Verdict = 'plain' | 'scaled' | 'kept';

/** Counts of no certain number. */
const SOME = words('few several couple');
/** What holds an amount has a size of its own. */
const VESSELS = words(`
  pan pans tin tins dish dishes pot pots bowl bowls jug jugs saucepan skillet casserole mold molds mould moulds ramekin
  ramekins wok tray basin glass glasses mug mugs pitcher blender processor jar jars container measure oven
`);
/** Shares of the whole, which are others at other servings; cuts of each thing are not. */
const SHARES = words(
  'divide divided share split shape shaped form roll press make makes portion distribute thread scoop',
);
const SHARED_BY = words('into in between among amongst on onto');
/** Cuts of what was made of the ingredients are shares too: "cut the dough into 8". */
const CUTS = words('cut slice chop halve quarter');
const MADE = words('dough pastry log logs mixture loaf');
const HANDLED = words('press slide lay place put fill dip roll flip take turn drop spoon wrap set');
/** What is made of the ingredients and used up piece by piece. */
const PORTIONS = words('mixture mix filling paste batter dough topping');
const OF = words('of the');
/** From so many pieces on a part is one for each: "half the mixture" is a share of any amount. */
const MIN_PIECES = 3;
/** What each piece of the dish gets some of. */
const PORTIONED = words('batter filling');
const PER_WORDS = words('each every');
/** "2 tablespoons on each pancake". */
const EACH_AFTER = words('on in into onto to over around for from');
/** "3 minutes on each side" is no share. */
const NO_SHARE = words('side sides time other way half');
/** Words of size before what is shaped: "16 small patties". */
const SIZES = words(
  'small large medium big equal even thin thick little fat flat long short round paper bamboo wooden metal',
);
/** "Divide it into 4 and roll" names nothing. */
const AFTER_NOUN = words('and or with in on for to of then');
const CLAUSE_ENDS = '.;:!?';
/** Max words around an amount that say whether it is one for each. */
const MAX_CLAUSE = 14;
/** Max words from a part to what it is of: "of the egg mixture". */
const MAX_NAMED = 5;
/** Max relative distance of the whole of an ingredient. */
const WHOLE = 0.02;

/** Whether an amount scales with the servings; `from` are the recipe's own. */
export function verdictOf(
  place: Place,
  tie: Tie,
  { foods, from }: { foods: readonly StepFood[]; from: number },
): Verdict {
  const { tokens, amount } = place;
  const { unit, next } = amount.members[0];
  const first = tokens[amount.from];
  if (SOME.has(tokens[next - 1]?.lower ?? '') || SOME.has(first?.lower ?? '')) return 'plain';
  if (unit?.isHyphened === true) return 'plain';
  if (unit?.kind === 'measured') return ofMeasure(place, tie, foods);
  const isSized = amount.size !== undefined;
  const isInto = tokens[amount.from - 1]?.lower === 'into';
  if (!tie.isTied || isInto)
    return !isSized && (isShare(place) || isPiece(place, from)) ? 'kept' : 'plain';
  if (isSized) return 'scaled';
  if (!unit && isShareOf(tokens, place)) return 'plain';
  if (isWordOfOne(first)) return ofOne(place, tie, foods);
  return isForEach(place) && !isWhole(place, tie, foods) ? 'plain' : 'scaled';
}

/** "An egg" may be any of six, and is the one of a recipe with one; "A ripe mango may…" is a remark. */
function ofOne(place: Place, tie: Tie, foods: readonly StepFood[]): Verdict {
  const { tokens, amount } = place;
  const { unit } = amount.members[0];
  const before = tokens[amount.from - 1];
  // "Press one of the tortillas on the egg" is done with each in turn.
  if (before?.kind !== 'word' || HANDLED.has(before.lower)) return 'plain';
  const isOfUnit = tie.foods.some((at) =>
    foods[at]?.amounts.some((one) => normaliseUnit(one.unit) === unit?.unit),
  );
  const isCounted = tokens[amount.from]?.lower === 'one' || isPartOfFruit(place);
  const isAll = unit ? isOfUnit : isCounted || isWhole(place, tie, foods);
  return isAll && !isForEach(place) ? 'scaled' : 'plain';
}

/** "The zest of a lemon". */
function isPartOfFruit({ tokens, amount: { from } }: Place): boolean {
  return tokens[from - 1]?.lower === 'of' && FRUIT_PARTS.has(tokens[from - 2]?.lower ?? '');
}

function ofMeasure(place: Place, tie: Tie, foods: readonly StepFood[]): Verdict {
  const { tokens, amount } = place;
  const container = unitAt(tokens, amount.next);
  // "400 g can of tomatoes": a size, of cans that nobody counts.
  if (container && isContainer(container.unit) && amount.members.length === 1)
    return tie.isTied && tie.foods.length > 0 ? 'kept' : 'plain';
  if (isTool(place, tie) || (!tie.isTied && isOfVessel(place))) return 'plain';
  if (isForEach(place) && !isWhole(place, tie, foods)) return 'plain';
  return tie.isTied ? 'scaled' : 'kept';
}

/** "Scrape with a teaspoon", "in a cup"; and what each piece gets: "a tablespoon of filling". */
function isTool({ tokens, amount }: Place, { isTied }: Tie): boolean {
  const { from, next, members } = amount;
  const [after, second] = [tokens[next]?.lower ?? '', tokens[next + 1]?.lower ?? ''];
  const food = second === 'the' ? (tokens[next + 2]?.lower ?? '') : second;
  if (after === 'of' && PORTIONED.has(food)) return true;
  const isAlone = after !== 'of' && (!isTied || tokens[next]?.kind !== 'word');
  return isWordOfOne(tokens[from]) && members.length === 1 && isAlone;
}

/** "¾ of the rice", "half the onions"; not "half a lemon". */
function isShareOf(tokens: Tokens, { amount }: Place): boolean {
  const { high, next } = amount.members[0];
  if (high >= 1) return false;
  const [last, following] = [tokens[next - 1]?.lower ?? '', tokens[next]?.lower ?? ''];
  return last === 'the' || last === 'of' || following === 'the' || following === 'of';
}

/** "A quarter of the mixture" of a recipe for four: what one of its pieces takes. */
function isPiece({ tokens, amount }: Place, from: number): boolean {
  const { high, unit, next } = amount.members[0];
  const isOfServings = from >= MIN_PIECES && Math.abs(high * from - 1) < WHOLE;
  const isOf = [tokens[next - 1], tokens[next]].some((token) => OF.has(token?.lower ?? ''));
  if (unit || !isOfServings || !isOf) return false;
  for (let at = next; at < next + MAX_NAMED && tokens[at]?.kind === 'word'; at += 1)
    if (PORTIONS.has(tokens[at]?.lower ?? '')) return true;
  return false;
}

/** The token of what is shared or shaped: "patties" of "16 small patties"; undefined for a measure and a part. */
export function shareNoun({ tokens, amount }: Place): number | undefined {
  // "A quarter of the" mixture has its words already.
  if (amount.members[0].unit || OF.has(tokens[amount.next - 1]?.lower ?? '')) return undefined;
  let at = amount.next;
  while (SIZES.has(tokens[at]?.lower ?? '')) at += 1;
  const word = tokens[at];
  return word?.kind === 'word' && !AFTER_NOUN.has(word.lower) ? at : undefined;
}

function isOfVessel({ tokens, amount }: Place): boolean {
  for (let at = amount.next; at < amount.next + 4; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' && !isHyphen(token)) return false;
    if (VESSELS.has(token?.lower ?? '')) return true;
  }
  return false;
}

/** "Divide between 4 bowls", "roll into 24 balls", "shape 16 small patties", "5 more", "cut the log into 12". */
function isShare(place: Place): boolean {
  const { tokens, amount } = place;
  const { unit, high, next } = amount.members[0];
  const before = tokens[amount.from - 1]?.lower ?? '';
  const after = tokens[next]?.lower ?? '';
  if (high < 2 || (!unit && tokens[next]?.kind === 'number')) return false;
  if (isOneOfEach(place)) return false;
  if (after === 'more') return before !== 'for' && tokens[next + 1]?.kind !== 'word';
  const noun = tokens[shareNoun(place) ?? next]?.lower ?? '';
  if (noun.startsWith('skewer')) return true;
  if (after === 'in' && tokens[next + 1]?.lower === 'all') return true;
  if (SHARES.has(before)) return tokens[next]?.kind === 'word' || before === 'make';
  if (!SHARED_BY.has(before)) return false;
  let isMade = false;
  for (let at = amount.from - 2; at >= 0 && at > amount.from - MAX_CLAUSE; at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (CLAUSE_ENDS.includes(word)) return false;
    isMade ||= MADE.has(word);
    if (SHARES.has(word)) return true;
    if (CUTS.has(word)) return isMade;
  }
  return false;
}

/** "Top each with 2 tbsp", "2 tbsp per pancake", "2 tbsp at a time"; not "1 tsp each of salt and sugar". */
function isForEach(place: Place): boolean {
  const { tokens, amount } = place;
  if (isOneOfEach(place)) return true;
  for (let at = amount.next; at < tokens.length && at < amount.next + MAX_CLAUSE; at += 1) {
    const [word, after] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
    if (CLAUSE_ENDS.includes(word)) break;
    if (word === 'per' || word === 'apiece') return true;
    if (word === 'at' && after === 'a' && tokens[at + 2]?.lower === 'time') return true;
    if (!PER_WORDS.has(word) || NO_SHARE.has(after)) continue;
    const before = tokens[at - 1]?.lower ?? '';
    // "Lay in 6 sheets, buttering each" asks for no more than six.
    const isEnd = tokens[at + 1]?.kind !== 'word' && !before.endsWith('ing');
    if (isEnd || EACH_AFTER.has(before)) return true;
  }
  return false;
}

/** "Top each bowl with 2 tbsp". */
function isOneOfEach({ tokens, amount }: Place): boolean {
  for (let at = amount.from - 1; at >= 0 && at > amount.from - MAX_CLAUSE; at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (`${CLAUSE_ENDS},`.includes(word)) break;
    if (PER_WORDS.has(word) && !NO_SHARE.has(tokens[at + 1]?.lower ?? '')) return true;
  }
  return false;
}

/** Whether the amount is all that the recipe has of it. */
function isWhole({ amount }: Place, { foods: named }: Tie, foods: readonly StepFood[]): boolean {
  const { high, unit } = amount.members[0];
  const name = normaliseUnit(unit?.unit ?? '');
  return named.some((at) =>
    (foods[at]?.amounts ?? []).some((one) => {
      const written = { amount: high, unit: name };
      const [a, b] = [comparable(written), comparable(one)];
      return a.unit === b.unit && Math.abs(a.amount - b.amount) <= WHOLE * b.amount;
    }),
  );
}

function comparable({ amount, unit }: { amount: number; unit: string }) {
  const dimension = dimensionOf(unit);
  if (dimension === 'mass' || dimension === 'volume') return exactBaseQuantity(amount, unit);
  return { amount, unit: dimension === 'count' ? '' : normaliseUnit(unit) };
}

function isWordOfOne(token: Token | undefined): boolean {
  return token?.lower === 'a' || token?.lower === 'an' || token?.lower === 'one';
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
