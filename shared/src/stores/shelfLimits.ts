/** Max length of each cell that is sent. Units: characters; `shelfRows` cuts to it. */
export const CELL_LENGTHS = {
  name: 300,
  brand: 80,
  price: 40,
  sale_price: 40,
  sale_from: 40,
  sale_until: 40,
  compare_price: 40,
  stock: 40,
  pack: 80,
  gtin: 40,
  sku: 64,
  category: 120,
  cost: 40,
  tax_class: 40,
  by_weight: 40,
} as const;

/** Max length of what is remembered of a file's columns. Units: characters. */
export const MAPPING_LENGTHS = { heading: 200, place: 120 } as const;
