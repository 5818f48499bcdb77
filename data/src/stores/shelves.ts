import type { Category } from '@larder/shared/food/categories';

import type { IngredientFacts } from '#catalogue/facts';

import type { StoreKind } from './metros.ts';

/** Stock and prices of a kind of store. */
type Profile = {
  /** Probability per category, before the lists below; 1 is nearly certain. */
  readonly likes: Readonly<Record<Category, number>>;
  /** Min and max share of the catalogue. */
  readonly coverage: readonly [number, number];
  /** Min and max price level against the catalogue. */
  readonly level: readonly [number, number];
};

/** Invented, within the limits of all demo stores: 45 to 80 % of the catalogue, levels 0.88 to 1.15. */
export const PROFILES: Readonly<Record<StoreKind, Profile>> = {
  // Likes of produce, dairy, meat, pantry, spices, other; coverage; level.
  supermarket: profile([0.9, 0.95, 0.9, 0.95, 0.95, 0.8], [0.72, 0.79], [0.94, 1.06]),
  'produce market': profile([1.3, 0.45, 0.2, 0.5, 0.5, 0.3], [0.46, 0.56], [0.88, 0.98]),
  'asian grocer': profile([0.8, 0.3, 0.8, 0.5, 0.6, 0.4], [0.5, 0.62], [0.88, 1]),
  'latin grocer': profile([0.8, 0.6, 0.8, 0.6, 0.6, 0.4], [0.5, 0.62], [0.88, 1]),
  'indian grocer': profile([0.7, 0.6, 0.3, 0.65, 0.8, 0.3], [0.48, 0.6], [0.9, 1.02]),
  'co-op': profile([1, 0.8, 0.6, 0.9, 0.85, 0.7], [0.6, 0.72], [1.02, 1.15]),
  'corner shop': profile([0.4, 0.8, 0.4, 0.75, 0.65, 0.8], [0.45, 0.5], [1.06, 1.15]),
};

/** Probability of the larger pack of what a kind of store sells. Invented. */
export const LARGE_PACKS: Readonly<Record<StoreKind, number>> = {
  supermarket: 0.75,
  'produce market': 0.3,
  'asian grocer': 0.5,
  'latin grocer': 0.5,
  'indian grocer': 0.6,
  'co-op': 0.35,
  'corner shop': 0.08,
};

/** Every store has these. */
const STAPLES = new Set(
  slugs(`yellow-onion garlic tomato russet-potato carrot lemon lime banana whole-milk eggs
    unsalted-butter all-purpose-flour granulated-sugar table-salt ground-black-pepper olive-oil
    vegetable-oil white-rice-long-grain spaghetti canned-diced-tomatoes tomato-paste chicken-broth
    cheddar-cheese white-bread`),
);

