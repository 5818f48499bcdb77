import { foldText } from '@larder/shared/basics/text';

/**
 * Compounds and synonyms, replaced in recipes and searches alike. So "chicken" does not find every soup with
 * chicken broth, and "prawns" finds shrimp.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(chicken|beef|vegetable) (?:broth|stock|bouillon)\b/g, '$1broth broth'],
  [/\b(fish|oyster) sauce\b/g, '$1sauce'],
  [/\b(olive|vegetable|canola|sesame|coconut|avocado) oil\b/g, '$1oil oil'],
  [
    /\b(chinese|french|greek|italian|japanese|mexican|spanish|thai|turkish) (basil|bread|dressing|fries|onion|sausage|seasoning|yogurt)\b/g,
    '$1$2 $2',
  ],
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
  [/\boml[ae]t{1,2}e?s?\b|\bomelets?\b/g, 'omelette'],
  [/\blad(?:y|ies) fingers?\b/g, 'okra'],
  [/\bgreens\b/g, 'leafygreen'],
  [/\bmeat ?loa(?:f|ves)\b/g, 'meatloaf'],
  [/\bloa(?:f|ves)\b/g, 'bread'],
  [/\b(?:ham|cheese)burgers?\b/g, 'burger'],
  [/\bveg(?:gies)?\b/g, 'vegetable'],
  [/\bsweets\b/g, 'dessert'],
  [/\bcreamy\b/g, 'cream'],
  [/\bbrunch\b/g, 'breakfast'],
  [/\b(?:supper|lunch|meals?)\b/g, 'dinner'],
  [/\bmilk ?shakes?\b/g, 'shake'],
  [/\bspag(?:hetti)? bol\b/g, 'spaghetti bolognese'],
  [/\bmac cheese\b/g, 'macaroni cheese'],
  [/\bice cream\b/g, 'icecream'],
  [/\b(?:daal|dhal|dahl)\b/g, 'dal'],
  [/\bguac\b/g, 'guacamole'],
  [/\bbbq\b/g, 'barbecue'],
  [/\bblt\b/g, 'bacon lettuce tomato'],
  [/\bparm\b/g, 'parmigiana'],
  [/\blo mein\b/g, 'chow mein'],
  [/\bcreme caramel\b/g, 'flan'],
  [/\bshepherds? pie\b/g, 'shepherd pie'],
  [/\bburgundy\b/g, 'bourguignon'],
  [/\boatmeal\b/g, 'porridge'],
  [/\bscrambled\b/g, 'scramble'],
  [/\bgyozas?\b|\bdumplings?\b|\bpot stickers?\b/g, 'dumpling'],
  [/\b(meat|pan|cheese|cup|pot|sea)[ ]?(balls?|cakes?|stickers?|food)\b/g, '$1$2'],
  [/\bstir fr(?:y|ied|ies)\b/g, 'stirfry'],
  [/\bspuds?\b/g, 'potato'],
  [/\bmiddle east(?:ern)?\b/g, 'mideastern'],
  [/\bnorth african?\b/g, 'maghreb'],
  [/\btex mex\b/g, 'texmex'],
  [/\bmince\b/g, 'ground'],
];

/** What dishes are also called, added to their titles. */
const ALSO: readonly (readonly [RegExp, string])[] = [
  [/\bpain perdu\b/, 'french toast'],
  [/\bkulfi\b/, 'icecream'],
  [/\bparmigiana\b/, 'parmesan'],
  [/\bpotstickers?\b|\bwontons?\b/, 'dumpling'],
  [/\bcottage pie\b/, 'shepherd'],
  [
    /\bkung pao\b|\bchow mein\b|\byakisoba\b|\bpad see ew\b|\bbeef and broccoli\b|\bfried rice\b|\bbasil pork\b/,
    'stirfry',
  ],
  [/\bboeuf\b/, 'beef'],
  [/\bbhurji\b/, 'scramble'],
  [/\b(?:kheer|arroz con leche|rizogalo)\b/, 'rice pudding'],
  [/\bcrumble\b/, 'crisp cobbler'],
  [/\bchana\b/, 'chickpea'],
  [/\bpalak\b/, 'saag spinach'],
  [/\baloo\b/, 'potato'],
  [/\bgobi\b/, 'cauliflower'],
  [/\bbhindi\b/, 'okra'],
  [/\bbaingan\b/, 'eggplant'],
  [/\bpolpette\b|\balb[oó]ndigas\b/, 'meatball'],
  [/\blassi\b|\blicuado\b/, 'smoothie'],
  [/\bsponge\b|\btorta\b|\bpastel\b/, 'cake'],
  [/berr(?:y|ies)\b/, 'berry fruit'],
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

/** The stems of a text, each once, without stop words. */
export function searchWords(text: string): string[] {
  const replaced = PHRASES.reduce(
    (rest, [phrase, thing]) => rest.replaceAll(phrase, thing),
    spaced(text),
  );
  const words = replaced.split(' ').filter((word) => word !== '');
  return [...new Set(words.map((word) => stem(word)))].filter((word) => !EMPTY.has(word));
}

/** The stems of a title and of its other names. */
export function titleWords(title: string): string[] {
  const text = spaced(title);
  const also = ALSO.flatMap(([name, other]) => (name.test(text) ? [other] : []));
  return searchWords([title, ...also].join(' '));
}

/** The stems of a text as it is, in order. */
export function stemsOf(text: string): string[] {
  return spaced(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => stem(word));
}

/** Whether a stem is a filler word: "recipe", "easy". */
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word);
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

