import { formatQuantity, rangeText } from '#food/amountText';
import { foodTokens } from '#food/foodTokens';
import { DENYING, SUBSTANCES } from '#food/kindWords';
import { isPieceUnit, measure, type Weights } from '#food/measures';

import { doubtfulAmount } from './doubtfulAmount.ts';
import { readIngredientLine } from './ingredientLine.ts';
import { unreadNumber } from './unreadNumber.ts';

/**
 * A line of a recipe that people check.
 *
 * Units   `low` to `high` count `unit`; all null without an amount. "" counts pieces.
 * Shape   without `ingredient_id` the line stays text.
 */
export type CheckedLine = {
  readonly original: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string | null;
  readonly name: string | null;
  readonly note: string | null;
  readonly ingredient_id: string | null;
};

/** An ingredient of the catalogue that a line may mean. */
export type LineFood = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly weights: Weights;
};

type Change = Partial<Pick<CheckedLine, 'low' | 'high' | 'unit' | 'ingredient_id'>>;
/** An answer and what it makes of the line. */
export type Choice = { readonly title: string; readonly change: Change };
/**
 * The one thing about a line that is not certain.
 *
 * Shape   `doubt`: the words of the original that it is about. The first choice is the guess, and what is
 *         saved without an answer.
 */
export type Question = {
  readonly text: string;
  readonly doubt: string;
  readonly choices: readonly [Choice, ...Choice[]];
};

/** A letter that writers use for either spoon. */
const SPOON_LETTER = /(?<amount>\d[\d ./]{0,20}[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛]) ?(?<letter>[Tt]\.?)(?=\s)/u;
/** An amount of old books. */
const SIZE_OF = /\bthe size of (?:an?|one) \p{L}{2,20}/iu;
/** What a site that scales its amounts makes of less than one. */
const ZERO = /^0(?:[.,]0{1,9})?(?= {1,9}\p{L})/u;
/** Units without a standard size. */
const LOOSE: ReadonlySet<string> = new Set(
  `bag block box bunch can carton container handful head jar knob loaf pack package packet pkg pouch sachet
   thumb tin tub`.split(/\s+/),
);
/** Relative to the usual amount. */
const SMALL = 0.65;
const LARGE = 1.5;
/** Max similar foods offered for a name. */
const MAX_NEAR = 2;

/** The question about a line; undefined when it is certain, or when nothing about it can be asked. */
export function questionOf(
  line: CheckedLine,
  food: LineFood | undefined,
  near: readonly LineFood[],
): Question | undefined {
  return (
    askNumber(line) ??
    askReading(line) ??
    (food ? (askSpoon(line) ?? askSize(line, food)) : askFood(line, near))
  );
}

/** Whether a line says a kind behind its name that no food is: "butter, vegan". */
export function isKindInDoubt({ original, ingredient_id }: CheckedLine): boolean {
  return ingredient_id === null && readIngredientLine(original).some(({ kind }) => kind !== '');
}

/** Whether a line has an amount that could not be read: "1/0 cup milk", "butter the size of an egg". */
export function isNumberInDoubt(line: CheckedLine): boolean {
  return askNumber(line) !== undefined;
}

function askNumber({ original, high, name }: CheckedLine): Question | undefined {
  if (high !== null) return undefined;
  const doubt =
    unreadNumber(name ?? '') || (SIZE_OF.exec(original)?.[0] ?? ZERO.exec(original)?.[0] ?? '');
  if (doubt === '') return undefined;
  return {
    text: 'This amount could not be read. How much is it?',
    doubt,
    choices: [{ title: 'No amount', change: { low: null, high: null, unit: null } }],
  };
}

/** Whether an amount is spelled as two: "2 1/4-ounce packages yeast", "1 - 1/2 cup milk". */
export function isAmountInDoubt(line: CheckedLine): boolean {
  return askReading(line) !== undefined;
}

function askReading({ original, high }: CheckedLine): Question | undefined {
  const found = high === null ? undefined : doubtfulAmount(original);
  if (!found) return undefined;
  const [first, second] = found.readings.map(({ low, high: most, unit }): Choice => ({
    title: rangeText({ low, high: most, unit }),
    change: { low, high: most, unit },
  }));
  return first && second
    ? { text: 'Which amount is meant?', doubt: found.doubt, choices: [first, second] }
    : undefined;
}

/** Whether a line has a letter for either spoon: "2 T. oil". */
export function isSpoonInDoubt(line: CheckedLine): boolean {
  return askSpoon(line) !== undefined;
}

function askSpoon({ original, low, high, unit }: CheckedLine): Question | undefined {
  const found = SPOON_LETTER.exec(original);
  if (!found || high === null || (unit !== 'tbsp' && unit !== 'tsp')) return undefined;
  const [guess, other] = unit === 'tbsp' ? ['tbsp', 'tsp'] : ['tsp', 'tbsp'];
  const letter = found.groups?.['letter'] ?? '';
  const choice = (spoon: string): Choice => ({
    title: rangeText({ low, high, unit: spoon }),
    change: { unit: spoon },
  });
  return {
    text: `Is ${letter} a ${guess === 'tbsp' ? 'tablespoon' : 'teaspoon'}?`,
    doubt: found[0].trim(),
    choices: [choice(guess), choice(other)],
  };
}

