import type { RecipeSource } from './format.ts';

/** Mediterranean, first half: salads, soups, seafood. */
export const MEDITERRANEAN_1: readonly RecipeSource[] = [
  {
    id: 3001,
    title: 'Greek Village Salad with Feta Slabs',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 15,
    ing: `5 pc tomato : in chunky wedges
1 pc cucumber : peeled in stripes, thickly sliced
1 pc green bell pepper : in thin rings
0.5 pc red onion : in thin rings
200 g feta cheese : in two thick slabs
80 g kalamata olives
5 tbsp olive oil
1 tbsp red wine vinegar
1.5 tsp dried oregano
0.5 tsp table salt`,
    steps: [
      'Put the {tomato} wedges in a wide bowl, sprinkle with the {salt} and leave them for 5 minutes so that their juice runs and becomes part of the dressing.',
      'Add the {cucumber}, {bell pepper}, {onion} and {olives} and turn everything over once with your hands.',
      'Pour on the {vinegar} and 3 tablespoons of the {olive oil}, then toss again, scraping up the juice from the bottom.',
      'Lay the {feta} slabs on top, rub the {oregano} over them between your palms and trickle on the rest of the oil. Break the cheese up at the table.',
    ],
  },
  {
    id: 3002,
    title: 'Lebanese Tabbouleh',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 35,
    ing: `60 g bulgur wheat : fine
150 g fresh parsley : leaves and thin stalks, about 3 bunches
25 g fresh mint : leaves
300 g roma tomato : finely diced
4 pc scallion (green onion) : finely sliced
2 pc lemon : juiced
5 tbsp olive oil
0.75 tsp table salt
0.25 tsp ground allspice
0.25 tsp ground black pepper`,
    steps: [
      'Cover the {bulgur} with plenty of boiling water and let it soak for 15 minutes, until tender but not mushy. Drain in a fine sieve and press out as much water as you can.',
      'Wash the {parsley} and {mint} and dry them really well in a towel; wet leaves turn to paste. Bunch them up and slice as thinly as possible with a sharp knife.',
      'In a big bowl stir the {tomato}, {scallion}, {lemon} juice, {salt}, {allspice} and {black pepper} into the bulgur and wait 5 minutes while the grains drink up the juices.',
      'Fold in the herbs and the {olive oil}. Taste: it should be sharp and very green, with just a speckle of grain. Eat within the hour.',
    ],
  },
  {
    id: 3003,
    title: 'Chicken Fattoush with Toasted Pita',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['salad', 'chicken'],
    dish: 'salad',
    serves: 4,
    min: 40,
    ing: `2 pc chicken breast (boneless skinless) : halved into thin cutlets
3 pc pita bread : torn in bite-size pieces
300 g romaine lettuce : in ribbons
1 pc cucumber : in half moons
250 g cherry tomatoes : halved
120 g radishes : sliced
4 pc scallion (green onion) : sliced
15 g fresh mint : leaves
0.5 pc pomegranate : seeds only
2 pc lemon : juiced
1 pc garlic : crushed
6 tbsp olive oil
1 tsp ground cumin
1 tsp paprika
1.25 tsp table salt`,
    steps: [
      'Heat the oven to 375°F (190°C). Rub the {chicken breast} with the {cumin}, {paprika}, half of the {salt} and 1 tablespoon of the {olive oil}.',
      'Toss the {pita} with 2 tablespoons of the oil on a baking sheet and bake for 10 minutes, stirring once, until brown and brittle.',
      'Meanwhile fry the cutlets in a hot dry skillet for about 4 minutes a side, until no pink is left inside. Rest them 5 minutes, then slice.',
      'Shake the {lemon} juice, {garlic}, the other half of the salt and the last 3 tablespoons of oil together in a jar.',
      'Mix the {romaine}, {cucumber}, {tomatoes}, {radishes}, {scallion} and {mint} in a large bowl with the dressing.',
      'Throw in the toasted bread at the last moment, put the chicken on top and scatter over the {pomegranate} seeds, which bring the tartness.',
    ],
  },
  {
    id: 3004,
    title: 'Falafel Salad with Tahini Dressing',
    cuisine: 'mediterranean',
    country: 'lebanese',
    types: ['salad', 'vegetarian'],
    dish: 'salad',
    serves: 4,
    min: 60,
    ing: `850 g canned chickpeas : 2 cans, drained and patted dry
70 g chickpea flour (besan)
1 tsp baking powder
1 pc yellow onion : roughly chopped
3 pc garlic
30 g fresh parsley
30 g fresh cilantro
2 tsp ground cumin
2 tsp ground coriander
3 tbsp vegetable oil
60 g tahini
1 pc lemon : juiced
150 g mixed salad greens
150 g red cabbage : finely shredded
60 g dill pickles : sliced
1.25 tsp table salt`,
    steps: [
      'Pulse the {onion}, {parsley}, {cilantro} and 2 cloves of the {garlic} in a food processor until fine, then squeeze the mixture in a towel over the sink to get rid of the liquid.',
      'Return it to the processor with the {chickpeas}, {cumin}, {coriander} and 1 teaspoon of the {salt}. Pulse to coarse crumbs that hold when pinched; do not let it become a purée.',
      'Stir in the {chickpea flour} and {baking powder}, shape 16 small patties and chill for 20 minutes to firm them up.',
      'Grate the remaining clove into the {tahini}, beat in the {lemon} juice and remaining salt, and loosen with 4 to 5 tablespoons of cold water to a pouring cream.',
      'Fry the patties in the {vegetable oil} over medium heat for 4 minutes on each side, in two rounds, until deeply browned.',
      'Heap the {salad greens}, {cabbage} and {pickles} on plates, set four falafel on each and pour over the tahini dressing.',
    ],
  },
  {
    id: 3005,
    title: 'Moroccan Carrot Salad with Cumin and Cilantro',
    cuisine: 'mediterranean',
    country: 'moroccan',
    types: ['salad', 'vegetarian', 'vegetables', 'side'],
    dish: 'salad',
    serves: 4,
    min: 30,
    ing: `700 g carrot : in coins
3 tbsp olive oil
2 pc garlic : crushed
1.5 tsp ground cumin
1 tsp paprika
0.25 tsp cayenne pepper
1 pc lemon : juiced
2 tsp honey
60 g green olives : halved
20 g fresh cilantro : chopped
1 tsp table salt`,
    steps: [
      'Boil the {carrot} coins in water with half of the {salt} for 8 minutes; the point of a knife should slide in, yet they should not break. Drain well.',
      'Warm the {olive oil} in the same pan over low heat with the {garlic}, {cumin}, {paprika} and {cayenne}. Stir for 1 minute, only until it smells toasty.',
      'Take the pan off the heat, stir in the {lemon} juice, {honey} and the remaining salt, and turn the hot carrots through it.',
      'Leave to cool for 10 minutes, then mix in the {olives} and {cilantro}. The salad is best just warm and even better the next day.',
    ],
  },
  {
    id: 3006,
    title: 'Orange, Radish and Date Salad',
    cuisine: 'mediterranean',
    country: 'moroccan',
    types: ['salad', 'vegetarian'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `4 pc orange
150 g radishes : very thinly sliced
6 pc medjool dates : pitted and quartered
60 g arugula
40 g almonds : roughly chopped
8 g fresh mint : leaves
2 tbsp olive oil
0.5 pc lemon : juiced
0.25 tsp ground cinnamon
0.25 tsp table salt`,
    steps: [
      'Toast the {almonds} in a dry pan over medium heat for 4 minutes, shaking often, until they smell nutty. Tip them out to cool.',
      'Slice the top and bottom off each {orange}, stand it up and cut away peel and white pith. Slice the fruit into rounds, catching the juice.',
      'Beat 2 tablespoons of that juice with the {lemon} juice, {olive oil}, {cinnamon} and {salt}.',
      'Spread the {arugula} on a platter, overlap the orange slices on it and tuck in the {radishes} and {dates}.',
      'Spoon over the dressing just before eating and finish with the almonds and torn {mint}.',
    ],
  },
  {
    id: 3007,
    title: 'Spanish Potato Salad with Tuna (Ensaladilla Rusa)',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['salad', 'seafood'],
    dish: 'salad',
    serves: 4,
    min: 80,
    ing: `600 g red potato : unpeeled
2 pc carrot : peeled
120 g frozen green peas
3 pc eggs
284 g canned tuna : 2 cans, drained
100 g roasted red peppers (jar) : in strips
60 g green olives : sliced
120 g mayonnaise
1 tbsp red wine vinegar
0.75 tsp table salt (25% eaten)`,
    steps: [
      'Cover the whole {potatoes} and {carrots} with cold water, add the {salt}, bring to a boil and simmer for 25 minutes until a skewer goes in easily.',
      'Lower the {eggs} into the pot for the last 10 minutes and the {peas} for the last 2, then drain everything. Cool the eggs under the tap.',
      'Peel the potatoes as soon as you can handle them and cut them and the carrots into small dice. Sprinkle with the {vinegar} while still warm.',
      'Chop two of the eggs and fold them in with the {tuna}, peas, half of the {olives} and the {mayonnaise}. Smooth into a dome on a plate.',
      'Chill for 30 minutes. Decorate with the third egg in wedges, the {red peppers} and the rest of the olives.',
    ],
  },
  {
    id: 3008,
    title: 'Seared Squid and White Bean Salad',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['salad', 'seafood'],
    dish: 'salad',
    serves: 4,
    min: 25,
    ing: `500 g squid (calamari) : cleaned, in rings
850 g canned cannellini beans : 2 cans, drained and rinsed
2 pc celery : thinly sliced on the slant
0.5 pc red onion : finely sliced
200 g cherry tomatoes : quartered
15 g fresh parsley : chopped
4 tbsp olive oil
1 pc lemon : juiced
1 pc garlic : finely grated
0.5 tsp smoked paprika
0.25 tsp red pepper flakes
1 tsp table salt`,
    steps: [
      'Stir the {lemon} juice, {garlic}, {smoked paprika}, half of the {salt} and 3 tablespoons of the {olive oil} together in a salad bowl.',
      'Add the {cannellini beans}, {celery}, {onion} and {tomatoes} and let them sit in the dressing while you cook.',
      'Pat the {squid} very dry with paper towels and season it with the remaining salt and the {pepper flakes}.',
      'Get a heavy skillet smoking hot with the last spoonful of oil. Sear the rings in two batches, 2 minutes each; any longer makes them chewy.',
      'Tip the squid and its pan juices over the beans, add the {parsley}, toss and serve while still warm.',
    ],
  },
  {
    id: 3009,
    title: 'Lemon Orzo Salad with Shrimp and Dill',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['salad', 'seafood', 'pasta'],
    dish: 'salad',
    serves: 4,
    min: 30,
    ing: `250 g orzo
400 g shrimp (raw) : peeled and deveined
1 pc zucchini : in small dice
200 g cherry tomatoes : halved
120 g feta cheese : crumbled
3 pc scallion (green onion) : sliced
15 g fresh dill : chopped
2 pc lemon : zest of one, juice of both
4 tbsp olive oil
0.25 tsp ground black pepper
1.25 tsp table salt (40% eaten)`,
    steps: [
      'Boil the {orzo} in a large pot of water with 1 teaspoon of the {salt} for 8 minutes or until just tender. Drain, rinse briefly under cold water and shake dry.',
      'Whisk the {lemon} zest and juice with the {black pepper}, the remaining salt and 3 tablespoons of the {olive oil} in a large bowl. Stir in the pasta.',
      'Heat the remaining oil in a skillet over high heat. Brown the {zucchini} for 3 minutes, then push it aside.',
      'Lay the {shrimp} in the space and cook for 90 seconds per side, until pink and curled. Tip the whole pan into the bowl.',
      'Add the {tomatoes}, {scallion}, {dill} and {feta}, toss gently and eat at room temperature.',
    ],
  },
  {
    id: 3010,
    title: 'Couscous Salad with Roast Squash and Pistachios',
    cuisine: 'mediterranean',
    country: 'moroccan',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 45,
    ing: `600 g butternut squash : peeled, in 3/4-inch cubes
1 pc red onion : in thin wedges
425 g canned chickpeas : 1 can, drained
180 g couscous
240 ml vegetable broth
50 g raisins
50 g pistachios : chopped
20 g fresh parsley : chopped
1 pc lemon : juiced
4 tbsp olive oil
1.5 tsp ground cumin
0.5 tsp ground cinnamon
1 tsp table salt`,
    steps: [
      'With the oven heating to 425°F (220°C), toss the {squash}, {red onion} and {chickpeas} on a large sheet pan with 2 tablespoons of the {olive oil}, the {cumin}, {cinnamon} and half of the {salt}.',
      'Roast for 25 to 30 minutes, turning the vegetables halfway, until the squash is soft with browned edges.',
      'Bring the {vegetable broth} to a boil with the rest of the salt. Pour it over the {couscous} and {raisins} in a bowl, cover with a plate and leave 5 minutes.',
      'Fluff the grains with a fork while dribbling in the {lemon} juice and remaining oil.',
      'Fold the roast vegetables through with the {parsley} and scatter the {pistachios} over the top.',
    ],
  },
  {
    id: 3011,
    title: 'Turkish White Bean Salad with Tahini (Piyaz)',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['salad', 'vegetarian'],
    dish: 'salad',
    serves: 4,
    min: 25,
    ing: `850 g canned cannellini beans : 2 cans, drained and rinsed
3 pc eggs
1 pc red onion : in fine half moons
2 pc tomato : diced
40 g black olives (canned)
20 g fresh parsley : chopped
60 g tahini
1 pc lemon : juiced
1 tbsp red wine vinegar
1 pc garlic : crushed
2 tbsp olive oil
0.5 tsp red pepper flakes
1 tsp table salt`,
    steps: [
      'Lower the {eggs} into boiling water and cook for 9 minutes. Cool in cold water, peel and quarter.',
      'Rub the {onion} with half of the {salt} until it softens and loses its bite, then rinse it and squeeze dry.',
      'Beat the {tahini} with the {garlic}, {lemon} juice, {vinegar} and remaining salt. It will seize at first; whisk in 4 tablespoons of water until it flows.',
      'Stir the {cannellini beans} into this sauce so that each one is coated, and spread them in a shallow dish.',
      'Arrange the onion, {tomato}, {parsley}, {olives} and eggs over the beans. Drizzle with the {olive oil} and dust with the {pepper flakes}.',
    ],
  },
  {
    id: 3012,
    title: 'Roast Beet Salad with Garlic Yogurt and Walnuts',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 80,
    ing: `700 g beets : scrubbed, tops trimmed
300 g Greek yogurt
1 pc garlic : crushed
60 g walnuts
80 g arugula
10 g fresh dill : in sprigs
3 tbsp olive oil
1 tbsp red wine vinegar
0.25 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Wrap the {beets} together in foil with a splash of water and bake at 400°F (200°C) for 50 to 60 minutes, until a knife meets no resistance.',
      'Spread the {walnuts} on a small tray and toast them beside the beets for the last 6 minutes.',
      'When cool enough to touch, rub the skins off the beets with paper towel. Cut into wedges and toss with the {vinegar}, {black pepper}, half of the {salt} and 1 tablespoon of the {olive oil}.',
      'Mix the {yogurt} with the {garlic} and remaining salt and swirl it over a platter.',
      'Put the {arugula} and beets on the yogurt, crumble over the walnuts, add the {dill} and finish with the rest of the oil.',
    ],
  },
  {
    id: 3013,
    title: 'Catalan Escalivada with Goat Cheese Toasts',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 75,
    ing: `1 pc eggplant
3 pc red bell pepper
2 pc yellow onion : unpeeled, halved
4 tbsp olive oil
1 pc garlic : finely grated
1 tbsp red wine vinegar
20 g capers
160 g baguette : in 8 slices
100 g goat cheese
0.75 tsp table salt`,
    steps: [
      'While the oven heats to 425°F (220°C), prick the {eggplant} a few times. Rub it, the whole {bell peppers} and the {onion} halves with 1 tablespoon of the {olive oil} and set on a lined sheet pan.',
      'Roast for 45 minutes, turning everything once, until the eggplant collapses and the peppers are blistered black in places.',
      'Pile the hot vegetables into a bowl, cover with a plate and let them steam 10 minutes so that the skins come loose. Keep the juices.',
      'Peel it all, discard stems and seeds and pull the flesh into long strips with your fingers.',
      'Stir the {garlic}, {vinegar}, {salt} and the other 3 tablespoons of oil into the juices and turn the strips in it, with the {capers}.',
      'Toast the {baguette}, spread with the {goat cheese} and eat with the warm or cold vegetables.',
    ],
  },
  {
    id: 3014,
    title: 'Avgolemono (Greek Chicken, Lemon and Rice Soup)',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['soup', 'chicken', 'rice'],
    dish: 'soup',
    serves: 4,
    min: 50,
    ing: `450 g chicken thighs (boneless skinless)
1000 ml chicken broth
1 pc yellow onion : finely chopped
2 pc carrot : in small dice
110 g arborio rice
3 pc eggs
2 pc lemon : juiced
1 tbsp olive oil
1 pc bay leaves
8 g fresh dill : chopped
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Soften the {onion} and {carrot} in the {olive oil} for 6 minutes without letting them color.',
      'Add the {chicken broth}, 500 ml (2 cups) of water, the {chicken thighs}, {bay leaf} and {salt}. Simmer gently, half covered, for 15 minutes, then lift the chicken out.',
      'Stir the {arborio rice} into the pot and simmer for 17 minutes until tender. Meanwhile shred the meat with two forks.',
      'Whisk the {eggs} in a bowl until frothy, then beat in the {lemon} juice.',
      'Whisking all the time, trickle two ladles of hot broth into the eggs. This warms them slowly so that they do not scramble.',
      'Take the pot off the heat, stir in the egg mixture and the chicken, and wait 2 minutes for it to turn silky. Do not boil again. Top with {dill} and {black pepper}.',
    ],
  },
  {
    id: 3015,
    title: 'Turkish Red Lentil Soup with Mint Butter',
    cuisine: 'mediterranean',
    country: 'turkish',
    types: ['soup', 'vegetarian'],
    dish: 'soup',
    serves: 4,
    min: 40,
    ing: `250 g red lentils (dry) : rinsed
800 ml vegetable broth
1 pc yellow onion : chopped
1 pc carrot : chopped
2 pc garlic : sliced
2 tbsp tomato paste
1 tbsp olive oil
30 g unsalted butter
1 tsp ground cumin
1 tsp paprika
0.5 tsp red pepper flakes
6 g fresh mint : finely chopped
1 pc lemon : in wedges
0.75 tsp table salt`,
    steps: [
      'Cook the {onion}, {carrot} and {garlic} in the {olive oil} over medium heat for 7 minutes until soft and golden at the edges.',
      'Stir in the {tomato paste} and {cumin} and fry for 1 minute, until the paste darkens and sticks a little.',
      'Pour in the {vegetable broth} and 400 ml (1 2/3 cups) of water with the {red lentils} and {salt}. Bring to a boil, skim off the foam and simmer for 20 minutes, until the lentils have fallen apart.',
      'Blend until smooth. If it is thicker than heavy cream, thin it with a cup of boiling water.',
      'Melt the {butter} in a small pan and, when it foams, add the {paprika}, {pepper flakes} and {mint}. Swirl for 20 seconds.',
      'Ladle the soup into bowls, streak each with the red butter and serve with {lemon} to squeeze in.',
    ],
  },
  {
    id: 3016,
    title: 'Andalusian Gazpacho',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['soup', 'vegetarian', 'vegetables'],
    dish: 'soup',
    serves: 4,
    min: 150,
    ing: `1000 g tomato : very ripe, quartered
1 pc cucumber : peeled
1 pc green bell pepper : seeded
0.25 pc red onion
1 pc garlic
2 pc white bread : crusts removed
5 tbsp olive oil
2 tbsp red wine vinegar
1.25 tsp table salt`,
    steps: [
      'Keep back a quarter of the {cucumber} and {bell pepper} for the garnish. Chop the rest roughly with the {onion} and {garlic}.',
      'Put these in a blender with the {tomatoes}, {bread}, {vinegar} and {salt}. Let stand for 10 minutes so that the bread soaks up juice.',
      'Blend on high for 3 full minutes. With the motor running, pour in 4 tablespoons of the {olive oil} in a thin stream; the soup turns paler and creamy.',
      'Push it through a sieve for a silky texture, or leave it rustic. Chill for 2 hours, until properly cold.',
      'Taste again, since cold dulls the seasoning. Pour into glasses or bowls and top with the reserved vegetables in tiny dice and the rest of the oil.',
    ],
  },
  {
    id: 3017,
    title: 'Moroccan Harira with Lamb and Lentils',
    cuisine: 'mediterranean',
    country: 'moroccan',
    types: ['soup', 'lamb'],
    dish: 'soup',
    serves: 6,
    min: 90,
    ing: `350 g lamb stew meat : in 1/2-inch dice
1 pc yellow onion : finely chopped
3 pc celery : with leaves, finely chopped
120 g brown lentils (dry) : rinsed
425 g canned chickpeas : 1 can, drained
400 g canned crushed tomatoes
1000 ml beef broth
50 g spaghetti : broken in short bits
25 g all-purpose flour
20 g fresh cilantro : chopped
20 g fresh parsley : chopped
2 tbsp olive oil
1 tsp ground ginger
1 tsp ground turmeric
0.5 tsp ground cinnamon
0.5 tsp ground black pepper
1 pc lemon : in wedges
1.5 tsp table salt`,
    steps: [
      'Brown the {lamb} in the {olive oil} in a large pot for 6 minutes. Add the {onion} and {celery} and cook 5 minutes more.',
      'Stir in the {ginger}, {turmeric}, {cinnamon}, {black pepper} and {salt}, then the {crushed tomatoes}, {beef broth} and 500 ml (2 cups) of water. Cover and simmer for 30 minutes.',
      'Add the {lentils} and half of the {cilantro} and {parsley}; cook for 25 minutes more until both the meat and lentils are tender.',
      'Drop in the {chickpeas} and {spaghetti} and simmer for 8 minutes.',
      'Mix the {flour} with 120 ml (1/2 cup) of cold water until free of lumps. Stir it into the bubbling soup in a stream and boil 5 minutes, stirring, until velvety.',
      'Finish with the remaining herbs and bring the {lemon} wedges to the table.',
    ],
  },
  {
    id: 3018,
    title: 'Fasolada (Greek White Bean Soup)',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['soup', 'vegetarian', 'vegetables'],
    dish: 'soup',
    serves: 4,
    min: 50,
    ing: `850 g canned cannellini beans : 2 cans, drained and rinsed
2 pc yellow onion : chopped
3 pc carrot : in thin rounds
4 pc celery : sliced
400 g canned diced tomatoes
1 tbsp tomato paste
600 ml vegetable broth
5 tbsp olive oil
2 pc bay leaves
1 tsp dried oregano
10 g fresh parsley : chopped
0.25 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Warm 3 tablespoons of the {olive oil} in a pot and sweat the {onion}, {carrot} and {celery} under a lid for 10 minutes, stirring now and then.',
      'Add the {tomato paste}, let it sizzle for a minute, then stir in the {diced tomatoes}, {vegetable broth}, 300 ml (1 1/4 cups) of water, the {bay leaves}, {oregano} and {salt}.',
      'Tip in the {cannellini beans} and simmer, uncovered, for 25 minutes. The carrots should be soft and the broth slightly thickened.',
      'Crush a ladleful of beans against the side of the pot and stir them back in to give the soup body.',
      'Off the heat stir in the {black pepper}, {parsley} and the last 2 tablespoons of oil, which is what makes the broth glossy and rich.',
    ],
  },
  {
    id: 3019,
    title: 'Spanish Fish Soup with Almond Picada',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['soup', 'seafood'],
    dish: 'soup',
    serves: 4,
    min: 55,
    ing: `400 g cod fillet : in 1 1/2-inch chunks
250 g shrimp (raw) : peeled
300 g red potato : peeled, in small dice
1 pc leek : sliced
1 pc fennel bulb : thinly sliced
400 g canned diced tomatoes
150 ml dry white wine
500 ml vegetable broth
0.25 tsp saffron
1 tsp smoked paprika
3 tbsp olive oil
30 g almonds
1 pc white bread
2 pc garlic : peeled
10 g fresh parsley
0.75 tsp table salt`,
    steps: [
      'In a wide pot fry the {almonds}, {bread} and {garlic} in the {olive oil} for 4 minutes, turning, until golden. Lift them out with a slotted spoon, leaving the oil behind.',
      'Cook the {leek} and {fennel} in that oil for 8 minutes until limp. Add the {smoked paprika} and {wine} and boil until nearly dry.',
      'Stir in the {diced tomatoes}, {vegetable broth}, 300 ml (1 1/4 cups) of water, the {potatoes}, {saffron} and {salt}. Simmer for 15 minutes until the potatoes are done.',
      'Grind the fried almonds, bread and garlic with the {parsley} and a ladle of broth to a rough paste: this is the picada.',
      'Stir the picada into the soup. Slide in the {cod} and {shrimp} and poach at a bare simmer for 4 minutes, until the fish flakes.',
    ],
  },
  {
    id: 3020,
    title: 'Shrimp Saganaki with Tomato and Feta',
    cuisine: 'mediterranean',
    country: 'greek',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 40,
    ing: `600 g shrimp (raw) : peeled and deveined
400 g canned crushed tomatoes
1 pc shallot : finely chopped
3 pc garlic : thinly sliced
100 ml dry white wine
150 g feta cheese : in rough chunks
3 tbsp olive oil
1 tsp dried oregano
0.5 tsp red pepper flakes
10 g fresh parsley : chopped
200 g baguette : sliced
0.25 tsp table salt`,
    steps: [
      'Set the oven to 425°F (220°C). Mix the {shrimp} with the {salt} and 1 tablespoon of the {olive oil}.',
      'In an ovenproof skillet soften the {shallot} and {garlic} in the rest of the oil for 3 minutes, then add the {pepper flakes} and {wine} and let it reduce by half.',
      'Pour in the {crushed tomatoes} and {oregano} and simmer for 10 minutes until thick enough to leave a trail behind the spoon.',
      'Press the shrimp into the sauce in one layer, dot with the {feta} and bake for 8 to 10 minutes: pink shrimp, softened cheese.',
      'Strew with {parsley} and take the pan to the table with the {baguette} for mopping up.',
    ],
  },
  {
    id: 3021,
    title: 'Chermoula Halibut with Potatoes and Peppers',
    cuisine: 'mediterranean',
    country: 'moroccan',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 75,
    ing: `4 pc halibut fillet
600 g red potato : peeled, in 1/4-inch slices
1 pc yellow bell pepper : in strips
2 pc tomato : sliced
80 g green olives
40 g fresh cilantro
20 g fresh parsley
4 pc garlic
2 tsp ground cumin
2 tsp paprika
1 pc lemon : zested and juiced
5 tbsp olive oil
1.25 tsp table salt`,
    steps: [
      'For the chermoula, blend the {cilantro}, {parsley}, {garlic}, {cumin}, {paprika}, {lemon} zest and juice, 4 tablespoons of the {olive oil} and 1 teaspoon of the {salt} to a loose green paste.',
      'Coat the {halibut} with a third of the paste and leave it in the refrigerator for 20 minutes.',
      'As the oven heats to 400°F (200°C), boil the {potato} slices in water with the remaining salt for 6 minutes and drain; they should still be firm.',
      'Turn the potatoes and {bell pepper} in another third of the chermoula, spread them in an oiled baking dish, using the last tablespoon of oil, and cover with the {tomato} slices. Bake for 20 minutes.',
      'Set the fish on the vegetables, add the {olives} and return to the oven for 12 to 15 minutes, until it parts into flakes when pressed.',
      'Spoon the chermoula you kept back over the hot fish and serve straight from the dish.',
    ],
  },
  {
    id: 3022,
    title: 'Chicken and Shrimp Paella',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['rice', 'seafood', 'chicken', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 65,
    ing: `300 g arborio rice
350 g chicken thighs (boneless skinless) : in 1-inch pieces
250 g shrimp (raw) : shells on or off
600 ml chicken broth
0.5 tsp saffron
150 g green beans : in short lengths
1 pc red bell pepper : in strips
2 pc tomato : halved and grated, skins discarded
3 pc garlic : finely chopped
1.5 tsp smoked paprika
4 tbsp olive oil
1 pc lemon : in wedges
0.75 tsp table salt`,
    steps: [
      'Heat the {chicken broth} and 300 ml (1 1/4 cups) of water with the {saffron} and keep it hot at the back of the stove.',
      'In a 13-inch paella pan or very wide skillet brown the {chicken thighs} in the {olive oil} with half of the {salt} for 8 minutes. Sear the {shrimp} 1 minute a side and take only those out.',
      'Fry the {bell pepper} and {green beans} with the chicken for 5 minutes, then add the {garlic} and {smoked paprika} and, seconds later, the {tomato} pulp. Cook 5 minutes to a dark, jammy base.',
      'Stir in the {arborio rice} so that every grain is coated. Pour in the hot broth, add the remaining salt, shake the pan level and do not stir from now on.',
      'Bubble briskly for 10 minutes, then gently for 8 more, until the liquid is gone and the rice is cooked. A faint crackle means the crust is forming.',
      'Lay the shrimp on top, cover with a towel and rest for 5 minutes. Serve with the {lemon} wedges.',
    ],
  },
  {
    id: 3023,
    title: 'Saffron Mussels with Cherry Tomatoes',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['seafood', 'main'],
    dish: 'soup',
    serves: 4,
    min: 35,
    ing: `1500 g mussels : in the shell
300 g cherry tomatoes : halved
3 pc shallot : sliced
4 pc garlic : sliced
200 ml dry white wine
0.25 tsp saffron
3 tbsp olive oil
0.5 tsp fennel seed : lightly crushed
20 g fresh parsley : chopped
200 g baguette : sliced and toasted
0.25 tsp table salt`,
    steps: [
      'Scrub the {mussels} under cold water and pull off the beards. Throw away any that are cracked or stay open when you tap them.',
      'Soak the {saffron} in the {wine}. Toast the {fennel seed} for half a minute in a large pot, then add the {olive oil}, {shallot} and {garlic} and soften for 4 minutes.',
      'Raise the heat, add the {tomatoes} and {salt} and cook for 5 minutes until they slump.',
      'Pour in the saffron wine and, when it boils hard, add the mussels. Cover tightly and steam for 4 to 5 minutes, shaking the pot twice.',
      'As soon as the shells are open, stir in the {parsley} and ladle into deep bowls, discarding any still shut. Dunk the {baguette} in the broth.',
    ],
  },
  {
    id: 3024,
    title: 'Fideuà with Squid and Quick Aioli',
    cuisine: 'mediterranean',
    country: 'spanish',
    types: ['pasta', 'seafood'],
    dish: 'pasta-nest',
    serves: 4,
    min: 55,
    ing: `350 g spaghetti : snapped into 1-inch pieces
400 g squid (calamari) : cleaned, in rings
1 pc yellow onion : finely chopped
1 pc green bell pepper : finely chopped
2 pc roma tomato : halved and grated
4 pc garlic
600 ml vegetable broth
0.25 tsp saffron
1.5 tsp paprika
5 tbsp olive oil
60 g mayonnaise
1 pc lemon : half juiced, half in wedges
0.75 tsp table salt`,
    steps: [
      'Stir the {spaghetti} pieces in 2 tablespoons of the {olive oil} in a wide ovenproof skillet over medium heat for 6 minutes, until they are the color of peanuts. Set aside.',
      'Raise the heat, add the rest of the oil and sear the {squid} for 2 minutes with a third of the {salt}. Lift it out onto a plate.',
      'Cook the {onion} and {bell pepper} in the same oil for 10 minutes. Finely chop 3 cloves of the {garlic} and add them with the {paprika} and grated {tomato}; cook until thick and dark, 5 minutes.',
      'Add the {vegetable broth}, 300 ml (1 1/4 cups) of water, the {saffron} and remaining salt and bring to a boil. Spread in the toasted pasta and cook without stirring for 10 minutes.',
      'Scatter the squid over the pasta and put the pan under a hot broiler for 3 minutes, until the liquid has vanished and the ends of the noodles stand up and crisp.',
      'Grate the last clove into the {mayonnaise} with a spoonful of {lemon} juice. Let the fideuà rest 3 minutes and serve with this aioli and the wedges.',
    ],
  },
  {
    id: 3025,
    title: 'Shakshuka with Feta and Warm Pita',
    cuisine: 'mediterranean',
    country: 'tunisian',
    types: ['breakfast', 'vegetarian', 'vegetables'],
    dish: 'curry',
    serves: 4,
    min: 40,
    ing: `8 pc eggs
800 g canned whole peeled tomatoes : crushed by hand
2 pc red bell pepper : diced
1 pc yellow onion : diced
4 pc garlic : sliced
2 tbsp tomato paste
3 tbsp olive oil
2 tsp ground cumin
1 tsp smoked paprika
0.25 tsp cayenne pepper
80 g feta cheese : crumbled
10 g fresh cilantro : chopped
4 pc pita bread
0.75 tsp table salt`,
    steps: [
      'Cook the {onion} and {bell pepper} in the {olive oil} in a 12-inch skillet over medium heat for 10 minutes, until soft and sweet.',
      'Stir in the {garlic}, {cumin}, {smoked paprika}, {cayenne} and {tomato paste} and fry for 2 minutes.',
      'Add the {whole peeled tomatoes} with their juice and the {salt}. Simmer for 10 minutes to a sauce that holds a furrow for a moment.',
      'Make eight hollows with the back of a spoon and crack the {eggs} into them. Cover and cook on low heat for 6 to 8 minutes; the whites should be opaque and the yolks still wobbly.',
      'Crumble the {feta} over, add the {cilantro} and warm the {pita} in a toaster for scooping.',
    ],
  },
];