/** Specialties of a kind of store; others have them less often. */
const SPECIALTIES: Readonly<Partial<Record<StoreKind, ReadonlySet<string>>>> = {
  'asian grocer': new Set(
    slugs(`scallion-green-onion ginger-root red-chili-pepper napa-cabbage bok-choy eggplant snow-peas
      shiitake-mushrooms bean-sprouts fresh-cilantro fresh-mint fresh-basil lemongrass
      frozen-edamame-shelled frozen-green-peas mango ground-pork pork-shoulder chicken-wings
      chicken-thighs-bone-in shrimp-raw squid-calamari mussels salmon-fillet cornstarch jasmine-rice
      egg-noodles rice-noodles soba-noodles ramen-noodles panko-bread-crumbs coconut-milk-canned
      cashews peanuts-roasted sesame-seeds nori-sheets wonton-wrappers sesame-oil soy-sauce
      fish-sauce oyster-sauce hoisin-sauce teriyaki-sauce sriracha miso-paste rice-vinegar
      curry-powder star-anise firm-tofu silken-tofu tempeh coconut-water unsweetened-soy-milk
      daikon-radish sugar-snap-peas thai-basil oyster-mushrooms mandarin-oranges pork-belly clams
      rice-flour tapioca-starch potato-starch udon-noodles glass-noodles rice-paper-wrappers sushi-rice
      canned-water-chestnuts canned-bamboo-shoots coconut-cream-canned mung-beans-dry ground-white-pepper
      chinese-five-spice tamari sweet-chili-sauce gochujang red-curry-paste green-curry-paste
      tamarind-paste kimchi mirin shaoxing-wine peanut-oil`),
  ),
  'latin grocer': new Set(
    slugs(`white-onion roma-tomato jalapeno-pepper serrano-pepper poblano-pepper red-chili-pepper
      avocado mango pineapple radishes corn-on-the-cob fresh-cilantro sour-cream queso-fresco
      monterey-jack-cheese pork-chorizo flank-steak pork-shoulder beef-chuck-roast chicken-drumsticks
      ground-beef-80-lean cornmeal corn-tortillas flour-tortillas tortilla-chips canned-black-beans
      canned-pinto-beans canned-kidney-beans refried-beans black-beans-dry canned-sweet-corn
      evaporated-milk sweetened-condensed-milk pumpkin-seeds-pepitas hot-sauce salsa
      lime-juice-bottled ground-cumin chili-powder cayenne-pepper dried-oregano ground-cinnamon
      beer green-olives coconut-water
      tomatillos plantain jicama fresh-oregano cotija-cheese pork-spareribs lard masa-harina
      chipotle-peppers-in-adobo canned-green-chiles canned-hominy enchilada-sauce pinto-beans-dry
      taco-shells cumin-seeds cinnamon-sticks ancho-chiles-dried guajillo-chiles-dried
      pickled-jalapenos taco-seasoning`),
  ),
  'indian grocer': new Set(
    slugs(`red-onion ginger-root serrano-pepper red-chili-pepper cauliflower eggplant okra spinach
      fresh-cilantro fresh-mint mango frozen-green-peas plain-yogurt ghee paneer
      chickpea-flour-besan basmati-rice whole-wheat-flour naan canned-chickpeas canned-kidney-beans
      brown-lentils-dry red-lentils-dry chickpeas-dry split-peas-dry coconut-milk-canned
      shredded-coconut-unsweetened cashews almonds pistachios raisins sesame-seeds medjool-dates
      coconut-oil ground-cumin ground-turmeric ground-coriander chili-powder cayenne-pepper
      curry-powder garam-masala ground-cinnamon ground-cloves ground-cardamom ground-ginger
      bay-leaves mustard-seed fennel-seed fenugreek-seed saffron star-anise ground-lamb
      curry-leaves semolina-flour rice-flour kidney-beans-dry mung-beans-dry chana-dal-dry
      cumin-seeds coriander-seeds cinnamon-sticks cardamom-pods whole-cloves poppy-seeds tamarind-paste
      lamb-loin-chops black-tea-bags`),
  ),
  'co-op': new Set(
    slugs(`kale swiss-chard collard-greens arugula beets fennel-bulb greek-yogurt goat-cheese
      unsweetened-almond-milk unsweetened-soy-milk whole-wheat-flour honey maple-syrup brown-rice
      quinoa bulgur-wheat rolled-oats pearl-barley whole-wheat-bread brown-lentils-dry almond-butter
      tahini almonds walnuts pecans chia-seeds flaxseed sunflower-seeds dried-cranberries granola
      coconut-oil avocado-oil apple-cider-vinegar miso-paste tempeh firm-tofu vital-wheat-gluten
      celery-root rutabaga fresh-sage fresh-oregano oyster-mushrooms pecorino-romano fontina-cheese
      halloumi creme-fraiche unsweetened-oat-milk almond-flour rye-flour buckwheat-flour
      whole-wheat-spaghetti wild-rice farro green-lentils-dry mung-beans-dry sourdough-bread rye-bread
      hazelnuts dried-apricots prunes agave-nectar nutritional-yeast tamari harissa hummus sauerkraut
      whole-grain-mustard sherry-vinegar pomegranate-molasses grapeseed-oil sumac`),
  ),
  'corner shop': new Set(
    slugs(`apple orange salted-butter bacon deli-ham pepperoni white-bread hamburger-buns
      tortilla-chips ramen-noodles elbow-macaroni tomato-sauce marinara-sauce canned-tuna
      peanut-butter strawberry-jam chocolate-hazelnut-spread graham-crackers ground-coffee granola
      ketchup yellow-mustard mayonnaise barbecue-sauce hot-sauce salsa ranch-dressing beer
      orange-juice apple-juice coconut-water vanilla-ice-cream ice-cubes
      frozen-french-fries american-cheese-slices margarine deli-turkey-breast hot-dogs
      canned-baked-beans canned-sardines hot-dog-buns bagels english-muffins saltine-crackers
      corn-flakes potato-chips marshmallows milk-chocolate popcorn-kernels sparkling-water
      black-tea-bags`),
  ),
};

/** Specialties that other shops leave out first. */
const FROM_FAR: readonly StoreKind[] = ['asian grocer', 'latin grocer', 'indian grocer'];

/**
 * Priority of an ingredient for a kind of store: about 0.2 (hardly) to 2 (always). Only the order matters.
 */
export function wish(kind: StoreKind, { slug, category }: IngredientFacts): number {
  if (STAPLES.has(slug) || SPECIALTIES[kind]?.has(slug)) return 2;
  const plain = PROFILES[kind].likes[category];
  const foreign = FROM_FAR.some((other) => SPECIALTIES[other]?.has(slug));
  return foreign && kind !== 'supermarket' ? plain * 0.7 : plain;
}

/** All slugs above, to test that the catalogue has them. */
export function namedSlugs(): readonly string[] {
  return [...STAPLES, ...Object.values(SPECIALTIES).flatMap((list) => [...list])];
}

type Six = readonly [number, number, number, number, number, number];

function profile(likes: Six, coverage: Profile['coverage'], level: Profile['level']): Profile {
  const [produce, dairy, meat, pantry, spices, other] = likes;
  return {
    likes: {
      Produce: produce,
      Dairy: dairy,
      'Meat & Seafood': meat,
      Pantry: pantry,
      'Condiments & Spices': spices,
      Other: other,
    },
    coverage,
    level,
  };
}

function slugs(text: string): string[] {
  return text.split(/\s+/).filter((slug) => slug !== '');
}
