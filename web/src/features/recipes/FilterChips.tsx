import { FilterChip } from '#ui/FilterChip';

import { SEARCH_FILTERS, type SearchFilter } from './searchFilters.ts';

export function FilterChips({
  chosen,
  onToggle,
}: {
  chosen: readonly SearchFilter[];
  onToggle: (filter: SearchFilter) => void;
}) {
  return (
    <fieldset
      aria-label="Show only"
      className="no-scrollbar -mx-(--gutter) flex min-w-0 snap-x scroll-px-(--gutter) gap-2 overflow-x-auto px-(--gutter) py-1"
    >
      {SEARCH_FILTERS.map((filter) => (
        <FilterChip
          key={filter.id}
          pressed={chosen.includes(filter)}
          onPress={() => onToggle(filter)}
        >
          {filter.title}
        </FilterChip>
      ))}
    </fieldset>
  );
}
