import * as z from 'zod/mini';

import { TimeZone } from '#basics/calendar.model';
import { endpoint } from '#basics/endpoint.model';
import { batch, Id, line, text, trimmed } from '#basics/leaves.model';
import { Price, Usd } from '#basics/money.model';
import { CATEGORIES } from '#food/categories';
import { Unit } from '#food/foodParts.model';
import { SeenQuantity, StockQuantity, UnitQuantity } from '#food/quantities.model';

import { MAX_INVENTORY_ROWS, MAX_TAX_CLASS } from './inventory.ts';
import { Brand, Gtin, Sku } from './products.model.ts';
import { FileSale, Sale } from './sales.model.ts';
import { CELL_LENGTHS, MAPPING_LENGTHS } from './shelfLimits.ts';

/**
 * What a column of a shop's file can be. `variant`: stands behind the name ("12 oz"), as many columns as there are; `group`:
 * rows with the same one are variants, of which only the first may have the name; `place`: the store that a row is of;
 * `compare_price`: what it cost before a sale, beside the price of the sale; `cost`: what a pack costs the store; `by_weight`: yes
 * or no, or the unit that the price is of.
 */
export const SHELF_FIELDS = [
  'name',
  'variant',
  'group',
  'brand',
  'price',
  'sale_price',
  'sale_from',
  'sale_until',
  'compare_price',
  'stock',
  'pack',
  'pack_amount',
  'pack_unit',
  'gtin',
  'sku',
  'category',
  'cost',
  'tax_class',
  'by_weight',
  'place',
] as const;
export type ShelfField = (typeof SHELF_FIELDS)[number];

/**
 * Why a row stays out, or a cell of it cannot be used.
 *
 * sale_from, sale_until: not_a_day, before_start; tax_class: too_long; by_weight: not_yes_no, not_weighed (its pack is in no
 * unit of weight), other_pack (the price is of another one); of any number: not_a_number, exponent, ambiguous, negative, too_many_decimals, not_whole, too_large; price: date,
 * other_currency, missing (of what is new); gtin: check, length, rounded, twice (two prices), other_pack (known with
 * another pack), other_product; sku: twice, other_product (was another product's); name: missing, decided (left out
 * before); when it is saved: changed_meanwhile, gone (the product, or its food).
 */
export const ROW_REASONS = [
  'not_a_number',
  'exponent',
  'ambiguous',
  'negative',
  'too_many_decimals',
  'not_whole',
  'too_large',
  'date',
  'other_currency',
  'missing',
  'check',
  'length',
  'rounded',
  'twice',
  'other_pack',
  'other_product',
  'decided',
  'changed_meanwhile',
  'gone',
  'not_a_day',
  'before_start',
  'too_long',
  'not_yes_no',
  'not_weighed',
] as const;
export type RowReason = (typeof ROW_REASONS)[number];

export const RowFault = z.object({
  field: z.enum([
    ...(['name', 'price', 'stock', 'pack', 'gtin', 'sku'] as const),
    ...(['sale_price', 'sale_from', 'sale_until', 'compare_price'] as const),
    ...(['cost', 'tax_class', 'by_weight'] as const),
  ]),
  reason: z.enum(ROW_REASONS),
});
export type RowFault = z.output<typeof RowFault>;

/** Rows of the file, counted as a spreadsheet does: the headings are row 1. At most 50,000 rows below them. */
const RowNumber = z.int().check(z.minimum(1), z.maximum(100_000));

