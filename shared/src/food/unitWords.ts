import type { Token } from '#basics/lineTokens';

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

/**
 * A few of what is counted, not weighed by the gram, behind "gr": "1 gr. Zwiebel", "2 gr. rote Paprikaschoten"; not what
 * is dried, ground or a peel of it: "5 gr getrocknete Zwiebeln", "5 gr orange zest".
 */
const LARGE =
  /^(?:[1-5](?:[.,]5)?|[½¼¾]|eine?) gr (?:\. )?(?!(?:d[eiu]s?|dried|ground|powdered|\p{L}*(?:getrocknet|gemahlen)\p{L}*|gedroogde|gemalen) )(?:\p{L}+ )?(?:(?:ei|eier|eieren|el|tl|ui|uien)|\p{L}*(?:zwiebel|kartoffel|tomate|gurke|möhre|karotte|aubergine|schote|zehe|zitrone|orange|[aä]pfel|birne|mango|dose|glas(?!s)|packung|bund|k[oö]pfe?|stange|scheibe|tasse|prise|oignon|carotte)n?s?)(?= |$)(?! (?:zest|peel|powder|extract|juice|pulver|abrieb|[ei]n p(?:oud|olv)|séch|(?:, )?(?:getrocknet|gedroogd|dried)))/u;
/** Tokens from the number to what it counts, and two behind: "en poudre". */
const MAX_TOKENS = 7;

/** Whether "gr" at a token is "große", "gros" or "grote"; in "5 gr. Salz" and "250 gr. Zwiebeln" it is grams. */
export function isLargeAt(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'gr' || at === 0) return false;
  const words = tokens.slice(at - 1, at - 1 + MAX_TOKENS).map(({ lower }) => lower);
  return LARGE.test(words.join(' '));
}
