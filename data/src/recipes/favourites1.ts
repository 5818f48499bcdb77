import type { RecipeSource } from './format.ts';

/** What people look for first: American, British and French recipes 6034 to 6058. */
export const FAVOURITES_1: readonly RecipeSource[] = [
  {
    id: 6034,
    title: 'Crisp Vanilla Waffles with Strawberries',
    cuisine: 'american',
    types: ['breakfast', 'vegetarian'],
    dish: 'pancakes',
    serves: 4,
    min: 35,
    ing: `240 g all-purpose flour
40 g cornstarch
1 tbsp baking powder
2 tbsp granulated sugar
0.5 tsp table salt
3 pc eggs : separated
400 ml whole milk
100 g unsalted butter : melted
2 tsp vanilla extract
250 g strawberries : sliced
80 ml maple syrup`,
    steps: [
      'Heat a waffle iron. Whisk the {flour} with the {cornstarch}, {baking powder}, {sugar} and {salt}; the starch is what keeps the crust crisp.',
      'Mix the yolks of the {eggs} with the {milk}, {butter} and {vanilla extract}, pour this over the flour and stir until only small lumps are left.',
      'Whip the whites to soft peaks and fold them in with a spatula. A few streaks of white may stay.',
      'Brush the iron with a little melted butter for the first waffle, ladle in enough batter to cover the grid and close the lid.',
      'Bake each waffle for 5 minutes, until the steam stops and it lets go by itself. Keep the finished ones on a rack in a warm oven, not in a pile.',
      'Top with the {strawberries} and pour the {maple syrup} into the squares.',
    ],
  },
  {
    id: 6035,
    title: 'Banana Bread with Pecans',
    cuisine: 'american',
    types: ['dessert', 'breakfast', 'vegetarian'],
    dish: 'cake',
    serves: 10,
    min: 80,
    ing: `4 pc banana : very ripe
115 g unsalted butter : melted
150 g brown sugar
2 pc eggs
60 g sour cream
1 tsp vanilla extract
230 g all-purpose flour
1 tsp baking soda
0.5 tsp ground cinnamon
0.5 tsp table salt
80 g pecans : chopped`,
    steps: [
      'Heat the oven to 350°F (175°C) and line a 9 by 5 inch loaf pan with paper, leaving flaps to lift it by.',
      'Mash the {banana} with a fork until mostly smooth. Stir in the {butter}, {brown sugar}, {eggs}, {sour cream} and {vanilla extract}.',
      'Mix the {flour}, {baking soda}, {cinnamon} and {salt} and fold them into the wet half just until the last dry patch is gone. Fold in most of the {pecans}.',
      'Scrape the batter into the pan and press the rest of the nuts into the top.',
      'Bake for 55 to 60 minutes, until a skewer in the middle comes out with no more than a crumb. Lay foil over it if it browns early.',
      'Cool for 10 minutes in the pan, then lift it out. It slices cleanly the next day, if any is left.',
    ],
  },
  {
    id: 6036,
    title: 'Skillet Cornbread',
    cuisine: 'american',
    types: ['bread', 'side', 'vegetarian'],
    dish: 'cake',
    serves: 8,
    min: 40,
    ing: `170 g cornmeal
130 g all-purpose flour
2 tsp baking powder
0.5 tsp baking soda
2 tbsp honey
0.75 tsp table salt
360 ml buttermilk
2 pc eggs
85 g unsalted butter`,
    steps: [
      'Put a 10-inch iron skillet into the oven and heat it to 425°F (220°C). The hot metal makes the brown crust.',
      'Whisk the {cornmeal}, {flour}, {baking powder}, {baking soda} and {salt} in a large bowl.',
      'Melt the {butter} in the hot skillet, swirl it up the sides and pour all but a spoonful into a jug. Whisk the {buttermilk}, {eggs} and {honey} into it.',
      'Stir the wet mixture into the dry one with a few turns and tip it straight into the skillet, where it should hiss.',
      'Bake for 20 to 22 minutes, until the top is golden and springs back. Give it 5 minutes before you cut it into wedges.',
    ],
  },
  {
    id: 6037,
    title: 'Apple Pie',
    cuisine: 'american',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 8,
    min: 210,
    ing: `320 g all-purpose flour
220 g unsalted butter : cold, cubed
1 tsp table salt
6 pc granny smith apple : peeled, sliced
120 g granulated sugar
1 pc lemon : juiced
1.5 tsp ground cinnamon
0.25 tsp ground nutmeg
2 tbsp cornstarch
1 pc eggs : beaten`,
    steps: [
      'Rub the {butter} into the {flour} and {salt} until the largest pieces are like peas. Sprinkle in 100 ml (scant 1/2 cup) of ice water, press into two discs and chill for 45 minutes.',
      'Toss the {apple} with the {sugar}, {lemon} juice, {cinnamon} and {nutmeg} and let it stand while the dough rests. Pour off the juice, boil it down for 4 minutes to a syrup and mix it back in with the {cornstarch}.',
      'Heat the oven to 425°F (220°C). Roll the larger disc out and line a deep 9-inch pie dish with it. Heap in the apples, higher in the middle.',
      'Roll out the second disc, cut it into strips and weave them over the fruit. Crimp the rim and brush everything with the {egg}.',
      'Bake for 20 minutes on the lowest rack, then turn the oven down to 375°F (190°C) and bake for 40 minutes more, until the juice bubbles thickly in the gaps.',
      'Leave the pie alone for at least 1 hour. Cut any sooner, it runs; later it holds a slice.',
    ],
  },
  {
    id: 6038,
    title: 'Buttery Mashed Potatoes',
    cuisine: 'american',
    types: ['side', 'vegetarian', 'vegetables'],
    dish: 'porridge',
    serves: 4,
    min: 35,
    ing: `900 g russet potato : peeled, in large chunks
70 g unsalted butter
150 ml whole milk
5 g chives : snipped
0.25 tsp ground black pepper
1 tsp table salt`,
    steps: [
      'Put the {potato} in a pot with half of the {salt} and cold water to cover. Bring to a boil and simmer for 18 minutes, until a knife slides in without any push.',
      'Drain well and put the pot back over low heat for 2 minutes, shaking it, so that the chunks dry and turn floury.',
      'Warm the {milk} with most of the {butter} until it has melted. Cold milk makes mash gluey.',
      'Press the potatoes through a ricer, or crush them with a masher, never with a blender. Beat in the hot milk with a wooden spoon, little by little, until light.',
      'Season with the rest of the salt and the {pepper}. Swirl the top, lay on the last of the butter and scatter with the {chives}.',
    ],
  },
  {
    id: 6039,
    title: 'French Fries',
    cuisine: 'french',
    types: ['side', 'snack', 'vegetarian'],
    dish: 'roast',
    serves: 4,
    min: 60,
    ing: `1000 g russet potato : peeled
1000 ml vegetable oil : for deep frying (9% eaten)
60 g ketchup
1 tsp table salt`,
    steps: [
      'Cut the {potatoes} lengthwise into sticks as thick as a finger. Rinse them until the water runs clear and soak for 15 minutes, which takes out the starch that would make them stick.',
      'Drain and dry them thoroughly between two towels; wet potatoes spit.',
      'Heat the {vegetable oil} to 300°F (150°C) in a deep, heavy pot that it fills no more than half. Cook the sticks in three batches for 5 minutes each, until limp and still pale. Let them cool on a rack.',
      'Bring the oil up to 375°F (190°C) and fry them again, batch by batch, for 2 minutes, until golden and crisp.',
      'Lift out, shake, and toss with the {salt} at once. Eat with the {ketchup} while they crackle.',
    ],
  },
  {
    id: 6040,
    title: 'Sunday Roast Chicken with Potatoes and Carrots',
    cuisine: 'british',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 5,
    min: 110,
    ing: `1 pc whole chicken (60% eaten)
50 g unsalted butter : soft
1 pc lemon
6 pc garlic : 4 whole, 2 crushed
5 g fresh thyme
800 g red potato : halved
4 pc carrot : in thick chunks
1 pc yellow onion : in wedges
1 tbsp olive oil
200 ml chicken broth
0.5 tsp ground black pepper
2 tsp table salt`,
    steps: [
      'Take the {chicken} out of the refrigerator 30 minutes ahead and pat it dry all over. Heat the oven to 425°F (220°C).',
      'Mash the {butter} with the crushed {garlic}, the leaves of half the {thyme}, the grated zest of the {lemon}, {pepper} and half of the {salt}. Work it under the skin of the breast and over the legs.',
      'Push the squeezed lemon halves, the whole garlic and the other sprigs into the cavity and tie the legs together.',
      'Toss the {potatoes}, {carrots} and {onion} with the {olive oil} and the rest of the salt in a roasting pan. Make a space and set the bird in it, breast up.',
      'Roast for 1 hour and 10 minutes, turning the vegetables once, until the juice at the thigh runs clear and a thermometer there shows 165°F (74°C).',
      'Move the chicken and vegetables to a platter for 15 minutes. Spoon the fat from the pan, pour in the {broth} and boil for 4 minutes, scraping, for a gravy.',
    ],
  },
  {
    id: 6041,
    title: 'Beef Stew with Root Vegetables',
    cuisine: 'american',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 6,
    min: 160,
    ing: `900 g beef stew meat : in 1 1/2-inch cubes
3 tbsp all-purpose flour
2 tbsp vegetable oil
2 pc yellow onion : chopped
3 pc garlic : chopped
2 tbsp tomato paste
800 ml beef broth
1 tbsp Worcestershire sauce
2 pc bay leaves
3 g fresh thyme
600 g red potato : in 1-inch chunks
4 pc carrot : in thick rounds
2 pc parsnip : in thick rounds
150 g frozen green peas
0.5 tsp ground black pepper
1.5 tsp table salt`,
    steps: [
      'Toss the {stew meat} with the {flour}, {pepper} and half of the {salt}. Brown it in the {oil} in a heavy pot in three rounds, about 5 minutes each, and put it on a plate.',
      'Cook the {onion} in the same pot for 6 minutes, scraping up the brown crust as it softens. Add the {garlic} and {tomato paste} and stir for 2 minutes, until the paste darkens.',
      'Return the meat with the {broth}, {Worcestershire sauce}, {bay leaves} and {thyme}. Cover and simmer very gently for 1 hour and 15 minutes.',
      'Stir in the {potatoes}, {carrots} and {parsnip} with the rest of the salt. Simmer, half covered, for 35 minutes, until the beef gives way to a spoon.',
      'Fish out the bay leaves and the thyme stems and add the {peas} for the last 3 minutes. Let the stew settle off the heat for 10 minutes; it thickens.',
    ],
  },
  {
    id: 6042,
    title: 'Chili con Carne',
    cuisine: 'american',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 6,
    min: 75,
    ing: `700 g ground beef (90% lean)
1 tbsp vegetable oil
2 pc yellow onion : chopped
1 pc green bell pepper : diced
4 pc garlic : minced
2.5 tbsp chili powder
1 tbsp ground cumin
1 tsp dried oregano
0.25 tsp cayenne pepper
2 tbsp tomato paste
800 g canned crushed tomatoes
300 ml beef broth
850 g canned kidney beans : 2 cans, drained
10 g dark chocolate (70-85%)
60 g cheddar cheese : grated
80 g sour cream
2 pc scallion (green onion) : sliced
1.25 tsp table salt`,
    steps: [
      'Brown the {beef} in the {oil} in a wide pot over high heat for 8 minutes. Leave it alone at first, then break it up; the crust is the flavor.',
      'Turn the heat down and add the {onion} and {bell pepper} with half of the {salt}. Cook for 8 minutes until soft.',
      'Clear a space in the middle for the {garlic}, {chili powder}, {cumin}, {oregano}, {cayenne} and {tomato paste}. Toast for 1 minute, until the smell catches in your nose, and mix.',
      'Pour in the {crushed tomatoes} and {broth}, scrape the bottom clean and simmer uncovered for 30 minutes.',
      'Add the {kidney beans}, the {chocolate} and the rest of the salt and cook for 15 minutes more, until thick enough to hold a furrow.',
      'Ladle into bowls and finish each with {cheddar}, {sour cream} and {scallion}.',
    ],
  },
  {
    id: 6043,
    title: 'Glazed Meatloaf',
    cuisine: 'american',
    types: ['beef', 'main'],
    dish: 'roast',
    serves: 6,
    min: 95,
    ing: `800 g ground beef (80% lean)
1 pc yellow onion : very finely chopped
1 pc carrot : finely grated
2 pc garlic : minced
1 tbsp vegetable oil
90 g dry bread crumbs
120 ml whole milk
2 pc eggs
1 tbsp Worcestershire sauce
15 g fresh parsley : chopped
140 g ketchup
2 tbsp brown sugar
1 tbsp apple cider vinegar
0.5 tsp ground black pepper
1.25 tsp table salt`,
    steps: [
      'Heat the oven to 350°F (175°C). Soften the {onion}, {carrot} and {garlic} in the {oil} for 7 minutes and let them cool a little.',
      'Soak the {bread crumbs} in the {milk} until it is gone. Beat in the {eggs}, {Worcestershire sauce}, {parsley}, {pepper}, {salt} and a third of the {ketchup}.',
      'Add the {beef} and the vegetables and mix lightly with your hands. Stop as soon as it holds; kneaded meat turns rubbery.',
      'Shape a loaf of 9 by 5 inches on a lined sheet pan, so that the fat can run off and the sides brown.',
      'Stir the rest of the ketchup with the {brown sugar} and {vinegar}. Brush half over the loaf and bake for 40 minutes.',
      'Brush on the other half and bake for 20 minutes more, to 160°F (71°C) in the middle. Rest it for 10 minutes and cut thick slices.',
    ],
  },
  {
    id: 6044,
    title: 'Fish and Chips',
    cuisine: 'british',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 70,
    ing: `4 pc cod fillet
900 g russet potato : in thick sticks
180 g all-purpose flour
1.5 tsp baking powder
250 ml beer : very cold
1200 ml vegetable oil : for deep frying (9% eaten)
300 g frozen green peas
20 g unsalted butter
4 g fresh mint : chopped
1 pc lemon : in wedges
2 tbsp apple cider vinegar
1.5 tsp table salt`,
    steps: [
      'Simmer the {potato} sticks in water for 5 minutes, until the edges soften. Drain and let them steam dry on a rack.',
      'Heat the {oil} to 320°F (160°C) in a deep pot, no more than half full. Fry the chips in two batches for 6 minutes each and lift them out pale.',
      'Whisk 150 g (1 1/4 cups) of the {flour} with the {baking powder}, half of the {salt} and the {beer} to a batter like thick cream. Bring the oil to 365°F (185°C).',
      'Pat the {cod} dry and dust it with the rest of the flour. Dip two pieces, let them drip and fry for 6 minutes, turning once, until stiff and deep gold. Do the others.',
      'Meanwhile boil the {peas} for 4 minutes, drain, and crush them with the {butter} and {mint}.',
      'Give the chips their second bath, 3 minutes, and toss with the rest of the salt. Sprinkle with the {vinegar} and put the {lemon} beside the fish.',
    ],
  },
  {
    id: 6045,
    title: 'Ham and Cheese Omelette',
    cuisine: 'american',
    types: ['breakfast', 'pork', 'main'],
    dish: 'pancakes',
    serves: 2,
    min: 15,
    ing: `5 pc eggs
3 pc deli ham : in strips
60 g cheddar cheese : grated
40 g green bell pepper : finely diced
1 pc scallion (green onion) : sliced
15 g salted butter
2 pc whole wheat bread : toasted
0.25 tsp ground black pepper`,
    steps: [
      'Beat the {eggs} with a tablespoon of water and the {black pepper} until the color is even. The ham brings the salt.',
      'Melt half of the {butter} in a 10-inch nonstick skillet and cook the {ham}, {bell pepper} and {scallion} for 3 minutes. Tip them onto a plate.',
      'Melt the rest of the butter over medium heat. Pour in the eggs and draw the set edge to the middle with a spatula, tilting the pan so that the raw egg runs out, for 2 minutes.',
      'While the top is still wet, cover one half with the ham mixture and the {cheddar}. Fold the other half over and wait 1 minute for the cheese to melt.',
      'Slide it out, cut it in two and serve with the {bread}.',
    ],
  },
  {
    id: 6046,
    title: 'Chicken Club Sandwich',
    cuisine: 'american',
    types: ['chicken', 'main'],
    dish: 'toast',
    serves: 4,
    min: 40,
    ing: `400 g chicken breast (boneless skinless)
8 pc bacon
12 pc white bread : lightly toasted
80 g mayonnaise
2 tsp dijon mustard
2 pc tomato : sliced
120 g iceberg lettuce : leaves
1 tbsp vegetable oil
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Cut the {chicken} through the side into thin cutlets and season with the {salt} and {pepper}. Fry in the {oil} for 3 minutes on each side and let it rest.',
      'Lay the {bacon} in the same pan and cook over medium heat for 8 minutes, turning, until crisp. Drain it on paper and slice the chicken.',
      'Stir the {mayonnaise} with the {mustard} and spread it thinly over one side of every slice of {bread}.',
      'On four slices lay half of the {lettuce} and the chicken. Put a second slice on each, spread side up.',
      'Go on with the bacon, the {tomato} and the rest of the lettuce, and close with the last slices. Pin each stack with four long toothpicks.',
      'Cut from corner to corner both ways with a serrated knife, and stand the triangles on their crusts.',
    ],
  },
  {
    id: 6047,
    title: 'Grilled Cheese Sandwich',
    cuisine: 'american',
    types: ['main', 'snack', 'vegetarian'],
    dish: 'toast',
    serves: 2,
    min: 15,
    ing: `4 pc white bread
80 g cheddar cheese : grated
50 g monterey jack cheese : grated
25 g salted butter : soft
1 tsp dijon mustard`,
    steps: [
      'Spread the {butter} over one side of each slice of {bread}, right to the edges. Turn two slices over and brush their dry side with the {mustard}.',
      'Mix the {cheddar} with the {monterey jack}, heap it on the mustard and close the sandwiches with the buttered side outward.',
      'Lay them in a cold skillet, cover, and cook over medium-low heat for 5 minutes. Slow heat melts the middle before the outside burns.',
      'Flip when the underside is the color of toast, press lightly and cook uncovered for 3 minutes more. Cut on the diagonal and eat while it pulls strings.',
    ],
  },
  {
    id: 6048,
    title: 'Chicken Noodle Soup',
    cuisine: 'american',
    types: ['soup', 'chicken', 'main'],
    dish: 'soup',
    serves: 6,
    min: 60,
    ing: `700 g chicken thighs (bone-in) : skin pulled off (65% eaten)
1500 ml chicken broth
1 tbsp olive oil
1 pc yellow onion : diced
4 pc carrot : sliced
3 pc celery : sliced
3 pc garlic : minced
2 pc bay leaves
3 g fresh thyme
180 g egg noodles
15 g fresh parsley : chopped
0.5 pc lemon : juiced
0.5 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Warm the {oil} in a soup pot and sweat the {onion}, {carrot} and {celery} with the {salt} for 8 minutes without letting them color. Stir in the {garlic}.',
      'Add the {chicken thighs}, {broth}, {bay leaves}, {thyme} and {pepper} and bring it slowly to a simmer.',
      'Cook for 25 minutes with the lid ajar, skimming the foam once or twice. Boiling would make the soup cloudy.',
      'Lift out the chicken, pull the meat from the bones in bite-size shreds and throw the bones, bay leaves and stems away.',
      'Bring the pot back to a boil, add the {noodles} and cook for 7 minutes or until just tender.',
      'Return the chicken to warm through and stir in the {parsley} and {lemon} juice.',
    ],
  },
  {
    id: 6049,
    title: 'Creamy Tomato Soup',
    cuisine: 'american',
    types: ['soup', 'vegetarian'],
    dish: 'soup',
    serves: 4,
    min: 45,
    ing: `30 g unsalted butter
1 tbsp olive oil
1 pc yellow onion : chopped
3 pc garlic : sliced
2 tbsp tomato paste
800 g canned whole peeled tomatoes
500 ml vegetable broth
1 tsp granulated sugar
120 ml heavy cream
8 g fresh basil
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Melt the {butter} with the {olive oil} in a pot and cook the {onion} with the {salt} for 8 minutes, until glassy.',
      'Add the {garlic} and {tomato paste} and stir for 2 minutes, until it smells roasted rather than raw.',
      'Pour in the {tomatoes} with their juice, the {broth} and {sugar}. Crush them against the side and simmer for 20 minutes.',
      'Drop in most of the {basil} and blend until velvety. For a finer soup rub it through a sieve.',
      'Stir in the {cream} and {pepper} and heat it without boiling. Trail a few drops of cream over each bowl with the rest of the basil.',
    ],
  },
  {
    id: 6050,
    title: 'Buffalo Chicken Wings',
    cuisine: 'american',
    types: ['chicken', 'snack'],
    dish: 'grill',
    serves: 4,
    min: 65,
    ing: `1200 g chicken wings : tips removed, halved
1 tbsp baking powder
1 tsp garlic powder
4 tbsp hot sauce
50 g unsalted butter
1 tbsp honey
3 pc celery : in sticks
120 g sour cream
40 g blue cheese : crumbled
1 tsp apple cider vinegar
0.5 tsp table salt`,
    steps: [
      'Heat the oven to 425°F (220°C). Dry the {wings} very well and toss them with the {baking powder}, {garlic powder} and {salt}; the powder is what makes the skin blister.',
      'Spread them, skin up and not touching, on a rack over a sheet pan. Roast for 45 minutes, turning once, until brown and crackling.',
      'Meanwhile mash the {blue cheese} into the {sour cream} with the {vinegar} and chill this dip.',
      'Melt the {butter} with the {hot sauce} and {honey} in a big pan and let it bubble for 2 minutes, until it clings to a spoon.',
      'Roll the hot wings in the sauce and pile them up with the {celery} and the dip.',
    ],
  },
  {
    id: 6051,
    title: 'Creamy Coleslaw',
    cuisine: 'american',
    types: ['salad', 'side', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 6,
    min: 45,
    ing: `600 g green cabbage : finely shredded
150 g red cabbage : finely shredded
2 pc carrot : coarsely grated
2 pc scallion (green onion) : sliced
120 g mayonnaise
80 g sour cream
2 tbsp apple cider vinegar
2 tsp dijon mustard
1 tbsp granulated sugar
0.25 tsp ground black pepper
1 tsp table salt`,
    steps: [
      'Toss the {green cabbage} and {red cabbage} with the {salt} and {sugar} in a colander and leave them over the sink for 15 minutes, so that they wilt and let go of their water.',
      'Squeeze the shreds by the handful and shake them loose in a bowl with the {carrot} and {scallion}.',
      'Whisk the {mayonnaise}, {sour cream}, {vinegar}, {mustard} and {pepper} and turn the vegetables in it until every strand is coated.',
      'Chill for 15 minutes before you taste and season. It is at its best within a day, while it still crunches.',
    ],
  },
  {
    id: 6052,
    title: 'Deli-Style Potato Salad',
    cuisine: 'american',
    types: ['salad', 'side', 'vegetarian'],
    dish: 'salad',
    serves: 6,
    min: 60,
    ing: `1000 g red potato : in 3/4-inch cubes
4 pc eggs
2 pc celery : finely diced
60 g dill pickles : finely diced
50 g red onion : finely diced
140 g mayonnaise
1 tbsp yellow mustard
2 tbsp apple cider vinegar
4 g fresh dill : chopped
0.5 tsp paprika
0.25 tsp ground black pepper
1 tsp table salt (60% eaten)`,
    steps: [
      'Cover the {potatoes} with cold water, add half of the {salt} and simmer for 12 minutes, until tender and still whole.',
      'Put the {eggs} in a second pan of boiling water for 10 minutes, then cool, peel and chop them.',
      'Drain the potatoes and sprinkle them with the {vinegar} while they steam. They drink it up now and never later. Let them cool for 20 minutes.',
      'Stir the {mayonnaise} with the {mustard}, {pepper} and the rest of the salt. Fold in the potatoes, {celery}, {pickles}, {onion} and {dill}.',
      'Fold in the eggs last, so that the yolks stay in pieces, and dust the bowl with the {paprika}.',
    ],
  },
  {
    id: 6053,
    title: 'Blueberry Muffins',
    cuisine: 'american',
    types: ['dessert', 'breakfast', 'vegetarian'],
    dish: 'cake',
    serves: 12,
    min: 40,
    ing: `280 g all-purpose flour
2.5 tsp baking powder
0.5 tsp table salt
110 g unsalted butter : soft
170 g granulated sugar
2 pc eggs
1 tsp vanilla extract
150 ml whole milk
1 pc lemon
300 g blueberries`,
    steps: [
      'Heat the oven to 400°F (200°C) and set 12 paper cups in a muffin pan. Mix the {flour}, {baking powder} and {salt}.',
      'Beat the {butter} with all but a spoonful of the {sugar} for 3 minutes, until pale. Beat in the {eggs}, the {vanilla extract} and the zest of the {lemon}.',
      'Fold in the flour and the {milk} by turns, starting and ending with flour, and stop while the batter is still a bit rough.',
      'Toss the {blueberries} in, saving a handful. Fill the cups nearly to the brim, press the last berries on top and sprinkle with the spoonful of sugar.',
      'Bake for 20 to 22 minutes, until the domes are golden and spring back. Cool them in the pan for 5 minutes.',
    ],
  },
  {
    id: 6054,
    title: 'Crispy Baked Chicken Tenders',
    cuisine: 'american',
    types: ['chicken', 'main'],
    dish: 'grill',
    serves: 4,
    min: 40,
    ing: `600 g chicken breast (boneless skinless) : in long strips
100 ml buttermilk
120 g panko bread crumbs
40 g grated parmesan
2 tbsp olive oil
1 tsp paprika
0.5 tsp garlic powder
3 tbsp honey
2 tbsp dijon mustard
40 g mayonnaise
0.25 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Heat the oven to 425°F (220°C) with a sheet pan inside. Stir the {chicken} into the {buttermilk} with the {salt} and {pepper} and leave it for 10 minutes.',
      'Toast the {panko} in the {olive oil} in a skillet for 4 minutes, stirring, until golden. Crumbs that are brown already stay crisp on lean meat. Mix in the {parmesan}, {paprika} and {garlic powder}.',
      'Lift each strip from the buttermilk, let it drip and press it into the crumbs on all sides.',
      'Lay the tenders on the hot pan and bake for 14 minutes, turning once.',
      'Stir the {honey}, {mustard} and {mayonnaise} together for dipping.',
    ],
  },
  {
    id: 6055,
    title: 'Quiche Lorraine',
    cuisine: 'french',
    types: ['pork', 'main'],
    dish: 'cake',
    serves: 8,
    min: 140,
    ing: `220 g all-purpose flour
120 g unsalted butter : cold, cubed
180 g bacon : in short strips
1 pc leek : white part, sliced
4 pc eggs
250 ml heavy cream
150 ml whole milk
100 g gruyere cheese : grated
0.25 tsp ground nutmeg
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Rub the {butter} into the {flour} and half of the {salt}, bind it with 4 tablespoons of ice water and chill the disc for 30 minutes.',
      'Heat the oven to 375°F (190°C). Roll the dough out, line a 9-inch tart pan and prick it. Cover with paper and dried beans, bake for 18 minutes, then 7 minutes uncovered.',
      'Cook the {bacon} from cold in a skillet for 8 minutes, take it out and soften the {leek} in its fat for 6 minutes.',
      'Whisk the {eggs} with the {cream}, {milk}, {nutmeg}, {pepper} and the rest of the salt.',
      'Strew the bacon, leek and {gruyere} over the crust and pour on the custard. Bake for 32 minutes; the center should tremble like jelly.',
      'Let it cool for 20 minutes. A quiche tastes of more when it is lukewarm.',
    ],
  },
  {
    id: 6056,
    title: 'Ratatouille',
    cuisine: 'french',
    types: ['vegetables', 'vegetarian', 'main'],
    dish: 'curry',
    serves: 4,
    min: 75,
    ing: `1 pc eggplant : in 1-inch cubes
2 pc zucchini : in thick half moons
1 pc red bell pepper : in 1-inch squares
1 pc yellow bell pepper : in 1-inch squares
1 pc yellow onion : sliced
4 pc garlic : sliced
5 tbsp olive oil
600 g tomato : peeled, chopped
3 g fresh thyme
1 pc bay leaves
10 g fresh basil : torn
200 g baguette : sliced
0.25 tsp ground black pepper
1.25 tsp table salt`,
    steps: [
      'Toss the {eggplant} with half of the {salt}, let it stand for 15 minutes and pat it dry, so that it drinks less oil.',
      'Brown the cubes in 2 tablespoons of the {olive oil} in a wide pot on high heat, about 7 minutes. Take it out and do the same with the {zucchini} in another spoonful for 5 minutes.',
      'Cook the {onion} and both {bell peppers} in the remaining oil for 10 minutes. Add the {garlic}, {thyme} and {bay leaf} for 1 minute.',
      'Add the {tomato} with the last of the salt and let it bubble for 12 minutes, until it is a sauce and no longer a salad.',
      'Return the eggplant and zucchini, cover and stew gently for 15 minutes. They should be soft and still have corners.',
      'Take out the thyme and bay leaf, season with the {pepper} and fold in the {basil}. Serve warm or cold with the {baguette}.',
    ],
  },
  {
    id: 6057,
    title: 'Lemon Garlic Baked Salmon',
    cuisine: 'american',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 30,
    ing: `4 pc salmon fillet
400 g asparagus : trimmed
2 tbsp olive oil
25 g unsalted butter : melted
4 pc garlic : finely grated
1 pc lemon : half juiced, half sliced
1 tsp honey
8 g fresh dill : chopped
0.25 tsp ground black pepper
1 tsp table salt`,
    steps: [
      'Heat the oven to 400°F (200°C). Roll the {asparagus} in half of the {olive oil} on a sheet pan, season with a third of the {salt} and push it to the sides.',
      'Lay the {salmon} in the middle, skin down, and rub it with the rest of the oil and salt and the {pepper}.',
      'Mix the {butter}, {garlic}, {lemon} juice and {honey} and spoon it over the fish. Put the lemon slices on top.',
      'Bake for 12 to 14 minutes, until the thickest part flakes when you press it and is still moist inside.',
      'Scatter with the {dill} and spoon the juices of the pan over everything.',
    ],
  },
  {
    id: 6058,
    title: 'Chicken Pot Pie',
    cuisine: 'american',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 6,
    min: 80,
    ing: `600 g chicken thighs (boneless skinless) : in bite-size pieces
50 g unsalted butter
1 pc yellow onion : chopped
3 pc carrot : diced
2 pc celery : diced
200 g red potato : in small dice
50 g all-purpose flour
450 ml chicken broth
150 ml whole milk
150 g frozen green peas
3 g fresh thyme : leaves
1 pc puff pastry (frozen) : thawed
1 pc eggs : beaten
0.5 tsp ground black pepper
1 tsp table salt`,
    steps: [
      'Melt the {butter} in a wide pot and cook the {onion}, {carrot}, {celery} and {potato} with half of the {salt} for 10 minutes.',
      'Stir in the {flour} and let it foam for 1 minute. Pour in the {broth} and {milk} by and by, stirring out the lumps, and bring to a simmer.',
      'Add the {chicken thighs}, {thyme}, {pepper} and the rest of the salt. Simmer for 12 minutes, until the sauce coats a spoon, then stir in the {peas}.',
      'Tip it into a 2-quart dish and let it cool while you heat the oven to 400°F (200°C). Hot filling would melt the pastry.',
      'Roll the {puff pastry} out to overlap the rim, press it down, cut three slits and brush it with the {egg}.',
      'Bake for 30 minutes, until puffed and well browned. Wait 5 minutes before you break the crust.',
    ],
  },
];
