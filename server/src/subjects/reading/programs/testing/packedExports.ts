import { strToU8, zipSync } from 'fflate';

/* As in exports.ts: files that programs pack. */

const crumb = (name: string, more: object) => strToU8(JSON.stringify({ uuid: 'a', name, ...more }));

export const CROUTON = zipSync({
  'Leek soup.crumb': crumb('Leek soup', {
    serves: 4,
    duration: 10,
    cookingDuration: 20,
    webLink: 'https://example.org/leek',
    notes: 'Keeps 3 days.',
    neutritionalInfo: 'Calories: 231 kcal,\nFat: 9 g',
    ingredients: [
      { order: 2, ingredient: { name: 'For the top' }, quantity: { quantityType: 'SECTION' } },
      {
        order: 0,
        ingredient: { name: 'leeks, sliced' },
        quantity: { quantityType: 'CUP', amount: 2, secondaryAmount: 3 },
      },
      { order: 1, ingredient: { name: 'milk' }, quantity: { quantityType: 'MILLS', amount: 333 } },
      {
        order: 3,
        ingredient: { name: 'cream' },
        quantity: { quantityType: 'TABLESPOON', amount: 0.3333333 },
      },
      { order: 4, ingredient: { name: 'salt' } },
    ],
    steps: [
      { order: 0, isSection: true, step: 'Pot' },
      { order: 1, isSection: false, step: 'Boil the leeks.' },
      { order: 2, isSection: false, step: 'Serve with cream.' },
    ],
  }),
  'Mint tea.crumb': crumb('Mint tea', {
    serves: 2,
    ingredients: [
      { order: 0, ingredient: { name: 'mint' }, quantity: { quantityType: 'BUNCH', amount: 1 } },
    ],
    steps: [{ order: 0, isSection: false, step: 'Pour water over the mint.' }],
  }),
});

const mela = (title: string, more: object) =>
  strToU8(JSON.stringify({ id: 'a', title, images: [], categories: [], ...more }));

export const MELA = zipSync({
  'Leek soup.melarecipe': mela('Leek soup', {
    text: 'Of my **aunt**.',
    yield: '4 servings',
    prepTime: '10 min',
    cookTime: '20 min',
    totalTime: '',
    ingredients: '2 cups leeks\n1 l milk\n# For the top\n2 tbsp cream',
    instructions: 'Boil the **leeks**.\nServe with cream.',
    notes: 'Keeps 3 days.',
    link: 'https://example.org/leek',
  }),
  'Mint tea.melarecipe': mela('Mint tea', {
    ingredients: '1 bunch mint',
    instructions: 'Pour water over the mint.',
  }),
});

/** My Recipe Box, in French RecetteTek (.rtk). */
export const MY_RECIPE_BOX = zipSync({
  'recipes_0.json': strToU8(
    JSON.stringify([
      {
        title: 'Leek soup',
        description: 'Of my aunt.',
        preparationTime: '10',
        cookingTime: '20',
        totalTime: '30',
        quantity: '4',
        ingredients: '2 cups leeks\n1 l milk\nFor the top:\n2 tbsp cream',
        instructions: 'Boil the leeks.\nServe with cream.',
        notes: 'Keeps 3 days.',
        url: 'https://example.org/leek',
        pictures: [''],
      },
      { title: 'Mint tea', ingredients: '1 bunch mint', instructions: 'Pour water over the mint.' },
    ]),
  ),
});

export const COOKMATE = zipSync({
  'mycookbook.xml':
    strToU8(`<?xml version="1.0" encoding="UTF-8"?><cookbook version="1"><recipe><title>Leek soup</title>
<preptime>10 min</preptime><cooktime>20 min</cooktime><quantity>4</quantity><url>https://example.org/leek</url>
<ingredient><li>2 cups leeks</li><li>1 l milk</li><li>For the top:</li><li>2 tbsp cream</li></ingredient>
<recipetext><li>Boil the leeks.</li><li>Serve with cream &amp; bread.</li></recipetext>
<comments><li>Keeps 3 days.</li></comments></recipe><recipe><title>Mint tea</title><ingredient><li>1 bunch mint</li></ingredient>
<recipetext><li>Pour water over the mint.</li></recipetext></recipe></cookbook>`),
});

/** A backup: tables, of which the rows of one recipe are in several. */
export const MEALIE_BACKUP = zipSync({
  'database.json': strToU8(
    JSON.stringify({
      alembic_version: [{ version_num: 'a' }],
      recipes: [
        {
          id: 'r1',
          slug: 'leek-soup',
          name: 'Leek soup',
          description: 'Of my aunt.',
          prep_time: '10 minutes',
          perform_time: '20 minutes',
          recipe_yield: '4 bowls',
          org_url: 'https://example.org/leek',
        },
        { id: 'r2', slug: 'mint-tea', name: 'Mint tea', recipe_servings: 2 },
      ],
      ingredient_units: [{ id: 'u1', name: 'cup' }],
      ingredient_foods: [{ id: 'f1', name: 'leeks' }],
      recipes_ingredients: [
        {
          id: 3,
          recipe_id: 'r1',
          position: 1,
          title: 'For the top',
          note: '2 tbsp cream',
          quantity: 0,
        },
        {
          id: 2,
          recipe_id: 'r1',
          position: 0,
          quantity: 2,
          unit_id: 'u1',
          food_id: 'f1',
          note: 'sliced',
          original_text: '2 cups leeks, sliced',
        },
        {
          id: 1,
          recipe_id: 'r2',
          position: 0,
          note: '1 bunch mint',
          original_text: '1 bunch mint',
        },
      ],
      recipe_instructions: [
        { id: 1, recipe_id: 'r1', position: 1, text: 'Serve with cream.', title: '' },
        { id: 2, recipe_id: 'r1', position: 0, text: 'Boil the leeks.', title: '' },
        { id: 3, recipe_id: 'r2', position: 0, text: 'Pour water over the mint.', title: '' },
      ],
      notes: [{ recipe_id: 'r1', title: '', text: 'Keeps 3 days.' }],
      recipe_nutrition: [{ recipe_id: 'r1', calories: '231' }],
    }),
  ),
});

const tandoor = (name: string, food: string, instruction: string) =>
  zipSync({
    'recipe.json': strToU8(
      JSON.stringify({
        name,
        servings: 4,
        working_time: 10,
        waiting_time: 20,
        steps: [
          {
            order: 0,
            name: '',
            instruction,
            ingredients: [{ order: 0, food: { name: food }, unit: { name: 'cup' }, amount: 2 }],
          },
        ],
      }),
    ),
  });

/** An export of all recipes: a zip file for each. */
export const TANDOOR = zipSync({
  'recipe_1.zip': tandoor('Leek soup', 'leeks', 'Boil the leeks.'),
  'recipe_2.zip': tandoor('Mint tea', 'mint', 'Pour water over the mint.'),
});
