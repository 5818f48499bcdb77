import { foodTokens, readFoodName } from './foodName.ts';
import { CONTRADICTIONS, PREPARATION, STRANGERS } from './foodWords.ts';
import { compareText, foldText } from './text.ts';

/** An ingredient of the catalogue and the other names it goes by. */
export type CatalogueEntry = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly aliases: readonly string[];
};

/**
 * How an ingredient was found: by its own name; by another of its names; by the last words of a longer
 * name; by a name that is spelled almost the same.
 */
export type MatchKind = 'exact' | 'alias' | 'head' | 'similar';
export type CatalogueMatch = { readonly ingredient_id: string; readonly how: MatchKind };

type Known = { readonly entry: CatalogueEntry; readonly how: 'exact' | 'alias' };

/** A catalogue made ready for `findMatch`. */
export type CatalogueIndex = {
  readonly known: ReadonlyMap<string, Known>;
  /** The words of each ingredient's own name. */
  readonly ownWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every word of every name. */
  readonly words: ReadonlySet<string>;
  /** The keys of `known` in the order of their code units, to ask whether any begins with a text. */
  readonly keys: readonly string[];
  /** The words that may be meant by a misspelled one, by their `kinOf`. */
  readonly kin: ReadonlyMap<string, readonly Kin[]>;
};

type Kin = { readonly word: string; readonly trigrams: ReadonlySet<string> };

/** Below this two spellings are two words. High, because a wrong match is worse than none. */
const SIMILAR_ENOUGH = 0.6;
/** Shorter words turn into one another too easily: pear, pea, peach. */
const MIN_LETTERS = 5;

/**
 * Makes a catalogue ready for matching; about 30 ms for 360 ingredients with 2,800 names.
 *
 * Shape   a name that two ingredients claim counts for the one whose own name it is, then for the one that
 *         has it as an alias; claimed twice in the same way it is nobody's. What stands in parentheses
 *         may be left out.
 */
export function indexCatalogue(entries: readonly CatalogueEntry[]): CatalogueIndex {
  const read = entries.map((entry) => ({
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
    words,
    keys: [...known.keys()].toSorted(compareText),
    kin: Map.groupBy(
      [...words].map((word) => ({ word, trigrams: trigramsOf(word) })),
      ({ word }) => kinOf(word, word.length),
    ),
  };
}

/**
 * The name reduced to what is to be bought: "2 large onions, finely chopped" -> "onion".
 *
 * Shape   lower case, singular, without accents, brands, amounts and words of preparation, in the order
 *         written. Empty when nothing is left. `findMatch` looks up fuller forms first.
 */
export function matchKey(name: string): string {
  const [tokens = []] = readFoodName(name, () => false).heads;
  return tokens.filter((token) => !PREPARATION.has(token)).join(' ');
}

/**
 * The ingredient of the catalogue that a recipe's ingredient means, undefined when none is certain.
 *
 * Shape   looks up the name as written, then without its words of preparation (as few as possible), then
 *         the last words of it when those before are a maker's or the ingredient's own, and at last the
 *         name with a misspelled word corrected. A wrong match costs the shopper more than none, so
 *         every step refuses what it is not sure of.
 * Units   the time grows with the length of the name; that of the longest, which nobody means well, is
 *         some 0.2 ms.
 */
export function findMatch(index: CatalogueIndex, name: string): CatalogueMatch | undefined {
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

/**
 * How alike two texts are, from 0 to 1: shared trigrams by all trigrams.
 *
 * Shape   letters and digits make words, in lower case; a word's trigrams are those of the word with two
 *         spaces before and one after, each counted once.
 * Source  PostgreSQL, pg_trgm: similarity(text, text).
 */
export function trigramSimilarity(a: string, b: string): number {
  return likeness(trigramsOf(a), trigramsOf(b));
}

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of left) if (right.has(trigram)) shared += 1;
  return shared === 0 ? 0 : shared / (left.size + right.size - shared);
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
    const isMaker = (token: string) =>
      core.length - first > 1 && !index.words.has(token) && !isStrange(token);
    const certain = core.slice(0, first).every((token) => own?.has(token) || isMaker(token));
    if (certain && !contradicts(index, found, dropped)) {
      return { ingredient_id: found.entry.ingredient_id, how: 'head' };
    }
  }
  return undefined;
}

