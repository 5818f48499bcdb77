import { type Line, textBetween, type Token } from '#basics/lineTokens';
import { DOZENS, keyOf } from '#basics/numberWords';
import type { Counted } from '#basics/writtenNumber';
import {
  bareUnitAt,
  containerAt,
  FILLS,
  isContainer,
  type LineUnit,
  skipSizes,
  unitAfter,
  unitAt,
} from '#food/lineUnits';
import { exactBaseQuantity } from '#food/units';

import {
  addUp,
  asideMeasure,
  farRange,
  isOf,
  lengthOf,
  type Measure,
  measureAt,
  skipHedges,
  skipJoint,
  skipSecond,
  splitSize,
} from './lineMeasures.ts';
import { countAt, isTimes } from './lineNumbers.ts';

/**
 * How much a line wants.
 *
 * Shape   `each` is the measure of one: 14 oz in "2 (14-oz) cans"; `size` words about one, as written; `aside`
 *         a second measure; `next` the name's first token.
 */
export type Quantity = {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly size: string;
  readonly each?: { readonly amount: number; readonly unit: string } | undefined;
  readonly aside: string;
  readonly next: number;
};

type Tokens = readonly Token[];

/** Words for an amount that is no number. "Little gem" is lettuce. */
const SOME: ReadonlySet<string> = new Set(['some', 'plenty', 'lots']);
/** A stick of butter is half a cup. */
const SPOONS_OF_STICK = 8;
const SOME_AFTER_A: ReadonlySet<string> = new Set(['little', 'bit', 'lot', 'touch']);

/** The quantity at a token; undefined when the line begins with the name. */
export function quantityAt(line: Line, at: number): Quantity | undefined {
  const start = skipHedges(line.tokens, at);
  const count = countAt(line.tokens, start);
  if (!count) return bareQuantity(line, start) ?? vagueQuantity(line, start);
  return sized(line, count) ?? measured(line, count) ?? counted(line, count);
}

/** Pieces; undefined when a measure is all the line has ("500g"). */
function counted(line: Line, count: Counted): Quantity | undefined {
  const unit = unitAt(line.tokens, skipJoint(line.tokens, count.next));
  const isAlone = unit?.kind === 'measured' && unit.next === line.tokens.length;
  return isAlone ? undefined : pieces(line, count);
}

/** "pinch of salt" */
function bareQuantity({ tokens, text }: Line, at: number): Quantity | undefined {
  const found = bareUnitAt(tokens, at);
  if (!found) return undefined;
  const size = textBetween({ tokens, text }, at, found.from);
  return finished(tokens, { low: 1, high: 1, unit: found.unit, size, aside: '', next: found.next });
}

/** "a little oil", "some milk", "plenty of basil": no number. */
function vagueQuantity(line: Line, at: number): Quantity | undefined {
  const { tokens } = line;
  const isArticle = tokens[at]?.lower === 'a';
  let next = isArticle ? at + 1 : at;
  if (!(isArticle ? SOME_AFTER_A : SOME).has(tokens[next]?.lower ?? '')) return undefined;
  next += tokens[next + 1]?.lower === 'bit' ? 2 : 1;
  if (tokens[next]?.kind !== 'word') return undefined;
  const size = textBetween(line, at, next);
  return finished(tokens, { low: 0, high: 0, unit: '', size, aside: '', next });
}

/** A count of things of a size: "2 x 400g tins", "1 (14-oz) can", "four 6-ounce fillets", "2-inch piece". */
function sized(line: Line, count: Counted): Quantity | undefined {
  const { tokens } = line;
  const length = lengthOf(tokens, count);
  if (length)
    return ofSize(line, { ...count, low: 1, high: 1 }, { each: length, from: count.from });
  const split = splitSize(tokens, count);
  if (split)
    return ofSize(
      line,
      { ...count, low: split.count, high: split.count },
      { each: split.each, from: count.from + 1 },
    );
  const cut = cutDecimal(tokens, count);
  if (cut) return measured(line, cut);
  const far = farRange(tokens, count);
  if (far) return ofSize(line, { ...count, high: count.low }, { each: far, from: far.from });
  const isBy = isTimes(tokens, count.next);
  const from = isBy ? count.next + 1 : count.next;
  const each = asideMeasure(tokens, from) ?? measureAt(tokens, from);
  if (each) return ofSize(line, count, { each, from });
  return isBy ? pieces(line, { ...count, next: from }) : undefined;
}

