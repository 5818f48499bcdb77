/**
 * Words that decide how an ingredient's name is read, in the form of `foodTokens`: lower case, singular,
 * without accents.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

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
  ripe overripe organic fresh good quality best homemade storebought favorite optional tender
  crusty dayold stale freerange grassfed farmraised wildcaught seedless boneless skinless bonein skinon
  unbleached bleached pure natural real virgin extravirgin extra plain regular additional roomtemperature
  cracked cultured europeanstyle centercut ready
  lowsodium lowfat nonfat fullfat partskim unsalted salted unsweetened whole lean
  scant heaping level heaped generous approximately about and
  med lg lge lrg sm sml slightly boiling strained overnight min hr hour
  cooled shaken picked spiralized frenched poached stirred sprinkled spread wiped
  over outer inner tough woody
`);

/** Origin, praise and strength: words of some names that another name may have or not. */
export const FREE = words(`
  alaskan american argentinian asian atlantic belgian british bulgarian calabrian california californian canadian
  caribbean chinese continental cornish cypriot danish dutch english european filipino french german greek hungarian
  iberian indian iranian irish italian jamaican japanese jersey korean lebanese louis louisiana madagascar malaysian
  marzano mediterranean mexican moroccan neapolitan norwegian oriental pacific persian polish portuguese provencal roman
  russian scottish sicilian spanish swedish tahitian texan texas thai tunisian turkish tuscan vermont vietnamese virginia
  wisconsin
  aged artisan authentic bulk bagged cheap chunky classic common cooking country creamy crunchy decent domestic drained
  everyday fancy farmhouse firm freerange fruity garden genuine gourmet grade hearty heat heirloom heritage home homestyle imported
  juicy leftover loose luxury mature meaty mild naked nutty old ordinary original oven pack packaged packet paper peasant
  plump premium prepared rack refined refrigerated rich robust rolled runny rustic sashimi scored shop bought simple smooth soft
  spreadable standard strong sturdy superior sushi tasty traditional traditionally unfiltered unpasteurized unrefined
  unsulfured unsulphured unwaxed vacuum vine vintage wafer young
`);

/** Foods of which the origin tells the kind: Chinese broccoli, Vietnamese mint. */
export const OF_PLACES = words(`
  broccoli chive celery mint coriander cilantro ginger bacon radish chestnut pickle pear basil parsley dressing fry toast
`);

/** Foods that are leaves; a banana leaf is not a banana. */
export const LEAFY = words(`
  cabbage lettuce spinach kale chard basil mint cilantro parsley sage thyme rosemary oregano dill arugula rocket romaine
  celery tarragon collard chive choy choi
`);

/** Packing liquids that do not change the food: "feta in brine". */
export const PACKED_IN = words(
  'brine water oil olive spring sunflower vegetable own natural juice tomato sauce',
);
/** Those foods. */
export const IN_LIQUID = words(`
  feta mozzarella bocconcini halloumi tuna salmon sardine anchovy olive caper bean chickpea lentil tofu corn sweetcorn
`);

/** Preparation words that also count after the name: "chicken thighs, bone-in". */
export const QUALITIES = words(`
  bonein skinon boneless skinless salted unsalted unsweetened lean raw fresh lowfat nonfat fullfat
`);

/** Containers before a name: "stalks celery", "head of garlic". */
export const CONTAINERS = words(`
  package packet pkg container carton tub box bag bunch head slice piece sheet square block wedge knob
  handful pinch dash drop sprig stalk rib clove bulb loaf strip chunk envelope sachet thumb rack rasher cap pack pkt
`);

/** Containers that say in which form the food comes: a bunch of oregano is no dried one. */
export const CONTAINER_STATES: ReadonlyMap<string, string> = new Map([
  ['bunch', 'fresh'],
  ['sprig', 'fresh'],
  ['stick', 'whole'],
  ['pod', 'whole'],
]);

/** Units   count only after a number: "gram flour" is a flour. */
export const UNITS = words(`
  cup tbsp tablespoon tsp teaspoon ounce oz pound lb gram g kg kilogram ml l liter litre pint quart gallon
  inch cm
`);

/** Units that count before a name, whatever is before them. */
export const SHORT_UNITS = words('c cc cl dl fl floz lbs mg mls ozs tb tbl tbs tblsp tbsps tsps t');

/** Units that are found stuck to the next word; the longer first. */
export const GLUED: readonly string[] = [
  ...words('tablespoon teaspoon package ounce pound clove pinch gram tbsp tsp cup can'),
];

