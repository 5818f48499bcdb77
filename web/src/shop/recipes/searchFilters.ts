/** A filter of the recipes, by the words that the search reads for it: server, `wishConditions.ts`. */
export const SEARCH_FILTERS = [
  { id: 'quick', title: '30 min or less', words: 'under 30 minutes' },
  { id: 'light', title: 'Under 500 cal', words: 'under 500 calories' },
  { id: 'cheap', title: 'Cheap', words: 'cheap' },
  { id: 'protein', title: 'High protein', words: 'high protein' },
  { id: 'low-carb', title: 'Low carb', words: 'low carb' },
  { id: 'fiber', title: 'High fiber', words: 'high fiber' },
  { id: 'low-sodium', title: 'Low sodium', words: 'low sodium' },
  { id: 'vegetarian', title: 'Vegetarian', words: 'vegetarian' },
  { id: 'vegan', title: 'Vegan', words: 'vegan' },
  { id: 'gluten-free', title: 'Gluten-free', words: 'gluten free' },
  { id: 'dairy-free', title: 'Dairy-free', words: 'dairy free' },
] as const;

export type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** The filters that a parameter of the address names: "quick,vegan". Unknown ones are ignored. */
export function filtersIn(parameter: string | null): readonly SearchFilter[] {
  const ids = (parameter ?? '').split(',');
  return SEARCH_FILTERS.filter(({ id }) => ids.includes(id));
}

/** The parameter of filters with one switched on or off. */
export function toggled(filters: readonly SearchFilter[], { id }: SearchFilter): string {
  const isOn = filters.some((one) => one.id === id);
  return SEARCH_FILTERS.filter((one) =>
    one.id === id ? !isOn : filters.some((other) => other.id === one.id),
  )
    .map((one) => one.id)
    .join();
}

/**
 * The text to search for. The filters' words come first: "egg gluten free" would leave out eggs.
 *
 * Shape   `cuisine` only where nothing is typed.
 */
export function searchText(
  filters: readonly SearchFilter[],
  { typed, cuisine }: { typed: string; cuisine?: string | undefined },
): string {
  const rest = typed === '' ? (cuisine ?? '') : typed;
  return [...filters.map(({ words }) => words), rest].join(' ').trim();
}