/** Units that nothing is sold in. */
const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'cup']);
/** What people write behind a comma. */
const PARTS = /^(?:5|25|50|75)$/;

/** "1 5 TL": a decimal whose comma was lost, since there are no pieces of five spoons. It is asked: see `doubtfulAmount`. */
function cutDecimal(tokens: Tokens, count: Counted): Counted | undefined {
  const { low, high, next } = count;
  const parts = tokens[next];
  const unit = unitAt(tokens, next + 1);
  const isCut =
    low === high && Number.isInteger(low) && parts?.isTight === false && PARTS.test(parts.text);
  if (!isCut || unit?.kind !== 'measured' || !SPOONS.has(unit.unit)) return undefined;
  const amount = Number(`${low}.${parts.text}`);
  return { ...count, low: amount, high: amount, next: next + 1 };
}

/** A count of what is named after its size, from the size's first token. */
function ofSize(
  line: Line,
  { low, high }: Counted,
  { each, from }: { each: Measure; from: number },
): Quantity {
  const { tokens } = line;
  const end = skipSecond(tokens, each);
  const found = unitAfter(tokens, skipJoint(tokens, end), high);
  const loose = found?.kind === 'loose' ? found : undefined;
  const next = loose?.next ?? skipSizes(tokens, end);
  return finished(tokens, {
    low,
    high,
    unit: loose?.unit ?? '',
    size: textBetween(line, from, loose?.from ?? next),
    each: { amount: each.high, unit: each.unit },
    aside: '',
    next,
  });
}

/** Mass or volume: "500g", "1 lb 2 oz", "1 cup plus 2 tbsp", "100g/4oz", "8 oz package". */
function measured(line: Line, count: Counted): Quantity | undefined {
  const { tokens } = line;
  const start = skipJoint(tokens, count.next);
  const found = unitAfter(tokens, start, count.high) ?? unitBeforeComma(tokens, count);
  if (found?.kind !== 'measured') return undefined;
  const sum = addUp(tokens, { ...count, unit: found.unit, kind: 'measured', next: found.next });
  const next = skipSecond(tokens, sum);
  const [aside, qualifiers] = [
    textBetween(line, sum.next, next),
    textBetween(line, start, found.from),
  ];
  const container = containerAt(tokens, next, sum.unit);
  if (!container) {
    const { low, high, unit } = sum;
    return finished(tokens, { low, high, unit, size: qualifiers, aside, next });
  }
  return finished(tokens, {
    low: 1,
    high: 1,
    unit: container.unit,
    size: textBetween(line, count.from, sum.next),
    each: { amount: sum.high, unit: sum.unit },
    aside,
    next: container.next,
  });
}

/** The first unit of "1 lb, 8 oz ground beef". */
function unitBeforeComma(
  tokens: Tokens,
  count: Counted,
): (LineUnit & { readonly from: number }) | undefined {
  const from = skipJoint(tokens, count.next);
  const unit = unitAt(tokens, from);
  if (unit?.kind !== 'measured' || tokens[unit.next]?.text !== ',') return undefined;
  const sum = addUp(tokens, { ...count, unit: unit.unit, kind: unit.kind, next: unit.next });
  return sum.next > unit.next && tokens[sum.next]?.kind === 'word' ? { ...unit, from } : undefined;
}

