import {
  brandUndo,
  choiceOf,
  makeBrandFinder,
  NO_BRANDS,
  preferredBrand,
} from '@larder/shared/kitchen/brands';
import type { BrandChoices } from '@larder/shared/kitchen/brands.model';
import { foodName, type Sold } from '@larder/shared/kitchen/carts';
import type { KitchenPayloads } from '@larder/shared/kitchen/kitchenOps.model';
import { useMemo } from 'react';

import type { SharedLine } from './groceryList.ts';
import { perform } from './kitchen.ts';
import { pantryNow, usePantry } from './pantry.ts';

/** The brands that the household has chosen or refused. */
export function useBrandChoices(): BrandChoices {
  return usePantry().brands ?? NO_BRANDS;
}

/** Which brand is bought of these lines, by their keys; lines without a chosen brand are left out. */
export function useBrandsOfLines(lines: readonly SharedLine[]): ReadonlyMap<string, string> {
  const choices = useBrandChoices();
  return useMemo(() => {
    const brandsOf = makeBrandFinder(choices);
    return new Map(
      lines.flatMap((line) => {
        const brand = preferredBrand(brandsOf(line));
        return brand === undefined ? [] : [[line.key, brand] as const];
      }),
    );
  }, [choices, lines]);
}

type Branded = Sold & { readonly brand?: string | undefined };

/**
 * Whether a pack is of a brand that the household never wants.
 *
 * Shape   `ingredient_id` is the catalogue's of the pack's food, where that is known.
 */
export function useIsNever(): (pack: Branded, ingredient_id?: string) => boolean {
  const choices = useBrandChoices();
  return useMemo(() => {
    const brandsOf = makeBrandFinder(choices);
    return (pack, ingredient_id) =>
      choiceOf(brandsOf({ name: foodName(pack), ingredient_id }), pack.brand) === 'never';
  }, [choices]);
}

/** Sets what is chosen of a brand; null forgets it. Returns the function that takes it back. */
export function chooseBrand(payload: KitchenPayloads['brand_choice']): () => void {
  const undo = brandUndo(pantryNow().brands ?? NO_BRANDS, payload);
  const performAll = (all: readonly KitchenPayloads['brand_choice'][]): void =>
    void perform(all.map((one) => ({ kind: 'brand_choice', payload: one })));
  performAll([payload]);
  return () => performAll(undo);
}

/** "Always Horizon for Milk", "Never Horizon for Milk", "Horizon for Milk forgotten". */
export function brandWords({ food, brand, choice }: KitchenPayloads['brand_choice']): string {
  if (choice === null) return `${brand} for ${food} forgotten`;
  return `${choice === 'prefer' ? 'Always' : 'Never'} ${brand} for ${food}`;
}
