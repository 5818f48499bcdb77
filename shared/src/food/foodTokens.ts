import { lazy } from '#basics/lazy';
import { foldText } from '#basics/text';

import { singularOf } from './nounForms.ts';

/** Max characters read; longer names may be an attack on time. */
export const MAX_NAME_LENGTH = 300;
const MAX_WORDS = 40;

/** Spelling variants. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['yoghurt', 'yogurt'],
  ['chile', 'chili'],
  ['chilli', 'chili'],
  ['pattie', 'patty'],
  ['chilly', 'chili'],
  ['filet', 'fillet'],
  ['soya', 'soy'],
  ['can', 'canned'],
  ['tin', 'canned'],
  ['tinned', 'canned'],
  ['jar', 'jarred'],
  ['bottle', 'bottled'],
  ['lasagne', 'lasagna'],
  ['wholewheat', 'wholemeal'],
  ['skinned', 'skinless'],
  ['bbq', 'barbecue'],
  ['barbeque', 'barbecue'],
]);

/** Compounds, and the word that replaces them. */
const COMPOUNDS: readonly (readonly [readonly string[], string])[] = [
  [['bone', 'in'], 'bonein'],
  [['skin', 'on'], 'skinon'],
  [['all', 'purpose'], 'allpurpose'],
  [['whole', 'wheat'], 'wholemeal'],
  [['whole', 'meal'], 'wholemeal'],
  [['whole', 'grain'], 'wholegrain'],
  [['extra', 'virgin'], 'extravirgin'],
  [['room', 'temperature'], 'roomtemperature'],
  [['store', 'bought'], 'storebought'],
  [['squeezed', 'dry'], 'squeezed'],
  [['patted', 'dry'], 'patted'],
  [['pat', 'dry'], 'patted'],
  [['free', 'range'], 'freerange'],
  [['cage', 'free'], 'freerange'],
  [['grass', 'fed'], 'grassfed'],
  [['farm', 'raised'], 'farmraised'],
  [['wild', 'caught'], 'wildcaught'],
  [['day', 'old'], 'dayold'],
  [['low', 'sodium'], 'lowsodium'],
  [['lower', 'sodium'], 'lowsodium'],
  [['less', 'sodium'], 'lowsodium'],
  [['reduced', 'sodium'], 'lowsodium'],
  [['low', 'salt'], 'lowsodium'],
  [['reduced', 'salt'], 'lowsodium'],
  [['no', 'salt', 'added'], 'lowsodium'],
  [['salt', 'free'], 'lowsodium'],
  [['low', 'fat'], 'lowfat'],
  [['reduced', 'fat'], 'lowfat'],
  [['fat', 'free'], 'nonfat'],
  [['non', 'fat'], 'nonfat'],
  [['full', 'fat'], 'fullfat'],
  [['part', 'skim'], 'partskim'],
  [['gluten', 'free'], 'glutenfree'],
  [['dairy', 'free'], 'dairyfree'],
  [['non', 'dairy'], 'dairyfree'],
  [['egg', 'free'], 'eggfree'],
  [['sugar', 'free'], 'sugarfree'],
  [['plant', 'based'], 'plantbased'],
  [['half', 'and', 'half'], 'halfandhalf'],
  [['ready', 'to', 'roll'], 'ready'],
  [['ready', 'to', 'eat'], 'ready'],
  [['ready', 'to', 'use'], 'ready'],
  [['ready', 'made'], 'ready'],
  [['ready', 'to', 'serve'], 'ready'],
  [['stock', 'cube'], 'stockcube'],
  [['broth', 'cube'], 'stockcube'],
  [['center', 'cut'], 'centercut'],
  [['centre', 'cut'], 'centercut'],
  [['hard', 'boiled'], 'hardboiled'],
  [['hard', 'cooked'], 'hardboiled'],
  [['european', 'style'], 'europeanstyle'],
  [['freeze', 'dried'], 'freezedried'],
  [['deep', 'fried'], 'deepfried'],
  [['non', 'alcoholic'], 'nonalcoholic'],
  [['alcohol', 'free'], 'nonalcoholic'],
  [['nut', 'free'], 'plantbased'],
  [['meat', 'free'], 'plantbased'],
  [['low', 'carb'], 'keto'],
];

const COMPOUNDS_BY_FIRST = lazy(() => Map.groupBy(COMPOUNDS, ([[first = '']]) => first));

/**
 * A name as both readings take it: folded, at most 300 characters. Folding costs the most, so it is done once.
 */
export function readableName(name: string): string {
  // Cut twice: folding may turn 1 character into 18.
  const cut = name.slice(0, MAX_NAME_LENGTH).replaceAll(/[™®©]/g, ' ');
  return foldText(cut).slice(0, MAX_NAME_LENGTH);
}

/**
 * The words of a text: lower case, singular, without accents and apostrophes, in one spelling. "90/10", as of
 * ground meat, is one word.
 *
 * Shape   the first 40 words of the first 300 characters, to bound the time.
 */
export function foodTokens(text: string): string[] {
  const plain = readableName(text).replaceAll(/['’`]/g, '').replaceAll('&', ' and ');
  const words = plain.match(/\d\d\/\d\d|[\p{L}\p{N}%]+/gu) ?? [];
  const tokens = words.slice(0, MAX_WORDS).map((word) => {
    const one = singularOf(word);
    return SPELLINGS.get(one) ?? one;
  });
  return joinCompounds(tokens);
}

function joinCompounds(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place] ?? '';
    const compounds = COMPOUNDS_BY_FIRST().get(token) ?? [];
    const found = compounds.find(([parts]) => isAt(tokens, place, parts));
    joined.push(found ? found[1] : token);
    place += found ? found[0].length : 1;
  }
  return joined;
}

/** Whether a word may begin a compound of several: "gluten free". */
export function beginsCompound(token: string): boolean {
  return COMPOUNDS_BY_FIRST().has(token);
}

/** Whether the words at this place are the wanted ones. */
export function isAt(tokens: readonly string[], place: number, wanted: readonly string[]): boolean {
  return wanted.every((word, nth) => tokens[place + nth] === word);
}
