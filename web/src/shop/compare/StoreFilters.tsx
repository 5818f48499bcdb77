import type { Trip } from '#shop/compare/state/trip.ts';
import { SearchField } from '#ui/fields/SearchField.tsx';

import { RadiusField } from './RadiusField.tsx';
import type { useComparison } from './useComparison.ts';

/** Which stores are shown: in the header, on phones above the stores. */
export function StoreFilters({
  trip: { here, radius },
  comparison,
  text,
  onText,
}: {
  trip: Trip;
  comparison: ReturnType<typeof useComparison>;
  text: string;
  onText: (text: string) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:mb-4">
      <div className="max-md:min-w-40 max-md:flex-1 md:w-56">
        <SearchField
          label="Search stores and items"
          placeholder="Store or item"
          value={text}
          onChange={onText}
        />
      </div>
      {here && (
        <RadiusField
          radius={radius}
          isBusy={comparison.isComparing}
          onChoose={comparison.changeRadius}
        />
      )}
    </div>
  );
}
