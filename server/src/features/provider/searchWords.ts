import { foldText } from '@larder/shared/domain/text';

export type Diet = 'vegetarian' | 'vegan' | 'glutenFree' | 'dairyFree';

/** A search taken apart: words to find, and conditions. */
export type Wish = {
  readonly words: readonly string[];
  readonly diets: readonly Diet[];
  readonly maxMinutes: number | undefined;
  /** Preferably quick. */
  readonly quick: boolean;
};

/** Diets in folded text with single spaces. Longer phrases first. */
const DIETS: readonly (readonly [RegExp, Diet])[] = [
  [
    /\b(?:lacto ?ovo |lacto |ovo )?vegetarian\b|\bveggie\b|\bmeat(?:less| free)\b|\bwithout meat\b/g,
    'vegetarian',
  ],
  [/\bvegan\b|\bplant based\b/g, 'vegan'],
  [/\b(?:gluten|wheat) ?free\b|\bwithout gluten\b|\bno gluten\b/g, 'glutenFree'],
  [/\b(?:dairy|lactose|milk) ?free\b|\bwithout dairy\b|\bno dairy\b/g, 'dairyFree'],
];

const QUICK = /\b(?:quick|fast|speedy|express)\b/g;

/**
 * Compounds and synonyms, replaced in recipes and searches alike. So "chicken" does not find every soup with
 * chicken broth, and "prawns" finds shrimp.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(chicken|beef|vegetable) (?:broth|stock|bouillon)\b/g, '$1broth broth'],
  [/\b(fish|oyster) sauce\b/g, '$1sauce'],
  [/\b(olive|vegetable|canola|sesame|coconut|avocado) oil\b/g, '$1oil oil'],
  [/\bapple cider vinegar\b/g, 'cidervinegar vinegar'],
  [/\b(wine|rice) vinegar\b/g, '$1vinegar vinegar'],
  [/\b(egg|rice) noodles?\b/g, '$1noodle noodle'],
  [/\bmac (?:and|n|&) cheese\b/g, 'macaroni cheese'],
  [/\b(?:spring|green) onions?\b/g, 'scallion'],
  [/\bgarbanzos?(?: beans?)?\b/g, 'chickpea'],
  [/\baubergines?\b/g, 'eggplant'],
  [/\bcourgettes?\b/g, 'zucchini'],
  [/\bprawns?\b/g, 'shrimp'],
  [/\bcapsicums?\b/g, 'bell pepper'],
  [/\bcoriander leaves\b/g, 'cilantro'],
  [/\byoghurts?\b/g, 'yogurt'],
  [/\bchill?ies\b|\bchilli\b|\bchiles?\b/g, 'chili'],
  [/\blasagnes?\b/g, 'lasagna'],
  [/\bomelets?\b/g, 'omelette'],
  [/\b(?:ham|cheese)burgers?\b/g, 'burger'],
  [/\bveg(?:gies)?\b/g, 'vegetable'],
  [/\bsweets\b/g, 'dessert'],
  [/\bcreamy\b/g, 'cream'],
  [/\bbrunch\b/g, 'breakfast'],
  [/\b(?:supper|lunch|meals?)\b/g, 'dinner'],
  [/\bmilk ?shakes?\b/g, 'shake'],
];

/** Stop words. */
const EMPTY = new Set(
  `a an and any are at best by can classic cook cooked cooking cuisine delicious dish easy everyday
   favorite favourite for food from fresh good great healthy home homemade how i idea in is it make me my
   nice of on or our perfect please recipe simple some something style tasty the to traditional want what
   with yummy`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/**
 * Parses a search: "Quick vegan dinners" -> words [dinner], diets [vegan], quick.
 *
 * Shape   conditions leave the words, so "vegetarian" alone has none and matches every recipe of the diet;
 *         "under 20 minutes" sets the minutes. Stop words are dropped.
 */
export function readWish(text: string): Wish {
  let rest = spaced(text);
  const diets: Diet[] = [];
  for (const [pattern, diet] of DIETS) {
    if (rest.search(pattern) === -1) continue;
    diets.push(diet);
    rest = rest.replaceAll(pattern, ' ');
  }
  const [timed = '', minutes] =
    /\b(?:under |within |in |less than )?(\d{1,3}) ?min(?:ute)?s?\b/.exec(rest) ?? [];
  rest = rest.replace(timed, ' ');
  return {
    words: searchWords(rest.replaceAll(QUICK, ' ')),
    diets,
    maxMinutes: minutes === undefined ? undefined : Number(minutes),
    quick: rest.search(QUICK) !== -1,
  };
}

/** The stems of a text, each once, without stop words. */
export function searchWords(text: string): string[] {
  const replaced = PHRASES.reduce(
    (rest, [phrase, thing]) => rest.replaceAll(phrase, thing),
    spaced(text),
  );
  const words = replaced.split(' ').filter((word) => word !== '');
  return [...new Set(words.map((word) => stem(word)))].filter((word) => !EMPTY.has(word));
}

function spaced(text: string): string {
  return foldText(text)
    .replaceAll(/['’]s?\b/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/**
 * One form for singular and plural: tomatoes, tomatos -> tomato; berries -> berry; smoothie(s) -> smoothy. It
 * need not be a word.
 */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const irregular = /^(lea|loa|hal|kni)ves$/.exec(word);
  if (irregular) return `${irregular[1] ?? ''}f`;
  const singular = word.replace(/(?<=o|ch|sh|ss|x|z)es$/, '').replace(/(?<=[^su])s$/, '');
  return singular.length > 3 ? singular.replace(/ie?$/, 'y') : singular;
}

/**
 * The known words nearest to a misspelled one: spagetti -> spaghetti.
 *
 * Shape   no slip up to 3 letters, one up to 6, else two if the first letter is right. A slip is a letter
 *         added, missing, wrong or swapped. Empty when none is near enough.
 */
export function nearestWords(word: string, known: Iterable<string>): string[] {
  const slips = word.length <= 3 ? 0 : word.length <= 6 ? 1 : 2;
  if (slips === 0) return [];
  let [best, found]: [number, string[]] = [slips, []];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > best || candidate.length <= 3) continue;
    const distance = slipsBetween(word, candidate);
    if (distance > best || (distance === 2 && candidate[0] !== word[0])) continue;
    if (distance < best) [best, found] = [distance, []];
    found.push(candidate);
  }
  return found;
}

/** Optimal string alignment distance. Source: Damerau 1964, restricted to one edit of a place. */
export function slipsBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const turned = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(wrong, turned, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
