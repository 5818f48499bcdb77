import { isHyphen, type Token } from '@larder/shared/basics/lineTokens';
import { BETWEEN, RANGE_WORDS } from '@larder/shared/basics/numberWords';
import {
  amountFigure,
  formatMeasure,
  inKitchenUnit,
  rangeText,
} from '@larder/shared/food/amountText';
import { counted } from '@larder/shared/food/nouns';
import { exactBaseQuantity, normaliseUnit, type UnitSystem } from '@larder/shared/food/units';
import { needWords } from '@larder/shared/kitchen/shownAmounts';
import { countAt } from '@larder/shared/recipes/lineNumbers';

import type { StepMember } from './stepNumbers.ts';
import type { Place } from './stepTies.ts';

type Tokens = readonly Token[];
/** New text for a piece of a step. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };
type To = {
  readonly factor: number;
  /** Without it amounts keep their units. */
  readonly system: UnitSystem | undefined;
  /** The token of the word that says one or many. */
  readonly noun: number | undefined;
};

const US_UNITS: ReadonlySet<string> = new Set([
  'oz',
  'lb',
  'fl oz',
  'cup',
  'pint',
  'quart',
  'gallon',
]);
const METRIC_UNITS: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'cl', 'dl', 'l']);
/** Abbreviations have one form. */
const MAX_SHORT = 4;
const SHORT_WORDS: ReadonlySet<string> = new Set(['cup', 'cups', 'pint', 'gram']);
const OUNCES = 16;

