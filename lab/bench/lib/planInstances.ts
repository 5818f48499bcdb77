import { cents } from '@larder/shared/basics/money';
import type { PlanPack } from '@larder/shared/plan/basketPlan';
import type { PlanInput } from '@larder/shared/plan/planReasons';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';

import { pick, random } from '#reliability/harness/random';

export type Size = { readonly needs: number; readonly stores: number; readonly maxStops: number };

const HOME = { lat: 40.7359, lng: -73.9911 };
const RADIUS_MILES = 15;
const MILES_PER_DEGREE = { lat: 69.1, lng: 52.4 };
const PACK_SIZES = [250, 500, 1000];

/**
 * A shopping trip as in a large city: stores of several price levels have 50 to 95 % of the foods in one to three pack
 * sizes, large ones cheaper by weight, some sold out; a third of them deliver.
 */
export function planInstance({ needs, stores, maxStops }: Size, seed: number): PlanInput {
  const chance = random(seed);
  const between = (low: number, high: number) => low + chance() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const foods = Array.from({ length: needs }, (_, at) => ({
    key: `food ${at}`,
    amount: whole(5, 95) * 10,
    price: between(100, 800),
  }));
  const packsOf = (price: number): PlanPack[] => {
    const sizes = new Set(
      Array.from({ length: pick(chance, [1, 1, 1, 2, 3]) }, () => pick(chance, PACK_SIZES)),
    );
    return [...sizes].map((amount) => ({
      ingredient_id: `${amount}`,
      amount,
      price: cents(Math.round(price * between(0.9, 1.1) * (amount / 500) ** 0.85)),
      stock: whole(0, 19),
    }));
  };
  return {
    needs: foods,
    stores: Array.from({ length: stores }, (_, at) => {
      const [level, share] = [between(0.85, 1.15), between(0.5, 0.95)];
      const [angle, miles] = [between(0, 2 * Math.PI), RADIUS_MILES * Math.sqrt(chance())];
      const sold = foods.filter(() => chance() < share);
      return {
        store_id: `store ${at}`,
        place: {
          lat: HOME.lat + (miles * Math.sin(angle)) / MILES_PER_DEGREE.lat,
          lng: HOME.lng + (miles * Math.cos(angle)) / MILES_PER_DEGREE.lng,
        },
        delivers: chance() < 1 / 3,
        fee: cents(whole(299, 599)),
        minimum: cents(0),
        packs: Object.fromEntries(sold.map(({ key, price }) => [key, packsOf(price * level)])),
      };
    }),
    settings: { home: HOME, ...PLAN_DEFAULTS, maxStops },
  };
}
