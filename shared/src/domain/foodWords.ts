/**
 * Words that decide how an ingredient's name is read, in the form of `foodTokens`: lower case, singular,
 * without accents.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Spelling variants. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['yoghurt', 'yogurt'],
  ['chile', 'chili'],
  ['chilli', 'chili'],
  ['chilis', 'chili'],
  ['chily', 'chili'],
  ['chilly', 'chili'],
  ['filet', 'fillet'],
  ['soya', 'soy'],
  ['can', 'canned'],
  ['tin', 'canned'],
  ['tinned', 'canned'],
  ['jar', 'jarred'],
  ['bottle', 'bottled'],
  ['lasagne', 'lasagna'],
  ['wholewheat', 'wholemeal'],
  ['skinned', 'skinless'],
  ['bbq', 'barbecue'],
  ['barbeque', 'barbecue'],
]);

/** Compounds, and the word that replaces them. */
export const COMPOUNDS: readonly (readonly [readonly string[], string])[] = [
  [['bone', 'in'], 'bonein'],
  [['skin', 'on'], 'skinon'],
  [['all', 'purpose'], 'allpurpose'],
  [['whole', 'wheat'], 'wholemeal'],
  [['whole', 'meal'], 'wholemeal'],
  [['whole', 'grain'], 'wholegrain'],
  [['extra', 'virgin'], 'extravirgin'],
  [['room', 'temperature'], 'roomtemperature'],
  [['store', 'bought'], 'storebought'],
  [['squeezed', 'dry'], 'squeezed'],
  [['patted', 'dry'], 'patted'],
  [['pat', 'dry'], 'patted'],
  [['free', 'range'], 'freerange'],
  [['cage', 'free'], 'freerange'],
  [['grass', 'fed'], 'grassfed'],
  [['farm', 'raised'], 'farmraised'],
  [['wild', 'caught'], 'wildcaught'],
  [['day', 'old'], 'dayold'],
  [['low', 'sodium'], 'lowsodium'],
  [['lower', 'sodium'], 'lowsodium'],
  [['less', 'sodium'], 'lowsodium'],
  [['reduced', 'sodium'], 'lowsodium'],
  [['low', 'salt'], 'lowsodium'],
  [['reduced', 'salt'], 'lowsodium'],
  [['no', 'salt', 'added'], 'lowsodium'],
  [['salt', 'free'], 'lowsodium'],
  [['low', 'fat'], 'lowfat'],
  [['reduced', 'fat'], 'lowfat'],
  [['fat', 'free'], 'nonfat'],
  [['non', 'fat'], 'nonfat'],
  [['full', 'fat'], 'fullfat'],
  [['part', 'skim'], 'partskim'],
  [['gluten', 'free'], 'glutenfree'],
  [['dairy', 'free'], 'dairyfree'],
  [['non', 'dairy'], 'dairyfree'],
  [['egg', 'free'], 'eggfree'],
  [['sugar', 'free'], 'sugarfree'],
  [['plant', 'based'], 'plantbased'],
];

/** Preparation, size, origin and praise: none of it makes another product. */
export const PREPARATION = words(`
  chopped diced sliced minced grated shredded peeled unpeeled seeded deseeded cored pitted stoned trimmed
  halved quartered cubed julienned crushed mashed torn crumbled toasted roasted grilled boiled hardboiled
  steamed sauteed caramelized browned blanched cooked uncooked raw drained undrained rinsed thawed packed
  sifted beaten whisked softened melted chilled cold warm warmed lukewarm squeezed pressed patted cut split
  washed scrubbed cleaned divided deveined debearded shelled hulled stemmed snipped shaved slivered flaked
  pounded pureed zested juiced separated scored smashed bruised reserved soaked deboned butterflied
  crosswise lengthwise finely coarsely roughly thinly thickly lightly freshly firmly loosely well very thin thick fine coarse
  large medium small big extralarge jumbo bite size sized inch long wide
  ripe overripe organic fresh good quality best homemade storebought favorite optional tender crisp
  crusty dayold stale freerange grassfed farmraised wildcaught seedless boneless skinless bonein skinon
  unbleached bleached pure natural real virgin extravirgin extra plain regular additional roomtemperature
  lowsodium lowfat nonfat fullfat partskim unsalted salted unsweetened whole lean
  scant heaping level heaped generous approximately about and
`);

