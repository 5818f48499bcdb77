import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

const AT_ONCE = 8;
const BEFORE = 40;
const AFTER = 200;

async function busyVendor() {
  const world = await testApp();
  const [vendor, admin] = [await world.person('vendor'), await world.person('admin')];
  const calls: { began: number; status: number }[] = [];
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      const began = performance.now();
      const url = '/api/vendor/orders?limit=1';
      const { statusCode } = await world.app.inject({ url, headers: vendor.headers });
      calls.push({ began, status: statusCode });
      // In-process calls are answered without a turn of the event loop, so no timer would fire.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const running = Array.from({ length: AT_ONCE }, one);
  return {
    ...world,
    vendor,
    admin,
    calls,
    end: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

type Busy = Awaited<ReturnType<typeof busyVendor>>;
const logOut = ({ app, vendor }: Busy) =>
  app.inject({ method: 'POST', url: '/api/session/logout', headers: vendor.headers });
const remove = ({ app, vendor, admin }: Busy) =>
  app.inject({
    method: 'DELETE',
    url: `/api/admin/vendor/${vendor.user_id}`,
    headers: admin.headers,
  });
const changeRole = ({ db, vendor }: Busy) =>
  db.run(sql`update users set role = 'user' where user_id = ${vendor.user_id}`);

test.for([
  ['logs out', logOut, 401],
  ['is deleted', remove, 401],
  ['is no vendor any more', changeRole, 403],
] as const)(
  'after somebody %s no later call succeeds',
  { timeout: 60_000 },
  async ([, revoke, status]) => {
    const busy = await busyVendor();
    await expect.poll(() => busy.calls.length, { timeout: 20_000 }).toBeGreaterThan(BEFORE);
    await revoke(busy);
    const revoked = performance.now();
    const after = () => busy.calls.filter(({ began }) => began > revoked);
    await expect.poll(() => after().length, { timeout: 30_000 }).toBeGreaterThan(AFTER);
    await busy.end();
    expect(busy.calls.filter((call) => call.status === 200).length).toBeGreaterThan(BEFORE / 2);
    expect(new Set(after().map((call) => call.status))).toEqual(new Set([status]));
  },
);
