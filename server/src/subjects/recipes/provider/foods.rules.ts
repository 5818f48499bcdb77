import { ALIASES } from '@larder/data/catalogue/aliases';
import type { IngredientFacts } from '@larder/data/catalogue/facts';
import { PARTS } from '@larder/data/catalogue/parts';
import { isDairy, isGluten, isMeatOrFish } from '@larder/data/recipes/diets';
import type { Allergen } from '@larder/shared/food/allergens';

import { isEmptyWord, nearestWords, stem, stemsOf } from './searchWords.rules.ts';

/** A food, or a family of them, that a recipe must not have. */
export type Food = {
  /** As in "Without eggs." */
  readonly label: string;
  /** An allergen: an ingredient with unknown contents counts as having it. */
  readonly isAllergen: boolean;
  /** Stems. A recipe that has all of them in its title, kinds or cuisine has the food. */
  readonly words: readonly string[];
  /** The ingredients that have it, or may. */
  readonly names: ReadonlySet<string>;
};

type Facts = Pick<IngredientFacts, 'name' | 'category' | 'contains' | 'sodium_mg' | 'slug'>;

type Family = {
  readonly label: string;
  /** What people call it, separated by commas. */
  readonly called: string;
  readonly isAllergen?: true;
  readonly has: (fact: Facts) => boolean;
};

/** What is made of it, or may be: null is "goods of this name differ". */
const mayHave =
  (...allergens: readonly Allergen[]) =>
  ({ contains }: Facts): boolean =>
    contains === null || allergens.some((allergen) => contains.includes(allergen));

/** By the name and the usual parts. */
const named =
  (pattern: RegExp) =>
  ({ name }: Pick<Facts, 'name'>): boolean =>
    pattern.test(`${name}, ${PARTS[name] ?? ''}`.toLowerCase());

const hasFish = mayHave('fish');
const isMollusc = named(/mussel|squid|scallop|clam|oyster|octopus|snail/);
const hasShellfish = (fact: Facts): boolean => mayHave('shellfish')(fact) || isMollusc(fact);
const isSeafood = (fact: Facts): boolean =>
  isMollusc(fact) ||
  fact.contains?.some((allergen) => allergen === 'fish' || allergen === 'shellfish') === true;
export const isChili = named(
  /jalapeno|serrano|poblano|chil[ie]|cayenne|pepper flakes|hot sauce|sriracha|chipotle|ancho|guajillo|pepper jack|horseradish|wasabi|harissa|gochujang|kimchi/,
);
export const hasCoffee = named(/coffee|espresso/);
export const hasDrink = named(/wine(?! vinegar)|marsala|mirin|beer|\brum\b|brandy|vodka|liqueur/);
const isCheese = named(
  /cheese|mozzarella|parmesan|paneer|queso|ricotta|mascarpone|pecorino|halloumi/,
);

const isBerry = named(/\b(?:strawberr|blueberr|raspberr|blackberr|cranberr|berr)(?:y|ies)\b/);
const CITRUS = /citrus|lemon(?!grass)|\blimes?\b|orange|grapefruit|mandarin/;
const isCitrus = named(/^(?:lemon|lime|orange|grapefruit|mandarin oranges)(?: juice)?,/);
const isMelon = named(/watermelon|cantaloupe|honeydew/);
/** Fruit as people eat it: no lemon for the dressing. */
const isFruit = (fact: Pick<IngredientFacts, 'name'>): boolean =>
  isBerry(fact) ||
  isMelon(fact) ||
  named(
    /^(?:orange|apple|granny smith apple|banana|grapes|mango|pineapple|peach|pear|plum|kiwi|pomegranate|sweet cherries|nectarine|grapefruit|mandarin oranges),/,
  )(fact);
const isLeafGreen = named(
  /spinach|\bkale\b|chard|collard|arugula|bok choy|salad greens|lettuce|watercress/,
);

/** Meat of land animals: what is left of "no meat" when the search asks for fish. */
export const LAND_MEAT = 'landmeat';
export const LAND_MEAT_LABEL = 'meat other than fish';
export const MEAT = 'meat';

