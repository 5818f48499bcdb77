import { foodTokens } from '#food/foodTokens';
import { FORMS, LAST_FORMS, OF_KINDS, SUBSTANCES, SYNONYMS } from '#food/kindWords';

import { type Food, isAmount, type PartWords, readPart } from './kindReading.ts';

/** What a line says about its food; `asides` are the texts in brackets. */
type Said = {
  readonly name: string;
  readonly prep: string;
  readonly asides: readonly string[];
  readonly alternatives: readonly string[];
};

/** A name with its kind. `isWhole`: all that the text says is in it. */
type Told = { readonly name: string; readonly kind: string; readonly isWhole: boolean };

/** Parts behind a name, and words of a part, that are read. */
const MAX_PARTS = 8;
const MAX_WORDS = 12;
/** Words that nobody knows, beside those that tell a kind: more are a sentence. */
const MAX_UNKNOWN = 3;
/** Words behind a comma that `findMatch` turns round. */
const MAX_QUALIFIERS = 2;
/** "1,5 cm" is one part. */
const SEPARATOR = /(?<!\d),|,(?!\d)|[;()[\]]|\s[-–—]\s/;
const CANS: ReadonlySet<string> = new Set(['can', 'jar']);

/**
 * Moves the words that tell which food it is into its name, from behind a comma and out of brackets: "milk, coconut" is
 * "coconut milk", "garlic (powder)" is "garlic powder". What is done with the food stays where it is.
 *
 * Shape   `kind`: the moved words, "" where there are none. A word that nobody knows is kept behind a comma in the name
 *         ("rice, koshihikari") when the food comes in kinds. Of "brown or wild" the first is the kind, the second one of
 *         the alternatives.
 */
export function withKind(said: Said, unit: string): Said & { readonly kind: string } {
  const own = foodTokens(said.name);
  // "Salt and pepper, freshly ground" are two foods.
  if (own.includes('salt') && own.includes('pepper')) return { ...said, kind: '' };
  const known = { head: own.at(-1) ?? '', isCanned: CANS.has(unit) };
  const kinds: string[] = [];
  const alternatives = [...said.alternatives];
  let { name } = said;
  const isNote = (part: string, isAside: boolean): boolean => {
    const [told, others] = toldByChoice(part, { name, ...known, isAside });
    if (!told) return true;
    name = told.name;
    kinds.push(told.kind);
    alternatives.push(...others);
    return !told.isWhole;
  };
  const asides = said.asides.map((aside) => notesOf(aside, (part) => isNote(part, true)));
  const prep = notesOf(said.prep, (part) => isNote(part, false));
  return { name, prep, asides, alternatives, kind: kinds.join(', ') };
}

/** A text without the parts that are none of its notes; as written where all are. */
function notesOf(text: string, isNote: (part: string) => boolean): string {
  const parts = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const notes = parts.filter((part, at) => at >= MAX_PARTS || isNote(part));
  return notes.length === parts.length ? text : notes.join(', ');
}

/** What a part says of the kind, and the names of other choices: "coconut or almond". */
function toldByChoice(part: string, food: Food): [Told | undefined, string[]] {
  if (/^or /i.test(part)) return [undefined, []];
  const [first = '', ...others] = part.split(/ or /i);
  const told = toldBy(first, food);
  if (!told || others.length === 0) return [told, []];
  return [told, told.isWhole ? others.map((other) => alternativeOf(other, food)) : []];
}

/** "almond" of "milk, coconut or almond" is almond milk, "heavy cream" is itself. */
function alternativeOf(other: string, food: Food): string {
  const told = toldBy(other, food);
  const isFood =
    other.includes(' ') &&
    foodTokens(other)
      .slice(-1)
      .some((token) => FORMS.has(token));
  return told?.isWhole && !isFood ? told.name : other;
}

function toldBy(text: string, food: Food): Told | undefined {
  const words = text.split(' ').filter((word) => word !== '');
  if (words.some(isAmount)) return undefined;
  const read = readPart(words.slice(0, MAX_WORDS), food);
  if (!read || isOtherName(read, food)) return undefined;
  const { said, kinds, forms, unknown, isDropped } = read;
  const isWhole = !isDropped && words.length <= MAX_WORDS;
  const all = said.join(' ');
  const behind = { name: `${food.name}, ${all}`, kind: all, isWhole };
  if (forms.length > 0 && kinds.length === 0) return ofForm(words, { behind, food });
  if (forms.length > 0 && said.length <= MAX_QUALIFIERS) return behind;
  if (kinds.length === 0) return isLoneKind(read, words, food) ? behind : undefined;
  const isShort = unknown.length <= MAX_UNKNOWN;
  const kind = isShort ? all : kinds.join(' ');
  return { name: `${kind} ${inSentence(food.name)}`, kind, isWhole: isWhole && isShort };
}

/** Whether brackets hold another name of the food: "scallions (green onion)", "prawns (shrimp)". */
function isOtherName({ said, kinds, forms, unknown }: PartWords, { head, isAside }: Food): boolean {
  if (!isAside || OF_KINDS.has(head)) return false;
  const last = foodTokens(said.at(-1) ?? '').at(-1) ?? '';
  const isNoun =
    SUBSTANCES.has(last) && (said.length > 1 || (SYNONYMS.has(last) && SYNONYMS.has(head)));
  return kinds.length > 0 && (isNoun || forms.length > 0 || unknown.length > 0);
}

/** A form is one when it stands alone: "chicken, breasts", but not "jalapeno, seeds scraped out". */
function ofForm(
  [word = '', ...others]: readonly string[],
  { behind, food }: { behind: Told; food: Food },
): Told | undefined {
  if (others.length > 0) return undefined;
  const isLast =
    !OF_KINDS.has(food.head) || foodTokens(word).some((token) => LAST_FORMS.has(token));
  return isLast ? { ...behind, name: `${food.name} ${word}` } : behind;
}

/** A word that nobody knows, beside one of preparation at most, behind a food that comes in kinds. */
function isLoneKind(
  { unknown, isDropped }: PartWords,
  words: readonly string[],
  { head, isAside }: Food,
): boolean {
  const [word = ''] = unknown;
  // In brackets a capital begins a maker's name.
  const isMaker = isAside && /^\p{Lu}/u.test(word);
  return (
    unknown.length === 1 &&
    words.length <= 2 &&
    !isDropped &&
    !isMaker &&
    // "Milk, eggs" are two foods.
    !foodTokens(word).some((token) => SUBSTANCES.has(token)) &&
    OF_KINDS.has(head) &&
    /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(word)
  );
}

/** A name as it stands within a sentence: "Milk" -> "milk". */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