/** A count of pieces, bunches, cans: "3 large eggs", "2 bunches", "1 can (14 oz)". */
function pieces(line: Line, count: Counted): Quantity {
  const { tokens } = line;
  const start = skipOrSo(tokens, count.next);
  const found = unitAfter(tokens, start, count.high);
  const sticks = found?.unit === 'stick' ? sticksAndMore(tokens, count, found.next) : undefined;
  if (sticks) return sticks;
  const named = found?.next ?? skipSizes(tokens, start);
  const inside = asideMeasure(tokens, named);
  // Of several the sum is usual: "2 sticks (1 cup)".
  const each = found && count.high > 1 && !isContainer(found.unit) ? undefined : inside;
  const [size, measure] = [
    textBetween(line, start, found?.from ?? named),
    inside ? textBetween(line, named, inside.next) : '',
  ];
  return finished(tokens, {
    low: count.low,
    high: count.high,
    unit: found?.unit ?? '',
    size: each ? `${size} ${measure}`.trim() : size,
    each: each && { amount: each.high, unit: each.unit },
    aside: each ? '' : measure,
    next: inside?.next ?? named,
  });
}

/** "1 stick plus 2 tbsp butter", in spoons; undefined where nothing is added. */
function sticksAndMore(tokens: Tokens, count: Counted, next: number): Quantity | undefined {
  const [low, high] = [count.low * SPOONS_OF_STICK, count.high * SPOONS_OF_STICK];
  const sum = addUp(tokens, { ...count, low, high, unit: 'tbsp', kind: 'measured', next });
  if (sum.next === next) return undefined;
  return finished(tokens, {
    low: sum.low,
    high: sum.high,
    unit: sum.unit,
    size: '',
    aside: '',
    next: sum.next,
  });
}

/** Skips "heaped", "each", "of" and the article before the name: "½ a cucumber", "1 docena de huevos". */
function finished(tokens: Tokens, quantity: Quantity): Quantity {
  let { next } = quantity;
  const fill = keyOf(tokens[next]?.lower ?? '');
  if (FILLS.has(fill) && (quantity.unit !== '' || /^(?:heap|level|round|scant)/.test(fill)))
    next += 1;
  if (tokens[next]?.lower === 'each') next = skipSign(tokens, next + 1);
  const isDozen = DOZENS.has(keyOf(tokens[next - 1]?.lower ?? ''));
  const isUnitOf = tokens[next]?.lower === 'of' || quantity.unit !== '' || isDozen;
  if (isUnitOf && isOf(tokens[next]) && tokens[next + 1]) next += 1;
  const isArticle =
    (next > quantity.next || (quantity.high > 0 && quantity.high < 1)) &&
    /^(?:an?|the)$/.test(tokens[next]?.lower ?? '');
  return {
    ...inGrams(quantity),
    size: unwrapped(quantity.size),
    aside: unwrapped(quantity.aside),
    next: isArticle && tokens[next + 1] ? next + 1 : next,
  };
}

/** "2 Pfund" are 1000 g, "2 etti" 200 g: no list and no screen has such units. */
function inGrams(quantity: Quantity): Quantity {
  const { low, high, unit, each } = quantity;
  const [one, ofEach] = [oldGrams(unit), oldGrams(each?.unit)];
  return {
    ...quantity,
    ...(one !== undefined && { low: low * one, high: high * one, unit: 'g' }),
    ...(each && ofEach !== undefined && { each: { amount: each.amount * ofEach, unit: 'g' } }),
  };
}

/** What one of such a unit weighs; undefined for other units. */
function oldGrams(unit = ''): number | undefined {
  return /^(?:pfund|hg)$/.test(unit) ? exactBaseQuantity(1, unit).amount : undefined;
}

/** The token after what follows "each": "1 tsp each: salt, pepper". */
function skipSign(tokens: Tokens, at: number): number {
  return /^[:,]$/.test(tokens[at]?.text ?? '') && tokens[at + 1] ? at + 1 : at;
}

/** "(14 oz)" -> "14 oz", "/4oz" -> "4oz". */
function unwrapped(words: string): string {
  return words.replaceAll(/[()|]|^\//g, '').trim();
}

/** "5 or so" */
function skipOrSo(tokens: Tokens, at: number): number {
  return tokens[at]?.lower === 'or' && tokens[at + 1]?.lower === 'so' ? at + 2 : at;
}
