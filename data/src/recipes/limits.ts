import type { Cuisine } from './countries.ts';
import type { DishKind, RecipeType } from './format.ts';

/** Min and max kilocalories of a serving, by the first type. */
export const KCAL_BOUNDS: Partial<Record<RecipeType, readonly [min: number, max: number]>> = {
  salad: [120, 650],
  soup: [80, 600],
  curry: [300, 850],
  pasta: [350, 900],
  pizza: [350, 1000],
  dessert: [120, 700],
  smoothie: [100, 450],
  breakfast: [150, 800],
};
export const OTHER_KCAL_BOUNDS = [100, 950] as const;

/** Grams of a serving, without water. */
export const SERVING_GRAMS = [120, 900] as const;
/** Snacks, sides and desserts may be smaller. */
export const SMALL_SERVING_GRAMS = [50, 900] as const;

/** Units: mg per serving. A ramen or a soy marinade reaches it. */
export const MAX_SODIUM = 2800;
/** Below this a savoury main dish lacks salt. Units: mg. */
export const MIN_SODIUM = 150;

export const STEPS = [3, 9] as const;
export const STEP_LENGTH = [40, 260] as const;
export const SERVES = [1, 16] as const;
export const MINUTES = [3, 720] as const;

/** Id ranges of cuisines; the end is exclusive. */
export const ID_RANGES: Readonly<Record<Cuisine, readonly [first: number, end: number]>> = {
  italian: [1001, 2000],
  indian: [2001, 3000],
  mediterranean: [3001, 4000],
  mexican: [4001, 5000],
  asian: [5001, 6000],
  american: [6001, 7000],
  french: [6001, 7000],
  british: [6001, 7000],
};

/** More fat than this in the pan, and a part of it stays there. Units: grams per serving. */
export const MAX_EATEN_FRYING_FAT = 24;
/** Of the salt in a pot of water the food takes up a quarter, of a small pot a half. */
export const MAX_EATEN_WATER_SALT = 0.5;
export const FRYING_FATS: ReadonlySet<string> = new Set([
  'Avocado oil',
  'Canola oil',
  'Coconut oil',
  'Ghee',
  'Olive oil',
  'Vegetable oil',
]);

/**
 * Max grams per serving; beyond, a dish is too salty or greasy, or has a misplaced decimal point. About half
 * above common use.
 */
export const CAPS: Readonly<Record<string, number>> = {
  'Olive oil': 30,
  'Vegetable oil': 30,
  'Canola oil': 30,
  'Coconut oil': 30,
  'Avocado oil': 30,
  'Sesame oil': 15,
  Ghee: 25,
  'Unsalted butter': 35,
  'Salted butter': 35,
  'Table salt': 2.6,
  'Kosher salt': 2.6,
  Garlic: 12,
  'Ginger root': 18,
  'Jalapeno pepper': 30,
  'Serrano pepper': 12,
  'Red chili pepper': 45,
  Lemongrass: 20,
  'Soy sauce': 27,
  'Fish sauce': 20,
  'Oyster sauce': 25,
  'Hoisin sauce': 35,
  'Teriyaki sauce': 40,
  'Worcestershire sauce': 12,
  'Hot sauce': 15,
  Sriracha: 20,
  'Miso paste': 30,
  'Yellow mustard': 20,
  'Dijon mustard': 20,
  'Horseradish (prepared)': 20,
  Mayonnaise: 40,
  Ketchup: 45,
  'Barbecue sauce': 60,
  'Ranch dressing': 45,
  'Balsamic vinegar': 35,
  'Red wine vinegar': 30,
  'Apple cider vinegar': 30,
  'White vinegar': 35,
  'Rice vinegar': 35,
  'Lemon juice (bottled)': 50,
  'Lime juice (bottled)': 50,
  Capers: 20,
  'Anchovies (canned)': 14,
  'Granulated sugar': 15,
  'Brown sugar': 15,
  'Powdered sugar': 15,
  Honey: 25,
  'Maple syrup': 45,
  Molasses: 25,
  'Sweetened condensed milk': 30,
  'Ground black pepper': 1.5,
  'Ground cumin': 4,
  Paprika: 5,
  'Smoked paprika': 5,
  'Chili powder': 8,
  'Cayenne pepper': 1.5,
  'Red pepper flakes': 2,
  'Ground turmeric': 3,
  'Ground coriander': 5,
  'Curry powder': 8,
  'Garam masala': 5,
  'Ground cinnamon': 3,
  'Ground nutmeg': 0.8,
  'Ground cloves': 0.8,
  'Ground cardamom': 1.5,
  'Ground ginger': 3,
  'Ground allspice': 2,
  'Dried oregano': 2,
  'Dried basil': 2,
  'Dried thyme': 1.5,
  'Dried rosemary': 1.5,
  'Dried parsley': 2,
  'Italian seasoning': 2.5,
  'Bay leaves': 0.6,
  'Garlic powder': 4,
  'Onion powder': 4,
  'Mustard seed': 4,
  'Fennel seed': 4,
  'Fenugreek seed': 2.5,
  Saffron: 0.3,
  'Star anise': 2,
  'Fresh rosemary': 4,
  'Fresh thyme': 4,
  'Baking powder': 5,
  'Baking soda': 2.5,
  'Active dry yeast': 4,
  'Vanilla extract': 6,
  Cornstarch: 20,
  'Tomato paste': 40,
  'Parmesan cheese': 45,
  'Grated parmesan': 40,
  'Heavy cream': 150,
  'Coconut milk (canned)': 220,
  Tahini: 45,
  Eggs: 160,
  Bacon: 70,
};