/** Preparation words that also count after the name: "chicken thighs, bone-in". */
export const QUALITIES = words(`
  bonein skinon boneless skinless salted unsalted unsweetened lean raw fresh lowfat nonfat fullfat
`);

/** Containers before a name: "stalks celery", "head of garlic". */
export const CONTAINERS = words(`
  package packet pkg container carton tub box bag bunch head slice piece sheet square block wedge knob
  handful pinch dash drop sprig stalk rib clove bulb loaf strip chunk envelope sachet thumb
`);

/** Units   count only after a number: "gram flour" is a flour. */
export const UNITS = words(`
  cup tbsp tablespoon tsp teaspoon ounce oz pound lb gram g kg kilogram ml l liter litre pint quart gallon
  inch cm
`);

/** Pieces after a name: "broccoli florets", "celery ribs". */
export const PIECES = words(`
  slice wedge chunk cube strip piece half quarter ring round floret spear sprig stalk rib head crown bunch
  bulb segment matchstick shaving batons dice
`);

/** Use, origin or amount follows, not what it is. */
export const ENDINGS = words(`
  for from to into plus such until at per if as preferably like including depending or
`);

/** What follows may make it another thing: "in syrup", "with chilies". */
export const ATTACHMENTS = words('with in on without');

/** Harmless after an attachment. */
export const HARMLESS = words('water its their the a top stem rind peel part');

/** Words after an attachment that have a form before the name: "with skin". */
export const ATTACHED: ReadonlyMap<string, string> = new Map([
  ['skin', 'skinon'],
  ['bone', 'bonein'],
]);

/** States that make another product, also after the name: "chickpeas (dried)". */
export const STATES = words(
  'canned frozen dried dry smoked ground powdered pickled candied jarred bottled',
);

/** Before the last words of a name, these make it another thing. */
export const STRANGERS = words(`
  vegan vegetarian imitation mock artificial substitute alternative replacement flavored flavoured flavor
  flavour glutenfree dairyfree eggfree sugarfree plantbased mix style sauce soup seasoning dip dressing
  bouillon of and or with in from on without no non not free lactose less
  venison bison elk boar veal duck goose quail rabbit goat seitan jackfruit quorn konjac lupin hemp
  chipotle habanero wasabi truffle matcha ube taro caramel marshmallow pumpernickel rye spelt
`);

/** Skipped words that contradict the ingredient's name. */
export const CONTRADICTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['fresh', words('dried dry canned frozen ground powder bottled jarred')],
  ['raw', words('dried canned smoked roasted')],
  ['cooked', words('raw')],
  ['whole', words('ground powder paste sauce shredded grated chopped crushed diced')],
  ['unsalted', words('salted')],
  ['salted', words('unsalted')],
  ['unsweetened', words('sweetened')],
  ['boneless', words('bonein')],
  ['skinless', words('bonein')],
  ['bonein', words('boneless')],
  ['skinon', words('skinless')],
  ['lowfat', words('whole heavy')],
  ['nonfat', words('whole heavy')],
  ['partskim', words('whole heavy')],
  ['lean', words('bacon')],
]);

/** Brands that only name a maker. */
export const BRANDS: readonly (readonly string[])[] = `
  barilla, best foods, bertolli, birds eye, blue diamond, bobs red mill, bonne maman, bumble bee, bush,
  cabot, campbell, carnation, chobani, colavita, contadina, daisy, dannon, de cecco, del monte, dole,
  domino, duke, eagle brand, fage, filippo berio, foster farm, ghirardelli, gold medal, goya,
  green giant, heinz, hellmann, hershey, hidden valley, hormel, hunt, huy fong, jif, johnsonville, kerrygold,
  kikkoman, king arthur, knorr, kraft, land o lake, land olake, lea and perrin, lee kum kee, libby, mccormick, mission,
  morton, muir glen, nestle, ocean spray, old el paso, oscar mayer, pace, perdue, philadelphia, pillsbury,
  planter, pompeian, prego, progresso, quaker, ragu, rao, sargento, skippy, smucker, starkist, sun maid,
  swanson, tillamook, toll house, tyson, wesson
`
  .trim()
  .split(/,\s*/)
  .map((brand) => brand.split(' '));