const FAMILIES: readonly Family[] = [
  {
    label: 'nuts',
    called: 'nut, tree nut',
    isAllergen: true,
    has: mayHave('tree nuts', 'peanuts'),
  },
  { label: 'peanuts', called: 'peanut, groundnut', isAllergen: true, has: mayHave('peanuts') },
  {
    label: 'dairy',
    called: 'dairy, milk, lactose, casein, whey, milk product, dairy product',
    isAllergen: true,
    has: (fact) => mayHave('milk')(fact) || isDairy(fact),
  },
  { label: 'eggs', called: 'egg', isAllergen: true, has: mayHave('egg') },
  { label: 'fish', called: 'fish', isAllergen: true, has: hasFish },
  {
    label: 'shellfish',
    called: 'shellfish, crustacean, mollusc, mollusk',
    isAllergen: true,
    has: hasShellfish,
  },
  {
    label: 'seafood',
    called: 'seafood',
    isAllergen: true,
    has: (fact) => hasFish(fact) || hasShellfish(fact),
  },
  {
    label: 'gluten',
    called: 'gluten, wheat',
    isAllergen: true,
    has: (fact) => mayHave('wheat')(fact) || isGluten(fact),
  },
  { label: 'soy', called: 'soy, soya, soybean', isAllergen: true, has: mayHave('soybeans') },
  { label: 'sesame', called: 'sesame', isAllergen: true, has: mayHave('sesame') },
  { label: MEAT, called: 'meat', has: isMeatOrFish },
  {
    label: LAND_MEAT_LABEL,
    called: LAND_MEAT,
    has: (fact) => isMeatOrFish(fact) && !isSeafood(fact),
  },
  {
    label: 'red meat',
    called: 'red meat',
    has: named(
      /beef|steak|lamb|pork|\bham\b|bacon|prosciutto|pancetta|sausage|chorizo|pepperoni|salami|veal|bratwurst|kielbasa|hot dogs|\blard\b|gelatin/,
    ),
  },
  { label: 'poultry', called: 'poultry', has: named(/chicken|turkey|duck/) },
  {
    label: 'pork',
    called: 'pork, pig, swine',
    has: named(
      /pork|\bham\b|bacon|prosciutto|pancetta|sausage|chorizo|pepperoni|salami|bratwurst|kielbasa|hot dogs|\blard\b|gelatin/,
    ),
  },
  {
    label: 'beef',
    called: 'beef',
    has: (fact) => named(/beef|steak|veal|pepperoni|salami/)(fact) && !isSeafood(fact),
  },
  { label: 'cheese', called: 'cheese', has: isCheese },
  {
    label: 'butter',
    called: 'butter',
    has: named(/(?<!peanut |almond )\bbutter\b|ghee|puff pastry|croissant|naan/),
  },
  {
    label: 'onions',
    called: 'onion',
    has: named(/onion|shallot|scallion|leek|chive/),
  },
  {
    label: 'alcohol',
    called: 'alcohol, alcoholic, booze, liquor',
    has: (fact) => hasDrink(fact) || named(/vanilla extract/)(fact),
  },
  {
    label: 'sugar',
    called: 'sugar, sweetener, refined sugar',
    has: named(/sugar|honey|syrup|molasses|agave|marshmallow/),
  },
  {
    label: 'salt',
    called: 'salt',
    has: (fact) => named(/\bsalt\b/)(fact) || fact.sodium_mg >= 400,
  },
  {
    label: 'oil',
    called: 'oil',
    has: named(/\boil\b|shortening|cooking spray|mayonnaise|dressing|pesto/),
  },
  {
    label: 'hot spices',
    called: 'spicy, spice, hot, heat, chili, chile, chilli, chillies, hot spice, hot pepper',
    has: isChili,
  },
  { label: 'berries', called: 'berry', has: isBerry },
  { label: 'citrus', called: 'citrus, citrus fruit', has: named(CITRUS) },
  { label: 'melons', called: 'melon', has: isMelon },
  {
    label: 'fruit',
    called: 'fruit',
    has: named(
      new RegExp(
        `${CITRUS.source}|berr(?:y|ies)|apple|banana|grape|mango|peach|\\bpears?\\b|plum|kiwi|melon|cantaloupe|pomegranate|cherr(?:y|ies)|\\bdates?\\b|raisin|\\bfigs?\\b|apricot|prune|nectarine|coconut`,
      ),
    ),
  },
  { label: 'caffeine', called: 'caffeine', has: named(/coffee|espresso|cocoa|chocolate|\btea\b/) },
  {
    label: 'corn',
    called: 'corn, maize',
    has: named(/corn|taco shell|tortilla chip|polenta|masa|hominy/),
  },
  {
    label: 'olives',
    called: 'olive',
    has: named(/\bolives\b/),
  },
  {
    label: 'beans',
    called: 'bean, legume, pulse',
    has: named(/\bbeans?\b|lentil|chickpea|split pea|edamame|tofu|tempeh|soy|miso|hummus/),
  },
  {
    label: 'bread',
    called: 'bread',
    has: named(/bread|baguette|pita|naan|\bbuns?\b|tortilla|bagel|muffin|ciabatta/),
  },
  {
    label: 'pasta',
    called: 'pasta, noodle',
    has: named(
      /pasta|spagh|penne|fusilli|macaroni|fettuc|lasagna|orzo|lingui|rigat|farf|gnocchi|tortell|noodle/,
    ),
  },
];

