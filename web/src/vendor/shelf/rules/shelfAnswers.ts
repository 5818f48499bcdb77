import { cents } from '@larder/shared/basics/money';
import { foldText } from '@larder/shared/basics/text';
import { cleanText, isLine, LIMITS } from '@larder/shared/basics/validation';
import { CATEGORIES, type Category } from '@larder/shared/food/categories';
import type { PackSize } from '@larder/shared/food/packs.model';
import { isWeighable } from '@larder/shared/orders/weighing';
import { PRODUCT_LIMITS } from '@larder/shared/stores/products.model';
import type {
  FoodGuess,
  RowMatch,
  ShelfCells,
  ShelfDecision,
  ShelfPut,
} from '@larder/shared/stores/shelfFile.calls';

/** A food of the catalogue: the generic product that stands for it. */
export type Food = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly category: Category;
};

/** What a person says a row is. `nonfood` is sold without being a food; `out` stays out, also of the next file. */
export type Answer =
  | { readonly kind: 'food'; readonly food: Food; readonly pack: PackSize }
  | { readonly kind: 'nonfood'; readonly pack: PackSize }
  | { readonly kind: 'out' };

/** By the key of rows: those of the same text have the same answer. */
export type Answers = ReadonlyMap<string, Answer>;

/** A row of the file with what it was found to be. */
export type FileRow = {
  /** Of its answer. */
  readonly key: string;
  readonly cells: ShelfCells;
  readonly match: RowMatch;
};

/** A row with the answer that it has got. */
export type SeenRow = FileRow & { readonly answer: Answer | undefined };

/** `queue` is to be looked at, `out` is left out of the store. */
export type RowGroup = 'queue' | 'known' | 'food' | 'nonfood' | 'out';

/** The pack of what is sold by the piece. */
export const ONE_PIECE: PackSize = { unit_quantity: 1, unit: 'piece' };
/** From here on a guess is likely enough to be accepted with others, at one press. */
const LIKELY = 0.9;
/** Below this nothing is chosen in advance. */
const HALF = 0.5;

export function fileRow(cells: ShelfCells, match: RowMatch): FileRow {
  return { key: answerKey(cells), cells, match };
}

/** Equal texts have equal keys, without regard to case, accents and spaces. */
export function answerKey({ name, pack = '' }: ShelfCells): string {
  return [name, pack].map((text) => foldText(text).replaceAll(/\s+/g, ' ')).join('\n');
}

export function seenRows(rows: readonly FileRow[], answers: Answers): SeenRow[] {
  return rows.map((row) => ({ ...row, answer: answers.get(row.key) }));
}

export function groupOf({ match: { is }, answer }: SeenRow): RowGroup {
  if (is.kind === 'left_out') return 'out';
  if (is.kind === 'known') return 'known';
  if (answer) return answer.kind;
  return is.kind === 'read' ? 'food' : is.kind;
}

/** What the row is answered with at a press: of the foods the best, or the `nth`. */
export function guessOf({ match: { is } }: FileRow, nth?: number): FoodGuess | undefined {
  if (is.kind === 'read') return is.food;
  if (is.kind !== 'queue') return undefined;
  if (nth !== undefined) return is.foods[nth];
  return is.foods.find(({ confidence }) => confidence >= HALF);
}

/** The pack that was read or set; undefined where it has to be said. */
export function packOf({ match: { is }, answer }: SeenRow): PackSize | undefined {
  if (answer && answer.kind !== 'out') return answer.pack;
  if (is.kind === 'left_out') return undefined;
  return (is.kind === 'known' ? is : is.pack) ?? undefined;
}

/** The answers of all rows to look at whose first food is likely and whose pack is known. */
export function likelyAnswers(rows: readonly SeenRow[]): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const row of rows) {
    const [food] = row.match.is.kind === 'queue' ? row.match.is.foods : [];
    const pack = packOf(row);
    if (groupOf(row) === 'queue' && food && food.confidence >= LIKELY && pack)
      answers.set(row.key, { kind: 'food', food: toFood(food), pack });
  }
  return answers;
}

