import { beginsCompound, foodTokens } from '#food/foodTokens';
import {
  COLOURS,
  CUT_IN_CANS,
  CUTS,
  EXAMPLES,
  FILLERS,
  FORMS,
  KINDS_IN_CANS,
  KINDS_OF,
  NO_KINDS,
  OF_KINDS,
  PART_WORDS,
  PARTS_BY_COLOUR,
  PROCESSES,
  tellsKind,
} from '#food/kindWords';

import { isPlainModifier } from './lineName.ts';

/** A food by its name so far, the last word of its name as written, and where a part about it stands. */
export type Food = {
  readonly name: string;
  readonly head: string;
  readonly isCanned: boolean;
  readonly isAside: boolean;
};

/** Words of the longest compound. */
const MAX_COMPOUND = 3;

/** What a word tells: a kind, a form, what is done with the food, or nothing that we know. */
type Role = 'kind' | 'form' | 'done' | 'none';

/** The words of a part by what they tell, without fillers; `isDropped` when there are fillers, or a use behind them. */
export type PartWords = {
  readonly said: readonly string[];
  readonly kinds: readonly string[];
  readonly forms: readonly string[];
  readonly unknown: readonly string[];
  readonly isDropped: boolean;
};

/** Shape   undefined for words about parts of a food: "green parts only". */
export function readPart(words: readonly string[], food: Food): PartWords | undefined {
  const own = new Set(foodTokens(food.name));
  const by: Record<Role, string[]> = { kind: [], form: [], done: [], none: [] };
  const said: string[] = [];
  let [isDropped, isOfPart] = [false, false];
  for (let at = 0; at < words.length;) {
    const { word, tokens, next } = wordAt(words, at);
    at = next;
    const lower = word.toLowerCase();
    const isExample = EXAMPLES.has(lower);
    if (CUTS.has(lower) || (isExample && (said.length > 0 || own.size > 1))) {
      isDropped = true;
      break;
    }
    if (PARTS_BY_COLOUR.has(lower)) return undefined;
    if (tokens.length === 1 && PART_WORDS.has(tokens[0] ?? '')) isOfPart = true;
    if (isExample || FILLERS.has(lower)) isDropped = true;
    else if (!tokens.every((token) => own.has(token))) {
      const isJoined = /^(?:and|&)$/i.test(said.at(-1) ?? '') || tokens.includes('dry');
      const isAfterDone = isJoined && by.done.some((one) => /ed$|^(?:cut|torn)$/i.test(one));
      by[roleOf({ word, lower, tokens }, { food, isAfterDone })].push(word);
      said.push(word);
    }
  }
  return isOfPart && by.kind.every(isColour) ? undefined : { said, ...listed(by), isDropped };
}

function isColour(word: string): boolean {
  return foodTokens(word).every((token) => COLOURS.has(token));
}

function listed(by: Readonly<Record<Role, readonly string[]>>) {
  return { kinds: by.kind, forms: by.form, unknown: by.none };
}

/** The word at a place, or the compound that begins there: "gluten free". */
function wordAt(
  words: readonly string[],
  at: number,
): { word: string; tokens: readonly string[]; next: number } {
  const word = words[at] ?? '';
  const tokens = foodTokens(word);
  if (beginsCompound(tokens[0] ?? ''))
    for (let size = MAX_COMPOUND; size > 1; size -= 1) {
      const several = words.slice(at, at + size);
      const [joined = '', ...others] = foodTokens(several.join(' '));
      if (several.length === size && others.length === 0)
        return { word: several.join(' '), tokens: [joined], next: at + size };
    }
  return { word, tokens, next: at + 1 };
}

function roleOf(
  { word, lower, tokens }: { word: string; lower: string; tokens: readonly string[] },
  { food: { head, isCanned }, isAfterDone }: { food: Food; isAfterDone: boolean },
): Role {
  if (/-(?:sized?|shaped|thick|wide|long)$/.test(lower)) return 'done';
  // "Oil-packed", "juice-packed": in a can.
  if (lower.endsWith('-packed')) return 'kind';
  const isKind = (token: string) =>
    !(isAfterDone && PROCESSES.has(token)) &&
    (tellsKind(token, word) ||
      KINDS_OF.get(token)?.has(head) === true ||
      (isCanned && CUT_IN_CANS.has(head) && KINDS_IN_CANS.has(token)));
  const isForm = tokens.some((token) => FORMS.has(token));
  if (tokens.some(isKind)) return isForm && !OF_KINDS.has(head) ? 'form' : 'kind';
  if (isForm) return 'form';
  const isDone =
    isPlainModifier(lower) ||
    /(?:ed|ing|ly|wise)$|^(?:long|short)$/.test(lower) ||
    tokens.every((token) => NO_KINDS.has(token));
  return isDone ? 'done' : 'none';
}

/** A number that is no share: "2%" and "80/20" tell kinds. */
export function isAmount(word: string): boolean {
  return /\p{N}/u.test(word) && !/^\d{1,3}(?:\.\d{1,3})?%$|^\d\d\/\d\d$/.test(word);
}