function askSize(line: CheckedLine, { weights }: LineFood): Question | undefined {
  const { original, low, high, unit } = line;
  if (high === null || unit === null) return undefined;
  const one = measure({ low: 1, high: 1, unit }, weights);
  const isLoose = LOOSE.has(unit.toLowerCase());
  if ((!isLoose && one.grade !== 'D') || one.high <= 0) return undefined;
  const into = one.unit === 'gm' ? 'g' : 'ml';
  const sized = (name: string, share: number): Choice => {
    const amount = handy(one.high * share);
    return {
      title: `${name}${formatQuantity(amount, into)}`,
      change: { low: (low ?? high) * amount, high: high * amount, unit: into },
    };
  };
  const about = { ...sized('About ', 1), change: { low, high, unit } };
  return {
    text: isPieceUnit(unit) ? 'How big is one?' : `How big is the ${unit}?`,
    doubt: wordOf(original, unit),
    choices: [about, sized('Small, ', SMALL), sized('Large, ', LARGE)],
  };
}

function askFood({ original, name }: CheckedLine, near: readonly LineFood[]): Question | undefined {
  const [guess, ...others] = near.map((food): Choice => ({
    title: food.name,
    change: { ingredient_id: food.ingredient_id },
  }));
  if (!guess) return undefined;
  const text: Choice = { title: 'Keep as text', change: { ingredient_id: null } };
  return {
    text: `Is it ${guess.title.toLowerCase()}?`,
    doubt: wordOf(original, name ?? ''),
    choices: isOfOtherStuff(name ?? '', guess.title)
      ? [text, guess, ...others]
      : [guess, ...others, text],
  };
}

/** Whether a name says that it is made of something else, or is no such food: "turkey bacon", "vegan cream cheese". */
function isOfOtherStuff(name: string, food: string): boolean {
  const own = new Set(foodTokens(food));
  return foodTokens(name).some(
    (token) => !own.has(token) && (DENYING.has(token) || SUBSTANCES.has(token)),
  );
}

/** Foods by the last word of their name. */
export type FoodsByEnd<Food extends LineFood> = ReadonlyMap<
  string,
  readonly { readonly food: Food; readonly tokens: readonly string[] }[]
>;

export function foodsByEnd<Food extends LineFood>(foods: readonly Food[]): FoodsByEnd<Food> {
  const read = foods.map((food) => ({ food, tokens: foodTokens(food.name) }));
  return Map.groupBy(read, ({ tokens }) => tokens.at(-1) ?? '');
}

/**
 * Foods whose whole name is in a line's name, and which end as it does: "applewood bacon" may mean "bacon".
 *
 * Shape   the longest names first, at most 2.
 */
export function nearFoods<Food extends LineFood>(
  name: string | null,
  foods: FoodsByEnd<Food>,
): Food[] {
  const words = foodTokens(name ?? '');
  const last = words.at(-1);
  if (last === undefined) return [];
  const all = new Set(words);
  const near = (foods.get(last) ?? [])
    .filter(({ tokens }) => tokens.every((token) => all.has(token)))
    .toSorted((a, b) => b.tokens.length - a.tokens.length)
    .map(({ food }) => food);
  return near
    .filter((food, at) => near.findIndex((other) => other.name === food.name) === at)
    .slice(0, MAX_NEAR);
}

/** The choice that a line shows; -1 when it was changed by hand. */
export function chosenOf(line: CheckedLine, { choices }: Question): number {
  return choices.findIndex(({ change }) =>
    Object.entries(change).every(([member, value]) => line[member as keyof Change] === value),
  );
}

/**
 * What an amount weighs or measures, as a shop counts it: "30 ml", "about 200 g".
 *
 * Shape   "" for amounts in g or ml, without an amount, and when only the table's guess is known.
 */
export function baseText(line: CheckedLine, { weights }: LineFood): string {
  const { low, high, unit } = line;
  if (high === null || unit === null) return '';
  const base = measure({ low: low ?? high, high, unit }, weights);
  if (base.grade === 'A' || base.high <= 0) return '';
  const isAbout = base.grade === 'D' || LOOSE.has(unit.toLowerCase());
  const text = formatQuantity(base.high, base.unit === 'gm' ? 'g' : 'ml');
  return isAbout ? `about ${text}` : text;
}

/** 130 and not 131.4; 45 and not 44. */
function handy(amount: number): number {
  const step = amount >= 100 ? 10 : amount >= 20 ? 5 : 1;
  return Math.max(step, Math.round(amount / step) * step);
}

/** The word as the original spells it; "" when it has it in another form. */
function wordOf(original: string, word: string): string {
  const at = original.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? '' : original.slice(at, at + word.length);
}