/** Families that are also searched for, with the foods that surely belong. */
const SEARCHED: readonly (readonly [word: string, (fact: Facts) => boolean])[] = [
  [
    'nut',
    ({ contains }) =>
      contains?.some((allergen) => allergen === 'tree nuts' || allergen === 'peanuts') === true,
  ],
  ['meat', (fact) => fact.category === 'Meat & Seafood' && !isSeafood(fact)],
  ['cheese', isCheese],
  ['spicy', isChili],
  ['berry', isBerry],
  ['citrus', isCitrus],
  ['melon', isMelon],
  ['fruit', isFruit],
  ['leafygreen', isLeafGreen],
];

export type FoodBook = ReturnType<typeof foodBook>;

/** Finds the foods of the catalogue by what people call them. */
export function foodBook(facts: readonly IngredientFacts[]) {
  const families = new Map(
    FAMILIES.flatMap((family) => {
      const food = {
        label: family.label,
        isAllergen: family.isAllergen ?? false,
        names: new Set(facts.filter(family.has).map(({ name }) => name)),
      };
      return family.called.split(', ').map((called) => {
        const words = stemsOf(called);
        return [words.join(' '), { ...food, words }] as const;
      });
    }),
  );
  const phrases = facts.map((fact) => ({ name: fact.name, called: phrasesOf(fact) }));
  const known = new Set(phrases.flatMap(({ called }) => called.flatMap((text) => text.split(' '))));
  const single = [...families.keys()].filter((called) => !called.includes(' '));

  return {
    /** The food of these words, in this order: a family, or what has them in its name. */
    find(typed: readonly string[]): Food | undefined {
      const words = typed.map((word) => stem(word));
      const family = families.get(words.join(' '));
      if (family) return family;
      if (words.length === 1 && words.some((word) => isEmptyWord(word))) return undefined;
      const phrase = ` ${words.join(' ')} `;
      const names = phrases
        .filter(({ called }) => called.some((text) => ` ${text} `.includes(phrase)))
        .map(({ name }) => name);
      if (names.length === 0) return undefined;
      return { label: typed.join(' '), isAllergen: false, words, names: new Set(names) };
    },
    family: (word: string): Food | undefined => families.get(stem(word)),
    /** The foods that a misspelled word may mean; all, because it is to be left out. */
    near(word: string): string[] {
      return nearestWords(stem(word), new Set([...single, ...known]));
    },
  };
}

/** The families that an ingredient surely belongs to, as words to be found by. */
export function familyWords(fact: Facts): string[] {
  return SEARCHED.filter(([, has]) => has(fact)).map(([word]) => word);
}

/** Stems of its name, its other names and its usual parts. */
function phrasesOf({ name, slug }: Facts): string[] {
  const parts = (PARTS[name] ?? '').split(', ').filter((part) => part !== '');
  return [name, ...name.split(' (', 1), ...(ALIASES[slug] ?? []), ...parts].map((text) =>
    stemsOf(text).join(' '),
  );
}
