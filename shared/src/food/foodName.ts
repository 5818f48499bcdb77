import { lazy } from '#basics/lazy';

import { foodTokens, isAt, readableName } from './foodTokens.ts';
import {
  ATTACHED,
  ATTACHMENTS,
  BRANDS,
  CONTAINERS,
  CONTAINER_STATES,
  DENIALS,
  ENDINGS,
  HARMLESS,
  HEDGES,
  IN_LIQUID,
  LEAFY,
  PACKED_IN,
  PIECES,
  PREPARATION,
  QUALITIES,
  STATES,
  UNITS,
} from './foodWords.ts';
import { SUBSTANCES, tellsKind } from './kindWords.ts';

/**
 * A parsed ingredient name.
 *
 * Shape   `written`: its words, with and without optional ones after a comma. `heads`: what it names, without
 *         amounts, brands and endings; for "vegetable or canola oil" the first of two with the end of the
 *         second, for "olive oil or melted butter" the first alone. No heads when an attachment makes it
 *         another thing ("peaches in syrup").
 */
export type FoodName = {
  readonly written: readonly (readonly string[])[];
  readonly heads: readonly (readonly string[])[];
};

/** Max parts between commas, and in parentheses. */
const MAX_PARTS = 12;

/** Parses a name. `isFood` knows the words of ingredients. */
export function readFoodName(name: string, isFood: (token: string) => boolean): FoodName {
  const text = readableName(name).replace(/^or\s+/, '');
  const asides = asidesOf(text);
  if (asides.map(foodTokens).some(isDenial)) return { written: [foodTokens(text)], heads: [] };
  const segments = text
    .replaceAll(/\([^)]*\)?/g, ' ')
    .split(/[,;]/, MAX_PARTS)
    .map(foodTokens)
    .filter((tokens) => tokens.length > 0);
  const noun = Math.max(
    segments.findIndex((tokens) => !tokens.every(isModifier)),
    0,
  );
  const main = segments.slice(0, noun + 1).flat();
  const later = segments.slice(noun + 1);
  const states = asides.flatMap(toldByAside);
  const before = [...states, ...later.flatMap((tokens) => qualifiers(tokens, isFood))];
  const after = later.filter(([first = '']) => ATTACHMENTS.has(first)).flat();
  const head = [...before, ...withoutContainers(main), ...after];
  const all = segments.flat();
  const written: (readonly string[])[] = [foodTokens(text)];
  if (states.length === 0) written.push(all, withoutAmounts(all));
  if (before.length + after.length === 0) written.push(main, withoutAmounts(main));
  return { written, heads: alternatives(head).flatMap(cutHead) };
}

/** The texts in parentheses. */
export function asidesOf(text: string): string[] {
  const found = [...text.matchAll(/\(([^)]*)\)/g)].slice(0, MAX_PARTS);
  return found.map(([, inside = '']) => inside);
}

/** What an aside says of the kind: "bone-in", "canned", "coconut or almond", of which the first counts. */
export function toldByAside(aside: string): readonly string[] {
  const tokens = foodTokens(aside);
  if (tokens.some(isSure) && tokens.every(isKnownState)) return tokens;
  const [first = ''] = aside.trim().split(/ or /, 1);
  const told = foodTokens(first);
  // "Green onion" is another name.
  if (told.length > 1 && SUBSTANCES.has(told.at(-1) ?? '')) return [];
  const words = first.split(' ');
  const isKind = (word: string) => foodTokens(word).every((token) => tellsKind(token, word));
  return words.length <= MAX_PARTS && words.every(isKind) ? told : [];
}

/** An aside that denies the food: "butter (vegan)". */
export function isDenial([first = '']: readonly string[]): boolean {
  return DENIALS.has(first);
}

/** Qualifiers after a comma: "flour, almond", "thyme, dried and crushed". */
export function qualifiers(
  tokens: readonly string[],
  isFood: (token: string) => boolean,
): readonly string[] {
  const states = tokens.flatMap((token) => CONTAINER_STATES.get(token) ?? []);
  const telling = withoutDrying(tokens).filter(
    (token) => isSure(token) || !(isModifier(token) || PIECES.has(token) || isHedge(token)),
  );
  const isTelling = (token: string) =>
    isSure(token) ||
    (!ENDINGS.has(token) && !ATTACHMENTS.has(token) && (isFood(token) || isLoneNoun(telling)));
  return telling.length <= 2 && telling.every(isTelling) ? [...states, ...telling] : states;
}

