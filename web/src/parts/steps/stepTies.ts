import type { Token } from '@larder/shared/basics/lineTokens';
import { FREE as PRAISE, PREPARATION, QUALITIES } from '@larder/shared/food/foodWords';
import { unitAt } from '@larder/shared/food/lineUnits';
import { counted } from '@larder/shared/food/nouns';
import { normaliseUnit } from '@larder/shared/food/units';

import { ingredientsOfSteps } from './stepIngredients.ts';
import type { StepAmount } from './stepNumbers.ts';

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
export const FRUIT_PARTS = words('juice zest peel rind');
const FRUITS = /\b(?:lemon|lime|orange|grapefruit|clementine|tangerine|yuzu)s?\b/i;
/** Words of names that others have too. */
const KINDS = words(
  'fat hot cold warm white black red green yellow brown dark light dry sweet sour mixed mix sauce paste powder liquid',
);
/** What is counted in these is no food. */
const NO_COUNT = words(`
  layer layers change changes row rows pan pans pot pots bowl bowls dish dishes skillet saucepan plate plates tray trays
  sheet-pan wok oven lid spoon fork knife knives board towel towels
`);
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
  const kitchen = {
    foods,
    hasFruit: names.some((name) => FRUITS.test(name)),
    ofWord: byWord(names),
  };
  let last = false;
  return places.map((place, at) => {
    const [named = [], earlier = []] = [found[at], found[places.length + at]];
    const [said, sooner] = [after[at] ?? NOTHING, before[at] ?? NOTHING];
    const tie =
      named.length > 0
        ? tieTo(place, said, { foods, named })
        : (tieByPart(place, said, kitchen) ?? {
            // "Fry it in another tablespoon": of what was measured before.
            isTied:
              earlier.length > 0 ||
              isFree(sooner) ||
              (place.amount.isImplied && said.text === '' && last),
            foods: earlier.slice(-1),
            noun: undefined,
          });
    last = tie.isTied;
    return tie;
  });
}

type Kitchen = {
  readonly foods: readonly StepFood[];
  readonly hasFruit: boolean;
  readonly ofWord: ReadonlyMap<string, number>;
};

function tieTo(
  place: Place,
  said: Phrase,
  { foods, named }: { foods: readonly StepFood[]; named: readonly number[] },
): Tie {
  const { unit } = place.amount.members[0];
  const noun = unit
    ? undefined
    : nounOf(
        place,
        said,
        named.map((at) => foods[at]?.name ?? ''),
      );
  const isCount = !unit && place.amount.size === undefined;
  // "4 thin layers leave no chip dry", "2 ovenproof skillets"
  const isOther =
    isCount &&
    (noun === undefined ||
      said.words.slice(0, noun - said.from).some((word) => NO_COUNT.has(word)));
  return isOther ? UNTIED : { isTied: true, foods: named, noun };
}

/** By a part of a name ("soy" for soy sauce), by what is free, by the unit. */
function tieByPart(
  place: Place,
  said: Phrase,
  { foods, hasFruit, ofWord }: Kitchen,
): Tie | undefined {
  const { amount } = place;
  const isCount = !amount.members[0].unit && amount.size === undefined;
  const tied = (of: readonly number[]): Tie => ({ isTied: true, foods: of, noun: undefined });
  const ofUnit = foodsOfUnit(place, said, foods);
  if (ofUnit.length > 0) return tied(ofUnit);
  // Nobody counts water: "6 changes of water".
  if (isCount) return said.words[0] === 'ice' ? tied([]) : undefined;
  if (isFree(said)) return tied([]);
  if (hasFruit && said.words.some((word) => FRUIT_PARTS.has(word))) return tied([]);
  const part = said.words.map((word) => ofWord.get(word)).find((at) => at !== undefined);
  return part === undefined ? undefined : tied([part]);
}

