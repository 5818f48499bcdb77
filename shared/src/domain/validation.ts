import { isExactDollars } from './money.ts';

/**
 * The limits of everything a person or a program may send. The pages use them to warn early, the
 * server to refuse.
 *
 * Units   text in characters (Unicode code points) after trimming, money in US dollars, bodies in
 *         bytes, lists in entries.
 * Source  our own decision, except the password's 8: product specification section 9.
 */
export const LIMITS = {
  email: { min: 3, max: 254 },
  password: { min: 8, max: 256 },
  name: 200,
  address: 500,
  storeName: 120,
  recipeTitle: 200,
  longText: 5_000,
  unit: 20,
  idempotencyKey: 255,
  price: 100_000,
  stockQuantity: 1_000_000,
  orderQuantity: 999,
  unitQuantity: 1_000_000,
  recipeNumber: 100_000,
  ordersPerCall: 20,
  linesPerOrder: 100,
  compareItems: 200,
  recipesPerCall: 20,
  itemsPerRecipe: 100,
  ingredientsPerCall: 500,
  storesPerCall: 20,
  listRows: 5_000,
  signInBodyBytes: 16 * 1024,
  bodyBytes: 256 * 1024,
} as const;

/** The spelling in which a text is kept: Unicode NFC, without space around it. */
export function cleanText(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Whether a text fits one line of the product, such as a name, an address or a title: 1 to `max`
 * characters after trimming, none of them a control character. (PostgreSQL cannot keep U+0000, and
 * half a surrogate pair is not text.)
 */
export function isLine(text: string, max: number): boolean {
  return fits(text, max) && !/\p{Cc}/u.test(text);
}

/** As `isLine`, for a description or a step, which may be of several lines and hold tabs. */
export function isParagraph(text: string, max: number): boolean {
  return fits(text, max) && !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, ''));
}

/** The spelling in which an e-mail address is kept and compared: trimmed and in lower case. */
export function cleanEmail(text: string): string {
  return cleanText(text).toLowerCase();
}

/**
 * Whether a text is an e-mail address as sign-in forms mean it: something, one @, and a domain of at
 * least two parts, without space or control characters. Mail to it is the only real proof.
 *
 * Shape   splits instead of matching one pattern, which would take quadratic time on hostile text.
 */
export function isEmail(text: string): boolean {
  const email = cleanText(text);
  if (email.length < LIMITS.email.min || email.length > LIMITS.email.max) return false;
  if (!email.isWellFormed() || /[\s\p{Cc}]/u.test(email)) return false;
  const [local, domain, more] = email.split('@');
  if (!local || !domain || more !== undefined) return false;
  const parts = domain.split('.');
  return parts.length >= 2 && parts.every((part) => part !== '');
}

/** 8 to 256 characters of any kind. A password is never trimmed or changed in any way. */
export function isPassword(text: string): boolean {
  const length = characters(text);
  return length >= LIMITS.password.min && length <= LIMITS.password.max;
}

/** Whether a number is a price in dollars: 0 to 100,000 in whole cents. */
export function isPrice(dollars: number): boolean {
  return dollars >= 0 && dollars <= LIMITS.price && isExactDollars(dollars);
}

/** Packs of one item in a store: 0 to a million. */
export function isStockQuantity(packs: number): boolean {
  return Number.isInteger(packs) && packs >= 0 && packs <= LIMITS.stockQuantity;
}

/** Packs of one item on an order: 1 to 999. */
export function isOrderQuantity(packs: number): boolean {
  return Number.isInteger(packs) && packs >= 1 && packs <= LIMITS.orderQuantity;
}

/** How much one pack holds, in its own unit: above 0, at most a million and 3 decimals. */
export function isUnitQuantity(amount: number): boolean {
  return amount > 0 && amount <= LIMITS.unitQuantity && Math.round(amount * 1000) / 1000 === amount;
}

/** The name of a unit: 1 to 20 letters after trimming. */
export function isUnitName(text: string): boolean {
  return /^\p{L}{1,20}$/u.test(cleanText(text));
}

/** A recipe's preparation time (minutes) or number of servings: 0 to 100,000. */
export function isRecipeNumber(amount: number): boolean {
  return amount >= 0 && amount <= LIMITS.recipeNumber;
}

/** What a number field of the recipe form counts as: 0 when it is not a number. Source: section 5. */
export function numberOrZero(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? number : 0;
}

/** Whether degrees name a point on the globe. The numbers 0 are valid. */
export function isPlace(place: { readonly lat: number; readonly lng: number }): boolean {
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180;
}

/** A UUID of any version, in any letter case. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}

/** The value of an Idempotency-Key header: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= LIMITS.idempotencyKey && /^[\x21-\x7e]+$/.test(text);
}

function fits(text: string, max: number): boolean {
  const length = characters(cleanText(text));
  return length >= 1 && length <= max && text.isWellFormed();
}

function characters(text: string): number {
  return Array.from(text).length;
}
