/** "" counts pieces. */
export const ITEM_UNITS: readonly (readonly [unit: string, words: string])[] = [
  ['', 'pieces'],
  ['g', 'g'],
  ['kg', 'kg'],
  ['ml', 'ml'],
  ['l', 'l'],
  ['oz', 'oz'],
  ['lb', 'lb'],
  ['tsp', 'tsp'],
  ['tbsp', 'tbsp'],
  ['cup', 'cups'],
];
