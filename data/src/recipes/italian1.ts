import type { RecipeSource } from './format.ts';

/** Italian recipes 1001 to 1032: pasta, then pizza. */
export const ITALIAN_1: readonly RecipeSource[] = [
  {
    id: 1001,
    title: 'Spaghetti alla Carbonara',
    cuisine: 'italian',
    types: ['pasta', 'pork', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 30,
    ing: `360 g spaghetti
150 g bacon : thick-cut, in strips
4 pc eggs
80 g parmesan cheese : finely grated
1.5 tsp ground black pepper : coarse
1 tbsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Start {bacon} in a cold wide skillet and fry it over medium heat for 10 minutes, until crisp at the edges. Turn off the heat and leave the fat in the pan.',
      'Meanwhile beat {eggs} with {parmesan} and {black pepper} in a bowl until you have a thick paste.',
      'Boil {spaghetti} with {salt} in a large pot of water until it still has some bite, about 9 minutes. Scoop out a mugful of the water before you drain it.',
      'Turn the pasta in the bacon fat, still off the heat, for 30 seconds so that it cools a little.',
      'Pour in the egg paste and toss fast, adding the saved water a splash at a time, until every strand is coated. The pan must not go back on the flame or the eggs will scramble.',
    ],
  },
  {
    id: 1002,
    title: 'Sunday Spaghetti and Meatballs',
    cuisine: 'italian',
    types: ['pasta', 'beef', 'main'],
    dish: 'pasta-nest',
    serves: 6,
    min: 75,
    ing: `60 g white bread : crusts cut off
80 ml whole milk
500 g ground beef (80% lean)
1 pc eggs
50 g parmesan cheese : grated
3 pc garlic : minced
10 g fresh parsley : chopped
0.5 tsp ground black pepper
3 tbsp olive oil
1 pc yellow onion : finely chopped
2 tbsp tomato paste
800 g canned crushed tomatoes
500 g spaghetti
10 g fresh basil
2.25 tsp table salt (67% eaten)`,
    steps: [
      'Tear {white bread} into {milk}, let it soak for 5 minutes and mash it with a fork.',
      'Add {ground beef}, {eggs}, {parsley}, {black pepper}, half of the {parmesan}, a third of the {garlic} and 3/4 teaspoon of the {salt}. Mix lightly by hand and roll into 24 balls the size of a walnut.',
      'Brown the meatballs on all sides in {olive oil} in a wide, deep pan over medium-high heat, about 8 minutes. Set them on a plate.',
      'Cook {onion} in the fat left behind for 6 minutes, add {tomato paste} and the rest of the garlic and stir for 1 minute.',
      'Pour in {crushed tomatoes}, 1 cup (240 ml) of water and 1/2 teaspoon of the salt. Put the meatballs back and simmer half-covered for 30 minutes.',
      'Cook {spaghetti} with the last teaspoon of salt in a big pot of boiling water. Drain it while still firm and toss it with a few ladles of the sauce.',
      'Spoon the meatballs and the remaining sauce on top and finish with torn {basil} and the rest of the cheese.',
    ],
  },
  {
    id: 1003,
    title: 'Fettuccine alla Bolognese',
    cuisine: 'italian',
    types: ['pasta', 'beef', 'main'],
    dish: 'pasta-nest',
    serves: 6,
    min: 150,
    ing: `20 g unsalted butter
2 tbsp olive oil
1 pc yellow onion : finely diced
1 pc carrot : finely diced
1 pc celery : finely diced
80 g bacon : finely chopped
500 g ground beef (80% lean)
150 ml dry white wine
2 tbsp tomato paste
400 g canned crushed tomatoes
240 ml beef broth
0.25 tsp ground black pepper
120 ml whole milk
500 g fettuccine
60 g parmesan cheese : grated
1.75 tsp table salt (57% eaten)`,
    steps: [
      'Melt {butter} with {olive oil} in a heavy pot and soften {onion}, {carrot} and {celery} over low heat for 12 minutes without letting them brown.',
      'Turn the heat up, add {bacon} and {ground beef} and fry for 10 minutes, breaking up every lump, until the meat sizzles in its own fat.',
      'Pour in {white wine} and let it bubble away. Stir in {tomato paste}, {crushed tomatoes}, {beef broth}, {black pepper} and 3/4 teaspoon of the {salt}.',
      'Set the lid ajar and keep the pot at the faintest simmer for 90 minutes, adding a little water whenever the sauce begins to catch.',
      'Stir in {milk} and cook uncovered for another 15 minutes. The sauce should be thick and more brown than red.',
      'Boil {fettuccine} in water with the other teaspoon of salt, drain it and turn it in the sauce over low heat for 1 minute. Pass {parmesan} at the table.',
    ],
  },
  {
    id: 1004,
    title: 'Lasagna al Forno',
    cuisine: 'italian',
    types: ['pasta', 'beef', 'main'],
    dish: 'short-pasta',
    serves: 8,
    min: 125,
    ing: `2 tbsp olive oil
1 pc red onion : chopped
1 pc carrot : grated
3 pc garlic : chopped
500 g ground beef (90% lean)
120 ml dry red wine
800 g canned crushed tomatoes
60 g unsalted butter
60 g all-purpose flour
750 ml whole milk
0.25 tsp ground nutmeg
250 g lasagna noodles
200 g fresh mozzarella : torn
80 g parmesan cheese : grated
0.5 tsp ground black pepper
2.5 tsp table salt`,
    steps: [
      'Fry {red onion} and {carrot} in {olive oil} over medium heat for 8 minutes. Add {garlic} and {ground beef} and cook for 8 minutes more, until no pink is left.',
      'Pour in {red wine} and let it reduce, then add {crushed tomatoes}, {black pepper} and 1 teaspoon of the {salt}. Simmer for 30 minutes, until it mounds on the spoon.',
      'Meanwhile melt {butter} in a saucepan and whisk in {flour} for 1 minute. Add {milk} little by little and whisk until it boils and thickens. Season with {nutmeg} and 1/2 teaspoon of the salt.',
      'Boil {lasagna noodles} with the rest of the salt in plenty of water until they bend, about 7 minutes. Drain them and lay them flat on a damp towel.',
      'Heat the oven to 375°F (190°C). Spread a ladle of white sauce in a 9 by 13 inch dish, then layer noodles, meat, white sauce, {mozzarella} and {parmesan} three times, keeping plenty of cheese for the top.',
      'Bake for 35 minutes, until brown and bubbling at the rim. Let the lasagna stand for 15 minutes so that it cuts cleanly.',
    ],
  },
  {
    id: 1005,
    title: "Penne all'Arrabbiata",
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 30,
    ing: `4 tbsp olive oil
4 pc garlic : thinly sliced
1.5 tsp red pepper flakes
800 g canned whole peeled tomatoes : crushed by hand
360 g penne
15 g fresh parsley : chopped
40 g parmesan cheese : grated
1.5 tsp table salt`,
    steps: [
      'Warm {olive oil} with {garlic} and {red pepper flakes} in a wide pan over low heat for 4 minutes, until the slices turn pale gold.',
      'Add {tomatoes} and 1/2 teaspoon of the {salt}. Cook briskly for 15 minutes, until the oil floats free at the edges.',
      'Meanwhile boil {penne} in water with the other teaspoon of salt, stopping 1 minute short of the time on the package.',
      'Lift the pasta into the sauce with a slotted spoon, add a ladle of its water and toss over high heat for 1 minute.',
      'Stir in {parsley} and serve with {parmesan} for those who want it.',
    ],
  },
  {
    id: 1006,
    title: 'Aglio e Olio with Toasted Crumbs',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 20,
    ing: `30 g panko bread crumbs
90 ml olive oil
6 pc garlic : thinly sliced
1 tsp red pepper flakes
400 g spaghetti
20 g fresh parsley : finely chopped
1 tbsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Toast {bread crumbs} in 1 tablespoon of the {olive oil} in a large skillet for 3 minutes, stirring, until deep gold. Tip them into a bowl and wipe the pan.',
      'Set the rest of the oil in the skillet over the lowest heat with {garlic} and {red pepper flakes}. Let it murmur for 6 minutes; the garlic has to stay blond.',
      'At the same time cook {spaghetti} with {salt} in 2 quarts (2 liters) of boiling water, little enough that it turns cloudy with starch.',
      'Add a cup of that water to the oil and boil it hard for 1 minute, swirling, until it looks creamy.',
      'Drain the spaghetti slightly firm, toss it in the skillet with {parsley} until glossy and scatter the crumbs over each plate.',
    ],
  },
  {
    id: 1007,
    title: 'Chicken Fettuccine Alfredo',
    cuisine: 'italian',
    types: ['pasta', 'chicken', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 35,
    ing: `400 g chicken breast (boneless skinless)
0.5 tsp ground black pepper
1 tbsp olive oil
320 g fettuccine
40 g unsalted butter
2 pc garlic : crushed
200 ml heavy cream
80 g parmesan cheese : finely grated
0.25 tsp ground nutmeg
10 g fresh parsley : chopped
1.5 tsp table salt`,
    steps: [
      'Pat {chicken breast} dry, slice it in half horizontally into thin cutlets and season with {black pepper} and 1/2 teaspoon of the {salt}.',
      'Heat {olive oil} in a large skillet over medium-high heat and cook the cutlets for 4 minutes on each side. Let them rest on a board.',
      'Drop {fettuccine} into a pot of boiling water with the rest of the salt and cook until just tender, about 11 minutes. Keep a cup of the water.',
      'Meanwhile melt {butter} in the skillet over low heat, cook {garlic} for 1 minute, pour in {heavy cream} and simmer for 3 minutes, scraping up the brown bits.',
      'Take the cream off the heat and stir in {parmesan} and {nutmeg}. Fold in the pasta with enough of its water to make the sauce flow.',
      'Slice the chicken across the grain, lay it over the pasta and finish with {parsley}.',
    ],
  },
  {
    id: 1008,
    title: 'Penne alla Norma',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'vegetables', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 50,
    ing: `1 pc eggplant : in 3/4-inch cubes
5 tbsp olive oil
3 pc garlic : sliced
0.25 tsp red pepper flakes
800 g canned whole peeled tomatoes
360 g penne
15 g fresh basil
120 g ricotta cheese
1.5 tsp table salt`,
    steps: [
      'Heat the oven to 425°F (220°C). Toss {eggplant} on a sheet pan with 3 tablespoons of the {olive oil} and 1/2 teaspoon of the {salt}. Roast for 25 minutes, turning once, until brown and collapsing.',
      'Fry {garlic} and {red pepper flakes} in the remaining oil for 1 minute, then break {tomatoes} into the pan. Simmer for 15 minutes while the eggplant roasts.',
      'Boil {penne} in water with the other teaspoon of salt for about 11 minutes, until al dente.',
      'Fold the eggplant and half of the {basil} into the sauce, followed by the drained pasta and a spoonful of its water.',
      'Serve in warm bowls with small dollops of {ricotta} and the remaining basil torn on top.',
    ],
  },
  {
    id: 1009,
    title: 'Spaghetti with Mussels and White Wine',
    cuisine: 'italian',
    types: ['pasta', 'seafood', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 35,
    ing: `900 g mussels
340 g spaghetti
4 tbsp olive oil
4 pc garlic : sliced
0.5 tsp red pepper flakes
250 g cherry tomatoes
150 ml dry white wine
20 g fresh parsley : chopped
1 tbsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Scrub {mussels} under cold water, pull off the beards and throw away any that stay open when tapped.',
      'Put {spaghetti} on to boil in water with {salt}; it is drained 2 minutes before it would be done.',
      'Meanwhile heat {olive oil} in a wide pot, sizzle {garlic} and {red pepper flakes} for 1 minute, then add {cherry tomatoes} and crush a few with the spoon.',
      'Turn the heat to high, pour in {white wine}, add the mussels and cover. Shake the pot now and then for 4 minutes, until the shells gape. Discard any that stay shut.',
      'Add the spaghetti with a ladle of its water and toss for 2 minutes, so that it drinks up the juices.',
      'Scatter {parsley} over and bring the pot to the table with a bowl for the shells.',
    ],
  },
  {
    id: 1010,
    title: 'Shrimp Scampi Fettuccine',
    cuisine: 'italian',
    types: ['pasta', 'seafood', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 30,
    ing: `500 g shrimp (raw) : peeled and deveined
320 g fettuccine
40 g unsalted butter
3 tbsp olive oil
5 pc garlic : minced
0.25 tsp red pepper flakes
120 ml dry white wine
1 pc lemon
20 g fresh parsley : chopped
1.25 tsp table salt (40% eaten)`,
    steps: [
      'Pat {shrimp} dry and season them with 1/4 teaspoon of the {salt}. Grate the zest of {lemon} and squeeze out 2 tablespoons of juice.',
      'Start {fettuccine} in boiling water with the remaining teaspoon of salt. It needs about 10 minutes.',
      'Heat half of the {butter} with {olive oil} in a large skillet and sear the shrimp over high heat for 1 minute on each side, just until pink. Move them to a plate.',
      'Lower the heat and stir {garlic} and {red pepper flakes} for 30 seconds. Add {white wine} and boil it down by half, about 3 minutes.',
      'Whisk in the other half of the butter with the lemon zest and juice.',
      'Return the shrimp, add the drained pasta and {parsley}, and toss with a little of the pasta water until everything shines.',
    ],
  },
  {
    id: 1011,
    title: 'Fusilli al Pesto with Green Beans and Potato',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 35,
    ing: `60 g fresh basil
40 g pine nuts
1 pc garlic
100 ml olive oil
50 g parmesan cheese : finely grated
200 g red potato : peeled, in 1/2-inch dice
320 g fusilli
150 g green beans : trimmed and halved
1.5 tsp table salt`,
    steps: [
      'Pound or blend {basil}, {pine nuts}, {garlic} and 1/4 teaspoon of the {salt} to a rough paste, then work in {olive oil} in a thin stream.',
      'Stir {parmesan} into the pesto and scrape it into a bowl large enough for the pasta.',
      'Bring a large pot of water to a boil with the rest of the salt and boil {potato} in it for 3 minutes.',
      'Add {fusilli} to the same pot and cook for 6 minutes, then drop in {green beans} and go on for 5 minutes more.',
      'Thin the pesto with 4 tablespoons of the hot water, drain the pot and fold everything together in the bowl. Direct heat would darken the basil.',
    ],
  },
  {
    id: 1012,
    title: 'Cacio e Pepe',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 25,
    ing: `150 g parmesan cheese
2 tsp ground black pepper : freshly and coarsely crushed
30 g unsalted butter
400 g spaghetti
2 tsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Grate {parmesan} as finely as you can and stir it with 4 tablespoons of cold water to a thick paste.',
      'Toast {black pepper} in a dry wide pan for 2 minutes, until it smells strongly. Add {butter}, let it melt and take the pan off the heat.',
      'Cook {spaghetti} with {salt} in just enough boiling water to cover it, about 2 quarts (2 liters), for 8 minutes. Stir often, because it is crowded.',
      'Pour 2 ladles of the starchy water into the pepper pan and bring it to a boil. Lift in the spaghetti and finish it there for 2 minutes.',
      'Wait 1 minute off the heat, then beat in the cheese paste with tongs until a creamy sauce forms. Loosen it with more of the water and eat right away.',
    ],
  },
  {
    id: 1013,
    title: 'Spaghetti alla Puttanesca',
    cuisine: 'italian',
    types: ['pasta', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 30,
    ing: `4 tbsp olive oil
6 pc anchovies (canned)
3 pc garlic : chopped
0.5 tsp red pepper flakes
1 tbsp tomato paste
800 g canned whole peeled tomatoes
100 g kalamata olives : pitted, halved
2 tbsp capers : rinsed
360 g spaghetti
15 g fresh parsley : chopped
2 tsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Melt {anchovies} in {olive oil} over low heat for 3 minutes, pressing them with a wooden spoon. Add {garlic} and {red pepper flakes} for the last minute.',
      'Stir in {tomato paste}, then break {whole peeled tomatoes} into the pan with their juice and simmer for 12 minutes.',
      'Add {olives} and {capers} and cook for 3 minutes more. The sauce needs no salt of its own.',
      'Meanwhile cook {spaghetti} in boiling water with {salt} until nearly tender.',
      'Drag the dripping spaghetti straight into the sauce, turn it over high heat for 1 minute and stir in {parsley}.',
    ],
  },
  {
    id: 1014,
    title: 'Penne alla Boscaiola',
    cuisine: 'italian',
    types: ['pasta', 'pork', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 40,
    ing: `1 tbsp olive oil
250 g italian sausage : skins removed
250 g cremini mushrooms : sliced
2 pc shallot : chopped
100 ml dry white wine
340 g penne
120 ml heavy cream
150 g frozen green peas
40 g parmesan cheese : grated
0.25 tsp ground black pepper
1.25 tsp table salt (40% eaten)`,
    steps: [
      'Crumble {italian sausage} into {olive oil} in a wide skillet and brown it over medium-high heat for 7 minutes.',
      'Add {mushrooms} and {shallot} with 1/4 teaspoon of the {salt}. Fry for 8 minutes, until the mushrooms have given up their water and taken color.',
      'While they fry, get {penne} going in a pot of boiling water with the other teaspoon of salt.',
      'Splash in {white wine}, scrape the bottom of the skillet and let it boil off, about 2 minutes.',
      'Stir {heavy cream}, {peas} and {black pepper} into the skillet and bubble gently for 4 minutes, until the sauce coats a spoon.',
      'Drain the penne, keeping some water, and mix it in with {parmesan}. Let the sauce down with the water if it clings too tightly.',
    ],
  },
  {
    id: 1015,
    title: 'Baked Penne with Ricotta and Mozzarella',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'short-pasta',
    serves: 6,
    min: 65,
    ing: `450 g penne
2 tbsp olive oil
1 pc yellow onion : chopped
3 pc garlic : chopped
700 g marinara sauce
400 g ricotta cheese
1 pc eggs
10 g fresh basil : torn
200 g shredded mozzarella
50 g parmesan cheese : grated
1.75 tsp table salt (46% eaten)`,
    steps: [
      'Heat the oven to 400°F (200°C). Boil {penne} in a large pot of water with 1 1/4 teaspoons of the {salt} for 8 minutes; it should still be hard in the middle. Drain it.',
      'Cook {onion} in {olive oil} in the empty pot for 7 minutes, add {garlic} for 1 minute, then pour in {marinara sauce} and a cup (240 ml) of water and bring it to a boil.',
      'Beat {ricotta} with {eggs}, {basil} and the rest of the salt.',
      'Mix the penne with the sauce and half of the {mozzarella}. Spread half of it in a deep 3-quart dish, dot with all of the ricotta and cover with the other half.',
      'Top with {parmesan} and the remaining mozzarella. Bake for 25 minutes, until the cheese is freckled with brown.',
      'Leave the dish alone for 10 minutes before you dig in, or the filling runs.',
    ],
  },
  {
    id: 1016,
    title: 'Mushroom and Thyme Fettuccine',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'vegetables', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 35,
    ing: `400 g cremini mushrooms : thickly sliced
150 g shiitake mushrooms : stems removed, sliced
2 tbsp olive oil
40 g unsalted butter
2 pc shallot : finely chopped
3 pc garlic : chopped
3 g fresh thyme : leaves only
100 ml dry white wine
150 ml vegetable broth
320 g fettuccine
60 g parmesan cheese : grated
0.5 tsp ground black pepper
1.25 tsp table salt`,
    steps: [
      'Heat {olive oil} in your widest skillet until it shimmers. Add {cremini} and {shiitake mushrooms} and leave them alone for 4 minutes, then stir and fry for 6 minutes more, until deep brown.',
      'Turn the heat down and add half of the {butter}, {shallot}, {garlic}, {thyme} and 1/4 teaspoon of the {salt}. Cook for 3 minutes.',
      'Add {white wine}, let it disappear, then pour in {vegetable broth} and simmer for 4 minutes.',
      'While the sauce simmers, boil {fettuccine} in water with the other teaspoon of salt.',
      'Tip the drained fettuccine into the skillet, add the rest of the butter with {parmesan} and {black pepper}, and swirl until the sauce thickens around it.',
    ],
  },
  {
    id: 1017,
    title: 'Fusilli with Butternut Squash and Blue Cheese',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'vegetables', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 55,
    ing: `700 g butternut squash : peeled, in 3/4-inch cubes
2 pc shallot : in wedges
3 g fresh rosemary : chopped
3 tbsp olive oil
0.5 tsp ground black pepper
340 g fusilli
60 g walnuts : broken
80 ml half and half
100 g blue cheese : crumbled
1.5 tsp table salt`,
    steps: [
      'Turn the oven to 425°F (220°C) and let it heat up.',
      'Coat {butternut squash} and {shallot} with {olive oil}, {rosemary}, {black pepper} and 1/2 teaspoon of the {salt}. Spread them out on a sheet pan and roast for 30 minutes, until the edges caramelize.',
      'Sprinkle {walnuts} over the squash and return the pan to the oven for 4 minutes to toast them.',
      'Meanwhile boil {fusilli} in water with the other teaspoon of salt and keep back a mugful of it.',
      'Warm {half and half} with two thirds of the {blue cheese} in the pasta pot over low heat for 2 minutes, until melted.',
      'Stir in the fusilli, the contents of the sheet pan and enough of the water to make it creamy. Crumble the last of the cheese on top.',
    ],
  },
  {
    id: 1018,
    title: 'Penne with Chicken, Sun-Dried Tomatoes and Spinach',
    cuisine: 'italian',
    types: ['pasta', 'chicken', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 35,
    ing: `450 g chicken thighs (boneless skinless) : in strips
1 tbsp olive oil
0.5 tsp italian seasoning
3 pc garlic : sliced
80 g sun-dried tomatoes in oil : drained, sliced
120 ml chicken broth
150 ml half and half
320 g penne
150 g spinach
50 g parmesan cheese : grated
1.25 tsp table salt`,
    steps: [
      'Season {chicken thighs} with {italian seasoning} and 1/2 teaspoon of the {salt}. Fry in {olive oil} over medium-high heat for 8 minutes, until browned and cooked through.',
      'Add {garlic} and {sun-dried tomatoes} and stir for 1 minute. Pour in {chicken broth} and let it bubble for 3 minutes.',
      'Stir in {half and half} and turn the heat to its lowest setting.',
      'Boil {penne} with the remaining salt in a big pot of water. Hang the colander in the sink and put {spinach} in it.',
      'Drain the pasta over the spinach, which wilts it in one go, and shake off most of the water.',
      'Combine everything with {parmesan} in the skillet and let it stand for 2 minutes to thicken.',
    ],
  },
  {
    id: 1019,
    title: 'Fusilli with Red Lentil Ragù',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'short-pasta',
    serves: 4,
    min: 55,
    ing: `3 tbsp olive oil
1 pc red onion : finely chopped
1 pc carrot : finely chopped
1 pc celery : finely chopped
3 pc garlic : minced
2 tbsp tomato paste
1 tsp italian seasoning
100 ml dry red wine
150 g red lentils (dry) : rinsed
800 g canned crushed tomatoes
300 g fusilli
10 g fresh basil
1.5 tsp table salt`,
    steps: [
      'Sweat {red onion}, {carrot} and {celery} in {olive oil} in a covered pot over medium-low heat for 10 minutes.',
      'Stir in {garlic}, {tomato paste} and {italian seasoning} and fry for 2 minutes, until the paste darkens. Add {red wine} and cook until the pot is almost dry.',
      'Add {red lentils}, {crushed tomatoes}, 1 1/2 cups (360 ml) of water and 3/4 teaspoon of the {salt}. Simmer for 25 minutes, stirring often so that the lentils do not stick.',
      'Boil {fusilli} in water with the rest of the salt toward the end of that time.',
      'The ragù is ready when the lentils have lost their shape. Stir it through the drained fusilli and strew with {basil}.',
    ],
  },
  {
    id: 1020,
    title: "Spaghetti all'Amatriciana",
    cuisine: 'italian',
    types: ['pasta', 'pork', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 35,
    ing: `1 tbsp olive oil
150 g bacon : in short strips
0.5 tsp red pepper flakes
80 ml dry white wine
500 g canned whole peeled tomatoes
360 g spaghetti
60 g parmesan cheese : finely grated
1 tbsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Render {bacon} in {olive oil} over medium heat for 8 minutes, until the strips are crisp outside but still chewy. Lift them out and pour away all but 2 tablespoons of fat.',
      'Put {red pepper flakes} into the hot fat, count to ten, and add {white wine}. Boil until you can no longer smell the alcohol.',
      'Squash {tomatoes} into the pan and cook for 14 minutes, until jammy. Return the bacon.',
      'Cook {spaghetti} in water with {salt} in the meantime and drain it with a little water still clinging.',
      'Turn off the heat, toss the pasta in the sauce, then add {parmesan} by the handful so that it melts without clumping.',
    ],
  },
  {
    id: 1021,
    title: 'Spring Orzo with Peas, Asparagus and Mint',
    cuisine: 'italian',
    types: ['pasta', 'vegetarian', 'vegetables', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 30,
    ing: `2 tbsp olive oil
1 pc leek : halved, washed, sliced
1 pc zucchini : diced
300 g orzo
800 ml vegetable broth
200 g asparagus : in 1-inch pieces
150 g frozen green peas
30 g unsalted butter
60 g parmesan cheese : grated
1 pc lemon
8 g fresh mint : chopped
0.5 tsp table salt`,
    steps: [
      'Soften {leek} and {zucchini} in {olive oil} with {salt} in a wide pot over medium heat for 5 minutes.',
      'Stir in {orzo} for 1 minute so that each grain is coated, then pour in {vegetable broth} and bring it to a boil.',
      'Simmer for 6 minutes, stirring now and then. Add {asparagus} and {peas} and simmer for 4 minutes more, until the orzo is tender and the liquid nearly gone.',
      'Take the pot off the stove. Beat in {butter}, {parmesan}, the zest of {lemon} and a squeeze of its juice.',
      'Rest it under a lid for 2 minutes, then fold in {mint}. It should be loose enough to spread on the plate.',
    ],
  },
  {
    id: 1022,
    title: 'Pizza Margherita',
    cuisine: 'italian',
    types: ['pizza', 'vegetarian', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 140,
    ing: `500 g bread flour
1 tsp active dry yeast
1.5 tsp table salt
4 tbsp olive oil
400 g canned whole peeled tomatoes : drained
250 g fresh mozzarella
15 g fresh basil`,
    steps: [
      'Stir {yeast} into 1 1/3 cups (320 ml) of lukewarm water. Add {bread flour} and 1 1/4 teaspoons of the {salt}, mix to a shaggy dough and knead for 8 minutes, until smooth and stretchy.',
      'Cover the dough in an oiled bowl, using 1 tablespoon of the {olive oil}, and leave it in a warm place for 75 minutes, until doubled.',
      'Tear {mozzarella} into shreds and let it drain on paper towels. Crush {tomatoes} with the rest of the salt; the sauce stays raw.',
      'Put a heavy baking sheet on the top rack toward the end of the rise and heat the oven as far as it goes, 500°F (260°C) at least.',
      'Cut the dough into 4 and press each piece from the middle out to a 10-inch round on a floured board, leaving a puffy rim. Spread with tomato and dot with mozzarella.',
      'Shake one pizza at a time from the board onto the hot sheet and bake for 7 minutes, until the rim blisters. The four take about half an hour.',
      'Top with {basil} leaves and a thread of the remaining oil as each comes out.',
    ],
  },
  {
    id: 1023,
    title: 'Pizza Marinara',
    cuisine: 'italian',
    types: ['pizza', 'vegetarian', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 140,
    ing: `450 g all-purpose flour
1 tsp active dry yeast
0.5 tsp granulated sugar
5 tbsp olive oil
500 g canned crushed tomatoes
4 pc garlic : sliced paper-thin
2 tsp dried oregano
40 g black olives (canned) : sliced
1.5 tsp table salt`,
    steps: [
      'Dissolve {yeast} and {sugar} in 1 cup plus 3 tablespoons (280 ml) of warm water and wait 5 minutes for foam to appear.',
      'Work in {flour}, 1 tablespoon of the {olive oil} and 1 1/4 teaspoons of the {salt}. Knead on a floured counter for 10 minutes.',
      'Let the dough rise under a damp towel for 75 minutes. Divide it into 4 balls and rest them for 15 minutes more.',
      'Meanwhile mix {crushed tomatoes} with half of the {oregano}, 2 tablespoons of the oil and the remaining salt. Heat the oven to 500°F (260°C) with a baking sheet inside.',
      'Roll each ball thin, brush with sauce almost to the edge and dot with {garlic}, {olives} and the rest of the oregano.',
      'Bake the pizzas two at a time on the hot sheet for 9 minutes, until the bottom is spotted brown. Drizzle with the last of the oil.',
    ],
  },
  {
    id: 1024,
    title: 'Skillet Pepperoni Pizza',
    cuisine: 'italian',
    types: ['pizza', 'pork', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 110,
    ing: `350 g bread flour
1.5 tsp active dry yeast
1 tsp granulated sugar
3 tbsp olive oil
200 g tomato sauce
0.5 tsp dried oregano
0.25 tsp garlic powder
220 g shredded mozzarella
80 g pepperoni : sliced
1 tsp table salt`,
    steps: [
      'Mix {bread flour}, {yeast}, {sugar} and {salt} with 1 cup (240 ml) of warm water and 1 tablespoon of the {olive oil} to a soft, sticky dough. Stir hard for 3 minutes instead of kneading.',
      'Cover and leave to rise for 60 minutes, until bubbly all over.',
      'Coat a 12-inch cast-iron skillet with the remaining oil. Dimple the dough into it right up to the edge and let it puff for 15 minutes while the oven heats to 475°F (245°C).',
      'Season {tomato sauce} with {oregano} and {garlic powder} and spread it thinly over the dough. Cover with {mozzarella} to the very rim, so that it fries against the iron, and add {pepperoni}.',
      'Bake on the lowest rack for 18 minutes, until the cheese is dark at the sides.',
      'Loosen the edge with a spatula, slide the pizza onto a board and wait 3 minutes before slicing it into 8 wedges.',
    ],
  },
  {
    id: 1025,
    title: 'Potato and Rosemary Pizza',
    cuisine: 'italian',
    types: ['pizza', 'vegetarian', 'vegetables', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 125,
    ing: `400 g bread flour
1.25 tsp active dry yeast
5 tbsp olive oil
500 g red potato : scrubbed
1 pc red onion : thinly sliced
4 g fresh rosemary : leaves only
100 g provolone cheese : grated
0.25 tsp ground black pepper
1.5 tsp table salt`,
    steps: [
      'Combine {bread flour}, {yeast}, 1 teaspoon of the {salt} and 1 1/4 cups (295 ml) of warm water. Stretch and fold the wet dough in the bowl for 6 minutes, oiling your hands rather than adding flour.',
      'Let it rise in a covered bowl for 75 minutes.',
      'Shave {potato} into slices you can almost see through. Toss them with the rest of the salt in a colander for 15 minutes, then squeeze out the water and pat them dry.',
      'Heat the oven to 475°F (245°C). Grease a 13 by 18 inch sheet pan with 2 tablespoons of the {olive oil} and stretch the dough over it, resting it if it springs back.',
      'Scatter {provolone} over the dough. Toss the potato and {onion} with {rosemary}, {black pepper} and the rest of the oil, and cover the cheese with overlapping slices.',
      'Bake for 22 minutes, until the potatoes curl and brown at the tips and the base is crisp.',
    ],
  },
  {
    id: 1026,
    title: 'Four-Cheese Pizza Bianca',
    cuisine: 'italian',
    types: ['pizza', 'vegetarian', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 105,
    ing: `380 g all-purpose flour
1.25 tsp active dry yeast
1 tbsp honey
2 tbsp olive oil
100 g ricotta cheese
120 g fresh mozzarella : drained
60 g blue cheese
40 g parmesan cheese : grated
0.25 tsp ground black pepper
1 tsp table salt`,
    steps: [
      'Stir {yeast} and 1 teaspoon of the {honey} into 1 cup (240 ml) of warm water. Add {flour}, 1 tablespoon of the {olive oil} and {salt} and knead for 8 minutes.',
      'Cover the dough and let it double in a warm corner, about 60 minutes.',
      'Set a rack at the top of the oven, put a baking sheet on it and heat to 500°F (260°C).',
      'Halve the dough and stretch each half to a 12-inch round on oiled foil. Paint with the other spoonful of oil.',
      'Smear {ricotta} over both, then add torn {mozzarella}, crumbled {blue cheese} and {parmesan}. Grind {black pepper} on top.',
      'Bake one after the other for 9 minutes each on the hot sheet, foil and all. Trail the rest of the honey over the bubbling cheese before cutting.',
    ],
  },
  {
    id: 1027,
    title: 'Pizza Capricciosa',
    cuisine: 'italian',
    types: ['pizza', 'pork', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 115,
    ing: `400 g bread flour
1 tsp active dry yeast
3 tbsp olive oil
250 g canned crushed tomatoes
180 g fresh mozzarella : torn
120 g deli ham : in ribbons
100 g white mushrooms : thinly sliced
2 pc artichoke
50 g black olives (canned)
1 pc lemon : halved
1.5 tsp table salt`,
    steps: [
      'Knead {bread flour} with {yeast}, 1 teaspoon of the {salt}, 1 tablespoon of the {olive oil} and 1 cup plus 1 tablespoon (255 ml) of warm water for 8 minutes. Cover and let it rise for 70 minutes.',
      'Meanwhile snap the leaves off each {artichoke} down to the pale heart, trim the stem and scrape out the choke. Rub with {lemon}, boil for 15 minutes until tender and slice.',
      'Heat the oven to 500°F (260°C) with an upturned baking sheet inside.',
      'Season {crushed tomatoes} with the rest of the salt and 1 tablespoon of the oil. Press the dough into two 12-inch rounds on well-floured boards and spread them with the tomato.',
      'Divide {mozzarella}, {mushrooms}, {ham}, {olives} and the artichoke over the two, a quarter of the round to each topping if you want it the classic way.',
      'Slide onto the hot sheet, bake singly for 10 minutes and brush the rims with the last of the oil.',
    ],
  },
  {
    id: 1028,
    title: 'White Pizza with Sausage and Fennel',
    cuisine: 'italian',
    types: ['pizza', 'pork', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 110,
    ing: `300 g bread flour
80 g whole wheat flour
1.25 tsp active dry yeast
3 tbsp olive oil
200 g italian sausage : skins removed
1 pc fennel bulb : thinly sliced
2 pc garlic : minced
150 g shredded mozzarella
0.5 tsp fennel seed : crushed
0.25 tsp red pepper flakes
1.25 tsp table salt`,
    steps: [
      'Mix {bread flour}, {whole wheat flour}, {yeast} and 1 teaspoon of the {salt} with 1 cup plus 2 tablespoons (270 ml) of warm water and 1 tablespoon of the {olive oil}. Knead for 7 minutes.',
      'Let the dough rise, covered, for 60 minutes. Heat the oven to 475°F (245°C) in the last half of that time.',
      'Cook {fennel bulb} in 1 tablespoon of the oil with the rest of the salt for 8 minutes, until limp and golden. Stir in {garlic} and {fennel seed} and take it off the heat.',
      'Pull the dough to fill an oiled 13 by 18 inch sheet pan, using the last spoonful of oil. Strew with {mozzarella} and the fennel.',
      'Pinch {italian sausage} into bits the size of a fingertip, so that it cooks through, and scatter it over with {red pepper flakes}.',
      'Bake near the bottom of the oven for 16 minutes, until the sausage sizzles and the crust is well browned.',
    ],
  },
  {
    id: 1029,
    title: 'Pizza Ortolana with Garden Vegetables',
    cuisine: 'italian',
    types: ['pizza', 'vegetarian', 'vegetables', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 115,
    ing: `400 g all-purpose flour
1.25 tsp active dry yeast
4 tbsp olive oil
1 pc zucchini : in thin rounds
1 pc red bell pepper : in strips
200 g eggplant : in thin half-moons
200 g cherry tomatoes : halved
200 g tomato sauce
150 g shredded mozzarella
10 g fresh basil
1.5 tsp table salt`,
    steps: [
      'Make a dough from {flour}, {yeast}, 1 teaspoon of the {salt}, 1 tablespoon of the {olive oil} and 1 cup plus 1 tablespoon (255 ml) of warm water. Knead until elastic, about 8 minutes. Cover it and let it rise for 70 minutes.',
      'Toward the end of the rise, turn {zucchini}, {bell pepper} and {eggplant} in 2 tablespoons of the oil and the rest of the salt.',
      'Roast these vegetables on a sheet pan at 450°F (230°C) for 15 minutes, until soft and dry. Leave the oven on.',
      'Oil a second sheet pan with the last spoonful, press the dough out over it and spread with {tomato sauce}.',
      'Add {mozzarella}, the roasted vegetables and {cherry tomatoes}, cut side up. Bake for 18 minutes on the lowest rack.',
      'Shower with {basil} and cut into squares while the crust still crackles.',
    ],
  },
  {
    id: 1030,
    title: 'Spinach and Ricotta Calzone',
    cuisine: 'italian',
    types: ['pizza', 'vegetarian', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 105,
    ing: `400 g bread flour
1.25 tsp active dry yeast
2 tbsp olive oil
300 g frozen chopped spinach : thawed
250 g ricotta cheese
150 g shredded mozzarella
40 g parmesan cheese : grated
1 pc garlic : crushed
0.25 tsp ground nutmeg
300 g marinara sauce : warmed, for dipping
1.25 tsp table salt`,
    steps: [
      'Bring {bread flour}, {yeast}, 1 teaspoon of the {salt}, 1 tablespoon of the {olive oil} and 1 cup plus 1 tablespoon (255 ml) of warm water together and knead for 8 minutes. Let the dough double for 60 minutes.',
      'Squeeze {spinach} by the fistful until no more water drips. Mix it with {ricotta}, {mozzarella}, {parmesan}, {garlic}, {nutmeg} and the last of the salt.',
      'Heat the oven to 450°F (230°C) and line a baking sheet with parchment.',
      'Divide the dough into 4 and roll each piece to a 9-inch circle. Heap a quarter of the filling on one half, leaving an inch free.',
      'Fold the bare half over, press and crimp the seam tightly and cut two slits on top for the steam. Brush with the rest of the oil.',
      'Bake for 18 minutes, until brown and hollow-sounding. Let them cool for 5 minutes; the filling is fierce. Serve with {marinara sauce}.',
    ],
  },
  {
    id: 1031,
    title: 'Sicilian Sfincione',
    cuisine: 'italian',
    types: ['pizza', 'main'],
    dish: 'pizza',
    serves: 6,
    min: 150,
    ing: `500 g all-purpose flour
2 tsp active dry yeast
1 tsp granulated sugar
6 tbsp olive oil
3 pc yellow onion : thinly sliced
10 pc anchovies (canned)
400 g canned crushed tomatoes
1 tsp dried oregano
120 g provolone cheese : in small cubes
50 g dry bread crumbs
1.5 tsp table salt`,
    steps: [
      'Stir {yeast} and {sugar} into 1 1/3 cups (320 ml) of warm water. Mix in {flour}, 2 tablespoons of the {olive oil} and 1 1/4 teaspoons of the {salt}, knead for 8 minutes and let it rise for 60 minutes.',
      'Meanwhile cook {onions} in 2 tablespoons of the oil with a splash of water under a lid for 20 minutes, until they are sweet and soft.',
      'Melt half of the {anchovies} into the onions, add {crushed tomatoes} and the rest of the salt and simmer for 15 minutes while the dough finishes rising. Cool.',
      'Oil a 9 by 13 inch pan with 1 tablespoon. Press the dough in, push {provolone} and the other anchovies into it and leave it to puff for 30 minutes.',
      'Spread the sauce on top. Mix {bread crumbs} with {oregano} and the last spoonful of oil and cover the sauce with them.',
      'Bake at 425°F (220°C) for 28 minutes, until the crumbs are toasted and the bottom is firm and golden. Cut into thick squares.',
    ],
  },
  {
    id: 1032,
    title: 'Hot Salami and Honey Pizza',
    cuisine: 'italian',
    types: ['pizza', 'pork', 'main'],
    dish: 'pizza',
    serves: 2,
    min: 30,
    ing: `2 pc naan
100 g marinara sauce
100 g fresh mozzarella : sliced
40 g salami : sliced
1 pc jalapeno pepper : in thin rings
30 g arugula
1 tbsp honey
1 tsp olive oil
0.25 tsp red pepper flakes`,
    steps: [
      'Heat the oven to 450°F (230°C) with the rack in the upper third. Set {naan} side by side on a baking sheet.',
      'Spread each with half of the {marinara sauce}, leaving a finger of bread bare, and lay {mozzarella}, {salami} and {jalapeno} on top.',
      'Bake for 11 minutes, until the salami cups and chars at its edges.',
      'Warm {honey} with {red pepper flakes} in a small pan for 1 minute, just until runny, and let the heat steep into it while the pizzas bake.',
      'Dress {arugula} with {olive oil}, pile it on the hot pizzas and spoon the honey over in loops.',
    ],
  },
];
