import { pick, random } from './random.ts';

/** Where the browser keeps things between visits. */
export const STORED_KEYS = {
  local: [
    'user',
    'role',
    'token',
    'theme',
    'groceryList',
    'selectedRecipes',
    'carts',
    'checkoutKeys',
    'placedOrders',
    'recipeRequests',
    'vendorShortcuts',
    'newOrderSound',
  ],
  session: ['trip', 'ticks', 'recipeDraft', 'recipeAttempt', 'pickedLines', 'reloadedFor'],
} as const;

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
 * So many texts to put in place of a good one: foreign ones, the good one cut short, and the good one with
 * one or two members changed, which may well pass for good.
 */
export function badValues(
  good: string,
  { count, seed }: { count: number; seed: number },
): string[] {
  const chance = random(seed);
  const values = new Set(FOREIGN);
  for (let part = 1; part < 10; part += 1) values.add(good.slice(0, (good.length * part) / 10));
  const parsed = fromJson(good);
  for (let tries = 0; values.size < count && tries < count * 20; tries += 1) {
    const once = changed(parsed, chance);
    values.add(JSON.stringify(chance() < 0.3 ? changed(once, chance) : once) ?? 'undefined');
  }
  // A good value that is one word has few variants of its own.
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

/** A copy with one member, of any depth, replaced, left out, or there twice. */
function changed(value: unknown, chance: () => number): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.15) return pick(chance, ODD);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance() < 0.1) return [...value, pick(chance, ODD)];
    const place = Math.floor(chance() * value.length);
    if (chance() < 0.2) return [...value, value[place]];
    return value.with(place, changed(value[place], chance));
  }
  const names = Object.keys(value);
  if (names.length === 0) return { added: pick(chance, ODD) };
  const name = pick(chance, names);
  const { [name]: old, ...others } = Object(value) as Record<string, unknown>;
  return chance() < 0.2 ? others : { ...others, [name]: changed(old, chance) };
}
