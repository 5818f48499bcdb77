import type { RecipeSource } from './format.ts';

/** Indian recipes 2001 to 2025: meat and fish curries, then the everyday vegetarian ones. */
export const INDIAN_1: readonly RecipeSource[] = [
  {
    id: 2001,
    title: 'Butter Chicken (Murgh Makhani)',
    cuisine: 'indian',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 75,
    ing: `700 g chicken thighs (boneless skinless) : in bite-size pieces
120 g plain yogurt
1 pc lemon : juiced
20 g ginger root : grated
5 pc garlic : crushed
1 tsp ground cumin
2 tsp paprika
0.5 tsp cayenne pepper
40 g cashews
40 g unsalted butter
400 g canned crushed tomatoes
1 tbsp honey
120 ml heavy cream
2 tsp garam masala
1.25 tsp table salt`,
    steps: [
      'Mix {yogurt}, {lemon} juice, {cumin}, half of the {ginger}, {garlic} and {paprika} and 1/2 teaspoon of the {salt}. Fold in {chicken thighs} and leave for 30 minutes.',
      'While the chicken rests, cover {cashews} with boiling water so that they soften, then drain them.',
      'Heat the broiler. Spread the chicken on a foil-lined sheet and broil for 12 minutes, turning once, until the edges char.',
      'Meanwhile melt half of the {butter} in a wide pan, sizzle the other half of the ginger and garlic for 1 minute, then add the remaining paprika, {cayenne pepper} and {crushed tomatoes}. Simmer for 12 minutes.',
      'Blend this sauce with the cashews and 2/3 cup (150 ml) of water until silky, and pour it back into the pan.',
      'Add the chicken with its juices, {honey} and the remaining salt. Simmer gently for 8 minutes, until the largest piece is white all the way through.',
      'Off the heat, stir in {heavy cream}, {garam masala} and the last of the butter until the sauce turns glossy orange.',
    ],
  },
  {
    id: 2002,
    title: 'Chicken Tikka Masala with Basmati Rice',
    cuisine: 'indian',
    types: ['curry', 'chicken', 'rice', 'main'],
    dish: 'curry',
    serves: 4,
    min: 80,
    ing: `600 g chicken breast (boneless skinless) : in 1 1/2-inch cubes
150 g greek yogurt
1 tbsp lemon juice (bottled)
2 tsp smoked paprika
1 tbsp garam masala
3 tbsp vegetable oil
2 pc yellow onion : finely chopped
4 pc garlic : minced
15 g ginger root : minced
2 tsp ground coriander
1 tsp ground turmeric
3 tbsp tomato paste
400 g canned diced tomatoes
120 ml half and half
300 g basmati rice
1.5 tsp table salt
10 g fresh cilantro : chopped`,
    steps: [
      'Coat {chicken breast} with {Greek yogurt}, {lemon juice}, {smoked paprika}, 1 teaspoon of the {garam masala} and 1/2 teaspoon of the {salt}. Refrigerate for 30 minutes.',
      'Thread the chicken on skewers and broil it close to the heat for 10 minutes, turning halfway, until browned in spots.',
      'Cook {onion} in {vegetable oil} over medium heat for 10 minutes until deep gold. Stir in {garlic}, {ginger}, {coriander}, {turmeric} and the remaining garam masala for 1 minute.',
      'Fry {tomato paste} with the spices until it darkens, then add {diced tomatoes}, 1 cup (240 ml) of water and 1/2 teaspoon of salt. Cover and bubble for 15 minutes.',
      'Meanwhile rinse {basmati rice} and put it in a pot with 2 1/3 cups (560 ml) of water and the last of the salt. Bring to a boil, cover, cook on the lowest heat for 14 minutes and let it stand off the heat.',
      'Slide the chicken into the sauce, pour in {half and half} and simmer for 5 minutes without boiling hard.',
      'Fluff the rice with a fork, ladle the tikka masala beside it and scatter {cilantro} over both.',
    ],
  },
  {
    id: 2003,
    title: 'Chettinad Pepper Chicken',
    cuisine: 'indian',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 55,
    ing: `750 g chicken thighs (boneless skinless) : quartered
40 g shredded coconut (unsweetened)
2 tsp fennel seed
1 pc star anise
1.5 tsp ground black pepper
1 tbsp ground coriander
1 tsp ground cumin
0.5 tsp cayenne pepper
0.5 tsp ground turmeric
2 tbsp coconut oil
1 tsp mustard seed
6 pc shallot : thinly sliced
5 pc garlic : crushed
15 g ginger root : grated
2 pc tomato : chopped
1.25 tsp table salt
10 g fresh cilantro`,
    steps: [
      'Toast {fennel seed} and {star anise} in a dry skillet for 1 minute, add {shredded coconut} and stir for 2 minutes more, until it smells nutty and turns pale brown.',
      'Tip the toasted mixture into a blender with {black pepper}, {coriander}, {cumin}, {cayenne pepper} and 1/2 cup (120 ml) of water. Grind to a coarse paste.',
      'Warm {coconut oil} in a deep pan and drop in {mustard seed}. When the popping slows, add {shallot} and fry for 8 minutes until golden.',
      'Stir in {garlic}, {ginger} and {turmeric} for a minute, followed by {tomato} and {salt}. Cook until the tomato collapses, about 6 minutes.',
      'Add {chicken thighs} and turn them in the masala for 4 minutes, then scrape in the coconut paste and another 1/2 cup (120 ml) of water.',
      'Cover and cook over low heat for 20 minutes. Uncover for the last 5 minutes, so that the gravy thickens and clings to the meat.',
      'Pick out the star anise, tear {cilantro} over the pan and let the curry settle for a few minutes before eating.',
    ],
  },
  {
    id: 2004,
    title: 'Mughlai Chicken Korma',
    cuisine: 'indian',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 60,
    ing: `750 g chicken thighs (boneless skinless) : halved
3 tbsp ghee
2 pc white onion : thinly sliced
50 g cashews
200 g plain yogurt
20 g ginger root : grated
4 pc garlic : crushed
2 pc bay leaves
0.5 tsp ground cardamom
0.5 tsp ground cinnamon
0.25 tsp ground cloves
2 tsp ground coriander
0.25 tsp saffron
60 ml heavy cream
1.25 tsp table salt`,
    steps: [
      'Fry {onion} in {ghee} over medium heat for 12 minutes, stirring often, until evenly golden. Lift it out with a slotted spoon and leave the ghee behind.',
      'Crumble {saffron} into 2 tablespoons of hot water and set it aside to color.',
      'Blend the fried onion with {cashews}, {yogurt} and 1/3 cup (80 ml) of water until completely smooth.',
      'Return the pan to the heat with {bay leaves}. Add {ginger} and {garlic}, stir for 1 minute, then lay in {chicken thighs} and brown lightly for 6 minutes.',
      'Turn the heat to low. Stir in {cardamom}, {cinnamon}, {cloves}, {coriander} and {salt}, then the yogurt paste, a third at a time so that it does not split.',
      'Cover and simmer very gently for 20 minutes, stirring now and then, until the chicken is tender and beads of ghee rise to the top.',
      'Finish the korma with {heavy cream} and the saffron water, warm it for 2 minutes and remove the bay leaves.',
    ],
  },
  {
    id: 2005,
    title: 'Chicken Saag',
    cuisine: 'indian',
    types: ['curry', 'chicken', 'vegetables', 'main'],
    dish: 'curry',
    serves: 4,
    min: 50,
    ing: `600 g chicken thighs (boneless skinless) : in chunks
450 g frozen chopped spinach : thawed
3 tbsp ghee
1 pc yellow onion : finely chopped
6 pc garlic : minced
20 g ginger root : minced
2 pc serrano pepper : slit lengthwise
0.5 tsp fenugreek seed
1 tsp ground cumin
2 tsp ground coriander
2 tbsp tomato paste
100 g plain yogurt
1 tsp garam masala
1.25 tsp table salt`,
    steps: [
      'Heat {ghee} in a heavy pot, add {fenugreek seed} and count to ten; the seeds should turn a shade darker but not black.',
      'Drop in {onion} and {serrano pepper} and cook for 8 minutes until the onion browns at the rim.',
      'Add {garlic} and {ginger}, fry for 2 minutes, then work in {cumin}, {coriander} and {tomato paste} until the paste smells sweet.',
      'Stir in {chicken thighs} with the {salt} and sear on all sides for 5 minutes.',
      'Squeeze the {spinach} lightly and add it with 3/4 cup (180 ml) of water. Cover and simmer for 15 minutes over low heat.',
      'Beat {yogurt} until loose and stir it in spoon by spoon. Cook uncovered for 5 minutes, then season the saag with {garam masala}.',
    ],
  },
  {
    id: 2006,
    title: 'Chicken Jalfrezi with Naan',
    cuisine: 'indian',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `600 g chicken breast (boneless skinless) : in strips
1 pc red bell pepper : in thick strips
1 pc green bell pepper : in thick strips
2 pc red onion : 1 chopped, 1 in wedges
3 pc tomato : chopped
3 pc serrano pepper : slit
15 g ginger root : in matchsticks
3 pc garlic : sliced
1 tsp ground cumin
1 tsp ground coriander
0.5 tsp ground turmeric
2 tsp paprika
3 tbsp canola oil
1 tsp white vinegar
4 pc naan
1.25 tsp table salt`,
    steps: [
      'Toss {chicken breast} with {turmeric}, {paprika} and half of the {salt}.',
      'Get 1 tablespoon of the {canola oil} very hot in a wok. Stir-fry the onion wedges, {red bell pepper} and {green bell pepper} for 3 minutes, so they blister but stay crisp, and tip them out.',
      'Add another spoonful of oil and fry the chicken for 5 minutes until no pink shows. Set it aside with the peppers.',
      'Lower the heat, pour in the last of the oil and soften the chopped {red onion} for 6 minutes. Add {garlic}, {cumin} and {coriander} and stir for 30 seconds.',
      'Add {tomato}, {serrano pepper} and the other half of the salt. Mash while it cooks down to a thick sauce, about 7 minutes.',
      'Return everything to the wok with {ginger} and {white vinegar} and toss for 2 minutes over high heat.',
      'Warm {naan} in a dry skillet for a minute on each side and use it to scoop up the jalfrezi.',
    ],
  },
  {
    id: 2007,
    title: 'Chicken Dum Biryani',
    cuisine: 'indian',
    types: ['rice', 'chicken', 'main'],
    dish: 'rice-bowl',
    serves: 6,
    min: 100,
    ing: `400 g basmati rice
700 g chicken thighs (boneless skinless) : in large pieces
200 g plain yogurt
20 g ginger root : grated
5 pc garlic : crushed
1 tbsp garam masala
0.5 tsp cayenne pepper
0.5 tsp ground turmeric
1 pc lemon : juiced
3 pc yellow onion : thinly sliced
4 tbsp ghee
2 pc bay leaves
0.5 tsp ground cardamom
0.5 tsp saffron
60 ml whole milk : warm
15 g fresh mint : chopped
20 g fresh cilantro : chopped
2.5 tsp table salt (62% eaten)`,
    steps: [
      'Combine {chicken thighs}, {yogurt}, {ginger}, {garlic}, {garam masala}, {cayenne pepper}, {turmeric}, {lemon} juice and half of the {salt}. Rinse {basmati rice}, cover it with cold water, and leave both for 30 minutes.',
      'Meanwhile fry {onion} in {ghee} in a heavy pot for 15 minutes until brown and crisp. Take out two thirds for later; stir {saffron} into the {whole milk}.',
      'Add the chicken and its marinade to the onion left in the pot. Cook uncovered over medium heat for 12 minutes, until the gravy is thick but still runs.',
      'Boil 2 quarts (2 liters) of water with {bay leaves}, {cardamom} and the rest of the salt. Drain the soaked rice, boil it for 5 minutes, so that a grain still has a firm center, and drain again.',
      'Flatten the chicken in the pot. Scatter half of the {mint}, {cilantro} and fried onion on it, heap the rice on top and finish with the saffron milk and the remaining herbs and onion.',
      'Seal with foil and a tight lid. Steam over the lowest heat for 20 minutes, then let the pot stand unopened for 10 minutes.',
      'Dig down to the bottom with a flat spoon, so that each plate gets pale rice, yellow rice and chicken.',
    ],
  },
  {
    id: 2008,
    title: 'Oven Tandoori Drumsticks',
    cuisine: 'indian',
    types: ['chicken', 'main'],
    dish: 'grill',
    serves: 4,
    min: 180,
    ing: `8 pc chicken drumsticks : skin pulled off (42% eaten)
180 g plain yogurt
1 pc lemon : halved
4 pc garlic : crushed
20 g ginger root : grated
1 tbsp paprika
1 tsp ground cumin
1 tsp ground coriander
1 tsp garam masala
0.5 tsp cayenne pepper
1 tbsp vegetable oil
1 pc red onion : in thin rings
1.5 tsp table salt`,
    steps: [
      'Cut two slashes to the bone in each of the {chicken drumsticks}. Rub in {salt} and the juice of half the {lemon}, and let them sit for 10 minutes.',
      'Stir {yogurt}, {garlic}, {ginger}, {paprika}, {cumin}, {coriander}, {garam masala}, {cayenne pepper} and {vegetable oil} together. Work this into the cuts, cover and refrigerate for 2 hours.',
      'Heat the oven to 450°F (230°C) and set a rack over a foil-lined sheet. Shake excess marinade off the drumsticks and lay them on the rack.',
      'Roast for 35 minutes, turning them once, until the thickest part reads 175°F (80°C) and the coating has dark patches.',
      'Rest the chicken for 5 minutes, then pile it on {red onion} rings with the other lemon half cut into wedges.',
    ],
  },
  {
    id: 2009,
    title: 'Kolkata Chicken Kathi Rolls',
    cuisine: 'indian',
    types: ['chicken', 'snack', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 40,
    ing: `450 g chicken breast (boneless skinless) : in thin strips
80 g plain yogurt
1 tsp garam masala
0.5 tsp ground turmeric
0.5 tsp cayenne pepper
3 pc garlic : crushed
2 tbsp vegetable oil
4 pc eggs
4 pc flour tortillas
1 pc red onion : sliced paper-thin
1 pc lime
1 pc jalapeno pepper : minced
10 g fresh cilantro : chopped
1 tbsp ketchup
1 tsp table salt`,
    steps: [
      'Mix {chicken breast}, {yogurt}, {garam masala}, {turmeric}, {cayenne pepper}, {garlic} and 3/4 teaspoon of the {salt}. Let it stand for 10 minutes while you slice the vegetables.',
      'Squeeze half of the {lime} over {red onion}, {jalapeno} and {cilantro} and scrunch with your fingers until the onion turns pink.',
      'Heat half of the {vegetable oil} in a large skillet and fry the chicken over high heat for 7 minutes, until the juices dry up and the strips brown. Keep warm.',
      'Beat {eggs} with the remaining salt. Wipe the skillet, film it with oil and pour in a quarter of the egg.',
      'Press one of the {flour tortillas} on the wet egg at once, cook for 1 minute, flip and toast the other side for 30 seconds. Make three more the same way.',
      'With the egg side up, line each wrap with chicken and pickled onion, add a stripe of {ketchup} and a squeeze of lime, and roll it tightly in foil or paper.',
    ],
  },
  {
    id: 2010,
    title: 'Mulligatawny Soup',
    cuisine: 'indian',
    types: ['soup', 'chicken'],
    dish: 'soup',
    serves: 5,
    min: 55,
    ing: `300 g chicken thighs (boneless skinless) : diced
2 tbsp unsalted butter
1 pc yellow onion : diced
2 pc carrot : diced
1 pc celery : diced
1 pc granny smith apple : peeled and diced
3 pc garlic : minced
10 g ginger root : grated
1.5 tbsp curry powder
120 g red lentils (dry)
1000 ml chicken broth
200 ml coconut milk (canned)
1 pc lemon
0.5 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Melt {butter} in a soup pot and sweat {onion}, {carrot} and {celery} for 8 minutes without coloring.',
      'Stir in {apple}, {garlic}, {ginger} and {curry powder} and let the powder bloom for 1 minute.',
      'Rinse {red lentils} and add them with {chicken broth}. Bring to a boil, skim the foam and simmer for 20 minutes, until the lentils fall apart.',
      'Blend about half of the soup and return it to the pot; this gives body and leaves some texture.',
      'Add {chicken thighs}, {salt} and {black pepper} and simmer for 10 minutes, until the chicken is cooked.',
      'Pour in {coconut milk}, heat without boiling and sharpen the soup with the juice of the {lemon}.',
    ],
  },
  {
    id: 2011,
    title: 'Lamb Rogan Josh',
    cuisine: 'indian',
    types: ['curry', 'lamb', 'main'],
    dish: 'curry',
    serves: 4,
    min: 130,
    ing: `800 g lamb stew meat
3 tbsp ghee
2 pc yellow onion : finely sliced
4 pc garlic : crushed
2 pc bay leaves
1 tbsp paprika
0.5 tsp cayenne pepper
2 tsp fennel seed : crushed
1 tsp ground ginger
0.5 tsp ground cinnamon
0.5 tsp ground cardamom
0.25 tsp ground cloves
150 g plain yogurt
1.25 tsp table salt`,
    steps: [
      'Dry the {lamb} with paper towels. Brown it in {ghee} in two batches over high heat, about 5 minutes each, and move it to a plate.',
      'Lower the heat, add {onion} and {bay leaves} to the same fat and cook for 12 minutes until brown. Stir in {garlic} for 1 minute.',
      'Take the pot off the heat and mix in {paprika}, {cayenne pepper}, {fennel seed}, {ginger}, {cinnamon}, {cardamom} and {cloves}, which burn easily.',
      'Whisk {yogurt} with 1/4 cup (60 ml) of water. Back over low heat, add it by the spoonful, stirring all the time.',
      'Return the meat with {salt} and 1 1/2 cups (360 ml) of water. Cover and simmer for 80 minutes, stirring now and then, until a piece breaks when you press it.',
      'If the gravy is thin, boil it uncovered for 5 minutes until a red layer of fat floats on top. Remove the bay leaves.',
    ],
  },
  {
    id: 2012,
    title: 'Keema Matar',
    cuisine: 'indian',
    types: ['curry', 'lamb', 'main'],
    dish: 'curry',
    serves: 4,
    min: 45,
    ing: `500 g ground lamb
200 g frozen green peas
1 tbsp vegetable oil
1 pc yellow onion : finely chopped
4 pc garlic : minced
15 g ginger root : minced
2 pc serrano pepper : chopped
2 tsp ground coriander
1 tsp ground cumin
0.5 tsp ground turmeric
3 pc roma tomato : grated
1 tsp garam masala
8 g fresh mint : shredded
1 tsp table salt`,
    steps: [
      'Fry {onion} in {vegetable oil} for 8 minutes, until soft and brown in places. Add {garlic}, {ginger} and {serrano pepper} and cook for 2 minutes.',
      'Turn up the heat, crumble in {ground lamb} and brown it for 7 minutes, breaking the lumps with a wooden spoon. Spoon off most of the fat.',
      'Stir in {coriander}, {cumin}, {turmeric}, {tomato} and {salt}, and cook until the tomato no longer looks watery, about 5 minutes.',
      'Pour in 3/4 cup (180 ml) of water, cover and simmer for 12 minutes.',
      'Mix in {green peas} and leave the lid off for 4 minutes, until they are hot and the keema is moist rather than soupy.',
      'Dust with {garam masala}, throw in the {mint} and give it one last stir.',
    ],
  },
  {
    id: 2013,
    title: 'Parsi Lamb Dhansak',
    cuisine: 'indian',
    types: ['curry', 'lamb', 'main'],
    dish: 'curry',
    serves: 5,
    min: 120,
    ing: `600 g lamb stew meat
180 g red lentils (dry)
300 g butternut squash : peeled, in small cubes
200 g eggplant : in small cubes
2 tbsp canola oil
2 pc red onion : chopped
5 pc garlic : crushed
20 g ginger root : grated
1 tbsp ground coriander
2 tsp ground cumin
0.5 tsp fenugreek seed
1 tsp ground cinnamon
0.5 tsp cayenne pepper
2 tsp brown sugar
1 pc lime : juiced
10 g fresh cilantro : chopped
1.5 tsp table salt`,
    steps: [
      'Heat {canola oil} in a large pot, let {fenugreek seed} darken for a few seconds, then cook {red onion} for 10 minutes until golden.',
      'Add {garlic}, {ginger}, {coriander}, {cumin}, {cinnamon} and {cayenne pepper}. Stir for 1 minute, with a splash of water if anything sticks.',
      'Stir in {lamb} and {salt} until every cube is coated, pour in 3 cups (720 ml) of water, cover and simmer for 60 minutes.',
      'Rinse {red lentils} and add them with {butternut squash}, {eggplant} and 1 1/2 cups (360 ml) more water. Cook, partly covered, for 25 minutes, stirring often because lentils catch on the bottom.',
      'Mash some of the vegetables against the side so that they melt into the dal. Loosen with hot water if it is stiffer than porridge.',
      'Balance the dhansak with {brown sugar} and {lime} juice, sour first and sweet behind, and strew with {cilantro}.',
    ],
  },
  {
    id: 2014,
    title: 'Goan Pork Vindaloo',
    cuisine: 'indian',
    types: ['curry', 'pork', 'main'],
    dish: 'curry',
    serves: 4,
    min: 165,
    ing: `800 g pork shoulder : in 1-inch cubes
80 ml apple cider vinegar
8 pc garlic
20 g ginger root
1.5 tbsp paprika
1 tsp cayenne pepper
2 tsp ground cumin
1 tsp ground black pepper
1 tsp ground cinnamon
0.25 tsp ground cloves
0.5 tsp ground turmeric
2 tsp brown sugar
2 tbsp vegetable oil
1 tsp mustard seed
2 pc yellow onion : finely chopped
1.25 tsp table salt`,
    steps: [
      'Blend {apple cider vinegar}, {garlic}, {ginger}, {paprika}, {cayenne pepper}, {cumin}, {black pepper}, {cinnamon}, {cloves}, {turmeric} and {salt} to a brick-red paste.',
      'Massage the paste into {pork shoulder} in a glass bowl, cover and refrigerate for 1 hour.',
      'Pop {mustard seed} in hot {vegetable oil}, add {onion} and cook for 12 minutes, until it is the color of caramel.',
      'Add the pork with all its marinade and stir over high heat for 6 minutes, until the raw smell of vinegar has gone.',
      'Pour in 1 1/4 cups (300 ml) of water and simmer under a lid for 70 minutes, until the cubes are soft enough to cut with a spoon.',
      'Stir in {brown sugar} and reduce for 5 minutes without the lid, to leave a thick, sharp gravy.',
    ],
  },
  {
    id: 2015,
    title: 'Goan Fish Curry',
    cuisine: 'indian',
    types: ['curry', 'seafood', 'main'],
    dish: 'curry',
    serves: 4,
    min: 35,
    ing: `600 g cod fillet : in 2-inch pieces
400 ml coconut milk (canned)
1 pc red onion : chopped
2 pc tomato : chopped
4 pc garlic
10 g ginger root
1 tbsp ground coriander
1 tsp ground cumin
2 tsp paprika
0.5 tsp cayenne pepper
0.5 tsp ground turmeric
1 tbsp coconut oil
2 pc jalapeno pepper : slit
1 pc lime
1.25 tsp table salt`,
    steps: [
      'Sprinkle {cod} with {turmeric} and 1/2 teaspoon of the {salt}, and keep it cold while you make the sauce.',
      'Blend {garlic}, {ginger}, {coriander}, {cumin}, {paprika}, {cayenne pepper} and half of the {red onion} with just enough water to turn the blades.',
      'Soften the rest of the onion in {coconut oil} for 5 minutes, add the paste and fry for 4 minutes, until oil shows at the edges.',
      'Add {tomato} and cook to a pulp for 5 minutes. Pour in {coconut milk} and 1/2 cup (120 ml) of water, add {jalapeno} and the remaining salt and simmer for 5 minutes.',
      'Lower the fish into the sauce in one layer. Poach for 6 minutes without stirring, only shaking the pan, until the flakes part easily.',
      'Squeeze in the {lime}, which stands in for sour kokum here, and taste for salt before ladling it out.',
    ],
  },
  {
    id: 2016,
    title: 'Kerala Shrimp Moilee',
    cuisine: 'indian',
    types: ['curry', 'seafood', 'rice', 'main'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `600 g shrimp (raw) : peeled and deveined
400 ml coconut milk (canned)
1 tbsp coconut oil
1 tsp mustard seed
1 pc white onion : thinly sliced
20 g ginger root : in fine matchsticks
4 pc garlic : sliced
3 pc serrano pepper : slit
0.5 tsp ground turmeric
0.5 tsp ground black pepper
150 g cherry tomatoes : halved
1 pc lemon : juiced
280 g jasmine rice
0.75 tsp table salt`,
    steps: [
      'Rinse {jasmine rice}, bring it to a boil with 2 cups (480 ml) of water, cover and cook on low for 13 minutes. Keep the lid on until everything else is ready.',
      'Turn {shrimp} in the {turmeric}, {black pepper} and half of the {salt}.',
      'Heat {coconut oil} in a wide pan, crackle {mustard seed} in it, then add {onion}, {ginger}, {garlic} and {serrano pepper}. Cook for 6 minutes until limp but still pale.',
      'Pour in half of the {coconut milk} mixed with 1/2 cup (120 ml) of water, add the other half of the salt and simmer for 6 minutes.',
      'Slip in the shrimp and {cherry tomatoes} and cook for 3 minutes, just until the shrimp curl and turn pink.',
      'Add the rest of the coconut milk, heat until it steams, and finish with {lemon} juice. Spoon the pale yellow stew over the rice.',
    ],
  },
  {
    id: 2017,
    title: 'Bengali Mustard Fish (Shorshe Maach)',
    cuisine: 'indian',
    types: ['curry', 'seafood', 'rice', 'main'],
    dish: 'fish',
    serves: 4,
    min: 45,
    ing: `600 g tilapia fillet : halved crosswise
2 tbsp mustard seed
25 g shredded coconut (unsweetened)
2 pc serrano pepper : 1 whole, 1 slit
100 g plain yogurt
1 tsp ground turmeric
3 tbsp vegetable oil
1 tsp fennel seed
280 g basmati rice
1.25 tsp table salt`,
    steps: [
      'Cover {mustard seed} and {shredded coconut} with 1/2 cup (120 ml) of hot water and soak for 15 minutes, which keeps the mustard from turning bitter.',
      'Blend the soaked seeds and their water with the whole {serrano pepper}, {yogurt} and 1/4 teaspoon of the {salt} until creamy.',
      'Boil up {basmati rice} with 2 1/4 cups (530 ml) of water, cover, steam on low heat for 14 minutes and let it rest.',
      'Rub {tilapia} with half of the {turmeric} and 1/2 teaspoon of salt. Sear in {vegetable oil} for 2 minutes a side; it will finish in the sauce. Lift it out.',
      'Crackle {fennel seed} in the same oil for 20 seconds. Lower the heat, stir in the mustard paste, the slit pepper, the rest of the turmeric and salt and 1 cup (240 ml) of water, and simmer for 4 minutes.',
      'Slide the fish back, baste it with sauce and cook for 5 minutes more. Do not let it boil hard, or the yogurt will curdle.',
    ],
  },
  {
    id: 2018,
    title: 'Amritsari Fish Fry',
    cuisine: 'indian',
    types: ['seafood', 'snack', 'main'],
    dish: 'fish',
    serves: 4,
    min: 45,
    ing: `600 g cod fillet : in thick fingers
90 g chickpea flour (besan)
2 tbsp cornstarch
3 pc garlic : crushed
10 g ginger root : finely grated
1 tsp paprika
0.5 tsp cayenne pepper
0.5 tsp ground turmeric
0.5 tsp dried thyme : rubbed fine
1 pc lemon
8 tbsp canola oil (40% eaten)
1 pc white onion : in thin rings
1 tsp table salt`,
    steps: [
      'Pat {cod} dry. Rub it with the juice of half the {lemon}, {garlic}, {ginger} and half of the {salt}, and let it stand for 15 minutes.',
      'Whisk {chickpea flour}, {cornstarch}, {paprika}, {cayenne pepper}, {turmeric}, the rest of the salt and {dried thyme}, which stands in for carom seed, with about 1/2 cup (120 ml) of cold water to a batter as thick as cream.',
      'Heat {canola oil} in a 9-inch cast-iron skillet; it should stand about 1/8 inch (4 mm) deep and make a drop of batter sizzle at once.',
      'Dip the fish, let the excess drip off and fry in two batches for about 7 minutes each, rolling the fingers onto every side, until deep gold and crisp.',
      'Drain on a rack rather than on paper, so the crust stays crunchy, and eat with {onion} rings and wedges of the remaining lemon.',
    ],
  },
  {
    id: 2019,
    title: 'Chana Masala',
    cuisine: 'indian',
    types: ['curry', 'vegetarian', 'main'],
    dish: 'curry',
    serves: 4,
    min: 45,
    ing: `850 g canned chickpeas : 2 cans, drained
3 tbsp vegetable oil
2 pc yellow onion : finely chopped
5 pc garlic : minced
20 g ginger root : minced
2 pc serrano pepper : minced
2 tsp ground cumin
1 tbsp ground coriander
0.5 tsp ground turmeric
0.5 tsp cayenne pepper
300 g canned crushed tomatoes
1.5 tsp garam masala
1 pc lime : juiced
10 g fresh cilantro
1 tsp table salt`,
    steps: [
      'Give {onion} a good 12 minutes in {vegetable oil} over medium-high heat; a proper brown is where the flavor of this dish comes from.',
      'Stir in {garlic}, {ginger} and {serrano pepper}, and after 1 minute {cumin}, {coriander}, {turmeric} and {cayenne pepper}.',
      'Add {crushed tomatoes} and {salt} and cook down for 8 minutes until the mixture is jammy.',
      'Tip in {chickpeas} and 1 1/4 cups (300 ml) of water. Crush a ladleful against the pot to thicken the gravy and simmer for 15 minutes.',
      'Season with {garam masala} and {lime} juice, and top with torn {cilantro}.',
    ],
  },
  {
    id: 2020,
    title: 'Palak Paneer',
    cuisine: 'indian',
    types: ['curry', 'vegetarian', 'vegetables', 'main'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `300 g paneer : in 3/4-inch cubes
500 g spinach : washed
2 tbsp ghee
1 pc yellow onion : finely chopped
4 pc garlic : sliced
10 g ginger root : chopped
1 pc serrano pepper
1 tsp ground cumin
0.5 tsp garam masala
0.25 tsp ground nutmeg
60 ml heavy cream
1 tsp lemon juice (bottled)
0.75 tsp table salt`,
    steps: [
      'Plunge {spinach} into boiling water for 1 minute, cool it under the cold tap to keep it green, and squeeze out most of the water.',
      'Puree the spinach with {ginger}, {serrano pepper} and 1/2 cup (120 ml) of fresh water.',
      'Brown {paneer} in half of the {ghee} for 4 minutes, turning, then soak the cubes in a bowl of warm tap water so they stay soft.',
      'In the remaining ghee cook {onion} for 7 minutes, add {garlic} and let it turn just golden. Stir in {cumin} for 20 seconds.',
      'Pour in the green puree, {salt} and {nutmeg} and simmer for 6 minutes; a longer time would dull the color.',
      'Drain the paneer and fold it in with {heavy cream}, {garam masala} and {lemon juice}. Heat for 2 minutes.',
    ],
  },
  {
    id: 2021,
    title: 'Aloo Gobi',
    cuisine: 'indian',
    types: ['vegetables', 'curry', 'vegetarian', 'side'],
    dish: 'curry',
    serves: 4,
    min: 45,
    ing: `1 pc cauliflower : in small florets
400 g red potato : in 3/4-inch cubes
3 tbsp vegetable oil
1 tsp mustard seed
1 pc yellow onion : chopped
15 g ginger root : grated
1 pc tomato : chopped
1 tsp ground turmeric
1 tsp ground cumin
1 tsp ground coriander
0.25 tsp cayenne pepper
0.5 tsp garam masala
1.25 tsp table salt
8 g fresh cilantro : chopped`,
    steps: [
      'Heat {vegetable oil} in your widest lidded pan and fry the {red potato} cubes for 8 minutes, until they have a golden crust.',
      'Push the potatoes aside, sputter {mustard seed} in the oil, and add {onion} and {ginger}. Cook for 4 minutes.',
      'Stir in {turmeric}, {cumin}, {coriander} and {cayenne pepper}, then {tomato} and {salt}, scraping up whatever has stuck.',
      'Turn {cauliflower} through the spices, sprinkle in 1/4 cup (60 ml) of water and clamp on the lid. Steam over low heat for 15 minutes, stirring gently twice.',
      'When a knife goes through the potatoes, uncover and dry the vegetables over high heat for 3 minutes. Season with {garam masala} and {cilantro}.',
    ],
  },
  {
    id: 2022,
    title: 'Smoky Baingan Bharta',
    cuisine: 'indian',
    types: ['vegetables', 'curry', 'vegetarian', 'main'],
    dish: 'curry',
    serves: 4,
    min: 75,
    ing: `2 pc eggplant
3 tbsp vegetable oil
1 pc red onion : finely chopped
4 pc garlic : minced
10 g ginger root : minced
1 pc jalapeno pepper : chopped
3 pc roma tomato : chopped
1 tsp ground cumin
0.5 tsp smoked paprika
100 g frozen green peas
15 g fresh cilantro : chopped
4 pc naan
1 tsp table salt`,
    steps: [
      'Heat the oven to 450°F (230°C). Prick the {eggplants} with a fork, rub with 1 teaspoon of the {vegetable oil} and roast on a sheet for 40 minutes, until wrinkled and collapsed.',
      'For a smoky edge, broil the eggplants for 5 minutes more, turning them once. Slit, drain off the liquid, scoop out the flesh and mash it roughly.',
      'Fry {red onion} in the remaining oil for 8 minutes. Stir in {garlic}, {ginger} and {jalapeno} and cook for 2 minutes.',
      'Add {cumin}, {smoked paprika}, {tomato} and {salt}, and cook until the oil begins to separate from the masala, about 6 minutes.',
      'Beat in the eggplant and {green peas} and cook for 6 minutes, stirring, until thick enough to hold a trail.',
      'Stir through {cilantro} and scoop up the bharta with warm {naan}.',
    ],
  },
  {
    id: 2023,
    title: 'Dal Tadka',
    cuisine: 'indian',
    types: ['curry', 'vegetarian', 'main'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `260 g red lentils (dry) : rinsed until clear
1 tsp ground turmeric
2 pc tomato : chopped
3 tbsp ghee
1 tsp mustard seed
6 pc garlic : thinly sliced
0.5 tsp red pepper flakes
1 tsp ground cumin
1 tbsp lemon juice (bottled)
10 g fresh cilantro : chopped
1.25 tsp table salt`,
    steps: [
      'Bring {red lentils} and {turmeric} to a boil in 4 cups (950 ml) of water. Skim, half-cover and simmer for 15 minutes.',
      'Add {tomato} and {salt} and cook for 10 minutes more, then whisk until creamy. Thin with hot water if you like it soupier.',
      'For the tadka, heat {ghee} in a small pan until it shimmers and drop in {mustard seed}. As soon as it pops, add {garlic}.',
      'When the garlic is light gold, take the pan off the heat and stir in {red pepper flakes} and {cumin}; they need only the heat that is left.',
      'Pour the sizzling ghee over the dal, cover for 2 minutes to trap the aroma, and stir in {lemon juice} and {cilantro}.',
    ],
  },
  {
    id: 2024,
    title: 'Rajma Chawal (Kidney Beans with Rice)',
    cuisine: 'indian',
    types: ['curry', 'vegetarian', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 55,
    ing: `850 g canned kidney beans : 2 cans, drained
280 g basmati rice
2 tbsp ghee
1 pc bay leaves
1 pc red onion : grated
3 pc garlic : crushed
15 g ginger root : grated
300 g tomato sauce
2 tsp ground coriander
1 tsp paprika
0.5 tsp ground cinnamon
1 tsp garam masala
20 g unsalted butter
0.75 tsp table salt`,
    steps: [
      'Warm {ghee} with the {bay leaf} and cook {red onion} for 10 minutes, stirring, until the moisture has gone and it starts to brown.',
      'Add {garlic} and {ginger} for 2 minutes, then {coriander}, {paprika} and {cinnamon} for 20 seconds.',
      'Stir in {tomato sauce} and cook for 6 minutes, until it spits and darkens.',
      'Add {kidney beans}, {salt} and 1 1/2 cups (360 ml) of water. Simmer for 20 minutes, mashing a few beans to bind the gravy.',
      'Meanwhile simmer rinsed {basmati rice} in 2 1/4 cups (530 ml) of water under a lid for 14 minutes and leave it to steam off the heat.',
      'Swirl {butter} and {garam masala} into the beans, and ladle them generously over the rice.',
    ],
  },
  {
    id: 2025,
    title: 'South Indian Egg Curry',
    cuisine: 'indian',
    types: ['curry', 'vegetarian', 'main'],
    dish: 'curry',
    serves: 4,
    min: 45,
    ing: `8 pc eggs
300 g russet potato : peeled, in small cubes
2 tbsp coconut oil
1 tsp mustard seed
0.5 tsp fennel seed
2 pc yellow onion : sliced
4 pc garlic : sliced
1 tsp ground turmeric
2 tsp ground coriander
0.5 tsp cayenne pepper
0.5 tsp ground black pepper
2 pc tomato : chopped
200 ml coconut milk (canned)
1.25 tsp table salt`,
    steps: [
      'Lower {eggs} into boiling water and cook for 9 minutes. Cool them in cold water, peel, and score each one lightly so that the sauce can cling.',
      'Heat {coconut oil}, let {mustard seed} and {fennel seed} splutter, and fry {onion} for 10 minutes until golden.',
      'Add {garlic}, {turmeric}, {coriander}, {cayenne pepper} and {black pepper}, stir twice, and follow with {tomato} and {salt}. Cook for 5 minutes.',
      'Put in {russet potato} and 1 1/4 cups (300 ml) of water. Cover and simmer for 12 minutes, until the cubes are tender.',
      'Stir in {coconut milk}, nestle the eggs in the gravy and heat through for 4 minutes, basting them with a spoon.',
    ],
  },
];
