import type { Token } from './lineTokens.ts';
import { isContainer, unitAt } from './lineUnits.ts';
import { ingredientsOfSteps } from './stepIngredients.ts';
import type { StepAmount } from './stepNumbers.ts';
import { normaliseUnit } from './units.ts';

type Tokens = readonly Token[];

/** An ingredient: what its line is called, and its amounts for the recipe's own servings. */
export type StepFood = {
  readonly name: string;
  readonly amounts: readonly { readonly amount: number; readonly unit: string }[];
};

/** Where an amount stands. */
export type Place = { readonly tokens: Tokens; readonly text: string; readonly amount: StepAmount };

/**
 * What an amount is of.
 *
 * Shape   `foods` are places among the ingredients; none for water, and for what is not known. `noun` is the
 *         token of the word that says one or many: "eggs" of "4 eggs".
 */
export type Tie = {
  readonly isTied: boolean;
  readonly foods: readonly number[];
  readonly noun: number | undefined;
};

/** Max words after an amount that may name it. */
const MAX_AFTER = 7;
/** Max words between a count and what is counted: "4 large free-range eggs". */
const MAX_COUNTED = 5;
/** Max words before an amount that ends a clause, of which one may name it. */
const MAX_BEFORE = 14;
/** The name of what is measured ends before these. */
const STOPS = words(`
  in into onto to with for over from until till on at by then than so while before after as if when plus minus
  and or but is are has have per each every
`);
/** "1 cup of chopped and drained tomatoes" goes on. */
const DESCRIBES = /(?:ed|ly|cold|hot|warm|cool)$/;
/** Parts that no line names: those of a fruit are as many as the fruits. */
const FRUIT_PARTS = words('juice zest peel rind');
const FRUITS = /\b(?:lemon|lime|orange|grapefruit|clementine|tangerine|yuzu)s?\b/i;
/** Free, and on no list. */
const FREE = words('water ice');

/** What each amount is of, by the words around it and by its unit. */
export function tiesOf(places: readonly Place[], foods: readonly StepFood[]): Tie[] {
  const names = foods.map(({ name }) => name);
  const [after, before] = [places.map(wordsAfter), places.map(wordsBefore)];
  const found = ingredientsOfSteps(
    [...after, ...before].map(({ text }) => text),
    names,
  );
  const hasFruit = names.some((name) => FRUITS.test(name));
  return places.map((place, at) => {
    const [named = [], earlier = []] = [found[at], found[places.length + at]];
    const phrase = after[at] ?? NOTHING;
    if (named.length > 0)
      return { isTied: true, foods: named, noun: nounOf(place, phrase, named.map((one) => names[one] ?? '')) };
    if (isFree(phrase) || (hasFruit && phrase.words.some((word) => FRUIT_PARTS.has(word))))
      return { isTied: true, foods: [], noun: undefined };
    const ofUnit = foodsOfUnit(place, foods);
    if (ofUnit.length > 0) return { isTied: true, foods: ofUnit, noun: undefined };
    const isEarlier = earlier.length > 0 || isFree(before[at] ?? NOTHING);
    return { isTied: isEarlier, foods: earlier.slice(-1), noun: undefined };
  });
}

type Phrase = { readonly text: string; readonly words: readonly string[]; readonly from: number };
const NOTHING: Phrase = { text: '', words: [], from: 0 };

/** "of the hot water" after "4 tablespoons". */
function wordsAfter({ tokens, text, amount }: Place): Phrase {
  const isCount = amount.members[0].unit === undefined && amount.size === undefined;
  let at = amount.next;
  // "2 tbsp. of the oil", "a [500 g] pack of", "1 tsp each of"
  if (tokens[at]?.text === '.' && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '')) at += 1;
  if (tokens[at]?.lower === 'each') at += 1;
  const from = at;
  const max = isCount ? MAX_COUNTED : MAX_AFTER;
  for (let taken = 0; taken < max && isOfName(tokens, at, from); taken += 1) at += 1;
  return phrase(text, tokens, from, at);
}

function isOfName(tokens: Tokens, at: number, from: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'number') return false;
  const goesOn = at > from && DESCRIBES.test(tokens[at - 1]?.lower ?? '');
  if (token.kind === 'sign') return "-‐‑'’&".includes(token.text) || (token.text === ',' && goesOn);
  return !STOPS.has(token.lower) || (goesOn && (token.lower === 'and' || token.lower === 'or'));
}

/** What stands before an amount that nothing follows: "the flour (200 g)", "Oil a pan with 1 tablespoon." */
function wordsBefore({ tokens, text, amount }: Place): Phrase {
  const next = tokens[amount.next];
  const isLast = next === undefined || next.kind === 'sign';
  if (!isLast || amount.members[0].unit?.kind !== 'measured') return NOTHING;
  let from = amount.from;
  const isBracketed = tokens[from - 1]?.text === '(';
  const max = isBracketed ? 4 : MAX_BEFORE;
  for (let taken = 0; taken < max && from > 0; taken += 1) {
    if ('.;!?'.includes(tokens[from - 1]?.text ?? '.')) break;
    from -= 1;
  }
  return phrase(text, tokens, from, amount.from);
}

function phrase(text: string, tokens: Tokens, from: number, to: number): Phrase {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return NOTHING;
  return {
    text: text.slice(first.start, last.end),
    words: tokens.slice(from, to).map(({ lower }) => lower),
    from,
  };
}

function isFree({ words: said }: Phrase): boolean {
  return said.some((word) => FREE.has(word));
}

/** "8 sheets" of the only ingredient that comes in sheets. */
function foodsOfUnit({ amount }: Place, foods: readonly StepFood[]): number[] {
  const { unit } = amount.members[0];
  if (unit?.kind !== 'loose' || unit.name === '') return [];
  const same = foods.flatMap(({ amounts }, at) =>
    amounts.some((one) => normaliseUnit(one.unit) === unit.name) ? [at] : [],
  );
  return same.length === 1 ? same : [];
}

/** The word that says one or many: the container of a sized pack, the food that is counted. */
function nounOf({ tokens, amount }: Place, { from, words: said }: Phrase, names: readonly string[]): number | undefined {
  if (amount.size !== undefined) {
    const unit = unitAt(tokens, amount.size);
    if (unit && (isContainer(unit.unit) || unit.kind === 'loose')) return amount.size;
  }
  const inName = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem));
  const first = said.findIndex((word) => inName.has(stem(word)));
  if (first === -1) return undefined;
  let last = first;
  while (inName.has(stem(said[last + 1] ?? ''))) last += 1;
  return from + last;
}

/** A word without its plural; good enough to compare. */
function stem(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?:es|s)$/, '');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
