/**
 * Words that tell kinds of food apart, in the form of `foodTokens`. After a comma or in brackets they name another food
 * ("milk, coconut"), where words of preparation ("milk, warmed") say what is done with the same one.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/**
 * What a food is made of or comes from. Only in the singular: "(chickpeas)" after a name is another name for it, no
 * kind of it.
 */
export const SUBSTANCES = words(`
  coconut peanut almond cashew hazelnut walnut pecan pistachio macadamia chestnut soy oat rice hemp flax linseed
  flaxseed quinoa buckwheat rye spelt barley millet sorghum teff amaranth cassava manioc tapioca arrowroot potato corn
  maize chickpea gram lentil lupin carob wheat semolina durum kamut einkorn graham sesame sunflower safflower canola
  rapeseed grapeseed olive avocado palm truffle pumpkin cottonseed pea bean fava tigernut mustard chili garlic onion
  celery tomato mushroom zucchini courgette cauliflower carrot lettuce konjac shirataki agar nut vegetable herb
  lemon lime orange apple cherry grape pear plum peach apricot cranberry raspberry strawberry blueberry blackberry
  elderberry pomegranate mango pineapple banana date fig raisin tamarind
  ginger rose vanilla chocolate cocoa cacao coffee espresso matcha caramel honey maple agave cane beet malt
  goat sheep ewe cow buffalo camel yak duck goose quail turkey chicken beef pork veal lamb mutton venison bison rabbit
  ham bacon fish anchovy salmon tuna cod crab shrimp prawn lobster clam oyster squid seaweed egg
  cider sherry champagne port marsala madeira rum brandy beer wine balsamic
  cream cottage butter bread flour cake pastry pasta pizza tortilla sandwich burger hamburger tofu tempeh seitan jackfruit
`);

/** What denies the food that it stands by: whoever writes it must not get that food. */
export const DENYING = words(`
  vegan vegetarian gf df imitation mock artificial faux keto paleo diet substitute alternative replacement replacer
  glutenfree dairyfree eggfree sugarfree plantbased nonalcoholic lactose eggless meatless flourless
  flavored flavoured flavor flavour beyond impossible quorn
  veggie dairyless cultivated textured mycoprotein soya
`);

/** What tells kinds apart, as far as it is none of the above. */
const QUALITIES_OF_KINDS = words(`
  brown white red green black yellow golden purple blue pink dark blonde
  wild sweet sour bitter bittersweet semisweet semi sharp mild extrasharp pungent
  light lite heavy double single clotted whipping thickened pouring evaporated condensed powdered granulated icing
  confectioner caster castor superfine turbinado demerara muscovado panela jaggery palm raw invert
  basmati jasmine arborio carnaroli bomba calrose carolina sushi sticky glutinous paella risotto converted parboiled
  grain instant quick rapid active rising raising strong plain allpurpose wholemeal wholegrain multigrain
  kosher sea table iodized pickling curing epsom smoked
  kidney pinto navy cannellini lima broad haricot northern mung adzuki borlotti garbanzo refried runner french string wax
  eyed urad moong chana toor puy beluga
  bell cayenne banana jalapeno serrano poblano ancho chipotle habanero guajillo pasilla aleppo kashmiri thai szechuan
  sichuan cubanelle
  cherry plum roma sungold heirloom beefsteak vine norland pontiac bliss russet yukon gold fingerling new baby cremini shiitake portobello button porcini
  enoki chanterelle maitake morel butternut acorn spaghetti delicata kabocha summer winter spring pearl
  granny smith bramley mandarin clementine medjool kalamata nicoise castelvetrano pine snap snow brussel alfalfa cipollini
  collard bay panko saltine puff phyllo filo pie tonic eye
  romaine iceberg napa savoy savoyard bok lacinato tuscan curly flatleaf flat
  cheddar mozzarella parmesan romano pecorino asiago feta gorgonzola roquefort stilton swiss gruyere gouda edam
  provolone brie camembert ricotta mascarpone monterey jack colby american havarti fontina halloumi paneer cotija fresco
  manchego muenster velveeta burrata emmental neufchatel farmer
  greek italian chinese japanese korean mexican spanish english hungarian dutch dijon wholeseed
  bonein boneless skinon skinless salted unsalted unsweetened sweetened lean extralean extravirgin virgin
  lowfat nonfat fullfat partskim skim skimmed semiskimmed lowsodium reduced fresh
  halfandhalf
  canned frozen jarred bottled dry dried ground pickled candied crystallized crystallised preserved dehydrated desiccated
  freezedried fermented cured sprouted puffed popped malted corned smoky seasoned sparkling carbonated
  silken glass rotisserie deli nutritional brewer baker steel
  tropea bunching welsh datterini cherub marzano peking mangetout sugarsnap mungbean daikon oriental asian holy husk swedish
  swede hung bufala soured chantilly ahi yellowfin bluefin bigeye sashimi nova parma prosciutto daniele pancetta andouille
  posole pozole shoepeg niblet cassia sundried sunblush sunblushed vialone nano hom mali makki gingelly percent unpolished
  protein pita sourdough fire petite masa sr angel grained fashioned sabut cabernet sauvignon ximenez smokey pimenton
  sirloin ribeye flank skirt chuck stew stewing brisket porterhouse
`);

