import { cents } from '#basics/money';
import type { PlanStore } from '#plan/basketPlan';

/**
 * A store by the prices of its packs in cents. Unless `rest` tells else, it delivers for nothing.
 *
 * Units   `size`: the amount in each pack.
 */
export function planStore(
  store_id: string,
  prices: Readonly<Record<string, number>>,
  { size = 100, ...rest }: Partial<PlanStore> & { size?: number } = {},
): PlanStore {
  const packs = Object.entries(prices).map(([key, price]) => [
    key,
    [{ ingredient_id: `${store_id} ${key}`, amount: size, price: cents(price), stock: 9 }],
  ]);
  return {
    store_id,
    place: undefined,
    delivers: true,
    fee: cents(0),
    minimum: cents(0),
    packs: Object.fromEntries(packs),
    ...rest,
  };
}
