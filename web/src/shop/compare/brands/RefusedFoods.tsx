import type { Offer } from '#shop/compare/offers.ts';
import { TextButton } from '#shop/compare/TextButton.tsx';

import type { BrandedFood, PackBrand } from './offeredBrands.ts';

/** Foods of which a store has only brands that the household never wants; each opens its brands. */
export function RefusedFoods({
  offer: { refused, store },
  brands,
  onBrands,
}: {
  offer: Offer;
  brands: ReadonlyMap<string, PackBrand>;
  onBrands: (food: BrandedFood) => void;
}) {
  if (refused.length === 0) return null;
  const items = store.items.filter(({ wanted }) => refused.includes(wanted));
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5">
      Only brands you never want:
      {items.map(({ wanted, ingredient_id }) => {
        const food = brands.get(ingredient_id)?.food;
        if (!food) return <span key={wanted}>{wanted}</span>;
        return (
          <TextButton key={wanted} aria-haspopup="dialog" onClick={() => onBrands(food)}>
            <span className="sr-only">Brands of </span>
            {wanted}
          </TextButton>
        );
      })}
    </p>
  );
}