/** Of these, what a cook may do as well: no kind where it is joined to what is done ("toasted and ground"). */
export const PROCESSES = words('dry dried ground');

/** Words that tell a kind of some foods only, by the last word of their name. */
export const KINDS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    salad: 'onion tomato potato turnip',
    mini: 'tomato mozzarella',
    wet: 'mozzarella',
    cooking: 'banana apple salt wine',
    knob: 'celery',
    rooted: 'celery',
    anise: 'basil',
    tart: 'apple cherry',
    chick: 'pea',
    sugar: 'pea',
    kabuli: 'chickpea',
    desi: 'chickpea',
    popping: 'corn',
    unpopped: 'corn',
    braising: 'steak',
    feather: 'steak',
    scotch: 'steak',
    shell: 'macaroni',
    seashell: 'macaroni',
    cling: 'peach',
    pouch: 'salmon tuna',
    nacho: 'jalapeno',
    tamed: 'jalapeno',
    koshering: 'salt',
    finishing: 'salt',
    diamond: 'salt',
    redmond: 'salt',
    grey: 'mustard',
    eagle: 'milk',
    cadbury: 'milk',
    silk: 'tofu',
    custard: 'tofu',
    smooth: 'tofu',
    kinu: 'tofu',
    kinugoshi: 'tofu',
    mori: 'tofu',
    hot: 'sauce pepper paprika mustard dog chili sausage salsa chocolate',
    soft: 'tofu cheese mozzarella',
    firm: 'tofu',
    split: 'pea lentil gram dal',
    minced: 'beef pork lamb chicken turkey veal venison meat',
    whole:
      'milk yogurt chicken turkey clove nutmeg allspice cardamom coriander cumin fennel peppercorn mustard',
    rolled: 'oat barley',
    creamed: 'corn coconut honey',
    clarified: 'butter',
    distilled: 'vinegar water',
    baked: 'bean',
    stewed: 'tomato',
    stuffed: 'olive',
    marinated: 'artichoke heart anchovy herring',
    baking: 'chocolate powder soda potato',
    cultured: 'butter cream',
    spiced: 'rum',
    crushed: 'pepper chili',
    flaked: 'chili salt',
    rubbed: 'sage thyme',
    short: 'rib',
    spare: 'rib',
    mixed: 'green nut berry vegetable fruit herb salad spice pepper lettuce',
    cinnamon: 'stick',
    ...Object.fromEntries(
      [
        'cumin',
        'coriander',
        'fennel',
        'caraway',
        'poppy',
        'fenugreek',
        'chia',
        'nigella',
        'dill',
      ].map((spice) => [spice, 'seed powder']),
    ),
  }).map(([word, heads]) => [word, words(heads)] as const),
);