/** The words that one name alone has, and that tell more than its kind. */
function byWord(names: readonly string[]): Map<string, number> {
  const all = names.flatMap((name, at) =>
    [...new Set(name.toLowerCase().match(/\p{L}{3,}/gu))].map((word) => ({ word, at })),
  );
  const groups = Map.groupBy(all, ({ word }) => word);
  return new Map(
    [...groups].flatMap(([word, [one, other]]) =>
      one && !other && !tellsNothing(word) ? [[word, one.at] as const] : [],
    ),
  );
}

function tellsNothing(word: string): boolean {
  return [PREPARATION, QUALITIES, PRAISE, KINDS].some((set) => set.has(word));
}

const UNTIED: Tie = { isTied: false, foods: [], noun: undefined };

type Phrase = { readonly text: string; readonly words: readonly string[]; readonly from: number };
const NOTHING: Phrase = { text: '', words: [], from: 0 };

/** "of the hot water" after "4 tablespoons". */
function wordsAfter(place: Place): Phrase {
  const { tokens, amount } = place;
  const isCount = amount.members[0].unit === undefined && amount.size === undefined;
  let at = amount.next;
  // "2 tbsp. of the oil", "a [500 g] pack of", "1 tsp each of"
  if (tokens[at]?.text === '.' && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '')) at += 1;
  if (tokens[at]?.lower === 'each') at += 1;
  const from = at;
  const max = isCount ? MAX_COUNTED : MAX_AFTER;
  for (let taken = 0; taken < max && isOfName(tokens, at, from); taken += 1) at += 1;
  return phrase(place, from, at);
}

function isOfName(tokens: Tokens, at: number, from: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'number') return false;
  const goesOn = at > from && DESCRIBES.test(tokens[at - 1]?.lower ?? '');
  if (token.kind === 'sign') return "-‐‑'’&".includes(token.text) || (token.text === ',' && goesOn);
  return !STOPS.has(token.lower) || (goesOn && (token.lower === 'and' || token.lower === 'or'));
}

/** What stands before an amount that nothing follows: "the flour (200 g)", "Oil a pan with 1 tablespoon." */
function wordsBefore(place: Place): Phrase {
  const { tokens, amount } = place;
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
  return phrase(place, from, amount.from);
}

function phrase({ text, tokens }: Place, from: number, to: number): Phrase {
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

/** "8 sheets", "4 buttered sheets" of the only ingredient that comes in sheets. */
function foodsOfUnit(
  { tokens, amount }: Place,
  said: Phrase,
  foods: readonly StepFood[],
): number[] {
  const { unit } = amount.members[0];
  const found = unit ?? (amount.size === undefined ? unitIn(tokens, said) : undefined);
  if (found?.kind !== 'loose' || found.unit === '') return [];
  const same = foods.flatMap(({ amounts }, at) =>
    amounts.some((one) => normaliseUnit(one.unit) === found.unit) ? [at] : [],
  );
  return same.length === 1 ? same : [];
}

function unitIn(tokens: Tokens, { from, words: said }: Phrase) {
  for (let at = from; at < from + Math.min(3, said.length); at += 1) {
    const unit = unitAt(tokens, at);
    if (unit?.kind === 'loose') return unit;
  }
  return undefined;
}

/** The word that says one or many: the container of a sized pack, the food that is counted. */
function nounOf(
  { tokens, amount }: Place,
  { from, words: said }: Phrase,
  names: readonly string[],
): number | undefined {
  if (amount.size !== undefined) {
    const unit = unitAt(tokens, amount.size);
    if (unit?.kind === 'loose') return amount.size;
  }
  const inName = new Set(
    names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem),
  );
  const first = said.findIndex((word) => inName.has(stem(word)));
  if (first === -1) return undefined;
  let last = first;
  while (inName.has(stem(said[last + 1] ?? ''))) last += 1;
  return from + last;
}

function stem(word: string): string {
  return counted(word, 1);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
