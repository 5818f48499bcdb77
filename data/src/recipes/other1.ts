import type { RecipeSource } from './format.ts';

/** American, French and British recipes 6001 to 6033. */
export const OTHER_1: readonly RecipeSource[] = [
  {
    id: 6001,
    title: 'Buttermilk Pancakes with Blueberries',
    cuisine: 'american',
    types: ['breakfast', 'vegetarian'],
    dish: 'pancakes',
    serves: 4,
    min: 30,
    ing: `250 g all-purpose flour
2 tbsp granulated sugar
2 tsp baking powder
0.5 tsp baking soda
0.5 tsp table salt
480 ml buttermilk
2 pc eggs
45 g unsalted butter : melted
150 g blueberries
1 tbsp vegetable oil
80 ml maple syrup`,
    steps: [
      'Whisk {flour}, {sugar}, {baking powder}, {baking soda} and {salt} in a large bowl and make a well in the middle.',
      'Beat {buttermilk} with {eggs} and {butter}, pour it into the well and stir with a dozen strokes. Lumps are welcome; a smooth batter bakes up tough. Let it stand for 5 minutes.',
      'Wipe a griddle or skillet with a little of the {vegetable oil} over medium heat. A drop of water should skitter across it.',
      'Ladle on 1/4 cup (60 ml) of batter for each pancake and press a few {blueberries} into the top. Cook for 3 minutes, until bubbles break and stay open.',
      'Flip once and cook for 2 minutes more. Keep the first ones warm in a low oven while you fry the rest, about 12 in all.',
      'Stack them up and pour {maple syrup} over at the table.',
    ],
  },
  {
    id: 6002,
    title: 'French Omelette with Gruyère and Chives',
    cuisine: 'french',
    types: ['breakfast'],
    dish: 'pancakes',
    serves: 2,
    min: 15,
    ing: `6 pc eggs
25 g unsalted butter
50 g gruyere cheese : finely grated
8 g chives : snipped
80 g baguette
0.25 tsp ground black pepper
0.25 tsp table salt`,
    steps: [
      'Make one omelette at a time. Beat three of the {eggs} with half of the {salt} and {black pepper} and half of the {chives}, until no strands of white show.',
      'Melt half of the {butter} in an 8-inch nonstick pan over medium heat. When it foams, pour in the eggs and stir fast with a rubber spatula while shaking the pan.',
      'After about 1 minute the eggs look like soft scrambled custard. Stop stirring, smooth the surface and scatter half of the {gruyere} down the center.',
      'Give it 30 seconds on low heat, tilt the pan and roll the omelette onto itself and out onto a plate, seam underneath. It should be yellow all over and creamy inside.',
      'Repeat with the other half of everything and eat with a piece of {baguette}.',
    ],
  },
  {
    id: 6003,
    title: 'Porridge with Stewed Apple',
    cuisine: 'british',
    types: ['breakfast', 'vegetarian'],
    dish: 'porridge',
    serves: 2,
    min: 25,
    ing: `2 pc apple : peeled, in small chunks
15 g unsalted butter
1 tbsp brown sugar
0.25 tsp ground cinnamon
100 g rolled oats
300 ml whole milk
0.25 tsp table salt`,
    steps: [
      'Put {apple}, {butter}, {brown sugar} and {cinnamon} in a small saucepan with 2 tablespoons of water. Cover and stew over low heat for 10 minutes, until the chunks slump but keep some shape.',
      'Toast {oats} in a dry pot for 2 minutes, until they smell like biscuits.',
      'Add {milk}, 1 1/4 cups (300 ml) of water and {salt} and bring to a boil. Turn down and simmer for 7 minutes, stirring all along the bottom, until thick.',
      'Cover the pot for 2 minutes; the oats swell and turn creamy. Add a splash of water if you like it runnier.',
      'Pour into warm bowls and spoon the apple and its syrup into the middle.',
    ],
  },
  {
    id: 6004,
    title: 'Pain Perdu with Raspberries',
    cuisine: 'french',
    types: ['breakfast', 'vegetarian'],
    dish: 'toast',
    serves: 4,
    min: 30,
    ing: `8 pc white bread : a day old
4 pc eggs
300 ml whole milk
1 tbsp granulated sugar
1 tsp vanilla extract
0.5 tsp ground cinnamon
0.25 tsp table salt
40 g unsalted butter
250 g raspberries
60 ml maple syrup`,
    steps: [
      'Beat {eggs}, {milk}, {sugar}, {vanilla extract}, {cinnamon} and {salt} in a wide, shallow dish.',
      'Lay {white bread} in the custard in two batches, 1 minute to a side. It should feel heavy, yet hold together when you lift it.',
      'Melt a quarter of the {butter} in a large skillet over medium heat. Fry two or three slices at a time for 3 minutes on each side, until golden and slightly puffed, adding fresh butter for every round.',
      'Crush a third of the {raspberries} with {maple syrup} and leave the others whole.',
      'Cut the toast into triangles, spoon the pink syrup over and crown with the whole berries.',
    ],
  },
  {
    id: 6005,
    title: 'Smoked Salmon Scramble on Toast',
    cuisine: 'british',
    types: ['breakfast', 'seafood'],
    dish: 'toast',
    serves: 2,
    min: 15,
    ing: `5 pc eggs
40 ml half and half
20 g unsalted butter
80 g smoked salmon : in strips
4 g fresh dill : chopped
4 pc whole wheat bread
0.5 pc lemon
0.25 tsp ground black pepper`,
    steps: [
      'Beat {eggs} with {half and half} and {black pepper}. Leave out salt, because the salmon brings its own.',
      'Put {bread} in to toast. Melt three quarters of the {butter} in a nonstick pan over low heat and pour in the eggs.',
      'Wait 20 seconds, then push the eggs slowly from the edge to the middle with a spatula for 4 minutes, in big, lazy folds.',
      'While they still look a little wet, take the pan away and fold in {smoked salmon} and half of the {dill}. The heat of the pan finishes them.',
      'Butter the toast with what is left, heap the eggs on top, and add the rest of the dill and a squeeze of {lemon}.',
    ],
  },
  {
    id: 6006,
    title: 'Peanut Butter and Banana Overnight Oats',
    cuisine: 'american',
    types: ['breakfast', 'vegetarian'],
    dish: 'porridge',
    serves: 2,
    min: 490,
    ing: `100 g rolled oats
15 g chia seeds
240 ml whole milk
150 g greek yogurt
1 tbsp honey
2 tbsp peanut butter
0.25 tsp ground cinnamon
1 pc banana`,
    steps: [
      'Stir {peanut butter} with {honey} and a few spoonfuls of the {milk} until it loosens into a smooth cream.',
      'Mix in the rest of the milk, {greek yogurt}, {oats}, {chia seeds} and {cinnamon}, scraping the corners so that no dry pockets remain.',
      'Divide between two jars, close them and leave them in the refrigerator overnight.',
      'Stir in the morning, thinning with a little water if it has set too firm, and slice half of the {banana} over each jar.',
    ],
  },
  {
    id: 6007,
    title: 'Sweet Potato and Bacon Hash with Eggs',
    cuisine: 'american',
    types: ['breakfast', 'pork'],
    dish: 'roast',
    serves: 4,
    min: 45,
    ing: `120 g bacon : in 1/2-inch pieces
700 g sweet potato : peeled, in 1/2-inch dice
1 pc red onion : chopped
1 pc red bell pepper : chopped
1 tbsp vegetable oil
1 tsp smoked paprika
4 pc eggs
3 pc scallion (green onion) : sliced
0.25 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Cook {bacon} in a 12-inch cast-iron skillet over medium heat for 8 minutes, until crisp. Take it out with a slotted spoon.',
      'Add {vegetable oil} to the fat with {sweet potato} and 1/2 teaspoon of the {salt}. Cover and cook for 8 minutes, shaking the skillet twice.',
      'Uncover, add {red onion}, {bell pepper} and {smoked paprika}, and fry for 10 minutes. Turn it only every few minutes, so that a crust can form.',
      'Stir the bacon back in and dig four holes down to the iron. Crack one of the {eggs} into each and season with {black pepper} and the rest of the salt.',
      'Cover, turn the heat down and wait 5 minutes for the whites to turn opaque. Sprinkle with {scallion}.',
    ],
  },
  {
    id: 6008,
    title: 'Maple Pecan Granola with Yogurt',
    cuisine: 'american',
    types: ['breakfast', 'vegetarian'],
    dish: 'porridge',
    serves: 8,
    min: 70,
    ing: `300 g rolled oats
120 g pecans : roughly broken
40 g pumpkin seeds (pepitas)
1 tsp ground cinnamon
0.5 tsp table salt
80 ml maple syrup
60 ml vegetable oil
100 g dried cranberries
1000 g plain yogurt`,
    steps: [
      'Heat the oven to 325°F (165°C) and cover a rimmed baking sheet with parchment.',
      'Toss {oats}, {pecans}, {pumpkin seeds}, {cinnamon} and {salt} in a big bowl. Pour on {maple syrup} and {vegetable oil} and stir until nothing looks dusty.',
      'Press the mixture flat on the sheet with the back of a spatula and bake for 30 minutes. Turn the sheet around halfway, but do not stir if you want clusters.',
      'Let it cool for 30 minutes untouched; it crisps only when cold. Break it into lumps and mix in {cranberries}.',
      'Serve a handful over a bowl of {yogurt}. The rest stays crunchy for two weeks in a closed jar.',
    ],
  },
  {
    id: 6009,
    title: 'Strawberry Banana Oat Smoothie',
    cuisine: 'american',
    types: ['smoothie', 'breakfast', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `40 g rolled oats
300 ml whole milk
250 g strawberries : hulled
1 pc banana
100 g plain yogurt
2 tsp honey`,
    steps: [
      'Blend {oats} dry for 20 seconds, until they are as fine as flour, then add {milk} and let them soak for 3 minutes.',
      'Add {strawberries}, {banana}, {yogurt} and {honey}; break the banana up so that the blades catch it.',
      'Run the blender on high for 1 minute, until no specks of oat are left, and pour into two tall glasses.',
    ],
  },
  {
    id: 6010,
    title: 'Green Kiwi and Spinach Smoothie',
    cuisine: 'american',
    types: ['smoothie', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `250 ml coconut water
60 g spinach
6 g fresh mint
1 pc granny smith apple : cored, chopped
2 pc kiwi : peeled
0.5 pc avocado
1 pc lime
6 pc ice cubes`,
    steps: [
      'Purée {coconut water} with {spinach} and {mint} first, for a full minute, so that no leafy bits survive.',
      'Add {apple} and {avocado} and blend for 40 seconds to a thick green cream.',
      'Squeeze in {lime}, drop in {kiwi} and {ice cubes}, and pulse a few times only: crushed kiwi seeds taste bitter.',
    ],
  },
  {
    id: 6011,
    title: 'Blueberry Almond Smoothie',
    cuisine: 'american',
    types: ['smoothie', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `2 pc medjool dates : pitted
350 ml unsweetened almond milk
250 g blueberries : frozen
2 tbsp almond butter
10 g flaxseed
0.25 tsp ground cinnamon`,
    steps: [
      'Cover {dates} with a few spoonfuls of hot water and give them 5 minutes to soften, then drain.',
      'Grind {flaxseed} with {almond milk}, the dates and {almond butter} in the blender until the milk turns beige and smooth.',
      'Tip in {blueberries}, straight from the freezer, with {cinnamon} and blend until thick enough to eat with a spoon.',
    ],
  },
  {
    id: 6012,
    title: 'Chocolate Peanut Butter Smoothie',
    cuisine: 'american',
    types: ['smoothie', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `2 pc banana : ripe, frozen in slices
350 ml reduced fat milk (2%)
3 tbsp peanut butter
2 tbsp unsweetened cocoa powder
0.5 tsp vanilla extract`,
    steps: [
      'Shake {cocoa powder} with a third of the {milk} in a closed jar. Straight from the tin it would float in dry clumps.',
      'Put this in the blender with {banana}, {peanut butter}, {vanilla extract} and the other two thirds of the milk.',
      'Blend on low until the frozen pieces stop knocking, then on high for 1 minute. It comes out like a soft milkshake.',
    ],
  },
  {
    id: 6013,
    title: 'Pumpkin Pie Smoothie',
    cuisine: 'american',
    types: ['smoothie', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `200 g canned pumpkin puree : well chilled
1 pc banana
150 g greek yogurt
250 ml whole milk
1.5 tbsp maple syrup
0.5 tsp ground cinnamon
0.25 tsp ground ginger
4 pc ice cubes`,
    steps: [
      'Spoon {pumpkin puree} into the blender with {banana}, {maple syrup}, {ginger} and most of the {cinnamon}.',
      'Add {greek yogurt} and {milk} and whirl for 1 minute, scraping down the sides once.',
      'Throw in {ice cubes} and blend until they are gone. Dust the top of each glass with the last pinch of cinnamon.',
    ],
  },
  {
    id: 6014,
    title: 'Carrot, Orange and Mango Sunrise',
    cuisine: 'american',
    types: ['smoothie', 'vegetarian'],
    dish: 'smoothie',
    serves: 2,
    min: 15,
    ing: `2 pc carrot : finely grated
3 pc orange
1 pc mango : flesh only
8 g ginger root : peeled, grated
150 g plain yogurt
0.25 tsp ground turmeric`,
    steps: [
      'Juice {orange} into the blender, add {carrot} and {ginger} and blend for 1 minute. Pour it through a sieve if you dislike pulp.',
      'Blend {mango} into the juice until it is silky and deep orange.',
      'Stir {turmeric} into {yogurt}, spoon it into two glasses and pour the juice slowly down the side, so that the colors stay in bands.',
    ],
  },
  {
    id: 6015,
    title: 'Chewy Chocolate Chip Cookies',
    cuisine: 'american',
    types: ['dessert', 'vegetarian', 'snack'],
    dish: 'cake',
    serves: 12,
    min: 75,
    ing: `150 g unsalted butter
150 g brown sugar
80 g granulated sugar
1 pc eggs
2 tsp vanilla extract
230 g all-purpose flour
0.75 tsp baking soda
0.5 tsp table salt
220 g semisweet chocolate chips`,
    steps: [
      'Melt {butter} in a saucepan over medium heat for 5 minutes, swirling, until it smells nutty and brown flecks appear. Pour it into a bowl and cool for 10 minutes.',
      'Stir in {brown sugar} and {granulated sugar}, then beat in {eggs} and {vanilla extract} until thick and shiny.',
      'Fold in {flour}, {baking soda} and {salt} just until combined, then {chocolate chips}. Chill the dough for 30 minutes; warm dough spreads into puddles.',
      'Heat the oven to 375°F (190°C). Scoop 24 balls onto two lined baking sheets, two inches apart.',
      'Bake for 10 minutes, until the rims are golden but the middles look underdone.',
      'Leave the cookies on the hot sheets for 5 minutes to set before you move them.',
    ],
  },
  {
    id: 6016,
    title: 'Apple and Blackberry Crumble',
    cuisine: 'british',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 6,
    min: 70,
    ing: `4 pc granny smith apple : peeled, sliced
200 g blackberries
70 g granulated sugar
0.5 tsp ground cinnamon
150 g all-purpose flour
60 g rolled oats
80 g brown sugar
0.25 tsp table salt
110 g unsalted butter : cold, cubed`,
    steps: [
      'Heat the oven to 375°F (190°C). Mix {apple} and {blackberries} with {granulated sugar}, {cinnamon} and 1 tablespoon of the {flour} in a 2-quart baking dish.',
      'Rub {butter} into the rest of the flour with {salt} between your fingertips until it looks like damp sand with a few pea-size lumps.',
      'Stir {oats} and {brown sugar} into the rubbed mixture, squeeze some of it into clumps and strew it over the fruit without pressing down.',
      'Bake for 40 minutes, until purple juice boils up around the edge and the top is crisp and brown.',
      'Let the crumble stand for 10 minutes, so that the juices thicken and nobody burns a tongue.',
    ],
  },
  {
    id: 6017,
    title: 'Victoria Sponge',
    cuisine: 'british',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 10,
    min: 90,
    ing: `200 g unsalted butter : soft
200 g granulated sugar
4 pc eggs : at room temperature
1 tsp vanilla extract
200 g all-purpose flour
2 tsp baking powder
0.25 tsp table salt
2 tbsp whole milk
150 g strawberry jam
150 ml heavy cream
1 tbsp powdered sugar`,
    steps: [
      'Heat the oven to 350°F (175°C). Grease two 8-inch round pans and line the bottoms.',
      'Cream {butter} with {granulated sugar} for 5 minutes, until nearly white. Beat in {eggs} one by one with {vanilla extract}; a spoon of the flour rescues it if it curdles.',
      'Fold in {flour}, {baking powder} and {salt}, sifted together, and loosen the batter with {milk} until it drops off the spoon.',
      'Divide between the pans and bake for 22 minutes, until the sponges shrink from the sides. Turn them out after 5 minutes and cool them on a rack for 30 minutes.',
      'Whip {heavy cream} until it just holds. Spread one sponge with {strawberry jam}, the jam with the cream, and set the other sponge on top.',
      'Dust with {powdered sugar} through a sieve and cut with a serrated knife.',
    ],
  },
  {
    id: 6018,
    title: 'Fudgy Walnut Brownies',
    cuisine: 'american',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 12,
    min: 85,
    ing: `170 g unsalted butter
200 g dark chocolate (70-85%) : chopped
250 g granulated sugar
3 pc eggs
1 tsp vanilla extract
90 g all-purpose flour
30 g unsweetened cocoa powder
0.5 tsp table salt
80 g walnuts : chopped`,
    steps: [
      'Heat the oven to 350°F (175°C). Line an 8-inch square pan with parchment, leaving flaps to lift by.',
      'Melt {butter} and {dark chocolate} in a heatproof bowl over simmering water. Off the heat, whisk in {sugar}; the mixture will look grainy for now.',
      'Whisk in {eggs} and {vanilla extract} and keep beating hard for 2 minutes. This is what gives the tops their papery shine.',
      'Sift in {flour}, {cocoa powder} and {salt}, fold until barely mixed, and stir in {walnuts}.',
      'Bake for 30 minutes. A toothpick near the edge should come out clean and one from the center smeared with thick crumbs.',
      'Cool in the pan for 40 minutes before cutting 12 pieces, wiping the knife between cuts.',
    ],
  },
  {
    id: 6019,
    title: 'Cherry Clafoutis',
    cuisine: 'french',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 6,
    min: 75,
    ing: `500 g sweet cherries : pitted
90 g granulated sugar
30 g unsalted butter : melted
3 pc eggs
80 g all-purpose flour
0.25 tsp table salt
300 ml whole milk
1 tsp vanilla extract
1 tbsp powdered sugar`,
    steps: [
      'Heat the oven to 375°F (190°C). Brush a 10-inch pie dish with some of the {butter}, scatter in a spoonful of the {granulated sugar} and spread {cherries} in one layer.',
      'Whisk {eggs} with the rest of the granulated sugar, then {flour} and {salt}, to a lump-free paste.',
      'Thin the paste with {milk}, {vanilla extract} and the remaining butter. Let the batter rest for 15 minutes.',
      'Pour it gently over the fruit and bake for 38 minutes, until it has risen high at the rim and a knife comes out without liquid.',
      'It sinks as it cools; that is its nature. Serve lukewarm under a veil of {powdered sugar}.',
    ],
  },
  {
    id: 6020,
    title: 'Dark Chocolate Mousse',
    cuisine: 'french',
    types: ['dessert', 'vegetarian'],
    dish: 'smoothie',
    serves: 6,
    min: 205,
    ing: `200 g dark chocolate (70-85%) : finely chopped
150 ml heavy cream
4 pc eggs : pasteurized, separated
50 g granulated sugar
0.5 tsp vanilla extract
100 g raspberries`,
    steps: [
      'Melt {dark chocolate} with half of the {heavy cream} over barely steaming water, stirring. Off the heat, when it is just warm, mix in the yolks of the {eggs} and {vanilla extract}.',
      'Beat the whites with a clean whisk until foamy, add {sugar} a spoonful at a time and go on until the peaks bend over at the tip.',
      'Whip the rest of the cream to soft mounds.',
      'Stir a third of the whites into the chocolate to lighten it, then fold in the others and lastly the cream, turning the bowl and stopping as soon as the white is gone.',
      'Spoon into six glasses and chill for 3 hours. Top with {raspberries}. The eggs stay raw, so use pasteurized ones.',
    ],
  },
  {
    id: 6021,
    title: 'Crêpes with Orange Butter',
    cuisine: 'french',
    types: ['dessert', 'vegetarian'],
    dish: 'pancakes',
    serves: 4,
    min: 65,
    ing: `130 g all-purpose flour
3 pc eggs
350 ml whole milk
0.25 tsp table salt
75 g unsalted butter
2 pc orange
60 g granulated sugar`,
    steps: [
      'Melt 25 g (2 tablespoons) of the {butter}. Blend it with {flour}, {eggs}, {milk} and {salt} and leave the batter for 20 minutes, until the bubbles have gone.',
      'Heat an 8-inch nonstick pan and grease it with a dab of butter on a paper towel. Pour in 3 tablespoons of batter and swirl at once to cover the bottom.',
      'Cook for 1 minute, until lacy and brown below, flip and give it 20 seconds more. You will get about 12; stack them on a plate.',
      'Simmer {sugar} with the zest and juice of {orange} in a wide skillet for 5 minutes to a light syrup. Whisk in the rest of the butter.',
      'Fold each crêpe into quarters, slide them into the sauce and spoon it over for 2 minutes, until hot and glossy.',
    ],
  },
  {
    id: 6022,
    title: 'Salade Niçoise',
    cuisine: 'french',
    types: ['salad', 'seafood', 'main'],
    dish: 'salad',
    serves: 4,
    min: 45,
    ing: `500 g red potato : scrubbed, quartered
4 pc eggs
250 g green beans : trimmed
4 tbsp olive oil
1.5 tbsp red wine vinegar
2 tsp dijon mustard
1 pc shallot : minced
150 g mixed salad greens
250 g cherry tomatoes : halved
284 g canned tuna : 2 cans, drained
60 g kalamata olives
4 pc anchovies (canned)
0.75 tsp table salt (50% eaten)`,
    steps: [
      'Start {potato} in cold water with 1/2 teaspoon of the {salt}, bring to a boil and cook for 12 minutes, until a knife goes through easily.',
      'Lower {eggs} into the same pot for the last 9 minutes and {green beans} for the last 4. Lift the eggs and beans into ice water and drain the potatoes.',
      'Whisk {red wine vinegar}, {dijon mustard}, {shallot} and the rest of the salt with {olive oil}. Dress the warm potatoes with a third of it.',
      'Cover a platter with {salad greens} and arrange the potatoes, beans, {cherry tomatoes} and flaked {tuna} in separate heaps.',
      'Peel and halve the eggs, lay a strip of {anchovies} across each pair, add {olives} and pour the remaining dressing over.',
    ],
  },
  {
    id: 6023,
    title: 'Cobb Salad',
    cuisine: 'american',
    types: ['salad', 'chicken', 'main'],
    dish: 'salad',
    serves: 4,
    min: 45,
    ing: `100 g bacon
450 g chicken breast (boneless skinless)
4 pc eggs
3 tbsp olive oil
2 tbsp red wine vinegar
1 tsp dijon mustard
400 g romaine lettuce : chopped
2 pc tomato : diced
1 pc avocado : diced
70 g blue cheese : crumbled
0.5 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Lay {bacon} in a cold skillet and cook over medium heat for 9 minutes, turning, until crisp. Drain it on paper and crumble it.',
      'Season {chicken breast} with {black pepper} and 1/2 teaspoon of the {salt}. Fry it in the bacon fat for 7 minutes on each side, to 165°F (74°C) inside, and rest it before dicing.',
      'Meanwhile boil {eggs} for 10 minutes, cool them under the tap, peel and chop.',
      'Shake {olive oil}, {red wine vinegar}, {dijon mustard} and the remaining salt in a jar. Toss {romaine lettuce} with half of this dressing and spread it in a wide bowl.',
      'Arrange the chicken, bacon, eggs, {tomato}, {avocado} and {blue cheese} over the lettuce in neat rows and let everyone add dressing at the table.',
    ],
  },
  {
    id: 6024,
    title: 'Waldorf Salad',
    cuisine: 'american',
    types: ['salad', 'vegetarian'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `80 g walnuts
100 g greek yogurt
3 tbsp mayonnaise
1 pc lemon
2 pc apple : crisp and red
4 pc celery : sliced on the slant
200 g grapes : halved
200 g romaine lettuce
0.25 tsp table salt`,
    steps: [
      'Toast {walnuts} in a dry skillet for 5 minutes, until fragrant, and chop them when they are cool enough to handle.',
      'Stir {greek yogurt}, {mayonnaise}, {salt} and 1 tablespoon of juice from {lemon} in a mixing bowl.',
      'Core {apple}, cut it into bite-size cubes with the skin on and drop the cubes into the dressing right away, which keeps them white.',
      'Add {celery}, {grapes} and most of the walnuts and turn to coat.',
      'Line four plates with leaves of {romaine lettuce}, mound the salad on them and finish with the last of the nuts.',
    ],
  },
  {
    id: 6025,
    title: 'French Onion Soup',
    cuisine: 'french',
    types: ['soup', 'main'],
    dish: 'soup',
    serves: 4,
    min: 95,
    ing: `50 g unsalted butter
8 pc yellow onion : thinly sliced
1 tsp granulated sugar
1 tbsp all-purpose flour
150 ml dry white wine
1200 ml beef broth
2 g fresh thyme
1 pc bay leaves
140 g baguette : in 8 slices
140 g gruyere cheese : grated
0.5 tsp table salt`,
    steps: [
      'Melt {butter} in a heavy pot and stir in {onion} and {salt}. Cover and sweat over medium-low heat for 15 minutes.',
      'Uncover, add {sugar} and cook for 35 minutes, stirring every few minutes and scraping up the brown film, until the onions are the color of caramel.',
      'Dust with {flour}, stir for 1 minute, and pour in {white wine} to loosen the bottom.',
      'Add {beef broth}, {thyme} and the {bay leaf} and simmer, partly covered, for 20 minutes. Remove the herbs.',
      'Toast {baguette} until dry. Ladle the soup into four ovenproof bowls, float two slices in each and bury them in {gruyere}.',
      'Set the bowls on a sheet pan under a hot broiler for 4 minutes, until the cheese runs over and browns.',
    ],
  },
  {
    id: 6026,
    title: 'Corn Chowder with Bacon',
    cuisine: 'american',
    types: ['soup', 'pork', 'main'],
    dish: 'soup',
    serves: 4,
    min: 45,
    ing: `80 g bacon : diced
1 pc yellow onion : chopped
2 pc celery : chopped
2 tbsp all-purpose flour
700 ml chicken broth
400 g russet potato : peeled, in 1/2-inch dice
500 g frozen sweet corn
2 g fresh thyme
200 ml half and half
6 g chives : snipped
0.5 tsp ground black pepper
0.25 tsp table salt`,
    steps: [
      'Crisp {bacon} slowly in a soup pot for 7 minutes and set it aside, leaving the fat.',
      'Soften {onion} and {celery} in the fat with {salt} for 6 minutes. Sprinkle in {flour} and stir for a minute, so that it loses its raw taste.',
      'Add {chicken broth} gradually, then {potato} and {thyme}. Simmer for 12 minutes, until the potato is soft.',
      'Pour in {corn} and cook for 4 minutes. Scoop out two ladlefuls, blend them and return them to thicken the chowder.',
      'Stir in {half and half} and {black pepper}, heat until it steams without boiling, and serve with the bacon and {chives}.',
    ],
  },
  {
    id: 6027,
    title: 'Leek and Potato Soup',
    cuisine: 'british',
    types: ['soup', 'vegetarian', 'vegetables'],
    dish: 'soup',
    serves: 4,
    min: 45,
    ing: `40 g unsalted butter
3 pc leek : white and pale green, sliced
2 pc garlic : sliced
600 g russet potato : peeled, thinly sliced
1000 ml vegetable broth
100 ml heavy cream
8 g chives : snipped
0.25 tsp ground black pepper
0.25 tsp table salt`,
    steps: [
      'Rinse the sliced {leeks} in a bowl of water and lift them out, so that the grit stays behind.',
      'Melt {butter} in a pot, add the leeks, {garlic} and {salt}, lay a sheet of parchment on top and sweat gently for 10 minutes. They must not color.',
      'Add {potato} and {vegetable broth} and simmer for 16 minutes, until the slices fall apart when pressed.',
      'Blend in short bursts until just smooth, because overworked potato turns to glue. Stir in three quarters of the {heavy cream} and reheat.',
      'Season with {black pepper} and finish each bowl with a swirl of cream and plenty of {chives}.',
    ],
  },
  {
    id: 6028,
    title: 'Boeuf Bourguignon',
    cuisine: 'french',
    types: ['beef', 'main'],
    dish: 'curry',
    serves: 6,
    min: 210,
    ing: `120 g bacon : thick, in strips
1 tbsp vegetable oil
1200 g beef stew meat : in 2-inch cubes
2 pc carrot : in thick coins
3 pc garlic : crushed
2 tbsp tomato paste
3 tbsp all-purpose flour
600 ml dry red wine
300 ml beef broth
3 g fresh thyme
2 pc bay leaves
30 g unsalted butter
8 pc shallot : peeled, whole
300 g cremini mushrooms : quartered
0.5 tsp ground black pepper
1.75 tsp table salt`,
    steps: [
      'Fry {bacon} in {vegetable oil} in a casserole for 6 minutes and remove it. Dry {stew meat}, season it with {black pepper} and 1 1/4 teaspoons of the {salt}, and brown it in the fat in three batches, about 15 minutes in all.',
      'Cook {carrot} in the same pot for 5 minutes. Add {garlic} and {tomato paste}, then {flour}, and stir until everything is coated and smells toasted.',
      'Return the meats with {red wine}, {beef broth}, {thyme} and {bay leaves}. The liquid should just cover; bring it to a simmer.',
      'Cover and put in a 325°F (165°C) oven for 2 1/2 hours, until a fork twists the beef apart.',
      'In the last half of that time, brown {shallots} and {mushrooms} in {butter} with the rest of the salt, add a little water and cook until tender.',
      'Stir the shallots and mushrooms into the stew, discard the herbs and simmer uncovered for 10 minutes to bring it together.',
    ],
  },
  {
    id: 6029,
    title: 'Cottage Pie',
    cuisine: 'british',
    types: ['beef', 'main'],
    dish: 'roast',
    serves: 6,
    min: 95,
    ing: `1 tbsp vegetable oil
600 g ground beef (90% lean)
1 pc yellow onion : chopped
2 pc carrot : diced
2 pc celery : diced
2 tbsp all-purpose flour
2 tbsp tomato paste
400 ml beef broth
1 tbsp worcestershire sauce
2 g fresh thyme : leaves
150 g frozen green peas
1000 g russet potato : peeled, in chunks
60 g unsalted butter
120 ml whole milk
80 g cheddar cheese : grated
2 tsp table salt`,
    steps: [
      'Brown {ground beef} in {vegetable oil} over high heat for 8 minutes, letting it sit so that it fries instead of steaming. Spoon it out.',
      'Cook {onion}, {carrot} and {celery} in the pan for 8 minutes. Stir in {flour} and {tomato paste} for a minute.',
      'Put the beef back with {beef broth}, {worcestershire sauce}, {thyme} and 1/2 teaspoon of the {salt}. Simmer for 25 minutes, until thick, and stir in {peas}.',
      'Meanwhile boil {potato} in water with 1 teaspoon of the salt for 18 minutes. Drain, let the steam escape, and mash with {butter}, {milk} and the last of the salt.',
      'Heat the oven to 400°F (200°C). Spread the meat in a 3-quart dish, drop the mash over it from the edge inward and rough it up with a fork. Sprinkle with {cheddar}.',
      'Bake for 28 minutes, until the ridges are crunchy and gravy bubbles through. Wait 5 minutes before serving.',
    ],
  },
  {
    id: 6030,
    title: 'Classic Cheeseburgers',
    cuisine: 'american',
    types: ['beef', 'main'],
    dish: 'wrap',
    serves: 4,
    min: 25,
    ing: `600 g ground beef (80% lean)
1 tbsp vegetable oil
80 g cheddar cheese : in 4 slices
4 pc hamburger buns
2 tbsp mayonnaise
2 tbsp ketchup
1 tbsp yellow mustard
80 g iceberg lettuce
1 pc tomato : sliced
50 g red onion : in thin rings
1 pc dill pickles : sliced
0.5 tsp ground black pepper
1.25 tsp table salt`,
    steps: [
      'Divide {ground beef} into 4 and shape patties 4 1/2 inches wide with as little handling as you can. Press a dimple in each center, so that they stay flat, and season with {salt} and {black pepper} right before cooking.',
      'Stir {mayonnaise}, {ketchup} and {mustard} together. Split {hamburger buns} and toast the cut sides in a dry skillet for 1 minute.',
      'Rub the skillet with {vegetable oil} and heat it until it just smokes. Cook the patties for 4 minutes without touching them.',
      'Turn them, put a slice of {cheddar} on each and cook for 3 minutes more, to 160°F (71°C), covering the skillet at the end to melt the cheese.',
      'Spread the buns with the sauce and build from the bottom: {lettuce}, {tomato}, patty, {red onion} and {pickles}.',
    ],
  },
  {
    id: 6031,
    title: 'Steak au Poivre with Green Beans',
    cuisine: 'french',
    types: ['beef', 'main'],
    dish: 'grill',
    serves: 4,
    min: 45,
    ing: `4 pc shallot : finely chopped
2.5 tsp ground black pepper : coarsely cracked
800 g sirloin steak : in 4 pieces
1 tbsp vegetable oil
40 g unsalted butter
60 ml dry red wine
150 ml beef broth
100 ml heavy cream
1 tsp dijon mustard
400 g green beans : trimmed
1.25 tsp table salt`,
    steps: [
      'Season {sirloin steak} with 1 teaspoon of the {salt}, press {black pepper} firmly into both sides and leave it for 15 minutes.',
      'Heat {vegetable oil} with half of the {butter} in a heavy skillet until the foam dies down. Sear the steaks over medium-high heat for 4 minutes on each side, then keep them warm under foil.',
      'Tip out most of the fat, cook {shallot} for 2 minutes, and loosen the crust with {red wine}. Add {beef broth} and reduce for 4 minutes.',
      'Stir in {heavy cream} and {dijon mustard} and bubble for 3 minutes, until it coats the spoon. Pour in the juices from the steaks.',
      'Meanwhile boil {green beans} for 5 minutes, drain and toss them with the rest of the butter and salt.',
      'Return the steaks to the sauce for a few seconds and serve them on hot plates with the beans alongside.',
    ],
  },
  {
    id: 6032,
    title: 'Baked Macaroni and Cheese',
    cuisine: 'american',
    types: ['pasta', 'vegetarian', 'main'],
    dish: 'short-pasta',
    serves: 6,
    min: 60,
    ing: `400 g elbow macaroni
70 g unsalted butter
50 g all-purpose flour
900 ml whole milk
2 tsp dijon mustard
0.5 tsp paprika
280 g cheddar cheese : coarsely grated
60 g panko bread crumbs
1.5 tsp table salt (50% eaten)`,
    steps: [
      'Cook {macaroni} in a pot of water with 1 teaspoon of the {salt}, 2 minutes less than the package says, since it goes on cooking in the oven. Drain.',
      'Melt 60 g (4 tablespoons) of the {butter} in the same pot over medium heat, add {flour} and whisk for 2 minutes without browning it.',
      'Whisk in {milk} a cup at a time and keep stirring for 8 minutes, until the sauce bubbles and thickens.',
      'Take it off the stove before you add {dijon mustard}, {paprika}, the rest of the salt and all but a handful of the {cheddar}; boiling cheese goes stringy. Stir in the macaroni.',
      'Heat the oven to 375°F (190°C). Fill a 3-quart dish, mix {panko bread crumbs} with the remaining cheese and melted butter, and cover the top.',
      'Bake for 25 minutes, until golden and seething at the sides, and let it calm down for 5 minutes.',
    ],
  },
  {
    id: 6033,
    title: 'Tuna Noodle Casserole',
    cuisine: 'american',
    types: ['pasta', 'seafood', 'main'],
    dish: 'short-pasta',
    serves: 6,
    min: 60,
    ing: `300 g egg noodles
50 g unsalted butter
1 pc yellow onion : chopped
250 g white mushrooms : sliced
40 g all-purpose flour
600 ml whole milk
240 ml chicken broth
426 g canned tuna : 3 cans, drained
200 g frozen green peas
120 g cheddar cheese : grated
50 g panko bread crumbs
0.5 tsp ground black pepper
1.5 tsp table salt (62% eaten)`,
    steps: [
      'Boil {egg noodles} in water with half of the {salt} for 5 minutes, until pliable but firm, and drain them.',
      'Melt {butter} in a deep skillet, spoon a little of it over {panko bread crumbs} in a cup, and fry {onion} and {mushrooms} in the rest for 9 minutes.',
      'Shake in {flour} and stir for 1 minute. Blend in {milk} and {chicken broth} and simmer for 6 minutes, stirring, to make a loose sauce.',
      'Season with {black pepper} and the other half of the salt. Fold in {tuna}, {peas}, the noodles and most of the {cheddar}.',
      'Scrape it all into a 9 by 13 inch dish and top with the buttered crumbs and the last of the cheese.',
      'Bake at 400°F (200°C) for 22 minutes, until the crumbs are brown and the sauce is bubbling up.',
    ],
  },
];
