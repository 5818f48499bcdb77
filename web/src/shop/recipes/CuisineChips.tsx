import { type Cuisine, CUISINES } from '@larder/shared/recipes/recipes';

import { FilterChip } from '#ui/FilterChip.tsx';

import { ChipRow } from './ChipRow.tsx';
import { capitalised } from './queries/recipeFacts.ts';

export function CuisineChips({
  chosen,
  onChoose,
}: {
  chosen: Cuisine | undefined;
  onChoose: (cuisine: Cuisine) => void;
}) {
  return (
    <ChipRow label="Cuisine">
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
    </ChipRow>
  );
}