/** A word before a name that makes another thing of it, as every number may. */
function isStrange(token: string): boolean {
  return STRANGERS.has(token) || /\p{N}/u.test(token);
}

/** Looks a name up without as few words of preparation as possible. */
function findWithout(index: CatalogueIndex, tokens: readonly string[]): Known | undefined {
  const inOrder = tokens.toSorted(compareText);
  const [fullest] = [...readingsOf(index, tokens, ''), ...readingsOf(index, inOrder, ' ')].toSorted(
    (a, b) => a.dropped.length - b.dropped.length,
  );
  const found = fullest && index.known.get(fullest.key);
  return found && !contradicts(index, found, fullest.dropped) ? found : undefined;
}

/** A key of the catalogue, or the beginning of one, and the words of preparation left out before it. */
type Reading = { readonly key: string; readonly dropped: readonly string[] };

/**
 * The keys of the catalogue that words make without some of those of preparation.
 *
 * Shape   goes through the words once and keeps the beginnings that keys have; of two ways to one
 *         beginning the one that drops less goes on. So the time grows with the number of words, where
 *         that of trying every choice of words doubles with each.
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

/** Whether any of the keys begins with a text. */
function isBeginning(keys: readonly string[], text: string): boolean {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return keys[from]?.startsWith(text) ?? false;
}

/** Looks a name up with each word that no name has replaced by the word most like it. */
function findSimilar(index: CatalogueIndex, tokens: readonly string[]): CatalogueMatch | undefined {
  const core = tokens.filter((token) => !PREPARATION.has(token));
  const corrected: string[] = [];
  for (const token of core) {
    const word = index.words.has(token) ? token : nearestWord(index, token);
    if (word === undefined) return undefined;
    corrected.push(word);
  }
  if (corrected.every((token, nth) => token === core[nth])) return undefined;
  const found = index.known.get(spelled(corrected));
  const dropped = tokens.filter((token) => PREPARATION.has(token));
  if (!found || contradicts(index, found, dropped)) return undefined;
  return { ingredient_id: found.entry.ingredient_id, how: 'similar' };
}

/** The word of the catalogue that is most like another: of one first letter, and a letter longer at most. */
function nearestWord({ kin }: CatalogueIndex, token: string): string | undefined {
  if (token.length < MIN_LETTERS) return undefined;
  const trigrams = trigramsOf(token);
  let best: string | undefined;
  let most = SIMILAR_ENOUGH;
  for (const length of [token.length - 1, token.length, token.length + 1]) {
    for (const other of kin.get(kinOf(token, length)) ?? []) {
      const similarity = likeness(trigrams, other.trigrams);
      if (similarity >= most) [best, most] = [other.word, similarity];
    }
  }
  return best;
}

/** What words have in common that may be taken for each other: the first letter, and about the length. */
function kinOf(word: string, length: number): string {
  return `${word[0]}${length}`;
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
    for (const key of new Set([spelled(tokens), sorted(tokens)])) {
      if (key === '' || known.has(key)) continue;
      const other = found.get(key);
      const twice = found.has(key) && other?.entry.ingredient_id !== claim.entry.ingredient_id;
      found.set(key, twice ? undefined : claim);
    }
  }
  for (const [key, claim] of found) if (claim) known.set(key, claim);
}

function match({ entry, how }: Known): CatalogueMatch {
  return { ingredient_id: entry.ingredient_id, how };
}

/** The key of a name as it is spelled. Without spaces: "bread crumbs" are "breadcrumbs". */
function spelled(tokens: readonly string[]): string {
  return tokens.join('');
}

/** The key of a name whatever the order of its words: "skinless boneless", "boneless skinless". */
function sorted(tokens: readonly string[]): string {
  return tokens.length > 1 ? tokens.toSorted(compareText).join(' ') : tokens.join('');
}

/** The trigrams of a text, as `trigramSimilarity` counts them. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [word] of foldText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) {
      found.add(padded.slice(start, start + 3));
    }
  }
  return found;
}
