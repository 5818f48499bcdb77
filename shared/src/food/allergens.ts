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

type Food = { readonly name: string; readonly contains?: readonly Allergen[] | null | undefined };

/**
 * What is known of a list of foods.
 *
 * Shape   `contains`: each allergen that some food is made of, in the order of the law, with the names of those
 *         foods; `unknown`: the foods without that information. Names each once, in the order of the list. A
 *         food in neither is not free of anything: its maker may add something.
 */
export function allergensOf(foods: readonly Food[]): {
  contains: { allergen: Allergen; names: string[] }[];
  unknown: string[];
} {
  const namesOf = (found: readonly Food[]) => [...new Set(found.map(({ name }) => name))];
  const contains = ALLERGENS.map((allergen) => ({
    allergen,
    names: namesOf(foods.filter((food) => food.contains?.includes(allergen))),
  }));
  return {
    contains: contains.filter(({ names }) => names.length > 0),
    unknown: namesOf(foods.filter((food) => !food.contains)),
  };
}
