import { setTimeout } from 'node:timers/promises';

import { z } from 'zod';

import { until } from '#reliability/harness/wait';
import { PASSWORD } from '#reliability/harness/world';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';
import { storedIn } from './measure.ts';

const LOGINS = 150;
const RENEWALS = 1_500;
const RESETS = 40;
const COMPARISONS = 30;
/** Longer than what is counted waits. */
const WRITING_MS = 7_000;

const Named = z.array(z.object({ name: z.string() }));

/** Sign-ins, renewals of one session, and links to a new password. */
export async function fillSessions({ call, must, account }: Lab) {
  const { email } = await account('user');
  const body = { email, password: PASSWORD, role: 'user' };
  let cookie = '';
  for (let n = 0; n < LOGINS; n += 4) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/login', { body })));
    cookie = cookieOf(answers[0]?.headers) || cookie;
  }
  const last = await call('POST', '/login', { body });
  cookie = cookieOf(last.headers);
  const ours = { 'x-requested-with': 'larder' };
  for (let n = 0; n < RENEWALS; n += 1) {
    const headers = { ...ours, cookie };
    const renewed = await call('POST', '/session/refresh', { headers, body: {} });
    if (renewed.status !== 200) throw new Error(`renewing: ${renewed.status} ${renewed.text}`);
    cookie = cookieOf(renewed.headers);
  }
  for (let n = 0; n < RESETS; n += 1)
    await must(z.unknown(), 'POST /forgot-password', { body: { email } });
  const { access_token } = z.object({ access_token: z.string() }).parse(last.body);
  return shown(access_token, ['/user/sessions']);
}

function cookieOf(headers: Headers | undefined): string {
  return headers?.get('set-cookie')?.split(';')[0] ?? '';
}

/** Rows that are overwritten. */
export async function fillProfile({ must, account }: Lab) {
  const { token } = await account('user');
  for (let n = 0; n < 50; n += 1) {
    await must(z.unknown(), 'PUT /user', {
      token,
      body: { name: `${n} ${'n'.repeat(190)}`, address: 'a'.repeat(500) },
    });
    await must(z.unknown(), 'PUT /user/plan-settings', {
      token,
      body: { cents_per_mile: n, cents_per_stop: n, max_stops: 3, worth_cents: n },
    });
  }
  return shown(token, ['/user/plan-settings']);
}

/** Words without digits, as food has: others are not counted. */
function word(n: number): string {
  return Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('');
}

/** Names that nobody knows and foods that no store near has: 200 in each comparison. They are written a moment later. */
export async function fillWanted({ must, account, world, db }: Lab) {
  const { token } = await account('user');
  const amount = { quantity: 1, unit: 'gm', unit_quantity: 1 };
  const listed = await must(z.object({ ingredients: Named }), `GET /admin/ingredients?limit=100`, {
    token: world.admin,
  });
  const foods = listed.ingredients.map(({ name }) => ({ ...amount, name }));
  for (let n = 0; n < COMPARISONS; n += 1)
    await must(z.unknown(), 'POST /user/items/compare', {
      token,
      body: {
        location: { lat: -41.8, lng: 87.6 },
        compare: [
          ...foods,
          ...Array.from({ length: 200 - foods.length }, (_, k) => ({
            ...amount,
            name: `nobody knows ${word(n)} and ${word(k)}`,
          })),
        ],
      },
    });
  const count = async () => (await storedIn(db, ['unmatched_names', 'demand_marks'])).rows;
  await until('unknown names are written', async () => (await count()) > 0, WRITING_MS);
  await setTimeout(WRITING_MS);
  return shown(token, []);
}
