import { MIN_SHOPPERS } from '@larder/shared/stores/demand';
import { expect, test } from 'vitest';

import { demoDemand } from './demoDemand.ts';
import { demoOffers } from './stores/demoStores.ts';

test('both stores of the demo’s vendor lack what shoppers near them wanted, five of them or more', () => {
  const wanted = demoDemand();
  expect(new Set(wanted.map(({ store }) => store.name)).size).toBe(2);
  for (const { store, ingredient_id, shoppers, weeksAgo } of wanted) {
    expect(store.vendor).toBe(0);
    expect(demoOffers(store).map((offer) => offer.ingredient_id)).not.toContain(ingredient_id);
    expect(shoppers).toBeGreaterThanOrEqual(MIN_SHOPPERS);
    expect([1, 2, 3, 4]).toContain(weeksAgo);
  }
});
