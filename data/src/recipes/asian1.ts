import type { RecipeSource } from './format.ts';

/** Asian recipes, first half: curries, noodles, soups and salads. */
export const ASIAN_1: readonly RecipeSource[] = [
  {
    id: 5001,
    title: 'Thai Green Curry with Chicken',
    cuisine: 'asian',
    country: 'thai',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 50,
    ing: `4 pc serrano pepper : stemmed
30 g fresh cilantro : stalks and leaves
20 g lemongrass : tender core, sliced
15 g ginger root : sliced
3 pc garlic
2 pc shallot : quartered
1 tsp ground coriander
0.5 tsp ground cumin
1 pc lime : zested, then halved
400 ml coconut milk (canned)
150 ml chicken broth
500 g chicken thighs (boneless skinless) : in strips
0.5 pc eggplant : in 3/4-inch cubes
150 g green beans : in short lengths
1.5 tbsp fish sauce
1 tbsp brown sugar
1 tbsp vegetable oil
15 g fresh basil : leaves
280 g jasmine rice`,
    steps: [
      'Blend the {serrano pepper}, {cilantro}, {lemongrass}, {ginger}, {garlic}, {shallot}, {coriander}, {cumin} and {lime} zest to a paste, loosening it with a spoonful or two of water.',
      'Wash the {jasmine rice} until the water is no longer milky. Boil it up with 430 ml (1 3/4 cups) of water, then give it 12 minutes under a lid on the lowest heat and let it wait, covered.',
      'Fry the paste in the {vegetable oil} with the thick top quarter of the {coconut milk} for 5 minutes, stirring, until fragrant and the fat begins to separate.',
      'Add the {chicken thighs} and turn in the paste for 3 minutes. Pour in the {chicken broth} and the rest of the coconut milk, then the {eggplant} and {fish sauce}.',
      'Simmer for 10 minutes, add the {green beans} and {brown sugar} and cook 5 minutes more, until the eggplant is soft and the beans still bright.',
      'Take off the heat, stir in the {basil} and the juice of the lime, taste, and ladle over the rice.',
    ],
  },
  {
    id: 5002,
    title: 'Thai Red Shrimp Curry with Pineapple',
    cuisine: 'asian',
    country: 'thai',
    types: ['curry', 'seafood', 'main'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `1 pc red chili pepper : seeded and sliced
3 pc shallot : sliced
4 pc garlic
15 g lemongrass : tender core, sliced
10 g ginger root : sliced
2 tsp paprika
1 tsp ground coriander
0.25 tsp cayenne pepper
400 ml coconut milk (canned)
250 g pineapple : in bite-size chunks
1 pc red bell pepper : in strips
500 g shrimp (raw) : peeled and deveined
1.5 tbsp fish sauce
2 tsp brown sugar
1 pc lime : juiced
1 tbsp coconut oil
10 g fresh basil : leaves
260 g white rice (long grain)`,
    steps: [
      'Pound or blend the {chili pepper}, {shallot}, {garlic}, {lemongrass} and {ginger} with the {paprika}, {coriander}, {cayenne} and 2 tablespoons of water until quite smooth.',
      'Put the {white rice} on to boil with 570 ml (scant 2 1/2 cups) of water; once it bubbles, cover, turn low and leave it alone for 18 minutes.',
      'Melt the {coconut oil} in a wok, add the red paste and stir over medium heat for 4 minutes. It is ready when it smells sweet rather than raw.',
      'Thin it with the {coconut milk} and 100 ml (scant 1/2 cup) of water, add the {pineapple}, {bell pepper}, {fish sauce} and {brown sugar}. Simmer for 6 minutes.',
      'Drop in the {shrimp} and poach them in the sauce for 3 minutes, just until they curl and turn pink.',
      'Sharpen with the {lime} juice, scatter over the {basil} and serve with the rice.',
    ],
  },
  {
    id: 5003,
    title: 'Massaman Beef Curry',
    cuisine: 'asian',
    country: 'thai',
    types: ['curry', 'beef', 'main'],
    dish: 'curry',
    serves: 4,
    min: 150,
    ing: `700 g beef stew meat : in 1 1/2-inch cubes
400 ml coconut milk (canned)
450 g red potato : peeled, in large chunks
1 pc yellow onion : in wedges
60 g peanuts (roasted)
3 pc shallot
4 pc garlic
15 g ginger root
15 g lemongrass : tender core
2 tsp ground coriander
1.5 tsp ground cumin
0.75 tsp ground cinnamon
0.5 tsp ground cardamom
0.5 tsp red pepper flakes
0.25 tsp ground cloves
2 pc star anise
2 tbsp vegetable oil
2 tbsp fish sauce
2 tbsp brown sugar
1 pc lime : juiced`,
    steps: [
      'Blend the {shallot}, {garlic}, {ginger} and {lemongrass} with 3 tablespoons of water. Stir in the {coriander}, {cumin}, {cinnamon}, {cardamom}, {pepper flakes} and {cloves}.',
      'Brown the {beef} in half of the {oil} in a heavy pot, in two batches of 4 minutes each. Lift it out.',
      'Fry the spice paste in the other half of the oil for 4 minutes over low heat, scraping constantly.',
      'Return the beef with half of the {coconut milk}, the {star anise}, {fish sauce} and 400 ml (1 2/3 cups) of water. Cover and simmer very gently for 1 hour 20 minutes.',
      'Add the {potatoes}, {onion}, {brown sugar} and half of the {peanuts} and cook uncovered for 25 minutes, until beef and potatoes can be cut with a spoon.',
      'Stir in the remaining coconut milk and the {lime} juice, warm through for 2 minutes and sprinkle with the other peanuts.',
    ],
  },
  {
    id: 5004,
    title: 'Yellow Tofu and Potato Curry',
    cuisine: 'asian',
    country: 'thai',
    types: ['curry', 'vegetarian', 'vegetables', 'main'],
    dish: 'curry',
    serves: 4,
    min: 45,
    ing: `400 g firm tofu : in 1-inch cubes
350 g red potato : peeled, in 3/4-inch cubes
2 pc carrot : sliced on the slant
1 pc white onion : sliced
3 pc garlic : crushed
15 g ginger root : grated
10 g lemongrass : very finely chopped
1.5 tbsp curry powder
1 tsp ground turmeric
400 ml coconut milk (canned)
200 ml vegetable broth
2 tbsp soy sauce
1 tbsp brown sugar
1 pc lime : juiced
2 tbsp vegetable oil
8 g fresh cilantro : leaves
240 g jasmine rice`,
    steps: [
      'Dry the {tofu} in a clean towel. Fry it in the {vegetable oil} in a wide nonstick pan for 8 minutes, turning the cubes until most sides are golden, then set it on a plate.',
      'Soften the {onion} in the same pan for 5 minutes, add the {garlic}, {ginger}, {lemongrass}, {curry powder} and {turmeric}, and stir for 1 minute.',
      'Pour in the {coconut milk} and {vegetable broth} and add the {potatoes}, {carrots}, {soy sauce} and {brown sugar}. Simmer, partly covered, for 15 minutes.',
      'In the meantime boil the {jasmine rice} in 370 ml (1 1/2 cups) of water, then cover it and steam on the gentlest heat for 13 minutes.',
      'When a potato cube breaks under the spoon, slip the tofu back in for 3 minutes. Stir in the {lime} juice, spoon over the rice and finish with the {cilantro}.',
    ],
  },
  {
    id: 5005,
    title: 'Japanese Chicken Katsu Curry',
    cuisine: 'asian',
    country: 'japanese',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 60,
    ing: `2 pc chicken breast (boneless skinless) : each split into 2 thin cutlets
70 g panko bread crumbs
1 pc eggs
50 g all-purpose flour
2 tbsp vegetable oil
30 g unsalted butter
2 pc yellow onion : thinly sliced
2 pc carrot : in chunks
250 g russet potato : peeled, in chunks
0.5 pc apple : grated
10 g ginger root : grated
1.5 tbsp curry powder
1 tsp garam masala
600 ml chicken broth
1 tbsp soy sauce
0.5 tsp table salt
240 g white rice (long grain)`,
    steps: [
      'Toss the {panko} with the {vegetable oil} in a skillet over medium heat for 4 minutes until evenly golden. Tip onto a plate; toasted now, it will stay crisp in the oven.',
      'Brown the {onion} in the {butter} for 12 minutes. Stir in the {ginger}, {curry powder}, {garam masala} and 30 g (1/4 cup) of the {flour} and cook for 2 minutes.',
      'Gradually stir in the {chicken broth}, then the {carrots}, {potatoes}, {apple} and {soy sauce}. Simmer 20 minutes, until thick and tender, stirring the bottom.',
      'Meanwhile heat the oven to 425°F (220°C) and start the {white rice}: 530 ml (2 1/4 cups) of water, a tight lid, low heat, 18 minutes.',
      'Season the {chicken breast} cutlets with the {salt}. Dip them in the remaining flour, then the beaten {egg}, then press into the crumbs on both sides.',
      'Bake the cutlets on a rack for 15 minutes, to 165°F (74°C) inside. Slice, lean against a mound of rice and pour the curry beside it.',
    ],
  },
  {
    id: 5006,
    title: 'Beef Rendang with Toasted Coconut',
    cuisine: 'asian',
    country: 'indonesian',
    types: ['curry', 'beef', 'main'],
    dish: 'curry',
    serves: 4,
    min: 180,
    ing: `720 g beef stew meat : in 1 1/2-inch cubes
400 ml coconut milk (canned)
40 g shredded coconut (unsweetened)
6 pc shallot
5 pc garlic
30 g ginger root
25 g lemongrass : one half sliced, one half bruised whole
2 pc red chili pepper : seeded
1 tsp ground turmeric
2 tsp ground coriander
0.5 tsp ground cinnamon
0.25 tsp ground cloves
2 pc star anise
2 tbsp vegetable oil
1 tbsp brown sugar
1 pc lime : zest and juice
1.25 tsp table salt
180 g jasmine rice`,
    steps: [
      'Stir the {shredded coconut} in a dry pan over low heat for 5 minutes until brown as cinnamon toast, then pound or blend it to an oily crumb.',
      'Blend the {shallot}, {garlic}, {ginger}, {chili pepper} and the sliced {lemongrass} with a splash of water. Fry this paste in the {oil} for 6 minutes with the {turmeric}, {coriander}, {ground cinnamon} and {cloves}.',
      'Add the {beef}, {star anise}, bruised lemongrass, {salt}, {coconut milk} and 250 ml (1 cup) of water. Bring to a lazy simmer and cook uncovered for 1 hour 30 minutes, stirring now and again and adding a little water if the pot runs dry.',
      'Stir in the toasted coconut, {brown sugar} and {lime} zest. Cook for 35 to 40 minutes more, stirring often as the sauce dries, until it clings dark to the meat and the oil comes out.',
      'While it fries down, simmer the {jasmine rice} under a lid with 280 ml (1 cup plus 3 tablespoons) of water for 12 minutes.',
      'Pick out the anise and lemongrass, stir in the {lime} juice and serve in small portions: rendang is rich.',
    ],
  },
  {
    id: 5007,
    title: 'Khao Soi (Northern Thai Curry Noodles)',
    cuisine: 'asian',
    country: 'thai',
    types: ['curry', 'noodles', 'chicken', 'soup'],
    dish: 'noodles',
    serves: 4,
    min: 55,
    ing: `280 g egg noodles
450 g chicken thighs (boneless skinless) : halved
400 ml coconut milk (canned)
500 ml chicken broth
3 pc shallot
4 pc garlic
20 g ginger root
1 pc red chili pepper
1.5 tbsp curry powder
1 tsp ground turmeric
1 tbsp soy sauce
1 tbsp fish sauce
1 tbsp brown sugar
4 tbsp vegetable oil
0.5 pc red onion : finely sliced
10 g fresh cilantro : leaves
1 pc lime : in wedges`,
    steps: [
      'Boil the {egg noodles} as the package says, drain and rinse. Dry a small handful (about a sixth) on a towel and fry it in 3 tablespoons of the {vegetable oil} for 2 minutes until crisp and curly. Drain on paper.',
      'Blend the {shallot}, {garlic}, {ginger} and {chili pepper} to a paste. Fry it in a pot in the remaining oil with the {curry powder} and {turmeric} for 4 minutes.',
      'Whisk in a third of the {coconut milk} and let it bubble for 2 minutes, then add the rest, the {chicken broth}, {soy sauce}, {fish sauce} and {brown sugar}.',
      'Simmer the {chicken thighs} in this broth for 20 minutes, until they can be pulled apart. Shred them roughly in the pot.',
      'Dip the soft noodles in hot water to loosen them and share between four bowls. Ladle over chicken and broth.',
      'Crown with the crisp noodles, {red onion} and {cilantro} and squeeze in {lime} at the table.',
    ],
  },
  {
    id: 5008,
    title: 'Cambodian Fish Amok',
    cuisine: 'asian',
    country: 'cambodian',
    types: ['curry', 'seafood', 'main'],
    dish: 'curry',
    serves: 4,
    min: 60,
    ing: `600 g cod fillet : in 1-inch cubes
300 ml coconut milk (canned)
2 pc eggs
100 g spinach
20 g lemongrass : tender core, sliced
15 g ginger root : sliced
3 pc shallot : sliced
3 pc garlic
1 tsp ground turmeric
1 tsp paprika
1 pc lime : zest in strips, then wedges
1.5 tbsp fish sauce
1 tbsp brown sugar
1 tbsp vegetable oil
240 g jasmine rice
0.5 pc red chili pepper : in fine strips`,
    steps: [
      'Heat the oven to 350°F (175°C). Blend the {lemongrass}, {ginger}, {shallot}, {garlic}, {turmeric}, {paprika} and half of the {lime} zest to a fine yellow paste.',
      'Gently fry the paste in the {vegetable oil} for 4 minutes. Stir in 250 ml (1 cup) of the {coconut milk}, the {fish sauce} and {brown sugar}, then let it cool 10 minutes so that the eggs will not curdle.',
      'Beat the {eggs} into the cooled sauce and fold in the {cod}. Line four ovenproof bowls with the {spinach} and fill them.',
      'Stand the bowls in a roasting pan, pour boiling water halfway up their sides, cover with foil and bake for 25 to 30 minutes, until the custard is just set.',
      'Meanwhile wash the {jasmine rice} and steam it, lid on, over low heat with 370 ml (1 1/2 cups) of water for 15 minutes.',
      'Spoon the remaining coconut milk over each bowl, top with the {chili pepper} and a few strips of zest, and eat with the rice and lime wedges.',
    ],
  },
  {
    id: 5009,
    title: 'Vietnamese Chicken Curry with Sweet Potato',
    cuisine: 'asian',
    country: 'vietnamese',
    types: ['curry', 'chicken', 'main'],
    dish: 'curry',
    serves: 4,
    min: 60,
    ing: `600 g chicken thighs (boneless skinless) : in large pieces
2 tbsp curry powder
4 pc garlic : chopped
2 pc shallot : chopped
25 g lemongrass : bruised and cut in 3-inch sticks
400 g sweet potato : peeled, in 1-inch chunks
2 pc carrot : in 1-inch chunks
300 ml coconut milk (canned)
350 ml chicken broth
1.5 tbsp fish sauce
2 tsp granulated sugar
2 tbsp vegetable oil
240 g baguette : warmed
10 g fresh basil : leaves`,
    steps: [
      'Rub the {chicken thighs} with half of the {curry powder}, half of the {garlic} and the {fish sauce} and leave for 15 minutes.',
      'Warm the {vegetable oil} in a pot with the {shallot}, the {lemongrass} and the other half of the garlic and curry powder for 2 minutes.',
      'Add the chicken and let it take color for 5 minutes. Pour in the {chicken broth}, cover and simmer for 10 minutes.',
      'Add the {carrots}, {sweet potato}, {sugar} and {coconut milk} and cook uncovered for 15 minutes. The sauce should stay soupy; it is meant for dipping.',
      'Remove the lemongrass, scatter the {basil} over and tear the {baguette} into the bowls.',
    ],
  },
  {
    id: 5010,
    title: 'Pad Thai with Shrimp and Tofu',
    cuisine: 'asian',
    country: 'thai',
    types: ['noodles', 'seafood', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 45,
    ing: `250 g rice noodles : flat, 1/4 inch wide
300 g shrimp (raw) : peeled and deveined
150 g firm tofu : in small batons
3 pc eggs
200 g bean sprouts
4 pc scallion (green onion) : in 1-inch lengths
3 pc shallot : sliced
3 pc garlic : chopped
2 tbsp fish sauce
3 tbsp brown sugar
1 tbsp rice vinegar
2 pc lime : one juiced, one in wedges
0.5 tsp red pepper flakes
50 g peanuts (roasted) : crushed
4 tbsp vegetable oil`,
    steps: [
      'Cover the {rice noodles} with very hot tap water and soak for 25 minutes. They should bend easily yet still be firm in the middle, as they finish cooking in the wok. Drain.',
      'Stir the {fish sauce}, {brown sugar}, {vinegar}, {lime} juice and {pepper flakes} with 3 tablespoons of water until the sugar is gone.',
      'Get a wok very hot. Sear the {shrimp} in 1 tablespoon of the {oil} for 2 minutes and take them out. Brown the {tofu} in another tablespoon for 3 minutes with the {shallot} and {garlic}.',
      'Add the noodles, the sauce and the remaining oil. Toss for 3 to 4 minutes, adding a splash of water if they are still stiff. With a small wok, work in two rounds from here.',
      'Push everything aside, break the {eggs} into the gap, scramble them lightly and fold them through.',
      'Toss in the shrimp, {scallion} and most of the {bean sprouts} for 1 minute. Serve with the {peanuts}, the raw sprouts left over and lime wedges.',
    ],
  },
  {
    id: 5011,
    title: 'Pad See Ew with Beef and Broccoli',
    cuisine: 'asian',
    country: 'thai',
    types: ['noodles', 'beef', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 40,
    ing: `300 g rice noodles : the widest you can find
350 g flank steak : thinly sliced across the grain
300 g broccoli : in small florets, stem sliced
3 pc eggs
4 pc garlic : chopped
2 tbsp soy sauce
2 tbsp oyster sauce
2 tsp molasses
2 tsp granulated sugar
1 tsp cornstarch
4 tbsp vegetable oil
2 tbsp rice vinegar
1 pc serrano pepper : in thin rings
0.25 tsp ground black pepper`,
    steps: [
      'Soak the {rice noodles} in hot water for 20 minutes until pliable and drain. Put the {serrano pepper} in the {vinegar} to serve at the table.',
      'Mix the {steak} with the {cornstarch}, {black pepper} and 1 teaspoon of the {soy sauce}. Stir the rest of the soy with the {oyster sauce}, {molasses} and {sugar}.',
      'Sear the beef in 1 tablespoon of the {oil} in a smoking wok for 2 minutes and remove. Stir-fry the {broccoli} in another tablespoon with a splash of water for 3 minutes and remove that too.',
      'Heat the remaining oil, sizzle the {garlic} for 15 seconds, then scramble the {eggs} coarsely.',
      'Add the noodles and the sauce, spread them against the hot metal and leave 30 seconds at a time between tosses, about 4 minutes in all, so that the edges char.',
      'Return beef and broccoli, toss together for a minute and serve with the chili vinegar.',
    ],
  },
  {
    id: 5012,
    title: 'Vegetable Chow Mein',
    cuisine: 'asian',
    country: 'chinese',
    types: ['noodles', 'vegetarian', 'vegetables', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 30,
    ing: `280 g egg noodles : thin
250 g green cabbage : finely shredded
2 pc carrot : in matchsticks
120 g snow peas : strings removed
150 g shiitake mushrooms : sliced
150 g bean sprouts
4 pc scallion (green onion) : in 2-inch lengths
3 pc garlic : chopped
10 g ginger root : in fine shreds
3 tbsp soy sauce
1 tbsp hoisin sauce
1 tsp cornstarch
2 tsp sesame oil
3 tbsp vegetable oil`,
    steps: [
      'Boil the {egg noodles} one minute short of the package time, drain, rinse cold and toss with the {sesame oil} so that they do not clump.',
      'Mix the {soy sauce}, {hoisin sauce} and {cornstarch} with 80 ml (1/3 cup) of water.',
      'Heat 2 tablespoons of the {vegetable oil} in a wok, spread in the noodles and let them crisp for 3 minutes, turning the cake once. Slide them onto a plate.',
      'With the remaining oil on high heat stir-fry the {mushrooms} and {carrots} for 2 minutes, then the {cabbage}, {snow peas}, {garlic} and {ginger} for 2 minutes more.',
      'Return the noodles with the {bean sprouts} and {scallion}. Stir the sauce again, pour it in and toss for 1 to 2 minutes until everything shines.',
    ],
  },
  {
    id: 5013,
    title: 'Dan Dan Noodles with Crispy Pork',
    cuisine: 'asian',
    country: 'chinese',
    types: ['noodles', 'pork', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 30,
    ing: `320 g egg noodles : thin
300 g ground pork
50 g tahini
3 tbsp soy sauce
1 tbsp balsamic vinegar
2 tsp granulated sugar
1.5 tsp red pepper flakes
3 pc garlic : two grated, one chopped
10 g ginger root : finely chopped
300 g bok choy : leaves separated
3 tbsp vegetable oil
30 g peanuts (roasted) : crushed
3 pc scallion (green onion) : sliced`,
    steps: [
      'Put the {pepper flakes} in a heatproof cup. Heat 2 tablespoons of the {oil} until it shimmers, pour it over (it should fizz) and let the chili oil stand.',
      'Whisk the {tahini} with 2 tablespoons of the {soy sauce}, the {vinegar}, {sugar} and grated {garlic}. Divide between four bowls with the chili oil.',
      'Fry the {pork} in the remaining oil over high heat for 7 minutes, pressing it flat, until the bits are brown and crunchy. Add the {ginger}, chopped garlic and last tablespoon of soy for 1 minute.',
      'Boil the {egg noodles} until just tender, about 4 minutes, adding the {bok choy} for the final minute. Save a mugful of the water.',
      'Loosen the sauce in each bowl with 3 tablespoons of that water, add noodles and greens, and top with the pork, {peanuts} and {scallion}. Mix well before the first bite.',
    ],
  },
  {
    id: 5014,
    title: 'Yakisoba with Pork and Cabbage',
    cuisine: 'asian',
    country: 'japanese',
    types: ['noodles', 'pork', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 30,
    ing: `4 pc ramen noodles : seasoning packets discarded
300 g pork chops : boneless, in thin strips (100% eaten)
300 g green cabbage : in bite-size squares
1 pc carrot : in thin half moons
1 pc yellow onion : sliced
2.5 tbsp Worcestershire sauce
1.5 tbsp oyster sauce
1.5 tbsp ketchup
1 tbsp soy sauce
1 tsp granulated sugar
2 tbsp vegetable oil
0.5 pc nori sheets : snipped into shreds`,
    steps: [
      'Stir the {Worcestershire sauce}, {oyster sauce}, {ketchup}, {soy sauce} and {sugar} together.',
      'Boil the {ramen noodles} for 2 minutes, loosening them with chopsticks, drain and rinse well to wash off the starch.',
      'Brown the {pork chops} in the {oil} in a large skillet over high heat for 3 minutes. Add the {onion} and {carrot}, and after 2 minutes the {cabbage}; keep everything moving for 3 minutes more.',
      'Add the noodles with 2 tablespoons of water, let them steam a minute and toss to untangle.',
      'Pour over the sauce and fry for 2 minutes, until it is absorbed and a little caramelized at the edges. Top with the {nori}.',
    ],
  },
  {
    id: 5015,
    title: 'Cold Soba Salad with Edamame',
    cuisine: 'asian',
    country: 'japanese',
    types: ['salad', 'noodles', 'vegetarian', 'vegetables'],
    dish: 'noodles',
    serves: 4,
    min: 25,
    ing: `250 g soba noodles
200 g frozen edamame (shelled)
1 pc cucumber : in thin half moons
1 pc carrot : in ribbons
150 g red cabbage : finely shredded
80 g radishes : sliced
3 pc scallion (green onion) : finely sliced
3 tbsp soy sauce
3 tbsp rice vinegar
1.5 tbsp sesame oil
1 tbsp honey
8 g ginger root : finely grated
2 tbsp sesame seeds`,
    steps: [
      'Toast the {sesame seeds} in a dry skillet for 2 minutes, until a few begin to jump.',
      'Whisk the {soy sauce}, {rice vinegar}, {sesame oil}, {honey} and {ginger} in a large bowl.',
      'Boil the {soba noodles} in plenty of unsalted water for 4 to 5 minutes, adding the {edamame} for the last 2, and drain.',
      'Rinse the noodles and beans under cold running water, rubbing gently with your hands, until they no longer feel slippery. Shake off all the water.',
      'Toss them in the dressing with the {cucumber}, {carrot}, {cabbage}, {radishes} and {scallion} and sprinkle with the sesame.',
    ],
  },
  {
    id: 5016,
    title: 'Quick Beef Pho',
    cuisine: 'asian',
    country: 'vietnamese',
    types: ['soup', 'noodles', 'beef'],
    dish: 'soup',
    serves: 4,
    min: 60,
    ing: `1200 ml beef broth
1 pc yellow onion : halved, unpeeled
40 g ginger root : halved lengthwise
3 pc star anise
1 tsp fennel seed
0.25 tsp ground cinnamon
1.5 tbsp fish sauce
1 tbsp brown sugar
260 g rice noodles : narrow, flat
350 g sirloin steak : chilled firm in the freezer
150 g bean sprouts
3 pc scallion (green onion) : thinly sliced
10 g fresh basil : in sprigs
10 g fresh cilantro : in sprigs
1 pc jalapeno pepper : in rings
1 pc lime : in wedges`,
    steps: [
      'Lay the {onion} and {ginger} cut side down in a dry pot over high heat and char them for 6 minutes, until properly black in places.',
      'Add the {star anise}, {fennel seed} and {cinnamon}, toast for 30 seconds, and pour in the {beef broth} and 700 ml (3 cups) of water. Simmer, partly covered, for 30 minutes.',
      'Strain the broth, return it to the pot and season with the {fish sauce} and {brown sugar}. Keep it at a rolling boil.',
      'Meanwhile soak the {rice noodles} in hot water for 15 minutes, then boil them for 1 minute and drain into four big bowls.',
      'Slice the {steak} as thin as paper across the grain and lay it raw over the noodles with the {scallion}.',
      'Pour the boiling broth straight onto the meat, which cooks it in seconds. Everyone adds {bean sprouts}, {basil}, {cilantro}, {jalapeno pepper} and {lime} to taste.',
    ],
  },
  {
    id: 5017,
    title: 'Vietnamese Lemongrass Pork Noodle Bowls',
    cuisine: 'asian',
    country: 'vietnamese',
    types: ['noodles', 'pork', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 65,
    ing: `1 pc pork tenderloin : in 1/4-inch slices
20 g lemongrass : tender core, finely chopped
4 pc garlic : three crushed, one chopped
2 pc shallot : finely chopped
1 tbsp honey
2.5 tbsp fish sauce
2 tbsp vegetable oil
240 g rice noodles : thin vermicelli
2 tbsp granulated sugar
2 pc lime : juiced
1 pc serrano pepper : finely sliced
200 g romaine lettuce : shredded
1 pc cucumber : in matchsticks
2 pc carrot : in matchsticks
8 g fresh mint : leaves
40 g peanuts (roasted) : crushed`,
    steps: [
      'Mix the {lemongrass}, crushed {garlic}, {shallot}, {honey}, 1 tablespoon of the {fish sauce} and the {oil}. Turn the {pork} in it and let it marinate for 30 minutes.',
      'For the nuoc cham, dissolve the {sugar} in 120 ml (1/2 cup) of warm water. Add the {lime} juice, the rest of the fish sauce, the chopped garlic and the {serrano pepper}.',
      'Cook the {rice noodles} in boiling water for 3 minutes, or as the package says, then rinse cold and drain thoroughly.',
      'Spread the pork on a foil-lined sheet and broil close to the heat for 6 to 8 minutes, turning once, until charred at the edges. Or fry it in batches in a very hot skillet.',
      'Fill bowls with {romaine}, noodles, {cucumber}, {carrots} and {mint}. Top with pork and {peanuts} and let everyone pour on the sauce.',
    ],
  },
  {
    id: 5018,
    title: 'Miso Ramen with Soft Eggs and Corn',
    cuisine: 'asian',
    country: 'japanese',
    types: ['noodles', 'soup', 'vegetarian'],
    dish: 'soup',
    serves: 4,
    min: 35,
    ing: `300 g egg noodles : thin, Chinese style
4 pc eggs
700 ml vegetable broth
5 tbsp miso paste
30 g tahini
150 g shiitake mushrooms : sliced
300 g bok choy : quartered lengthwise
150 g frozen sweet corn
3 pc garlic : grated
10 g ginger root : grated
3 pc scallion (green onion) : sliced
1 tbsp sesame oil
2 tsp sriracha`,
    steps: [
      'Lower the {eggs} into boiling water and cook for exactly 7 minutes, then cool in ice water and peel: the yolks will be jammy.',
      'Fry the {mushrooms} in the {sesame oil} in a soup pot for 5 minutes until browned. Add the {garlic} and {ginger} for 1 minute, then the {vegetable broth} and 700 ml (3 cups) of water. Simmer for 10 minutes.',
      'Stir the {miso paste}, {tahini} and {sriracha} together in a bowl with a ladle of hot broth. Take the pot off the boil and stir this in; miso loses its flavor if it boils.',
      'In another pot boil the {egg noodles} for about 4 minutes, with the {bok choy} and {corn} in the water for the last 2, and drain.',
      'Divide noodles, greens and corn between four bowls, ladle on the broth, and add a halved egg and some {scallion} to each.',
    ],
  },
  {
    id: 5019,
    title: 'Shrimp Laksa',
    cuisine: 'asian',
    country: 'malaysian',
    types: ['noodles', 'soup', 'seafood'],
    dish: 'noodles',
    serves: 4,
    min: 45,
    ing: `220 g rice noodles : thin
350 g shrimp (raw) : peeled, tails left on
200 g firm tofu : in cubes
400 ml coconut milk (canned)
700 ml chicken broth
4 pc shallot
3 pc garlic
15 g ginger root
20 g lemongrass : tender core, sliced
1 pc red chili pepper
30 g cashews
1 tsp ground turmeric
2 tsp ground coriander
1.5 tbsp fish sauce
2 tsp brown sugar
3 tbsp vegetable oil
150 g bean sprouts
0.5 pc cucumber : in matchsticks
6 g fresh mint : leaves
1 pc lime : in wedges`,
    steps: [
      'Blend the {shallot}, {garlic}, {ginger}, {lemongrass}, {chili pepper}, {cashews}, {turmeric} and {coriander} with 2 tablespoons of the {oil} until you have a thick paste.',
      'Brown the {tofu} in the remaining oil in a soup pot for 5 minutes and set it aside on paper.',
      'Cook the laksa paste in the pot for 6 minutes over medium-low heat, stirring without pause, until it darkens and the oil shows around it.',
      'Add the {chicken broth}, {fish sauce} and {brown sugar} and boil for 5 minutes. Pour in the {coconut milk} and bring back just to a simmer.',
      'Steep the {rice noodles} in boiling water for 5 minutes, drain and put into bowls with half of the {bean sprouts}.',
      'Poach the {shrimp} in the soup for 2 to 3 minutes. Ladle over the noodles, add the tofu, {cucumber}, {mint} and remaining sprouts, and serve with {lime}.',
    ],
  },
  {
    id: 5020,
    title: 'Pancit Bihon (Filipino Rice Noodles with Chicken)',
    cuisine: 'asian',
    country: 'filipino',
    types: ['noodles', 'chicken', 'main'],
    dish: 'noodles',
    serves: 4,
    min: 45,
    ing: `250 g rice noodles : thin vermicelli
1.5 pc chicken breast (boneless skinless) : in thin strips
250 g green cabbage : shredded
2 pc carrot : in matchsticks
120 g green beans : finely sliced on the slant
2 pc celery : sliced
1 pc yellow onion : sliced
5 pc garlic : chopped
450 ml chicken broth
3 tbsp soy sauce
3 tbsp vegetable oil
0.5 tsp ground black pepper
1 pc lemon : in wedges`,
    steps: [
      'Soak the {rice noodles} in lukewarm water for 10 minutes until bendy, then drain.',
      'Fry the {garlic} and {onion} in the {vegetable oil} in a wide wok for 3 minutes. Add the {chicken breast} with 1 tablespoon of the {soy sauce} and stir until white all over, 4 minutes.',
      'Add the {carrots}, {green beans}, {celery} and {cabbage} and stir-fry for 3 minutes; they should keep some crunch. Scoop everything out onto a platter.',
      'Pour the {chicken broth}, {black pepper} and the rest of the soy into the wok and bring to a boil. Add the noodles and cook for 4 minutes, lifting and turning, until they have drunk the liquid.',
      'Mix half of the chicken and vegetables through, pile the rest on top and squeeze plenty of {lemon} over, which stands in for calamansi.',
    ],
  },
  {
    id: 5021,
    title: 'Tom Yum Goong (Hot and Sour Shrimp Soup)',
    cuisine: 'asian',
    country: 'thai',
    types: ['soup', 'seafood'],
    dish: 'soup',
    serves: 4,
    min: 35,
    ing: `450 g shrimp (raw) : peeled, shells kept
900 ml chicken broth
40 g lemongrass : bruised, in 2-inch sticks
25 g ginger root : in thin slices
2 pc lime : zest in strips, then juiced
2 pc serrano pepper : split
200 g white mushrooms : quartered
200 g cherry tomatoes : halved
1.5 tbsp fish sauce
1 tsp granulated sugar
1 tbsp sriracha
1 tbsp vegetable oil
10 g fresh cilantro : leaves`,
    steps: [
      'Fry the shells of the {shrimp} in the {vegetable oil} in a pot for 3 minutes until they are red and smell toasted. Add the {chicken broth} and 300 ml (1 1/4 cups) of water and simmer for 10 minutes.',
      'Strain out the shells. Add the {lemongrass}, {ginger}, {lime} zest and {serrano pepper} to the clear broth and simmer 5 minutes more.',
      'Drop in the {mushrooms} and {tomatoes} with the {fish sauce}, {sugar} and {sriracha} and cook for 4 minutes.',
      'Add the shrimp; after 2 minutes, when they are pink, take the pot off the heat.',
      'Only now stir in the {lime} juice, which turns bitter if boiled. Scatter with {cilantro}; the lemongrass, ginger and zest stay in the bowl but are not eaten.',
    ],
  },
  {
    id: 5022,
    title: 'Tom Kha Gai (Coconut Chicken Soup)',
    cuisine: 'asian',
    country: 'thai',
    types: ['soup', 'chicken'],
    dish: 'soup',
    serves: 4,
    min: 35,
    ing: `400 g chicken thighs (boneless skinless) : thinly sliced
400 ml coconut milk (canned)
500 ml chicken broth
30 g lemongrass : bruised, in sticks
30 g ginger root : in coins
150 g shiitake mushrooms : torn
2 pc lime : zest in strips, then juiced
0.5 pc red chili pepper : in rings
1.5 tbsp fish sauce
2 tsp brown sugar
2 pc scallion (green onion) : sliced
10 g fresh cilantro : leaves`,
    steps: [
      'Simmer the {chicken broth} with the {lemongrass}, {ginger} and {lime} zest for 10 minutes so that it takes on their perfume. Fish them out if you like a clean bowl.',
      'Pour in the {coconut milk}, let it come back to a gentle simmer and add the {chicken thighs}, {mushrooms}, {fish sauce} and {brown sugar}.',
      'Cook for 8 minutes, never at a full boil, or the coconut will split. Cut a thick slice of chicken to make sure that no pink is left.',
      'Off the heat add the {lime} juice and {chili pepper}. The soup should taste sour first, then salty, then sweet.',
      'Serve in small bowls with the {scallion} and {cilantro} on top.',
    ],
  },
  {
    id: 5023,
    title: 'Hot and Sour Soup with Tofu',
    cuisine: 'asian',
    country: 'chinese',
    types: ['soup', 'vegetarian'],
    dish: 'soup',
    serves: 4,
    min: 30,
    ing: `250 g firm tofu : in thin strips
150 g shiitake mushrooms : thinly sliced
150 g bean sprouts
1 pc carrot : in fine matchsticks
900 ml vegetable broth
2 tbsp soy sauce
4 tbsp rice vinegar
1 tsp ground black pepper
10 g ginger root : in fine shreds
3 tbsp cornstarch
2 pc eggs : beaten
2 tsp sesame oil
3 pc scallion (green onion) : sliced`,
    steps: [
      'Bring the {vegetable broth} and 300 ml (1 1/4 cups) of water to a boil with the {ginger}, {mushrooms} and {carrot} and simmer for 6 minutes.',
      'Add the {bean sprouts}, {tofu} and {soy sauce} and simmer 2 minutes longer.',
      'Mix the {cornstarch} with 5 tablespoons of cold water, stir it into the bubbling soup and cook for 1 minute until glossy.',
      'Turn off the heat. Stir the soup slowly in one direction and pour in the {eggs} in a thread, so that they set in silky ribbons.',
      'Season with the {vinegar} and {black pepper}, which must go in last to stay sharp, then the {sesame oil} and {scallion}. Taste and adjust until it makes your nose prickle.',
    ],
  },
  {
    id: 5024,
    title: 'Cantonese Crab and Sweet Corn Soup',
    cuisine: 'asian',
    country: 'chinese',
    types: ['soup', 'seafood'],
    dish: 'soup',
    serves: 4,
    min: 25,
    ing: `250 g crab meat : picked over
864 g canned sweet corn : 2 cans, drained
900 ml chicken broth
8 g ginger root : grated
2 tbsp cornstarch
2 pc eggs : beaten
2 tsp soy sauce
1 tsp rice vinegar
1 tsp sesame oil
3 pc scallion (green onion) : thinly sliced
0.25 tsp ground black pepper`,
    steps: [
      'Blend two thirds of the {corn} with a cup of the {chicken broth} to a rough cream.',
      'Bring it to a boil in a pot with the remaining broth, the whole kernels and the {ginger}, and simmer for 6 minutes.',
      'Dissolve the {cornstarch} in 3 tablespoons of cold water, stir it in and let the soup bubble for a minute until it lightly coats a spoon.',
      'Stir in the {crab meat}, {soy sauce} and {black pepper} and heat for 2 minutes.',
      'Take off the heat, swirl in the {eggs} from a fork, wait half a minute and stir once. Finish with the {vinegar}, {sesame oil} and {scallion}.',
    ],
  },
  {
    id: 5025,
    title: 'Pork Wonton Soup with Bok Choy',
    cuisine: 'asian',
    country: 'chinese',
    types: ['soup', 'pork'],
    dish: 'soup',
    serves: 4,
    min: 55,
    ing: `28 pc wonton wrappers
250 g ground pork
3 pc scallion (green onion) : finely chopped
8 g ginger root : grated
1 pc garlic : grated
1.5 tbsp soy sauce
2 tsp sesame oil
2 tsp cornstarch
1000 ml chicken broth
300 g bok choy : leaves separated
0.25 tsp ground black pepper`,
    steps: [
      'Stir the {pork}, two thirds of the {scallion}, the {ginger}, {garlic}, {cornstarch}, {black pepper}, half of the {sesame oil} and 2 teaspoons of the {soy sauce} in one direction for 2 minutes until sticky.',
      'Put a heaped teaspoon of filling on each of the {wonton wrappers}. Wet the edges, fold into a triangle, press out the air and join the two far corners with a dab of water.',
      'Heat the {chicken broth} with 300 ml (1 1/4 cups) of water and the rest of the soy sauce.',
      'In a separate wide pot of boiling water cook the wontons in two batches for 4 minutes each; they float well before the pork is done, so keep to the time.',
      'Wilt the {bok choy} in the hot broth for 2 minutes. Share out the wontons, ladle over broth and greens, and add the remaining sesame oil and scallion.',
    ],
  },
  {
    id: 5026,
    title: 'Chicken Tinola (Filipino Ginger Soup)',
    cuisine: 'asian',
    country: 'filipino',
    types: ['soup', 'chicken'],
    dish: 'soup',
    serves: 4,
    min: 60,
    ing: `6 pc chicken drumsticks
40 g ginger root : in matchsticks
4 pc garlic : crushed
1 pc white onion : sliced
2 tbsp fish sauce
500 ml chicken broth
2 pc zucchini : in thick half moons
150 g spinach
1 tbsp vegetable oil
0.5 tsp ground black pepper`,
    steps: [
      'Fry the {ginger}, {garlic} and {onion} in the {vegetable oil} in a soup pot for 5 minutes, until the ginger smells sweet.',
      'Add the {chicken drumsticks} and half of the {fish sauce} and turn for 5 minutes until the skin tightens. Letting the chicken fry in the fish sauce gives the broth its depth.',
      'Pour in the {chicken broth} and 700 ml (3 cups) of water. Skim, then simmer half covered for 30 minutes.',
      'Add the {zucchini}, in place of the traditional green papaya, and cook for 6 minutes until translucent.',
      'Season with the {black pepper} and the rest of the fish sauce, push in the {spinach} and switch off the heat as soon as it wilts.',
    ],
  },
  {
    id: 5027,
    title: 'Smashed Cucumber Salad with Peanuts',
    cuisine: 'asian',
    country: 'chinese',
    types: ['salad', 'vegetarian', 'vegetables', 'side'],
    dish: 'salad',
    serves: 4,
    min: 25,
    ing: `3 pc cucumber
0.75 tsp table salt
2 pc garlic : finely chopped
1.5 tbsp soy sauce
1.5 tbsp rice vinegar
1 tsp granulated sugar
1 tbsp sesame oil
0.5 tsp red pepper flakes
60 g peanuts (roasted) : roughly chopped
10 g fresh cilantro : torn
1 tbsp sesame seeds : toasted`,
    steps: [
      'Lay each {cucumber} on a board and hit it with the flat of a large knife or a rolling pin until it splits. Tear into bite-size pieces and shake off loose seeds.',
      'Toss with the {salt} in a colander and let it drip over the sink for 15 minutes.',
      'Mix the {garlic}, {soy sauce}, {vinegar}, {sugar}, {sesame oil} and {pepper flakes} in a serving bowl.',
      'Press the cucumber gently to squeeze out more juice, then turn it in the dressing. The ragged edges hold far more of it than clean slices would.',
      'Add the {peanuts}, {cilantro} and {sesame seeds} at the very end and eat straight away.',
    ],
  },
  {
    id: 5028,
    title: 'Thai Beef Salad with Toasted Rice',
    cuisine: 'asian',
    country: 'thai',
    types: ['salad', 'beef'],
    dish: 'salad',
    serves: 4,
    min: 35,
    ing: `550 g flank steak
1.5 tbsp jasmine rice
3 pc lime : juiced
1.5 tbsp fish sauce
1 tbsp brown sugar
0.5 tsp red pepper flakes
0.5 pc red onion : finely sliced
1 pc cucumber : in half moons
200 g cherry tomatoes : halved
200 g romaine lettuce : torn
10 g fresh mint : leaves
15 g fresh cilantro : leaves
1 tbsp vegetable oil
0.5 tsp table salt`,
    steps: [
      'Rub the {flank steak} with the {vegetable oil} and {salt}. Grill or sear it in a very hot pan for 4 minutes on each side for medium rare, then rest it for 10 minutes.',
      'Meanwhile toast the raw {jasmine rice} in a small dry pan for 6 minutes until deep gold, let it cool and grind it coarsely. This powder thickens the dressing and adds crunch.',
      'Stir the {lime} juice, {fish sauce}, {brown sugar} and {pepper flakes} in a large bowl.',
      'Slice the steak thinly across the grain and toss it, with its juices, in the dressing together with the {onion}.',
      'Add the {cucumber}, {tomatoes}, {mint}, {cilantro} and half of the rice powder, tip onto the {romaine} and dust with the rest.',
    ],
  },
  {
    id: 5029,
    title: 'Vietnamese Chicken and Cabbage Salad',
    cuisine: 'asian',
    country: 'vietnamese',
    types: ['salad', 'chicken', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 45,
    ing: `2 pc chicken breast (boneless skinless)
450 g green cabbage : very finely shredded
2 pc carrot : in matchsticks
0.5 pc red onion : paper-thin slices
2 tbsp fish sauce
2 tbsp granulated sugar
2 pc lime : juiced
1 pc garlic : crushed
1 pc serrano pepper : finely chopped
8 g fresh mint : torn
10 g fresh basil : torn
50 g peanuts (roasted) : crushed
0.5 tsp table salt`,
    steps: [
      'Put the {chicken breast} in a saucepan, cover with cold water, add the {salt} and bring slowly to a simmer. Cook 10 minutes, then leave it covered in the hot water for 10 minutes more.',
      'Soak the {onion} in cold water with a squeeze of the {lime} juice while the chicken poaches; it takes away the sting.',
      'Stir the rest of the {lime} juice with the {fish sauce}, {sugar}, {garlic} and {serrano pepper} until clear.',
      'Check that the thickest part of the chicken is white throughout, cool it for 5 minutes and pull it into shreds along the grain.',
      'Toss the {cabbage}, {carrots}, drained onion and chicken with the dressing and let them sit for 5 minutes. Fold in the {mint} and {basil} and top with the {peanuts}.',
    ],
  },
  {
    id: 5030,
    title: 'Gado-Gado with Peanut Sauce',
    cuisine: 'asian',
    country: 'indonesian',
    types: ['salad', 'vegetarian', 'vegetables', 'main'],
    dish: 'salad',
    serves: 4,
    min: 50,
    ing: `400 g red potato : in thick slices
4 pc eggs
150 g green beans : halved
200 g green cabbage : in wide ribbons
150 g bean sprouts
1 pc cucumber : sliced
250 g firm tofu : in thick slices
2 tbsp vegetable oil
120 g peanut butter
150 ml coconut milk (canned)
2 pc garlic : crushed
0.5 tsp red pepper flakes
2 tbsp soy sauce
1 tbsp brown sugar
1 pc lime : juiced
0.5 tsp table salt (25% eaten)`,
    steps: [
      'Lower the {potatoes} and {eggs} into boiling water with the {salt}. After 9 minutes take out the eggs and cool them; give the potatoes 4 minutes more and lift them out with a slotted spoon.',
      'In the same water cook the {green beans} for 3 minutes, add the {cabbage} for 1 minute and the {bean sprouts} for a few seconds. Drain, rinse cold and drain again.',
      'Pat the {tofu} dry and fry in the {vegetable oil} for 4 minutes per side until it has a golden crust. Cut into strips.',
      'Warm the {peanut butter} with the {coconut milk}, {garlic}, {pepper flakes}, {soy sauce} and {brown sugar}, stirring for 3 minutes. Add the {lime} juice and enough hot water to make it pour slowly.',
      'Arrange everything in heaps on a platter with the {cucumber} and the halved eggs, and ladle half of the warm sauce over. Serve the rest beside it.',
    ],
  },
];