/** The cells of a row as they stand in the file; left out where it has none. */
export const ShelfCells = z.object({
  row: RowNumber,
  name: trimmed(CELL_LENGTHS.name),
  brand: z.optional(trimmed(CELL_LENGTHS.brand)),
  price: z.optional(trimmed(CELL_LENGTHS.price)),
  sale_price: z.optional(trimmed(CELL_LENGTHS.sale_price)),
  /** Days, "2026-12-01", both included. */
  sale_from: z.optional(trimmed(CELL_LENGTHS.sale_from)),
  sale_until: z.optional(trimmed(CELL_LENGTHS.sale_until)),
  compare_price: z.optional(trimmed(CELL_LENGTHS.compare_price)),
  stock: z.optional(trimmed(CELL_LENGTHS.stock)),
  /** "12 oz", also of a column of amounts and one of units. */
  pack: z.optional(trimmed(CELL_LENGTHS.pack)),
  gtin: z.optional(trimmed(CELL_LENGTHS.gtin)),
  sku: z.optional(trimmed(CELL_LENGTHS.sku)),
  category: z.optional(trimmed(CELL_LENGTHS.category)),
  cost: z.optional(trimmed(CELL_LENGTHS.cost)),
  tax_class: z.optional(trimmed(CELL_LENGTHS.tax_class)),
  /** "yes", "no", or the unit that the price is of: "per lb". */
  by_weight: z.optional(trimmed(CELL_LENGTHS.by_weight)),
});
export type ShelfCells = z.output<typeof ShelfCells>;

/** What the file is, of all its rows: `shelfFileFacts` finds it. */
const fileFacts = {
  /** Decides numbers with two readings: 1,000. */
  decimal: z.optional(z.enum(['.', ','])),
  /** ISO 4217; prices in another one are refused. Left out: as the first price of the part. */
  currency: z.optional(text(3).check(z.regex(/^[A-Z]{3}$/))),
  /** The file has a column of sale prices, whose days are of this time zone. Left out: it says nothing of sales. */
  sale_zone: z.optional(TimeZone),
};

const PackRead = z.object({ unit_quantity: z.number(), unit: z.string() });

/** A food that a row may be of: the generic product that stands for it. `confidence` is from 0 to 1. */
export const FoodGuess = z.object({
  ingredient_id: Id,
  name: z.string(),
  category: z.enum(CATEGORIES),
  confidence: z.number(),
});
export type FoodGuess = z.output<typeof FoodGuess>;

/** A product that is there already, own or generic. */
const known = z.object({
  kind: z.literal('known'),
  by: z.enum(['gtin', 'sku', 'name']),
  ingredient_id: Id,
  name: z.string(),
  brand: z.nullable(z.string()),
  unit_quantity: z.number(),
  unit: z.string(),
  is_own: z.boolean(),
});
const brand = z.nullable(z.string());
/** By the reader, or as it was decided before. */
const by = z.enum(['reader', 'memory']);
/** Will be an own product of this food. */
const read = z.object({ kind: z.literal('read'), by, food: FoodGuess, brand, pack: PackRead });
/** Will be an own product of no food; its pack is 1 piece where none is said. */
const nonfood = z.object({ kind: z.literal('nonfood'), by, brand, pack: PackRead });
/** To be answered: at most 3 foods, best first; the pack is null where it is unsure. */
const queue = z.object({
  kind: z.literal('queue'),
  foods: z.array(FoodGuess),
  brand,
  pack: z.nullable(PackRead),
  /** What the text says in plain words: for the food search. */
  words: z.string(),
  /** Why it is asked about though it could be read: other_pack of its GTIN, other_product of its SKU. */
  why: z.nullable(RowFault),
});
const leftOut = z.object({
  kind: z.literal('left_out'),
  faults: z.array(RowFault),
  /** The product that the row is of, if it is known: it has not vanished. */
  ingredient_id: z.optional(Id),
});

export const RowIs = z.discriminatedUnion('kind', [known, read, nonfood, queue, leftOut]);
export type RowIs = z.output<typeof RowIs>;

/** What a file says of an item beside its price and stock; left out where it says nothing. */
const details = {
  cost: z.optional(Usd),
  tax_class: z.optional(z.string()),
  by_weight: z.optional(z.boolean()),
};

/** `details`: cost, tax class, or whether it is sold by weight. */
export const ROW_CHANGES = [
  ...(['new', 'price_up', 'price_down', 'stock', 'sale', 'details'] as const),
  'unchanged',
] as const;

