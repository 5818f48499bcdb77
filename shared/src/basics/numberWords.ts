import { lazy } from './lazy.ts';

/** Languages whose numbers are read. */
type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';
type ByLanguage = Readonly<Record<Language, string>>;

/** From one on; spellings of one number are joined by "|". Without accents. */
const ONES: ByLanguage = {
  en: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen`,
  de: `ein|eins|eine|einen|einem|einer|eines zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf
    zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn`,
  fr: 'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  es: `un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
    dieciocho diecinueve`,
  it: `un|uno|una|un' due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette diciotto diciannove`,
  nl: `een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
    achttien negentien`,
};
/** From twenty on. French eighty is "quatre-vingts". */
const TENS: ByLanguage = {
  en: 'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
  de: `zwanzig dreißig|dreissig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig`,
  fr: 'vingt|vingts trente quarante cinquante soixante septante huitante nonante',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
};
/** One word for a whole and a half, or for three quarters. */
const MIXED: readonly (readonly [Language, number, string])[] = [
  ['de', 1.5, 'anderthalb anderthalbe'],
  ['de', 0.75, 'dreiviertel'],
  ['nl', 1.5, 'anderhalf anderhalve'],
  ['nl', 0.75, 'driekwart'],
];
const LANGUAGES = Object.keys(ONES) as Language[];

/** A word's number in one language. */
export type WordNumber = { readonly value: number; readonly language: Language };

/** Numbers of one word: "five", "fünfundzwanzig", "anderhalf". */
const words = lazy((): ReadonlyMap<string, readonly WordNumber[]> => {
  const all = new Map<string, WordNumber[]>();
  const add = (word: string, value: number, language: Language): void => {
    const known = all.get(word);
    if (known) known.push({ value, language });
    else all.set(word, [{ value, language }]);
  };
  for (const language of LANGUAGES) {
    const [ones, tens] = [listOf(ONES[language]), listOf(TENS[language])];
    ones.forEach((spellings, at) => spellings.forEach((word) => add(word, at + 1, language)));
    tens.forEach((spellings, at) =>
      spellings.forEach((word) => add(word, 10 * (at + 2), language)),
    );
    for (const [ten, one, value] of pairsOf(ones, tens))
      for (const word of compounds(language, ten, one)) add(word, value, language);
    for (const [at, [one = '']] of ones.slice(0, 9).entries())
      for (const word of andAHalf(language, one)) add(word, at + 1.5, language);
  }
  for (const [language, value, spellings] of MIXED)
    for (const word of spellings.split(' ')) add(word, value, language);
  return all;
});

/** The numbers that a word is, by `keyOf` it; none for most words. */
export function numbersOf(key: string): readonly WordNumber[] {
  return words().get(key) ?? [];
}

function listOf(text: string): string[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((spellings) => spellings.split('|'));
}

function pairsOf(
  ones: readonly (readonly string[])[],
  tens: readonly (readonly string[])[],
): (readonly [ten: string, one: string, value: number])[] {
  return tens.flatMap((spellings, ten) =>
    spellings.flatMap((word) =>
      ones
        .slice(0, 9)
        .flatMap((each, one) =>
          each.map((other) => [word, other, 10 * (ten + 2) + one + 1] as const),
        ),
    ),
  );
}

/** Twenty-one and the like where they are one word. */
function compounds(language: Language, ten: string, one: string): string[] {
  if (language === 'de') return [`${one}und${ten}`];
  if (language === 'nl') return [`${one}en${ten}`];
  if (language === 'es') return ten === 'veinte' ? [`veinti${one}`] : [];
  if (language === 'it') return [(/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one];
  return [];
}

/** "Zweieinhalb", "tweeënhalf"; one and a half has words of its own. */
function andAHalf(language: Language, one: string): string[] {
  if (language === 'de') return [`${one}einhalb`];
  return language === 'nl' ? [`${one}enhalf`, `${one}enhalve`] : [];
}

/** Parts of a whole: how many of them are one, then the words by language; "" for others that only times are in. */
const PARTS: readonly (readonly [number, Language | '', string])[] = [
  [2, 'en', 'half halves'],
  [2, 'de', 'halb halbe halber halbes halben halbem'],
  [2, 'fr', 'demi demie demis'],
  [2, 'es', 'medio media medios medias'],
  [2, 'it', "mezzo mezza mezz'"],
  [2, 'nl', 'half halve'],
  [2, '', 'fel poł halv halva halvt meia meio'],
  [3, 'en', 'third thirds'],
  [3, 'de', 'drittel'],
  [3, 'fr', 'tiers'],
  [3, 'es', 'tercio tercios'],
  [3, 'it', 'terzo terzi'],
  [3, 'nl', 'derde'],
  [4, 'en', 'quarter quarters fourth fourths'],
  [4, 'de', 'viertel'],
  [4, 'fr', 'quart quarts'],
  [4, 'es', 'cuarto cuartos'],
  [4, 'it', 'quarto quarti'],
  [4, 'nl', 'kwart'],
  [8, 'en', 'eighth eighths'],
  [8, 'de', 'achtel'],
];

/** A part of a whole: `under` of it are one. */
export type WordPart = { readonly under: number; readonly languages: readonly string[] };

const parts = lazy((): ReadonlyMap<string, WordPart> => {
  const all = new Map<string, WordPart>();
  for (const [under, language, spellings] of PARTS)
    for (const word of spellings.split(' '))
      all.set(word, { under, languages: [...(all.get(word)?.languages ?? []), language] });
  return all;
});

export function partOfWord(key: string): WordPart | undefined {
  return parts().get(key);
}

/** Words for twelve, of which several are said too: "2 dozen". */
export const DOZENS: ReadonlySet<string> = new Set(
  'dozen dozens doz dutzend douzaine douzaines docena docenas dozzina dozzine dozijn'.split(' '),
);
/** Words that are read as a small number of things; of times and servings they say none. */
export const VAGUE_NUMBERS: ReadonlySet<string> = new Set(['few', 'several', 'couple']);
/** "And" between a whole and its part, and between the ends of "between". */
export const ANDS: ReadonlySet<string> = new Set('and & und et y e en'.split(' '));
/** What begins "between 10 and 15". */
export const BETWEEN: ReadonlySet<string> = new Set(
  'between zwischen entre tra fra tussen'.split(' '),
);
/** Between the ends of a range. */
export const RANGE_WORDS: ReadonlySet<string> = new Set(
  'to or bis oder à ou o ó tot hasta'.split(' '),
);
/** "Of" before what a part or a unit is of, small: "De Cecco" is a name. */
export const OFS: ReadonlySet<string> = new Set(['of', 'de', "d'", 'd’', 'du', 'des', 'di']);

/** No number's word is longer. */
const MAX_WORD = 30;

/** A word without accents and with a straight apostrophe: "fünf" is "funf". Of a word in small letters. */
export function keyOf(lower: string): string {
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower.length > MAX_WORD
    ? lower
    : lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
}
