import { setTimeout as sleep } from 'node:timers/promises';

import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';
import { readsFromReplica } from '@larder/server/src/platform/db/replica.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import type { Row } from '#bench/lib/report';
import { Orders } from '#reliability/harness/answers';
import { compareBody, orderBody } from '#reliability/harness/bodies';
import { type Answer, client } from '#reliability/harness/client';
import {
  countOf,
  onDatabase,
  type Postgres,
  startPostgres,
  startStandby,
} from '#reliability/harness/postgres';
import { type Server, startServer } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';
import { ADMIN, makeWorld, type World } from '#reliability/harness/world';

import { check, type Trial } from './trial.ts';

const Compared = z.object({ success: z.boolean() });
const Listed = z.object({ value: Orders.shape.orders });
const WRITES = 50;
/** A frozen replica delays its first query by a second. Units: milliseconds. */
const FROZEN_MS = 2_000;

/** A streaming standby serves comparisons; people always see their own writes. */
export const replica: Trial = {
  name: 'a streaming replica for reading',
  run: async () => {
    await using primary = await startPostgres();
    await using standby = await startStandby(primary);
    const addresses = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url };
    await using server = await startServer({ ...ADMIN, ...addresses });
    const world = await makeWorld(client(server.api));
    return [
      ...(await itIsUsed({ server, standby, world })),
      ...(await ownWritesAreSeen({ server, standby, world })),
      ...(await itIsLeftWhenItLags({ primary, standby })),
    ];
  },
};

type Parts = { server: Server; standby: Postgres; world: World };

const PLACE = { location: { lat: 41.8, lng: -87.6 }, radius_miles: 25 };

function compareOn(server: Server, { catalogue, shoppers: [{ token }] }: World): Promise<Answer> {
  const body = compareBody(catalogue.slice(0, 1), PLACE);
  return client(server.api)('POST', '/user/items/compare', { token, body });
}

async function itIsUsed({ server, standby, world }: Parts) {
  await sleep(3_000);
  return await onDatabase(standby.url, async (there) => {
    // Concurrent calls, so that a connection still shows it as its last statement.
    const [answer] = await Promise.all(Array.from({ length: 6 }, () => compareOn(server, world)));
    const n = await countOf(
      there,
      sql`select count(*) as n from pg_stat_activity
          where (query like '%wanted as (%' or query like '%as vendor_name%') and pid <> pg_backend_pid()`,
    );
    return [
      check('a comparison is answered', Compared.parse(answer?.body).success),
      check('… by the replica', n > 0, n),
    ];
  });
}

/** Orders, profile and shelves are read from the primary, whatever the replica's lag. */
async function ownWritesAreSeen({ server, standby, world }: Parts) {
  const call = client(server.api);
  standby.freeze();
  try {
    let [missed, refused] = [0, 0];
    const [{ token }] = world.shoppers;
    // The first call finds out that the replica is frozen.
    const [compared, again] = [await compareOn(server, world), await compareOn(server, world)];
    const [{ stores }] = world.vendors;
    for (let n = 0; n < WRITES; n += 1) {
      const body = orderBody(stores[0], world.catalogue.slice(0, 1));
      const { status, body: placed } = await call('POST', '/user/orders', { token, body });
      if (status !== 201) refused += 1;
      else {
        const { body: mine } = await call('GET', '/user/orders', { token });
        const [order] = Orders.parse(placed).orders;
        const listed = Listed.parse(mine).value.map(({ order_id }) => order_id);
        if (!listed.includes(order?.order_id ?? '')) missed += 1;
      }
    }
    return [
      check(`${WRITES} writes read back with the replica frozen: missed`, missed === 0, missed),
      check('… refused', refused === 0, refused),
      check(
        '… and a comparison is answered all the same',
        compared.status === 200 && compared.ms < FROZEN_MS && again.status === 200,
        `${compared.status} after ${Math.round(compared.ms)} ms, the next after ${Math.round(again.ms)} ms`,
      ),
    ];
  } finally {
    standby.thaw();
  }
}

type Clusters = { primary: Postgres; standby: Postgres };

async function itIsLeftWhenItLags({ primary, standby }: Clusters): Promise<Row[]> {
  const [there, here] = [openPostgres(standby.url), openPostgres(primary.url)];
  const reads = await readsFromReplica(there, here, 100);
  try {
    await until('the replica has caught up', () => reads.usesReplica());
    await there.run(sql`select pg_wal_replay_pause()`);
    await here.run(
      sql`insert into attempts (attempt_key, failures, window_started_at) values ('trial', 1, now())`,
    );
    await until('the lag is seen', () => !reads.usesReplica());
    const count = () =>
      countOf(reads, sql`select count(*) as n from attempts where attempt_key = 'trial'`);
    const seen = await count();
    await there.run(sql`select pg_wal_replay_resume()`);
    await until('it is used again', () => reads.usesReplica());
    const again = await count();
    return [
      check('a replica that stands still is not asked', seen === 1, seen),
      check('… and is again once it has caught up', again === 1, again),
    ];
  } finally {
    reads.end();
    await Promise.all([there.close(), here.close()]);
  }
}