/** Where an amount is written: characters of the step, up to the noun of a scaled one. */
export function writtenSpan(
  { tokens, amount }: Place,
  noun: number | undefined,
): { start: number; end: number } {
  let last = Math.max(amount.next - 1, noun ?? 0);
  // "A quarter of the"
  while (last > amount.from && ['of', 'the'].includes(tokens[last]?.lower ?? '')) last -= 1;
  return { start: tokens[amount.from]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}

/**
 * An amount of a step, times a factor: "1½ cups (360 ml)".
 *
 * Shape   as shown amounts are rounded; the words between stay. Exactly as written for the factor 1, where no
 *         unit changes.
 */
export function scaledAmount(place: Place, to: To): string {
  const { start, end } = writtenSpan(place, to.noun);
  const edits = editsOf(place, to);
  let done = start;
  let text = '';
  for (const edit of edits) {
    text += place.text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + place.text.slice(done, end);
}

function editsOf({ tokens, text, amount }: Place, { factor, system, noun }: To): Edit[] {
  const [first, second] = amount.members;
  const converted = amount.members.length === 1 && system && inSystem(first, { factor, system });
  if (converted) return [{ ...spanOf(tokens, first), text: converted }];
  if (factor === 1) return [];
  if (second && isPoundsAndOunces(first, second))
    return [inPounds(tokens, [first, second], factor)];
  const edits = amount.members.flatMap((member) => memberEdits({ tokens, text }, member, factor));
  if (amount.isImplied) return impliedEdits(tokens, first, factor);
  const words = edits[0]?.text ?? '';
  if (amount.size !== undefined && edits[0]) {
    const isFigure = tokens[first.from]?.kind === 'number';
    edits[0] = isFigure ? edits[0] : { ...edits[0], text: `${words} ×` };
  }
  return noun === undefined ? edits : [...edits, ...inflected(tokens, noun, ends(first, factor))];
}

type Ends = { readonly was: number; readonly is: number };

function ends({ high }: StepMember, factor: number): Ends {
  return { was: high, is: high * factor };
}

/** The number of a member, and its unit's word. */
function memberEdits(
  { tokens, text }: { tokens: Tokens; text: string },
  member: StepMember,
  factor: number,
): Edit[] {
  const { low, high, from, next, unit } = member;
  const name = unit?.unit ?? '';
  const isOther = unit && inKitchenUnit({ amount: high * factor, unit: name }).unit !== name;
  const scaled = { low: low * factor, high: high * factor, unit: name };
  if (isOther) return [{ ...spanOf(tokens, member), text: rangeText(scaled) }];
  const number = { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  const [least, most] = [formatMeasure(scaled.low, name), formatMeasure(scaled.high, name)];
  const joint = low < high ? jointOf({ tokens, text }, member) : '';
  const isOne = least === most || joint === '';
  const words = isOne ? amountFigure(scaled.high, name) : `${least}${joint}${most}`;
  return [
    { ...number, text: words },
    ...(unit ? inflected(tokens, unit.at, ends(member, factor)) : []),
  ];
}

/** "the last 2 teaspoons" of "the last teaspoon". */
function impliedEdits(tokens: Tokens, member: StepMember, factor: number): Edit[] {
  const { unit, from } = member;
  if (!unit) return [];
  const start = tokens[from]?.start ?? 0;
  const words = amountFigure(factor, unit.unit);
  return [
    { start, end: start, text: `${words} ` },
    ...inflected(tokens, unit.at, { was: 1, is: factor }),
  ];
}

/** What stands between the numbers of a range: " to ". */
function jointOf(
  { tokens, text }: { tokens: Tokens; text: string },
  { from, next, high, low }: StepMember,
): string {
  if (BETWEEN.has(tokens[from]?.lower ?? '')) return '–';
  for (let at = next - 1; at > from; at -= 1) {
    const token = tokens[at];
    const isJoint = isHyphen(token) || RANGE_WORDS.has(token?.lower ?? '');
    const after = isJoint ? countAt(tokens, at + 1) : undefined;
    if (after && (after.high === high || after.high === low) && after.next === next)
      return text.slice(tokens[at - 1]?.end ?? 0, tokens[at + 1]?.start ?? 0);
  }
  return '';
}

/** A word put into the other number, where one becomes many or many one. */
function inflected(tokens: Tokens, at: number, { was, is }: Ends): Edit[] {
  const token = tokens[at];
  if (!token || isMany(was) === isMany(is) || isShort(token.text)) return [];
  const word = counted(token.lower, isMany(is) ? 2 : 1);
  const first = token.text.charAt(0);
  return [{ start: token.start, end: token.end, text: `${first}${word.slice(1)}` }];
}

function isMany(amount: number): boolean {
  return amountFigure(amount, '') !== '1' && amount > 1;
}

function isShort(word: string): boolean {
  const lower = word.toLowerCase();
  const isUnit = US_UNITS.has(normaliseUnit(word)) || METRIC_UNITS.has(normaliseUnit(word));
  const isSpoon = ['tsp', 'tbsp'].includes(normaliseUnit(word));
  return (isUnit || isSpoon) && word.length <= MAX_SHORT && !SHORT_WORDS.has(lower);
}

/** The amount in the other units; undefined where it is in these. */
function inSystem(
  { low, high, unit }: StepMember,
  { factor, system }: { factor: number; system: UnitSystem },
): string | undefined {
  const others = system === 'metric' ? US_UNITS : METRIC_UNITS;
  if (!unit || !others.has(unit.unit)) return undefined;
  const words = (amount: number): string =>
    needWords(exactBaseQuantity(amount * factor, unit.unit), system);
  const [least, most] = [words(low), words(high)];
  return least === most ? most : `${least.split(' ')[0] ?? ''}–${most}`;
}

function isPoundsAndOunces(first: StepMember, second: StepMember): boolean {
  return first.unit?.unit === 'lb' && second.unit?.unit === 'oz';
}

/** "3 lb 6 oz"; without what is none. */
function inPounds(tokens: Tokens, [lb, oz]: [StepMember, StepMember], factor: number): Edit {
  const ounces = (lb.high * OUNCES + oz.high) * factor;
  const pounds = Math.floor(ounces / OUNCES + 1e-9);
  const rest = Math.max(0, ounces - pounds * OUNCES);
  const words = [
    pounds > 0 ? `${pounds} lb` : '',
    rest > 0.05 ? `${amountFigure(rest, 'oz')} oz` : '',
  ];
  const { start } = spanOf(tokens, lb);
  return {
    start,
    end: spanOf(tokens, oz).end,
    text: words.filter((part) => part !== '').join(' '),
  };
}

/** Of a number and its unit. */
function spanOf(tokens: Tokens, { from, next, unit }: StepMember): { start: number; end: number } {
  const last = unit ? unit.at : next - 1;
  return { start: tokens[from]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