/** For sweet dishes and butter pastry. */
export const SWEET_CAPS: Readonly<Record<string, number>> = {
  'Unsalted butter': 50,
  'Salted butter': 50,
  'Granulated sugar': 75,
  'Brown sugar': 60,
  'Powdered sugar': 60,
  Honey: 45,
  Molasses: 45,
  'Sweetened condensed milk': 80,
  'Lemon juice (bottled)': 70,
  Cornstarch: 25,
};
export const SWEET_TYPES: readonly RecipeType[] = ['dessert'];

const FISH = [
  'Anchovies (canned)',
  'Canned tuna',
  'Cod fillet',
  'Crab meat',
  'Halibut fillet',
  'Mussels',
  'Salmon fillet',
  'Sea scallops',
  'Shrimp (raw)',
  'Smoked salmon',
  'Squid (calamari)',
  'Tilapia fillet',
  'Tuna steak',
];

/** A recipe of the type has at least one of these. */
export const TYPE_NEEDS: Partial<Record<RecipeType, readonly string[]>> = {
  pasta: [
    'Egg noodles',
    'Elbow macaroni',
    'Fettuccine',
    'Fusilli',
    'Lasagna noodles',
    'Orzo',
    'Penne',
    'Spaghetti',
  ],
  chicken: [
    'Chicken breast (boneless skinless)',
    'Chicken drumsticks',
    'Chicken thighs (bone-in)',
    'Chicken thighs (boneless skinless)',
    'Chicken wings',
    'Ground chicken',
    'Whole chicken',
  ],
  beef: [
    'Beef chuck roast',
    'Beef stew meat',
    'Flank steak',
    'Ground beef (80% lean)',
    'Ground beef (90% lean)',
    'Ribeye steak',
    'Sirloin steak',
  ],
  pork: [
    'Bacon',
    'Deli ham',
    'Ground pork',
    'Italian sausage',
    'Pepperoni',
    'Pork chops',
    'Pork chorizo',
    'Pork shoulder',
    'Pork tenderloin',
    'Salami',
  ],
  lamb: ['Ground lamb', 'Lamb stew meat'],
  seafood: FISH,
  noodles: [
    'Egg noodles',
    'Fettuccine',
    'Ramen noodles',
    'Rice noodles',
    'Soba noodles',
    'Spaghetti',
    'Wonton wrappers',
  ],
  rice: ['Arborio rice', 'Basmati rice', 'Brown rice', 'Jasmine rice', 'White rice (long grain)'],
};

/** What a title says a dish is, and the drawings that show it. */
export const TITLE_DISHES: readonly {
  readonly words: RegExp;
  readonly dishes: readonly DishKind[];
}[] = [
  { words: /\bsoup\b|chowder|minestrone|gazpacho|\bcaldo\b/i, dishes: ['soup'] },
  { words: /\bramen\b|\bpho\b/i, dishes: ['soup', 'noodles'] },
  { words: /\bcurry\b(?! noodles)|\bstew\b/i, dishes: ['curry'] },
  { words: /\bsalad\b|\bslaw\b|coleslaw/i, dishes: ['salad', 'noodles'] },
  { words: /\bpizza\b/i, dishes: ['pizza'] },
  { words: /\btacos\b|tostadas|nachos/i, dishes: ['tacos'] },
  { words: /^spaghetti|^fettuccine/i, dishes: ['pasta-nest'] },
  { words: /smoothie|lassi\b|\bshake\b/i, dishes: ['smoothie'] },
  { words: /pancakes|omelette|waffles|cr[eê]pes/i, dishes: ['pancakes'] },
  { words: /\btoast\b|sandwich/i, dishes: ['toast'] },
  { words: /porridge|overnight oats|hummus|guacamole/i, dishes: ['porridge'] },
  { words: /\bcake\b|cookies|muffins|brownies/i, dishes: ['cake'] },
  { words: /fried rice|biryani|risotto|bibimbap/i, dishes: ['rice-bowl'] },
];

/** Kinds of plates of the type. */
export const TYPE_DISHES: Partial<Record<RecipeType, readonly DishKind[]>> = {
  pizza: ['pizza'],
  smoothie: ['smoothie'],
  salad: ['salad', 'rice-bowl', 'noodles', 'short-pasta', 'grill', 'fish'],
  soup: ['soup', 'noodles', 'curry'],
};

/** Grams of produce in one serving of a recipe of type "vegetables". */
export const MIN_VEGETABLE_GRAMS = 80;

/** Min recipes of each, so that no choice of the home page is empty. */
export const MIN_OF_TYPE = 12;
export const TYPES_TO_FILL: readonly RecipeType[] = [
  'pasta',
  'pizza',
  'curry',
  'salad',
  'smoothie',
  'chicken',
  'vegetarian',
  'soup',
  'dessert',
  'breakfast',
  'seafood',
  'beef',
  'vegetables',
];
export const MIN_OF_CUISINE = 36;
export const CUISINES_TO_FILL: readonly Cuisine[] = [
  'italian',
  'indian',
  'mediterranean',
  'mexican',
  'asian',
];
export const MIN_RECIPES = 345;
