import { chance } from '@larder/data/stores/chance';

/** Storage keys of the product (lab/checks/storedKeys.test.ts): the browser's own, and those of which each person has their own. */
export const STORED_KEYS = {
  device: {
    local: [
      'keptFor',
      'newOrderSound',
      'recipeRequests',
      'role',
      'theme',
      'token',
      'units',
      'user',
      'vendorShortcuts',
    ],
    session: ['reloadedFor'],
  },
  person: {
    local: [
      'aislesOf',
      'carts',
      'clearedList',
      'cookPlaces',
      'cookTimers',
      'cookedWaiting',
      'droppedLines',
      'firstDayHidden',
      'groceryList',
      'guestList',
      'household',
      'inStore',
      'kitchen',
      'kitchenHome',
      'kitchenWaiting',
      'orderNotes',
      'orders',
      'pantry',
      'placedOrders',
      'savedRecipes',
      'selectedRecipes',
      'sentOrders',
      'servedLines',
      'shelfDrafts',
      'shoppingPlace',
      'slotChoices',
      'tripCosts',
      'tripCostsUnsent',
      'tripSheets',
      'waitingOrderChanges',
      'weeks',
    ],
    session: [
      'recipeAttempt',
      'recipeDraft',
      'recipeImports',
      'recipeReview',
      'recipeText',
      'ticks',
      'trip',
    ],
  },
} as const;

/** Where a person keeps a key of their own; a guest under the key itself. */
export const addressOf = (key: string, user_id: string | undefined): string =>
  user_id === undefined ? key : `@${user_id}/${key}`;

/** Values that no version of the product ever wrote. */
const FOREIGN = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  'false',
  'undefined',
  '"',
  '""',
  '"text"',
  '[]',
  '[[]]',
  '[null]',
  '[{}]',
  '[0,"",null,{}]',
  '{}',
  '{"":""}',
  '{"__proto__":{"lines":[]}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1,"valueOf":2,"then":3}',
  '{"length":4294967295}',
  '{"lines":{"length":3},"ownCategories":[]}',
  '{"items":null}',
  '{"id":1}',
  '{"token":null}',
  '{"vendors":[{}],"needs":[{}],"here":{},"hereLabel":0,"radius":-1}',
  '{"a":1,}',
  "{'a':1}",
  '[1,2',
  '{"a":',
  '<html></html>',
  '[object Object]',
  '\u0000',
  '\uD800',
  '\uFEFF[]',
  '🍅'.repeat(50),
  'x'.repeat(100_000),
  '['.repeat(20_000),
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  JSON.stringify(Array.from({ length: 2_000 }, (_, n) => ({ id: String(n) }))),
];

const ODD: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  'text',
  '__proto__',
  '<b>text</b>',
  'javascript:void 0',
  'x'.repeat(5_000),
  '1970-01-01T00:00:00.000Z',
  true,
  [],
  {},
  [[]],
  [null],
  { lat: 91, lng: 181 },
];

/**
 * `count` replacements of a stored text: foreign values, truncated texts, and copies with one or two
 * members changed, which may be valid.
 */
export function badValues(
  good: string,
  { count, seed }: { count: number; seed: number },
): string[] {
  let drawn = 0;
  const draw = () => chance(`${seed}/${(drawn += 1)}`);
  const values = new Set(FOREIGN);
  for (let part = 1; part < 10; part += 1) values.add(good.slice(0, (good.length * part) / 10));
  const parsed = fromJson(good);
  for (let tries = 0; values.size < count && tries < count * 20; tries += 1) {
    const once = changed(parsed, draw);
    values.add(JSON.stringify(draw() < 0.3 ? changed(once, draw) : once) ?? 'undefined');
  }
  // A one-word value has few variants.
  for (let n = 0; values.size < count; n += 1) values.add(`${good}${'~'.repeat(n)}`);
  return [...values].slice(0, count);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A copy with one member at any depth replaced, removed or duplicated. */
function changed(value: unknown, draw: () => number): unknown {
  const odd = ODD[Math.floor(draw() * ODD.length)];
  if (typeof value !== 'object' || value === null || draw() < 0.15) return odd;
  if (Array.isArray(value)) {
    if (value.length === 0 || draw() < 0.1) return [...value, odd];
    const place = Math.floor(draw() * value.length);
    if (draw() < 0.2) return [...value, value[place]];
    return value.with(place, changed(value[place], draw));
  }
  const names = Object.keys(value);
  if (names.length === 0) return { added: odd };
  const name = names[Math.floor(draw() * names.length)] ?? '';
  const { [name]: old, ...others } = Object(value) as Record<string, unknown>;
  return draw() < 0.2 ? others : { ...others, [name]: changed(old, draw) };
}