/** In cans these tell kinds of these foods, too; fresh ones are diced by the cook. */
export const KINDS_IN_CANS = words('diced chopped crushed whole peeled stewed pureed');
export const CUT_IN_CANS = words('tomato pineapple');

/** Nouns that make another food of the one before them: "garlic, powder", "chicken, breasts". */
export const FORMS = words(`
  powder broth stock paste sauce extract puree concentrate flake stick pod seed syrup jam jelly soup dressing seasoning
  oil butter milk cream flour starch meal vinegar bread cheese wine salt noodle bean root sausage chip
  breast thigh wing drumstick leg tenderloin loin chop shoulder belly shank roast steak fillet mince cutlet liver
`);

/** Of these, what never stands before a food: "pepper, flakes" are pepper flakes. */
export const LAST_FORMS = words(
  'powder paste sauce extract puree concentrate flake stick pod seed root mince chip',
);

/** Foods that come in kinds, so that a word which nobody knows may be one: "rice, calrose". */
export const OF_KINDS = words(`
  tortilla cracker wrapper pepper chili lettuce cabbage squash mushroom steak curd
  oil flour milk vinegar sugar salt cheese butter cream sauce juice bread rice bean lentil powder wine syrup noodle pasta
  sausage chocolate stock broth paste yeast yogurt mustard
`);

/** Before these the kind is said; what follows is a use, an example, a place. */
export const CUTS = words(`
  for from to into plus until til till at per if depending with in on without not no of size about
  approximately because when while then than see so but unless except enough
`);

/** Colours, which parts of a food have as well: "green parts only" are of the same one. */
export const COLOURS = words('brown white red green black yellow golden purple pink dark light');

/** Words of parts. */
export const PART_WORDS = words(
  'part portion top bottom end tip bit side half leaf stem core pith zest peel rind skin seedling meat removed discarded reserved crust',
);

/** Parts that are called by their colour: "4 eggs, whites only". */
export const PARTS_BY_COLOUR = words('whites greens yolks');

/** Before an example; it is the kind where the name says none: "vinegar, such as balsamic". */
export const EXAMPLES = words('such as like including say e.g. eg');

/** One plant or animal by two names: "corn (maize)" is no kind of corn. */
export const SYNONYMS = words(
  'prawn shrimp corn maize cassava manioc chickpea gram flax linseed flaxseed rapeseed canola cacao cocoa',
);

/** Words around a kind that do not belong to it: "preferably almond", "I use oat". */
export const FILLERS = words(`
  preferably ideally i we use used prefer any kind type brand variety your my favorite favourite the a an only best
  good quality please i.e. ie optional optionally recommended
`);

/** Words of what is done with a food, or how much of it, that do not look like it: "basil, chiffonade". */
export const NO_KINDS = words(`
  over up off out through down back away once twice aside roomtemperature storebought patted squeezed freerange grassfed
  farmraised wildcaught dayold ready hardboiled europeanstyle centercut
  chiffonade julienne brunoise confit temp total extra more needed approx alternatively instead also too well overnight
  separately apart together again please enough stale homemade organic leftover cold warm hot cool
  smooth crunchy chunky creamy tepid icy thick thin firm hard rough loose heaping scant level generous each divided optional halves half quarter piece
  cube strip slice chunk ring wedge matchstick baton ribbon coin round shred crumb floret sprig shaving curl pat knob
  pinch dash handful bunch torn cut beaten broken frothy foamy crumbly spreadable pliable additional approximate packed
`);

/**
 * Whether a word tells a kind of any food.
 *
 * Shape   `token` as of `foodTokens`, `written` as it is in the text: a substance in the plural is no kind.
 */
export function tellsKind(token: string, written: string): boolean {
  const isPlural = /[^'’]s$/i.test(written) && !token.endsWith('s');
  return (
    QUALITIES_OF_KINDS.has(token) ||
    DENYING.has(token) ||
    (SUBSTANCES.has(token) && !isPlural) ||
    /%$|^\d\d\/\d\d$/.test(token)
  );
}
