import type { DishInput } from '#pantry/reading';

const dish = (
  id: number,
  input: Omit<DishInput, 'id' | 'types' | 'ingredients' | 'method'> & { list: string },
): DishInput => {
  const { list, ...rest } = input;
  return { ...rest, id, types: [], ingredients: list.split(', '), method: '' };
};

/** The dishes on the home page's panel, cut out of their tables. */
export const HEROES: Readonly<Record<string, DishInput>> = {
  'hero-pasta': dish(107, {
    title: 'Spaghetti al pomodoro',
    cuisine: 'italian',
    dish: 'pasta-nest',
    list: 'Spaghetti, Canned crushed tomatoes, Cherry tomatoes, Olive oil, Garlic, Fresh basil, Grated parmesan',
  }),
  'hero-salad': dish(105, {
    title: 'Greek village salad',
    cuisine: 'mediterranean',
    dish: 'salad',
    list: 'Romaine lettuce, Tomato, Cucumber, Feta cheese, Kalamata olives, Red onion, Olive oil, Dried oregano',
  }),
  'hero-curry': dish(105, {
    title: 'Butter chicken',
    cuisine: 'indian',
    dish: 'curry',
    list: 'Chicken thighs (boneless skinless), Canned crushed tomatoes, Heavy cream, Yellow onion, Unsalted butter, Ground turmeric, Garam masala, Fresh cilantro',
  }),
};

/** The dishes on the home page's cuisine chips; `all` stands for every cuisine. */
export const CHIPS: Readonly<Record<string, DishInput>> = {
  'chip-all': dish(21, {
    title: 'Harvest bowl',
    cuisine: 'other',
    dish: 'rice-bowl',
    list: 'Brown rice, Cherry tomatoes, Canned sweet corn, Canned black beans, Avocado, Fresh cilantro',
  }),
  'chip-italian': dish(22, {
    title: 'Pizza Margherita',
    cuisine: 'italian',
    dish: 'pizza',
    list: 'Bread flour, Canned crushed tomatoes, Fresh mozzarella, Fresh basil, Olive oil',
  }),
  'chip-indian': dish(23, {
    title: 'Paneer makhani',
    cuisine: 'indian',
    dish: 'curry',
    list: 'Canned crushed tomatoes, Paneer, Heavy cream, Ground turmeric, Fresh cilantro',
  }),
  'chip-mediterranean': dish(24, {
    title: 'Greek salad',
    cuisine: 'mediterranean',
    dish: 'salad',
    list: 'Romaine lettuce, Tomato, Cucumber, Feta cheese, Kalamata olives, Red onion',
  }),
  'chip-mexican': dish(101, {
    title: 'Street tacos',
    cuisine: 'mexican',
    dish: 'tacos',
    list: 'Pork shoulder, Corn tortillas, Pineapple, Red onion, Fresh cilantro, Lime',
  }),
  'chip-asian': dish(26, {
    title: 'Ramen',
    cuisine: 'asian',
    dish: 'noodles',
    list: 'Chicken broth, Ramen noodles, Pork shoulder, Eggs, Shiitake mushrooms, Nori sheets, Scallion (green onion)',
  }),
};
