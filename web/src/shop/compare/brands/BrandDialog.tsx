import { choiceOf, makeBrandFinder } from '@larder/shared/kitchen/brands';
import type { BrandChoice } from '@larder/shared/kitchen/brands.model';

import { toast } from '#platform/page/toast.ts';
import { brandWords, chooseBrand, useBrandChoices } from '#shop/kitchen/state/brands.ts';
import { FilterChip } from '#ui/FilterChip.tsx';
import { Modal } from '#ui/Modal.tsx';

import type { BrandedFood } from './offeredBrands.ts';

/** Which brand of a food is always bought, and which are never. */
export function BrandDialog({ food, onClose }: { food: BrandedFood; onClose: () => void }) {
  const ofFood = makeBrandFinder(useBrandChoices())(food);
  return (
    <Modal
      title={`Brands of ${food.name}`}
      text="Your brand is bought while the store has enough of it; else what costs least. What you never want is never bought."
      closeLabel="Close"
      onClose={onClose}
    >
      <ul className="divide-y divide-line">
        {food.brands.map((brand) => (
          <Brand key={brand} food={food} brand={brand} chosen={choiceOf(ofFood, brand)} />
        ))}
      </ul>
    </Modal>
  );
}

const WORDS = { prefer: 'Always', never: 'Never' } as const;

function Brand({
  food: { name, ingredient_id },
  brand,
  chosen,
}: {
  food: BrandedFood;
  brand: string;
  chosen: BrandChoice['choice'] | undefined;
}) {
  function press(choice: BrandChoice['choice']): void {
    const next = { food: name, ingredient_id, brand, choice: chosen === choice ? null : choice };
    toast.undo(brandWords(next), chooseBrand(next));
  }
  return (
    <li data-row={brand} className="flex flex-wrap items-center gap-2 py-2.5">
      <span className="min-w-0 flex-1 basis-40 font-medium break-words">{brand}</span>
      {(['prefer', 'never'] as const).map((choice) => (
        <FilterChip key={choice} pressed={chosen === choice} onPress={() => press(choice)}>
          <span>
            {WORDS[choice]}
            <span className="sr-only">
              {' '}
              {brand} for {name}
            </span>
          </span>
        </FilterChip>
      ))}
    </li>
  );
}
