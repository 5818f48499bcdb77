import type { RecipeSource } from './format.ts';

/** What people look for first: dishes of Italy, India, the Mediterranean, Mexico and Asia. */
export const FAVOURITES_2: readonly RecipeSource[] = [
  {
    id: 1066,
    title: 'Spaghetti Bolognese',
    cuisine: 'italian',
    types: ['pasta', 'beef', 'main'],
    dish: 'pasta-nest',
    serves: 4,
    min: 60,
    ing: `400 g spaghetti
450 g ground beef (90% lean)
1 tbsp olive oil
2 pc yellow onion : finely chopped
2 pc carrot : coarsely grated
150 g cremini mushrooms : finely chopped
3 pc garlic : minced
2 tbsp tomato paste
400 g canned diced tomatoes
200 ml beef broth
1 tsp dried oregano
1 pc bay leaves
50 g grated parmesan
0.25 tsp ground black pepper
1.5 tsp table salt (60% eaten)`,
    steps: [
      'Fry the {beef} in the {olive oil} in a wide pan over high heat for 6 minutes, until it browns at the edges. Scoop it onto a plate.',
      'Cook the {onion}, {carrot} and {mushrooms} in the same pan with a third of the {salt} for 8 minutes, until the water has gone and they start to catch.',
      'Add the {garlic}, {tomato paste}, {oregano} and {bay leaf} for 1 minute. Return the meat with the {diced tomatoes}, {broth} and {pepper}.',
      'Simmer with the lid ajar for 25 minutes, stirring now and again. The sauce should be thick enough to stay on a spoon.',
      'Meanwhile boil the {spaghetti} in plenty of water with the rest of the salt for 9 minutes and drain it, keeping a cupful.',
      'Turn the pasta in half of the sauce with a splash of that water. Ladle on the other half and finish with the {parmesan}.',
    ],
  },
  {
    id: 1067,
    title: 'Potato Gnocchi with Tomato and Basil',
    cuisine: 'italian',
    types: ['main', 'vegetarian'],
    dish: 'short-pasta',
    serves: 4,
    min: 90,
    ing: `1000 g russet potato : whole, unpeeled
220 g all-purpose flour
1 pc eggs
3 tbsp olive oil
3 pc garlic : sliced
700 g canned crushed tomatoes
12 g fresh basil
60 g parmesan cheese : grated
0.25 tsp red pepper flakes
2 tsp table salt (70% eaten)`,
    steps: [
      'Boil the {potatoes} in their skins for 35 minutes, until soft through. Peel them while hot, press through a ricer and spread them out for 5 minutes to steam dry.',
      'Meanwhile sizzle the {garlic} and {red pepper flakes} in the {olive oil} for 1 minute, add the {crushed tomatoes} and a quarter of the {salt} and simmer for 20 minutes. Drop in half of the {basil}.',
      'Heap up the potato, scatter the {flour} and another quarter of the salt over it and break the {egg} into the middle. Bring it together with light hands; kneading makes it heavy.',
      'Roll the dough into ropes as thick as a thumb, cut them in 3/4-inch pieces and roll each over the back of a fork.',
      'Boil them in a wide pot of water with the last of the salt, in three batches, 2 minutes each. They are done soon after they float.',
      'Lift them into the sauce with a slotted spoon, toss gently and serve with the {parmesan} and the rest of the basil.',
    ],
  },
  {
    id: 1069,
    title: 'Tomato Bruschetta',
    cuisine: 'italian',
    types: ['snack', 'vegetarian'],
    dish: 'toast',
    serves: 4,
    min: 25,
    ing: `240 g baguette : in thick slanting slices
500 g roma tomato : diced
2 pc garlic
10 g fresh basil : torn
4 tbsp olive oil
1 tsp balsamic vinegar
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Toss the {tomato} with the {salt} and leave it in a sieve for 10 minutes. What drips off would only make the bread wet.',
      'Brush the slices of {baguette} with a spoonful of the {olive oil} and toast them under the broiler for 2 minutes on each side, until the rims are dark.',
      'Cut the {garlic} in half and rub it once over each hot slice; the rough crust works like a grater.',
      'Mix the tomato with the {basil}, {vinegar}, {pepper} and the rest of the oil. Pile it on at the last minute.',
    ],
  },
  {
    id: 1070,
    title: 'Garlic Bread',
    cuisine: 'italian',
    types: ['bread', 'side', 'vegetarian'],
    dish: 'toast',
    serves: 6,
    min: 30,
    ing: `350 g baguette
100 g salted butter : soft
5 pc garlic : finely grated
20 g fresh parsley : finely chopped
30 g grated parmesan
1 tbsp olive oil
0.25 tsp ground black pepper`,
    steps: [
      'Heat the oven to 400°F (200°C). Mash the {butter} with the {garlic}, {parsley}, {olive oil} and {pepper}.',
      'Cut the {baguette} in slices an inch thick, stopping just short of the bottom, so that the loaf holds together like a fan.',
      'Spread the butter deep into every cut and rub what is left over the crust. Push in the {parmesan}.',
      'Wrap it in foil and bake for 12 minutes. Open the foil and bake for 5 minutes more, until the edges are crisp and the middle drips.',
    ],
  },
  {
    id: 2051,
    title: 'Potato and Pea Samosas',
    cuisine: 'indian',
    types: ['snack', 'vegetarian'],
    dish: 'grill',
    serves: 6,
    min: 110,
    ing: `300 g all-purpose flour
60 g ghee : melted
600 g russet potato : peeled, quartered
120 g frozen green peas
1 tsp mustard seed
15 g ginger root : finely grated
1 pc serrano pepper : minced
1.5 tsp ground coriander
1 tsp ground cumin
1 tsp garam masala
0.5 tsp ground turmeric
10 g fresh cilantro : chopped
1 pc lemon : juiced
900 ml vegetable oil : for deep frying (10% eaten)
1.75 tsp table salt`,
    steps: [
      'Rub all but a spoonful of the {ghee} into the {flour} with half of the {salt} until it clumps when squeezed. Knead with 120 ml (1/2 cup) of water to a stiff dough and rest it for 30 minutes.',
      'Boil the {potatoes} for 18 minutes, drain and crush them, leaving some lumps.',
      'Heat the last of the ghee, let the {mustard seed} crackle, and add the {ginger}, {serrano pepper}, {coriander}, {cumin} and {turmeric} for 30 seconds. Mix in the potato, {peas}, {garam masala}, {cilantro}, {lemon} juice and the other salt.',
      'Divide the dough in six, roll each ball to an oval and cut it across. Wet the straight edge, form a cone, fill it and pinch it shut. Makes 12.',
      'Heat the {vegetable oil} to only 300°F (150°C). Fry six at a time for 10 minutes, turning, until blond and blistered; a gentle heat makes the shell short and crisp.',
      'Raise the heat for the last minute of each batch until they are golden brown, and drain them standing up.',
    ],
  },
  {
    id: 3051,
    title: 'Classic Hummus',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['snack', 'side', 'vegetarian'],
    dish: 'porridge',
    serves: 6,
    min: 40,
    ing: `850 g canned chickpeas : 2 cans, drained
0.5 tsp baking soda (25% eaten)
120 g tahini
1 pc lemon : juiced
1 pc garlic
3 tbsp olive oil
0.5 tsp ground cumin
0.25 tsp paprika
6 g fresh parsley : chopped
4 pc pita bread : warm
1 tsp table salt`,
    steps: [
      'Simmer the {chickpeas} with the {baking soda} in water to cover for 15 minutes, until they are bloated and fall apart between two fingers. Drain, and keep a spoonful for the top.',
      'Blend the {lemon} juice with the {garlic} and {salt} and let it stand for 5 minutes, which takes the sting out of the garlic.',
      'Add the {tahini} and {cumin} and run the machine, pouring in 4 tablespoons of ice water, until it is thick and nearly white.',
      'Add the warm chickpeas and blend for 4 minutes, longer than seems needed, until perfectly smooth.',
      'Spread it in a shallow bowl with the back of a spoon, making a moat. Fill this with the {olive oil}, add the whole chickpeas, {paprika} and {parsley}, and tear the {pita} for dipping.',
    ],
  },
  {
    id: 3052,
    title: 'Tzatziki',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['snack', 'side', 'vegetarian'],
    dish: 'porridge',
    serves: 4,
    min: 45,
    ing: `1 pc cucumber
400 g greek yogurt
1 pc garlic : finely grated
2 tbsp olive oil
2 tsp red wine vinegar
6 g fresh dill : chopped
4 g fresh mint : chopped
3 pc pita bread : toasted
0.75 tsp table salt`,
    steps: [
      'Grate the {cucumber} coarsely, seeds and all, work in the {salt} and let it drip in a sieve for 15 minutes.',
      'Squeeze it in your fists, and once more in a towel, until hardly a drop comes. Wet cucumber is the end of a thick dip.',
      'Stir the {garlic} and {vinegar} into the {yogurt} with half of the {olive oil}, then the cucumber, {dill} and {mint}.',
      'Chill for 20 minutes so that the garlic spreads. Make a well with a spoon, pour in the rest of the oil and serve with the {pita}.',
    ],
  },
  {
    id: 3053,
    title: 'Falafel Pitas',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['main', 'vegetarian'],
    dish: 'wrap',
    serves: 4,
    min: 540,
    ing: `220 g chickpeas (dry)
1 pc red onion : half chopped, half sliced
3 pc garlic
25 g fresh parsley
15 g fresh cilantro
1.5 tsp ground cumin
1 tsp ground coriander
1 tsp baking powder
1 tbsp sesame seeds
800 ml vegetable oil : for deep frying (9% eaten)
4 pc pita bread
100 g romaine lettuce : shredded
2 pc tomato : sliced
150 g plain yogurt
2 tbsp tahini
0.5 pc lemon : juiced
1.5 tsp table salt`,
    steps: [
      'Soak the {chickpeas} in plenty of cold water overnight. They go raw into the mixture; boiled ones would fall to pieces in the oil.',
      'Drain them well and grind them in a food processor with the chopped {onion}, {garlic}, {parsley}, {cilantro}, {cumin}, {coriander} and most of the {salt} to something like wet sand.',
      'Stir in the {baking powder} and {sesame seeds} and chill for 20 minutes. Press into 16 balls the size of a walnut.',
      'Heat the {vegetable oil} to 350°F (175°C) and fry the balls in two batches for 5 minutes each, until mahogany outside and green within.',
      'Whisk the {yogurt} with the {tahini}, {lemon} juice and the last pinch of salt.',
      'Open the {pita}, fill it with the {lettuce}, {tomato}, sliced onion and four falafel, and spoon the sauce over.',
    ],
  },
  {
    id: 3054,
    title: 'Lamb Shish Kebabs',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['lamb', 'main'],
    dish: 'grill',
    serves: 4,
    min: 90,
    ing: `650 g lamb stew meat : in 1-inch cubes
1 pc yellow onion : grated
3 tbsp olive oil
3 pc garlic : crushed
1 tbsp tomato paste
2 tsp paprika
1 tsp ground cumin
0.5 tsp red pepper flakes
1 pc green bell pepper : in 1-inch squares
1 pc red bell pepper : in 1-inch squares
250 g cherry tomatoes
180 g bulgur wheat
1 pc lemon : in wedges
10 g fresh parsley : chopped
1.5 tsp table salt`,
    steps: [
      'Squeeze the juice of the {onion} through a sieve over the {lamb} and throw the pulp away. Add 2 tablespoons of the {olive oil}, the {garlic}, {tomato paste}, {paprika}, {cumin}, {red pepper flakes} and most of the {salt}.',
      'Turn the meat in it and leave it for 45 minutes. The onion juice makes it tender.',
      'Pour 360 ml (1 1/2 cups) of boiling water over the {bulgur} with the last of the salt, cover for 15 minutes, and fork in the remaining oil and the {parsley}.',
      'Heat a grill until you can hold your hand over it for no more than 2 seconds. Thread the lamb on metal skewers with the {green bell pepper}, {red bell pepper} and {cherry tomatoes}.',
      'Grill for 10 minutes, giving a quarter turn every few minutes, until charred at the corners and pink inside. Lay them on the bulgur with the {lemon}.',
    ],
  },
  {
    id: 4051,
    title: 'Guacamole',
    cuisine: 'mexican',
    types: ['snack', 'side', 'vegetarian'],
    dish: 'porridge',
    serves: 4,
    min: 15,
    ing: `3 pc avocado : ripe
0.5 pc white onion : finely diced
1 pc serrano pepper : minced
1 pc roma tomato : seeded, diced
12 g fresh cilantro : chopped
1 pc lime : juiced
120 g tortilla chips
0.75 tsp table salt`,
    steps: [
      'Crush half of the {onion} with the {serrano pepper}, half of the {cilantro} and the {salt} in a mortar, or with the flat of a knife, to a wet green paste.',
      'Halve the {avocado}, scoop the flesh into the paste and break it up with a fork. Stop while there are still lumps.',
      'Fold in the {lime} juice, the {tomato} and the rest of the onion and cilantro. Taste it on a chip, since the chips are salty too.',
      'Serve at once with the {tortilla chips}. To keep it a little, press a sheet of film right onto the surface.',
    ],
  },
  {
    id: 4052,
    title: 'Chicken Quesadillas',
    cuisine: 'mexican',
    types: ['chicken', 'main'],
    dish: 'tacos',
    serves: 4,
    min: 40,
    ing: `400 g chicken breast (boneless skinless)
1 tbsp vegetable oil
1 tsp chili powder
0.5 tsp ground cumin
1 pc red bell pepper : finely diced
3 pc scallion (green onion) : sliced
200 g monterey jack cheese : grated
6 pc flour tortillas
100 g salsa
80 g sour cream
8 g fresh cilantro
0.75 tsp table salt`,
    steps: [
      'Slice the {chicken} into thin cutlets and rub them with the {chili powder}, {cumin} and {salt}. Cook in the {oil} for 3 minutes on each side, rest and chop them small.',
      'Toss the {bell pepper} through the hot pan for 4 minutes, scraping up the spices, and mix it with the chicken and {scallion}.',
      'Lay a {tortilla} in a clean, dry skillet over medium heat. Cover one half with some of the {monterey jack}, then the filling, then more cheese, and fold it shut.',
      'Cook for 2 minutes on each side, pressing, until freckled brown and melted. Cheese on both sides of the filling is the glue. Go on with the rest.',
      'Cut each in three wedges and serve with the {salsa}, {sour cream} and {cilantro}.',
    ],
  },
  {
    id: 4053,
    title: 'Loaded Beef Nachos',
    cuisine: 'mexican',
    types: ['beef', 'snack', 'main'],
    dish: 'tacos',
    serves: 6,
    min: 35,
    ing: `300 g tortilla chips
400 g ground beef (90% lean)
1 tbsp vegetable oil
2 tsp chili powder
1 tsp ground cumin
0.5 tsp garlic powder
425 g canned black beans : 1 can, rinsed and drained
220 g cheddar cheese : grated
1 pc jalapeno pepper : sliced
2 pc roma tomato : diced
1 pc avocado : diced
100 g sour cream
3 pc scallion (green onion) : sliced
1 pc lime : in wedges
0.5 tsp table salt`,
    steps: [
      'Heat the oven to 400°F (200°C). Brown the {beef} in the {oil} for 6 minutes, add the {chili powder}, {cumin}, {garlic powder} and {salt} with 4 tablespoons of water, and let it boil away.',
      'Warm the {black beans} in the meat for 2 minutes.',
      'Spread half of the {tortilla chips} on a sheet pan and scatter a third of the {cheddar} over them, then half of the meat. Build a second layer and finish with the rest of the cheese and the {jalapeno}. Two thin layers leave no chip dry.',
      'Bake for 8 minutes, until the cheese bubbles and the tips begin to brown.',
      'Top with the {tomato}, {avocado}, {scallion} and spoonfuls of {sour cream} and bring the pan to the table with the {lime}.',
    ],
  },
  {
    id: 4054,
    title: 'Churros with Chocolate Sauce',
    cuisine: 'mexican',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 6,
    min: 45,
    ing: `60 g unsalted butter
180 g all-purpose flour
2 pc eggs
80 g granulated sugar
1.5 tsp ground cinnamon
800 ml vegetable oil : for deep frying (7% eaten)
120 g dark chocolate (70-85%) : chopped
150 ml heavy cream
0.25 tsp table salt`,
    steps: [
      'Bring 240 ml (1 cup) of water to a boil with the {butter}, {salt} and a tablespoon of the {sugar}. Tip in all of the {flour} and stir hard over low heat for 2 minutes, until a smooth ball leaves the sides.',
      'Let it cool for 5 minutes, then beat in the {eggs} one by one. The dough should fall from the spoon in a thick ribbon.',
      'Fill a piping bag with a star nozzle; the ridges are not for looks, a smooth churro can burst.',
      'Heat the {oil} to 360°F (180°C). Pipe in 5-inch lengths, snipping them off with scissors, and fry a few at a time for 4 minutes, turning, until deep gold.',
      'Mix the rest of the sugar with the {cinnamon} and roll the hot churros in it.',
      'Heat the {cream}, pour it over the {chocolate}, wait 1 minute and stir from the middle to a glossy sauce for dipping.',
    ],
  },
  {
    id: 5062,
    title: 'Egg Fried Rice',
    cuisine: 'asian',
    country: 'chinese',
    types: ['rice', 'vegetarian', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 60,
    ing: `320 g white rice (long grain)
5 pc eggs
3 tbsp vegetable oil
6 pc scallion (green onion) : finely sliced
200 g frozen mixed vegetables
3 pc garlic : finely chopped
2 tbsp soy sauce
1 tsp sesame oil
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Cook the {rice} in 480 ml (2 cups) of water, covered, for 15 minutes. Spread it on a tray for 25 minutes; only dry, cool grains will jump in the pan.',
      'Beat the {eggs} with the {salt}. Heat half of the {vegetable oil} in a wok until it smokes, pour them in and push them around for 40 seconds. Slide them out while they are soft.',
      'Stir-fry the {mixed vegetables} in a spoonful of oil for 3 minutes, until no water is left, and add them to the eggs.',
      'Heat the last of the oil with the {garlic} and most of the {scallion} for 20 seconds. Add the rice and toss over the highest heat for 4 minutes, pressing out lumps.',
      'Return the eggs and vegetables, chopping the egg with the edge of the spatula. Trickle in the {soy sauce} and {sesame oil}, dust with the {pepper} and finish with the rest of the scallion.',
    ],
  },
  {
    id: 5064,
    title: 'Pork and Cabbage Dumplings',
    cuisine: 'asian',
    country: 'chinese',
    types: ['pork', 'main'],
    dish: 'grill',
    serves: 4,
    min: 70,
    ing: `350 g ground pork
300 g napa cabbage : finely shredded
3 pc scallion (green onion) : finely chopped
12 g ginger root : grated
2 pc garlic : crushed
3 tbsp soy sauce
1 tbsp sesame oil
40 pc wonton wrappers : cut round
2 tbsp rice vinegar
1 tsp red pepper flakes
1 tbsp vegetable oil
0.5 tsp table salt`,
    steps: [
      'Rub the {cabbage} with the {salt}, wait 10 minutes and wring it out in a towel.',
      'Stir the {pork} in one direction with a third of the {soy sauce}, half of the {sesame oil}, the {ginger} and 3 tablespoons of water until it turns sticky. That is what keeps it juicy. Mix in the cabbage and {scallion}.',
      'Put a teaspoon of filling on each {wonton wrapper}, wet the rim, fold it over and press out the air. Pleat the edge toward the middle.',
      'Drop half of the dumplings into a wide pot of boiling water and stir once. When it boils again, pour in a cup of cold water; do so twice, about 7 minutes in all. Cook the others.',
      'Warm the {red pepper flakes} and {garlic} in the {vegetable oil} for 1 minute. Mix with the {vinegar} and the rest of the soy sauce and sesame oil, and eat the dumplings with it.',
    ],
  },
];
