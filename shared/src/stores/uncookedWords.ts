import { foodTokens } from '#food/foodTokens';

/**
 * Words of what shops sell and nobody cooks with, in the form of `foodTokens`: lower case, singular, without accents.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** No food at all, whatever stands beside them: "lemon dish soap", "cat litter". */
const NON_FOODS = words(`
  soap shampoo conditioner detergent bleach cleaner cleaning cleanser disinfectant dishwashing dishwasher laundry softener
  sponge scrubber mop broom bucket duster insecticide repellent
  tissue napkin towel diaper nappy wipe toothpaste toothbrush mouthwash floss deodorant antiperspirant lotion sunscreen
  razor shaver shaving tampon condom bandage lipstick mascara makeup perfume cologne cosmetic moisturizer hairspray
  supplement probiotic aspirin ibuprofen acetaminophen painkiller antacid melatonin multivitamin thermometer
  battery lightbulb lighter match charcoal firelog candle incense freshener
  foil parchment cellophane clingfilm trash garbage bin litter kitty cat pet
  notebook pencil pen crayon envelope stapler glue scissor greeting magazine newspaper
  cigarette cigar tobacco vape nicotine
  toilet tumbler cutlery chopstick skewer spatula corkscrew apron cookware bakeware tupperware
  potting fertilizer mulch bouquet balloon toy puzzle umbrella sock glove shirt
  propane antifreeze windshield washer motor voucher deposit giftcard
`);

/** Two words that are no food together. */
const NON_FOOD_PHRASES: readonly string[] = [
  'hand cream',
  'face cream',
  'shaving cream',
  'body wash',
  'body butter',
  'body oil',
  'lip balm',
  'hand wash',
  'face wash',
  'light bulb',
  'gift card',
  'paper plate',
  'paper cup',
  'plastic cup',
  'plastic wrap',
  'sandwich bag',
  'storage bag',
  'freezer bag',
  'kitchen roll',
  'baby wipe',
  'baby oil',
  'baby powder',
  'washing up',
  'washing powder',
  'essential oil',
  'bird seed',
  'fish food',
  'motor oil',
  'bottle deposit',
  'dog food',
  'dog treat',
  'dog chow',
  'dog chew',
  'nail polish',
  'furniture polish',
  'crv',
];

/** What these name is eaten or drunk as it is, unless the catalogue has a food that is called so. */
export const EATEN_AS_IT_IS = words(`
  cookie biscuit candy gum lollipop gummy licorice chew praline nougat toffee fudge snack jerky pretzel cracker crisp
  popcorn cereal muesli doughnut donut muffin cake cupcake brownie turnover danish eclair macaron meringue sundae popsicle
  sorbet gelato sherbet pudding custard parfait smoothie milkshake shake soda cola lemonade limeade kombucha cocktail
  mocktail margarita drink beverage vodka whiskey whisky bourbon rum gin tequila brandy liqueur champagne prosecco
  latte cappuccino frappuccino mocha soup chowder casserole burrito taquito quesadilla pizza sandwich burger nugget corndog
  waffle pancake entree dinner meal coleslaw sushi dumpling potsticker pierogi
  crumpet teacake scone shortbread flapjack digestive hobnob malteser rusk oatcake crispbread faggot piccalilli
  chutney bovril marmite vegemite horlicks ovaltine lucozade ribena
`);

/** The same, of two words: anywhere in a text. */
const EATEN_PHRASES: readonly string[] = [
  'baby food',
  'baby formula',
  'black pudding',
  'branston pickle',
  'bread sauce',
  'brown sauce',
  'candy bar',
  'cereal bar',
  'cold brew',
  'cream cracker',
  'drinking chocolate',
  'english mustard',
  'energy bar',
  'energy drink',
  'fish finger',
  'fruit snack',
  'golden syrup',
  'granola bar',
  'gravy granule',
  'hash brown',
  'hot cross',
  'iced tea',
  'lemon curd',
  'lime pickle',
  'malt vinegar',
  'mince pie',
  'mint sauce',
  'mushy pea',
  'nutrition bar',
  'oat drink',
  'orange squash',
  'pork pie',
  'protein bar',
  'protein powder',
  'salad cream',
  'sausage roll',
  'snack bar',
  'snack mix',
  'sports drink',
  'stock cube',
  'stock pot',
  'sweet pickle',
  'trail mix',
  'yorkshire pudding',
];

/** Words of a shop's categories, and what all in them is. */
const NON_FOOD_CATEGORIES = words(`
  household cleaning laundry paper hygiene beauty cosmetic toiletry health pharmacy medicine otc supplement pet
  hardware garden stationery toy gift tobacco cigarette floral flower apparel clothing electronic kitchenware
  houseware homeware drogerie haushalt tiernahrung hygieneartikel entretien animalerie limpieza mascota
`);

/** Whether a token, two of them or the category name what is no food. */
export function isNonFood(tokens: readonly string[], category = ''): boolean {
  return (
    tokens.some((token) => NON_FOODS.has(token)) ||
    hasPhrase(tokens, NON_FOOD_PHRASES) ||
    foodTokens(category).some((token) => NON_FOOD_CATEGORIES.has(token))
  );
}

/** Whether two of the tokens name what is eaten or drunk as it is. */
export function hasEatenPhrase(tokens: readonly string[]): boolean {
  return hasPhrase(tokens, EATEN_PHRASES);
}

function hasPhrase(tokens: readonly string[], phrases: readonly string[]): boolean {
  const text = ` ${tokens.join(' ')} `;
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}