/** Words of occasions and people, which are no misspelled dish. */
const NO_DISH = new Set(
  `baby best birthday budget cheap christmas date diwali easter fall family friday friends guest guests
   halloween holiday husband kids leftover leftovers lunchbox night party potluck ramadan summer sunday
   thanksgiving today toddler tonight weekend weeknight wife winter`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Endings of peoples, which differ by a letter or two: Iranian, Italian. */
const PEOPLE = /(?:ian|ish|ese|ean)$/;

/**
 * The known words nearest to a misspelled one: spagetti -> spaghetti.
 *
 * Shape   no slip up to 3 letters, one up to 6 or for a people, else two if the first letter is right. A slip
 *         is a letter added, missing, wrong or swapped. Of the nearest, those with the same first letter:
 *         cesar -> caesar, not kesar. Else what sounds alike: chikn -> chicken, ceaser -> caesar. Empty when
 *         none is near enough.
 */
export function nearestWords(word: string, known: Iterable<string>): string[] {
  if (NO_DISH.has(word)) return [];
  const isPeople = PEOPLE.test(word) && word.length < 10;
  const slips = word.length <= 3 ? 0 : word.length <= 6 || isPeople ? 1 : 2;
  if (slips === 0) return [];
  const letters = lettersOf(word);
  let [best, found]: [number, string[]] = [slips, []];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > best || candidate.length <= 3) continue;
    if (bitsIn(letters ^ lettersOf(candidate)) > 2 * best) continue; // a slip changes two at most
    const distance = slipsBetween(word, candidate);
    if (distance > best || (distance === 2 && candidate[0] !== word[0])) continue;
    if (distance < best) [best, found] = [distance, []];
    found.push(candidate);
  }
  if (found.length === 0) return word.length < 5 ? [] : soundingLike(word, known);
  const begun = found.filter((candidate) => candidate[0] === word[0]);
  return begun.length > 0 ? begun : found;
}

/** Fewer consonants sound like too much: cheap, chop. */
const MIN_SOUND = 4;
/** From so many letters on, two slips in the vowels are no other word. */
const LONG_WORD = 6;

function soundingLike(word: string, known: Iterable<string>): string[] {
  const sound = soundOf(word);
  const isShort = sound.length < MIN_SOUND;
  if (isShort && word.length < LONG_WORD) return [];
  return [...known].filter(
    (candidate) =>
      candidate[0] === word[0] &&
      Math.abs(candidate.length - word.length) <= 2 &&
      soundOf(candidate) === sound &&
      (!isShort || (candidate.length >= LONG_WORD && slipsBetween(word, candidate) <= 2)),
  );
}

/** Its consonants after the first letter, letters of one sound alike: "chicken" -> "chkn". */
function soundOf(word: string): string {
  const consonants = word
    .slice(1)
    .replaceAll(/ph/g, 'f')
    .replaceAll(/[aeiouyw]/g, '');
  return word.charAt(0) + consonants.replaceAll(/[ckq]+/g, 'k').replaceAll(/(.)\1+/g, '$1');
}

/** A bit for each letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(number: number): number {
  let [rest, bits] = [number, 0];
  for (; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
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
