/**
 * The major food allergens. Shellfish are crustaceans: mussels and oysters are none, and coconut is no tree
 * nut.
 *
 * Source  United States Code 21, section 321(qq), with sesame since 2023; coconut: the FDA's guidance of
 *         January 2025.
 */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soybeans',
  'sesame',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
