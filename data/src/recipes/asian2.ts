import type { RecipeSource } from './format.ts';

/** Asian recipes, second half: mains with rice, sweets, breakfast, drinks, vegetables. */
export const ASIAN_2: readonly RecipeSource[] = [
  {
    id: 5031,
    title: 'Bulgogi Beef Rice Bowls',
    cuisine: 'asian',
    country: 'korean',
    types: ['beef', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 65,
    ing: `500 g ribeye steak : partly frozen
0.5 pc pear : grated
4 tbsp soy sauce
2 tbsp brown sugar
1.5 tbsp sesame oil
4 pc garlic : grated
8 g ginger root : grated
1 pc yellow onion : thinly sliced
1 pc carrot : in matchsticks
4 pc scallion (green onion) : in 1-inch lengths
1 tbsp sesame seeds
1 tbsp vegetable oil
280 g jasmine rice`,
    steps: [
      'Slice the {ribeye} across the grain as thinly as you can; meat that is half frozen makes this easy.',
      'Mix the {pear}, {soy sauce}, {brown sugar}, {sesame oil}, {garlic} and {ginger}, add the beef, {onion} and {carrot}, massage well and marinate for 30 minutes.',
      'Meanwhile combine the {jasmine rice} with 430 ml (1 3/4 cups) of water, boil, then cover and keep at the lowest setting for 14 minutes. Let it rest with the lid on.',
      'Heat a large cast-iron skillet with half of the {vegetable oil} until it smokes. Spread out half of the beef and sear it for 3 minutes, turning once, then do the same with the rest.',
      'Return everything to the pan with the {scallion} and toss for 1 minute in the sticky juices. Spoon over the rice and sprinkle with the {sesame seeds}.',
    ],
  },
  {
    id: 5032,
    title: 'Beef and Broccoli',
    cuisine: 'asian',
    country: 'chinese',
    types: ['beef', 'vegetables', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `500 g flank steak : thinly sliced across the grain
500 g broccoli : in florets
3 tbsp soy sauce
2 tbsp oyster sauce
1 tbsp brown sugar
1.5 tbsp cornstarch
3 pc garlic : chopped
10 g ginger root : chopped
120 ml beef broth
3 tbsp vegetable oil
1 tsp sesame oil
260 g white rice (long grain)`,
    steps: [
      'Toss the {flank steak} with 1 tablespoon of the {soy sauce}, 1 tablespoon of the {cornstarch} and 1 tablespoon of water. Leave it 15 minutes, which keeps it tender.',
      'Get the {white rice} going in 570 ml (2 1/3 cups) of boiling water: stir once, put the lid on and cook over low heat for 18 minutes.',
      'Whisk the {oyster sauce}, {brown sugar}, {beef broth} and the remaining soy sauce and cornstarch.',
      'Steam-fry the {broccoli} in a wok with 80 ml (1/3 cup) of water under a lid for 3 minutes, until bright green. Tip it out and dry the wok.',
      'Sear the beef in two batches in the {vegetable oil}, 2 minutes each, over the highest heat. Add the {garlic} and {ginger} to the second batch.',
      'Return all the meat with the broccoli, stir the sauce and pour it in. Toss for 1 minute until it thickens, add the {sesame oil} and serve with the rice.',
    ],
  },
  {
    id: 5033,
    title: 'Gyudon (Japanese Beef and Onion Bowl)',
    cuisine: 'asian',
    country: 'japanese',
    types: ['rice', 'beef', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `450 g ribeye steak : shaved very thin
2 pc yellow onion : in 1/4-inch slices
200 ml beef broth
4 tbsp soy sauce
60 ml dry white wine
2 tbsp granulated sugar
10 g ginger root : in fine shreds
4 pc eggs
3 pc scallion (green onion) : finely sliced
300 g jasmine rice`,
    steps: [
      'Cook the {jasmine rice}: rinse it, add 470 ml (2 cups) of water, bring to a boil with the lid on, turn to low for 12 minutes and leave undisturbed for 10 minutes.',
      'Bring the {beef broth}, {soy sauce}, {wine}, {sugar} and {ginger} to a simmer in a wide skillet. Add the {onion} and cook for 8 minutes, until it is limp and stained brown.',
      'Spread the {ribeye} over the onions and simmer for 4 minutes, skimming and separating the slices as they lose their color.',
      'Poach the {eggs} in barely simmering water for 3 minutes and lift them out onto a cloth.',
      'Fill deep bowls with rice, heap on beef and onions and spoon the broth over. Top each with an egg and a pinch of {scallion}.',
    ],
  },
  {
    id: 5034,
    title: 'Kung Pao Chicken',
    cuisine: 'asian',
    country: 'chinese',
    types: ['chicken', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `2.5 pc chicken breast (boneless skinless) : in 3/4-inch cubes
3.5 tbsp soy sauce
1.5 tbsp cornstarch
1.5 tbsp balsamic vinegar
1 tbsp granulated sugar
1 tsp sesame oil
1 tsp red pepper flakes
1 pc green bell pepper : in 3/4-inch squares
2 pc celery : sliced
5 pc scallion (green onion) : in 1/2-inch lengths
3 pc garlic : sliced
10 g ginger root : in thin slices
80 g peanuts (roasted)
3 tbsp vegetable oil
240 g jasmine rice`,
    steps: [
      'Mix the {chicken breast} with 1 tablespoon of the {soy sauce} and 1 tablespoon of the {cornstarch} and set it aside for 15 minutes.',
      'Simmer the {jasmine rice} in 370 ml (1 1/2 cups) of water on low, tightly covered, for 15 minutes.',
      'Stir the rest of the soy and cornstarch with the {vinegar}, {sugar}, {sesame oil} and 3 tablespoons of water. Balsamic is close to the dark Chinkiang vinegar used in Sichuan.',
      'Stir-fry the chicken in 2 tablespoons of the {vegetable oil} in a hot wok for 5 minutes, until lightly browned and cooked through. Take it out.',
      'Add the remaining oil and the {pepper flakes}; after 10 seconds add the {garlic}, {ginger}, {bell pepper} and {celery} and toss for 2 minutes.',
      'Return the chicken, pour in the sauce and stir for 1 minute until it turns shiny. Throw in the {scallion} and {peanuts} and serve over the rice.',
    ],
  },
  {
    id: 5035,
    title: 'Filipino Chicken Adobo',
    cuisine: 'asian',
    country: 'filipino',
    types: ['chicken', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 70,
    ing: `6 pc chicken thighs (bone-in)
5 tbsp soy sauce
100 ml white vinegar
8 pc garlic : smashed
3 pc bay leaves
1 tsp ground black pepper
1 tbsp brown sugar
1 tbsp vegetable oil
260 g white rice (long grain)`,
    steps: [
      'Put the {chicken thighs} in a pot with the {soy sauce}, {vinegar}, {garlic}, {bay leaves}, {black pepper} and 200 ml (scant 1 cup) of water. Marinate for 15 minutes, longer if you can.',
      'Bring to a boil without stirring, so that the raw edge of the vinegar cooks off, then cover and simmer for 25 minutes, turning the pieces once.',
      'Meanwhile boil 560 ml (2 1/3 cups) of water, add the {white rice}, cover and cook over a low flame for 18 minutes.',
      'Lift out the chicken and pat dry. Stir the {brown sugar} into the sauce and boil it down for 10 minutes until it is a little syrupy. Skim off the fat.',
      'Brown the chicken skin side down in the {vegetable oil} in a skillet for 5 minutes until crisp. Pour the sauce around it, warm through and serve on the rice.',
    ],
  },
  {
    id: 5036,
    title: 'Chicken Satay with Peanut Sauce',
    cuisine: 'asian',
    country: 'indonesian',
    types: ['chicken', 'main'],
    dish: 'grill',
    serves: 4,
    min: 65,
    ing: `650 g chicken thighs (boneless skinless) : in 1-inch strips
250 ml coconut milk (canned)
10 g lemongrass : very finely chopped
3 pc garlic : crushed
1 tsp ground turmeric
2 tsp ground coriander
1 tsp ground cumin
2 tbsp brown sugar
1.5 tbsp fish sauce
100 g peanut butter
1 tbsp sriracha
1 pc lime : juiced
1 pc cucumber : in small chunks
2 pc shallot : thinly sliced
2 tbsp rice vinegar
1 tbsp vegetable oil
0.25 tsp table salt`,
    steps: [
      'Stir 100 ml (scant 1/2 cup) of the {coconut milk} with the {lemongrass}, {turmeric}, {coriander}, {cumin}, two thirds of the {garlic}, and 1 tablespoon each of the {brown sugar} and {fish sauce}. Marinate the {chicken thighs} in it for 30 minutes.',
      'Soak 12 bamboo skewers in water. Toss the {cucumber} and {shallot} with the {vinegar}, {salt} and 1 teaspoon of the brown sugar to make a quick pickle.',
      'Warm the rest of the coconut milk, garlic, sugar and fish sauce with the {peanut butter} and {sriracha} for 4 minutes, stirring until smooth. Thin with a little water and add the {lime} juice.',
      'Thread the chicken in flat ribbons onto the skewers and brush with the {oil}.',
      'Grill on high, or broil 4 inches from the heat, for 8 to 10 minutes, turning several times, until charred in spots and firm. Eat with the sauce and the pickle.',
    ],
  },
  {
    id: 5037,
    title: 'Hainanese Chicken Rice',
    cuisine: 'asian',
    country: 'singaporean',
    types: ['rice', 'chicken', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 70,
    ing: `3 pc chicken breast (boneless skinless)
1000 ml chicken broth
45 g ginger root : half sliced, half grated
6 pc scallion (green onion)
5 pc garlic : chopped
300 g jasmine rice : rinsed and drained
2.5 tbsp vegetable oil
2 tsp sesame oil
1 tbsp soy sauce
1 tbsp sriracha
1 pc lime : juiced
1 pc cucumber : sliced
8 g fresh cilantro : sprigs
0.25 tsp table salt`,
    steps: [
      'Heat the {chicken broth} with the sliced {ginger} and 4 of the {scallion} stalks, knotted. Slip in the {chicken breast}, bring back to a bare simmer and cook 10 minutes.',
      'Cover, turn off the heat and let the chicken finish in the broth for 15 minutes; it should read 165°F (74°C). Cool it in a bowl of ice water for 5 minutes, which keeps it juicy.',
      'Fry the {garlic} and a third of the grated ginger in 1 tablespoon of the {vegetable oil} for 1 minute. Add the {jasmine rice}, stir until it looks glassy, pour in 450 ml (scant 2 cups) of the broth, cover and cook on low for 15 minutes.',
      'Finely chop the other 2 scallions and mix with another third of the ginger, the {salt} and the rest of the vegetable oil, heated until it smokes. For the chili sauce mix the {sriracha}, {lime} juice and last of the ginger.',
      'Slice the chicken, rub it with the {sesame oil} and {soy sauce} and lay it on the rice with {cucumber} and {cilantro}. Serve with both sauces and cups of the hot broth.',
    ],
  },
  {
    id: 5038,
    title: 'Chicken Teriyaki Rice Bowls',
    cuisine: 'asian',
    country: 'japanese',
    types: ['chicken', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `650 g chicken thighs (boneless skinless)
4 tbsp soy sauce
2.5 tbsp honey
60 ml dry white wine
10 g ginger root : grated
1 pc garlic : grated
1 tsp cornstarch
1 tbsp vegetable oil
300 g broccoli : in florets
1 tbsp sesame seeds
280 g jasmine rice`,
    steps: [
      'Rinse the {jasmine rice} three times. Cook it, covered, over low heat in 440 ml (1 3/4 cups) of water for 13 minutes and let it sit while you do the rest.',
      'Stir the {soy sauce}, {honey}, {wine}, {ginger} and {garlic} together. Dissolve the {cornstarch} in 1 tablespoon of water.',
      'Flatten the {chicken thighs} a little and fry them in the {vegetable oil} over medium-high heat for 6 minutes on the first side and 4 on the second, until brown.',
      'Wipe out the fat, pour the soy mixture over and simmer 4 minutes, turning the chicken. Stir in the cornstarch and let it bubble until it coats like lacquer.',
      'Steam the {broccoli} for 4 minutes. Slice the chicken, set it on the rice with the broccoli, and add the glaze and {sesame seeds}.',
    ],
  },
  {
    id: 5039,
    title: 'Cantonese Steamed Halibut with Ginger and Scallion',
    cuisine: 'asian',
    country: 'chinese',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 35,
    ing: `4 pc halibut fillet
25 g ginger root : in hair-thin shreds
5 pc scallion (green onion) : in fine shreds
3 tbsp soy sauce
1 tsp granulated sugar
3 tbsp vegetable oil
1 tsp sesame oil
10 g fresh cilantro : sprigs
400 g bok choy : halved lengthwise
260 g jasmine rice`,
    steps: [
      'Bring 400 ml (1 2/3 cups) of water and the {jasmine rice} to a boil, clap on a lid and turn the heat right down for 14 minutes.',
      'Set a rack over an inch of boiling water in a wide pan. Put the {halibut} on a heatproof plate with a third of the {ginger}, cover and steam for 8 to 10 minutes, until a chopstick goes through easily.',
      'Warm the {soy sauce} and {sugar} with 2 tablespoons of water. Blanch the {bok choy} in boiling water for 2 minutes and drain.',
      'Pour away the cloudy liquid around the fish. Cover it with the {scallion}, the remaining ginger and the {cilantro}.',
      'Heat the {vegetable oil} and {sesame oil} until just smoking and pour over the shreds so that they crackle. Spoon the soy around and serve with the rice and bok choy.',
    ],
  },
  {
    id: 5040,
    title: 'Miso-Glazed Cod with Sesame Spinach',
    cuisine: 'asian',
    country: 'japanese',
    types: ['seafood', 'vegetables', 'main'],
    dish: 'fish',
    serves: 4,
    min: 65,
    ing: `4 pc cod fillet
3 tbsp miso paste
2 tbsp honey
2 tbsp dry white wine
1 tbsp rice vinegar
500 g spinach
2 tbsp sesame seeds
1 tbsp soy sauce
1 tsp sesame oil
1 tsp granulated sugar
220 g brown rice`,
    steps: [
      'Whisk the {miso paste}, {honey}, {wine} and {vinegar}. Dry the {cod}, coat it with two thirds of this paste and chill for 30 minutes.',
      'Meanwhile put the {brown rice} in a pot with 560 ml (2 1/3 cups) of water, bring to a boil, cover and simmer on low for 40 minutes.',
      'Toast the {sesame seeds} for 3 minutes and crush half of them with the {sugar}, {soy sauce} and {sesame oil}.',
      'Blanch the {spinach} for 30 seconds, cool it under the tap and squeeze it into a log. Cut in short lengths and mix with the sesame dressing.',
      'Scrape the marinade off the fish and broil it on oiled foil, 6 inches from the heat, for 7 minutes. Brush with the clean paste and broil 2 minutes more, until blistered and flaking.',
      'Serve the cod on the rice with the cool spinach and the whole sesame seeds.',
    ],
  },
  {
    id: 5041,
    title: 'Korean Seafood and Scallion Pancakes',
    cuisine: 'asian',
    country: 'korean',
    types: ['seafood', 'snack', 'main'],
    dish: 'pancakes',
    serves: 4,
    min: 40,
    ing: `170 g all-purpose flour
40 g cornstarch
2 pc eggs
12 pc scallion (green onion) : cut in 3-inch lengths
200 g shrimp (raw) : peeled, roughly chopped
200 g squid (calamari) : in small pieces
0.5 pc red chili pepper : thinly sliced
6 tbsp vegetable oil
3 tbsp soy sauce
1.5 tbsp rice vinegar
1 tsp sesame oil
1 tsp sesame seeds
0.75 tsp table salt`,
    steps: [
      'Whisk the {flour}, {cornstarch} and {salt}, then stir in 260 ml (1 cup plus 2 tablespoons) of ice-cold water until barely combined. A few lumps do not matter.',
      'Pat the {shrimp} and {squid} dry with paper towels: wet seafood makes a soggy pancake.',
      'Heat 2 tablespoons of the {vegetable oil} in a 10-inch nonstick skillet. Lay in half of the {scallion} side by side, pour half of the batter over and scatter on half of the seafood and {chili pepper}.',
      'Beat the {eggs} and drizzle half over the top. Cook 5 minutes on medium heat until the bottom is crisp and brown.',
      'Flip with two spatulas, run another tablespoon of oil around the edge, press down and cook 4 minutes more. Make the second pancake the same way.',
      'Mix the {soy sauce}, {vinegar}, {sesame oil} and {sesame seeds} for dipping and cut the pancakes into squares.',
    ],
  },
  {
    id: 5042,
    title: 'Vietnamese Caramel Salmon',
    cuisine: 'asian',
    country: 'vietnamese',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 40,
    ing: `4 pc salmon fillet : skinned
3 tbsp granulated sugar
2.5 tbsp fish sauce
250 ml coconut water
3 pc shallot : sliced
3 pc garlic : chopped
0.5 pc red chili pepper : sliced
1 tsp ground black pepper
1 tbsp vegetable oil
1 pc cucumber : sliced
2 pc scallion (green onion) : sliced
250 g jasmine rice`,
    steps: [
      'Turn the {salmon} in 1 tablespoon of the {fish sauce} and half of the {black pepper} and leave it while you begin the rice.',
      'Boil 390 ml (1 2/3 cups) of water with the {jasmine rice}, shut the lid, and let it steam over the weakest heat for 15 minutes.',
      'Melt the {sugar} with 1 tablespoon of water in a skillet without stirring, 5 to 6 minutes, until the color of dark tea. Stand back and pour in the {coconut water}; it will spit and harden, then dissolve again.',
      'Add the {shallot}, {garlic}, {chili pepper}, {oil} and the rest of the fish sauce and pepper. Boil for 6 minutes, until it looks like thin syrup.',
      'Lower the heat, lay in the fish and simmer 8 minutes, turning it once and basting, so that it is glazed a deep mahogany.',
      'Scatter with the {scallion} and serve with the rice and cool slices of {cucumber}, as the sauce is strong.',
    ],
  },
  {
    id: 5043,
    title: 'Shrimp Fried Rice',
    cuisine: 'asian',
    country: 'chinese',
    types: ['rice', 'seafood', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 65,
    ing: `280 g jasmine rice
350 g shrimp (raw) : peeled and deveined
3 pc eggs : beaten
150 g frozen green peas
1 pc carrot : in small dice
5 pc scallion (green onion) : whites and greens sliced apart
2 pc garlic : chopped
8 g ginger root : finely chopped
2.5 tbsp soy sauce
2 tsp sesame oil
3 tbsp vegetable oil
0.25 tsp table salt`,
    steps: [
      'Rinse the {jasmine rice} thoroughly, cook it with only 390 ml (1 2/3 cups) of water for 12 minutes, covered, then spread it on a tray and cool 30 minutes by a window or fan. Leftover cold rice is even better.',
      'Season the {shrimp} with the {salt} and sear them in 1 tablespoon of the {vegetable oil} in a hot wok for 2 minutes. Set them on a plate.',
      'Scramble the {eggs} very softly in another spoonful of oil, half a minute, and add them to the plate.',
      'Stir-fry the {carrot}, the white parts of the {scallion}, the {garlic} and {ginger} in the last of the oil for 2 minutes.',
      'Add the rice, breaking up lumps with the back of the spoon, and fry over the highest heat for 4 minutes. Toss in the {peas} for 1 minute.',
      'Pour the {soy sauce} around the rim of the wok, return the shrimp and eggs, and finish with the {sesame oil} and scallion greens.',
    ],
  },
  {
    id: 5044,
    title: 'Sweet and Sour Pork with Pineapple',
    cuisine: 'asian',
    country: 'chinese',
    types: ['pork', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 50,
    ing: `1 pc pork tenderloin : in 1-inch cubes
1 pc eggs
65 g cornstarch
100 ml vegetable oil : for shallow frying (40% eaten)
250 g pineapple : in chunks
1 pc red bell pepper : in 1-inch squares
1 pc green bell pepper : in 1-inch squares
1 pc yellow onion : in 1-inch squares
4 tbsp ketchup
4 tbsp rice vinegar
3 tbsp brown sugar
2 tbsp soy sauce
240 g jasmine rice
0.25 tsp table salt`,
    steps: [
      'Beat the {egg} with the {salt} and 1 tablespoon of the {soy sauce}. Toss the {pork} in it, then in all but 1 tablespoon of the {cornstarch}, pressing so that every side is floury.',
      'Start the {jasmine rice} in 370 ml (1 1/2 cups) of cold water; once boiling, cover and give it 13 minutes on low heat.',
      'Mix the {ketchup}, {vinegar}, {brown sugar}, the rest of the soy and the cornstarch you kept with 120 ml (1/2 cup) of water.',
      'Heat the {vegetable oil} in a wide skillet until a crumb sizzles at once. Fry the pork in two batches for 5 minutes each, turning, until crisp and cooked. Drain on a rack.',
      'Pour off all but a spoonful of oil and stir-fry the {onion} and both {bell peppers} for 3 minutes. Add the {pineapple} and the sauce and boil for 2 minutes until clear and thick.',
      'Fold the pork in just before serving, so that its crust stays crunchy under the sauce, and eat with the rice.',
    ],
  },
  {
    id: 5045,
    title: 'Thai Basil Pork with Fried Eggs',
    cuisine: 'asian',
    country: 'thai',
    types: ['pork', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 35,
    ing: `450 g ground pork
40 g fresh basil : leaves
6 pc garlic
4 pc serrano pepper
150 g green beans : in 1/4-inch pieces
2 tbsp oyster sauce
1 tbsp soy sauce
2 tsp fish sauce
2 tsp brown sugar
4 pc eggs
4 tbsp vegetable oil
280 g jasmine rice`,
    steps: [
      'Put the {jasmine rice} on first, with 430 ml (1 3/4 cups) of water: a fast boil, then lid on and 12 minutes at a whisper.',
      'Pound the {garlic} and {serrano pepper} to a coarse mash; use fewer peppers if you are cautious. Stir the {oyster sauce}, {soy sauce}, {fish sauce} and {brown sugar} with 3 tablespoons of water.',
      'Fry the {eggs} in 2 tablespoons of the {oil} over high heat for 2 minutes, basting, until the edges are lacy and the yolks still runny. Keep them warm.',
      'Fry the garlic mash in the remaining oil for 20 seconds, add the {pork} and break it up over full heat for 5 minutes until it begins to brown.',
      'Add the {green beans} and the sauce and cook for 3 minutes, until nearly dry. Off the heat stir in the {basil} until wilted.',
      'Serve on the rice with a fried egg on top of each plate.',
    ],
  },
  {
    id: 5046,
    title: 'Mango with Sweet Coconut Rice',
    cuisine: 'asian',
    country: 'thai',
    types: ['dessert', 'vegetarian', 'rice'],
    dish: 'porridge',
    serves: 4,
    min: 50,
    ing: `220 g arborio rice
400 ml coconut milk (canned)
80 g granulated sugar
0.5 tsp table salt
2 pc mango : ripe, sliced
1 tbsp sesame seeds : toasted
1 tsp cornstarch`,
    steps: [
      'Rinse the {arborio rice}, which stands in for Thai sticky rice, and bring it to a boil with 350 ml (1 1/2 cups) of water. Put on a lid and simmer very low for 15 minutes, and give it 5 minutes off the heat.',
      'Warm 300 ml (1 1/4 cups) of the {coconut milk} with the {sugar} and half of the {salt}, stirring, until dissolved. Do not let it boil.',
      'Fold this into the hot rice, cover and wait 20 minutes. The grains will swallow the milk and turn sticky and sweet.',
      'Whisk the {cornstarch} and remaining salt into the rest of the coconut milk and cook for 2 minutes to a thin, salty-sweet cream.',
      'Press the rice into mounds, lean the {mango} beside them, pour over the cream and sprinkle with the {sesame seeds}.',
    ],
  },
  {
    id: 5047,
    title: 'Hong Kong Egg Tarts',
    cuisine: 'asian',
    country: 'chinese',
    types: ['dessert', 'vegetarian', 'snack'],
    dish: 'cake',
    serves: 6,
    min: 100,
    ing: `1 pc puff pastry (frozen) : thawed but cold
85 g granulated sugar
3 pc eggs
120 ml evaporated milk
1 tsp vanilla extract
15 g unsalted butter : for the tin`,
    steps: [
      'Roll up the {puff pastry} sheet tightly into a log, wrap it and freeze for 20 minutes. Grease a 12-cup muffin tin with the {butter}.',
      'Dissolve the {sugar} in 160 ml (2/3 cup) of hot water and let it cool for 15 minutes, until no longer warm.',
      'Stir the {eggs}, {evaporated milk} and {vanilla} into the cooled syrup without making foam, and pour through a sieve into a pitcher.',
      'Cut the log into 12 coins. Lay each in a cup, spiral up, and press from the middle outward with wet thumbs until it lines the cup thinly to the rim. Chill for 15 minutes.',
      'Heat the oven to 400°F (200°C). Fill the shells four fifths full with the custard and bake on the lowest rack for 15 minutes, until the pastry starts to color.',
      'Turn the oven down to 350°F (175°C) and bake 10 to 12 minutes more. A toothpick should just stand up in the custard. Cool 10 minutes before lifting them out.',
    ],
  },
  {
    id: 5048,
    title: 'Hotteok (Korean Brown Sugar Pancakes)',
    cuisine: 'asian',
    country: 'korean',
    types: ['dessert', 'vegetarian', 'snack'],
    dish: 'pancakes',
    serves: 4,
    min: 105,
    ing: `260 g all-purpose flour
1.5 tsp active dry yeast
1 tbsp granulated sugar
180 ml whole milk
0.5 tsp table salt
80 g brown sugar
40 g walnuts : finely chopped
1 tsp ground cinnamon
4 tbsp vegetable oil`,
    steps: [
      'Warm the {milk} until it feels like bath water, stir in the {yeast} and {granulated sugar} and wait 5 minutes. Add the {flour}, {salt} and 1 tablespoon of the {oil} and stir to a soft, sticky dough.',
      'Cover and let rise in a warm corner for 1 hour, until doubled. Stir it down and rest 10 minutes.',
      'Mix the {brown sugar}, {walnuts} and {cinnamon}. Rub your hands with a little of the oil and divide the dough into 8 balls.',
      'Flatten a ball in your palm, put a heaped tablespoon of filling in the middle and pinch the edges together over it, leaving no gaps for the syrup to escape.',
      'Heat half of the remaining oil in a skillet over medium-low. Fry four at a time, seam down, for 1 minute, turn, press flat to 4 inches with a spatula and cook 2 to 3 minutes a side until golden.',
      'Do the same with the rest. Let them cool for 5 minutes before biting: the filling is molten sugar.',
    ],
  },
  {
    id: 5049,
    title: 'Thai Bananas in Coconut Milk',
    cuisine: 'asian',
    country: 'thai',
    types: ['dessert', 'vegetarian'],
    dish: 'porridge',
    serves: 4,
    min: 20,
    ing: `4 pc banana : just ripe, not spotted
400 ml coconut milk (canned)
50 g granulated sugar
0.25 tsp table salt
1 tbsp sesame seeds`,
    steps: [
      'Toast the {sesame seeds} in a dry pan for 2 minutes and put them aside.',
      'Bring the {coconut milk} with the {sugar}, {salt} and 120 ml (1/2 cup) of water just to a simmer, stirring in one direction so that it stays smooth.',
      'Peel the {bananas}, halve them lengthwise and again across, and cook gently in the milk for 4 to 5 minutes. They should be tender but keep their shape.',
      'Spoon into bowls while warm, or chill, and top with the sesame.',
    ],
  },
  {
    id: 5050,
    title: 'Chicken Congee with Ginger and Peanuts',
    cuisine: 'asian',
    country: 'chinese',
    types: ['breakfast', 'rice', 'chicken', 'soup'],
    dish: 'soup',
    serves: 4,
    min: 80,
    ing: `150 g jasmine rice
1000 ml chicken broth
350 g chicken thighs (boneless skinless)
20 g ginger root : half sliced, half in fine shreds
1.5 tbsp soy sauce
2 tsp sesame oil
3 pc scallion (green onion) : sliced
30 g peanuts (roasted)
10 g fresh cilantro : leaves
0.25 tsp ground black pepper`,
    steps: [
      'Rinse the {rice} and put it in a heavy pot with the {chicken broth}, the sliced {ginger} and 800 ml (3 1/3 cups) of water. Bring to a boil, stirring the bottom a few times.',
      'Add the {chicken thighs}, turn the heat to low and simmer with the lid ajar for 25 minutes. Take the chicken out and shred it.',
      'Go on simmering the rice for 30 to 35 minutes, stirring more often toward the end, until the grains burst and it flows like loose porridge. Add hot water if it gets too stiff.',
      'Pick out the ginger slices. Stir in the chicken, 1 tablespoon of the {soy sauce} and the {black pepper} and heat for 2 minutes.',
      'Ladle into bowls and let each person add ginger shreds, {scallion}, {cilantro}, {peanuts}, a little {sesame oil} and the rest of the soy.',
    ],
  },
  {
    id: 5051,
    title: 'Korean Street Toast',
    cuisine: 'asian',
    country: 'korean',
    types: ['breakfast', 'vegetarian', 'snack'],
    dish: 'toast',
    serves: 4,
    min: 25,
    ing: `8 pc white bread
6 pc eggs
150 g green cabbage : very finely shredded
1 pc carrot : coarsely grated
2 pc scallion (green onion) : finely sliced
40 g salted butter
4 tbsp ketchup
2 tbsp mayonnaise
1 tbsp granulated sugar
0.5 tsp table salt`,
    steps: [
      'Beat the {eggs} with the {salt} and stir in the {cabbage}, {carrot} and {scallion}. It will look like too many vegetables; that is right.',
      'Melt a little of the {butter} in a wide skillet, toast the {bread} slices on both sides in batches, adding butter as needed, and stack them.',
      'Pour a quarter of the egg mixture into the pan and push it into a square the size of the bread. Cook 2 minutes, flip, and cook 1 minute more. Repeat three times.',
      'Put each omelet on a slice, dust with the {sugar}, zigzag with {ketchup} and {mayonnaise} and close with a second slice. Wrap in paper and eat hot.',
    ],
  },
  {
    id: 5052,
    title: 'Tortang Talong with Garlic Rice',
    cuisine: 'asian',
    country: 'filipino',
    types: ['breakfast', 'vegetarian', 'vegetables', 'rice'],
    dish: 'rice-bowl',
    serves: 4,
    min: 70,
    ing: `2 pc eggplant : halved lengthwise, stems left on
6 pc eggs
2 pc shallot : finely chopped
6 pc garlic : finely chopped
220 g jasmine rice
5 tbsp vegetable oil
1 tbsp soy sauce
2 pc tomato : diced
1 tbsp white vinegar
0.25 tsp ground black pepper
1 tsp table salt`,
    steps: [
      'Simmer the {jasmine rice}, covered, in 320 ml (1 1/3 cups) of water for 12 minutes. Spread it on a plate to dry out a little.',
      'Broil the {eggplant} skin side up for 15 to 20 minutes, until black and collapsed. Peel off the skin, keeping the stem as a handle, and press the flesh flat with a fork.',
      'Beat the {eggs} with the {shallot}, {soy sauce}, {black pepper} and half of the {salt} in a shallow dish and soak the eggplant in it for 5 minutes.',
      'Slide one eggplant half with a quarter of the egg into 1 tablespoon of hot {oil} in a small skillet. Cook 3 minutes on each side until golden, keep warm, and go on with the others.',
      'Fry the {garlic} slowly in the last tablespoon of oil for 2 minutes until blond. Add the rice and remaining salt and stir-fry for 4 minutes.',
      'Toss the {tomato} with the {vinegar} and serve with the rice and omelets.',
    ],
  },
  {
    id: 5053,
    title: 'Vietnamese Avocado Shake (Sinh To Bo)',
    cuisine: 'asian',
    country: 'vietnamese',
    types: ['smoothie', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 5,
    ing: `1 pc avocado : ripe
3 tbsp sweetened condensed milk
250 ml whole milk
8 pc ice cubes
0.25 pc lime : juiced`,
    steps: [
      'Halve the {avocado}, take out the pit and scoop the flesh into a blender.',
      'Add the {condensed milk}, {whole milk} and {lime} juice and blend for 30 seconds until smooth.',
      'Add the {ice cubes} and blend again until no piece rattles. It should be thick enough to need a spoon at first.',
    ],
  },
  {
    id: 5054,
    title: 'Pineapple, Coconut and Ginger Smoothie',
    cuisine: 'asian',
    country: 'thai',
    types: ['smoothie', 'vegetarian', 'breakfast'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `300 g pineapple : in chunks, frozen if possible
1 pc banana
120 ml coconut milk (canned)
200 ml coconut water
5 g ginger root : grated
0.5 pc lime : juiced
4 pc ice cubes`,
    steps: [
      'Blend the {coconut water}, {coconut milk}, {ginger} and {lime} juice first, so that no fibers of ginger stay behind.',
      'Add the {pineapple}, {banana} and {ice cubes} and blend for 1 minute on the highest speed.',
      'Taste; a dull pineapple needs a little more lime. Pour into tall glasses and drink before it separates.',
    ],
  },
  {
    id: 5055,
    title: 'Vegetable Bibimbap',
    cuisine: 'asian',
    country: 'korean',
    types: ['rice', 'vegetarian', 'vegetables', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 55,
    ing: `280 g jasmine rice
250 g spinach
200 g bean sprouts
2 pc carrot : in fine matchsticks
1 pc zucchini : in thin half moons
200 g shiitake mushrooms : sliced
4 pc eggs
2 pc garlic : crushed
2 tbsp sesame oil
2 tbsp vegetable oil
1 tbsp soy sauce
2 tbsp miso paste
2 tbsp sriracha
1 tbsp honey
1 tbsp rice vinegar
1 tbsp sesame seeds
0.5 tsp table salt`,
    steps: [
      'Steam the {jasmine rice}: a rinse, 430 ml (1 3/4 cups) of water, a lid, 12 minutes on low and a 10-minute rest.',
      'Blend the {miso paste}, {sriracha}, {honey}, {vinegar} and a teaspoon of the {sesame oil} to a thick red sauce, hot, sweet and salty at once.',
      'Blanch the {spinach} for 30 seconds and the {bean sprouts} for 1 minute in the same boiling water. Cool, squeeze the spinach and season both with the {salt}, {garlic} and the rest of the sesame oil.',
      'In a little of the {vegetable oil} stir-fry the {carrots} for 2 minutes and the {zucchini} for 3, one after the other. Brown the {mushrooms} last, for 5 minutes, and splash them with the {soy sauce}.',
      'Fry the {eggs} in the remaining oil for 3 minutes, sunny side up.',
      'Fill four bowls with rice, arrange the vegetables like slices of a pie, top with an egg, {sesame seeds} and a spoonful of sauce, and mix it all before eating.',
    ],
  },
  {
    id: 5056,
    title: 'Nasi Goreng with Chicken',
    cuisine: 'asian',
    country: 'indonesian',
    types: ['rice', 'chicken', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 65,
    ing: `260 g white rice (long grain)
300 g chicken thighs (boneless skinless) : in small pieces
4 pc eggs
5 pc shallot : thinly sliced
3 pc garlic : chopped
1 pc red chili pepper : chopped
2 tbsp soy sauce
1 tbsp molasses
1 tbsp brown sugar
2 tsp fish sauce
2 pc tomato : in wedges
1 pc cucumber : sliced
5 tbsp vegetable oil
0.25 tsp table salt`,
    steps: [
      'Boil the {white rice} in plenty of water with the {salt} for 15 minutes, drain it in a sieve, and spread it out for 20 minutes so that steam can escape.',
      'Crisp a third of the {shallot} in 3 tablespoons of the {vegetable oil} over medium heat, about 5 minutes. Lift it out onto paper.',
      'Stir the {soy sauce}, {molasses}, {brown sugar} and {fish sauce} together: a homemade kecap manis.',
      'Pound the {garlic}, {chili pepper} and remaining shallot roughly and fry in the oil in the wok for 2 minutes. Add the {chicken thighs} and cook over high heat for 5 minutes.',
      'Tip in the rice and the dark sauce and keep turning for 4 minutes, until every grain is brown and some of them toasty.',
      'Fry the {eggs} in the other 2 tablespoons of oil until the rims are crisp, 2 minutes. Serve on the rice with the crisp shallot, {tomato} and {cucumber}.',
    ],
  },
  {
    id: 5057,
    title: 'Sichuan Eggplant in Garlic Sauce',
    cuisine: 'asian',
    country: 'chinese',
    types: ['vegetarian', 'vegetables', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 50,
    ing: `2 pc eggplant : in thick batons
5 pc garlic : finely chopped
15 g ginger root : finely chopped
4 pc scallion (green onion) : whites and greens chopped apart
1 tsp red pepper flakes
2.5 tbsp soy sauce
1.5 tbsp balsamic vinegar
1 tbsp granulated sugar
1 tbsp cornstarch
100 ml vegetable broth
5 tbsp vegetable oil
0.5 tsp table salt
260 g jasmine rice`,
    steps: [
      'Toss the {eggplant} with the {salt} in a colander and leave for 20 minutes. Squeeze gently and dry it; it will drink far less oil.',
      'Bring the {jasmine rice} to a boil in 400 ml (1 2/3 cups) of water in the meantime, then cover and cook very gently for 14 minutes.',
      'Mix the {soy sauce}, {vinegar}, {sugar}, {cornstarch} and {vegetable broth}.',
      'Fry the eggplant in two batches in 4 tablespoons of the {oil} in a wok, 6 minutes a batch, until soft and brown at the corners. Set it aside.',
      'In the remaining oil fry the {garlic}, {ginger}, {pepper flakes} and scallion whites for 1 minute; do not let the garlic brown.',
      'Stir up the sauce and pour it in. When it bubbles and thickens, after about a minute, turn the eggplant through it scatter with the green of the {scallion} and bring to the table with the rice.',
    ],
  },
  {
    id: 5058,
    title: 'Okonomiyaki (Japanese Cabbage Pancakes)',
    cuisine: 'asian',
    country: 'japanese',
    types: ['vegetarian', 'vegetables', 'main'],
    dish: 'pancakes',
    serves: 4,
    min: 50,
    ing: `500 g green cabbage : finely chopped
4 pc scallion (green onion) : sliced
150 g frozen sweet corn : thawed
160 g all-purpose flour
1 tsp baking powder
4 pc eggs
150 ml vegetable broth
3 tbsp vegetable oil
4 tbsp ketchup
1.5 tbsp soy sauce
2 tsp brown sugar
40 g mayonnaise
1 pc nori sheets : in fine shreds
0.5 tsp table salt`,
    steps: [
      'Whisk the {flour}, {baking powder} and {salt} with the {vegetable broth} and {eggs} to a thick batter.',
      'Fold in the {cabbage}, {scallion} and {corn}. There is only just enough batter to hold them, which makes the pancakes light.',
      'For the sauce stir the {ketchup}, {soy sauce} and {brown sugar} until smooth.',
      'Heat a quarter of the {vegetable oil} in a skillet over medium heat. Pile in a quarter of the mixture, shape a round an inch thick and cook with a lid on for 5 minutes. Do not press it.',
      'Turn it with two spatulas and cook 5 minutes more, uncovered, until firm in the middle. Make three more; two pans save time.',
      'Paint with the sauce, pipe on thin lines of {mayonnaise} and sprinkle with the {nori}.',
    ],
  },
  {
    id: 5059,
    title: 'Braised Tofu with Bok Choy and Shiitake',
    cuisine: 'asian',
    country: 'chinese',
    types: ['vegetarian', 'vegetables', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `500 g firm tofu : in 1/2-inch slabs
500 g bok choy : quartered lengthwise
200 g shiitake mushrooms : halved
2 pc garlic : sliced
10 g ginger root : in shreds
3 tbsp soy sauce
1 tbsp hoisin sauce
200 ml vegetable broth
1 tbsp cornstarch
1 tsp sesame oil
4 tbsp vegetable oil
240 g white rice (long grain)`,
    steps: [
      'Lay the {tofu} between two towels under a cutting board for 10 minutes to press out water.',
      'Add the {white rice} to 530 ml (2 1/4 cups) of boiling water, cover and turn as low as possible for 18 minutes.',
      'Fry the slabs in 3 tablespoons of the {vegetable oil} for 4 minutes on each side, until they have a firm golden skin. Move them to a plate.',
      'Stir-fry the {mushrooms}, {garlic} and {ginger} in the remaining oil for 3 minutes. Add the {soy sauce}, {hoisin sauce} and {vegetable broth} and return the tofu. Simmer 5 minutes, turning it once.',
      'Tuck in the {bok choy}, cover for 3 minutes, then stir in the {cornstarch}, mixed with 2 tablespoons of water, and boil until glossy. Finish with the {sesame oil} and eat over the rice.',
    ],
  },
  {
    id: 5060,
    title: 'Vegetable Potstickers with Soy Dip',
    cuisine: 'asian',
    country: 'chinese',
    types: ['vegetarian', 'snack', 'vegetables'],
    dish: 'grill',
    serves: 4,
    min: 60,
    ing: `32 pc wonton wrappers
250 g napa cabbage : very finely chopped
150 g firm tofu : crumbled
120 g shiitake mushrooms : finely chopped
1 pc carrot : finely grated
3 pc scallion (green onion) : finely sliced
2 pc garlic : crushed
10 g ginger root : grated
4 tbsp soy sauce
2 tbsp rice vinegar
1 tbsp sesame oil
2 tsp cornstarch
3 tbsp vegetable oil
0.5 tsp table salt`,
    steps: [
      'Mix the {napa cabbage} with the {salt}, wait 10 minutes and squeeze it as dry as you can.',
      'Fry the {mushrooms}, {carrot}, {garlic} and {ginger} in 1 tablespoon of the {vegetable oil} for 4 minutes. Off the heat add the cabbage, {tofu}, {scallion}, {cornstarch}, half of the {sesame oil} and 1 tablespoon of the {soy sauce}.',
      'Put a spoonful in the center of each of the {wonton wrappers}, moisten the rim, fold corner to corner into a triangle, and press to seal without trapping air.',
      'Heat half of the remaining oil in a lidded nonstick skillet and fry 16 dumplings, laid flat, for 2 minutes until brown underneath.',
      'Pour in 60 ml (1/4 cup) of water, cover at once and steam 4 minutes. Uncover and let them crisp again for 1 minute. Cook the second batch likewise.',
      'Stir the rest of the soy sauce and sesame oil with the {vinegar} and dip the dumplings into it while hot.',
    ],
  },
];
