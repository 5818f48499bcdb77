/**
 * How a food looks on a plate.
 *
 * Shape   `base` lies under the rest: grains, strands, a sauce.
 */
export type FoodLook = {
  readonly shape: PieceShape | BaseShape;
  readonly colour: string;
  /** Of a rind, a yolk, a core. */
  readonly accent: string;
};
export const BASE_SHAPES = ['sauce', 'grain', 'strand', 'bread'] as const;
type BaseShape = (typeof BASE_SHAPES)[number];
type PieceShape =
  | 'slice'
  | 'ring'
  | 'leaf'
  | 'herb'
  | 'cube'
  | 'strip'
  | 'bean'
  | 'ball'
  | 'floret'
  | 'shrimp'
  | 'egg'
  | 'fillet'
  | 'seed';

type Row = readonly [words: string, shape: FoodLook['shape'], colour: string, accent?: string];

/** Words of names, in the order in which they are looked for: "coconut milk" comes before "milk". */
const ROWS: readonly Row[] = [
  [
    'tomato paste|tomato sauce|marinara|crushed tomato|salsa|canned diced|canned whole|diced tomato',
    'sauce',
    '#c8401f',
  ],
  ['curry|turmeric|saffron', 'sauce', '#d99a20'],
  ['chocolate|cocoa|coffee', 'sauce', '#4e2818'],
  ['pesto', 'sauce', '#7a9a3c'],
  ['peanut butter|tahini|miso|hummus', 'sauce', '#c9a063'],
  ['coconut milk|heavy cream|sour cream|cream cheese|yogurt|ricotta', 'sauce', '#f5ead0'],
  ['broth|stock', 'sauce', '#dba447'],
  ['soy sauce|worcestershire|oyster sauce|hoisin|teriyaki|balsamic', 'sauce', '#5e2c10'],
  [
    'spaghetti|linguine|fettuccine|noodle|ramen|udon|vermicelli|angel hair',
    'strand',
    '#f0d58c',
    '#d8b45e',
  ],
  [
    'pasta|penne|rigatoni|macaroni|fusilli|farfalle|orzo|lasagna|gnocchi',
    'strip',
    '#f0d58c',
    '#d8b45e',
  ],
  ['rice noodle', 'strand', '#f4ecd8', '#ddd0b0'],
  ['cauliflower', 'floret', '#f3ead2', '#d8cba4'],
  ['broccoli', 'floret', '#5f8f3a', '#3f6a28'],
  [
    'brown rice|quinoa|bulgur|farro|barley|oat|granola|couscous|millet',
    'grain',
    '#d9b87c',
    '#b8935a',
  ],
  ['rice', 'grain', '#f8f2e2', '#ddd2b6'],
  ['bread|tortilla|pita|bun|bagel|naan|baguette|flour|dough|pastry', 'bread', '#e2b878', '#b98545'],
  ['black bean|black-eyed', 'bean', '#3d2b28', '#6a5450'],
  ['kidney bean|pinto|red bean', 'bean', '#8a3328', '#b3665a'],
  ['chickpea|garbanzo', 'bean', '#e2bf78', '#c39a50'],
  ['lentil', 'seed', '#a8703a', '#8a5526'],
  ['white bean|cannellini|navy bean|butter bean|lima', 'bean', '#efe2c2', '#cdb98c'],
  [
    'green bean|asparagus|snow pea|snap pea|celery|scallion|green onion|leek',
    'strip',
    '#7da64a',
    '#557f2c',
  ],
  ['peas', 'ball', '#86b04a', '#5f8832'],
  ['corn', 'seed', '#f2c53d', '#d69f1e'],
  ['shrimp|prawn|crab|lobster|crayfish', 'shrimp', '#f09a72', '#d5663f'],
  ['salmon|trout', 'fillet', '#ee9a74', '#f8c3a6'],
  ['tuna|cod|tilapia|halibut|haddock|fish|scallop', 'fillet', '#f1e3cd', '#d9bf97'],
  ['bacon|ham|prosciutto|pancetta|salami', 'strip', '#b8503c', '#f0c4a8'],
  ['sausage|chorizo|pepperoni|hot dog', 'slice', '#a8452e', '#7c2c1c'],
  [
    'ground beef|ground turkey|ground pork|ground lamb|ground chicken|meatball',
    'ball',
    '#8a5434',
    '#6a3a20',
  ],
  ['steak|beef|lamb|pork|brisket|veal', 'fillet', '#8c4a30', '#a9654a'],
  ['chicken|turkey|duck', 'fillet', '#dba35c', '#b97c38'],
  ['tofu|tempeh|paneer|halloumi', 'cube', '#f2e2bf', '#cfae74'],
  ['egg noodle', 'strand', '#f0d58c', '#d8b45e'],
  ['eggplant|aubergine', 'slice', '#e5d3a8', '#4b2a50'],
  ['egg', 'egg', '#fffaf0', '#f3b02c'],
  ['feta|mozzarella|goat cheese|brie|cottage', 'cube', '#fbf5e6', '#dccfae'],
  ['cheddar|gouda|parmesan|gruyere|cheese', 'cube', '#f2c35a', '#d79a2e'],
  ['sun-dried|roasted red pepper', 'strip', '#b8391f', '#8a2412'],
  ['cherry tomato|grape tomato', 'ball', '#d8402a', '#a8281a'],
  ['tomato', 'slice', '#dc4a30', '#b52f1d'],
  ['sweet potato|butternut|pumpkin|squash', 'cube', '#e48a2c', '#b96516'],
  ['potato|parsnip|turnip', 'cube', '#ecd08a', '#c69f4e'],
  ['carrot', 'slice', '#ee8a2e', '#c8681a'],
  ['beet|radish', 'slice', '#a02a58', '#7a1840'],
  ['cucumber|zucchini|courgette|pickle', 'slice', '#cfe0a0', '#5d8f3a'],
  ['red onion|shallot', 'ring', '#a8577e', '#e9cbd8'],
  ['onion', 'ring', '#f0e2bd', '#d3b97c'],
  ['red pepper|red bell|chili pepper|chile', 'strip', '#cf3a22', '#9c2413'],
  ['jalapeno|jalapeño|green pepper|green bell|poblano', 'ring', '#6f9c3a', '#4c7522'],
  ['bell pepper|sweet pepper|yellow pepper', 'strip', '#eeb02c', '#c48614'],
  ['mushroom|portobello|shiitake', 'slice', '#d9bf9c', '#8a6848'],
  ['avocado|guacamole', 'slice', '#d3dc8c', '#6f9138'],
  [
    'spinach|kale|lettuce|arugula|chard|cabbage|greens|bok choy|romaine|watercress',
    'leaf',
    '#5c8f38',
    '#8bb65e',
  ],
  [
    'basil|parsley|cilantro|coriander|mint|dill|oregano|thyme|rosemary|sage|chive|tarragon',
    'herb',
    '#4f8a34',
    '#7fb257',
  ],
  ['olive|caper', 'ball', '#4d4a2a', '#7c7646'],
  ['lemon', 'slice', '#f6dc62', '#e8c02c'],
  ['lime', 'slice', '#c8dc7c', '#7fa838'],
  ['orange|clementine|grapefruit', 'slice', '#f4a53a', '#dd7f14'],
  ['strawberr|raspberr|cherr|cranberr|pomegranate', 'ball', '#c82e46', '#96182c'],
  ['blueberr|blackberr|grape|plum|fig', 'ball', '#4a4a84', '#2f2f60'],
  ['banana', 'slice', '#f6e5a4', '#e2c56a'],
  ['apple|pear', 'slice', '#f2e4b4', '#c8402e'],
  ['mango|peach|apricot|pineapple|cantaloupe|melon', 'cube', '#f5b23e', '#d98f1c'],
  ['almond|walnut|pecan|cashew|peanut|hazelnut|pistachio|pine nut', 'seed', '#c99a5e', '#9a6c34'],
  ['sesame|sunflower seed|pumpkin seed|chia|flax|poppy', 'seed', '#efe0bc', '#c9b07c'],
  ['milk|butter|cream', 'sauce', '#f6e7bd'],
];

/** Foods that are invisible on a plate, although their names have words of visible ones. */
const UNSEEN =
  'oil|powder|ground cumin|ground coriander|syrup|vinegar|extract|juice|black pepper|pepper flakes'.split(
    '|',
  );

const LOOKS = ROWS.map(([words, shape, colour, accent = colour]) => ({
  words: words.split('|'),
  look: { shape, colour, accent },
}));

/** How a food of that name looks; undefined for invisible ones: salt, oil, water. */
export function lookOf(name: string): FoodLook | undefined {
  const folded = name.toLowerCase();
  const isCurry = folded.includes('curry') || folded.includes('turmeric');
  if (!isCurry && UNSEEN.some((word) => folded.includes(word))) return undefined;
  return LOOKS.find(({ words }) => words.some((word) => folded.includes(word)))?.look;
}

/** The sauce that colours a dish most; undefined without any. */
export function strongestSauce(looks: readonly FoodLook[]): FoodLook | undefined {
  return LOOKS.map(({ look }) => look).find(
    (look) => look.shape === 'sauce' && looks.includes(look),
  );
}
