import { isLine, LIMITS } from '@larder/shared/basics/validation';
import type { ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';
import { writtenItems } from '@larder/shared/recipes/writtenItems';

/** The ingredient of a name by the catalogue; null or undefined without one. */
type Find = (name: string) => { readonly ingredient_id: string } | null | undefined;

/** A part between two commas: read whole, and as what "and" joins in it. */
type Part = {
  readonly whole: readonly ListIngredient[];
  readonly joined: readonly ListIngredient[];
};

/** More are not a list typed in one line. */
const MAX_PARTS = 50;
/** "1,5 kg" has none. */
const SEPARATOR = /;|(?<!\d),|,(?!\d)/;
const JOINT = /\s(?:and|&|\+)\s/i;

/** Whether a line may be several items. What it may be is asked of the catalogue, so most lines do without. */
export function maybeSeveral(text: string): boolean {
  return SEPARATOR.test(text) || JOINT.test(text);
}

/** The names that `severalItems` asks about. */
export function severalNames(text: string): string[] {
  const parts = partsOf(text);
  const names = parts.flatMap(({ whole, joined }) => [...whole, ...joined].map(({ name }) => name));
  return [...new Set([...names, ...turnedName(parts)])].filter((name) => isLine(name, LIMITS.name));
}

/**
 * The items of a line that lists several: "milk 1 gallon, eggs, bread", "2 carrots and an onion".
 *
 * Shape   undefined unless each part is a food of its own by the catalogue: "tomatoes, diced" is one with a note, and so
 *         are "tomatoes, cherry" and "half and half".
 */
export function severalItems(text: string, find: Find): ListIngredient[] | undefined {
  const parts = partsOf(text);
  const items = parts.map((part) => itemsOf(part, find));
  if (items.some((some) => some.length === 0) || isKind(parts, find)) return undefined;
  const all = items.flat();
  return all.length > 1 ? all : undefined;
}

function partsOf(text: string): Part[] {
  const texts = text.split(SEPARATOR).filter((part) => part.trim() !== '');
  if (texts.length > MAX_PARTS || !texts.every(isClosed)) return [];
  return texts.map((part) => ({
    whole: writtenItems(part),
    joined: JOINT.test(part) ? part.split(JOINT).flatMap(writtenItems) : [],
  }));
}

/** Whether brackets that open in a part also close in it. */
function isClosed(part: string): boolean {
  return part.split('(').length === part.split(')').length;
}

/** The foods of a part; none when one of them is no food. */
function itemsOf({ whole, joined }: Part, find: Find): readonly ListIngredient[] {
  const isKnown = ({ name }: ListIngredient): boolean => Boolean(find(name));
  const own = idsOf(whole, find);
  // "Half and half" is a food that none of its halves is.
  const isJoined = own.every((id) => idsOf(joined, find).includes(id));
  if (joined.length > 1 && joined.every(isKnown) && isJoined) return joined;
  return whole.every(isKnown) ? whole : [];
}

function idsOf(items: readonly ListIngredient[], find: Find): string[] {
  return items.flatMap(({ name }) => find(name)?.ingredient_id ?? []);
}

/** Whether the second of two parts says which kind the first is: "tomatoes, cherry", "eggs, yolks". */
function isKind(parts: readonly Part[], find: Find): boolean {
  const [first, second] = parts.map(({ whole }) => idsOf(whole, find)[0]);
  const isSame = first !== undefined && first === second;
  return turnedName(parts).some((name) => isSame || Boolean(find(name)));
}

/** "cherry tomatoes" of "tomatoes, cherry"; none where the second has an amount. */
function turnedName(parts: readonly Part[]): string[] {
  const [first, second] = parts.map(({ whole }) => whole[0]);
  if (parts.length !== 2 || !first || !second || second.amount > 0) return [];
  return [`${second.name} ${first.name}`];
}
