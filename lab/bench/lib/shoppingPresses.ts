import type { Locator, Page } from '@playwright/test';

import type { Press } from './pressed.ts';

type At = Press['at'];

const button =
  (name: RegExp | string, nth = 0): At =>
  (page) =>
    page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).nth(nth);
const link =
  (name: string): At =>
  (page) =>
    page.getByRole('link', { name, exact: true });
const tab =
  (name: RegExp): At =>
  (page) =>
    page.getByRole('tab', { name });
const box =
  (name: string): At =>
  (page) =>
    page.getByLabel(name, { exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const details =
  (nth: number): At =>
  (page) =>
    page.getByRole('button', { name: /^Details of/ }).nth(nth);
const inside =
  (nth: number, name: RegExp): At =>
  (page) =>
    page
      .getByRole('region', { name: 'Stores' })
      .getByRole('article')
      .nth(nth)
      .getByRole('button', { name })
      .first();
const select = (label: string, key: string, until?: At): Press => ({
  what: `${label}: ${key}`,
  at: box(label),
  key,
  ...(until && { until }),
});

const PLANS: readonly Press[] = [
  { what: 'Plan of 3 stores', at: tab(/^3 stores/) },
  { what: 'Plan of 1 store', at: tab(/^1 store/) },
  { what: 'Plan of 2 stores', at: tab(/^2 stores/) },
  { what: 'Plans: arrow key', at: tab(/^2 stores/), key: 'ArrowRight' },
  { what: 'Plans: arrow key back', at: tab(/^3 stores/), key: 'ArrowLeft' },
  { what: 'What is bought where: open', at: button('What is bought where') },
  { what: 'Plan of 3 stores, lines open', at: tab(/^3 stores/) },
  { what: 'Plan of 2 stores, lines open', at: tab(/^2 stores/) },
  { what: 'What is bought where: close', at: button('What is bought where') },
  { what: 'How the total comes together: open', at: button('How the total comes together') },
  { what: 'What a trip costs: open', at: button('Change what a trip costs') },
  { what: 'Cents a mile: a digit', at: box('Cents a mile'), key: '5' },
  { what: 'Cents a mile: digit deleted', at: box('Cents a mile'), key: 'Backspace' },
  { what: 'A stop: a digit', at: box('A stop'), key: '1' },
  { what: 'A stop: digit deleted', at: box('A stop'), key: 'Backspace' },
  { what: 'A further store must save: a digit', at: box('A further store must save'), key: '1' },
  {
    what: 'A further store must save: digit deleted',
    at: box('A further store must save'),
    key: 'Backspace',
  },
  select('At most', '2'),
  select('At most', '3'),
  { what: 'What a trip costs: close', at: button('Change what a trip costs') },
  { what: 'How the total comes together: close', at: button('How the total comes together') },
];

const ROWS: readonly Press[] = [
  { what: 'A store: open', at: details(0) },
  { what: 'More items: open', at: inside(0, /more item\(s\)$/), until: inside(0, /^Show less/) },
  { what: 'More items: close', at: inside(0, /^Show less/) },
  { what: 'A pack less, before the cart', at: inside(0, /^Decrease/) },
  { what: 'A pack more, before the cart', at: inside(0, /^Increase/) },
  { what: 'A store: close', at: details(0) },
  { what: 'A store: open again', at: details(0) },
  { what: 'A second store: open', at: details(1) },
  { what: 'Add to Cart', at: inside(0, /^Add to Cart/), until: inside(0, /^In cart/) },
  { what: 'A pack more, in the cart', at: inside(0, /^Increase/) },
  { what: 'A pack less, in the cart', at: inside(0, /^Decrease/) },
  { what: 'Move these here', at: inside(1, /^Move /), until: button('Undo') },
  { what: 'Undo of the move', at: button('Undo') },
  { what: 'Add the missing', at: inside(1, /^Add the/), until: button('Undo') },
  { what: 'Undo of the missing', at: button('Undo') },
];

const VIEW: readonly Press[] = [
  { what: 'View more of a store: open', at: inside(0, /^View more/), until: dialog },
  { what: 'View more of a store: close', at: button('Close') },
];

const FIND: readonly Press[] = [
  select('Sort', 'C'),
  select('Sort', 'Y'),
  { what: 'A letter of the search', at: box('Search stores and items'), key: 'b' },
  { what: 'The letter deleted', at: box('Search stores and items'), key: 'Backspace' },
];

const TICK: readonly Press[] = [
  { what: 'An ingredient: tick', at: (page) => page.getByRole('checkbox').first() },
  { what: 'An ingredient: untick', at: (page) => page.getByRole('checkbox').first() },
];

/** In the order of a visit: each press finds the screen as the ones before it left it. */
export const WIDE_PRESSES: readonly Press[] = [
  ...PLANS,
  { what: 'Fill 2 carts', at: button(/^Fill 2 carts/), until: button(/^Place 2 orders/) },
  { what: 'Back to the plan', at: link('Carts'), until: button(/^Check out 2 carts/) },
  { what: 'Undo of Fill', at: button('Undo'), until: button(/^Fill 2 carts/) },
  { what: 'Sort by Miles', at: button('Miles') },
  { what: 'Sort by Has', at: button('Has') },
  ...FIND,
  { what: 'Ingredients: open', at: button(/^Ingredients \d/) },
  ...TICK,
  { what: 'Ingredients: close', at: button(/^Ingredients \d/) },
  { what: 'Map: close', at: button('Map') },
  { what: 'Map: open', at: button('Map') },
  { what: 'A pin of the map', at: button(/away, (Delivery|Pickup)$/, 3) },
  { what: 'The store of the pin: close', at: details(3) },
  ...ROWS,
  { what: 'In cart: to the cart', at: inside(0, /^In cart/) },
  { what: 'Carts: close', at: button('Carts') },
  { what: 'Carts: open', at: button('Carts') },
  {
    what: 'A pack more, in the cart’s card',
    at: button(/^Increase packs of .* in the cart$/),
  },
  { what: 'An item of the cart: remove', at: button(/^Remove /), until: button('Undo') },
  { what: 'Undo of the removal', at: button('Undo') },
  ...VIEW,
  { what: 'Place: open', at: button('Change the place'), until: dialog },
  { what: 'Place: close', at: button('Close') },
  select('Search radius', 'A'),
];

export const PHONE_PRESSES: readonly Press[] = [
  ...PLANS,
  { what: 'Fill 2 carts', at: button(/^Fill 2 carts/, -1), until: button(/^Place 2 orders/) },
  { what: 'Back to the plan', at: link('Carts'), until: button(/^Cart /) },
  { what: 'Carts: open', at: button(/^Cart /), until: dialog },
  { what: 'Carts: close', at: button('Close') },
  { what: 'Undo of Fill', at: button('Undo'), until: button(/^Fill 2 carts/) },
  { what: 'Ingredients: open', at: button(/^Ingredients \d/), until: dialog },
  ...TICK,
  { what: 'Ingredients: close', at: button('Close') },
  { what: 'Map: open', at: button('Map') },
  { what: 'Map: close', at: button('Map') },
  ...FIND,
  ...ROWS,
  { what: 'In cart: to the cart', at: inside(0, /^In cart/), until: dialog },
  { what: 'Carts: close again', at: button('Close') },
  ...VIEW,
  select('Search radius', 'A'),
];
