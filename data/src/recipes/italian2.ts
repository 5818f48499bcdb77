import type { RecipeSource } from './format.ts';

/** Italian recipes 1033 to 1065: rice, soup, salad, meat, fish, eggs and sweets. */
export const ITALIAN_2: readonly RecipeSource[] = [
  {
    id: 1033,
    title: 'Risotto alla Milanese',
    cuisine: 'italian',
    types: ['rice', 'vegetarian', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 40,
    ing: `1200 ml vegetable broth
0.25 tsp saffron
50 g unsalted butter
1 pc yellow onion : very finely chopped
320 g arborio rice
120 ml dry white wine
60 g parmesan cheese : finely grated`,
    steps: [
      'Keep {vegetable broth} at a bare simmer on a back burner. Rub {saffron} between your fingers into a cup and cover it with a ladle of the broth.',
      'Melt half of the {butter} in a heavy pot over medium-low heat and cook {onion} for 8 minutes, until it is soft and has no color.',
      'Add {arborio rice} and stir for 2 minutes, until the grains feel hot. Pour in {white wine} and wait until it is absorbed.',
      'Ladle in broth just to cover and stir often for 17 minutes, adding more whenever the spoon leaves a clear trail. Add the saffron cup halfway. You may not need every drop.',
      'When the grains are tender with a firm heart, take the pot off the heat and beat in {parmesan} and the rest of the butter.',
      'Cover for 2 minutes, then shake the pot: the risotto should ripple like a slow wave.',
    ],
  },
  {
    id: 1034,
    title: 'Shrimp and Zucchini Risotto',
    cuisine: 'italian',
    types: ['seafood', 'rice', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 45,
    ing: `400 g shrimp (raw) : peeled and deveined
3 tbsp olive oil
2 pc zucchini : in small dice
2 pc shallot : minced
300 g arborio rice
100 ml dry white wine
1100 ml chicken broth : hot
30 g unsalted butter
1 pc lemon
15 g fresh parsley : chopped
0.25 tsp table salt`,
    steps: [
      'Chop a third of the {shrimp} small for flavor and leave the rest whole. Season them all with {salt}.',
      'Fry {zucchini} in 1 tablespoon of the {olive oil} over high heat for 4 minutes, until browned in places, and put it aside.',
      'Heat the rest of the oil in the same pot over medium heat. Cook {shallot} for 3 minutes, add {arborio rice} and stir until the edges of the grains turn glassy.',
      'Let {white wine} sizzle away, then feed the rice with {chicken broth}, a ladle at a time, stirring for 16 minutes.',
      'Add the chopped and whole shrimp with the zucchini and a last ladle of broth. They are done in 3 minutes, when they curl and turn opaque.',
      'Off the heat, stir in {butter}, {parsley}, the grated zest of {lemon} and as much of its juice as you like.',
    ],
  },
  {
    id: 1035,
    title: 'Garden Minestrone',
    cuisine: 'italian',
    types: ['soup', 'vegetarian', 'vegetables', 'main'],
    dish: 'soup',
    serves: 6,
    min: 60,
    ing: `3 tbsp olive oil
1 pc yellow onion : chopped
2 pc carrot : sliced
2 pc celery : sliced
3 pc garlic : chopped
300 g red potato : in 1/2-inch dice
1200 ml vegetable broth
400 g canned diced tomatoes
1 pc zucchini : diced
150 g green beans : in 1-inch pieces
100 g elbow macaroni
425 g canned cannellini beans : 1 can, drained
80 g spinach
40 g parmesan cheese : grated
0.5 tsp table salt`,
    steps: [
      'Gently cook {onion}, {carrot} and {celery} with {salt} in {olive oil} in a soup pot for 10 minutes. Add {garlic} for the last minute.',
      'Stir in {potato}, pour over {vegetable broth} and {diced tomatoes}, and bring everything to a lively simmer for 12 minutes.',
      'Add {zucchini}, {green beans} and {macaroni} and simmer for 10 minutes, until the pasta is tender.',
      'Stir in {cannellini beans} and {spinach}. In 3 minutes the beans are hot and the leaves have wilted.',
      'Let the pot sit for 5 minutes before serving, when it tastes fullest, and hand round {parmesan}.',
    ],
  },
  {
    id: 1036,
    title: 'Ribollita',
    cuisine: 'italian',
    types: ['soup', 'vegetarian', 'vegetables', 'main'],
    dish: 'soup',
    serves: 6,
    min: 75,
    ing: `5 tbsp olive oil
1 pc red onion : chopped
2 pc carrot : chopped
2 pc celery : chopped
4 pc garlic : sliced
3 g fresh thyme
400 g canned whole peeled tomatoes
250 g green cabbage : shredded
200 g kale : stems removed, torn
850 g canned cannellini beans : 2 cans, with their liquid
1000 ml vegetable broth
200 g baguette : stale, in chunks
0.5 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Cook {red onion}, {carrot} and {celery} with half of the {salt} in 3 tablespoons of the {olive oil} over low heat for 15 minutes; this slow start is where the taste comes from.',
      'Add {garlic} and {thyme} for 1 minute, then crush in {tomatoes} and fry the mixture for 5 minutes more.',
      'Stir in {cabbage}, {kale} and {vegetable broth} and simmer, half covered, for 20 minutes.',
      'Mash half of the {cannellini beans} with a fork. Add them and the whole ones with the rest of the salt and cook for 5 minutes.',
      'Push {baguette} under the surface, cover and leave the pot off the heat for 10 minutes, until the bread has drunk most of the liquid.',
      'Bring it back to a boil for 3 minutes, stirring it to a thick, rough porridge. Grind over {black pepper} and finish with the rest of the oil.',
    ],
  },
  {
    id: 1037,
    title: 'Pasta e Fagioli',
    cuisine: 'italian',
    types: ['soup', 'pasta', 'pork', 'main'],
    dish: 'soup',
    serves: 6,
    min: 50,
    ing: `2 tbsp olive oil
60 g bacon : finely chopped
1 pc yellow onion : finely chopped
1 pc carrot : finely chopped
3 pc garlic : chopped
4 g fresh rosemary : finely chopped
2 tbsp tomato paste
850 g canned pinto beans : 2 cans, drained
1300 ml chicken broth
180 g elbow macaroni
40 g parmesan cheese : grated
0.25 tsp red pepper flakes`,
    steps: [
      'Fry {bacon} in {olive oil} for 4 minutes over medium heat. Tip in {onion} and {carrot} and let them soften in the fat for 8 minutes.',
      'Add {garlic}, {rosemary} and {tomato paste} and stir until the kitchen smells of rosemary, about 2 minutes.',
      'Add {pinto beans} and {chicken broth}, bring to a boil and simmer for 15 minutes.',
      'Scoop a third of the beans into a bowl, crush them and stir the purée back in for body.',
      'Boil {macaroni} in the soup for 9 minutes, scraping the bottom often because the beans like to settle.',
      'The spoon should almost stand up. Serve with {parmesan} and a pinch of {red pepper flakes}.',
    ],
  },
  {
    id: 1038,
    title: 'Italian Wedding Soup',
    cuisine: 'italian',
    types: ['soup', 'beef', 'pasta', 'main'],
    dish: 'soup',
    serves: 6,
    min: 50,
    ing: `350 g ground beef (90% lean)
40 g dry bread crumbs
1 pc eggs
50 g parmesan cheese : grated
1 pc garlic : crushed
10 g fresh parsley : finely chopped
2 tbsp olive oil
1 pc yellow onion : diced
1 pc carrot : diced
1 pc celery : diced
1700 ml chicken broth
120 g orzo
200 g spinach
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Mix {ground beef}, {bread crumbs}, {eggs}, {garlic}, {parsley}, {black pepper}, {salt} and half of the {parmesan}. With wet hands roll marbles about 3/4 inch wide, roughly 50 of them.',
      'Soften {onion}, {carrot} and {celery} in {olive oil} in a big pot for 8 minutes.',
      'Pour in {chicken broth} and bring it to a boil. Slip in the meatballs one by one and simmer for 5 minutes.',
      'Add {orzo} and cook for 9 minutes, skimming off any foam.',
      'Stir in {spinach} and give it 1 minute to wilt. Ladle into bowls and sprinkle with the other half of the cheese.',
    ],
  },
  {
    id: 1039,
    title: 'Stracciatella Soup',
    cuisine: 'italian',
    types: ['soup', 'main'],
    dish: 'soup',
    serves: 4,
    min: 20,
    ing: `1400 ml chicken broth
4 pc eggs
60 g grated parmesan
25 g dry bread crumbs
0.25 tsp ground nutmeg
150 g spinach : shredded
1 pc lemon
0.25 tsp ground black pepper`,
    steps: [
      'Bring {chicken broth} to a full boil in a wide saucepan, which takes about 8 minutes.',
      'Meanwhile beat {eggs} with {parmesan}, {bread crumbs}, {nutmeg} and a little zest grated from {lemon}.',
      'Drop {spinach} into the broth and turn the heat down until it only trembles.',
      'Stir the broth into a whirl and pour in the egg mixture in a slow stream. Leave it untouched for 2 minutes, until it sets into soft rags.',
      'Break the rags up gently with a fork, add {black pepper} and serve with wedges of the lemon.',
    ],
  },
  {
    id: 1040,
    title: 'Tuscan Chicken and White Bean Soup',
    cuisine: 'italian',
    types: ['soup', 'chicken', 'main'],
    dish: 'soup',
    serves: 4,
    min: 50,
    ing: `2 tbsp olive oil
1 pc leek : halved, washed, sliced
2 pc carrot : diced
3 pc garlic : chopped
4 g fresh rosemary : 1 large sprig
500 g chicken thighs (boneless skinless)
1100 ml chicken broth
425 g canned cannellini beans : 1 can, drained
100 g kale : stems removed, shredded
1 pc lemon : halved
0.5 tsp ground black pepper
0.25 tsp table salt`,
    steps: [
      'Let {leek} and {carrot} soften with {salt} in {olive oil} over medium heat for 8 minutes. Stir in {garlic} and {rosemary} for 1 minute.',
      'Lay {chicken thighs} on top, add {chicken broth} and bring to a boil. Simmer gently under a lid for 18 minutes, until the meat pulls apart.',
      'Fish out the chicken and the rosemary stalk. Shred the meat with two forks.',
      'Stir {cannellini beans} and {kale} into the pot and simmer uncovered for 7 minutes, crushing some of the beans against the side.',
      'Return the chicken, season with {black pepper} and sharpen the soup with juice from {lemon}.',
    ],
  },
  {
    id: 1041,
    title: 'Insalata Caprese',
    cuisine: 'italian',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 15,
    ing: `4 pc tomato : ripe
300 g fresh mozzarella
15 g fresh basil
3 tbsp olive oil
1 tbsp balsamic vinegar
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Take {mozzarella} out of the refrigerator first; cold cheese has no flavor. Slice it and blot the slices on paper.',
      'Cut {tomato} crosswise into slices as thick as a pencil, sprinkle with {salt} and wait 5 minutes.',
      'Overlap tomato, mozzarella and {basil} leaves in a ring on a large plate, spooning over the juice the tomatoes have given.',
      'Pour on {olive oil}, dot with {balsamic vinegar} and grind {black pepper} over everything just before it goes to the table.',
    ],
  },
  {
    id: 1042,
    title: 'Panzanella',
    cuisine: 'italian',
    types: ['salad', 'vegetarian', 'vegetables'],
    dish: 'salad',
    serves: 4,
    min: 45,
    ing: `250 g baguette : in 1-inch cubes
80 ml olive oil
6 pc tomato : in chunks
1 pc red onion : thinly sliced
1 pc cucumber : peeled, in half-moons
2 tbsp red wine vinegar
1 tbsp capers : rinsed
20 g fresh basil
1 tsp table salt`,
    steps: [
      'Heat the oven to 350°F (175°C). Toss {baguette} with 2 tablespoons of the {olive oil} and dry the cubes on a sheet pan for 15 minutes, until crunchy.',
      'Salt {tomato} with {salt} in a colander set over a bowl and let it drip for 15 minutes while the bread toasts. Keep the juice.',
      'Cover {red onion} with cold water for the same time to take away its bite, then drain.',
      'Whisk the tomato juice with {red wine vinegar} and the rest of the oil until it turns cloudy.',
      'Combine bread, tomato, onion, {cucumber} and {capers} with the dressing and let it all soak for 15 minutes, turning twice.',
      'Tear in {basil} when you serve it. Good panzanella is chewy, neither crisp nor wet.',
    ],
  },
  {
    id: 1043,
    title: 'Sicilian Fennel and Orange Salad',
    cuisine: 'italian',
    types: ['salad', 'vegetarian', 'vegetables', 'side'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `4 pc orange
1 pc fennel bulb
60 g black olives (canned) : halved
40 g pistachios : roughly chopped
3 tbsp olive oil
1 tbsp red wine vinegar
6 g fresh mint
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Slice both ends off each {orange}, stand it up and cut away the peel and white pith in strips. Slice the flesh into rounds and save any juice.',
      'Shave {fennel bulb} as thin as you can, drop it into ice water for 10 minutes to curl, and spin it dry.',
      'Shake {olive oil}, {red wine vinegar}, {salt}, {black pepper} and the saved juice in a jar.',
      'Layer the orange and the fennel on a platter with {olives}, and pour the dressing around.',
      'Finish with {pistachios} and torn {mint}. It does not keep, so make only what you will eat.',
    ],
  },
  {
    id: 1044,
    title: 'Italian Chopped Salad',
    cuisine: 'italian',
    types: ['salad', 'pork', 'main'],
    dish: 'salad',
    serves: 4,
    min: 25,
    ing: `3 tbsp olive oil
2 tbsp red wine vinegar
1 tsp dijon mustard
0.5 tsp dried oregano
400 g romaine lettuce : in ribbons
425 g canned chickpeas : 1 can, drained
200 g cherry tomatoes : quartered
100 g salami : in matchsticks
120 g provolone cheese : in small cubes
60 g green olives : pitted, sliced
50 g red onion : finely diced
0.25 tsp table salt`,
    steps: [
      'Beat {red wine vinegar}, {dijon mustard}, {oregano} and {salt} in the bottom of your largest bowl, then trickle in {olive oil} to make a thick dressing.',
      'Stir {chickpeas}, {red onion} and {olives} into the dressing and leave them to marinate for 10 minutes.',
      'Add {salami}, {provolone} and {cherry tomatoes}; everything should be cut about the size of a chickpea, so that each forkful has it all.',
      'Pile in {romaine lettuce} last and lift it through from below with two spoons until every ribbon shines.',
    ],
  },
  {
    id: 1045,
    title: 'Tuna and White Bean Salad',
    cuisine: 'italian',
    types: ['salad', 'seafood', 'main'],
    dish: 'salad',
    serves: 4,
    min: 20,
    ing: `75 g red onion : sliced into thin rings
1 pc lemon
284 g canned tuna : 2 cans, drained
850 g canned cannellini beans : 2 cans, rinsed
2 pc celery : thinly sliced, with leaves
4 tbsp olive oil
60 g arugula
15 g fresh parsley : chopped
0.25 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Squeeze {lemon} over {red onion}, add a pinch of the {salt} and scrunch with your hands. Ten minutes make it pink and mild.',
      'Warm {cannellini beans} in a saucepan with 2 tablespoons of the {olive oil} for 3 minutes; warm beans take up seasoning better.',
      'Mix the beans with {celery}, {parsley}, {black pepper}, the rest of the salt and the onion with all its juice.',
      'Flake {tuna} in large pieces and turn it in once, so that it stays chunky.',
      'Heap the salad on {arugula} and pour the remaining oil over the top.',
    ],
  },
  {
    id: 1046,
    title: 'Picnic Pasta Salad with Roasted Peppers',
    cuisine: 'italian',
    types: ['salad', 'pasta', 'vegetarian'],
    dish: 'salad',
    serves: 6,
    min: 40,
    ing: `350 g fusilli
4 tbsp olive oil
2 tbsp balsamic vinegar
1 pc garlic : crushed
300 g cherry tomatoes : halved
120 g roasted red peppers (jar) : in strips
60 g kalamata olives : halved
200 g fresh mozzarella : in small cubes
50 g arugula
1 tbsp table salt : for the pasta water (25% eaten)`,
    steps: [
      'Boil {fusilli} in a large pot of water with {salt} for a minute longer than the package says, because pasta stiffens as it cools.',
      'Meanwhile stir {olive oil}, {balsamic vinegar} and {garlic} together with {cherry tomatoes} in a wide bowl and let the juices run.',
      'Drain the fusilli, rinse briefly until lukewarm and shake well. Stir it into the tomatoes while it can still soak up the dressing.',
      'Leave it for 15 minutes, until it reaches room temperature.',
      'Fold in {roasted red peppers}, {olives} and {mozzarella}. Take {arugula} along separately and mix it in at the last moment.',
    ],
  },
  {
    id: 1047,
    title: 'Chicken Cacciatore',
    cuisine: 'italian',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 4,
    min: 80,
    ing: `1000 g chicken thighs (bone-in) (77% eaten)
1 tbsp olive oil
1 pc yellow onion : sliced
1 pc red bell pepper : in strips
250 g cremini mushrooms : halved
3 pc garlic : sliced
4 g fresh rosemary
150 ml dry red wine
600 g canned whole peeled tomatoes
60 g kalamata olives
0.5 tsp ground black pepper
1.5 tsp table salt`,
    steps: [
      'Season {chicken thighs} with {black pepper} and 1 teaspoon of the {salt}. Brown them skin down in {olive oil} in a wide pot for 8 minutes, turn for 3 minutes more and take them out.',
      'Pour off all but 2 tablespoons of the fat. Cook {onion}, {bell pepper} and {mushrooms} with the rest of the salt for 10 minutes.',
      'Stir in {garlic} and {rosemary}, add {red wine} and boil it down to a syrup, about 4 minutes.',
      'Crush {tomatoes} into the pot, nestle the chicken in with the skin above the sauce and set the lid slightly open.',
      'Simmer for 35 minutes, until a knife meets no resistance at the bone.',
      'Drop in {olives} for 5 minutes without the lid and let the sauce tighten around the chicken.',
    ],
  },
  {
    id: 1048,
    title: 'Chicken Piccata',
    cuisine: 'italian',
    types: ['chicken', 'main'],
    dish: 'grill',
    serves: 4,
    min: 30,
    ing: `600 g chicken breast (boneless skinless)
50 g all-purpose flour
3 tbsp olive oil
80 ml dry white wine
150 ml chicken broth
2 pc lemon
3 tbsp capers : drained
40 g unsalted butter : cold, in pieces
15 g fresh parsley : chopped
0.5 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Split {chicken breast} into thin cutlets, flatten them to 1/3 inch under plastic wrap and season with {salt} and {black pepper}. Dip in {flour} and slap off the extra.',
      'Fry the cutlets in {olive oil} over medium-high heat for 3 minutes on each side, in two rounds, and keep them on a warm plate.',
      'Deglaze the pan with {white wine}. Add {chicken broth}, 3 tablespoons of juice from {lemon} and a few thin slices of the fruit. Boil for 4 minutes, until halved.',
      'Turn the heat to low, stir in {capers} and whisk in {butter} piece by piece. The flour from the pan gives the sauce its gloss.',
      'Slide the chicken back in for 1 minute, spoon the sauce over it and scatter {parsley}.',
    ],
  },
  {
    id: 1049,
    title: 'Chicken Parmigiana',
    cuisine: 'italian',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 4,
    min: 50,
    ing: `600 g chicken breast (boneless skinless)
50 g all-purpose flour
2 pc eggs : beaten
90 g panko bread crumbs
50 g parmesan cheese : finely grated
5 tbsp olive oil
400 g marinara sauce
150 g fresh mozzarella : sliced
8 g fresh basil
0.75 tsp table salt`,
    steps: [
      'Halve {chicken breast} horizontally, pound the pieces to an even 1/2 inch and season with {salt}.',
      'Line up three plates: {flour}, {eggs}, and {bread crumbs} mixed with half of the {parmesan}. Take each piece through them in that order, pressing the crumbs on.',
      'Heat the oven to 425°F (220°C). Shallow-fry the chicken in {olive oil} over medium heat for 3 minutes per side, until crisp and golden. It finishes in the oven.',
      'Spread half of the {marinara sauce} in a baking dish and set the chicken on it. Spoon a stripe of sauce over each piece, leaving the edges bare so that they stay crunchy.',
      'Cover with {mozzarella} and the other half of the parmesan and bake for 14 minutes, until the cheese blisters.',
      'Tuck {basil} leaves into the melted cheese and serve straight from the dish.',
    ],
  },
  {
    id: 1050,
    title: 'Devil-Style Roast Chicken and Potatoes',
    cuisine: 'italian',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 4,
    min: 85,
    ing: `8 pc chicken drumsticks
3 pc garlic : crushed
2 tsp red pepper flakes
2 tsp smoked paprika
3 tbsp olive oil
2 pc lemon
4 g fresh rosemary : chopped
700 g red potato : in 1-inch wedges
1.5 tsp table salt`,
    steps: [
      'Stir {garlic}, {red pepper flakes}, {smoked paprika}, 1 teaspoon of the {salt}, the zest and juice of one {lemon} and 1 tablespoon of the {olive oil} to a red paste.',
      'Slash each of the {drumsticks} three times to the bone, rub in the paste and let them stand for 20 minutes.',
      'Meanwhile heat the oven to 425°F (220°C). Toss {potato} with {rosemary}, the remaining salt and oil on a large sheet pan.',
      'Push the potatoes outward, put the drumsticks in the middle and roast for 25 minutes.',
      'Turn everything over and roast for another 20 minutes, until the skin is nearly black at the cuts and the juices run clear.',
      'Cut the second lemon into wedges and squeeze them over while the tray still hisses.',
    ],
  },
  {
    id: 1051,
    title: 'Chicken Involtini with Ham and Provolone',
    cuisine: 'italian',
    types: ['chicken', 'main'],
    dish: 'roast',
    serves: 4,
    min: 50,
    ing: `600 g chicken breast (boneless skinless) : 4 small pieces
4 pc deli ham
100 g provolone cheese : in 4 sticks
60 g spinach
2 tbsp olive oil
200 g cherry tomatoes
150 ml dry white wine
20 g unsalted butter
0.25 tsp ground black pepper
0.5 tsp table salt`,
    steps: [
      'Cut almost through each {chicken breast} from the side, open it like a book and beat it to 1/4 inch. Season with {salt} and {black pepper}.',
      'Cover each with a slice of {ham}, a few leaves of {spinach} and a stick of {provolone}. Fold in the sides, roll up tightly and fasten with toothpicks.',
      'Sear the rolls seam down in {olive oil} in an ovenproof skillet over medium-high heat, turning, for 7 minutes.',
      'Add {cherry tomatoes} and {white wine}, bring to a boil and move the skillet to a 400°F (200°C) oven for 18 minutes, to 165°F (74°C) in the middle.',
      'Rest the rolls on a board for 5 minutes and pull out the picks. On the stove, crush the tomatoes into the juices and swirl in {butter}.',
      'Slice each roll into four rounds to show the spiral and pour the pan sauce beside it.',
    ],
  },
  {
    id: 1052,
    title: 'Cod alla Livornese',
    cuisine: 'italian',
    types: ['seafood', 'main'],
    dish: 'fish',
    serves: 4,
    min: 35,
    ing: `4 pc cod fillet
3 tbsp olive oil
1 pc yellow onion : finely sliced
2 pc garlic : sliced
80 ml dry white wine
500 g canned crushed tomatoes
70 g black olives (canned)
2 tbsp capers
15 g fresh parsley : chopped
160 g baguette : sliced, toasted
0.75 tsp table salt`,
    steps: [
      'Sprinkle {cod} with 1/2 teaspoon of the {salt} and keep it cool while you make the sauce.',
      'Cook {onion} in {olive oil} in a wide lidded pan over medium heat for 7 minutes. Add {garlic}, then {white wine}, and boil for 2 minutes.',
      'Stir in {crushed tomatoes}, {olives}, {capers}, the rest of the salt and a splash of water. Simmer for 10 minutes.',
      'Dry the fish, sink it into the sauce and baste the tops. Cover and poach over low heat for 8 minutes; it is ready when it slides into flakes under a fork.',
      'Spoon everything into shallow bowls with {parsley} and lay slices of {baguette} beside it for the sauce.',
    ],
  },
  {
    id: 1053,
    title: 'Squid with Peas on Soft Polenta',
    cuisine: 'italian',
    types: ['seafood', 'main'],
    dish: 'rice-bowl',
    serves: 4,
    min: 65,
    ing: `700 g squid (calamari) : cleaned, in rings
3 tbsp olive oil
1 pc yellow onion : chopped
2 pc garlic : chopped
0.25 tsp red pepper flakes
120 ml dry white wine
400 g canned crushed tomatoes
250 g frozen green peas
160 g cornmeal
20 g unsalted butter
1.5 tsp table salt`,
    steps: [
      'Cook {onion} in {olive oil} over medium heat for 6 minutes. Stir in {garlic}, {red pepper flakes} and {squid} and turn up the heat until the rings are white.',
      'Pour on {white wine}, reduce by half, and add {crushed tomatoes} with 1/2 teaspoon of the {salt}. Cover and simmer very gently for 35 minutes: squid is tender when barely cooked, then rubbery, then tender again.',
      'Bring 3 1/2 cups (820 ml) of water to a boil with the rest of the salt. While the squid cooks, rain in {cornmeal}, whisking, and stir it over low heat for 25 minutes, until it no longer tastes gritty.',
      'Tip {peas} into the squid and cook uncovered for 6 minutes, so that the sauce reduces.',
      'Beat {butter} into the polenta, spread it on plates and ladle the squid on top.',
    ],
  },
  {
    id: 1054,
    title: 'Brasato: Beef Braised in Red Wine',
    cuisine: 'italian',
    types: ['beef', 'main'],
    dish: 'roast',
    serves: 6,
    min: 240,
    ing: `1200 g beef chuck roast : tied
2 tbsp olive oil
1 pc yellow onion : in wedges
2 pc carrot : in chunks
2 pc celery : in chunks
3 pc garlic : smashed
2 tbsp tomato paste
500 ml dry red wine
240 ml beef broth
2 pc bay leaves
4 g fresh rosemary
0.5 tsp ground black pepper
2 tsp table salt`,
    steps: [
      'Dry {chuck roast} well and rub it with {black pepper} and 1 1/2 teaspoons of the {salt}. Heat the oven to 300°F (150°C).',
      'Brown the meat in {olive oil} in a heavy casserole over medium-high heat for 12 minutes, giving every face its turn, and lift it out.',
      'Cook {onion}, {carrot} and {celery} in the fat for 8 minutes, stir in {garlic} and {tomato paste} and go on for 2 minutes, until brick red.',
      'Add {red wine} and boil it for 5 minutes. Return the beef with {beef broth}, {bay leaves} and {rosemary}; the liquid should reach halfway up.',
      'Put the lid on, move the pot to the oven and leave it for 3 hours. Roll the meat over once; it is ready when it gives to a spoon.',
      'Rest the beef under foil. Take out the herbs, blend the vegetables into the liquid and boil for 8 minutes to a dark, pourable sauce. Season with the remaining salt.',
      'Cut the string, carve thick slices across the grain and drown them in the sauce.',
    ],
  },
  {
    id: 1055,
    title: 'Steak Tagliata with Arugula and Parmesan',
    cuisine: 'italian',
    types: ['beef', 'main'],
    dish: 'grill',
    serves: 4,
    min: 50,
    ing: `700 g sirloin steak : 1 1/4 inches thick
3 tbsp olive oil
3 g fresh rosemary : bruised
120 g arugula
250 g cherry tomatoes : halved
2 tbsp balsamic vinegar
50 g parmesan cheese : in shavings
0.5 tsp ground black pepper
1.25 tsp kosher salt`,
    steps: [
      'Salt {sirloin steak} on both sides with 1 teaspoon of the {kosher salt} and leave it out for 25 minutes to lose its chill. Pat it dry and rub with {black pepper} and 1 tablespoon of the {olive oil}.',
      'Get a cast-iron skillet smoking hot. Sear the steak for 4 minutes on each side for medium-rare, 125°F (52°C) in the thickest part, with {rosemary} in the pan at the end.',
      'Let it rest on a board for 8 minutes, so that the juices settle.',
      'Toss {arugula} and {cherry tomatoes} with {balsamic vinegar}, the rest of the oil and the last of the salt on a platter.',
      'Carve the steak into finger-wide slices against the grain, fan them over the leaves, pour on the board juices and cover with {parmesan}.',
    ],
  },
  {
    id: 1056,
    title: 'Zucchini and Mint Frittata',
    cuisine: 'italian',
    types: ['breakfast', 'vegetarian', 'vegetables'],
    dish: 'pancakes',
    serves: 4,
    min: 30,
    ing: `3 tbsp olive oil
2 pc zucchini : in thin rounds
1 pc shallot : sliced
8 pc eggs
40 g parmesan cheese : grated
60 g goat cheese
8 g fresh mint : chopped
0.25 tsp ground black pepper
0.75 tsp table salt`,
    steps: [
      'Fry {zucchini} and {shallot} in 2 tablespoons of the {olive oil} in a 10-inch ovenproof skillet over medium heat for 9 minutes, until they brown here and there.',
      'Beat {eggs} with {parmesan}, {mint}, {black pepper} and {salt}, only until they run together.',
      'Add the last spoonful of oil, pour in the eggs and draw the set edges toward the center for 1 minute. Drop {goat cheese} over the surface in crumbs.',
      'Lower the heat and cook for 6 minutes without stirring, until just the top is loose. Turn on the broiler.',
      'Broil for 2 minutes to set and color the top. Slide it onto a board and eat it warm or at room temperature.',
    ],
  },
  {
    id: 1057,
    title: 'Eggs in Purgatory',
    cuisine: 'italian',
    types: ['breakfast', 'vegetarian'],
    dish: 'curry',
    serves: 4,
    min: 30,
    ing: `3 tbsp olive oil
3 pc garlic : sliced
0.75 tsp red pepper flakes
2 tbsp tomato paste
600 g canned whole peeled tomatoes
8 pc eggs
25 g grated parmesan
10 g fresh basil
160 g baguette
0.75 tsp table salt`,
    steps: [
      'Swirl {olive oil}, {garlic} and {red pepper flakes} in a wide skillet over medium heat until the garlic begins to dance, about 2 minutes.',
      'Stir in {tomato paste} for a minute, then {tomatoes}, torn up by hand, and {salt}. Simmer for 12 minutes to a thick sauce.',
      'Make eight hollows with the back of a spoon and break one of the {eggs} into each. Strew {parmesan} over them.',
      'Put on a lid, turn the heat low and cook for 6 minutes: whites firm, yolks still soft.',
      'Slice and toast {baguette} in the meantime. Scatter {basil} and serve from the skillet, one thick slice to each pair of eggs.',
    ],
  },
  {
    id: 1058,
    title: 'Lemon Olive Oil Cake',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 10,
    min: 75,
    ing: `200 g all-purpose flour
1.5 tsp baking powder
0.25 tsp table salt
200 g granulated sugar
2 pc lemon
3 pc eggs
150 ml olive oil
120 ml whole milk
1 tbsp powdered sugar`,
    steps: [
      'Heat the oven to 350°F (175°C). Oil a 9-inch springform pan with a little of the {olive oil} and line the bottom with parchment.',
      'Grate the zest of {lemon} into {granulated sugar} and rub them together until the sugar is damp and fragrant. Squeeze 3 tablespoons of juice.',
      'Beat {eggs} with the lemon sugar for 4 minutes on high speed, until pale and thick. Still beating, add the rest of the oil in a ribbon, then {milk} and the juice.',
      'Sift {flour}, {baking powder} and {salt} over the bowl and fold them in with a spatula until no streaks are left. The batter is thin.',
      'Bake for 40 minutes, until the middle springs back and a skewer comes out clean.',
      'Cool in the pan for 15 minutes, take off the ring and dust with {powdered sugar}. It is even better the next day.',
    ],
  },
  {
    id: 1059,
    title: 'Torta Caprese',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 10,
    min: 90,
    ing: `200 g almonds
170 g unsalted butter
200 g dark chocolate (70-85%) : chopped
5 pc eggs : separated
180 g granulated sugar
1 tsp vanilla extract
0.25 tsp table salt
1 tbsp powdered sugar`,
    steps: [
      'Heat the oven to 325°F (165°C) and line a greased 9-inch springform pan. Grind {almonds} with 2 tablespoons of the {granulated sugar} to a coarse meal.',
      'Melt {butter} and {chocolate} together over barely simmering water, stir smooth and let it cool for 5 minutes.',
      'Beat the yolks of the {eggs} with half of the remaining granulated sugar and {vanilla extract} for 3 minutes, until light. Stir in the chocolate and the almonds.',
      'Whip the whites with {salt} to soft peaks, rain in the rest of the sugar and whip until glossy. Fold them into the chocolate in three goes.',
      'Bake for 45 minutes. The crust cracks and a skewer brings up damp crumbs; it has no flour, so it should stay moist.',
      'Let it sink and cool in the pan for 20 minutes, turn it over onto a plate and cover with {powdered sugar}.',
    ],
  },
  {
    id: 1060,
    title: 'Almond Cantucci',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian', 'snack'],
    dish: 'cake',
    serves: 12,
    min: 85,
    ing: `250 g all-purpose flour
1 tsp baking powder
0.25 tsp table salt
2 pc eggs
150 g granulated sugar
30 g unsalted butter : melted
1 tsp vanilla extract
1 pc orange
140 g almonds : whole, with skin`,
    steps: [
      'Line a baking sheet with parchment and turn the oven to 350°F (175°C). Stir {flour}, {baking powder} and {salt} in a small bowl.',
      'Whisk {eggs}, {granulated sugar}, {butter}, {vanilla extract} and the zest of {orange} with a tablespoon of its juice. Add the flour mixture and work in {almonds} to make a stiff, tacky dough.',
      'With floured hands roll two logs, 12 inches long, set them well apart and flatten them slightly. Bake for 25 minutes, until firm and just colored.',
      'Cool for 15 minutes, or they crumble. Saw each log on the slant into slices 1/2 inch thick with a bread knife.',
      'Lay the slices flat, lower the oven to 300°F (150°C) and bake for 18 minutes, turning them over once. They crisp as they cool and keep for weeks in a tin.',
    ],
  },
  {
    id: 1061,
    title: 'Ricotta Cheesecake',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 10,
    min: 345,
    ing: `90 g graham crackers
30 g unsalted butter : melted
700 g ricotta cheese
225 g cream cheese : soft
180 g granulated sugar
30 g cornstarch
4 pc eggs
1 pc lemon
2 tsp vanilla extract`,
    steps: [
      'Hang {ricotta} in a cloth-lined sieve for 30 minutes; watery cheese makes a weeping cake.',
      'Crush {graham crackers} to sand, mix with {butter} and press over the bottom of a 9-inch springform pan. Heat the oven to 325°F (165°C).',
      'Blend the ricotta with {cream cheese} until no grains remain. Mix in {granulated sugar}, {cornstarch}, {vanilla extract} and the zest of {lemon}.',
      'Add {eggs} one at a time on low speed, just until each disappears, because air makes the top crack. Pour onto the crumbs.',
      'Bake for 55 minutes, until puffed at the rim and trembling like jelly in the middle. Turn the oven off and let the cake sit inside for 30 minutes with the door ajar.',
      'Chill it for at least 3 hours before running a knife around it and opening the ring.',
    ],
  },
  {
    id: 1062,
    title: 'Strawberry Jam Crostata',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian'],
    dish: 'cake',
    serves: 8,
    min: 110,
    ing: `260 g all-purpose flour
100 g powdered sugar
0.25 tsp table salt
0.5 tsp baking powder
130 g unsalted butter : cold, cubed
2 pc eggs
1 pc lemon
320 g strawberry jam`,
    steps: [
      'Rub {butter} into {flour}, {powdered sugar}, {baking powder} and {salt} with your fingertips until it looks like coarse sand.',
      'Add the zest of {lemon}, one whole egg and the yolk of the other of the {eggs}. Gather it into a smooth ball without kneading, flatten, wrap and chill for 40 minutes.',
      'Heat the oven to 350°F (175°C). Roll two thirds of the dough to 1/4 inch and line a 9-inch tart pan with it, trimming the rim.',
      'Loosen {strawberry jam} with a teaspoon of juice from the lemon and spread it over the bottom.',
      'Roll out the other third, cut it into 10 strips and lay them crisscross over the jam, pinching the ends.',
      'Bake on the lower rack for 35 minutes, until the lattice is golden and the jam bubbles. Wait 15 minutes before slicing, since hot jam runs.',
    ],
  },
  {
    id: 1063,
    title: 'Coffee Granita with Cream',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian'],
    dish: 'smoothie',
    serves: 4,
    min: 210,
    ing: `50 g ground coffee
90 g granulated sugar
0.5 tsp vanilla extract
150 ml heavy cream : cold`,
    steps: [
      'Pour 2 1/4 cups (530 ml) of just-boiled water over {ground coffee}, let it brew for 5 minutes and strain it through a filter.',
      'Dissolve {granulated sugar} in the hot coffee with {vanilla extract}. Cool it in a shallow metal pan in the refrigerator for 30 minutes.',
      'Move the pan to the freezer. After 45 minutes scrape the frozen rim into the middle with a fork.',
      'Go on freezing for 2 hours more, raking every half hour, until the whole pan is a heap of dry brown crystals.',
      'Whip {heavy cream} to soft folds. Spoon cream, granita and cream again into chilled glasses and eat it before it melts.',
    ],
  },
  {
    id: 1064,
    title: 'Zabaglione with Strawberries',
    cuisine: 'italian',
    types: ['dessert', 'vegetarian'],
    dish: 'smoothie',
    serves: 4,
    min: 25,
    ing: `350 g strawberries : sliced
80 g granulated sugar
5 pc eggs : yolks only (yolks eaten)
100 ml dry white wine
0.25 tsp vanilla extract`,
    steps: [
      'Stir {strawberries} with 1 tablespoon of the {granulated sugar} and leave them to make syrup.',
      'Bring two inches of water to a simmer in a saucepan over which a round metal bowl sits without touching the water.',
      'In the bowl, whisk the yolks of the {eggs} with the rest of the sugar until pale. Set it over the steam and add {white wine} and {vanilla extract}.',
      'Whisk without a pause for 9 minutes, reaching every corner, until the foam has tripled and holds a trail. If it gets too hot to touch, lift it off for a moment.',
      'Divide the strawberries among four glasses and pour the warm foam over them. It will not wait.',
    ],
  },
  {
    id: 1065,
    title: 'Eggplant Parmigiana',
    cuisine: 'italian',
    types: ['vegetables', 'vegetarian', 'main'],
    dish: 'roast',
    serves: 6,
    min: 105,
    ing: `2 pc eggplant : in 1/2-inch slices
6 tbsp olive oil
2 pc garlic : lightly crushed
800 g canned crushed tomatoes
15 g fresh basil
250 g fresh mozzarella : torn, drained
90 g parmesan cheese : grated
30 g dry bread crumbs
1.75 tsp table salt`,
    steps: [
      'Heat the oven to 450°F (230°C). Brush {eggplant} on both sides with 4 tablespoons of the {olive oil}, sprinkle with 1 teaspoon of the {salt} and roast on two sheet pans for 30 minutes, turning once, until brown and limp.',
      'Meanwhile warm {garlic} in the rest of the oil, add {crushed tomatoes}, half of the {basil} and the remaining salt and simmer for 20 minutes. Discard the garlic.',
      'Lower the oven to 375°F (190°C). Sprinkle {bread crumbs} in an oiled 2-quart dish; they catch the juice.',
      'Build three layers of eggplant, sauce, {mozzarella}, the other basil leaves and {parmesan}. Finish with sauce and a thick cap of parmesan.',
      'Bake for 35 minutes, until the edges are dark and sticky.',
      'Rest it for 20 minutes. Like a good stew it is at its best warm, when the layers hold.',
    ],
  },
];
