import type { RecipeSource } from './format.ts';

/** Mediterranean, second half: meat, flatbreads, vegetables, sweets, breakfast, drinks. */
export const MEDITERRANEAN_2: readonly RecipeSource[] = [
  {
    id: 3026,
    title: 'Chicken Souvlaki with Tzatziki',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['chicken', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 65,
    ing: `700 g chicken thighs (boneless skinless) : in 1-inch cubes
2 pc lemon : halved
3 pc garlic : crushed
2 tsp dried oregano
4 tbsp olive oil
300 g Greek yogurt
1 pc cucumber : coarsely grated
8 g fresh dill : chopped
4 pc pita bread
2 pc tomato : sliced
0.5 pc red onion : thinly sliced
0.25 tsp ground black pepper
1.5 tsp table salt`,
    steps: [
      'Mix 3 tablespoons of the {olive oil} with the juice of one {lemon}, two thirds of the {garlic}, the {oregano}, {black pepper} and 1 teaspoon of the {salt}. Turn the {chicken thighs} in it and marinate for 30 minutes.',
      'Toss the grated {cucumber} with the remaining salt, wait 10 minutes and wring it out hard in a towel: dry cucumber is the secret of thick tzatziki.',
      'Stir the cucumber into the {yogurt} with the {dill}, the rest of the garlic, the last tablespoon of oil and a squeeze of the second {lemon}. Keep cold.',
      'Thread the chicken on 8 skewers, not too tightly. Grill over high heat, or broil close to the element, for 10 to 12 minutes, turning every 3, until charred at the edges and cooked through.',
      'Warm the {pita} on the grill. Pile on the chicken, tzatziki, {tomato} and {onion}, squeeze over what is left of the lemon and roll up.',
    ],
  },
  {
    id: 3027,
    title: 'Sheet-Pan Chicken Shawarma with Cauliflower',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 4,
    min: 75,
    ing: `700 g chicken thighs (boneless skinless)
1 pc cauliflower : in small florets
425 g canned chickpeas : 1 can, drained and dried
1 pc red onion : in wedges
4 tbsp olive oil
1 pc lemon : juiced
3 pc garlic : crushed
2 tsp ground cumin
2 tsp ground coriander
2 tsp paprika
1 tsp ground turmeric
0.5 tsp ground allspice
0.25 tsp cayenne pepper
60 g tahini
150 g plain yogurt
10 g fresh parsley : chopped
1.5 tsp table salt`,
    steps: [
      'Stir the {cumin}, {coriander}, {paprika}, {turmeric}, {allspice}, {cayenne} and {salt} into the {olive oil} with half of the {lemon} juice and two thirds of the {garlic}.',
      'Rub half of this paste into the {chicken thighs} and leave for 20 minutes. Coat the {cauliflower}, {chickpeas} and {onion} with the rest on a large sheet pan.',
      'Meanwhile heat the oven to 425°F (220°C). Roast the vegetables alone for 10 minutes to give them a head start.',
      'Lay the chicken among them and roast 25 minutes more, until it is browned and reads 175°F (80°C) inside.',
      'Whisk the {tahini}, {yogurt} and the garlic and {lemon} you kept back with a splash of water until it drips from the spoon.',
      'Cut the chicken in strips across the grain, toss with the pan juices and serve everything with the sauce and {parsley}.',
    ],
  },
  {
    id: 3028,
    title: 'Chicken Tagine with Green Olives and Lemon',
    cuisine: 'mediterranean',
    country: 'moroccan',
    types: ['chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 70,
    ing: `8 pc chicken drumsticks
2 pc yellow onion : thinly sliced
3 pc garlic : chopped
15 g ginger root : grated
1 tsp ground turmeric
1 tsp ground cumin
0.5 tsp ground cinnamon
0.25 tsp saffron
300 ml chicken broth
120 g green olives
1 pc lemon : in thin slices, seeds out
20 g fresh cilantro : chopped
2 tbsp olive oil
220 g couscous
0.75 tsp table salt`,
    steps: [
      'Season the {chicken drumsticks} with half of the {salt} and brown them all over in the {olive oil} in a wide lidded pan, about 10 minutes. Take them out.',
      'Cook the {onion} slowly in the fat for 10 minutes, scraping up what has stuck. Add the {garlic}, {ginger}, {turmeric}, {cumin}, {cinnamon} and {saffron} and stir for a minute.',
      'Return the chicken, pour in the {chicken broth}, tuck in the {lemon} slices, cover and simmer gently for 25 minutes.',
      'Add the {olives} and half of the {cilantro}. Simmer uncovered for 10 minutes more, so that the sauce becomes short and shiny.',
      'Put the {couscous} and remaining salt in a bowl, pour over 270 ml (1 cup plus 2 tablespoons) of boiling water, cover for 5 minutes and fluff.',
      'Spoon the chicken, onions and softened lemon over the couscous and shower with the other half of the herbs.',
    ],
  },
  {
    id: 3029,
    title: 'Spanish Garlic Chicken (Pollo al Ajillo)',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 4,
    min: 60,
    ing: `6 pc chicken thighs (bone-in) (77% eaten)
600 g red potato : in 3/4-inch cubes
12 pc garlic : lightly smashed, skins on
150 ml dry white wine
3 tbsp olive oil
3 g fresh thyme : in sprigs
2 pc bay leaves
1 tsp smoked paprika
10 g fresh parsley : chopped
0.5 pc lemon : juiced
1.5 tsp table salt`,
    steps: [
      'Pat the {chicken thighs} dry and rub them all over with the {smoked paprika} and 1 teaspoon of the {salt}.',
      'In a large skillet cook the {garlic} in the {olive oil} over medium-low heat for 5 minutes until straw-colored. Scoop it out before it darkens, or it will turn bitter.',
      'Raise the heat and fry the chicken skin side down for 10 minutes, then 5 minutes on the other side. Move it to a plate.',
      'Fry the {potatoes} in the fat with the remaining salt for 10 minutes, turning them as they brown. Pour off any fat beyond a thin film.',
      'Put back the chicken and garlic with the {thyme} and {bay leaves}. Add the {wine}, scrape the bottom, and simmer half covered for 15 minutes until the potatoes are tender and the wine is a few syrupy spoonfuls.',
      'Finish with the {lemon} juice and {parsley}. Everyone squeezes the soft garlic out of its skins.',
    ],
  },
  {
    id: 3030,
    title: 'Maqluba (Upside-Down Chicken, Rice and Eggplant)',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['rice', 'chicken', 'main'],
    dish: 'rice-bowl',
    serves: 6,
    min: 120,
    ing: `360 g basmati rice
700 g chicken thighs (boneless skinless)
1 pc eggplant : in 1/2-inch rounds
0.75 pc cauliflower : in florets
2 pc tomato : in thick slices
1 pc yellow onion : sliced
700 ml chicken broth
5 tbsp olive oil
1.5 tsp ground allspice
1 tsp ground turmeric
0.5 tsp ground cardamom
0.5 tsp ground cinnamon
30 g pine nuts
250 g plain yogurt
1.25 tsp table salt`,
    steps: [
      'Turn the oven to 425°F (220°C). Brush the {eggplant} and {cauliflower} with 3 tablespoons of the {olive oil}, spread on two sheet pans and roast 25 to 30 minutes until brown. Soak the {basmati rice} in cold water meanwhile.',
      'Brown the {chicken thighs} and {onion} in 1 tablespoon of the oil for 8 minutes. Add the {allspice}, {turmeric}, {cardamom}, {cinnamon} and {salt}, then the {chicken broth}, and simmer for 10 minutes.',
      'Oil a deep 10-inch nonstick pot with the last spoonful and cover the bottom with the {tomato} slices. Lift the chicken from the broth and lay it on them, then the eggplant and cauliflower.',
      'Drain the rice well, spread it over the vegetables and ladle in the hot broth with its onions. It should cover the rice by about a finger; add boiling water if it does not.',
      'Bring to a boil for 5 minutes, then cover tightly and cook on the lowest heat for 25 minutes.',
      'Let the pot stand, still covered, for 15 minutes so that the layers set. Toast the {pine nuts} in a dry pan for 2 minutes.',
      'Put a platter over the pot, flip with a firm hand, wait a minute and lift it off. Scatter with the nuts and serve with the {yogurt}.',
    ],
  },
  {
    id: 3031,
    title: 'Imam Bayildi (Stuffed Braised Eggplant)',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['vegetarian', 'vegetables', 'main'],
    dish: 'roast',
    serves: 4,
    min: 90,
    ing: `2 pc eggplant : halved lengthwise
2 pc yellow onion : thinly sliced
1 pc green bell pepper : finely diced
4 pc garlic : sliced
3 pc tomato : chopped
1 tbsp tomato paste
6 tbsp olive oil
1 tsp granulated sugar
0.5 tsp paprika
20 g fresh parsley : chopped
0.5 pc lemon : juiced
200 g Greek yogurt
1.25 tsp table salt`,
    steps: [
      'Score the flesh of the {eggplant} halves in a crisscross, sprinkle with half of the {salt} and leave for 20 minutes. Blot away the drops that appear.',
      'Heat 4 tablespoons of the {olive oil} in a large skillet and fry the eggplant cut side down for 8 minutes, until deep gold. Turn, give the skin 3 minutes, and lay in a baking dish.',
      'Cook the {onion} and {bell pepper} in the remaining oil for 12 minutes until very soft. Add the {garlic}, {tomato paste} and {paprika}, and after a minute the {tomatoes}, {sugar} and remaining salt. Simmer 8 minutes.',
      'Turn on the oven at 375°F (190°C). Stir the {parsley} and {lemon} juice into this filling. Press the middle of each eggplant half down with a spoon and heap the filling in the hollow.',
      'Pour 120 ml (1/2 cup) of hot water around, cover with foil and bake for 30 minutes, uncovering for the last 10. Serve lukewarm with the {yogurt}.',
    ],
  },
  {
    id: 3032,
    title: 'Lahmacun (Turkish Lamb Flatbread)',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['pizza', 'lamb', 'bread'],
    dish: 'pizza',
    serves: 4,
    min: 115,
    ing: `320 g bread flour
1 tsp active dry yeast
1 tbsp olive oil
350 g ground lamb
1 pc yellow onion : in chunks
1 pc red bell pepper : seeded
2 pc roma tomato
2 pc garlic
2 tbsp tomato paste
30 g fresh parsley
1 tsp paprika
1 tsp ground cumin
0.5 tsp red pepper flakes
0.5 pc red onion : in fine rings
1 pc lemon : in wedges
1.5 tsp table salt`,
    steps: [
      'Dissolve the {yeast} in 200 ml (3/4 cup plus 1 1/2 tablespoons) of lukewarm water and wait 5 minutes. Add the {bread flour}, {olive oil} and half of the {salt}, knead for 8 minutes, cover and let rise 1 hour.',
      'Chop the {yellow onion}, {bell pepper}, {roma tomato}, {garlic} and two thirds of the {parsley} very finely in a food processor. Tip into a sieve and press out the liquid, so that the breads stay crisp.',
      'Mix these with the {lamb}, {tomato paste}, {paprika}, {cumin}, {pepper flakes} and remaining salt to a spreadable paste.',
      'Put an upturned baking sheet in the oven and heat it to 500°F (260°C). Divide the dough in four and roll each piece into an oval 12 inches long, as thin as you dare.',
      'Spread a quarter of the paste right to the edges of each oval. Slide onto the hot sheet on parchment, two at a time, and bake for 8 minutes until the rim is spotted brown.',
      'Top with the {red onion} and whole leaves of the remaining parsley, squeeze over {lemon} and roll up to eat.',
    ],
  },
  {
    id: 3033,
    title: 'Lamb Kofta with Tomato Bulgur Pilaf',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['lamb', 'main'],
    dish: 'grill',
    serves: 4,
    min: 50,
    ing: `500 g ground lamb
2 pc white onion
2 pc garlic : crushed
20 g fresh parsley : finely chopped
2 tsp ground cumin
1 tsp ground coriander
0.25 tsp ground cinnamon
200 g bulgur wheat : coarse
2 pc tomato : halved and grated, skins discarded
1 tbsp tomato paste
2 tbsp olive oil
250 g Greek yogurt
6 g fresh mint : chopped
0.5 pc lemon : juiced
1.5 tsp table salt`,
    steps: [
      'Grate one {onion} and squeeze out its juice. Knead it for 2 minutes with the {lamb}, {garlic}, {parsley}, {cumin}, {coriander}, {cinnamon} and 3/4 teaspoon of the {salt}. Shape into 12 fingers and chill while the pilaf cooks.',
      'Chop the other onion and soften it in the {olive oil} for 6 minutes. Stir in the {tomato paste}, then the {bulgur}, and toast for 1 minute.',
      'Add the grated {tomato}, 400 ml (1 2/3 cups) of water and 1/2 teaspoon of the salt. Cover, simmer on low for 12 minutes, then leave off the heat for 10 minutes with a towel under the lid.',
      'Grill or broil the kofta over high heat for 8 to 10 minutes, turning them to brown on all sides, until 160°F (71°C) in the middle.',
      'Season the {yogurt} with the {mint}, {lemon} juice and the remaining salt. Fork up the pilaf and serve the three together.',
    ],
  },
  {
    id: 3034,
    title: 'Lamb Moussaka with Yogurt Crust',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['lamb', 'main'],
    dish: 'roast',
    serves: 6,
    min: 125,
    ing: `2 pc eggplant : in 1/2-inch rounds
600 g ground lamb
1 pc yellow onion : finely chopped
3 pc garlic : chopped
400 g canned diced tomatoes
2 tbsp tomato paste
120 ml dry red wine
1 tsp dried oregano
0.5 tsp ground cinnamon
4 tbsp olive oil
500 g Greek yogurt
3 pc eggs
30 g all-purpose flour
100 g feta cheese : crumbled
0.25 tsp ground nutmeg
1.5 tsp table salt`,
    steps: [
      'Arrange the {eggplant} on two oiled sheet pans, brush with the {olive oil}, season with a third of the {salt} and roast in a hot oven, 425°F (220°C), for 30 minutes, turning once, until soft and tan.',
      'Brown the {lamb} hard in a dry skillet for 8 minutes and spoon away most of the fat. Add the {onion} and {garlic} and cook 6 minutes.',
      'Stir in the {tomato paste}, {oregano}, {cinnamon}, {wine}, {diced tomatoes} and another third of the salt. Simmer for 20 minutes; the sauce must be nearly dry, or the moussaka will slump.',
      'Whisk the {yogurt}, {eggs}, {flour}, {nutmeg} and the last of the salt until smooth, then fold in the {feta}.',
      'Line a 9 by 13 inch dish with half of the eggplant, cover with all the meat, then the other eggplant slices. Pour the yogurt mixture on top.',
      'Lower the oven to 375°F (190°C) and bake for 35 to 40 minutes until puffed and golden. Cool at least 15 minutes before cutting.',
    ],
  },
  {
    id: 3035,
    title: 'Pastitsio (Greek Baked Pasta with Beef)',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['pasta', 'beef', 'main'],
    dish: 'short-pasta',
    serves: 6,
    min: 115,
    ing: `350 g penne
600 g ground beef (90% lean)
1 pc red onion : finely chopped
2 pc garlic : chopped
4 tbsp tomato paste
250 ml beef broth
120 ml dry red wine
1 pc bay leaves
0.5 tsp ground allspice
0.25 tsp ground cloves
2 tbsp olive oil
80 g unsalted butter
80 g all-purpose flour
900 ml whole milk
2 pc eggs
100 g gruyere cheese : grated
1.75 tsp table salt`,
    steps: [
      'Cook the {red onion} in the {olive oil} for 5 minutes, add the {beef} and fry until no longer pink and starting to brown, 8 minutes. Stir in the {garlic}, {tomato paste}, {allspice} and {cloves}.',
      'Add the {wine}, {beef broth}, {bay leaf} and a third of the {salt}. Simmer for 25 minutes until thick, then fish out the bay.',
      'Boil the {penne} in water with another third of the salt for 2 minutes less than the package says. Drain well and turn the oven to 375°F (190°C).',
      'Melt the {butter}, stir in the {flour} for 2 minutes, then whisk in the {milk} little by little. Simmer 5 minutes, season with the last of the salt and let it cool for 10 minutes before beating in the {eggs} and half of the {gruyere}.',
      'Toss the pasta with a cupful of this sauce and spread half in a deep 9 by 13 inch dish. Cover with the meat, then the remaining pasta, then all the sauce.',
      'Sprinkle with the other half of the cheese and bake for 35 minutes. It cuts into neat squares only if you give it 15 minutes to settle.',
    ],
  },
  {
    id: 3036,
    title: 'Stifado (Beef and Shallot Stew) with Orzo',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 4,
    min: 165,
    ing: `800 g beef stew meat : in 1 1/2-inch cubes
20 pc shallot
4 pc garlic : sliced
200 ml dry red wine
350 g tomato sauce
3 tbsp red wine vinegar
4 tbsp olive oil
1 tsp ground allspice
0.25 tsp ground cloves
2 pc bay leaves
1 tsp granulated sugar
240 g orzo
0.25 tsp ground black pepper
1.5 tsp table salt`,
    steps: [
      'Cover the {shallots} with boiling water for 5 minutes, drain, and slip off the skins, leaving the root end on so that they stay whole.',
      'Pat the {beef} dry and brown it in two batches in 2 tablespoons of the {olive oil} in a heavy pot, about 5 minutes a batch.',
      'Add the {garlic}, {allspice}, {cloves} and {black pepper}, then the {red wine}, {vinegar}, {tomato sauce}, {bay leaves}, 1 teaspoon of the {salt} and 250 ml (1 cup) of water. Cover and simmer on low for 1 hour.',
      'Brown the peeled shallots in the remaining oil with the {sugar} for 8 minutes, rolling them about, and drop them into the stew.',
      'Simmer everything 1 hour more with the lid ajar, shaking the pot rather than stirring, until the meat yields to a fork.',
      'Boil the {orzo} in water with the rest of the salt for 9 minutes, drain, and spoon the stew over it.',
    ],
  },
  {
    id: 3037,
    title: 'Albondigas in Tomato and Almond Sauce',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 4,
    min: 60,
    ing: `500 g ground beef (80% lean)
2 pc white bread : crusts removed
60 ml whole milk
1 pc eggs
3 pc garlic : crushed
20 g fresh parsley : chopped
25 g all-purpose flour
3 tbsp olive oil
1 pc yellow onion : finely chopped
1 tsp smoked paprika
150 ml dry white wine
400 g canned crushed tomatoes
200 ml beef broth
30 g almonds : finely ground
1.5 tsp table salt`,
    steps: [
      'Crumble the {bread} into the {milk} and mash to a paste. Work in the {beef}, {egg}, 2 cloves of the {garlic}, half of the {parsley} and 1 teaspoon of the {salt}, just until it holds together.',
      'With wet hands roll 24 balls the size of a walnut and dust them with the {flour}.',
      'Brown the meatballs on all sides in the {olive oil}, about 8 minutes, and set them aside. Pour off all but a tablespoon of fat.',
      'Soften the {onion} in the same pan for 7 minutes. Add the rest of the garlic and the {smoked paprika}, then the {wine}, and let it boil down by half.',
      'Stir in the {crushed tomatoes}, {beef broth} and remaining salt. Slip the meatballs back and simmer gently for 15 minutes.',
      'Stir in the ground {almonds}, which thicken and sweeten the sauce, and cook 5 minutes longer. Scatter with the other half of the parsley.',
    ],
  },
  {
    id: 3038,
    title: 'Turkish Stuffed Peppers with Beef and Rice',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['beef', 'rice', 'main'],
    dish: 'roast',
    serves: 4,
    min: 80,
    ing: `8 pc green bell pepper
350 g ground beef (90% lean)
150 g white rice (long grain) : rinsed
1 pc yellow onion : very finely chopped
2 pc tomato : one chopped, one sliced
3 tbsp tomato paste
10 g fresh dill : chopped
6 g fresh mint : chopped
0.5 tsp ground allspice
2 tbsp olive oil
300 ml beef broth
200 g plain yogurt
0.25 tsp ground black pepper
1.25 tsp table salt`,
    steps: [
      'Cut around the stem of each {bell pepper}, pull out the seeds and rinse. Soften the {onion} in 1 tablespoon of the {olive oil} for 5 minutes and let it cool a little.',
      'Mix the onion with the raw {beef}, {rice}, chopped {tomato}, {dill}, {mint}, {allspice}, {black pepper}, {salt} and 2 tablespoons of the {tomato paste}.',
      'Fill the peppers loosely to three quarters, since the rice will swell. Plug each with a slice of tomato and stand them upright, close together, in a deep pot.',
      'Dissolve the remaining tomato paste in the {beef broth}, pour it around the peppers with the rest of the oil, and add water to come a third of the way up.',
      'Bring to a simmer, cover tightly and cook over low heat for 50 minutes. The rice in the middle should be fully soft.',
      'Rest for 10 minutes, then spoon the pan juices over and serve with the cold {yogurt}.',
    ],
  },
  {
    id: 3039,
    title: 'Manakish with Thyme and Sesame',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['pizza', 'vegetarian', 'breakfast', 'bread'],
    dish: 'pizza',
    serves: 4,
    min: 105,
    ing: `350 g all-purpose flour
1.5 tsp active dry yeast
1 tsp granulated sugar
6 tbsp olive oil
3 tbsp sesame seeds
2 tbsp dried thyme
1 tbsp dried oregano
1 pc lemon : zest only
2 pc tomato : sliced
0.5 pc cucumber : sliced
60 g black olives (canned)
1.25 tsp table salt`,
    steps: [
      'Stir the {yeast} and {sugar} into 220 ml (scant 1 cup) of lukewarm water and leave for 5 minutes until foamy. Mix in the {flour}, 1 tablespoon of the {olive oil} and three quarters of the {salt}.',
      'Knead for 8 minutes to a smooth, slightly tacky dough. Cover the bowl and let it double in a warm place, about 1 hour.',
      'Toast the {sesame seeds} in a dry pan for 3 minutes until golden. Combine with the {thyme}, {oregano}, {lemon} zest, the remaining salt and 5 tablespoons of oil to a runny topping.',
      'Heat the oven with a baking sheet inside to 475°F (245°C). Divide the dough into four and press each piece into an 8-inch round, dimpling it with your fingertips.',
      'Spread the topping almost to the edge, transfer to the hot sheet on parchment and bake for 8 to 10 minutes until the rims are golden.',
      'Fold the breads around the {tomato}, {cucumber} and {olives} while they are still warm and soft.',
    ],
  },
  {
    id: 3040,
    title: 'Turkish Cheese Pide with Egg',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['pizza', 'vegetarian', 'bread'],
    dish: 'pizza',
    serves: 4,
    min: 110,
    ing: `350 g bread flour
2 tsp active dry yeast
1 tsp honey
140 ml whole milk
2 tbsp olive oil
250 g shredded mozzarella
120 g feta cheese : crumbled
15 g fresh parsley : chopped
5 pc eggs
20 g unsalted butter : melted
1 tbsp sesame seeds
0.75 tsp table salt`,
    steps: [
      'Warm the {milk} with 80 ml (1/3 cup) of water to body heat, stir in the {yeast} and {honey} and wait 5 minutes. Add the {bread flour}, {olive oil} and {salt} and knead for 8 minutes.',
      'Leave the dough covered until twice its size, about 1 hour. Meanwhile mix the {mozzarella}, {feta} and {parsley} with one of the {eggs}.',
      'Place a baking sheet in the oven and heat to 475°F (245°C). Cut the dough in four and roll each piece into a long oval, about 6 by 12 inches, on its own sheet of parchment.',
      'Spread the cheese along the middle, fold both long sides over the edge of the filling and pinch the ends into points, like a boat. Sprinkle the rims with the {sesame seeds}.',
      'Bake two at a time on the hot sheet for 9 minutes. Open a furrow in the cheese, break an egg into each boat and bake 4 to 5 minutes more, until the white is set.',
      'Brush the crust with the {butter} the moment it comes out, and stir the yolk into the cheese with a strip of crust.',
    ],
  },
  {
    id: 3041,
    title: 'Spanakopita (Spinach and Feta Pie)',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['vegetarian', 'vegetables', 'main'],
    dish: 'roast',
    serves: 6,
    min: 95,
    ing: `700 g frozen chopped spinach : thawed
6 pc scallion (green onion) : sliced
250 g feta cheese : crumbled
200 g ricotta cheese
3 pc eggs
15 g fresh dill : chopped
15 g fresh parsley : chopped
0.25 tsp ground nutmeg
0.25 tsp ground black pepper
16 pc phyllo dough (frozen) : thawed overnight in the refrigerator
100 g unsalted butter : melted
1 tbsp olive oil`,
    steps: [
      'Squeeze the {spinach} by handfuls until no more water comes out; this matters more than anything else here. Soften the {scallion} in the {olive oil} for 3 minutes, add the spinach and stir 3 minutes to dry it.',
      'Let it cool, then mix with the {feta}, {ricotta}, {eggs}, {dill}, {parsley}, {nutmeg} and {black pepper}. The cheese brings all the salt you need.',
      'Set the oven to 375°F (190°C). Keep the {phyllo} under a damp towel. Brush a 9 by 13 inch dish with {butter} and layer 8 sheets in it, buttering each and letting the edges hang over.',
      'Spread the filling, fold the overhang inward and cover with the other 8 sheets, again buttering every one. Tuck the sides down.',
      'Cut through the top layers only into 12 squares, flick a little water over the pie and bake for 45 minutes until crisp and bronze.',
      'Wait 10 minutes, then cut along the lines right down to the bottom.',
    ],
  },
  {
    id: 3042,
    title: 'Mujaddara (Lentils and Rice with Dark Onions)',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['rice', 'vegetarian', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 65,
    ing: `200 g brown lentils (dry) : rinsed
200 g basmati rice : rinsed
4 pc yellow onion : thinly sliced
6 tbsp olive oil
1.5 tsp ground cumin
0.5 tsp ground allspice
0.25 tsp ground cinnamon
250 g plain yogurt
0.5 pc cucumber : grated
0.25 tsp ground black pepper
1.5 tsp table salt`,
    steps: [
      'Fry the {onion} in the {olive oil} over medium-high heat for 20 to 25 minutes, stirring more and more often as they darken. Stop at mahogany, drain half of them on paper towel and sprinkle with a pinch of the {salt}.',
      'While they fry, boil the {lentils} in plenty of unsalted water for 15 minutes, until nearly tender, and drain.',
      'Stir the {cumin}, {allspice}, {cinnamon} and {black pepper} into the onions and oil left in the pan. Add the {rice} and lentils and turn for 2 minutes.',
      'Pour in 480 ml (2 cups) of boiling water with 1 1/4 teaspoons of the salt. Cover and cook on the lowest heat for 18 minutes, then let stand 10 minutes unopened.',
      'Mix the {yogurt}, {cucumber} and remaining salt. Fork up the rice, crown it with the crisp onions and pass the yogurt round.',
    ],
  },
  {
    id: 3043,
    title: 'Walnut Baklava',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['dessert', 'vegetarian', 'snack'],
    dish: 'cake',
    serves: 8,
    min: 330,
    ing: `16 pc phyllo dough (frozen) : thawed overnight in the refrigerator
320 g walnuts
140 g unsalted butter : melted
220 g granulated sugar
110 g honey
0.5 pc lemon : juiced
2 tsp ground cinnamon
0.25 tsp ground cloves`,
    steps: [
      'Boil 200 g (1 cup) of the {sugar} with 180 ml (3/4 cup) of water, the {honey} and {lemon} juice for 8 minutes. Set this syrup aside to cool completely.',
      'Chop the {walnuts} to coarse gravel in a food processor with the rest of the sugar, the {cinnamon} and {cloves}. Heat the oven to 325°F (165°C).',
      'Brush a 9 by 13 inch pan with {butter}. Lay in 6 sheets of {phyllo}, buttering each, and scatter over half of the nuts.',
      'Cover with 4 buttered sheets, then the rest of the nuts, then the last 6 sheets, buttering as you go. Press it flat with your palms.',
      'With a sharp knife cut 24 diamonds all the way to the bottom before baking; afterwards the pastry would shatter.',
      'Bake for 55 to 60 minutes, until the whole top is deep gold. Pour the cold syrup slowly over the hot pastry: it should hiss.',
      'Leave uncovered for 3 hours at room temperature, so that the syrup reaches every layer without the top going soft.',
    ],
  },
  {
    id: 3044,
    title: 'Greek Rice Pudding with Cinnamon (Rizogalo)',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['dessert', 'vegetarian', 'rice'],
    dish: 'porridge',
    serves: 6,
    min: 60,
    ing: `150 g arborio rice
1200 ml whole milk
100 g granulated sugar
1.5 tbsp cornstarch
1 pc lemon : zest in wide strips
2 tsp vanilla extract
1 tsp ground cinnamon`,
    steps: [
      'Simmer the {rice} with 350 ml (1 1/2 cups) of water in a heavy pot for about 10 minutes, stirring, until the water is almost gone.',
      'Keep 100 ml of the {milk} aside. Add the rest with the {lemon} zest and cook just below a boil for 25 minutes, stirring often so that nothing catches.',
      'Dissolve the {cornstarch} in the milk you kept, stir it in with the {sugar} and cook 5 minutes more. It should coat the spoon but still flow, as it thickens a lot when cold.',
      'Remove the zest, stir in the {vanilla} and pour into six bowls. Dust heavily with {cinnamon} and eat warm, or chill it.',
    ],
  },
  {
    id: 3045,
    title: 'Whole-Orange and Almond Cake',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 8,
    min: 220,
    ing: `2 pc orange : thin-skinned, unwaxed
250 g almonds
225 g granulated sugar
6 pc eggs
1 tsp baking powder
10 g unsalted butter : for the pan
1 tbsp powdered sugar`,
    steps: [
      'Cover the whole {oranges} with water, bring to a boil and simmer with the lid on for 90 minutes, topping up if needed. They must be utterly soft. Drain and let cool.',
      'Cut the fruit open, pick out the seeds and blend everything else, peel included, to a smooth purée.',
      'Heat the oven to 350°F (175°C), rub a 9-inch springform pan with the {butter} and line the base. Grind the {almonds} with a third of the {granulated sugar} until like fine meal.',
      'Beat the {eggs} with the rest of the granulated sugar for 5 minutes until pale and foamy. Fold in the orange purée, the almonds and the {baking powder}.',
      'Scrape into the pan and bake for 55 to 60 minutes. If it browns too quickly, lay foil over it. A skewer should come out with moist crumbs but no raw batter.',
      'Cool in the pan for at least 30 minutes, for the cake is fragile while hot, and sift the {powdered sugar} over it.',
    ],
  },
  {
    id: 3046,
    title: 'Crema Catalana',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['dessert', 'vegetarian'],
    dish: 'porridge',
    serves: 4,
    min: 160,
    ing: `550 ml whole milk
5 pc eggs : yolks only (yolks eaten)
130 g granulated sugar
30 g cornstarch
1 pc lemon : zest in wide strips
0.5 pc orange : zest in wide strips
0.5 tsp ground cinnamon`,
    steps: [
      'Warm 450 ml of the {milk} with the {lemon} zest, {orange} zest and {cinnamon} until it steams. Cover and let it steep for 15 minutes.',
      'Whisk the yolks of the {eggs} with 90 g (scant 1/2 cup) of the {sugar}, then with the {cornstarch} and the remaining cold milk.',
      'Strain the hot milk onto the yolks, whisking. Return to the pan and stir over medium-low heat for 6 to 8 minutes, until it thickens and a few lazy bubbles break.',
      'Pour into four wide, shallow, heatproof dishes. When no longer steaming, chill for 2 hours until set.',
      'Scatter the rest of the sugar evenly over the cold custards and melt it with a kitchen torch, or for 2 to 3 minutes right under a fierce broiler, until amber. Crack into it after a minute.',
    ],
  },
  {
    id: 3047,
    title: 'Bougatsa (Greek Custard Pie)',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 8,
    min: 95,
    ing: `10 pc phyllo dough (frozen) : thawed overnight in the refrigerator
750 ml whole milk
3 pc eggs
120 g granulated sugar
65 g cornstarch
110 g salted butter
1 tbsp vanilla extract
20 g powdered sugar
1 tsp ground cinnamon`,
    steps: [
      'Whisk the {eggs}, {granulated sugar} and {cornstarch} with 150 ml (2/3 cup) of the {milk} until no lumps are left. Heat the rest of the milk until it steams and pour it on gradually.',
      'Cook this in the pan over medium heat for 5 minutes, whisking into the corners, until very thick. Beat in the {vanilla} and 20 g (1 1/2 tablespoons) of the {butter}, press parchment on the surface and cool for 20 minutes.',
      'While the oven heats to 375°F (190°C), melt the remaining butter and brush a 9 by 13 inch pan with some of it.',
      'Line the pan with 5 buttered sheets of {phyllo}, letting them climb the sides. Spread the custard, fold the edges in, and cover with 5 more, each brushed and slightly crumpled.',
      'Bake for 35 minutes, until crackling and golden brown. Let it stand 20 minutes so that the custard can be cut.',
      'Sift the {powdered sugar} and {cinnamon} thickly over the top and slice into eight while still warm.',
    ],
  },
  {
    id: 3048,
    title: 'Turkish Poached Eggs on Garlic Yogurt (Çılbır)',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['breakfast', 'vegetarian'],
    dish: 'toast',
    serves: 2,
    min: 20,
    ing: `4 pc eggs : very fresh
300 g Greek yogurt
0.5 pc garlic : finely grated
30 g unsalted butter
1 tbsp olive oil
1 tsp red pepper flakes
0.5 tsp smoked paprika
5 g fresh dill : torn
1 tbsp white vinegar
120 g baguette : sliced and toasted
0.5 tsp table salt`,
    steps: [
      'Beat the {yogurt} with the {garlic} and {salt} in a bowl set over warm water, until it has lost its chill. Spread it in two soup plates.',
      'Bring a wide pan of water to a bare simmer with the {vinegar}. Crack each of the {eggs} into a cup, slide it in and poach for 3 minutes.',
      'Melt the {butter} with the {olive oil} until it foams and turns nutty. Off the heat stir in the {pepper flakes} and {smoked paprika}, which bloom at once.',
      'Lift out the eggs, dry them on a towel and set two on each plate. Pour the red butter around, add the {dill} and dip in with the {baguette}.',
    ],
  },
  {
    id: 3049,
    title: 'Date and Tahini Shake',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['smoothie', 'vegetarian', 'breakfast'],
    dish: 'smoothie',
    serves: 2,
    min: 15,
    ing: `5 pc medjool dates : pitted
2 tbsp tahini
400 ml whole milk
0.25 tsp ground cinnamon
6 pc ice cubes`,
    steps: [
      'Pour 3 tablespoons of boiling water over the {dates} in a cup and leave for 10 minutes to soften them.',
      'Blend the dates and their water with the {tahini} and a little of the {milk} until no bits remain.',
      'Add the {cinnamon}, {ice cubes} and the rest of the milk. Blend on high for 1 minute, until thick and frothy, and drink at once.',
    ],
  },
  {
    id: 3050,
    title: 'Pomegranate and Berry Yogurt Smoothie',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['smoothie', 'vegetarian', 'breakfast'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `1 pc pomegranate : seeds only
200 ml orange juice
200 g frozen mixed berries
200 g Greek yogurt
1 tbsp honey
4 g fresh mint : leaves`,
    steps: [
      'Save a spoonful of {pomegranate} seeds. Pulse the rest with the {orange juice} for a few seconds, just to burst them, and press through a sieve; this leaves the gritty bits behind.',
      'Return the pink juice to the blender with the frozen {berries}, {yogurt}, {honey} and most of the {mint}.',
      'Blend for 1 minute until smooth. Pour into two glasses and drop the saved seeds and the last leaves of mint on top.',
    ],
  },
];
