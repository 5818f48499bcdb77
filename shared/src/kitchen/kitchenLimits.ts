/** Max lines of a list: more than anybody shops for, and than a page can draw. */
export const MAX_LINES = 1_000;
/** Max removed lines that can come back, a whole list and as many again; the oldest are forgotten. */
export const MAX_REMOVED = 2_000;
export const MAX_CARTS = 100;
/** Max items of all carts together: as many as a list has lines, ten orders at their fullest. */
export const MAX_CART_ITEMS = 1_000;
export const MAX_PANTRY = 1_000;
/** Max own categories and weights; the oldest are forgotten. */
export const MAX_OWN = 2_000;
/** Max stores with an aisle order; the oldest are forgotten. */
export const MAX_AISLES = 100;
/** Max brands that are chosen or refused, of all foods together. */
export const MAX_BRANDS = 500;
/** Max meals of the plan: a year of four a day, and some more; the oldest are forgotten. */
export const MAX_PLAN = 1_500;
/** Max removed meals that can come back; the oldest are forgotten. */
export const MAX_UNPLANNED = 100;
/** Max meals of a day, far above any real one. */
export const MAX_MEALS_A_DAY = 20;
/** Max meals that one operation adds: two weeks of four a day. */
export const MAX_ENTRIES_ADDED = 56;
/** Units: minutes; a ham may hang for a month. */
export const MAX_RECIPE_MINUTES = 60 * 24 * 31;
/** Max cooked dishes that can be undone, and counted orders that are remembered. */
export const MAX_COOKED = 50;
export const MAX_ORDERED = 50;
/** Max orders on their way, whose packs are not bought again: as many as a checkout places. */
export const MAX_PLACED = 20;
/** Max orders of a trip, the newest: as many as a kitchen keeps, and as many again that were refused. */
export const MAX_TRIP_ORDERS = 2 * MAX_PLACED;
/** How long an order counts as on its way: less than a week, so that a weekly shop starts anew. Units: milliseconds. */
export const MAX_PLACED_AGE = 6 * 24 * 60 * 60 * 1000;

/**
 * Max bytes of a kitchen as JSON, without what can only be undone: a list of 100 lines, three carts and a pantry of 60
 * entries are 140 kB.
 */
export const MAX_KITCHEN_BYTES = 1_000_000;
/** Up to here something may be added; the rest is for ticks and edits of a kitchen that is full. */
export const MAX_FILLED_BYTES = 900_000;
/** Max bytes of removed lines: the fullest list that is cleared, with who removed each line, and some more. */
export const MAX_REMOVED_BYTES = 1_250_000;
/** Max bytes of cooked dishes that can be undone. */
export const MAX_COOKED_BYTES = 500_000;
/** Max bytes of removed meals: as many as can come back, with the longest names. */
const MAX_UNPLANNED_BYTES = 300_000;
/** Max bytes of all of it. */
export const MAX_STATE_BYTES =
  MAX_KITCHEN_BYTES + MAX_REMOVED_BYTES + MAX_COOKED_BYTES + MAX_UNPLANNED_BYTES;

/** The member id of guests with a shopping link. */
export const GUEST = 'guest';

/** Why ordered packs do not come. */
export const LOST_WHY = ['short', 'rejected', 'cancelled'] as const;

/** Max operations of a request, and of a household per day. */
export const MAX_OPS = 200;
export const MAX_OPS_A_DAY = 10_000;
/** Max bytes of a household's operations per day, as JSON: 10,000 ticks or items are 5 MB, a kitchen brought along 1 MB. */
export const MAX_OP_BYTES_A_DAY = 5_000_000;
/** Of these, one member of several: the others can go on. */
export const MAX_OPS_OF_MEMBER = MAX_OPS_A_DAY / 2;
export const MAX_OP_BYTES_OF_MEMBER = MAX_OP_BYTES_A_DAY / 2;
/** How long the server keeps an operation. A device that was away for longer reads the state again. */
export const KEPT_DAYS = 90;

/**
 * What an operation may hold.
 *
 * Units   texts in characters, lists in entries.
 */
export const KITCHEN_LIMITS = {
  unit: 100,
  picture: 500,
  ingredients: 200,
  amounts: 20,
  weights: 60,
  brand: 80,
  mealName: 40,
} as const;
