import type { Db } from '@larder/server/src/platform/db/db.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { gridCell } from '@larder/shared/basics/distance';
import { z } from 'zod';

import { killAtRandom, type Plan } from '#reliability/chaos/kills';
import { atLeast, exactly, type Goal, none, type Outcome, outcome } from '#reliability/goal';
import { makeAsker, Session } from '#reliability/harness/answers';
import type { Client } from '#reliability/harness/client';
import { random } from '#reliability/harness/random';
import { startSuite } from '#reliability/harness/suite';
import { registration } from '#reliability/harness/world';

import { auditKitchens } from './audit.ts';
import { RICE, STORE } from './deeds.ts';
import { makeKitchenClient, newBook } from './device.ts';

const HOUSEHOLDS = 5;
/** Of two members: two devices each. */
const DEVICES_EACH = 2;

const Household = z.object({ household_id: z.string() });
const Invited = z.object({ token: z.string() });

/** Two people who share a kitchen. */
async function makeHousehold(call: Client) {
  const must = makeAsker(call);
  const join = async () => {
    const session = await must(Session, 'POST /register', { body: registration('user', 'Member') });
    return { user_id: session._id, token: session.access_token };
  };
  const [owner, member] = [await join(), await join()];
  const { token } = await must(Invited, 'POST /household/invites', {
    token: owner.token,
    body: {},
  });
  const { household_id } = await must(Household, 'POST /household/invite/accept', {
    token: member.token,
    body: { token, bring: false },
  });
  return [owner, member].map((one) => ({ ...one, household_id }));
}

/** The store and the goods of the carts. */
async function openCorner(call: Client, db: Db): Promise<void> {
  const body = registration('vendor', 'Corner');
  const { _id } = await makeAsker(call)(Session, 'POST /register', { body });
  const { store_id, storeName, storeType } = STORE;
  await db.run(sql`insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at)
    values (${store_id}, ${_id}, ${storeName}, ${storeType}, 'Street 1', 0, 0, ${gridCell({ lat: 0, lng: 0 })}, now())`);
  const { ingredient_id, name, unit, unit_quantity } = RICE;
  await db.run(sql`insert into ingredients (ingredient_id, name, unit_quantity, unit)
    values (${ingredient_id}, ${name}, ${unit_quantity}, ${unit})`);
}

/** Devices change their kitchens without an end, while the server and the database are killed. */
async function kitchensUnderKills(plan: Plan, seed: number): Promise<Outcome> {
  await using suite = await startSuite();
  const { call, server } = suite;
  await openCorner(call, suite.db());
  const book = newBook();
  const members = [];
  for (let n = 0; n < HOUSEHOLDS; n += 1) members.push(...(await makeHousehold(call)));
  const devices = members
    .flatMap((member) => Array.from({ length: DEVICES_EACH }, () => member))
    .map((member, nth) => makeKitchenClient(call, member, { book, seed: seed + nth }));
  const { readyAfter } = await killAtRandom(suite, plan, random(seed));
  await Promise.all(devices.map(({ stop }) => stop()));
  for (const device of devices) await device.settle();
  // Again: the first devices have not received what the last ones sent.
  for (const device of devices) await device.settle();
  await suite.reconnect();
  const rows = await auditKitchens({ db: suite.db(), call, book, devices });
  const broken = await suite.broken();
  return outcome({
    'server kills': plan.serverKills,
    'database kills': plan.databaseKills,
    ...rows,
    acknowledged: atLeast(book.acknowledged.size, 201),
    'broken rules': none(broken),
    'unhandled errors': exactly(/uncaught|unhandled/i.test(server.output()) ? 1 : 0, 0),
    'slowest restart ms': Math.round(Math.max(...readyAfter)),
  });
}

export const kitchenKills: Goal = {
  id: 'R-49',
  limit:
    '20 devices of 5 kitchens, server and database killed 16 times: operations lost 0, doubled 0; all equal the log',
  run: ({ seed }) =>
    kitchensUnderKills({ serverKills: 10, databaseKills: 6, pauseMs: 4_000 }, seed),
};
