import { compareText } from '@larder/shared/basics/text';
import type { BrandChoice } from '@larder/shared/kitchen/brands.model';
import { X } from 'lucide-react';

import { toast } from '#platform/page/toast.ts';
import { brandWords, chooseBrand, useBrandChoices } from '#shop/kitchen/state/brands.ts';
import { IconButton } from '#ui/IconButton.tsx';

/** All brands that the household has chosen or refused; nothing where there are none. */
export function ChosenBrands() {
  const choices = useBrandChoices().toSorted(
    (a, b) => compareText(a.food, b.food) || compareText(a.brand, b.brand),
  );
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby="chosen-brands" className="mt-6 max-w-3xl">
      <h2 id="chosen-brands" className="text-h2">
        Your brands
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        Chosen on the shopping screen, at the foods of a store. They count for everybody in the
        household.
      </p>
      <ul aria-labelledby="chosen-brands" className="card divide-y divide-line overflow-hidden">
        {choices.map((choice) => (
          <Row key={`${choice.food} ${choice.brand}`} {...choice} />
        ))}
      </ul>
    </section>
  );
}

function Row({ choice, ...of }: BrandChoice) {
  const { food, brand } = of;
  function forget(): void {
    const forgotten = { ...of, choice: null };
    toast.undo(brandWords(forgotten), chooseBrand(forgotten));
  }
  return (
    <li data-row={`${food} ${brand}`} className="flex min-h-14 items-center gap-2 py-1.5 pr-2 pl-5">
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-medium break-words first-letter:uppercase">{food}</span>
        <span className="block text-sm break-words text-ink-2">
          {choice === 'prefer' ? `Always ${brand}` : `Never ${brand}`}
        </span>
      </span>
      <IconButton
        label={`Forget ${brand} for ${food}`}
        icon={X}
        data-action="remove"
        onClick={forget}
      />
    </li>
  );
}
