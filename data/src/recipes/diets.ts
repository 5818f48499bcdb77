import type { IngredientFacts } from '#catalogue/facts';

/*
 * Diet facts beyond the departments and the allergens of the catalogue. A wrong claim harms, a missing one
 * hardly, so doubtful goods count as containing the thing.
 */

/**
 * Meat or fish in other departments, or what is made of it.
 *
 * Canned refried beans and frozen pie crusts often contain lard, baked beans bacon, curry pastes shrimp,
 * kimchi fish sauce. Pecorino Romano and Gruyere are always made with rennet of lambs and calves: their
 * names are protected and their recipes say so.
 */
const HIDDEN_MEAT_OR_FISH = new Set([
  'Anchovies (canned)',
  'Beef broth',
  'Canned baked beans',
  'Canned salmon',
  'Canned sardines',
  'Canned tuna',
  'Chicken bouillon cubes',
  'Chicken broth',
  'Fish sauce',
  'Gelatin (unflavored)',
  'Green curry paste',
  'Gruyere cheese',
  'Kimchi',
  'Lard',
  'Marshmallows',
  'Oyster sauce',
  'Pecorino Romano',
  'Pie crust (frozen)',
  'Red curry paste',
  'Refried beans',
  'Worcestershire sauce',
]);

/** Made with animal rennet in Europe, mostly without in America; the label says which. */
const PERHAPS_ANIMAL_RENNET = new Set([
  'Basil pesto',
  'Fontina cheese',
  'Grated parmesan',
  'Parmesan cheese',
]);

/** Some makers add milk: to soft breads and to dark chocolate, which shares its machines too. */
const PERHAPS_DAIRY = new Set([
  'Dark chocolate (70-85%)',
  'English muffins',
  'Granola',
  'Hamburger buns',
  'Hot dog buns',
  'Hot dogs',
  'Margarine',
  'Pie crust (frozen)',
  'Taco seasoning',
  'White bread',
  'Whole wheat bread',
]);

/** Honey, or egg that some makers add. */
const HONEY_OR_PERHAPS_EGG = new Set(['Graham crackers', 'Granola', 'Honey']);

/**
 * Barley, rye, and oats, which are gluten-free only when certified; and what some makers thicken or coat
 * with wheat.
 */
const OTHER_GLUTEN = new Set([
  'Beer',
  'Canned baked beans',
  'Chicken bouillon cubes',
  'Corn flakes',
  'Enchilada sauce',
  'Frozen french fries',
  'Granola',
  'Miso paste',
  'Pearl barley',
  'Rolled oats',
  'Rye flour',
  'Taco seasoning',
  'Unsweetened oat milk',
  'Worcestershire sauce',
]);

/** All names above, to test that the catalogue has them. */
export const NAMES_WITH_A_DIET: readonly string[] = [
  ...HIDDEN_MEAT_OR_FISH,
  ...PERHAPS_ANIMAL_RENNET,
  ...PERHAPS_DAIRY,
  ...HONEY_OR_PERHAPS_EGG,
  ...OTHER_GLUTEN,
];

type Fact = Pick<IngredientFacts, 'name' | 'category' | 'contains'>;

/** Not vegetarian. */
export function isMeatOrFish({ name, category }: Fact): boolean {
  return category === 'Meat & Seafood' || HIDDEN_MEAT_OR_FISH.has(name);
}

/** Vegetarian when the label says that no animal rennet is in it. */
export function isPerhapsAnimalRennet({ name }: Fact): boolean {
  return PERHAPS_ANIMAL_RENNET.has(name);
}

/** Vegetarian but not vegan. */
export function isNotVegan(fact: Fact): boolean {
  return isDairy(fact) || isMadeOf(fact, 'egg') || HONEY_OR_PERHAPS_EGG.has(fact.name);
}

export function isGluten(fact: Fact): boolean {
  return isMadeOf(fact, 'wheat') || OTHER_GLUTEN.has(fact.name);
}

export function isDairy(fact: Fact): boolean {
  return isMadeOf(fact, 'milk') || PERHAPS_DAIRY.has(fact.name);
}

function isMadeOf({ contains }: Fact, allergen: 'milk' | 'egg' | 'wheat'): boolean {
  return contains?.includes(allergen) ?? false;
}
