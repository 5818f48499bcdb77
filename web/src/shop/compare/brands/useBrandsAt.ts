import { useMemo } from 'react';

import type { Offer } from '#shop/compare/offers.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';

import { brandsAt, type PackBrand } from './offeredBrands.ts';

const NONE: ReadonlyMap<string, PackBrand> = new Map();

/** As `brandsAt`; none without an account, which alone has choices. Memoised: a press on a line renders that line. */
export function useBrandsAt(offer: Offer, foods: readonly Food[]): ReadonlyMap<string, PackBrand> {
  const isShared = useIsShared();
  return useMemo(() => (isShared ? brandsAt(offer, foods) : NONE), [isShared, offer, foods]);
}
