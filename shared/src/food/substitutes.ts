import type { Allergen } from './allergens.ts';

/** How a food is used: in what is baked of dough or batter, cooked otherwise, or not cooked at all. */
export const DISH_ROLES = ['baking', 'cooking', 'raw'] as const;
export type DishRole = (typeof DISH_ROLES)[number];

export const RATIO_UNITS = ['weight', 'volume'] as const;

/**
 * How one food stands for another.
 *
 * Shape   `ratio` as written, "1" or "3/4": how much of it for one of the food, by weight or by volume; `roles` are
 *         those in which it holds; `changes` says in few words what changes, or what to do.
 */
export type Swap = {
  readonly ratio: string;
  readonly by: (typeof RATIO_UNITS)[number];
  readonly roles: readonly DishRole[];
  readonly changes: string;
};

const RATIO = /^([1-9]\d?)(?:\/([1-9]\d?))?$/;

/** 0.75 for "3/4"; undefined for what is no ratio. */
export function ratioOf(text: string): number | undefined {
  const [, top, bottom = '1'] = RATIO.exec(text) ?? [];
  return top === undefined ? undefined : Number(top) / Number(bottom);
}

/** "the same amount", "3/4 of the amount", "2 1/2 times the amount"; with "by weight" where it is not the same. */
export function ratioWords({ ratio, by }: Pick<Swap, 'ratio' | 'by'>): string {
  const [top = 1, bottom = 1] = ratio.split('/').map(Number);
  if (top === bottom) return 'the same amount';
  if (top < bottom) return `${ratio} of the amount, by ${by}`;
  const [whole, rest] = [Math.floor(top / bottom), top % bottom];
  return `${whole}${rest > 0 ? ` ${rest}/${bottom}` : ''} times the amount, by ${by}`;
}

type Contains = readonly Allergen[] | null | undefined;

/**
 * Whether a substitute would bring a major allergen that the food does not have.
 *
 * Shape   what goods of its name contain is not known: then it may bring any, unless as little is known of the food.
 */
export function bringsAllergen(food: Contains, instead: Contains): boolean {
  if (!instead) return Boolean(food);
  return instead.some((allergen) => !food?.includes(allergen));
}

/**
 * The substitutes that hold in a dish, of what is at hand, in the table's order.
 *
 * Shape   `roles` are those of the dish, of which one is enough; without them all hold. `atHand` tells what there is.
 */
export function substitutesFor<Row extends Pick<Swap, 'roles'>>(
  rows: readonly Row[],
  {
    roles,
    atHand = () => true,
  }: { roles?: readonly DishRole[] | undefined; atHand?: (row: Row) => boolean },
): Row[] {
  return rows.filter(
    (row) => (!roles || row.roles.some((role) => roles.includes(role))) && atHand(row),
  );
}

/** Names of what makes a dough or a batter with flour. */
const FLOUR = /\bflours?\b(?! tortilla)/i;
const LEAVENER = /\b(?:baking (?:powder|soda)|yeast)\b/i;
const EGG = /\beggs?\b/i;
const SUGAR = /\bsugars?\b/i;

/** The roles that foods have in a dish of these ingredients: in a dough or batter they are baked. */
export function rolesIn(names: readonly string[]): readonly DishRole[] {
  const has = (word: RegExp) => names.some((name) => word.test(name));
  const isBaked = has(FLOUR) && (has(LEAVENER) || (has(EGG) && has(SUGAR)));
  return isBaked ? ['baking'] : ['cooking', 'raw'];
}
