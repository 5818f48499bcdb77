import type { RecipeSource } from './format.ts';

/** Mexican recipes 4026 to 4050: pork, vegetables, salads, breakfasts, sweets and drinks. */
export const MEXICAN_2: readonly RecipeSource[] = [
  {
    id: 4026,
    title: 'Sheet-Pan Tacos al Pastor',
    cuisine: 'mexican',
    types: ['pork', 'main'],
    dish: 'tacos',
    serves: 5,
    min: 110,
    ing: `800 g pork shoulder : sliced 1/4 inch thick
300 g pineapple : in 1/2-inch slices
60 ml orange juice
60 ml apple cider vinegar
4 pc garlic
1 tbsp tomato paste
1.5 tbsp paprika
1.5 tbsp chili powder
1 tsp dried oregano
1 tsp ground cumin
0.25 tsp ground cloves
1 tbsp vegetable oil
1 pc white onion : finely chopped
15 pc corn tortillas
10 g fresh cilantro : chopped
2 pc lime
1.25 tsp table salt`,
    steps: [
      'Blend {orange juice}, {apple cider vinegar}, {garlic}, {tomato paste}, {paprika}, {chili powder}, {oregano}, {cumin}, {cloves} and {salt}.',
      'Rub every slice of {pork shoulder} with this adobo, stack the slices in a bowl and refrigerate for 1 hour.',
      'Heat the oven to 450°F (230°C). Oil a large sheet pan with {vegetable oil} and lay out the pork and {pineapple} without overlapping; use two pans if you must.',
      'Roast for 18 minutes, then broil for 4 minutes, until the edges of both are charred.',
      'Chop the meat small with a heavy knife, dice the fruit, and toss both in the sticky juices of the pan.',
      'Toast {corn tortillas} over a flame and fill them with pork, {onion}, {cilantro} and a squeeze of {lime}.',
    ],
  },
  {
    id: 4027,
    title: 'Pork in Green Pipián',
    cuisine: 'mexican',
    types: ['pork', 'main'],
    dish: 'curry',
    serves: 4,
    min: 120,
    ing: `700 g pork shoulder : in 1 1/2-inch cubes
100 g pumpkin seeds (pepitas)
1 tbsp sesame seeds
2 pc poblano pepper : seeded and chopped
1 pc jalapeno pepper : chopped
80 g romaine lettuce : torn
30 g fresh cilantro
1 pc white onion : half whole, half chopped
3 pc garlic
0.5 tsp ground cumin
2 tbsp vegetable oil
1 pc lime : juiced
1.25 tsp table salt`,
    steps: [
      'Cover {pork shoulder} with 5 cups (1.2 liters) of water, add the whole half {onion}, one of the {garlic} cloves and half of the {salt}, and simmer for 75 minutes until tender. Strain and keep the broth.',
      'Toast {pumpkin seeds} in a dry pan over medium heat until they swell and pop but stay green, about 4 minutes. Add {sesame seeds} for the last 30 seconds.',
      'In half of the {vegetable oil} soften {poblano pepper}, {jalapeno}, the chopped onion and the other garlic for 7 minutes.',
      'Blend the seeds with 2 cups (480 ml) of broth to a cream. Add the fried vegetables, {cumin}, {romaine lettuce} and {cilantro}, and blend again until bright green.',
      'Heat the remaining oil, pour in the sauce and cook over low heat for 10 minutes, stirring all the while, because ground seeds scorch.',
      'Add the pork, thin the sauce with a little broth and warm for 5 minutes. Season with {lime} juice and the other half of the salt.',
    ],
  },
  {
    id: 4028,
    title: 'Frijoles Charros (Cowboy Bean Soup)',
    cuisine: 'mexican',
    types: ['soup', 'pork'],
    dish: 'soup',
    serves: 5,
    min: 45,
    ing: `80 g bacon : diced
2 pc pork chorizo : skinned
1 pc yellow onion : chopped
2 pc jalapeno pepper : chopped
4 pc garlic : minced
3 pc roma tomato : chopped
1 tsp dried oregano
850 g canned pinto beans : 2 cans, drained
700 ml chicken broth
15 g fresh cilantro : chopped`,
    steps: [
      'Put {bacon} in a cold soup pot and render it over medium heat for 6 minutes, until crisp.',
      'Crumble in {pork chorizo} and fry it for 5 minutes. Spoon off the fat until about 1 tablespoon is left.',
      'Cook {onion} and {jalapeno} in this red fat for 5 minutes, then stir in {garlic}, {tomato} and {oregano} and let them break down for 4 minutes.',
      'Add {pinto beans} and {chicken broth} and simmer for 15 minutes. Crush some beans with the spoon, so that the liquid turns silky.',
      'Stir in {cilantro} and serve in mugs or small bowls. The meats bring all the salt it needs.',
    ],
  },
  {
    id: 4029,
    title: 'Chorizo, Egg and Potato Breakfast Tacos',
    cuisine: 'mexican',
    types: ['breakfast', 'pork'],
    dish: 'tacos',
    serves: 4,
    min: 35,
    ing: `6 pc eggs
150 g pork chorizo : skinned
300 g red potato : in 1/3-inch dice
1 tbsp vegetable oil
0.5 pc white onion : chopped
8 pc flour tortillas
60 g queso fresco : crumbled
120 g salsa
0.25 tsp table salt`,
    steps: [
      'Fry {red potato} in {vegetable oil} in a covered nonstick skillet for 10 minutes, stirring now and then, until soft inside. Uncover and crisp for 3 minutes.',
      'Push the potato to the rim, crumble {pork chorizo} into the middle with {onion} and cook until the fat runs red and no pink is left, about 6 minutes.',
      'Beat {eggs} with {salt}, pour over everything and fold slowly for 2 minutes, until just set and still soft.',
      'Heat {tortillas} on a bare burner or in a second pan, and fold each around a generous spoonful of filling.',
      'Add {queso fresco} and {salsa} at the table.',
    ],
  },
  {
    id: 4030,
    title: 'Crema de Elote (Corn Soup)',
    cuisine: 'mexican',
    types: ['soup', 'vegetarian', 'vegetables'],
    dish: 'soup',
    serves: 4,
    min: 40,
    ing: `600 g frozen sweet corn
30 g unsalted butter
1 pc white onion : chopped
2 pc garlic : chopped
2 pc poblano pepper
500 ml vegetable broth
400 ml whole milk
60 g queso fresco : crumbled
0.25 tsp smoked paprika
0.5 tsp table salt`,
    steps: [
      'Broil {poblano pepper} for 10 minutes, turning often, until the skin is black. Cover for a few minutes, peel, seed and cut into strips.',
      'Meanwhile melt {butter} in a soup pot and sweat {onion} and {garlic} for 6 minutes.',
      'Keep back a handful of {corn}. Add the rest to the pot with {vegetable broth} and {salt} and simmer for 10 minutes.',
      'Blend for 2 minutes with {milk}, as finely as your blender can, and rub the soup through a sieve; the skins stay behind.',
      'Reheat without boiling, with the reserved kernels and most of the pepper strips, for 4 minutes.',
      'Top the bowls with the last strips, {queso fresco} and a dusting of {smoked paprika}.',
    ],
  },
  {
    id: 4031,
    title: 'Black Bean, Corn and Avocado Salad',
    cuisine: 'mexican',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `850 g canned black beans : 2 cans, rinsed and drained
2 pc corn on the cob
1 pc red bell pepper : diced
0.5 pc red onion : finely diced
1 pc jalapeno pepper : minced
1 pc avocado : diced
3 tbsp olive oil
2 pc lime : juiced
0.5 tsp ground cumin
15 g fresh cilantro : chopped
60 g queso fresco : crumbled
0.75 tsp table salt`,
    steps: [
      'Char {corn on the cob} in a dry cast-iron pan for 8 minutes, rolling it around, and slice off the kernels.',
      'Shake {lime} juice, {olive oil}, {cumin} and {salt} in a jar until cloudy.',
      'Pour the dressing over {black beans}, {red bell pepper}, {red onion} and {jalapeno} and mix in the warm corn, which takes up the flavor best.',
      'Add {avocado} and {cilantro} with a light hand, to keep the cubes whole, and strew {queso fresco} over the bowl.',
    ],
  },
  {
    id: 4032,
    title: 'Noche Buena Salad with Beets and Orange',
    cuisine: 'mexican',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 75,
    ing: `4 pc beets
250 g romaine lettuce : in ribbons
2 pc orange
1 pc granny smith apple
0.5 pc pomegranate : seeds only
70 g peanuts (roasted)
2 tbsp olive oil
1 tbsp white vinegar
1 tsp honey
0.5 tsp table salt`,
    steps: [
      'Wrap the {beets} in foil and roast at 400°F (200°C) for 50 minutes, until a knife meets no resistance. Slip off the skins and slice into half-moons.',
      'Peel the {oranges} with a knife down to the flesh and cut out the segments over a bowl, catching the juice.',
      'Whisk 3 tablespoons of this juice with {olive oil}, {white vinegar}, {honey} and {salt}.',
      'Cut the {apple} into matchsticks and toss at once with a spoonful of dressing.',
      'Make a bed of {romaine lettuce}, arrange beets, orange and apple on it and pour over the rest of the dressing.',
      'Shower with {peanuts} and {pomegranate} at the last moment, before the beets stain everything red.',
    ],
  },
  {
    id: 4033,
    title: 'Street-Cart Fruit with Chili, Lime and Pepitas',
    cuisine: 'mexican',
    types: ['salad', 'vegetarian', 'snack'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `1 pc mango
300 g pineapple
400 g watermelon
1 pc cucumber
2 pc lime : juiced
1.5 tsp chili powder
0.25 tsp cayenne pepper
0.25 tsp table salt
60 g pumpkin seeds (pepitas)`,
    steps: [
      'Parch {pumpkin seeds} in a dry pan for 3 minutes, shaking, until they puff and crackle, then cool them on a plate.',
      'Cut {mango}, {pineapple}, {watermelon} and {cucumber} into finger-size spears, as the vendors do.',
      'Stand the spears in tall cups, or pile them on a platter, and soak them with {lime} juice.',
      'Mix {chili powder}, {cayenne pepper} and {salt}, dust the fruit from all sides and finish with the seeds.',
    ],
  },
  {
    id: 4034,
    title: 'Huevos Rancheros',
    cuisine: 'mexican',
    types: ['breakfast', 'vegetarian', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 40,
    ing: `8 pc eggs
8 pc corn tortillas
6 pc roma tomato
0.5 pc white onion
1 pc serrano pepper
1 pc garlic
4 tbsp vegetable oil
425 g canned pinto beans : 1 can, drained
1 pc avocado : sliced
60 g queso fresco : crumbled
8 g fresh cilantro
0.75 tsp table salt`,
    steps: [
      'Broil {tomato}, {onion}, {serrano pepper} and {garlic} on a sheet for 10 minutes, turning once, until blistered. Blend briefly, skins and all.',
      'Heat 1 tablespoon of the {vegetable oil}, add this salsa and half of the {salt} and fry for 6 minutes, until it thickens.',
      'Warm {pinto beans} in a small pan with another spoonful of oil and a splash of water, mashing them to a rough paste.',
      'Soften {corn tortillas} in a thin film of oil for 15 seconds a side and lay two on each plate, spread with beans.',
      'Fry {eggs} in the last of the oil until the whites are set and the yolks still run, 3 minutes, and season them with the rest of the salt.',
      'Slide an egg onto each tortilla, ladle the hot salsa around the yolks and add {avocado}, {queso fresco} and {cilantro}.',
    ],
  },
  {
    id: 4035,
    title: 'Chilaquiles Rojos',
    cuisine: 'mexican',
    types: ['breakfast', 'vegetarian', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 40,
    ing: `14 pc corn tortillas : each cut in 8
4 tbsp canola oil
400 g canned crushed tomatoes
200 ml vegetable broth
1 tbsp chili powder
0.5 tsp cayenne pepper
3 pc garlic
4 pc eggs
100 g sour cream
80 g queso fresco : crumbled
0.5 pc red onion : in thin rings
10 g fresh cilantro
0.5 tsp table salt`,
    steps: [
      'Heat the oven to 400°F (200°C). Toss {corn tortillas} with 2 tablespoons of the {canola oil}, spread over two sheets and bake for 14 minutes, until hard and golden.',
      'Blend {crushed tomatoes}, {vegetable broth}, {chili powder}, {cayenne pepper}, {garlic} and {salt}.',
      'Fry the sauce in 1 tablespoon of oil in a deep, wide pan for 8 minutes. It should run off the spoon like heavy soup.',
      'Cook {eggs} sunny side up in the last spoonful of oil in a separate skillet for 3 minutes.',
      'Turn the chips through the simmering sauce for 1 minute, just until coated; the best chilaquiles are half crisp, half soft.',
      'Serve at once, each plate with an egg, {sour cream}, {queso fresco}, {red onion} and {cilantro}.',
    ],
  },
  {
    id: 4036,
    title: 'Molletes with Pico de Gallo',
    cuisine: 'mexican',
    types: ['breakfast', 'vegetarian', 'bread'],
    dish: 'toast',
    serves: 4,
    min: 25,
    ing: `300 g baguette : in 4 pieces, split
25 g unsalted butter : soft
425 g canned pinto beans : 1 can, drained
0.5 tsp ground cumin
160 g monterey jack cheese : grated
2 pc tomato : seeded and diced
0.5 pc white onion : finely diced
1 pc serrano pepper : minced
10 g fresh cilantro : chopped
1 pc lime : juiced
0.5 tsp table salt`,
    steps: [
      'For the pico de gallo, combine {tomato}, {onion}, {serrano pepper}, {cilantro} and {lime} juice with half of the {salt}.',
      'Heat the oven to 425°F (220°C). Butter the cut sides of the {baguette} with half of the {butter} and toast for 5 minutes.',
      'Melt the other half in a skillet, add {pinto beans}, {cumin}, the rest of the salt and 3 tablespoons of water, and mash over medium heat for 5 minutes to a thick spread.',
      'Spread the bread with beans right to the corners, cover with {Monterey Jack} and bake for 7 minutes, until it blisters.',
      'Drain the pico briefly and spoon it over the hot open sandwiches.',
    ],
  },
  {
    id: 4037,
    title: 'Enfrijoladas with Queso Fresco',
    cuisine: 'mexican',
    types: ['breakfast', 'vegetarian'],
    dish: 'wrap',
    serves: 4,
    min: 30,
    ing: `850 g canned black beans : 2 cans, with their liquid
1 pc white onion : half chopped, half in thin rings
2 pc garlic : chopped
1 pc jalapeno pepper : chopped
0.5 tsp ground cumin
0.25 tsp dried oregano
3 tbsp vegetable oil
12 pc corn tortillas
150 g queso fresco : crumbled
80 g sour cream
0.25 tsp table salt`,
    steps: [
      'Soften the chopped {onion}, {garlic} and {jalapeno} in 1 tablespoon of the {vegetable oil} for 5 minutes. Add {cumin} and {oregano}.',
      'Add {black beans} with their liquid, {salt} and half a cup (120 ml) of water, and simmer for 6 minutes.',
      'Blend until perfectly smooth and return to the pan. The sauce should flow like pancake batter; correct it with water.',
      'Heat the remaining oil in a skillet and pass each of the {corn tortillas} through it for 5 seconds a side.',
      'Dip them in the hot bean sauce, put a spoonful of {queso fresco} on one half and fold into quarters, three to a plate.',
      'Flood with the rest of the beans. Decorate with {sour cream}, the onion rings and the last of the cheese.',
    ],
  },
  {
    id: 4038,
    title: 'Rajas con Crema Tacos',
    cuisine: 'mexican',
    types: ['vegetables', 'vegetarian', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 45,
    ing: `6 pc poblano pepper
2 pc white onion : sliced
2 pc garlic : sliced
150 g frozen sweet corn
2 tbsp vegetable oil
200 g sour cream
80 ml whole milk
80 g monterey jack cheese : grated
12 pc corn tortillas
0.75 tsp table salt`,
    steps: [
      'Blacken {poblano pepper} on all sides under a hot broiler, 10 to 12 minutes. Trap the steam under an upturned bowl for 8 minutes.',
      'Rub off the charred skin without rinsing, pull out stems and seeds and tear the flesh into strips: these are the rajas.',
      'Cook {onion} in {vegetable oil} over medium heat for 9 minutes until limp and sweet. Add {garlic} and {corn} for 3 minutes.',
      'Stir in the strips and {salt}, lower the heat, and add {sour cream} loosened with {milk}. Warm for 4 minutes; boiling would split it.',
      'Melt in {Monterey Jack} and spoon the creamy peppers onto hot {corn tortillas}.',
    ],
  },
  {
    id: 4039,
    title: 'Chiles Rellenos in Tomato Broth',
    cuisine: 'mexican',
    types: ['vegetables', 'vegetarian', 'main'],
    dish: 'roast',
    serves: 4,
    min: 75,
    ing: `8 pc poblano pepper
240 g monterey jack cheese : in 8 sticks
4 pc eggs : separated
60 g all-purpose flour
8 tbsp canola oil (40% eaten)
400 g canned crushed tomatoes
200 ml vegetable broth
0.5 pc white onion
1 pc garlic
0.5 tsp dried oregano
0.75 tsp table salt`,
    steps: [
      'Char {poblano pepper} under the broiler for 12 minutes, turning. Cover for 10 minutes and peel carefully, keeping the stems on.',
      'Slit each one down the side, take out the seeds with a teaspoon and slide in a stick of {Monterey Jack}. Close with a toothpick.',
      'Blend {crushed tomatoes}, {onion}, {garlic}, {oregano}, half of the {salt} and {vegetable broth}. Simmer in a wide pan for 12 minutes.',
      'Beat the whites of the {eggs} with the remaining salt to stiff peaks, then beat in the yolks and 1 tablespoon of the {flour}.',
      'Get {canola oil} hot in a small skillet. Dust the peppers with the rest of the flour, dip in the egg foam and fry two at a time for 2 minutes on each side, spooning oil over the top.',
      'Blot on paper, take out the toothpicks and set the rellenos in shallow bowls of hot tomato broth.',
    ],
  },
  {
    id: 4040,
    title: 'Calabacitas con Elote',
    cuisine: 'mexican',
    types: ['vegetables', 'vegetarian', 'side'],
    dish: 'salad',
    serves: 4,
    min: 30,
    ing: `3 pc zucchini : in 1/2-inch dice
250 g frozen sweet corn
1 pc poblano pepper : diced
1 pc yellow onion : chopped
2 pc garlic : minced
2 pc roma tomato : chopped
2 tbsp olive oil
0.5 tsp dried oregano
80 g queso fresco : crumbled
0.75 tsp table salt`,
    steps: [
      'Sear {zucchini} in half of the {olive oil} over high heat for 5 minutes without crowding, so that it browns before it weeps. Tip it onto a plate.',
      'Cook {onion} and {poblano pepper} in the remaining oil for 6 minutes, and {garlic} for 30 seconds more.',
      'Add {corn}, {tomato}, {oregano} and {salt} and simmer until the tomato has melted, about 7 minutes.',
      'Stir the squash back in for 2 minutes and take the skillet off the stove.',
      'Cover with {queso fresco} and let it warm and soften under a lid for a moment.',
    ],
  },
  {
    id: 4041,
    title: 'Arroz con Leche',
    cuisine: 'mexican',
    types: ['dessert', 'vegetarian', 'rice'],
    dish: 'porridge',
    serves: 6,
    min: 55,
    ing: `180 g white rice (long grain)
1 pc orange : peel only, in wide strips
1 tsp ground cinnamon
800 ml whole milk
200 g sweetened condensed milk
60 g raisins
1 tsp vanilla extract
0.25 tsp table salt`,
    steps: [
      'Rinse {rice} and simmer it with the {orange} peel, {salt}, half of the {cinnamon} and 2 cups (480 ml) of water for 14 minutes, until nearly dry.',
      'Add {whole milk} and bring it back to a gentle simmer. Cook uncovered for 20 minutes, drawing a spoon across the bottom every couple of minutes.',
      'Stir in {condensed milk} and {raisins} and cook for 6 minutes. Stop while it is still looser than you want, because it tightens in the bowl.',
      'Remove the peel, add {vanilla} and let the pudding stand 10 minutes.',
      'Dust with the remaining cinnamon, and eat it lukewarm or chilled.',
    ],
  },
  {
    id: 4042,
    title: 'Flan Napolitano',
    cuisine: 'mexican',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 8,
    min: 340,
    ing: `140 g granulated sugar
5 pc eggs
390 g sweetened condensed milk
350 ml evaporated milk
120 g cream cheese : at room temperature
2 tsp vanilla extract`,
    steps: [
      'Heat the oven to 350°F (175°C) and boil a kettle. Warm a 9-inch round cake pan, so that the caramel will spread.',
      'Melt {sugar} with 2 tablespoons of water in a small pan, swirling but never stirring, until the color of tea. Pour it straight into the cake pan and tilt to coat.',
      'Blend {eggs}, {condensed milk}, {evaporated milk}, {cream cheese} and {vanilla} on low speed for 1 minute. Let the bubbles rise, then strain over the caramel.',
      'Cover with foil, stand the pan in a larger one and pour hot water around it to half its height.',
      'Bake for 60 minutes, until the rim is firm and the center wobbles like jelly. Lift it out of the water to cool for 20 minutes.',
      'Refrigerate for 4 hours. Run a thin knife around the edge, cover with a rimmed plate and turn over in one move.',
    ],
  },
  {
    id: 4043,
    title: 'Pastel de Tres Leches',
    cuisine: 'mexican',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 12,
    min: 240,
    ing: `5 pc eggs : separated
200 g granulated sugar
130 g all-purpose flour
1.5 tsp baking powder
80 ml whole milk
2 tsp vanilla extract
390 g sweetened condensed milk
350 ml evaporated milk
480 ml heavy cream
3 tbsp powdered sugar
150 g strawberries : sliced
0.25 tsp table salt`,
    steps: [
      'Heat the oven to 350°F (175°C) and grease a 9-by-13-inch pan. Sift {flour}, {baking powder} and {salt} together.',
      'Beat the yolks of the {eggs} with 150 g (3/4 cup) of the {granulated sugar} for 4 minutes until almost white. Stir in {whole milk} and half of the {vanilla}, then the flour.',
      'Whip the whites with the rest of the sugar to firm peaks and fold them in by thirds, keeping as much air as you can.',
      'Spread in the pan and bake for 30 minutes, until the top springs back. Cool for 20 minutes and prick it to the bottom, every half inch, with a skewer.',
      'Stir {condensed milk}, {evaporated milk} and a quarter of the {heavy cream}, and pour it over the cake slowly, a cupful at a time, until it has all sunk in.',
      'Cover and refrigerate for at least 2 hours; it will look too wet at first.',
      'Whip the other cream with {powdered sugar} and the last of the vanilla, spread it on thickly and decorate with {strawberries}.',
    ],
  },
  {
    id: 4044,
    title: 'Capirotada (Lenten Bread Pudding)',
    cuisine: 'mexican',
    types: ['dessert', 'vegetarian'],
    dish: 'roast',
    serves: 6,
    min: 75,
    ing: `250 g baguette : a day old, in 1/2-inch slices
50 g unsalted butter : melted
200 g brown sugar
1.5 tsp ground cinnamon
0.25 tsp ground cloves
80 g raisins
60 g peanuts (roasted)
120 g monterey jack cheese : grated
1 pc banana : sliced`,
    steps: [
      'Heat the oven to 350°F (175°C). Brush {baguette} with {butter} on both sides and toast on a sheet for 12 minutes, until dry and golden.',
      'Simmer {brown sugar}, {cinnamon} and {cloves} in 2 1/4 cups (530 ml) of water for 10 minutes to a thin, spiced syrup.',
      'Cover the base of an 8-inch square baking dish with a third of the toast. Scatter with a third of the {raisins}, {peanuts}, {banana} and {cheese} and ladle on a third of the syrup.',
      'Repeat twice, ending with cheese, and press down with the back of the ladle. Wait 10 minutes while the bread drinks.',
      'Bake under foil for 20 minutes, then uncovered for 12 minutes, until the top is chewy and brown.',
      'Eat the capirotada warm; it is meant to be sweet and salty in one bite.',
    ],
  },
  {
    id: 4045,
    title: 'Carlota de Limón (Lime Icebox Cake)',
    cuisine: 'mexican',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 6,
    min: 260,
    ing: `200 g graham crackers
300 g sweetened condensed milk
250 ml evaporated milk : chilled
115 g cream cheese : soft
5 pc lime`,
    steps: [
      'Grate the zest of one {lime} and squeeze all five; you need about 1/2 cup (120 ml) of juice.',
      'Blend {condensed milk}, {evaporated milk} and {cream cheese} until even. With the motor running, pour in the juice and watch the cream thicken at once.',
      'Line a loaf pan with plastic wrap, leaving long flaps. Cover the bottom with lime cream and then with a layer of {graham crackers}.',
      'Go on in layers, filling gaps with broken crackers, and end with crackers. Fold the flaps over.',
      'Refrigerate for 4 hours, until the layers can be sliced like cake. Turn out, peel off the wrap and sprinkle the zest on top.',
    ],
  },
  {
    id: 4046,
    title: 'Licuado de Plátano with Oats and Cocoa',
    cuisine: 'mexican',
    types: ['smoothie', 'breakfast', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `2 pc banana
450 ml whole milk
35 g rolled oats
1 tbsp unsweetened cocoa powder
1 tbsp honey
0.5 tsp ground cinnamon
0.5 tsp vanilla extract
4 pc ice cubes`,
    steps: [
      'Grind {rolled oats} alone in the blender for 20 seconds, until they look like flour.',
      'Add {banana}, {milk}, {cocoa powder}, {honey}, {cinnamon} and {vanilla} and run the machine for 1 minute, so the oats have time to thicken it.',
      'Drop in {ice cubes}, pulse until the rattling stops and drink while the foam stands.',
    ],
  },
  {
    id: 4047,
    title: 'Vampiro (Beet, Carrot and Orange Smoothie)',
    cuisine: 'mexican',
    types: ['smoothie', 'vegetarian', 'vegetables'],
    dish: 'smoothie',
    serves: 2,
    min: 15,
    ing: `1 pc beets : peeled, in small cubes
2 pc carrot : in thin slices
1 pc celery : chopped
150 g pineapple : in chunks
350 ml orange juice
1 pc lime : juiced
5 g ginger root
5 pc ice cubes`,
    steps: [
      'Blend the {beet}, {carrot}, {celery} and {ginger} with the {orange juice} for a full minute on the highest speed.',
      'Add {pineapple}, {lime} juice and {ice cubes} and blend until it looks like dark red velvet.',
      'For a drink as clear as the juice stands make it, strain through a sieve; for more fiber, leave it as it is.',
    ],
  },
  {
    id: 4048,
    title: 'Creamy Strawberry Horchata',
    cuisine: 'mexican',
    types: ['smoothie', 'vegetarian', 'snack'],
    dish: 'smoothie',
    serves: 4,
    min: 150,
    ing: `150 g white rice (long grain) (40% eaten)
40 g almonds
1.5 tsp ground cinnamon
400 ml whole milk
4 tbsp granulated sugar
1 tsp vanilla extract
300 g strawberries
8 pc ice cubes`,
    steps: [
      'Rinse {rice}, put it in a pitcher with {almonds} and {cinnamon}, cover with 3 cups (720 ml) of hot water and soak for 2 hours.',
      'Blend everything, water included, for 2 minutes, until hardly any grit can be felt between the fingers.',
      'Strain through a cloth and wring it out; the chalky pulp has done its work.',
      'Rinse the blender, blend {strawberries} with {milk}, {sugar} and {vanilla}, and stir this into the rice milk.',
      'Pour over {ice cubes} and stir again before each glass, as horchata settles.',
    ],
  },
  {
    id: 4049,
    title: 'Tlayuda-Style Tortilla Pizza',
    cuisine: 'mexican',
    types: ['pizza', 'vegetarian', 'vegetables', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 30,
    ing: `6 pc flour tortillas
850 g canned black beans : 2 cans, drained
2 pc garlic : minced
2 tbsp olive oil
0.5 tsp ground cumin
0.25 tsp dried oregano
220 g shredded mozzarella
150 g green cabbage : shaved
1 pc tomato : thinly sliced
60 g radishes : sliced
1 pc avocado : sliced
1 pc lime : juiced
0.5 tsp table salt`,
    steps: [
      'Soften {garlic} in half of the {olive oil} for 1 minute, add {black beans}, {cumin}, {oregano} and half of the {salt}, and mash to a paste over low heat for 5 minutes.',
      'Heat the oven to 450°F (230°C). Brush {tortillas} with the rest of the oil and bake them on bare racks for 3 minutes, until stiff.',
      'Spread with the bean paste to the very edge, which keeps it from burning, and cover with {mozzarella}.',
      'Bake on sheets for 6 minutes, until the cheese stretches and the base cracks when tapped.',
      'Toss {green cabbage} with {lime} juice and the remaining salt. Heap it on the pizzas with {tomato}, {radishes} and {avocado}, and break rather than cut.',
    ],
  },
  {
    id: 4050,
    title: 'Sopa Seca de Fideo',
    cuisine: 'mexican',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 40,
    ing: `300 g spaghetti : broken into 1-inch lengths
3 tbsp vegetable oil
400 g canned whole peeled tomatoes
0.5 pc white onion
2 pc garlic
2 tsp smoked paprika
0.25 tsp cayenne pepper
560 ml vegetable broth
1 pc avocado : diced
80 g queso fresco : crumbled
80 g sour cream
8 g fresh cilantro
0.25 tsp table salt`,
    steps: [
      'Blend {tomatoes}, {onion}, {garlic}, {smoked paprika}, {cayenne pepper} and {salt} until smooth.',
      'Fry {spaghetti} in {vegetable oil} in a wide pan over medium heat for 6 minutes, stirring without pause, until it is the color of a chestnut. It burns in a blink.',
      'Stand back and pour in the tomato puree. Let it seethe for 3 minutes, so that it thickens around the pasta.',
      'Add {vegetable broth}, cover and cook over low heat for 14 minutes, stirring twice, until the liquid is gone and the pasta is tender.',
      'Leave off the heat, still covered, for 5 minutes; the name means dry soup, and this is when it turns dry.',
      'Top with {sour cream}, {avocado}, {queso fresco} and {cilantro}, like a plate of nachos.',
    ],
  },
];
