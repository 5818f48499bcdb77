import { lazy } from '#basics/lazy';
import { type Kin, kinOfWords, nearestWord } from '#basics/similarWords';
import { compareText } from '#basics/text';

import { readFoodName } from './foodName.ts';
import { foodTokens, readableName } from './foodTokens.ts';
import {
  CONTRADICTIONS,
  FREE,
  KEPT_IN_PACKS,
  KINDS,
  OF_PLACES,
  PACKED,
  PREPARATION,
  STATES,
  STRANGERS,
} from './foodWords.ts';
import { SUBSTANCES } from './kindWords.ts';
import { looserHeads, makersIn } from './looserName.ts';
import type { PackSize } from './packs.model.ts';
import { exactBaseQuantity } from './units.ts';

/** An ingredient with its aliases and its pack. Packs of one food have one name, as a shelf has "Eggs" of 6 and of 12. */
export type CatalogueEntry = PackSize & {
  readonly ingredient_id: string;
  readonly name: string;
  readonly aliases: readonly string[];
};

/**
 * How a name matched: by the ingredient's name, by an alias, by the last words of a longer name, or by a
 * similar spelling.
 */
export type MatchKind = 'exact' | 'alias' | 'head' | 'similar';
export type CatalogueMatch = { readonly ingredient_id: string; readonly how: MatchKind };

type Known = { readonly entry: CatalogueEntry; readonly how: 'exact' | 'alias' };

/** A catalogue indexed for `findMatch`. */
export type CatalogueIndex = {
  readonly known: ReadonlyMap<string, Known>;
  /** Words of each ingredient's name. */
  readonly ownWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of each ingredient's aliases. */
  readonly otherWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of all names. */
  readonly words: ReadonlySet<string>;
  /** Keys of `known`, sorted by code units for prefix search. */
  readonly keys: readonly string[];
  /** Candidates for misspelled words, by `kinOf`. */
  readonly kin: ReadonlyMap<string, readonly Kin[]>;
};

const COUNTED_PEPPERS =
  /\bpeppers\b|(?:^|[\s/⁄])(?:\d{1,2}|half an?|one|two|three)\s(?:large |medium |small )?pepper(?!\s?corn)\b/;

