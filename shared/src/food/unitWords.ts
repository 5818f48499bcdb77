import type { Token } from '#basics/lineTokens';
import { keyOf, numbersOf, OFS } from '#basics/numberWords';

/**
 * Words of other languages for units that stores do not compare by, and the codes of Meal-Master: the unit, then its words, folded
 * and as `normaliseUnit` leaves them: "gousses" is "gouss".
 */
export const FOREIGN_UNITS: ReadonlyMap<string, string> = new Map(
  `can dose dosen boite lata scatola lattina barattolo blik blikje burk cn;
  pack pck packung packchen paquet paquete pacchetto pakje pakken;
  sachet sobre bustina bustine zakje tutchen;
  jar glas gla glaser tarro frasco vasetto potje;
  bunch bund bunde bd botte bouquet manojo mazzo mazzetto bos bosje bn;
  clove zehe zehen gousse diente spicchio spicchi gouss teen tenen teentje klyfta klyftor;
  pinch prise prisen pincee pizca pizzico pizzichi snufje nypa pn messerspitze messersp msp;
  slice scheibe scheiben tranche tranch rebanada loncha rodaja fetta fette plak plakken plakje skiva skivor sl;
  sprig zweig zweige stiel stiele brin ramita rametto rametti takje;
  leaf blatt blatter feuille hoja foglia foglie blaadje;
  head kopf kopfe tete cabeza krop;
  stalk stange stangen branche branch tallo stengel;
  handful handvoll poignee punado manciata handje handvol;
  splash schuss schuß spritzer chorro chorrito scheutje;
  drop tropfen goutte gota goccia gocce druppel;
  cube wurfel;
  dash ds`
    .split(';')
    .map((entry) => entry.trim().split(/\s+/))
    .flatMap(([unit = '', ...others]) => others.map((word) => [word, unit] as const)),
);

/** The last word of a French spoon: "cuillère à soupe", "c. à c." */
export const FRENCH_SPOONS: ReadonlyMap<string, string> = new Map([
  ['soupe', 'tbsp'],
  ['s', 'tbsp'],
  ['cafe', 'tsp'],
  ['c', 'tsp'],
  ['the', 'tsp'],
]);
/** What such a spoon begins with. */
export const FRENCH_SPOON_WORDS: ReadonlySet<string> = new Set(
  'c cs cuil cuill cuillere cuilleres cuilleree cuillerees'.split(' '),
);

/** Words of other languages between a number and its unit, and of size before a name: "2 gestrichene EL". */
export const FOREIGN_QUALIFIERS = `
  kl gross grosse grosser grosses groß
  große großer großes klein kleine kleiner kleines petit petite petits petites grand grande grands grandes gros grosse
  grosses bon bonne bonnes grosso grossa piccolo piccola afgestreken volle kleine grote
`;

/** Words, and ends of words, of what is counted and not weighed by the gram, folded. */
const COUNTED_WORDS = 'ei eier eieren oeuf oeufs el tl ui uien';
const COUNTED_ENDS = `zwiebel schalotte kartoffel tomate tomaat gurke mohre karotte rube zucchini aubergine kurbis
  kohlrabi schote zehe knolle zitrone limette orange apfel birne banane mango pfirsich aprikose avocado melone ananas dose
  buchse glas glaser becher flasche packung pck tute bund kopf kopfe stange stuck stucke scheibe tasse loffel prise
  oignon carotte pomme citron courgette boite gousse poireau poireaux appel wortel blik`;
const COUNTED = new RegExp(`^(?:${oneOf(COUNTED_WORDS)})$|(?:${oneOf(COUNTED_ENDS)})(?:n|en|s)?$`);

function oneOf(words: string): string {
  return words.split(/\s+/).join('|');
}

/** "1", "½", "1,5": nobody weighs so few grams of what is counted. */
const FEW = /^(?:[1-5](?:[.,]5)?|[½¼¾⅓⅔])$/;
/** Words from "gr." to what it says the size of: "2 gr. rote Zwiebeln". */
const MAX_WORDS = 2;

/** Whether "gr" at a token is "große", "gros" or "grote": "1 gr. Zwiebel", but "5 gr. Salz" and "250 gr. Zwiebeln". */
export function isLargeAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.lower !== 'gr' || before === undefined) return false;
  const isFew =
    before.kind === 'word' ? numbersOf(keyOf(before.lower)).length > 0 : FEW.test(before.text);
  const from = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  return isFew && isCountedFrom(tokens, from);
}

function isCountedFrom(tokens: readonly Token[], from: number): boolean {
  for (const { kind, text, lower } of tokens.slice(from, from + MAX_WORDS)) {
    if (kind !== 'word' || OFS.has(lower)) return false;
    if (COUNTED.test(keyOf(lower))) return true;
    // "5 gr. Butter": a noun of its own.
    if (/^\p{Lu}/u.test(text)) return false;
  }
  return false;
}