export const RowMatch = z.object({
  row: RowNumber,
  is: RowIs,
  /** As read; null where the file says none, or it is at fault. */
  price: z.nullable(Usd),
  quantity: z.nullable(z.int()),
  /** As read, below the regular price; null: none. Left out where the file says nothing of sales. */
  sale: z.optional(z.nullable(FileSale)),
  ...details,
  /** 14 digits, or a number of the shop's own. */
  gtin: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /**
   * What saving it would do; of a changed price that, also when the stock changes with it. `new` for what is not on the
   * shelf yet, also for rows of the queue; `unchanged` for what is left out.
   */
  change: z.enum(ROW_CHANGES),
  /** What stands on the shelf now, with its sale unless that is over; null for what does not. */
  before: z.nullable(
    z.object({ price: Usd, quantity: z.int(), sale: z.optional(Sale), ...details }),
  ),
});
export type RowMatch = z.output<typeof RowMatch>;

/** 5,000 rows with every cell at its longest are 1,044 UTF-16 code units each, of at most 3 bytes in letters of any script. */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Changes nothing. The order of what a row is: the GTIN of a known product, the SKU of this vendor, the exact name (of a
 * generic one: name and pack), what was decided before, what public data say of the GTIN, the reader. Rows are checked
 * against those of their own part; `faultsAcross` finds a GTIN or SKU with two prices in a file of several.
 *
 * Errors  store_not_found, also for another's.
 */
export const matchShelf = endpoint({
  method: 'POST',
  path: '/vendor/store/{storeId}/shelf/match',
  access: 'manager',
  stores: 'own',
  summary: 'Say what each row of a shop’s file is, and what saving it would change',
  params: z.object({ storeId: Id }),
  body: z.object({ rows: batch(ShelfCells, MAX_INVENTORY_ROWS), ...fileFacts }),
  bodyLimit: PART_BYTES,
  response: z.object({ rows: z.array(RowMatch) }),
});

/** A product that is there, or one to be made. Equal ones of one body are made once. */
export const PutProduct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), ingredient_id: Id }),
  z.object({
    kind: z.literal('new'),
    name: line(200),
    brand: z.nullable(Brand),
    unit_quantity: UnitQuantity,
    unit: Unit,
    /** The generic product whose food it is; null for what nobody cooks with. */
    food_id: z.nullable(Id),
    category: z.enum(CATEGORIES),
  }),
]);

/** A row with its answer. As read by `matchShelf`; members left out stay as they are. */
export const ShelfPut = z.object({
  row: RowNumber,
  product: PutProduct,
  gtin: z.optional(z.nullable(Gtin)),
  sku: z.optional(z.nullable(Sku)),
  /** Needed for what is not on the shelf yet. */
  price: z.optional(Price),
  quantity: z.optional(StockQuantity),
  /** Null ends the one that is there. One that is not below the price, or over, is none. */
  sale: z.optional(z.nullable(FileSale)),
  cost: z.optional(Price),
  tax_class: z.optional(line(MAX_TAX_CLASS)),
  by_weight: z.optional(z.boolean()),
  /** `before` of the match. A row of which neither old nor new value holds any more is left out. */
  expected_price: z.optional(Price),
  expected_quantity: z.optional(SeenQuantity),
});
export type ShelfPut = z.output<typeof ShelfPut>;

/**
 * Makes own products and sets prices and stock: the whole part or nothing, but for the rows that it names as left out.
 * Sending it again changes nothing more. An own product whose GTIN, SKU or exact name, brand and pack is there already is
 * taken, not made.
 *
 * Errors  store_not_found; products_full.
 */