/** The same of the spice that Germans and Dutch call their peppers by. */
const COUNTED_PAPRIKAS = /\bpaprika['’]?s\b/;

/**
 * Indexes a catalogue for matching; about 80 ms for 525 ingredients with 7,900 names.
 *
 * Shape   a name of two ingredients belongs to the one whose own name it is, then to the one with the alias;
 *         if still equal, to none. Text in parentheses is optional. Ingredients of one name are packs of one food,
 *         which the smallest stands for.
 */
export function indexCatalogue(entries: readonly CatalogueEntry[]): CatalogueIndex {
  const read = smallestPacks(entries).map((entry) => ({
    entry,
    own: foodTokens(entry.name),
    aliases: entry.aliases.map(foodTokens),
    bare: foodTokens(entry.name.replaceAll(/\(.*?\)/g, ' ')),
  }));
  const known = new Map<string, Known>();
  addClaims(
    known,
    read.map(({ entry, own }) => ({ entry, how: 'exact', names: [own] })),
  );
  addClaims(
    known,
    read.map(({ entry, aliases }) => ({ entry, how: 'alias', names: aliases })),
  );
  addClaims(
    known,
    read.map(({ entry, bare }) => ({ entry, how: 'exact', names: [bare] })),
  );
  const words = new Set(read.flatMap(({ own, aliases }) => [own, ...aliases].flat()));
  return {
    known,
    ownWords: new Map(read.map(({ entry, own }) => [entry.ingredient_id, new Set(own)])),
    otherWords: new Map(
      read.map(({ entry, aliases }) => [entry.ingredient_id, new Set(aliases.flat())]),
    ),
    words,
    keys: [...known.keys()].toSorted(compareText),
    kin: kinOfWords(words),
  };
}

/** One entry a food: its smallest pack (then the least id), with the aliases of all its packs. */
export function smallestPacks<Entry extends CatalogueEntry>(entries: readonly Entry[]): Entry[] {
  const foods = Map.groupBy(entries, ({ name }) => spelled(foodTokens(name)) || name);
  return [...foods.values()].flatMap((packs) => {
    const [smallest] = packs.toSorted(comparePacks);
    return smallest ? [{ ...smallest, aliases: packs.flatMap(({ aliases }) => aliases) }] : [];
  });
}

function comparePacks(a: CatalogueEntry, b: CatalogueEntry): number {
  const [one, other] = [a, b].map((pack) => exactBaseQuantity(pack.unit_quantity, pack.unit));
  return (
    compareText(one?.unit ?? '', other?.unit ?? '') ||
    (one?.amount ?? 0) - (other?.amount ?? 0) ||
    compareText(a.ingredient_id, b.ingredient_id)
  );
}

/**
 * The core of a name: "2 large onions, finely chopped" -> "onion".
 *
 * Shape   lower case, singular, without accents, brands, amounts and preparation words, in written order. May
 *         be empty. `findMatch` tries fuller forms first.
 */
export function matchKey(name: string): string {
  const [tokens = []] = readFoodName(name, () => false).heads;
  return tokens.filter((token) => !PREPARATION.has(token)).join(' ');
}

/**
 * The ingredient that a recipe's name means; undefined when uncertain.
 *
 * Shape   tries the name as written, then without preparation words (as few as possible), then its last words
 *         when the words before are a maker's or the ingredient's own, then with misspelled words
 *         corrected; and when nothing is found the same with what `looserHeads` makes of it, also without words
 *         that no name of the catalogue has. A wrong match costs the shopper more than none, so each step refuses
 *         uncertain matches.
 * Units   time grows with the length of the name; about 0.2 ms for the longest.
 */
export function findMatch(index: CatalogueIndex, name: string): CatalogueMatch | undefined {
  const text = readableName(name);
  const makers = lazy(() => makersIn(name, (token) => index.words.has(token)));
  const found = findPlain(index, text) ?? findLooser(index, text, makers);
  const own = found && index.ownWords.get(found.ingredient_id);
  // The spice is not counted: "3 peppers" are the vegetable, of a colour that it does not say.
  const isCounted =
    (own?.has('ground') && COUNTED_PEPPERS.test(text)) ||
    (own?.has('paprika') && COUNTED_PAPRIKAS.test(text));
  return isCounted ? undefined : found;
}

function findPlain(index: CatalogueIndex, name: string): CatalogueMatch | undefined {
  const { written, heads } = readFoodName(name, (token) => index.words.has(token));
  for (const tokens of written) {
    const found = index.known.get(spelled(tokens)) ?? index.known.get(sorted(tokens));
    if (found) return match(found);
  }
  for (const tokens of heads) {
    const found = findHead(index, tokens) ?? findSimilar(index, tokens);
    if (found) return found;
  }
  return undefined;
}

/** Tries what the name may say when it is read less strictly. */
function findLooser(
  index: CatalogueIndex,
  text: string,
  makers: () => ReadonlySet<string>,
): CatalogueMatch | undefined {
  const heads = looserHeads(text, (token) => index.words.has(token));
  for (const tokens of heads) {
    const found = findHead(index, tokens) ?? findWithoutUnknown(index, tokens, makers);
    if (found) return found;
  }
  const [first = []] = heads;
  return findSimilar(index, first);
}

/** Max unknown words in one name: more are a sentence. */
const MAX_UNKNOWN = 3;

/**
 * Looks up a name without words that no name of the catalogue has: a variety, a maker, praise.
 *
 * Shape   never without the last word, which says what it is. A food that comes in kinds ("oil") needs the word that says
 *         which, unless what is left out names a maker.
 */
function findWithoutUnknown(
  index: CatalogueIndex,
  tokens: readonly string[],
  makers: () => ReadonlySet<string>,
): CatalogueMatch | undefined {
  const last = tokens.at(-1) ?? '';
  if (!index.words.has(last)) return undefined;
  const isFree = (token: string) => FREE.has(token) && !OF_PLACES.has(last);
  const isUnknown = (token: string) =>
    (!index.words.has(token) && !PREPARATION.has(token)) || isFree(token);
  const unknown = tokens.filter((token) => isUnknown(token) && !makers().has(token));
  const packs = tokens.filter((token) => PACKED.has(token));
  const rest = tokens.filter((token) => !isUnknown(token) && !PACKED.has(token));
  if (
    unknown.some((token) => isStrange(token) || STATES.has(token)) ||
    unknown.length > MAX_UNKNOWN ||
    rest.length === tokens.length
  )
    return undefined;
  const core = rest.filter((token) => !PREPARATION.has(token));
  const isOneOfMany = core.length < 2 && KINDS.has(last);
  if (isOneOfMany && (unknown.length > 0 || packs.length > 0)) return undefined;
  if (packs.length > 0 && !KEPT_IN_PACKS.has(last)) return undefined;
  const found = findWithout(index, rest);
  return found && { ingredient_id: found.entry.ingredient_id, how: 'head' };
}

function findHead(index: CatalogueIndex, tokens: readonly string[]): CatalogueMatch | undefined {
  const whole = findWithout(index, tokens);
  if (whole) return match(whole);
  const core = tokens.filter((token) => !PREPARATION.has(token));
  const dropped = tokens.filter((token) => PREPARATION.has(token));
  for (let first = 1; first < core.length; first += 1) {
    const found = index.known.get(spelled(core.slice(first)));
    if (!found) continue;
    const own = index.ownWords.get(found.entry.ingredient_id);
    const others = index.otherWords.get(found.entry.ingredient_id);
    // Of two words or more, makers and words of its other names may stand before it.
    const isMaker = (token: string) =>
      core.length - first > 1 &&
      (!index.words.has(token) || others?.has(token) === true) &&
      !isStrange(token);
    const certain = core.slice(0, first).every((token) => own?.has(token) || isMaker(token));
    if (certain && !contradicts(index, found, dropped)) {
      return { ingredient_id: found.entry.ingredient_id, how: 'head' };
    }
  }
  return undefined;
}

/** A word or number before a name that makes it another thing. */
function isStrange(token: string): boolean {
  return STRANGERS.has(token) || SUBSTANCES.has(token) || /\p{N}/u.test(token);
}

/** Looks up a name without preparation words, as few as possible. */
function findWithout(index: CatalogueIndex, tokens: readonly string[]): Known | undefined {
  const inOrder = tokens.toSorted(compareText);
  const [fullest] = [...readingsOf(index, tokens, ''), ...readingsOf(index, inOrder, ' ')].toSorted(
    (a, b) => a.dropped.length - b.dropped.length,
  );
  const found = fullest && index.known.get(fullest.key);
  return found && !contradicts(index, found, fullest.dropped) ? found : undefined;
}

/** A key of the catalogue or a prefix of one, and the preparation words skipped. */
type Reading = { readonly key: string; readonly dropped: readonly string[] };

/**
 * The keys that the words make when some preparation words are skipped.
 *
 * Shape   one pass over the words, keeping prefixes of keys; of two ways to one prefix the one that skips
 *         less survives. So time is linear, where trying every choice doubles with each word.
 */
function readingsOf(
  { keys, known }: CatalogueIndex,
  tokens: readonly string[],
  between: '' | ' ',
): Reading[] {
  let begun: Reading[] = [{ key: '', dropped: [] }];
  for (const token of tokens) {
    const next = begun.flatMap(({ key, dropped }) => {
      const longer = key === '' ? token : key + between + token;
      return [
        ...(isBeginning(keys, longer) ? [{ key: longer, dropped }] : []),
        ...(PREPARATION.has(token) ? [{ key, dropped: [...dropped, token] }] : []),
      ];
    });
    const fewestLast = next.toSorted((a, b) => b.dropped.length - a.dropped.length);
    begun = [...new Map(fewestLast.map((reading) => [reading.key, reading])).values()];
  }
  return begun.filter(({ key }) => known.has(key));
}

function isBeginning(keys: readonly string[], text: string): boolean {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return keys[from]?.startsWith(text) ?? false;
}

/** Looks up a name with each unknown word replaced by the most similar one. */
function findSimilar(index: CatalogueIndex, tokens: readonly string[]): CatalogueMatch | undefined {
  const core = tokens.filter((token) => !PREPARATION.has(token));
  const corrected: string[] = [];
  for (const token of core) {
    const word = index.words.has(token) ? token : nearestWord(index.kin, token);
    if (word === undefined) return undefined;
    corrected.push(word);
  }
  if (corrected.every((token, nth) => token === core[nth])) return undefined;
  const found = index.known.get(spelled(corrected));
  const dropped = tokens.filter((token) => PREPARATION.has(token));
  if (!found || contradicts(index, found, dropped)) return undefined;
  return { ingredient_id: found.entry.ingredient_id, how: 'similar' };
}

function contradicts(index: CatalogueIndex, found: Known, dropped: readonly string[]): boolean {
  const own = index.ownWords.get(found.entry.ingredient_id);
  return dropped.some((token) => {
    const denied = CONTRADICTIONS.get(token);
    return denied !== undefined && own !== undefined && [...denied].some((word) => own.has(word));
  });
}

type Claims = Known & { readonly names: readonly (readonly string[])[] };

function addClaims(known: Map<string, Known>, claims: readonly Claims[]): void {
  const found = new Map<string, Known | undefined>();
  const each = claims.flatMap(({ names, ...claim }) => names.map((tokens) => ({ claim, tokens })));
  for (const { claim, tokens } of each) {
    for (const key of keysOf(tokens)) {
      if (key === '' || known.has(key)) continue;
      const other = found.get(key);
      const twice = found.has(key) && other?.entry.ingredient_id !== claim.entry.ingredient_id;
      found.set(key, twice ? undefined : claim);
    }
  }
  for (const [key, claim] of found) if (claim) known.set(key, claim);
}

/** Its keys: as spelled, and in any order unless that is another food ("milk chocolate", "chocolate milk"). */
function keysOf(tokens: readonly string[]): ReadonlySet<string> {
  const isOther = tokens.length === 2 && KINDS.has(tokens[0] ?? '');
  return new Set(isOther ? [spelled(tokens)] : [spelled(tokens), sorted(tokens)]);
}

function match({ entry, how }: Known): CatalogueMatch {
  return { ingredient_id: entry.ingredient_id, how };
}

/** The key as spelled, without spaces: "bread crumbs" are "breadcrumbs". */
function spelled(tokens: readonly string[]): string {
  return tokens.join('');
}

/** The key in any order of words: "skinless boneless", "boneless skinless". */
function sorted(tokens: readonly string[]): string {
  return tokens.length > 1 ? tokens.toSorted(compareText).join(' ') : tokens.join('');
}