/** How much, how big and how good; before a name only. */
export const HEDGES = words(`
  a an the of x to up at least or so few couple several some any plenty lot enough another additional more extra other
  whatever ol your my our favorite favourite total roughly around about approx approximately circa ca nearly almost just only plus
  one two three four five six seven eight nine ten eleven twelve dozen half quarter third eighth
  pair level rounded heaped heaping generous scant good big huge tiny plump fat chubby little bit touch
  cupful spoonful tablespoonful teaspoonful handful glass glug splash squeeze drizzle drizzling dollop pat scoop
  pot tub tube punnet wheel log ball bar stick pod nest pouch brick tray dessertspoon ladle lump fistful rasher recipe batch
  portion serving
  per each weighing size sized
`);

/** Parts that come with the whole: "juice of 2 limes", "leaves from 1 bunch mint". */
export const PARTS = words(`
  juice zest rind peel leaf floret kernel meat flesh white yolk top stem stalk sprig skin seed end tail core pit stone
  root crust casing fat bone shell head rib membrane frond needle fillet
`);

/** From these words on, behind a food, nothing names it. */
export const TRAILERS = words(`
  see note about approximately around roughly each weighing total that which you your enough needed thereof dissolved diluted
`);

/** The same, before "with", "in" or at the end: "mixed with water", but "mixed greens". */
export const MIXED = words(
  'mixed stirred whisked combined blended tossed broken steeped soaked dissolved slaked',
);

/** The part before these is not wanted: "stems removed". */
export const REMOVALS = words('removed discarded off intact attached trimmed');

/** Names of groups, of which an example is the food: "white fish such as cod". */
export const GROUPS = words(`
  fish cheese nut green herb pasta fruit vegetable mushroom meat spice berry squash oil wine beer lettuce noodle grain
  pepper potato seafood bean apple onion tomato bread rice
`);

/** Pieces after a name: "broccoli florets", "celery ribs". */
export const PIECES = words(`
  slice wedge chunk cube strip piece half quarter round floret spear sprig stalk rib head crown bunch
  bulb segment matchstick shaving batons dice link cap log strand thread rasher sheet disc coin
`);

/** Use, origin or amount follows, not what it is. */
export const ENDINGS = words(`
  for from to into plus such until at per if as part preferably like including depending or
`);

/** What follows may make it another thing: "in syrup", "with chilies". */
export const ATTACHMENTS = words('with in on without');

/** Harmless after an attachment. */
export const HARMLESS = words(
  'water its their the a top stem rind peel part leaf vine frond tail shell root',
);

/** Words after an attachment that have a form before the name: "with skin". */
export const ATTACHED: ReadonlyMap<string, string> = new Map([
  ['skin', 'skinon'],
  ['bone', 'bonein'],
]);

/** States that make another product, also after the name: "chickpeas (dried)". */
export const STATES = words(
  'canned frozen dried dry smoked ground powdered pickled candied jarred bottled',
);

/** Words that deny the food they stand by, before it or behind. */
export const DENIALS = words(`
  vegan vegetarian imitation mock artificial faux substitute alternative replacement replacer flavored flavoured flavor
  flavour glutenfree dairyfree eggfree sugarfree plantbased lactose beyond impossible keto paleo diet
  mix style seasoning bouillon eggless meatless flourless
`);

/** Words that make another food of the one after them. */
export const CHANGERS = words(`
  sauce soup seasoned dip dressing
  venison bison elk boar veal duck goose quail ostrich rabbit goat sheep camel yak seitan jackfruit quorn konjac shirataki
  lupin hemp tigernut sorghum amaranth millet cassava rye spelt kamut einkorn carob
  chipotle habanero ancho guajillo pasilla arbol kashmiri aleppo wasabi truffle matcha ube taro caramel butterscotch
  marshmallow pumpernickel tomatillo stevia swerve erythritol xylitol monk
  crispy breaded battered crusted popcorn tempura baked puffed fried deepfried stuffed creamed candied glace crystallized
  crystallised preserved pickled cured freezedried dehydrated coated covered dusted sugared glazed marinated sprouted
  sparkling mulled nonalcoholic
  sichuan szechuan champagne malt prickly custard crab bitter sour blood maraschino morello mandarin sea rock elephant holy malabar daikon fingerling
  jerusalem jordan cipollini pickling cocktail brewer nutritional steel pinhead colby string rotisserie
`);