function isHedge(token: string): boolean {
  return HEDGES.has(token) && !ENDINGS.has(token);
}

/** "Patted very dry" is no dry food. */
export function withoutDrying(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token, place) => token !== 'dry' || place === 0);
}

/** A single unknown word: the kind ("flour, lupin"), unless it is a participle ("gutted"). */
function isLoneNoun([word = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && !/(?:ed|ing|ly|wise)$/.test(word);
}

function alternatives(tokens: readonly string[]): (readonly string[])[] {
  const or = tokens.indexOf('or');
  if (or === -1) return [tokens];
  const first = tokens.slice(0, or);
  const shared = tokens.slice(or + 2);
  const joined = [...first, ...shared];
  // One word before a shared end is too little: "corn or flour tortillas" is not corn.
  return first.length > 1 && shared.length > 0 ? [joined, first] : [joined];
}

/** The head noun without modifiers, with and without words for pieces; empty when it is another food. */
export function cutHead(tokens: readonly string[]): (readonly string[])[] {
  const end = tokens.findIndex((token, place) => place > 0 && ENDINGS.has(token));
  const ended = end === -1 ? tokens : tokens.slice(0, end);
  const place = ended.findIndex((token) => ATTACHMENTS.has(token));
  const attached = place === -1 ? [] : ended.slice(place + 1);
  const isHarmless = (token: string) =>
    [HARMLESS, ATTACHED, ATTACHMENTS, PIECES].some((some) => some.has(token)) || isModifier(token);
  const isPacked = IN_LIQUID.has(ended[place - 1] ?? '') && attached.every((w) => PACKED_IN.has(w));
  if (!isPacked && !attached.every(isHarmless)) return [];
  const added = attached.flatMap((token) => ATTACHED.get(token) ?? []);
  const bare = withoutBrands([...added, ...(place === -1 ? ended : ended.slice(0, place))]);
  const head = withoutPieces(bare);
  return [bare, ...(head.length < bare.length ? [head] : [])].filter(({ length }) => length > 0);
}

function withoutContainers(tokens: readonly string[]): readonly string[] {
  const of = tokens.indexOf('of');
  const isMeasure = (token: string) => CONTAINERS.has(token) || isModifier(token);
  if (of > 0 && tokens.slice(0, of).every(isMeasure))
    return withoutContainers([
      ...tokens.slice(0, of).filter((token) => CONTAINER_STATES.has(token)),
      ...tokens.slice(of + 1),
    ]);
  const first = tokens.findIndex((token, place) => {
    const counted = place > 0 && isAmount(tokens[place - 1] ?? '');
    return !isAmount(token) && !CONTAINERS.has(token) && !(counted && UNITS.has(token));
  });
  if (first === -1) return tokens;
  const states = tokens.slice(0, first).flatMap((token) => CONTAINER_STATES.get(token) ?? []);
  return [...states, ...tokens.slice(first)];
}

function withoutPieces(tokens: readonly string[]): readonly string[] {
  const isPiece = (token: string, place: number) =>
    PIECES.has(token) || (token === 'leaf' && LEAFY.has(tokens[place - 1] ?? ''));
  const last = tokens.findLastIndex((token, place) => !isPiece(token, place));
  return last === -1 ? tokens : tokens.slice(0, last + 1);
}

/** The words of the makers, by their first one. */
const MAKERS = lazy(() => Map.groupBy(BRANDS.map(foodTokens), ([first = '']) => first));

function withoutBrands(tokens: readonly string[]): readonly string[] {
  for (const [place, token] of tokens.entries()) {
    const brands = MAKERS().get(token) ?? [];
    const brand = brands.find((words) => isAt(tokens, place, words));
    if (brand && tokens.length > brand.length) return tokens.toSpliced(place, brand.length);
  }
  return tokens;
}

/** A word that decides between kinds, anywhere in the name. */
export function isSure(token: string): boolean {
  return STATES.has(token) || QUALITIES.has(token) || token.endsWith('%');
}

export function isKnownState(token: string): boolean {
  return isSure(token) || isModifier(token);
}

/** A modifier; a number alone is an amount. */
export function isModifier(token: string): boolean {
  return PREPARATION.has(token) || isAmount(token);
}

export function isAmount(token: string): boolean {
  return /^\p{N}+$/u.test(token);
}

function withoutAmounts(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token) => !isAmount(token));
}
