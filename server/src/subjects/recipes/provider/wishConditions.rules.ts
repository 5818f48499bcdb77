import { foldText } from '@larder/shared/basics/text';

import { LAND_MEAT, MEAT } from './foods.rules.ts';
import { type Figure, FIGURES } from './recipeFigures.rules.ts';

export type Diet = 'vegetarian' | 'vegan' | 'glutenFree' | 'dairyFree';

/** What a search asks for beside its words and what must not be in it. */
export type Conditions = {
  /** The other words and signs, in order. */
  readonly rest: readonly string[];
  readonly diets: readonly Diet[];
  /** Negations of something else than food. */
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

/** Rewritten first: false negations, and negations without a negator. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:no|not|non) ?(?:veg(?:an|etarian|gie)?)\b/g, MEAT],
  [/\bpesc[ae]tarian\b/g, `no ${LAND_MEAT}`],
  [/\b(?:no|without) animal products?\b/g, 'vegan'],
  [/\b(?:no|without) added (sugar|salt|oil|fat)\b/g, 'no $1'],
  [/\b(\w+) not added\b|\bno (\w+) added\b/g, 'no $1$2'],
  [/\bnon(dairy|meat|alcoholic|spicy)\b/g, 'no $1'],
  [/\b(?:a )?quarter of an hour\b/g, '15 minutes'],
  [/\b(?:half an|half|(?<![\d ])½ ?an) hours?\b/g, '30 minutes'],
  [
    /\b(?:an|one|1) (?:hour|hr) and a half\b|\b(?:an|one|1) and a half (?:hour|hr)s?\b/g,
    '90 minutes',
  ],
  [/\b(?:an|one|1) ?(?:hour|hr|h)\b/g, '60 minutes'],
  [/\b(?:two|2) ?(?:hours?|hrs?|h)\b/g, '120 minutes'],
];

/** Negations of cooking methods, not of foods. */
const NO_FOOD =
  /\b(?:no|non) (?:bak(?:e|ing)|cook(?:ing)?|knead|churn|fuss|oven|stick|stir|fail|boil|waste|mess|stress)\b|\b(?:guilt|fuss|stress|hassle|cage|hands?) free\b|\bfree range\b/g;

const QUICK = /\b(?:quick|fast|speedy|express)\b/g;
const MINUTES =
  /\b(?:under |within |in |less than |below |max )?(\d{1,3}) ?min(?:ute)?s?\b(?: or less)?/;
const CALORIES =
  /\b(?:under|less than|below|max|at most|up to) (\d{2,4}) ?k?cal(?:orie)?s?\b|\b(\d{2,4}) ?k?cal(?:orie)?s?\b (?:or less|max)\b/;

/**
 * Takes the conditions out of a search.
 *
 * Shape   "vegan soup under 30 minutes" -> rest [soup], diets [vegan], maxMinutes 30. Figures that are not
 *         taken stay as words.
 */
export function readConditions(
  text: string,
  { isTaken = () => true }: { isTaken?: (figure: Figure) => boolean } = {},
): Conditions {
  let rest = tokensOf(text).join(' ');
  const take = (pattern: RegExp): string[] => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replaceAll(pattern, ' ').replaceAll(/ +/g, ' ').trim();
    return found;
  };
  for (const [pattern, meaning] of IDIOMS) rest = rest.replaceAll(pattern, meaning);
  const dropped = take(NO_FOOD);
  const diets = DIETS.flatMap(([pattern, diet]) => (take(pattern).length > 0 ? [diet] : []));
  const figures = FIGURES.filter((figure) => isTaken(figure) && take(figure.pattern).length > 0);
  const numberIn = (pattern: RegExp): number | undefined => {
    const [said = '', first, second] = pattern.exec(rest) ?? [];
    const number = first ?? second;
    rest = rest.replace(said, ' ');
    return number === undefined ? undefined : Number(number);
  };
  const maxMinutes = numberIn(MINUTES);
  const maxKcal = numberIn(CALORIES);
  const quick = take(QUICK).length > 0;
  const words = rest.split(' ').filter((word) => word !== '');
  return { rest: words, dropped, diets, figures, maxMinutes, maxKcal, quick };
}

/** Words and signs that matter: "-onion" -> "¬ onion". */
function tokensOf(text: string): string[] {
  const plain = foldText(text)
    .replaceAll(/['’‘]s?\b/g, '')
    .replaceAll(/\bw\/(?:o|out)\b/g, 'without')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(/(?<=^|[\s(,;])[-–−!](?=\p{Letter})(?!free\b)/gu, '¬ ');
  return plain.match(/[\p{Letter}\p{Number}]+|[,;&+/¬]/gu) ?? [];
}
