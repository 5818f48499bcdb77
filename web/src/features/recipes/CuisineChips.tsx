import { type Cuisine, CUISINES } from '@larder/shared/domain/recipes';

import { FilterChip } from '#ui/FilterChip';

import { capitalised } from './recipeFacts.ts';

export function CuisineChips({
  chosen,
  onChoose,
}: {
  chosen: Cuisine | undefined;
  onChoose: (cuisine: Cuisine) => void;
}) {
  return (
    <fieldset
      aria-label="Cuisine"
      className="no-scrollbar -mx-(--gutter) flex min-w-0 snap-x scroll-px-(--gutter) gap-2 overflow-x-auto px-(--gutter) py-1"
    >
      {CUISINES.map((cuisine) => (
        <FilterChip
          key={cuisine}
          pressed={cuisine === chosen}
          onPress={() => onChoose(cuisine)}
          image={`/images/site/chip-${cuisine}.webp`}
        >
          {capitalised(cuisine)}
        </FilterChip>
      ))}
    </fieldset>
  );
}