export const putShelf = endpoint({
  method: 'PUT',
  path: '/vendor/store/{storeId}/shelf',
  access: 'manager',
  stores: 'own',
  summary: 'Bring rows of a shop’s file onto a shelf',
  params: z.object({ storeId: Id }),
  body: z.object({
    rows: batch(ShelfPut, MAX_INVENTORY_ROWS),
    /** Packs of a new item whose row has no stock. */
    missing_stock: z._default(StockQuantity, 0),
  }),
  bodyLimit: PART_BYTES,
  response: z.object({
    message: z.string(),
    /** Own products that were made. */
    created: z.int(),
    added: z.int(),
    price_changed: z.int(),
    stock_changed: z.int(),
    unchanged: z.int(),
    left_out: z.array(z.object({ row: RowNumber, ...RowFault.shape })),
    /**
     * For Undo: `changed` as they were and `now`, to be sent to PUT …/inventory with `now` as the expected values; `added`
     * to POST …/items/remove. Products that were made stay.
     */
    undo: z.object({
      changed: z.array(
        z.object({
          ingredient_id: Id,
          /** With its sale, null for none, where one was there or is set. */
          before: z.object({
            price: Usd,
            quantity: z.int(),
            sale: z.optional(z.nullable(Sale)),
            /** Where the row said them. Null: there was none. */
            cost: z.optional(z.nullable(Usd)),
            tax_class: z.optional(z.nullable(z.string())),
            by_weight: z.optional(z.boolean()),
          }),
          now: z.object({ price: Usd, quantity: z.int() }),
        }),
      ),
      added: z.array(Id),
    }),
  }),
});

/** Max remembered sets of headings and decisions of a vendor: the newest. */
export const MAX_SHELF_MAPPINGS = 20;
export const MAX_SHELF_DECISIONS = 20_000;
/** Max columns of a file that is read. */
export const MAX_SHELF_COLUMNS = 200;

/** What the columns of a set of headings are in a store. */
export const ShelfMapping = z.object({
  /** Of `headingsKey` and the store: another store may have other columns of the same file. */
  headings: line(64),
  columns: batch(
    z.object({
      heading: trimmed(MAPPING_LENGTHS.heading),
      field: z.nullable(z.enum(SHELF_FIELDS)),
    }),
    MAX_SHELF_COLUMNS,
  ),
  /** The name in the file's column of places that was this store; null: none was chosen. */
  place: z.nullable(trimmed(MAPPING_LENGTHS.place)),
});
export type ShelfMapping = z.output<typeof ShelfMapping>;

const subject = { name: trimmed(CELL_LENGTHS.name), gtin: z.optional(z.nullable(Gtin)) };
/**
 * A person's answer to a row, found again by its GTIN, else by its name without case, accents and spaces. `out`: stays
 * out; `ask`: forgets the answer, as Undo does.
 */
export const ShelfDecision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('food'),
    ...subject,
    food_id: Id,
    unit_quantity: UnitQuantity,
    unit: Unit,
  }),
  z.object({ kind: z.literal('nonfood'), ...subject }),
  z.object({ kind: z.literal('out'), ...subject }),
  z.object({ kind: z.literal('ask'), ...subject }),
]);
export type ShelfDecision = z.output<typeof ShelfDecision>;

export const readShelfMemory = endpoint({
  method: 'GET',
  path: '/vendor/shelf/memory',
  access: 'manager',
  stores: 'none',
  summary: 'How the columns of the vendor’s files were mapped, the newest first',
  response: z.object({
    mappings: z.array(ShelfMapping),
    decisions: z.int(),
  }),
});

/** A decision whose food is not in the catalogue any more is dropped. */
export const writeShelfMemory = endpoint({
  method: 'PUT',
  path: '/vendor/shelf/memory',
  access: 'manager',
  stores: 'none',
  summary: 'Remember how columns are mapped, and what rows are',
  body: z.object({
    mapping: z.optional(ShelfMapping),
    decisions: z.optional(batch(ShelfDecision, MAX_INVENTORY_ROWS)),
  }),
  bodyLimit: PART_BYTES,
  response: z.object({ message: z.string() }),
});
