/**
 * What a dish takes of a food.
 *
 * Units   `amount` in gm or ml, `cost` in cents, both above or at 0; `cost` undefined when no store sells it.
 * Shape   `dish` is the recipe, or anything that is one for all that no recipe asks for.
 */
export type DishPart = {
  readonly dish: string;
  readonly key: string;
  readonly amount: number;
  readonly cost: number | undefined;
};

/**
 * The rank of each food: its largest share of a dish's weight or cost. Without its cod a cod stew is none; without its
 * bay leaf it is.
 *
 * Shape   by key, 0 to 1.
 */
export function mainShares(parts: readonly DishPart[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const dish of Map.groupBy(parts, (part) => part.dish).values()) {
    const weight = dish.reduce((sum, { amount }) => sum + amount, 0);
    const price = dish.reduce((sum, { cost = 0 }) => sum + cost, 0);
    for (const { key, amount, cost = 0 } of dish) {
      const share = Math.max(shareOf(amount, weight), shareOf(cost, price));
      shares.set(key, Math.max(share, shares.get(key) ?? 0));
    }
  }
  return shares;
}

function shareOf(part: number, all: number): number {
  return all > 0 ? part / all : 0;
}
