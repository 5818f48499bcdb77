import {
  MAX_GUEST_TICKS_A_DAY,
  MAX_LINK_TICKS,
  TICK_BYTES,
} from '@larder/shared/kitchen/household';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { byHand, got, household } from '#testing/kitchen';

const TICKS = 100;
const DEVICE = '00000000-0000-4000-8000-000000000009';

async function linked(...names: readonly string[]) {
  const world = await household();
  const { shared, ask, asGuest, send, op, db } = world;
  const { sam, household_id } = await shared();
  await send(
    sam,
    [household_id, 0],
    names.map((name) => op(byHand(name))),
  );
  const newLink = async () =>
    (await ask(sam, 'POST household/link', {})).json<{ token: string }>().token;
  const tick = (token: string, ticks: readonly (readonly [key: string, got: boolean])[]) =>
    asGuest('shopping-link/ticks', {
      token,
      device: DEVICE,
      base_seq: names.length,
      ticks: ticks.map(([key, isGot]) => ({
        op_id: crypto.randomUUID(),
        line: { key, generation: 1 },
        got: isGot,
      })),
    });
  const logged = async () =>
    (await db.one(z.object({ n: z.int() }), sql`select count(*) as n from kitchen_ops`)).n;
  const member = (base_seq: number) => send(sam, [household_id, base_seq], [op(byHand('more'))]);
  return { ...world, sam, household_id, newLink, tick, logged, member };
}

describe('a guest', () => {
  test('leaves no trace with ticks of unknown lines: 100 requests of 100', async () => {
    const { newLink, tick, logged, member } = await linked('milk');
    const token = await newLink();
    const unknown = Array.from({ length: TICKS }, (_, n) => [`no line ${n}`, true] as const);
    for (let n = 0; n < 100; n += 1) expect((await tick(token, unknown)).statusCode).toBe(200);
    expect([await logged(), (await member(1)).statusCode]).toEqual([1, 200]);
  });

  test('leaves no trace with a tick that changes nothing', async () => {
    const { newLink, tick, logged, send, sam, household_id, op } = await linked('milk', 'eggs');
    const token = await newLink();
    await send(sam, [household_id, 2], [op(got('milk'))]);
    const answer = await tick(token, [
      ['milk', true],
      ['eggs', false],
    ]);
    expect([answer.statusCode, answer.json().seq, await logged()]).toEqual([200, 3, 3]);
    await tick(token, [
      ['milk', true],
      ['eggs', true],
      ['eggs', true],
      ['eggs', false],
    ]);
    expect(await logged()).toBe(5);
  });

  test('has 2,000 ticks a link; a full link refuses no member, and a new link has its own', async () => {
    const { newLink, tick, member, db } = await linked('milk', 'eggs');
    const token = await newLink();
    await db.run(sql`update shopping_links set ticks = ${MAX_LINK_TICKS - 1}`);
    const both = [
      ['milk', true],
      ['eggs', true],
    ] as const;
    const refused = await tick(token, both);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: 'too_many_ticks', message: expect.stringContaining('Ask for a new link') },
    ]);
    expect((await tick(token, [['milk', true]])).statusCode).toBe(200);
    expect((await tick(token, [['eggs', true]])).statusCode).toBe(429);
    // What changes nothing needs no room.
    expect((await tick(token, [['milk', true]])).statusCode).toBe(200);
    expect((await member(3)).statusCode).toBe(200);
    expect((await tick(await newLink(), [['eggs', true]])).statusCode).toBe(200);
  });

  test('has 4,000 ticks a day through all links, apart from those of the members', async () => {
    const { newLink, tick, member, db, send, sam, household_id, op } = await linked('milk', 'eggs');
    await db.run(
      sql`update households set guest_ticks = ${MAX_GUEST_TICKS_A_DAY - 1} where seq = 2`,
    );
    expect((await tick(await newLink(), [['milk', true]])).statusCode).toBe(200);
    expect((await tick(await newLink(), [['eggs', true]])).statusCode).toBe(429);
    expect((await member(3)).statusCode).toBe(200);
    await db.run(sql`update households set guest_ticks = 0, ops_count = 10000 where seq = 4`);
    expect((await tick(await newLink(), [['eggs', true]])).statusCode).toBe(200);
    expect((await send(sam, [household_id, 5], [op(byHand('more'))])).statusCode).toBe(429);
  });

  test('has as many ticks as fit into 500 bytes each: one of a long line counts as several', async () => {
    const { newLink, tick, send, sam, household_id, op, db } = await linked('milk', 'eggs');
    const units = Array.from({ length: 20 }, (_, n) => `${n} ${'漢'.repeat(90)}`);
    const more = units.map((unit) => {
      const item = { name: 'milk', amount: 1, unit };
      return op({ kind: 'add_item', payload: { item } }, { base_seq: 2 });
    });
    expect((await send(sam, [household_id, 2], more)).statusCode).toBe(200);
    const token = await newLink();
    for (const isGot of [true, false, true])
      expect((await tick(token, [['milk', isGot]])).statusCode).toBe(200);
    const { ticks, day, bytes } = await db.one(
      z.object({ ticks: z.int(), day: z.int(), bytes: z.int() }),
      sql`select (select ticks from shopping_links) as ticks,
                 (select guest_ticks from households where seq > 3) as day,
                 (select sum(octet_length(op::text))::int from kitchen_ops where op ->> 'by' = 'guest') as bytes`,
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes / ticks).toBeLessThan(TICK_BYTES);
    expect(day).toBe(ticks);
    await db.run(sql`update shopping_links set ticks = ${MAX_LINK_TICKS - 3}`);
    expect((await tick(token, [['milk', false]])).statusCode).toBe(200);
    expect((await tick(token, [['milk', true]])).statusCode).toBe(429);
    expect((await tick(token, [['eggs', true]])).statusCode).toBe(200);
  });

  test('ticks a line of many units, and members hear of it', async () => {
    const { newLink, tick, send, sam, household_id, op } = await linked('milk');
    const units = Array.from({ length: 30 }, (_, n) => `unit ${n}`);
    const more = units.map((unit) => {
      const item = { name: 'milk', amount: 1, unit };
      return op({ kind: 'add_item', payload: { item } }, { base_seq: 1 });
    });
    expect((await send(sam, [household_id, 1], more)).statusCode).toBe(200);
    expect((await tick(await newLink(), [['milk', true]])).statusCode).toBe(200);
    expect((await send(sam, [household_id, 1], [])).json().missed).toHaveLength(31);
  });
});
