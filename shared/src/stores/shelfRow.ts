import { type CatalogueIndex, findMatch, type MatchKind } from '#food/catalogueMatch';
import { foodTokens } from '#food/foodTokens';
import { FREE, PREPARATION } from '#food/foodWords';

import { packsOf, packsOfThing } from './shelfPacks.ts';
import { closestFoods, indexShelfWords, type ShelfWords } from './shelfWords.ts';
import { type PackReading, readTillPack, type TillPack } from './tillPack.ts';
import { brandIn, plainWords, type TillText, tillText } from './tillText.ts';
import { EATEN_AS_IT_IS, hasEatenPhrase, isNonFood } from './uncookedWords.ts';

/** A row of a shop's file, as it says what it is. */
export type ShelfText = {
  readonly name: string;
  readonly brand?: string | undefined;
  readonly pack?: string | undefined;
  readonly category?: string | undefined;
};

export type ShelfGuess = { readonly ingredient_id: string; readonly confidence: number };

/**
 * What a row is. `read`: the first of `foods`, in this pack; `nonfood`: nothing that one cooks with; `queue`: to be asked
 * about, with at most three foods, best first.
 *
 * Shape   `confidence` is from 0 to 1; `words` are the text in plain words. The pack of `read` is never null.
 */
export type ShelfReading = {
  readonly kind: 'read' | 'nonfood' | 'queue';
  readonly foods: readonly ShelfGuess[];
  readonly brand: string | null;
  readonly pack: TillPack | null;
  readonly words: string;
};

export type ReadShelfText = (text: ShelfText) => ShelfReading;

/** From here on a food is taken without asking. A wrong one costs the shop more than a question. */
const CERTAIN = 0.9;
const BY_KIND: Readonly<Record<MatchKind, number>> = {
  exact: 0.99,
  alias: 0.98,
  head: 0.95,
  similar: 0.82,
};
/** A word that nobody knows: a maker in front, a flavour or a kind elsewhere. */
const UNKNOWN = { first: 0.98, later: 0.95 };
const DOUBTFUL = 0.7;
const MAX_GUESSES = 3;

/** Reads rows by a catalogue. Units: about 0.3 ms a row. */
export function makeShelfReader(index: CatalogueIndex): ReadShelfText {
  const words = indexShelfWords(index);
  return (text) => readRow({ index, words }, text);
}

type Reader = { readonly index: CatalogueIndex; readonly words: ShelfWords };

function readRow(reader: Reader, row: ShelfText): ShelfReading {
  const { rest, pack: inName } = readTillPack(row.name);
  const inCell = row.pack === undefined ? undefined : readTillPack(row.pack).pack;
  const maker = brandIn(rest, row.brand);
  const told = tillText(maker.words, { words: reader.words, isTill: !/\p{Ll}/u.test(row.name) });
  // What comes in a bunch is fresh.
  const text = /\bbunch\W*$/i.test(row.name) ? { ...told, words: `fresh ${told.words}` } : told;
  const tokens = foodTokens(text.words);
  const is = maker.brand?.is;
  const found =
    wholeName(reader, rest) ??
    ofMaker(reader, { is, text }) ??
    foodOf(reader, withMakersWord(text, maker.name));
  const packFor: PackReading = (of) => oneOf(inName(of), inCell?.(of));
  const said = { brand: maker.name, words: text.words };

  const isThing = isNonFood(tokens, row.category);
  if (isThing || isEaten({ tokens, found, is }, reader)) {
    const isDrunk = maker.brand?.isFluid === true;
    const pack = packFor(packsOfThing(tokens, { isNonFood: isThing, isDrunk })) ?? ONE_PIECE;
    return { ...said, kind: 'nonfood', foods: [], pack };
  }
  const guesses = withOthers(found, closestFoods(reader.words, tokens));
  const [best] = guesses;
  const food = reader.words.foods.get(best?.ingredient_id ?? '');
  const pack = (food && packFor(packsOf(food))) ?? null;
  const states = [text.words, row.name, row.category ?? '', is ?? ''].join(' ');
  const sure = best && doubted(reader, { guess: best, said: states, pack });
  const isSure = sure !== undefined && sure.confidence >= CERTAIN && pack !== null && is !== null;
  return {
    ...said,
    kind: isSure ? 'read' : 'queue',
    foods: sure ? [sure, ...guesses.slice(1)] : guesses,
    pack,
  };
}

