import type { IngredientFacts } from '#catalogue/facts';

/*
 * Diet facts that the catalogue's departments lack. A wrong claim harms, a missing one hardly, so doubtful
 * goods count as containing the thing.
 */

/** Meat or fish in other departments. Canned refried beans contain lard. */
const HIDDEN_MEAT_OR_FISH = new Set([
  'Anchovies (canned)',
  'Beef broth',
  'Canned tuna',
  'Chicken broth',
  'Fish sauce',
  'Oyster sauce',
  'Refried beans',
  'Worcestershire sauce',
]);

/** In the dairy department, without milk. */
const NOT_DAIRY = new Set(['Eggs', 'Unsweetened almond milk', 'Unsweetened soy milk']);

/** Contain milk, in other departments. */
const HIDDEN_DAIRY = new Set([
  'Chocolate hazelnut spread',
  'Evaporated milk',
  'Hamburger buns',
  'Naan',
  'Puff pastry (frozen)',
  'Ranch dressing',
  'Semisweet chocolate chips',
  'Sweetened condensed milk',
  'Vanilla ice cream',
]);

/** Contain egg or honey but no milk. */
const EGG_OR_HONEY = new Set([
  'Egg noodles',
  'Eggs',
  'Graham crackers',
  'Granola',
  'Honey',
  'Ladyfingers',
  'Mayonnaise',
  'Wonton wrappers',
]);

/** Wheat, barley, rye, and oats, which are gluten-free only when certified. */
const GLUTEN = new Set([
  'All-purpose flour',
  'Baguette',
  'Beer',
  'Bread flour',
  'Bulgur wheat',
  'Couscous',
  'Dry bread crumbs',
  'Egg noodles',
  'Elbow macaroni',
  'Fettuccine',
  'Flour tortillas',
  'Fusilli',
  'Graham crackers',
  'Granola',
  'Hamburger buns',
  'Hoisin sauce',
  'Ladyfingers',
  'Lasagna noodles',
  'Miso paste',
  'Naan',
  'Orzo',
  'Oyster sauce',
  'Panko bread crumbs',
  'Pearl barley',
  'Penne',
  'Phyllo dough (frozen)',
  'Pita bread',
  'Puff pastry (frozen)',
  'Ramen noodles',
  'Rolled oats',
  'Soba noodles',
  'Soy sauce',
  'Spaghetti',
  'Teriyaki sauce',
  'Vital wheat gluten',
  'White bread',
  'Whole wheat bread',
  'Whole wheat flour',
  'Wonton wrappers',
  'Worcestershire sauce',
]);

/** All names above, to test that the catalogue has them. */
export const NAMES_WITH_A_DIET: readonly string[] = [
  ...HIDDEN_MEAT_OR_FISH,
  ...NOT_DAIRY,
  ...HIDDEN_DAIRY,
  ...EGG_OR_HONEY,
  ...GLUTEN,
];

type Fact = Pick<IngredientFacts, 'name' | 'category'>;

/** Not vegetarian. */
export function isMeatOrFish({ name, category }: Fact): boolean {
  return category === 'Meat & Seafood' || HIDDEN_MEAT_OR_FISH.has(name);
}

/** Vegetarian but not vegan. */
export function isNotVegan(fact: Fact): boolean {
  return isDairy(fact) || EGG_OR_HONEY.has(fact.name);
}

export function isGluten({ name }: Fact): boolean {
  return GLUTEN.has(name);
}

export function isDairy({ name, category }: Fact): boolean {
  return (category === 'Dairy' && !NOT_DAIRY.has(name)) || HIDDEN_DAIRY.has(name);
}
