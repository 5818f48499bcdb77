import { pick } from '#reliability/harness/random';
import { PASSWORD } from '#reliability/harness/world';

import { PROVIDER_RECIPE, tokenOf } from './kinds.ts';
import type { Making } from './making.ts';

const DAY_MS = 86_400_000;

const cents = (chance: () => number, most: number) => Math.floor(chance() * most * 100) / 100;
const day = ({ chance }: Making) => `2025-0${1 + Math.floor(chance() * 9)}-15`;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Everybody's after a change: it must differ from the one before. */
export const OTHER_PASSWORD = 'a very private phrase 43';
/** Calls with the password as it is. */
const OWN_PASSWORD = new Set(['/login', '/user/deletion']);

/** Members with rules beyond their schema. */
export const HINTS: Readonly<Record<string, (making: Making) => unknown>> = {
  email: ({ chance, actor }) =>
    chance() < 0.5 && actor.email !== ''
      ? actor.email
      : `fuzz-${Math.floor(chance() * 1e12)}@reliability.test`,
  password: ({ call, actor }) => {
    if (call.path === '/user/password') return actor.password ? PASSWORD : OTHER_PASSWORD;
    return (OWN_PASSWORD.has(call.path) ? actor.password : undefined) ?? PASSWORD;
  },
  password_hash: () => PASSWORD,
  current_password: ({ actor }) => actor.password ?? PASSWORD,
  token: (making) => token(making) ?? `t${String(making.chance()).slice(2)}`.padEnd(43, 'x'),
  phone: () => '+1 212 555 0123',
  price: ({ chance }) => cents(chance, 20),
  total_price: ({ chance }) => cents(chance, 40),
  // A fee is refused where people pick up.
  delivery_fee: () => 0,
  minimum_order: ({ chance }) => cents(chance, 2),
  expected_delivery_fee: ({ chance }) => cents(chance, 5),
  expected_minimum_order: ({ chance }) => cents(chance, 2),
  quantity: ({ chance, sells }) => (sells ? 500 : 1) + Math.floor(chance() * 3),
  expected_price: ({ chance }) => cents(chance, 20),
  expected_quantity: ({ chance }) => Math.floor(chance() * 1000),
  unit_quantity: ({ chance }) => 1 + Math.floor(chance() * 1e6) / 1000,
  unit: ({ chance }) => pick(chance, ['gm', 'ml', 'count', 'kg']),
  order_status: ({ call, chance }) =>
    call.path === '/user/orders' && chance() < 0.8
      ? 'pending'
      : pick(chance, ['pending', 'accepted', 'Rejected', 'Delivered']),
  cents_per_mile: ({ chance }) => Math.floor(chance() * 1000) / 10,
  created_at: ({ chance }) => new Date(1.7e12 + Math.floor(chance() * 1e11)).toISOString(),
  placed_from: () => daysAgo(30),
  placed_before: () => daysAgo(-1),
  until: () => daysAgo(-1),
  best_before: day,
  cooked_on: day,
  holidays: day,
  // A store that is paused or has slots sells little.
  back_on: (making) => (making.chance() < 0.1 ? day(making) : null),
  slots: () => null,
  expected_slots: () => null,
  opens: () => '09:30',
  closes: () => '18:00',
  time_zone: ({ chance }) => pick(chance, ['America/New_York', 'UTC', 'Asia/Kolkata']),
  lat: ({ chance }) => chance() * 180 - 90,
  lng: ({ chance }) => chance() * 360 - 180,
  // Ends of a range.
  low: ({ chance }) => 1 + Math.floor(chance() * 3),
  high: ({ chance }) => 4 + Math.floor(chance() * 3),
  category: ({ chance }) => pick(chance, ['Produce', 'Dairy', 'Pantry', 'Other']),
  action: ({ chance }) => pick(chance, ['account_suspended', 'catalogue_imported']),
  language: ({ chance }) => pick(chance, ['de', 'pt-BR']),
  original: ({ chance }) => `${1 + Math.floor(chance() * 9)} cups rice`,
  source_url: ({ actor }) => `https://example.org/${encodeURIComponent(actor.canary)}`,
  // Never followed.
  url: () => 'http://127.0.0.1:1/recipe',
  // A row of a file, and the provider's number of a recipe or an own one.
  row: ({ chance }) => Math.floor(chance() * 2),
  recipe: ({ chance, pool, actor }) =>
    pool.draw(chance() < 0.5 ? PROVIDER_RECIPE : 'recipe_id', actor.user_id),
  version: ({ pool }) => Number(pool.latest('catalogue version') ?? 1),
  base_seq: ({ chance, pool, actor }) =>
    chance() < 0.3 ? 0 : Number(pool.latest('kitchen seq', actor.user_id) ?? 0),
  household_id: ({ chance, pool, actor }) =>
    (chance() < 0.95 ? pool.latest('household_id', actor.user_id) : undefined) ??
    crypto.randomUUID(),
  image: () => null,
  items: () => undefined,
};

/** Mostly the newest one: those before it may be used up. */
function token({ call, chance, pool, mailed }: Making): string | undefined {
  const { learned, mailed: page } = tokenOf(call);
  if (learned === undefined) return mailed(page);
  return chance() < 0.6 ? pool.latest(learned) : pool.find(learned, undefined);
}