/** Words that join two things. */
const JOINING = words('of and or with in from on without no non not free less');

/** Before the last words of a name, these make it another thing. */
export const STRANGERS: ReadonlySet<string> = new Set([...DENIALS, ...CHANGERS, ...JOINING]);

/** Packs that may also be a state: canned peaches are no peaches. */
export const PACKED = words('canned jarred bottled');

/** Foods that are always in such a pack. */
export const KEPT_IN_PACKS = words(`
  sauce salsa juice beer wine milk paste broth stock jam preserve oil vinegar mustard ketchup mayonnaise dressing honey
  syrup puree butter tahini caper pickle olive molasses extract sriracha marinara horseradish coffee yeast anchovy spread
`);

/** Foods of which a word before them tells the kind; a kind that nobody knows is another food: "grapeseed oil". */
export const KINDS = words(`
  oil flour milk vinegar sugar salt cheese butter cream sauce juice bread rice bean pea lentil nut seed pepper powder wine
  syrup jam mushroom squash lettuce cabbage noodle pasta sausage chocolate stock broth paste leaf yeast yogurt extract
  mustard ham water chili green oregano oat ice mince peppercorn methi salad steak egg
`);

/** Skipped words that contradict the ingredient's name. */
export const CONTRADICTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['fresh', words('dried dry canned frozen ground powder bottled jarred')],
  ['raw', words('dried canned smoked roasted')],
  ['cooked', words('raw')],
  ['whole', words('ground powder paste sauce extract shredded grated chopped crushed diced')],
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

/** Makers and places, which only say where it comes from; one of several is taken away. */
export const BRANDS: readonly string[] = `
  annie, applegate, arm and hammer, aunt jemima, b and g, barilla, bell and evans, ben and jerry, bertolli,
  best foods, betty crocker, birds eye, blue diamond, boar head, bobs red mill, bonne maman, bragg, breakstone,
  bulls eye, bumble bee, bush, butterball, cabot, campbell, carapelli, carnation, cento, chobani, cholula,
  clabber girl, colavita, coleman, colman, contadina, crown prince, crystal farm, daisy, dannon, danone, de cecco,
  del monte, delallo, dole, domino, duke, eagle brand, fage, farmer john, filippo berio, fleischmann, foster farm,
  ghirardelli, gold medal, goya, great value, green giant, grey poupon, guittard, heinz, hellmann, hershey,
  hidden valley, hormel, hunt, huy fong, jif, jimmy dean, johnsonville, kellogg, kerrygold, kewpie, kikkoman,
  king arthur, kirkland, knorr, kraft, la choy, land o lake, land olake, lea and perrin, lee kum kee, libby, lindt,
  litehouse, lucini, lurpak, mae ploy, maggi, maille, marukan, marzetti, mazola, mccormick, mezzetta, mission,
  mizkan, morton, muir glen, nabisco, nakano, nestle, newman own, nishiki, oberto, ocean spray, old el paso,
  organic valley, oroweat, ortega, oscar mayer, pace, pacific food, panera, pataks, pepperidge farm, perdue,
  philadelphia, philly, pillsbury, planter, plugra, pompeian, prego, progresso, quaker, ragu, rao, red boat,
  red star, reynold, riceland, robin hood, ronzoni, rosarita, rumford, s and w, sabra, saf, safeway, san j, sara lee,
  sargento, scharffen berger, simply organic, skippy, smithfield, smucker, spice island, starkist, stonyfield,
  sun maid, sunmaid, sunsweet, swans down, swanson, sweet baby ray, thai kitchen, thomas, tilda, tillamook,
  toll house, trader joe, tyson, uncle ben, valrhona, vitasoy, waitrose, wegman, wesson, westbrae, whole food,
  wish bone, zatarain,
  aashirvaad, aldi, allinson, alpro, amoy, amul, arla, asda, billington, branston, cathedral city, cirio, clover valley,
  co op, dr oetker, essential waitrose, good and gather, hovis, john west, kallo, lidl, market pantry, marks and spencer,
  mcdougall, morrison, mother dairy, mutti, napolina, ocado, president, prince, rachel, sainsbury, schwartz, sharwood,
  silver spoon, tate and lyle, tesco finest, tesco, warburton, yeo valley,
  costa rican, king edward, new zealand, north atlantic, south african
`
  .trim()
  .split(/,\s*/);
