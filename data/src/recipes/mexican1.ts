import type { RecipeSource } from './format.ts';

/** Mexican recipes 4001 to 4025: beef, chicken, fish and the first of the pork. */
export const MEXICAN_1: readonly RecipeSource[] = [
  {
    id: 4001,
    title: 'Carne Asada Tacos',
    cuisine: 'mexican',
    types: ['beef', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 85,
    ing: `600 g flank steak
60 ml orange juice
2 pc lime
4 pc garlic : crushed
1 pc jalapeno pepper : chopped
2 tbsp olive oil
1 tsp ground cumin
0.5 tsp ground black pepper
20 g fresh cilantro : chopped
1 pc white onion : finely chopped
1 pc avocado : sliced
12 pc corn tortillas
1 tsp table salt`,
    steps: [
      'In a shallow dish mix {orange juice}, the juice of one {lime}, {garlic}, {jalapeno}, {olive oil}, {cumin}, {black pepper} and half of the {cilantro}.',
      'Prick the {flank steak} all over with a fork, turn it in the marinade and refrigerate for 1 hour, flipping it once.',
      'Get a grill or a cast-iron pan smoking hot. Scrape off the marinade, pat the meat dry, rub it with the {salt} and sear for 4 minutes on each side for medium-rare.',
      'Rest the steak on a board for 6 minutes. Meanwhile char {corn tortillas} for 20 seconds a side over the flame and wrap them in a towel.',
      'Slice the beef thinly across the grain, then chop it into small pieces with its juices.',
      'Fill the tortillas with beef, {avocado}, {onion} and the rest of the cilantro, and bring the other lime to the table in wedges.',
    ],
  },
  {
    id: 4002,
    title: 'Picadillo with Potatoes and Rice',
    cuisine: 'mexican',
    types: ['beef', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 45,
    ing: `500 g ground beef (90% lean)
1 tbsp vegetable oil
1 pc white onion : chopped
3 pc garlic : minced
300 g russet potato : peeled, in 1/2-inch dice
1 pc carrot : diced
400 g canned diced tomatoes
40 g green olives : sliced
40 g raisins
1 tsp ground cumin
1 tsp dried oregano
0.25 tsp ground cinnamon
1 pc bay leaves
250 g white rice (long grain)
1.25 tsp table salt`,
    steps: [
      'Brown {ground beef} in {vegetable oil} over high heat for 6 minutes, letting it sit between stirs so that it gets dark bits.',
      'Add {onion} and {garlic}, turn down to medium and cook for 4 minutes.',
      'Stir in {cumin}, {oregano}, {cinnamon}, the {bay leaf} and 3/4 teaspoon of the {salt}, followed by {potato}, {carrot}, {tomatoes} and half a cup (120 ml) of water.',
      'Cover and cook for 18 minutes, until a fork goes through a potato cube without pressure.',
      'Meanwhile bring {rice}, the rest of the salt and 2 1/4 cups (530 ml) of water to a boil, cover tightly and keep on the lowest heat for 16 minutes.',
      'Mix {olives} and {raisins} into the meat and let it bubble uncovered for 3 minutes, until juicy but not soupy. Remove the bay leaf and spoon the picadillo over the rice.',
    ],
  },
  {
    id: 4003,
    title: 'Carne Guisada',
    cuisine: 'mexican',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 4,
    min: 135,
    ing: `800 g beef stew meat : in 3/4-inch cubes
2 tbsp all-purpose flour
3 tbsp canola oil
1 pc yellow onion : chopped
1 pc green bell pepper : chopped
2 pc serrano pepper : minced
4 pc garlic : minced
2 tsp ground cumin
1 tbsp chili powder
2 tbsp tomato paste
500 ml beef broth
8 pc flour tortillas
0.75 tsp table salt`,
    steps: [
      'Toss {stew meat} with {all-purpose flour} and the {salt}. Brown it in {canola oil} in two batches, about 5 minutes each, so that the cubes sear instead of stewing.',
      'In the same pot soften {onion}, {green bell pepper} and {serrano pepper} for 6 minutes, scraping up the crust on the bottom.',
      'Stir in {garlic}, {cumin}, {chili powder} and {tomato paste} and fry for 2 minutes, until brick red.',
      'Return the meat, pour in {beef broth}, cover and simmer on low for 90 minutes, stirring every half hour.',
      'Remove the lid and cook for 10 minutes more. The gravy should be thick enough to stay inside a folded tortilla.',
      'Heat {tortillas} in a dry pan until they puff in places, and let everyone fill their own.',
    ],
  },
  {
    id: 4004,
    title: 'Caldo de Res (Beef and Vegetable Soup)',
    cuisine: 'mexican',
    types: ['soup', 'beef', 'vegetables'],
    dish: 'soup',
    serves: 6,
    min: 150,
    ing: `700 g beef chuck roast : in 2-inch chunks
1 pc yellow onion : halved
4 pc garlic : peeled
2 pc bay leaves
2 pc tomato : quartered
2 pc corn on the cob : in thick rounds
2 pc carrot : in thick slices
400 g red potato : quartered
1 pc zucchini : in thick half-moons
250 g green cabbage : in wedges
15 g fresh cilantro
2 pc lime : in wedges
2.5 tsp table salt`,
    steps: [
      'Cover {beef} with 10 cups (2.4 liters) of cold water, bring slowly to a boil and skim off the gray foam.',
      'Add {onion}, {garlic}, {bay leaves}, {tomato} and {salt}. Simmer with the lid tilted for 90 minutes, until the meat gives when pressed.',
      'Fish out the onion, garlic and tomato, blend them with a ladleful of broth and stir the puree back in; this is what makes the caldo taste full.',
      'Add {corn on the cob}, {carrot} and {potato} and simmer for 15 minutes.',
      'Lay {zucchini} and {cabbage} on top and cook for 12 minutes, so the wedges keep their shape.',
      'Ladle a piece of everything into deep bowls, with {cilantro} on top and {lime} to squeeze.',
    ],
  },
  {
    id: 4005,
    title: 'Oven Beef Barbacoa with Pickled Onion',
    cuisine: 'mexican',
    types: ['beef', 'main'],
    dish: 'tacos',
    serves: 6,
    min: 225,
    ing: `900 g beef chuck roast : in 4 large pieces
5 pc garlic
60 ml apple cider vinegar
1 tbsp smoked paprika
1 tbsp chili powder
2 tsp ground cumin
1 tsp dried oregano
0.25 tsp ground cloves
240 ml beef broth
2 pc bay leaves
1 pc red onion : thinly sliced
2 pc lime : juiced
18 pc corn tortillas
1.5 tsp table salt`,
    steps: [
      'Heat the oven to 325°F (165°C). Blend {garlic}, {apple cider vinegar}, {smoked paprika}, {chili powder}, {cumin}, {oregano}, {cloves} and 1 1/4 teaspoons of the {salt} with the {beef broth}.',
      'Place {chuck roast} in a Dutch oven in one layer, pour the sauce around it and tuck in {bay leaves}.',
      'Cover tightly and braise in the oven for 3 hours, turning the pieces halfway, until they fall apart when nudged.',
      'While it cooks, scrunch {red onion} with {lime} juice and the last of the salt, and keep it in the refrigerator until it is bright pink.',
      'Pull the meat into strands in its own liquid, throw away the bay leaves and let the pot stand 10 minutes, so the beef soaks the juice up again.',
      'Warm {corn tortillas} wrapped in foil in the cooling oven. Pile on barbacoa and top with the onion.',
    ],
  },
  {
    id: 4006,
    title: 'Beef and Pinto Bean Burritos',
    cuisine: 'mexican',
    types: ['beef', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 40,
    ing: `400 g ground beef (90% lean)
120 g white rice (long grain)
1 pc yellow onion : finely chopped
2 pc garlic : minced
2 tsp chili powder
1 tsp ground cumin
1 tbsp vegetable oil
425 g canned pinto beans : 1 can, drained
150 g salsa
120 g monterey jack cheese : grated
8 pc flour tortillas
0.5 tsp table salt`,
    steps: [
      'Boil {rice} in plenty of water for 15 minutes and drain it in a sieve.',
      'Meanwhile soften {onion} in {vegetable oil} for 5 minutes, crumble in {ground beef} and cook until no red is left, about 6 minutes.',
      'Season with {garlic}, {chili powder}, {cumin} and {salt}, stir for 1 minute, and add {pinto beans} and {salsa}. Mash a third of the beans and simmer for 5 minutes until thick.',
      'Soften {tortillas} one by one in a dry skillet for 15 seconds a side; a cold tortilla tears when folded.',
      'Put rice, filling and {Monterey Jack} in a line just below the middle of each, leaving the sides free. Fold the sides in and roll up firmly.',
      'Toast the burritos seam side down in the skillet for 2 minutes per side, to seal them and melt the cheese.',
    ],
  },
  {
    id: 4007,
    title: 'Bistec a la Mexicana',
    cuisine: 'mexican',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 4,
    min: 35,
    ing: `600 g sirloin steak : in thin strips
2 tbsp avocado oil
1 pc white onion : in half-rings
3 pc serrano pepper : in rings
3 pc garlic : sliced
4 pc tomato : coarsely chopped
0.5 tsp ground black pepper
10 g fresh cilantro : chopped
8 pc corn tortillas
1 tsp table salt`,
    steps: [
      'Season {sirloin steak} with {black pepper} and half of the {salt}, and have all the vegetables cut before you light the stove.',
      'Sear the strips in very hot {avocado oil} in two rounds, 2 minutes each, and move them to a plate while still rosy inside.',
      'In the drippings fry {onion} and {serrano pepper} for 3 minutes, then {garlic} for 30 seconds.',
      'Add {tomato} with the remaining salt. Cook over brisk heat for 9 minutes until the pieces slump and leave a thick red juice.',
      'Return the beef with everything that has dripped from it and warm it through for 2 minutes, no longer, or it turns leathery.',
      'Sprinkle with {cilantro} and mop the sauce up with hot {corn tortillas}.',
    ],
  },
  {
    id: 4008,
    title: 'Sopa de Albóndigas (Meatball Soup)',
    cuisine: 'mexican',
    types: ['soup', 'beef'],
    dish: 'soup',
    serves: 5,
    min: 60,
    ing: `450 g ground beef (90% lean)
60 g white rice (long grain)
1 pc eggs
8 g fresh mint : finely chopped
3 pc garlic : minced
1 tsp dried oregano
0.5 tsp ground cumin
1 tbsp olive oil
1 pc yellow onion : finely chopped
300 g canned crushed tomatoes
1200 ml beef broth
2 pc carrot : sliced
250 g red potato : diced
1 pc zucchini : diced
10 g fresh cilantro
0.75 tsp table salt`,
    steps: [
      'Soak {rice} in hot water for 10 minutes and drain it well, so that it cooks through inside the meat.',
      'Mix {ground beef}, the rice, the {egg}, {mint}, {oregano}, {cumin}, {salt} and one third of the {garlic} with your hands until sticky. Roll into 25 balls about 1 1/4 inches across.',
      'Soften {onion} in {olive oil} for 5 minutes, add the other garlic and {crushed tomatoes}, and cook until it stops tasting raw, about 4 minutes.',
      'Pour in {beef broth} and bring it to a simmer. Lower the meatballs in one at a time and cook for 10 minutes without stirring.',
      'Add {carrot} and {potato} for 12 minutes, then {zucchini} for 6 minutes.',
      'Cut a meatball in half: the rice should be soft. Serve five to a bowl, under a few leaves of {cilantro}.',
    ],
  },
  {
    id: 4009,
    title: 'Double-Decker Beef Tortilla Pizza',
    cuisine: 'mexican',
    types: ['pizza', 'beef', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 35,
    ing: `8 pc flour tortillas
300 g ground beef (90% lean)
2 tsp chili powder
0.5 tsp ground cumin
0.5 tsp garlic powder
300 g refried beans
200 g salsa
160 g cheddar cheese : grated
1 pc roma tomato : seeded and diced
40 g black olives (canned) : sliced
3 pc scallion (green onion) : sliced
100 g sour cream`,
    steps: [
      'Heat the oven to 400°F (200°C). Lay {tortillas} directly on the racks for 4 minutes, until firm like crackers.',
      'Brown {ground beef} in a dry skillet for 6 minutes, breaking it up. Add {chili powder}, {cumin} and {garlic powder} with 1/4 cup (60 ml) of water and cook until dry.',
      'Warm {refried beans} until spreadable. Cover four tortillas with beans and beef, and press a second one on top of each.',
      'Spread {salsa} over the lids, leaving a rim, and scatter with {cheddar}, {tomato} and {olives}.',
      'Bake on two sheets for 10 minutes, until the cheese has melted into the salsa and the edge is brown.',
      'Top with {scallion} and small spoonfuls of {sour cream}, and cut each stack in four.',
    ],
  },
  {
    id: 4010,
    title: 'Chicken Tinga Tostadas',
    cuisine: 'mexican',
    types: ['chicken', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 55,
    ing: `600 g chicken breast (boneless skinless)
2 pc white onion : sliced
3 pc garlic : sliced
3 tbsp vegetable oil
400 g canned crushed tomatoes
1 tbsp smoked paprika
0.5 tsp cayenne pepper
1 tsp dried oregano
1 tsp apple cider vinegar
12 pc corn tortillas
150 g iceberg lettuce : shredded
80 g queso fresco : crumbled
80 g sour cream
1.25 tsp table salt`,
    steps: [
      'Put {chicken breast} in a pan with water to cover and half of the {salt}. Simmer gently for 15 minutes until 165°F (74°C) in the middle, lift it out and save a cup (240 ml) of the broth.',
      'Heat the oven to 400°F (200°C). Brush {corn tortillas} with 1 tablespoon of the {vegetable oil} and bake in one layer for 12 minutes, flipping once, until they snap.',
      'Fry {onion} in the remaining oil for 8 minutes until sweet, then add {garlic}, {smoked paprika}, {cayenne pepper} and {oregano} and stir.',
      'Pour in {crushed tomatoes}, {apple cider vinegar}, the other half of the salt and the saved broth, and simmer for 10 minutes.',
      'Shred the chicken with two forks and cook it in the sauce for 6 minutes, until it has drunk up most of it.',
      'Heap the tinga on the crisp tortillas, followed by {lettuce}, {queso fresco} and a little {sour cream}. Eat right away, over a plate.',
    ],
  },
  {
    id: 4011,
    title: 'Chicken Enchiladas in Poblano Cream',
    cuisine: 'mexican',
    types: ['chicken', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 75,
    ing: `500 g chicken thighs (boneless skinless)
5 pc poblano pepper
1 pc white onion : half in chunks, half finely sliced
2 pc garlic
180 g sour cream
20 g fresh cilantro
12 pc corn tortillas
3 tbsp canola oil
160 g monterey jack cheese : grated
1.25 tsp table salt`,
    steps: [
      'Simmer {chicken thighs} with the {onion} chunks, {garlic}, 1 teaspoon of the {salt} and 3 cups (720 ml) of water for 20 minutes. Shred the meat; keep the broth, onion and garlic.',
      'Meanwhile broil {poblano pepper} for 10 minutes, turning, until black on all sides. Steam in a covered bowl, then rub off the skins and pull out the seeds.',
      'Blend the peppers with the boiled onion and garlic, {sour cream}, most of the {cilantro}, the last of the salt and 1 cup (240 ml) of broth.',
      'Heat the oven to 375°F (190°C). Slide each of the {corn tortillas} through hot {canola oil} for 5 seconds a side and stack on paper; oiled tortillas roll without cracking.',
      'Roll chicken and half of the {Monterey Jack} into the tortillas and pack them seam down in a 9-by-13-inch dish with a little sauce underneath.',
      'Cover completely with the poblano cream and the other half of the cheese and bake for 20 minutes, until it bubbles at the sides.',
      'Let the dish settle for 5 minutes. Finish with the sliced onion and the last cilantro leaves.',
    ],
  },
  {
    id: 4012,
    title: 'Chicken in Home-Style Mole',
    cuisine: 'mexican',
    types: ['chicken', 'rice', 'main'],
    dish: 'curry',
    serves: 6,
    min: 85,
    ing: `8 pc chicken thighs (boneless skinless)
700 ml chicken broth
2 tbsp vegetable oil
1 pc white onion : chopped
4 pc garlic : sliced
40 g almonds
2 tbsp sesame seeds
30 g raisins
1 pc corn tortillas : torn
3 tbsp chili powder
0.5 tsp ground cinnamon
0.25 tsp ground cloves
400 g canned whole peeled tomatoes
45 g dark chocolate (70-85%) : chopped
2 tsp brown sugar
320 g white rice (long grain)
0.75 tsp table salt`,
    steps: [
      'Simmer {chicken thighs} in {chicken broth} under a lid for 20 minutes and leave them in it, which keeps the meat juicy.',
      'Fry {almonds} and the torn {tortilla} in {vegetable oil} for 3 minutes until golden. Add {onion} and {garlic} and cook for 6 minutes.',
      'Stir in {raisins}, {cinnamon}, {cloves}, {chili powder} and half of the {sesame seeds}. Toast for 40 seconds only, since burnt chili is bitter.',
      'Add {tomatoes} and 1 1/2 cups (360 ml) of the hot broth, simmer for 8 minutes, and blend for 2 minutes until velvety. Push through a sieve if you can still feel grit.',
      'Return the sauce to the pan with {chocolate}, {brown sugar} and the {salt}. Cook over low heat for 15 minutes, stirring, until it coats a spoon; loosen it with broth.',
      'Meanwhile cook {rice} in 2 3/4 cups (650 ml) of water, covered, over low heat for 17 minutes.',
      'Lay the thighs in the mole for 8 minutes to heat. Serve over the rice with the other half of the sesame.',
    ],
  },
  {
    id: 4013,
    title: 'Sopa de Tortilla with Chicken',
    cuisine: 'mexican',
    types: ['soup', 'chicken'],
    dish: 'soup',
    serves: 4,
    min: 50,
    ing: `350 g chicken breast (boneless skinless)
6 pc corn tortillas : in thin strips
3 tbsp avocado oil
1 pc yellow onion : sliced
3 pc garlic : whole
400 g canned whole peeled tomatoes
1 tbsp chili powder
1 tsp smoked paprika
1200 ml chicken broth
1 pc avocado : diced
80 g queso fresco : cubed
1 pc lime : in wedges
10 g fresh cilantro`,
    steps: [
      'Heat the oven to 375°F (190°C). Toss {corn tortillas} with 1 tablespoon of the {avocado oil}, spread out and bake for 14 minutes, stirring once, until crunchy.',
      'Brown {onion} and {garlic} in the rest of the oil for 8 minutes; dark edges are wanted here.',
      'Blend them with {tomatoes}, {chili powder} and {smoked paprika}. Strain the puree back into the hot pot and fry it for 6 minutes, until it thickens and changes color.',
      'Pour in {chicken broth}, add {chicken breast} whole and simmer for 16 minutes. Take the meat out, pull it into shreds and return it.',
      'Divide {avocado}, {queso fresco} and half of the strips among four bowls and ladle the soup over.',
      'Put the rest of the strips and {cilantro} on top, and a wedge of {lime} on the rim.',
    ],
  },
  {
    id: 4014,
    title: 'Arroz con Pollo',
    cuisine: 'mexican',
    types: ['chicken', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 5,
    min: 65,
    ing: `8 pc chicken drumsticks
1 tbsp olive oil
1 pc yellow onion : chopped
1 pc red bell pepper : chopped
4 pc garlic : minced
320 g white rice (long grain)
1 tsp ground cumin
1 tsp dried oregano
0.5 tsp ground turmeric
200 g tomato sauce
480 ml chicken broth
1 pc carrot : diced
120 g frozen green peas
1.25 tsp table salt`,
    steps: [
      'Season {chicken drumsticks} with 3/4 teaspoon of the {salt} and brown them in {olive oil} in a wide lidded pan for 10 minutes, turning. Take them out and pour off all but 2 tablespoons of fat.',
      'Stir {rice} into the fat for 4 minutes, until the grains look chalky and smell toasted.',
      'Add {onion}, {red bell pepper} and {garlic} for 4 minutes, then {cumin}, {oregano} and {turmeric}.',
      'Pour in {tomato sauce} and {chicken broth}, add {carrot} and the remaining salt, and bring to a boil. Set the drumsticks on top.',
      'Cover tightly and cook over the lowest heat for 25 minutes. Resist stirring, or the rice goes sticky.',
      'Strew {peas} over the top, replace the lid and leave off the heat for 8 minutes. The meat should pull from the bone and the rice be dry.',
    ],
  },
  {
    id: 4015,
    title: 'Sizzling Chicken Fajitas',
    cuisine: 'mexican',
    types: ['chicken', 'vegetables', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 40,
    ing: `600 g chicken breast (boneless skinless) : in 1/2-inch strips
1 pc red bell pepper : in strips
1 pc green bell pepper : in strips
1 pc yellow bell pepper : in strips
1 pc red onion : in wedges
1 pc lime
3 tbsp avocado oil
2 tsp chili powder
1 tsp smoked paprika
1 tsp ground cumin
0.5 tsp garlic powder
8 pc flour tortillas
120 g salsa
100 g sour cream
1 tsp table salt`,
    steps: [
      'Stir {chili powder}, {smoked paprika}, {cumin}, {garlic powder} and {salt} with 1 tablespoon of the {avocado oil} and the juice of half the {lime}. Coat the {chicken breast} and leave for 15 minutes.',
      'Set your heaviest skillet over high heat for 3 minutes. Add a spoonful of oil and half of the chicken, leave it alone for 2 minutes, then toss for 3 minutes. Repeat with the rest.',
      'In the last spoonful of oil char {red bell pepper}, {green bell pepper}, {yellow bell pepper} and {red onion} for 6 minutes, so they soften but still have some snap.',
      'Throw the chicken back in and squeeze the other half of the lime over; it should hiss.',
      'Carry the skillet to the table with hot {tortillas}, {salsa} and {sour cream}.',
    ],
  },
  {
    id: 4016,
    title: 'Caldo Tlalpeño (Smoky Chicken Chickpea Soup)',
    cuisine: 'mexican',
    types: ['soup', 'chicken'],
    dish: 'soup',
    serves: 5,
    min: 50,
    ing: `450 g chicken thighs (boneless skinless)
1300 ml chicken broth
2 pc garlic
1 pc white onion : halved
2 pc roma tomato
1 tbsp olive oil
2 tsp smoked paprika
0.25 tsp cayenne pepper
2 pc carrot : diced
120 g green beans : in short lengths
425 g canned chickpeas : 1 can, drained
1 pc zucchini : diced
1 pc avocado : sliced
1 pc lime : in wedges
10 g fresh cilantro
0.25 tsp table salt`,
    steps: [
      'Bring {chicken broth} to a simmer with {chicken thighs}, {salt} and half of the {onion}. Cook for 18 minutes, discard the onion and shred the meat.',
      'Blend {tomato}, {garlic} and the other half of the onion with {smoked paprika} and {cayenne pepper}, which take the place of chipotle.',
      'Fry this puree in {olive oil} in a soup pot for 6 minutes; it should spatter and turn rust-colored.',
      'Strain the broth over it, add {carrot} and {green beans} and cook for 8 minutes.',
      'Add {chickpeas}, {zucchini} and the chicken for 6 minutes more.',
      'Set {avocado} slices and {cilantro} on each portion just before it goes to the table, with {lime} on the side.',
    ],
  },
  {
    id: 4017,
    title: 'Tijuana Caesar Salad with Grilled Chicken',
    cuisine: 'mexican',
    types: ['salad', 'chicken', 'main'],
    dish: 'salad',
    serves: 4,
    min: 35,
    ing: `450 g chicken breast (boneless skinless)
500 g romaine lettuce : small inner leaves whole
120 g baguette : in 1/2-inch slices
6 tbsp olive oil
2 pc garlic
4 pc anchovies (canned)
1 tsp dijon mustard
1 tsp worcestershire sauce
1 pc lime : juiced
1 pc eggs
60 g parmesan cheese : finely grated
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Heat the oven to 375°F (190°C). Brush {baguette} with 1 tablespoon of the {olive oil}, bake for 10 minutes until crisp and rub the toasts with one of the {garlic} cloves.',
      'Flatten {chicken breast} to an even 3/4 inch, rub with another spoonful of oil, {salt} and {black pepper} and grill for 5 minutes on each side. Let it rest before slicing.',
      'Lower the {egg} into boiling water for 1 minute and rinse it cold. Choose a pasteurized egg, since it stays nearly raw.',
      'Mash {anchovies} with the second clove in a large wooden bowl. Beat in the egg, {Dijon mustard}, {Worcestershire sauce} and {lime} juice, then the remaining oil in a thin stream.',
      'Roll {romaine lettuce} through the dressing leaf by leaf with your hands, along with half of the {parmesan}.',
      'Arrange the leaves on plates with toasts and sliced chicken, and snow the rest of the cheese over them.',
    ],
  },
  {
    id: 4018,
    title: 'Baked Chicken and Cheese Flautas',
    cuisine: 'mexican',
    types: ['chicken', 'snack', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 55,
    ing: `400 g chicken thighs (boneless skinless)
150 g salsa
100 g cream cheese
80 g monterey jack cheese : grated
0.5 tsp ground cumin
0.5 tsp onion powder
8 pc flour tortillas
2 tbsp canola oil
120 g iceberg lettuce : finely shredded
60 g radishes : sliced
1 pc avocado : mashed
1 pc lime : juiced
0.5 tsp table salt`,
    steps: [
      'Cook {chicken thighs} in the {salsa} with {cumin}, {onion powder} and {salt} in a covered pan over low heat for 20 minutes. Shred them in the pan and let the sauce cook away.',
      'Stir in {cream cheese} until it has melted, let the filling cool for 5 minutes and mix in {Monterey Jack}.',
      'Heat the oven to 425°F (220°C) and oil a sheet with a little of the {canola oil}.',
      'Lay a strip of filling along the edge of each of the {tortillas}, roll as thin as a cigar and set on the sheet, seam down.',
      'Brush with the rest of the oil and bake for 16 minutes, turning once, until golden all around and hard when tapped.',
      'Season {avocado} with {lime} juice. Serve the flautas on {lettuce} and {radishes} with the avocado for dipping.',
    ],
  },
  {
    id: 4019,
    title: 'Baja Fish Tacos',
    cuisine: 'mexican',
    types: ['seafood', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 45,
    ing: `500 g cod fillet : in 1-inch strips
130 g all-purpose flour
1 tsp baking powder
0.5 tsp garlic powder
160 ml beer : cold
8 tbsp canola oil (40% eaten)
200 g red cabbage : finely shredded
2 pc lime
60 g mayonnaise
60 g sour cream
1 tbsp hot sauce
12 pc corn tortillas
8 g fresh cilantro
1 tsp table salt`,
    steps: [
      'Toss {red cabbage} with the juice of one {lime} and 1/4 teaspoon of the {salt}. Stir {mayonnaise}, {sour cream} and {hot sauce} into a pink sauce.',
      'Whisk 100 g (3/4 cup) of the {flour}, {baking powder}, {garlic powder} and the remaining salt with {beer} to a smooth batter that clings to a finger.',
      'Heat {canola oil} to 360°F (180°C) in a small pan, 6 inches across, so that it stands about 1/4 inch (6 mm) deep.',
      'Dust {cod} with the rest of the flour, dip it in the batter and fry a few strips at a time for 2 minutes a side, until puffed and blond.',
      'Drain the fish on a rack. Heat {corn tortillas} two at a time in a dry pan until they bend easily.',
      'Build each taco with cabbage, one or two strips, sauce and {cilantro}, and offer the second lime in wedges.',
    ],
  },
  {
    id: 4020,
    title: 'Pescado a la Veracruzana',
    cuisine: 'mexican',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 45,
    ing: `4 pc halibut fillet
3 tbsp olive oil
1 pc white onion : thinly sliced
4 pc garlic : thinly sliced
800 g canned diced tomatoes
60 g green olives : halved
2 tbsp capers : rinsed
1 pc jalapeno pepper : in strips
2 pc bay leaves
1 tsp dried oregano
1 pc lime : juiced
10 g fresh parsley : chopped
0.75 tsp table salt`,
    steps: [
      'Season {halibut} with {lime} juice and half of the {salt} and keep it in the refrigerator.',
      'Let {onion} soften in {olive oil} over medium heat for 8 minutes. Add {garlic} for the last minute.',
      'Stir in {tomatoes}, {jalapeno}, {bay leaves}, {oregano} and the rest of the salt, and cook at a steady bubble for 12 minutes.',
      'Add {olives} and {capers} and simmer for 3 minutes. Taste before salting further, as both are briny.',
      'Nestle the fillets into the sauce, spoon some over their tops, cover and cook gently for 8 minutes, until opaque and easy to flake.',
      'Lift out the bay leaves, scatter {parsley} over the fish and bring it to the table in the pan.',
    ],
  },
  {
    id: 4021,
    title: 'Camarones a la Diabla with Rice',
    cuisine: 'mexican',
    types: ['seafood', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `700 g shrimp (raw) : peeled and deveined
280 g white rice (long grain)
5 pc roma tomato
0.5 pc white onion
5 pc garlic
1.5 tbsp chili powder
2 tsp smoked paprika
0.75 tsp cayenne pepper
1 tbsp white vinegar
30 g unsalted butter
1 tbsp olive oil
1 pc lime
0.75 tsp table salt`,
    steps: [
      'Cover {tomato}, {onion} and {garlic} with water and boil for 8 minutes, until the tomato skins split. Drain, but save half a cup of the water.',
      'Meanwhile put {rice} on with 2 1/3 cups (560 ml) of fresh water, bring to a boil, cover, and give it 16 minutes on the lowest flame.',
      'Blend the vegetables with {chili powder}, {smoked paprika}, {cayenne pepper}, {white vinegar}, {salt} and the saved water.',
      'Fry the red sauce in {olive oil} for 8 minutes, stirring, until it looks like thin ketchup.',
      'In a large skillet foam {butter} over high heat, add {shrimp} and cook for 1 minute per side.',
      'Pour the sauce over and simmer for 2 minutes. Squeeze in {lime} and serve with plenty of the rice, for this one is fiery.',
    ],
  },
  {
    id: 4022,
    title: 'Shrimp Ceviche Tostadas',
    cuisine: 'mexican',
    types: ['seafood', 'snack', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 60,
    ing: `500 g shrimp (raw) : peeled and deveined
5 pc lime : juiced
1 pc red onion : finely diced
1 pc cucumber : seeded and diced
3 pc roma tomato : seeded and diced
2 pc serrano pepper : minced
20 g fresh cilantro : chopped
2 tbsp ketchup
1 tbsp olive oil
1 pc avocado : sliced
10 pc corn tortillas
0.5 tsp table salt`,
    steps: [
      'Drop {shrimp} into boiling water, turn off the heat and wait 2 minutes, until they are pink and just firm. Cool in ice water, drain and cut into small pieces.',
      'Mix the shrimp with {lime} juice, {red onion} and {salt} in a glass bowl and chill for 30 minutes.',
      'Heat the oven to 400°F (200°C). Rub {corn tortillas} with {olive oil} and crisp them on a sheet for 12 minutes.',
      'Drain off about half of the juice and stir {ketchup} into the bowl, the way it is done at the beach stands of Sinaloa.',
      'Fold in {cucumber}, {tomato}, {serrano pepper} and {cilantro}, and mound the ceviche on the tostadas with {avocado} on top.',
    ],
  },
  {
    id: 4023,
    title: 'Tuna-Stuffed Avocados',
    cuisine: 'mexican',
    types: ['salad', 'seafood'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `2 pc avocado
284 g canned tuna : 2 cans, drained
216 g canned sweet corn : half a can, drained
1 pc roma tomato : finely diced
0.5 pc red onion : finely diced
1 pc jalapeno pepper : minced
2 tbsp mayonnaise
1 pc lime : juiced
8 g fresh cilantro : chopped
150 g romaine lettuce : shredded
0.25 tsp table salt`,
    steps: [
      'Flake {tuna} in a bowl and mix in {sweet corn}, {tomato}, {red onion}, {jalapeno} and {cilantro}.',
      'Beat {mayonnaise} with half of the {lime} juice and fold it through lightly; the salad should be bound, not wet.',
      'Halve and stone the {avocado}. Scoop out a tablespoon from each hollow to widen it, chop that and add it to the tuna.',
      'Brush the cut faces with the remaining juice and sprinkle with {salt}.',
      'Spread {romaine lettuce} on plates, set an avocado half on each and pile the filling high.',
    ],
  },
  {
    id: 4024,
    title: 'Tacos Gobernador (Shrimp and Cheese)',
    cuisine: 'mexican',
    types: ['seafood', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 40,
    ing: `400 g shrimp (raw) : peeled, in 3 pieces each
2 pc poblano pepper : seeded, in thin strips
1 pc white onion : thinly sliced
2 pc garlic : minced
1 pc tomato : diced
40 g unsalted butter
0.5 tsp dried oregano
0.25 tsp ground black pepper
200 g monterey jack cheese : grated
12 pc corn tortillas
1 tbsp vegetable oil
0.5 tsp table salt`,
    steps: [
      'Melt half of the {butter} and cook {poblano pepper} and {onion} for 8 minutes, until floppy and tinged with brown.',
      'Add {garlic}, {tomato}, {oregano} and {black pepper} and evaporate the juice over high heat, about 4 minutes.',
      'Stir in {shrimp} and {salt} for 2 minutes, then take the pan away; they will finish cooking in the tacos.',
      'Warm {corn tortillas} until soft. Put some {Monterey Jack}, a spoonful of shrimp and a little more cheese on each and fold in half.',
      'Film a griddle with {vegetable oil} and the remaining butter. Fry the tacos in batches for 2 minutes per side, pressing, until the cheese oozes and crisps.',
    ],
  },
  {
    id: 4025,
    title: 'Pork Carnitas',
    cuisine: 'mexican',
    types: ['pork', 'main'],
    dish: 'tacos',
    serves: 6,
    min: 165,
    ing: `1000 g pork shoulder : in 2-inch chunks
1 pc orange : halved
5 pc garlic : peeled
2 pc bay leaves
1 tsp dried oregano
1 tsp ground cumin
1 tbsp vegetable oil
1 pc white onion : finely chopped
20 g fresh cilantro : chopped
2 pc lime : in wedges
18 pc corn tortillas
1.75 tsp table salt`,
    steps: [
      'Put {pork shoulder} in a wide heavy pot with {garlic}, {bay leaves}, {oregano}, {cumin} and {salt}. Squeeze in the {orange}, drop in its halves, and add water until the meat is barely covered.',
      'Simmer uncovered for 1 hour and 45 minutes, without hurrying. Take out the orange halves after the first hour.',
      'By then the water is nearly gone and the pork is tender. Add {vegetable oil} and let the pieces fry for 15 minutes in the fat that has come out, turning them gently.',
      'When they are brown and crisp outside, remove the bay leaves and break the chunks up coarsely; do not shred them to threads.',
      'Spoon the carnitas into hot {corn tortillas} with raw {onion} and {cilantro}, and squeeze {lime} over every taco.',
    ],
  },
];
