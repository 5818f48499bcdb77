import type { RecipeSource } from './format.ts';

/** Indian recipes 2026 to 2050: vegetables, soups, rice, salads, drinks, sweets, breakfasts, bread. */
export const INDIAN_2: readonly RecipeSource[] = [
  {
    id: 2026,
    title: 'Punjabi Kadhi Pakora',
    cuisine: 'indian',
    types: ['curry', 'vegetarian', 'main'],
    dish: 'curry',
    serves: 4,
    min: 60,
    ing: `400 g plain yogurt
140 g chickpea flour (besan)
1 tsp ground turmeric
1 pc yellow onion : finely sliced
60 g spinach : shredded
10 g ginger root : grated
0.5 tsp cayenne pepper
6 tbsp vegetable oil (40% eaten)
1 tbsp ghee
0.5 tsp fenugreek seed
1 tsp mustard seed
2 pc garlic : sliced
1.5 tsp table salt`,
    steps: [
      'Whisk {yogurt} with 40 g (7 tablespoons) of the {chickpea flour}, {turmeric} and 1 teaspoon of the {salt} until no lumps remain, then whisk in 3 1/2 cups (850 ml) of water.',
      'Bring this to a boil in a deep pot, stirring constantly, because kadhi curdles if left alone at the start. Lower the heat and let it plop away for 25 minutes with a stir whenever you pass.',
      'For the pakoras, rub the remaining salt into {onion} and {spinach} and wait 5 minutes for them to turn wet. Mix in {ginger}, {cayenne pepper}, the rest of the flour and about 1/4 cup (60 ml) of water to a sticky batter.',
      'Heat {vegetable oil} in a small skillet. Drop in tablespoons of batter, flatten them slightly and fry in two batches, 3 minutes on each side, until brown.',
      'Slip the pakoras into the pot, put the lid on and turn off the heat for 8 minutes while they drink up the sauce.',
      'Melt {ghee} in the emptied skillet, sizzle {fenugreek seed}, {mustard seed} and {garlic} until the garlic colors, and pour everything over the kadhi.',
    ],
  },
  {
    id: 2027,
    title: 'Bhindi Masala (Dry Okra Curry)',
    cuisine: 'indian',
    types: ['vegetables', 'curry', 'vegetarian', 'side'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `500 g okra
3 tbsp canola oil
2 pc red onion : sliced
3 pc garlic : chopped
1 pc jalapeno pepper : sliced
2 pc roma tomato : chopped
1 tsp ground coriander
1 tsp ground cumin
0.5 tsp ground turmeric
0.5 tsp paprika
1 tbsp chickpea flour (besan)
1 tbsp lemon juice (bottled)
1 tsp table salt`,
    steps: [
      'Wash the {okra} and rub every pod completely dry with a towel; water is what makes it slimy. Trim and cut into 1/2-inch pieces.',
      'Stir-fry the okra in 2 tablespoons of the {canola oil} over medium-high heat for 10 minutes, uncovered, until the threads vanish and the edges brown. Take it out.',
      'Pour in the remaining oil and fry {red onion} for 7 minutes, then {garlic} and {jalapeno} for 1 minute.',
      'Sprinkle in {chickpea flour}, {coriander}, {cumin}, {turmeric} and {paprika} and toast for 1 minute, until the flour smells like popcorn.',
      'Add {tomato} and {salt}, soften for 4 minutes, return the okra and fold gently for 3 minutes. Sharpen it with {lemon juice}.',
    ],
  },
  {
    id: 2028,
    title: 'Cabbage and Carrot Poriyal',
    cuisine: 'indian',
    types: ['vegetables', 'vegetarian', 'side'],
    dish: 'salad',
    serves: 4,
    min: 25,
    ing: `600 g green cabbage : finely shredded
1 pc carrot : coarsely grated
2 tbsp coconut oil
1.5 tsp mustard seed
1 tbsp red lentils (dry)
2 pc serrano pepper : slit
10 g ginger root : minced
0.5 tsp ground turmeric
50 g shredded coconut (unsweetened)
1 tsp table salt`,
    steps: [
      'Heat {coconut oil} in a wide pan and add {mustard seed} and the uncooked {red lentils}. Shake until the seeds pop and the lentils turn golden and crunchy.',
      'Add {serrano pepper}, {ginger} and {turmeric} and let them hiss for 20 seconds.',
      'Toss in {cabbage}, {carrot} and {salt}. Stir-fry over high heat for 3 minutes, so that the shreds wilt but do not brown.',
      'Sprinkle with 2 tablespoons of water, cover and steam over low heat for 5 minutes. The cabbage should keep a little bite.',
      'Stir in {shredded coconut} and cook uncovered for 2 minutes, until dry and fragrant.',
    ],
  },
  {
    id: 2029,
    title: 'Paneer Tikka Naan Pizza',
    cuisine: 'indian',
    types: ['pizza', 'vegetarian', 'main'],
    dish: 'pizza',
    serves: 4,
    min: 40,
    ing: `4 pc naan
250 g paneer : in 1/2-inch cubes
80 g greek yogurt
2 tsp smoked paprika
1 tsp garam masala
2 pc garlic : crushed
1 pc green bell pepper : diced
1 pc red onion : in thin wedges
1 tbsp vegetable oil
180 g tomato sauce
0.5 tsp ground cumin
150 g shredded mozzarella
8 g fresh cilantro
0.25 tsp red pepper flakes`,
    steps: [
      'Mix {yogurt}, half of the {smoked paprika}, {garam masala}, {garlic} and {vegetable oil}. Coat {paneer}, {green bell pepper} and {red onion} and leave for 10 minutes.',
      'Spread them on a lined sheet and broil for 6 minutes, until the corners catch. Turn the oven to 425°F (220°C).',
      'Stir {cumin} and the rest of the paprika into {tomato sauce}. Spread it over {naan}, leaving a finger-wide border.',
      'Cover with {mozzarella} and then the paneer mixture, pressing the cubes in lightly.',
      'Bake on the upper rack for 9 minutes, until the cheese bubbles and the rim is crisp.',
      'Shower the pizzas with {cilantro} and {red pepper flakes} and cut each into quarters.',
    ],
  },
  {
    id: 2030,
    title: 'Vegetable Sambar',
    cuisine: 'indian',
    types: ['soup', 'vegetarian', 'vegetables', 'curry'],
    dish: 'soup',
    serves: 5,
    min: 50,
    ing: `200 g red lentils (dry)
0.5 tsp ground turmeric
2 tbsp coconut oil
1.5 tsp mustard seed
0.25 tsp fenugreek seed
6 pc shallot : halved
1 tbsp ground coriander
1 tsp ground cumin
0.5 tsp cayenne pepper
0.5 tsp ground black pepper
2 pc carrot : in batons
200 g eggplant : in chunks
150 g green beans : in 1-inch lengths
2 pc tomato : quartered
1 pc lime : juiced
1 tsp brown sugar
10 g fresh cilantro
1.5 tsp table salt`,
    steps: [
      'Simmer {red lentils} with {turmeric} in 3 cups (720 ml) of water for 18 minutes, until they lose their shape, and beat them smooth.',
      'In a second, larger pot brown {shallot} in half of the {coconut oil} for 4 minutes. Add {coriander}, {cumin}, {cayenne pepper} and {black pepper} and stir until fragrant.',
      'Put in {carrot}, {eggplant}, {green beans} and {salt} with 2 1/2 cups (600 ml) of water. Boil gently for 12 minutes.',
      'Add {tomato} and the lentils and simmer for 8 minutes, until the vegetables are tender and the broth has body.',
      'Season with {lime} juice and {brown sugar}, which together replace tamarind; it should taste distinctly sour.',
      'Crackle {mustard seed} and {fenugreek seed} in the remaining oil, tip them over the sambar with {cilantro} and cover for a moment.',
    ],
  },
  {
    id: 2031,
    title: 'Tomato Pepper Rasam',
    cuisine: 'indian',
    types: ['soup', 'vegetarian'],
    dish: 'soup',
    serves: 4,
    min: 35,
    ing: `5 pc tomato : roughly chopped
60 g red lentils (dry)
4 pc garlic : smashed in their skins
1 tsp ground black pepper
1.5 tsp ground cumin
0.5 tsp ground turmeric
1 pc serrano pepper : slit
1 tbsp ghee
1 tsp mustard seed
2 tsp lemon juice (bottled)
0.5 tsp granulated sugar
15 g fresh cilantro : stems and leaves, chopped
1.25 tsp table salt`,
    steps: [
      'Put {red lentils} and {turmeric} in a saucepan with 2 cups (480 ml) of water and cook for 15 minutes until mushy.',
      'Blend {tomato} with 1 cup (240 ml) of water and strain it into the lentils, pressing hard on the pulp.',
      'Add {garlic}, {black pepper}, {cumin}, {serrano pepper}, {salt} and {sugar} and bring it to just below a boil for 10 minutes. When froth covers the top, it is done.',
      'Stir in {cilantro}, cover the pan and take it off the heat; long boiling would make rasam bitter.',
      'Pop {mustard seed} in hot {ghee}, pour it in with {lemon juice}, and drink the rasam from cups or ladle it over rice.',
    ],
  },
  {
    id: 2032,
    title: 'South Indian Lemon Rice',
    cuisine: 'indian',
    types: ['rice', 'vegetarian', 'side'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `300 g basmati rice
2 pc lemon : juiced
3 tbsp vegetable oil
1.5 tsp mustard seed
70 g peanuts (roasted)
2 pc serrano pepper : sliced
10 g ginger root : minced
1 tsp ground turmeric
10 g fresh cilantro : chopped
1 tsp table salt`,
    steps: [
      'Wash {basmati rice} in three changes of water. Boil it in plenty of water like pasta for 11 minutes, until just tender, and drain well.',
      'Spread the rice on a tray for 10 minutes; once it has steamed dry, the grains will not break when tossed.',
      'Heat {vegetable oil} in a wok. When {mustard seed} pops, add {peanuts}, {serrano pepper} and {ginger} and fry for 1 minute.',
      'Switch off the heat, stir in {turmeric} and {salt}, and add the {lemon} juice, keeping your face away from the steam.',
      'Turn the rice through the yellow oil with a flat spoon until evenly tinted. Mix in {cilantro} and let it stand 5 minutes, since the flavor deepens.',
    ],
  },
  {
    id: 2033,
    title: 'Vegetable Khichdi',
    cuisine: 'indian',
    types: ['rice', 'vegetarian', 'main'],
    dish: 'porridge',
    serves: 4,
    min: 45,
    ing: `150 g basmati rice
150 g red lentils (dry)
3 tbsp ghee
1 pc bay leaves
1.5 tsp ground cumin
0.5 tsp ground black pepper
15 g ginger root : grated
0.75 tsp ground turmeric
1 pc carrot : diced
1 pc red potato : diced small
100 g frozen green peas
120 g plain yogurt
1.25 tsp table salt`,
    steps: [
      'Rinse {basmati rice} and {red lentils} together until the water runs almost clear, and drain.',
      'Melt 2 tablespoons of the {ghee} in a heavy pot. Add the {bay leaf}, {ginger}, {cumin} and {black pepper}, and after 30 seconds {carrot} and {red potato}.',
      'Stir in the drained rice and lentils with {turmeric} and fry for 2 minutes, then pour in 5 1/2 cups (1.3 liters) of water and add {salt}.',
      'Boil, reduce the heat and simmer with the lid ajar for 25 minutes. Stir often toward the end, adding hot water if it stops flowing.',
      'Mix in {green peas} for the last 4 minutes. The khichdi is ready when it spreads slowly on a plate, like soft polenta.',
      'Trickle the rest of the ghee over each bowl and eat with cool {yogurt} on the side.',
    ],
  },
  {
    id: 2034,
    title: 'Chana Chaat with Mint Yogurt',
    cuisine: 'indian',
    types: ['salad', 'vegetarian', 'snack'],
    dish: 'salad',
    serves: 4,
    min: 35,
    ing: `425 g canned chickpeas : 1 can, drained
300 g red potato : in 1/2-inch cubes
1 pc cucumber : diced
1 pc red onion : finely diced
2 pc roma tomato : diced
180 g plain yogurt
20 g fresh mint
20 g fresh cilantro
1 pc serrano pepper
1 pc lime : juiced
1.5 tsp ground cumin
0.5 tsp granulated sugar
0.5 pc pomegranate : seeds only
0.75 tsp table salt`,
    steps: [
      'Boil {red potato} for 10 minutes, until a fork goes in, then drain it and let it cool to lukewarm.',
      'Toast {cumin} in a dry pan for 40 seconds, until it is one shade darker, and tip it out at once.',
      'Blend {mint}, {cilantro}, {serrano pepper} and {lime} juice with half of the {salt} and 2 tablespoons of {yogurt} to a loose green chutney.',
      'Beat the remaining yogurt with {sugar} until it pours.',
      'Toss {chickpeas}, the potato, {cucumber}, {red onion} and {tomato} with the cumin and the other half of the salt on a wide platter.',
      'Stripe the salad with sweet yogurt and chutney, and scatter the {pomegranate} seeds last, so that they stay bright.',
    ],
  },
  {
    id: 2035,
    title: 'Koshimbir (Cucumber Peanut Salad)',
    cuisine: 'indian',
    types: ['salad', 'vegetarian', 'vegetables', 'side'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `2 pc cucumber
80 g peanuts (roasted)
30 g shredded coconut (unsweetened)
1 pc lemon : juiced
1 tsp granulated sugar
1 tbsp vegetable oil
0.5 tsp mustard seed
1 pc serrano pepper : minced
10 g fresh cilantro : chopped
0.5 tsp table salt`,
    steps: [
      'Peel the {cucumbers}, scrape out the seeds with a teaspoon and chop the flesh finely. Mix in the {salt}, wait 10 minutes and squeeze it in your fist.',
      'Pound {peanuts} in a mortar to coarse rubble; a few whole bits are welcome.',
      'Soften {coconut} with {lemon} juice and {sugar} in the salad bowl, then add the cucumber and peanuts.',
      'In a tiny pan heat {vegetable oil} with {mustard seed} until it crackles, add {serrano pepper} for 10 seconds and pour this over.',
      'Fold in {cilantro} and eat soon, before the peanuts lose their crunch.',
    ],
  },
  {
    id: 2036,
    title: 'Delhi Fruit Chaat',
    cuisine: 'indian',
    types: ['salad', 'vegetarian', 'snack'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `1 pc apple
2 pc banana
300 g pineapple : in bite-size chunks
1 pc orange : peeled and segmented
200 g grapes : halved
0.5 pc pomegranate : seeds only
1 pc lime : juiced
0.75 tsp ground cumin
0.25 tsp ground black pepper
0.25 tsp ground ginger
0.25 tsp table salt
4 g fresh mint : torn`,
    steps: [
      'Warm {cumin} in a small dry pan for 30 seconds until it smokes faintly. Off the heat, mix in {black pepper}, {ginger} and {salt} to make a quick chaat masala.',
      'Core the {apple}, slice {banana} and dice both straight into a bowl with the {lime} juice, which keeps them white.',
      'Add {pineapple}, {orange}, {grapes} and {pomegranate} and dust with half of the spice mix.',
      'Turn everything over twice with a large spoon and leave for 5 minutes, until a spiced juice gathers underneath.',
      'Finish with {mint} and as much of the remaining spice as you like.',
    ],
  },
  {
    id: 2037,
    title: 'Mango Lassi',
    cuisine: 'indian',
    types: ['smoothie', 'vegetarian', 'breakfast'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `1 pc mango : peeled and cut off the stone
350 g plain yogurt
100 ml whole milk
1 tbsp honey
0.25 tsp ground cardamom
4 pc ice cubes`,
    steps: [
      'Blend the {mango} flesh with {honey} and {cardamom} until there is not a single fiber left.',
      'Add {yogurt}, {milk} and {ice cubes} and blitz for 30 seconds more, until a pale froth rises.',
      'Taste it: a sharp mango may want another spoonful of honey. Pour into two tall chilled glasses.',
    ],
  },
  {
    id: 2038,
    title: 'Salted Mint Lassi',
    cuisine: 'indian',
    types: ['smoothie', 'vegetarian', 'snack'],
    dish: 'smoothie',
    serves: 2,
    min: 10,
    ing: `450 g plain yogurt
12 g fresh mint : leaves only
5 g ginger root : chopped
0.75 tsp ground cumin
0.5 tsp table salt
6 pc ice cubes
1 tsp lime juice (bottled)`,
    steps: [
      'Toast {cumin} in a dry pan over low heat for about 30 seconds, until you can smell it from across the stove.',
      'Blend {mint}, {ginger}, {salt} and 1/2 cup (120 ml) of cold water to a green liquid.',
      'Add {yogurt}, {lime juice}, {ice cubes} and most of the cumin and whirl until frothy on top.',
      'Divide the lassi between glasses and pinch the rest of the cumin over the foam.',
    ],
  },
  {
    id: 2039,
    title: 'Thandai (Almond and Fennel Milk Shake)',
    cuisine: 'indian',
    types: ['smoothie', 'vegetarian', 'snack'],
    dish: 'smoothie',
    serves: 4,
    min: 75,
    ing: `50 g almonds
20 g pistachios
2 tsp fennel seed
0.25 tsp ground black pepper
0.5 tsp ground cardamom
0.25 tsp saffron
4 tbsp granulated sugar
800 ml whole milk
8 pc ice cubes`,
    steps: [
      'Pour 3/4 cup (180 ml) of boiling water over {almonds}, {pistachios} and {fennel seed} and soak for 30 minutes. Slip the skins off the almonds.',
      'Blend the nuts, fennel and soaking water with {black pepper}, {cardamom} and {sugar} for a full 2 minutes, to a very smooth paste.',
      'Rub {saffron} into a few spoonfuls of warm {milk}, then stir it, the paste and the rest of the milk together.',
      'Refrigerate for 30 minutes, strain through a fine sieve and press the solids dry.',
      'Shake with {ice cubes} in a lidded jar until foamy, and pour.',
    ],
  },
  {
    id: 2040,
    title: 'Banana Date Cardamom Shake',
    cuisine: 'indian',
    types: ['smoothie', 'vegetarian', 'breakfast'],
    dish: 'smoothie',
    serves: 2,
    min: 15,
    ing: `4 pc medjool dates : pitted
2 pc banana
400 ml reduced fat milk (2%)
1 tbsp almond butter
0.25 tsp ground cardamom
0.25 tsp ground cinnamon`,
    steps: [
      'Warm a third of the {milk}, drop in {dates} and soak for 8 minutes, so that they blend without leaving lumps.',
      'Blend the dates and their milk until smooth, then add {banana}, {almond butter}, {cardamom} and the cold milk.',
      'Whizz until thick and pale, and dust the top with {cinnamon}.',
    ],
  },
  {
    id: 2041,
    title: 'Rice Kheer',
    cuisine: 'indian',
    types: ['dessert', 'vegetarian', 'rice'],
    dish: 'porridge',
    serves: 4,
    min: 75,
    ing: `80 g basmati rice
1200 ml whole milk
80 g granulated sugar
0.75 tsp ground cardamom
0.25 tsp saffron
25 g pistachios : slivered
30 g raisins
2 tsp ghee`,
    steps: [
      'Rinse {basmati rice} and soak it in cold water for 20 minutes. Drain and snap the grains between your fingers, which helps to thicken the pudding.',
      'Fry {pistachios} and {raisins} in {ghee} for 1 minute, until the raisins puff up, and reserve them.',
      'In a wide heavy pot bring {milk} to a boil, rain in the rice and lower the heat.',
      'Simmer for 40 minutes, stirring every few minutes and scraping the cream from the sides back into the pot.',
      'Stir in {sugar}, {cardamom} and {saffron} and cook for 5 minutes. It should coat a spoon thinly; it stiffens a great deal as it cools.',
      'Top with the fried nuts and raisins. Kheer is good warm, and better cold the next day.',
    ],
  },
  {
    id: 2042,
    title: 'Gajar Halwa (Carrot Pudding)',
    cuisine: 'indian',
    types: ['dessert', 'vegetarian'],
    dish: 'porridge',
    serves: 6,
    min: 75,
    ing: `800 g carrot : peeled and grated
750 ml whole milk
4 tbsp ghee
110 g granulated sugar
0.5 tsp ground cardamom
40 g cashews : halved
30 g raisins`,
    steps: [
      'Put {carrot} and {milk} in a wide nonstick pan and bring to a lively simmer.',
      'Cook for 40 minutes over medium heat, stirring more and more often, until the milk has been absorbed and the carrot looks dry.',
      'Meanwhile gild {cashews} in 1 teaspoon of the {ghee} and set them aside.',
      'Add the rest of the ghee and {sugar}; the mixture will turn runny again. Keep stirring for 10 minutes, until it leaves the sides of the pan as one mass.',
      'Fold in {cardamom}, {raisins} and the cashews, and serve the halwa warm in small bowls.',
    ],
  },
  {
    id: 2043,
    title: 'Saffron Shrikhand',
    cuisine: 'indian',
    types: ['dessert', 'vegetarian'],
    dish: 'porridge',
    serves: 5,
    min: 130,
    ing: `800 g greek yogurt
100 g powdered sugar
0.25 tsp saffron
1 tbsp whole milk : hot
0.5 tsp ground cardamom
25 g pistachios : chopped`,
    steps: [
      'Line a sieve with a clean cloth, spoon in {yogurt}, fold the cloth over and set a plate on top. Drain over a bowl in the refrigerator for 1 hour.',
      'Steep {saffron} in the hot {milk} for 10 minutes, until the liquid is deep orange.',
      'Sift {powdered sugar} over the drained yogurt and work it with the back of a spoon until satiny. Stir in the saffron milk and {cardamom}.',
      'Chill for 45 minutes, so that the sugar dissolves completely and the shrikhand firms up.',
      'Spoon into cups and cover with {pistachios}, or eat it the Gujarati way with hot fried bread.',
    ],
  },
  {
    id: 2044,
    title: 'Shahi Tukda (Royal Bread Pudding)',
    cuisine: 'indian',
    types: ['dessert', 'vegetarian'],
    dish: 'toast',
    serves: 4,
    min: 45,
    ing: `6 pc white bread : crusts cut off
4 tbsp ghee
350 ml evaporated milk
350 ml whole milk
60 g granulated sugar
0.25 tsp saffron
0.5 tsp ground cardamom
20 g almonds : sliced
15 g pistachios : chopped`,
    steps: [
      'Stir {evaporated milk} and {whole milk} together in a wide pan and simmer for 20 minutes, scraping the bottom, until reduced by about a third.',
      'Add {sugar}, {saffron} and {cardamom}, cook for 4 minutes and leave this rabri to cool slightly.',
      'Cut {bread} into triangles. Fry them in {ghee} in two batches over medium heat for 2 minutes a side, until crisp and evenly brown.',
      'Fit the triangles into a shallow dish and pour the warm rabri over, lifting the pieces so that it runs underneath.',
      'Let it soak for 10 minutes and strew with {almonds} and {pistachios}. The middle should be custardy and the tips still crisp.',
    ],
  },
  {
    id: 2045,
    title: 'No-Churn Pistachio Kulfi',
    cuisine: 'indian',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 6,
    min: 380,
    ing: `60 g pistachios
200 g sweetened condensed milk
350 ml evaporated milk
240 ml heavy cream
0.75 tsp ground cardamom
0.25 tsp saffron`,
    steps: [
      'Grind two thirds of the {pistachios} to a fine meal and chop the rest by hand.',
      'Warm a quarter of the {evaporated milk} with {saffron} and {cardamom} until it steams, then let it cool for 10 minutes.',
      'Blend {condensed milk}, {heavy cream}, the cold and the spiced evaporated milk and the pistachio meal for 20 seconds; stop before the cream whips.',
      'Divide among six small paper cups, sprinkle in the chopped nuts, cover with foil and push a stick through each.',
      'Freeze for 6 hours, until hard to the center. Peel the cups away and give the kulfi 5 minutes at room temperature before the first bite.',
    ],
  },
  {
    id: 2046,
    title: 'Besan Chilla (Chickpea Flour Pancakes)',
    cuisine: 'indian',
    types: ['breakfast', 'vegetarian'],
    dish: 'pancakes',
    serves: 3,
    min: 50,
    ing: `200 g chickpea flour (besan)
1 pc red onion : finely chopped
1 pc tomato : seeded and finely chopped
1 pc jalapeno pepper : minced
10 g ginger root : grated
15 g fresh cilantro : chopped
0.5 tsp ground turmeric
1 tsp ground cumin
3 tbsp vegetable oil
150 g plain yogurt
1 tsp table salt`,
    steps: [
      'Whisk {chickpea flour}, {turmeric}, {cumin} and {salt} with 1 1/4 cups (300 ml) of water, adding it slowly at first. Rest the batter for 10 minutes.',
      'Stir in {red onion}, {tomato}, {jalapeno}, {ginger} and {cilantro}. It should flow like pancake batter; add a spoonful of water if not.',
      'Heat a nonstick skillet, wipe it with a little {vegetable oil} and spread a ladleful of batter with the back of the ladle to an 8-inch round.',
      'Drizzle a few drops of oil around the edge, cook for 3 minutes until the top looks dry, then flip for 2 minutes.',
      'Repeat to make six, and dip them in the {yogurt} while hot.',
    ],
  },
  {
    id: 2047,
    title: 'Egg Bhurji on Toast',
    cuisine: 'indian',
    types: ['breakfast', 'vegetarian'],
    dish: 'toast',
    serves: 2,
    min: 20,
    ing: `5 pc eggs
20 g unsalted butter
1 pc yellow onion : finely chopped
1 pc serrano pepper : minced
1 pc tomato : chopped
0.25 tsp ground turmeric
0.5 tsp ground coriander
0.5 tsp table salt
6 g fresh cilantro : chopped
4 pc whole wheat bread : toasted`,
    steps: [
      'Crack {eggs} into a bowl with the {salt} and break them up with a fork, no more.',
      'Melt {butter} in a skillet and cook {onion} with {serrano pepper} for 5 minutes, until see-through.',
      'Stir in {turmeric} and {coriander}, add {tomato} and cook over high heat for 3 minutes, until almost dry.',
      'Lower the heat and pour in the eggs. Drag a spatula through for 2 minutes, leaving small soft curds.',
      'Take the pan off the stove while the eggs still glisten, mix in {cilantro} and heap them on {bread}.',
    ],
  },
  {
    id: 2048,
    title: 'Aloo Paratha with Yogurt',
    cuisine: 'indian',
    types: ['bread', 'breakfast', 'vegetarian'],
    dish: 'pancakes',
    serves: 4,
    min: 90,
    ing: `300 g whole wheat flour
450 g russet potato
2 pc serrano pepper : finely minced
10 g ginger root : finely grated
15 g fresh cilantro : finely chopped
1 tsp ground cumin
0.5 tsp garam masala
4 tbsp ghee
200 g plain yogurt
1.25 tsp table salt`,
    steps: [
      'Boil the {russet potato} whole in its skin for 30 minutes, until a skewer slides in. Peel, mash without lumps and let it cool.',
      'Meanwhile mix {whole wheat flour} with 1/2 teaspoon of the {salt} and 3/4 cup (180 ml) of water. Knead for 6 minutes to a soft dough, cover and rest.',
      'Season the mash with {serrano pepper}, {ginger}, {cilantro}, {cumin}, {garam masala} and the remaining salt. Roll dough and filling into 8 balls each.',
      'Flatten a piece of dough to a 4-inch disk, put a potato ball in the middle, gather the edges over it and pinch shut. Press flat, flour lightly and roll gently to 7 inches.',
      'Cook in a hot dry skillet for 1 minute a side, then brush with {ghee} and fry each side for another minute, pressing down, until freckled with brown.',
      'Keep the breads in a towel while you finish the rest, and eat them with {yogurt}.',
    ],
  },
  {
    id: 2049,
    title: 'Savory Oats Upma',
    cuisine: 'indian',
    types: ['breakfast', 'vegetarian'],
    dish: 'porridge',
    serves: 3,
    min: 30,
    ing: `160 g rolled oats
2 tbsp canola oil
1 tsp mustard seed
40 g cashews
1 pc yellow onion : chopped
1 pc carrot : finely diced
80 g green beans : thinly sliced
80 g frozen green peas
10 g ginger root : minced
1 pc serrano pepper : slit
0.25 tsp ground turmeric
1 tbsp lemon juice (bottled)
0.75 tsp table salt`,
    steps: [
      'Toast {rolled oats} in a dry skillet for 5 minutes, stirring, until they smell of biscuits; this stops them from going gluey. Tip them out.',
      'Heat {canola oil}, pop {mustard seed}, add {cashews} and stir until they are the color of straw.',
      'Add {onion}, {ginger} and {serrano pepper} for 4 minutes, then {carrot}, {green beans}, {turmeric} and {salt} for 4 minutes.',
      'Pour in 1 3/4 cups (420 ml) of water and {peas} and bring to a rolling boil.',
      'Shower in the oats, stir once, cover and leave on the lowest heat for 4 minutes. Fluff with a fork and sprinkle with {lemon juice}.',
    ],
  },
  {
    id: 2050,
    title: 'Skillet Garlic Naan',
    cuisine: 'indian',
    types: ['bread', 'vegetarian', 'side'],
    dish: 'pancakes',
    serves: 4,
    min: 110,
    ing: `360 g all-purpose flour
1.5 tsp active dry yeast
2 tsp granulated sugar
120 ml whole milk
120 g plain yogurt
1 tbsp vegetable oil
40 g unsalted butter
5 pc garlic : very finely chopped
8 g fresh cilantro : chopped
1 tsp table salt`,
    steps: [
      'Warm {milk} to the temperature of a bath, stir in {sugar} and {yeast} and wait 10 minutes, until a foam forms.',
      'Combine {flour} and {salt}, add the foamy milk, {yogurt} and {vegetable oil}, and knead for 8 minutes. Work in 1 to 3 tablespoons of water as needed for a soft, slightly tacky dough.',
      'Cover and let it rise in a warm place for 60 minutes, until about doubled.',
      'Melt {butter} with {garlic} over the lowest heat for 3 minutes without browning, and stir in {cilantro}.',
      'Cut the dough into 8 pieces and roll each into an oval about 1/8 inch (4 mm) thick.',
      'Get a dry cast-iron skillet very hot. Lay in one oval, cover for 1 minute until it blisters, turn and cook for 1 minute more.',
      'Brush each one with garlic butter the moment it leaves the skillet, and stack the breads in a cloth to stay soft.',
    ],
  },
];
