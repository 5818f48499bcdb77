import { LIMITS } from './validation.ts';

/** What a recipe makes. The same ends without a range. */
export type Yields = { readonly low: number; readonly high: number; readonly text: string };

const MAX_LENGTH = 100;
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`;
const RANGE = new RegExp(
  `${NUMBER}(?:\\s{0,2}(?:-|–|—|~|to|or|bis|oder|à|a|ou|o|tot)\\s{0,2}${NUMBER})?`,
);
const FRACTION = /(?:(\d{1,3}) )?(\d{1,2})[/⁄](\d{1,2})/;
/** "6/8 persons", "Persons 6/8": from 6 to 8. */
const EITHER = /^(?:\D{0,40} |)(\d{1,2})\/(\d{1,2})(?: ?(\p{L}+))?$/u;
const DOZEN = 12;
const PARTED = String.raw`(?:\d{1,3} )?\d{1,2}[/⁄]\d{1,2}|\d{1,4}(?:[.,]\d{1,2})?`;
const NUMBERS = new RegExp(PARTED, 'g');
/** "2 dozen", "2-3 dozen", "1 1/2 dozen"; other numbers beside it count no dozens. */
const DOZENS = new RegExp(`(?:${PARTED})(?: ?(?:-|–|—|~|to|or) ?(?:${PARTED}))? dozen\\b`, 'gi');
const CARDINALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Words that count people; of several yields the one with such a word is meant. */
const PEOPLE =
  /serv|person|people|portion|porzion|porci|porç|pax|pers\b|personnes|comensal|raciones|gäste|guests|kinder|children|порц|人|인분|portsj|annos/i;
/** "8 servings", "8 to 10 large portions", "8 Kinder", but not "2 per serving". */
const COUNTED =
  /(?<![\d.,/⁄])(\d{1,4})(?: ?(?:-|–|to|or|bis|à|a|ou|o|tot) ?(\d{1,4}))? ?(?!(?:per|pro|par|por|je|each|a) )(?:\p{L}{1,20} )?(?:serv|persons?\b|personen|personnes|personas|people|portion|porzion|porci|porç|portsj|annos|raciones|comensal|pax\b|gäste|guests|kinder|children|порц|人|인분)/iu;
/** "Serves 8", "Servings: 8", "für 8". */
const SERVED =
  /(?:\bserves|\bservings|\bportions|\bportionen|\bpersonen|\bpersonnes|für|\bpour)[: ]{1,2}(\d{1,4})(?: ?(?:-|–|to|or|bis|à|ou) ?(\d{1,4}))?(?![\d.,/⁄]| ?(?:g|gm|ml|oz|cups?|cm)\b)/iu;
/** "1 pound per serving" counts no servings. */
const PER_SERVING =
  /^\D{0,20}\d{1,4}(?:[.,]\d{1,2})?\D{0,30}\bper (?:serving|person|portion)\b\D{0,20}$/i;

/**
 * What a recipe makes: "Serves 4-6", "12 cookies", "2 dozen", 8.
 *
 * Shape   undefined without a number above 0; of several numbers the one of people counts ("1 pie (8 servings)" is 8),
 *         else the first ("1 (9-inch) pie" is 1). `text` is what is written, at most 100 characters.
 */
export function readYields(written: string | number): Yields | undefined {
  const text = String(written)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  // "1½" is no 11/2.
  const plain = text
    .replaceAll(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(DOZENS, inPieces);
  if (PER_SERVING.test(plain)) return undefined;
  const found =
    peopleIn(plain) ??
    // "8 (½ cup) servings"
    numbersIn(plain.replaceAll(/\([^()]*\)/g, ' ')) ??
    numbersIn(plain) ??
    wordIn(text);
  if (!found) return undefined;
  const [low, high] = [Math.min(...found), Math.max(...found)];
  return low > 0 && high <= LIMITS.recipeNumber ? { low, high, text } : undefined;
}

/** "2-3 dozen" -> "24-36" */
function inPieces(dozens: string): string {
  return dozens
    .replace(/ dozen$/i, '')
    .replaceAll(NUMBERS, (number) => String(DOZEN * valueOf(number)));
}

/** "1 1/2" -> 1.5 */
function valueOf(number: string): number {
  const [, whole = '0', top, bottom] = FRACTION.exec(number) ?? [];
  if (top === undefined) return Number(number.replace(',', '.'));
  return Number(whole) + Number(top) / (Number(bottom) || 1);
}

/**
 * Of several ways to say it, the one that counts people, else the first; with its words, if another has the same
 * number and those. "8" beside "16 meatballs" is for eight.
 */
export function bestYields(written: readonly (string | number)[]): Yields | undefined {
  const read = written.flatMap((one) => readYields(one) ?? []);
  return (
    read.find(({ text }) => PEOPLE.test(text)) ??
    read.find(({ text, low }) => low === read[0]?.low && /\D/.test(text)) ??
    read[0]
  );
}

/** Of a text with several numbers the one that counts people. */
function peopleIn(text: string): [number, number] | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length < 2) return undefined;
  const [, low, high = low] = COUNTED.exec(text) ?? SERVED.exec(text) ?? [];
  return low === undefined || high === undefined ? undefined : [Number(low), Number(high)];
}

function numbersIn(text: string): [number, number] | undefined {
  const [, first, second, unit = text] = (PEOPLE.test(text) && EITHER.exec(text)) || [];
  if (Number(first) > 1 && Number(second) > Number(first) && PEOPLE.test(unit))
    return [Number(first), Number(second)];
  const [, whole = '0', top, bottom] = FRACTION.exec(text) ?? [];
  if (top !== undefined && Number(bottom) > 0) {
    const number = Number(whole) + Number(top) / Number(bottom);
    return [number, number];
  }
  const [, low, high = low] = RANGE.exec(text) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return [Number(low.replace(',', '.')), Number(high.replace(',', '.'))];
}

function wordIn(text: string): [number, number] | undefined {
  const words: string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isDozen = words.includes('dozen');
  const one = words.map((word) => CARDINALS.indexOf(word) + 1).find((number) => number > 0);
  if (one === undefined && !isDozen) return undefined;
  const number = (one ?? 1) * (isDozen ? DOZEN : 1);
  return [number, number];
}