const ONE_PIECE: TillPack = { unit_quantity: 1, unit: 'piece' };

/** The pack that name and cell say; null when they differ. */
function oneOf(
  name: TillPack | null | undefined,
  cell: TillPack | null | undefined,
): TillPack | null | undefined {
  if (!name || !cell) return cell === undefined ? name : cell;
  const isSame =
    name.unit === cell.unit &&
    Math.abs(name.unit_quantity - cell.unit_quantity) <= 0.02 * cell.unit_quantity;
  return isSame ? cell : null;
}

type Found = ShelfGuess & { readonly how: MatchKind };

/** The food of a text; of what is cut in pieces and sold so, that in a can: "diced tomatoes". */
function foodOf(reader: Reader, text: TillText): Found | undefined {
  const found = matchOf(reader, text) ?? matchOf(reader, withoutShare(text));
  const isCut = foodTokens(text.words).some(
    (token) => CUT.has(token) && !(found && isWordOf(reader, { token, id: found.ingredient_id })),
  );
  if (!isCut) return found;
  const canned = matchOf(reader, { ...text, words: `canned ${text.words}` });
  return canned ?? (found && { ...found, confidence: DOUBTFUL });
}

/** "Lamb mince 20 %" says how much of it is fat. */
function withoutShare({ words, confidence }: TillText): TillText {
  return { words: words.replaceAll(/\b\d{1,2}%(?: fat)?/g, ' ').trim(), confidence };
}

/** What recipes leave to the cook makes another product in a shop. */
const CUT: ReadonlySet<string> = new Set(
  'diced chopped crushed peeled pureed mashed stewed cooked fried baked'.split(' '),
);

function isWordOf({ index }: Reader, { token, id }: { token: string; id: string }): boolean {
  return (
    index.ownWords.get(id)?.has(token) === true || index.otherWords.get(id)?.has(token) === true
  );
}

function matchOf({ index, words }: Reader, text: TillText): Found | undefined {
  const found = text.words === '' ? undefined : findMatch(index, text.words);
  if (!found) return undefined;
  const tokens = foodTokens(text.words);
  const unknown = tokens.flatMap((token, place) => (words.isKnown(token) ? [] : [place]));
  const confidence = unknown.reduce(
    (product, place, nth) => product * (place === nth ? UNKNOWN.first : UNKNOWN.later),
    BY_KIND[found.how] * text.confidence,
  );
  const isDoubtful = isVague({ index, words }, { found, tokens, unknown: unknown.length });
  return { ...found, confidence: isDoubtful ? DOUBTFUL : confidence };
}

/** A food that is called so in full, maker and all: "Cadbury Dairy Milk" is chocolate. */
function wholeName({ index }: Reader, text: string): Found | undefined {
  const tokens = foodTokens(plainWords(text).join(' '));
  const known = tokens.length > 1 ? index.known.get(tokens.join('')) : undefined;
  return (
    known && {
      ingredient_id: known.entry.ingredient_id,
      how: known.how,
      confidence: BY_KIND[known.how],
    }
  );
}

/** "Dave's Killer Bread" is bread, of whole wheat. */
function withMakersWord({ words, confidence }: TillText, maker: string | null): TillText {
  const last = foodTokens(maker ?? '').at(-1) ?? '';
  return { words: words === '' ? '' : `${words} ${last}`.trim(), confidence };
}

/** Of "Birds Eye peas" the maker says that they are frozen, of "LaCroix lime" what it is. */
function ofMaker(
  reader: Reader,
  { is, text }: { is: string | null | undefined; text: TillText },
): Found | undefined {
  if (typeof is !== 'string') return foodOf(reader, text);
  const own = foodTokens(is).at(-1) ?? '';
  if (is === 'frozen')
    return foodOf(reader, { ...text, words: `frozen ${text.words}` }) ?? foodOf(reader, text);
  const isSaid = foodTokens(text.words).includes(own);
  return (
    (isSaid ? foodOf(reader, text) : undefined) ?? foodOf(reader, { words: is, confidence: 0.95 })
  );
}

