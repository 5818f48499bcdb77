import { NO_BRANDS } from '@larder/shared/kitchen/brands';
import { useMemo } from 'react';

import { useKeptPlaced } from '#shop/carts/state/placedOrders.ts';
import type { Preferences } from '#shop/compare/rules/planInput.ts';
import { usePantryAfterPaint } from '#shop/kitchen/state/pantry.ts';

/**
 * What decides between products of a food: the household's choices of brands, and the packs of its last orders. Those of
 * last week are known until the next order is placed.
 */
export function usePreferences(): Preferences {
  const { brands = NO_BRANDS } = usePantryAfterPaint();
  const orders = useKeptPlaced();
  return useMemo(
    () => ({
      brands,
      bought: new Set(
        orders.flatMap(({ items }) => items.map(({ ingredient_id }) => ingredient_id)),
      ),
    }),
    [brands, orders],
  );
}
