import { describe, expect, test } from 'vitest';

import { NOTHING } from './foundRecipe.rules.ts';
import { mainOf } from './mainRecipe.rules.ts';

/** Recipes of a page; the last is the fullest, and of no name that is asked for. */
const recipesOf = (titles: readonly string[], addresses: readonly (string | null)[] = []) =>
  [...titles, 'All we cooked'].map((title, at) => ({
    ...NOTHING,
    title,
    address: addresses[at] ?? null,
    lines: Array.from({ length: at === titles.length ? 9 : 2 }, () => ({
      text: '1 egg',
      section: null,
    })),
  }));
const SITE = 'https://a-site.example';

// Written before the rule was: titles of a page, its address, which is meant.
describe('the address names the recipe', () => {
  test.for([
    [['Apple pie', 'Vanilla sauce'], '/apple-pie/', 0],
    [['Apple pie', 'Vanilla sauce'], '/vanilla-sauce/', 1],
    [['Apple pie', 'Vanilla sauce'], '/apple-pie-with-vanilla-sauce/', 0],
    [['Vanilla sauce', 'Apple pie'], '/apple-pie-with-vanilla-sauce/', 1],
    [['Apple pie', 'Pie'], '/best-apple-pie-recipe/', 0],
    [['Apple pie', 'Apple pie filling'], '/apple-pie-filling', 1],
    [['Apple pie', 'Apple pie filling'], '/apple-pie', 0],
    [['Pie crust', 'Apple pie'], '/recipes/12345/apple-pie.html', 1],
    [['Pie crust', 'Apple pie'], '/pie-crust-for-apple-pie', 0],
    [['Shepherd’s pie', 'Mashed potatoes'], '/shepherds-pie/', 0],
    [['Grandma’s Famous Chicken Soup', 'Noodles'], '/chicken-soup', 0],
    [['Chicken soup', 'Chicken stock'], '/recipe/chicken-stock/amp/', 1],
    [['Käsekuchen', 'Streusel'], '/kaesekuchen/', 0],
    [['Käsekuchen', 'Streusel'], '/kasekuchen-mit-streusel', 0],
    [['Streusel', 'Käsekuchen'], '/rezepte/kaesekuchen-mit-streusel.html', 1],
    [['Weißbrot', 'Kräuterbutter'], '/kraeuterbutter', 1],
    [['Weißbrot', 'Kräuterbutter'], '/weissbrot', 0],
    [['Tarte aux pommes', 'Crème pâtissière'], '/creme-patissiere', 1],
    [['Tarte aux pommes', 'Crème pâtissière'], '/recette/tarte-aux-pommes', 0],
    [['Bœuf bourguignon', 'Purée'], '/puree', 1],
    [['Tortilla de patatas', 'Alioli'], '/receta-de-tortilla-de-patatas', 0],
    [['Piñata de chocolate', 'Crema'], '/pinata-de-chocolate', 0],
    [['Pão de queijo', 'Feijão'], '/feijao/', 1],
    [['Tiramisù', 'Savoiardi'], '/ricetta/tiramisu', 0],
    [['Appeltaart', 'Vanillevla'], '/recepten/vanillevla', 1],
    [['Rødgrød', 'Fløde'], '/roedgroed', 0],
    [['肉じゃが', '味噌汁'], `/${encodeURIComponent('味噌汁')}`, 1],
    [['Борщ', 'Пампушки'], `/${encodeURIComponent('пампушки')}`, 1],
    [['Apple pie', 'Vanilla sauce'], '/pies/2024/#vanilla-sauce', 1],
    [['Apple pie', 'Vanilla sauce'], '/apple-pie/#vanilla-sauce', 1],
    [['Apple pie', 'Vanilla sauce'], '/apple-pie/#comments', 0],
    [['Pie 3', 'Pie 33'], '/pie-33', 1],
  ] as const)('%j at %s: %d', ([titles, path, at]) => {
    expect(mainOf(recipesOf(titles), { addresses: [`${SITE}${path}`] })).toBe(at);
  });
});

test.for([
  [['Apple pie', 'Vanilla sauce'], '/menu-for-sunday/', 'names neither'],
  [['Apple pie', 'Vanilla sauce'], '/', 'names nothing'],
  [['Apple pie', 'Vanilla sauce'], '/recipes/1234', 'is a number'],
  [['Apple pie', 'Vanilla sauce'], '/apple-crumble', 'has one word of several'],
  [['Apple pie', 'Vanilla sauce'], '/the-best-recipe', 'says what all are'],
  [['', 'Vanilla sauce'], '/apple-pie', 'is of one without a title'],
  [['It', 'Vanilla sauce'], '/it-is-sunday', 'has a word of two letters'],
  [['Apple pie', 'Vanilla sauce'], '/%E0%A4%A', 'is broken'],
] as const)('of %j at %s the fullest is read: the address %s', ([titles, path]) => {
  expect(mainOf(recipesOf(titles), { addresses: [`${SITE}${path}`] })).toBe(2);
});

test('what a recipe says of where it is comes first, then the fragment, the heading, the address', () => {
  const page = `${SITE}/apple-pie`;
  const own = recipesOf(['Apple pie', 'Vanilla sauce'], [`${SITE}/other`, `${page}/?utm_source=x`]);
  expect(mainOf(own, { heading: 'Apple pie', addresses: [page] })).toBe(1);
  const recipes = recipesOf(['Apple pie', 'Vanilla sauce'], [page, page]);
  expect(mainOf(recipes, { heading: 'VANILLA SAUCE!', addresses: [page] })).toBe(1);
  expect(mainOf(recipes, { heading: 'Vanilla sauce', addresses: [`${page}#apple-pie`] })).toBe(0);
  expect(mainOf(recipes, { heading: 'Our Sunday', addresses: [page] })).toBe(0);
});

test('of two that are named as well the fuller is meant; what is no address says nothing', () => {
  const [small, , full] = recipesOf(['Apple pie', 'Vanilla sauce']);
  const twice = [small, full].flatMap((recipe) => recipe ?? []);
  const same = twice.map((recipe) => ({ ...recipe, title: 'Apple pie' }));
  expect(mainOf(same, { addresses: [`${SITE}/apple-pie`] })).toBe(1);
  expect(mainOf(same, { addresses: ['apple-pie', ''] })).toBe(1);
  expect(mainOf(same, {})).toBe(1);
});
