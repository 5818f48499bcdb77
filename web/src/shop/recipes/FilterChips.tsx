import { FilterChip } from '#ui/FilterChip.tsx';

import { ChipRow } from './ChipRow.tsx';
import { SEARCH_FILTERS, type SearchFilter } from './searchFilters.ts';

export function FilterChips({
  chosen,
  onToggle,
}: {
  chosen: readonly SearchFilter[];
  onToggle: (filter: SearchFilter) => void;
}) {
  return (
    <ChipRow label="Show only">
      {SEARCH_FILTERS.map((filter) => (
        <FilterChip
          key={filter.id}
          pressed={chosen.includes(filter)}
          onPress={() => onToggle(filter)}
        >
          {filter.title}
        </FilterChip>
      ))}
    </ChipRow>
  );
}