/** Without its confidence and what else is known of it. */
export function toFood({
  ingredient_id,
  name,
  category,
}: Omit<Food, 'category'> & { category: string }): Food {
  return {
    ingredient_id,
    name,
    category: CATEGORIES.find((one) => one === category) ?? 'Other',
  };
}

/** What is to be sent of a row; undefined for one that stays out or changes nothing. */
export function putOf(row: SeenRow): ShelfPut | undefined {
  const { price, quantity, sale, cost, tax_class, by_weight, before, gtin } = row.match;
  const product = productOf(row);
  if (!product || !changesAnything(row)) return undefined;
  const sku = lineOf(row.match.sku ?? '', PRODUCT_LIMITS.sku);
  return {
    row: row.match.row,
    product,
    ...(gtin !== null && { gtin }),
    ...(sku !== '' && { sku }),
    ...(price !== null && { price }),
    ...(quantity !== null && { quantity }),
    ...(sale !== undefined && { sale }),
    ...(cost !== undefined && { cost }),
    ...(tax_class !== undefined && { tax_class }),
    ...(by_weight !== undefined && { by_weight }),
    // What came onto the shelf meanwhile is left as it is.
    expected_price: before?.price ?? cents(0),
    expected_quantity: before?.quantity ?? 0,
  };
}

/** The product that the row becomes, or is; undefined for what stays out. */
export function productOf(row: SeenRow): ShelfPut['product'] | undefined {
  const { is, price } = row.match;
  if (is.kind === 'known') return { kind: 'known', ingredient_id: is.ingredient_id };
  const group = groupOf(row);
  const pack = packOf(row);
  const name = lineOf(row.cells.name, LIMITS.name);
  if (is.kind === 'left_out' || (group !== 'food' && group !== 'nonfood')) return undefined;
  if (!pack || name === '' || price === null || isUnweighable(row)) return undefined;
  const food = group === 'food' ? foodOf(row) : undefined;
  const brand = lineOf(is.brand ?? '', PRODUCT_LIMITS.brand);
  return {
    kind: 'new',
    name,
    brand: brand === '' ? null : brand,
    unit_quantity: pack.unit_quantity,
    unit: pack.unit,
    food_id: food?.ingredient_id ?? null,
    category: food?.category ?? 'Other',
  };
}

/** Whether the row sells by weight what is answered to be in pieces, or poured. */
export function isUnweighable(row: SeenRow): boolean {
  const pack = packOf(row);
  return row.match.by_weight === true && pack !== undefined && !isWeighable(pack.unit);
}

/** The food that the row is of, as answered or read. */
export function foodOf({ match: { is }, answer }: SeenRow): Food | undefined {
  if (answer) return answer.kind === 'food' ? answer.food : undefined;
  return is.kind === 'read' ? is.food : undefined;
}

/** What the next file need not ask again: each answer once. */
export function decisionsOf(rows: readonly SeenRow[]): ShelfDecision[] {
  const decisions = new Map<string, ShelfDecision>();
  for (const { key, cells, match, answer } of rows) {
    if (!answer) continue;
    const { gtin } = match;
    const subject = { name: cells.name, gtin };
    decisions.set(
      `${gtin}\n${key}`,
      answer.kind === 'food'
        ? { kind: 'food', ...subject, food_id: answer.food.ingredient_id, ...answer.pack }
        : { kind: answer.kind, ...subject },
    );
  }
  return [...decisions.values()];
}

/** An unchanged row still brings numbers that its product may not have yet. */
function changesAnything({ match: { is, change, gtin, sku } }: SeenRow): boolean {
  if (change !== 'unchanged' || is.kind !== 'known') return true;
  return (gtin !== null && is.by !== 'gtin') || (sku !== null && is.by === 'name');
}

/** One line of at most `max` characters; empty for a text that the server would refuse, and with it all rows. */
function lineOf(text: string, max: number): string {
  const clean = cleanText(text.replaceAll(/\p{Cc}+/gu, ' '));
  const line = Array.from(clean).slice(0, max).join('').trim();
  return isLine(line, max) ? line : '';
}
