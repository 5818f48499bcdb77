import { type Food, LAND_MEAT, MEAT } from './foods.ts';
import { readNegations, tokensOf, type WishBook } from './negations.ts';
import { type Figure, FIGURES } from './recipeFigures.ts';
import { searchWords } from './searchWords.ts';

export type Diet = 'vegetarian' | 'vegan' | 'glutenFree' | 'dairyFree';

/** A search taken apart: words to find, and conditions. */
export type Wish = {
  /** Stems. */
  readonly words: readonly string[];
  readonly diets: readonly Diet[];
  readonly without: readonly Food[];
  /** To be left out, but not known: nothing can be shown. */
  readonly unknown: readonly string[];
  /** Said, but meaning no food. */
  readonly dropped: readonly string[];
  readonly figures: readonly Figure[];
  readonly maxMinutes: number | undefined;
  /** Units: kilocalories of a serving. */
  readonly maxKcal: number | undefined;
  /** Preferably quick. */
  readonly quick: boolean;
};

/** Diets in folded text with single spaces. Longer phrases first. */
const DIETS: readonly (readonly [RegExp, Diet])[] = [
  [/\b(?:lacto ?ovo |lacto |ovo )?vegetarian\b|\bveggie\b/g, 'vegetarian'],
  [/\bvegan\b|\bplant based\b/g, 'vegan'],
];

/** Rewritten before reading: what sounds like a negation and is none, and the other way round. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:not|non) ?veg(?:an|etarian|gie)?\b|\bno veg(?:an|etarian)\b/g, MEAT],
  [/\bpesc[ae]tarian\b/g, `no ${LAND_MEAT}`],
  [/\b(?:no|without) animal products?\b/g, 'vegan'],
  [/\b(?:no|without) added (sugar|salt|oil|fat)\b/g, 'no $1'],
  [/\b(\w+) not added\b|\bno (\w+) added\b/g, 'no $1$2'],
  [/\bnon(dairy|meat|alcoholic|spicy)\b/g, 'no $1'],
];

/** Ways of cooking and the like: no food is meant. */
const NO_FOOD =
  /\b(?:no|non) (?:bak(?:e|ing)|cook(?:ing)?|knead|churn|fuss|oven|stick|stir|fail|boil|waste|mess|stress|idea|time|matter|problem)\b|\b(?:guilt|fuss|stress|hassle|cage|hands?) free\b|\bfree range\b/g;

const QUICK = /\b(?:quick|fast|speedy|express)\b/g;
const MINUTES = /\b(?:under |within |in |less than |below |max )?(\d{1,3}) ?min(?:ute)?s?\b/;
const CALORIES = /\b(?:under|less than|below|max) (\d{2,4}) ?k?cal(?:orie)?s?\b/;

/**
 * Parses a search: "Quick vegan dinner, no nuts" -> words [dinner], diets [vegan], without nuts, quick.
 *
 * Shape   conditions leave the words, so "vegetarian" alone has none and matches every recipe of the diet;
 *         "under 20 minutes" sets the minutes. Stop words are dropped. A negation reaches over a list: "no
 *         eggs, milk or nuts" means all three, since serving what must not be eaten is the worse mistake.
 */
export function readWish(text: string, book: WishBook): Wish {
  let rest = tokensOf(text).join(' ');
  const take = (pattern: RegExp): string[] => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replaceAll(pattern, ' ').replaceAll(/ +/g, ' ').trim();
    return found;
  };
  for (const [pattern, meaning] of IDIOMS) rest = rest.replaceAll(pattern, meaning);
  const dropped = take(NO_FOOD);
  const diets = DIETS.flatMap(([pattern, diet]) => (take(pattern).length > 0 ? [diet] : []));
  const figures = FIGURES.filter(({ pattern }) => take(pattern).length > 0);
  const numberIn = (pattern: RegExp): number | undefined => {
    const [said = '', number] = pattern.exec(rest) ?? [];
    rest = rest.replace(said, ' ');
    return number === undefined ? undefined : Number(number);
  };
  const maxMinutes = numberIn(MINUTES);
  const maxKcal = numberIn(CALORIES);
  const quick = take(QUICK).length > 0;
  const read = readNegations(rest.split(' '), book);
  const words = searchWords(read.rest.join(' '));
  const without = unlessFish(read.without, { words, foods: book.foods });
  return {
    words,
    diets: without.some(({ label }) => label === MEAT) ? [...diets, 'vegetarian'] : diets,
    without,
    unknown: read.unknown,
    dropped: [...dropped, ...read.dropped],
    figures,
    maxMinutes,
    maxKcal,
    quick,
  };
}

/** The search asks for these. */
const SEAFOOD =
  /^(?:fish|seafood|shellfish|shrimp|salmon|tuna|cod|crab|squid|mussel|halibut|tilapia)$/;

/** Who says "no meat" but asks for fish means meat of land animals. */
function unlessFish(
  without: readonly Food[],
  { words, foods }: { words: readonly string[]; foods: WishBook['foods'] },
): Food[] {
  const landMeat = foods.family(LAND_MEAT);
  const asksForFish = words.some((word) => SEAFOOD.test(word));
  return without.map((food) => (food.label === MEAT && asksForFish && landMeat) || food);
}