/**
 * Whether one word is all that is known: one that several foods end with, as "milk", or beside unknown ones a flavour:
 * "skyr vanilla".
 */
function isVague(
  { index, words }: Reader,
  {
    found,
    tokens,
    unknown,
  }: {
    found: { ingredient_id: string; how: MatchKind };
    tokens: readonly string[];
    unknown: number;
  },
): boolean {
  const isFull = index.known.get(tokens.join(''))?.entry.ingredient_id === found.ingredient_id;
  if (isFull && (tokens.length > 1 || found.how === 'exact')) return false;
  const own = index.ownWords.get(found.ingredient_id);
  const [core = '', second] = tokens.filter(
    (token) =>
      index.words.has(token) &&
      (own?.has(token) === true || !(PREPARATION.has(token) || FREE.has(token))),
  );
  if (second !== undefined) return false;
  const isHead = words.foods.get(found.ingredient_id)?.head === core;
  return (words.heads.get(core) ?? 0) > 1 || (unknown > 0 && (!isHead || FLAVOURS.has(core)));
}

/** Foods that others taste of. */
const FLAVOURS: ReadonlySet<string> = new Set(
  `apple banana blueberry cherry coconut cranberry grape grapefruit kiwi lemon lime mango nectarine orange peach pear
   pineapple plum pomegranate raspberry strawberry watermelon honey mint ginger garlic onion bacon jalapeno cinnamon paprika
   cucumber carrot spinach beet potato`.split(/\s+/),
);

/** Whether it is eaten or drunk as it is: so is all of some makers, unless the text names a food. */
function isEaten(
  {
    tokens,
    found,
    is,
  }: { tokens: readonly string[]; found: Found | undefined; is: string | null | undefined },
  { words }: Reader,
): boolean {
  const last = tokens.at(-1) ?? '';
  if (hasEatenPhrase(tokens) && found?.how !== 'exact') return true;
  const isFlavour = is === null && tokens.every((token) => FLAVOURS.has(token));
  if (found && found.confidence >= DOUBTFUL && !isFlavour) return false;
  return is === null || (EATEN_AS_IT_IS.has(last) && !words.heads.has(last));
}

function withOthers(found: Found | undefined, others: readonly ShelfGuess[]): ShelfGuess[] {
  const best = found ? [{ ingredient_id: found.ingredient_id, confidence: found.confidence }] : [];
  const rest = others.filter(({ ingredient_id }) => ingredient_id !== found?.ingredient_id);
  return [...best, ...rest].slice(0, MAX_GUESSES);
}

/** Less sure when nothing tells the food's state, "frozen" or "canned", and another food differs by it alone. */
function doubted(
  { words }: Reader,
  { guess, said, pack }: { guess: ShelfGuess; said: string; pack: TillPack | null },
): ShelfGuess {
  const food = words.foods.get(guess.ingredient_id);
  const told = foodTokens(said).map((token) => STATE_WORDS.get(token) ?? token);
  const untold = food?.states.filter((state) => !told.includes(state)) ?? [];
  const isCan = untold.includes('canned') && pack !== null && isSizeOfCan(pack);
  const isOpen = food?.hasOtherState === true || food?.name.startsWith('Frozen ') === true;
  return untold.length > 0 && isOpen && !isCan
    ? { ...guess, confidence: Math.min(guess.confidence, DOUBTFUL) }
    : guess;
}

const STATE_WORDS: ReadonlyMap<string, string> = new Map([
  ['dry', 'dried'],
  ['produce', 'fresh'],
]);

/** Cans have odd sizes, dry goods whole pounds, halves of a kilo and quarters. */
function isSizeOfCan({ unit_quantity, unit }: TillPack): boolean {
  const isRound = [453.592, 250, 340.2].some((one) => {
    const rest = unit_quantity % one;
    return Math.min(rest, one - rest) < 2;
  });
  return unit === 'gm' && unit_quantity >= 100 && unit_quantity <= 900 && !isRound;
}
