import { sql } from '@larder/server/src/platform/db/sql.ts';
import { MAX_GUEST_TICKS_A_DAY, MAX_TICKS } from '@larder/shared/kitchen/household';
import {
  KITCHEN_LIMITS,
  MAX_OP_BYTES_A_DAY,
  MAX_OPS_A_DAY,
} from '@larder/shared/kitchen/kitchenLimits';
import type { KitchenChange } from '@larder/shared/kitchen/kitchenOps.model';
import { z } from 'zod';

import { type Device, newDevice } from './device.ts';
import type { Asked, Lab } from './lab.ts';

const LONG = '漢'.repeat(190);
const Link = z.object({ token: z.string() });
const Seen = z.object({ seq: z.int() });
/** Left of the day's operations for large ones, which use up its bytes. */
const FOR_LARGE = 400;
/** Beyond so many links of a day guests have no bound. */
const LINKS = 12;
const FORGED = 20;
/** What a device missed is answered up to 2 MB. */
const MISSED = 500;

/** A line with as many long amounts as a tick of it names. */
function longLine(): KitchenChange[] {
  return Array.from({ length: KITCHEN_LIMITS.amounts }, (_, n) => ({
    kind: 'add_item',
    payload: { item: { name: 'milk', amount: 1, unit: `${n} ${'漢'.repeat(90)}` } },
  }));
}

/** A dish of things that are not in the pantry: it is logged, and changes nothing. */
function nothing(n: number): KitchenChange {
  const uses = Array.from({ length: 100 }, (_, k) => ({ key: `${k} ${LONG}`, name: LONG }));
  const used = uses.map((use) => ({ ...use, amount: 1, unit: 'gm' as const }));
  return { kind: 'cooked', payload: { recipe_id: String(n), title: LONG, uses: used } };
}

/** The day of one household: its operations, then its bytes, then what guests tick through links. */
export async function fillLog(lab: Lab): Promise<Asked[]> {
  const device = await newDevice(lab);
  await device.change(longLine());
  const small = Array.from({ length: MAX_OPS_A_DAY - FOR_LARGE }, (_, n) => n);
  await device.change(
    small.map((n): KitchenChange => ({ kind: 'pantry_switch', payload: { on: n % 2 === 0 } })),
  );
  await device.fill('too_many_changes', nothing, 10);
  await device.fill('too_many_changes', () => ({ kind: 'pantry_switch', payload: { on: true } }));
  await asGuests(lab, device);
  const day = await lab.db.one(
    z.object({ ops_count: z.int(), ops_bytes: z.int(), guest_ticks: z.int() }),
    sql`select ops_count, ops_bytes, guest_ticks from households
        where household_id = ${device.household_id}`,
  );
  const isWithin =
    day.ops_count <= MAX_OPS_A_DAY &&
    day.ops_bytes <= MAX_OP_BYTES_A_DAY &&
    day.guest_ticks <= MAX_GUEST_TICKS_A_DAY;
  if (!isWithin) throw new Error(`a day of a kitchen: ${JSON.stringify(day)}`);
  const { token, household_id } = device;
  const { seq } = await device.read();
  const missed = { household_id, base_seq: seq - MISSED, ops: [] };
  return [
    { path: '/kitchen', token },
    { path: '/kitchen/ops', token, body: missed },
  ];
}

/** Ticks of lines that are not there, then of the long line, through one link after the other. */
async function asGuests({ call, must }: Lab, { token: owner }: Device): Promise<void> {
  const device = crypto.randomUUID();
  const tick = (token: string, keys: readonly string[]) =>
    call('POST', '/shopping-link/ticks', {
      body: {
        token,
        device,
        base_seq: 0,
        ticks: keys.map((key, n) => ({
          op_id: crypto.randomUUID(),
          line: { key, generation: 1 },
          got: n % 2 === 0,
        })),
      },
    });
  const open = () => must(Link, 'POST /household/link', { token: owner, body: {} });

  const forging = await open();
  const before = Seen.parse((await tick(forging.token, ['no line'])).body).seq;
  for (let n = 0; n < FORGED; n += 1) {
    const forged = Array.from({ length: MAX_TICKS }, (_, k) => `no line ${n} ${k}`);
    const { seq } = Seen.parse((await tick(forging.token, forged)).body);
    if (seq !== before) throw new Error('a tick of a line that is not there is logged');
  }

  /** Two ticks change something: one gets the line, one takes that back. */
  const fill = async ({ token }: z.output<typeof Link>): Promise<number> => {
    let taken = 0;
    for (let many = MAX_TICKS; many >= 2;) {
      const { status, text } = await tick(token, Array<string>(many).fill('milk'));
      if (status === 200) taken += many;
      else if (status === 429) many = Math.floor(many / 4) * 2;
      else throw new Error(`ticking: ${status} ${text.slice(0, 300)}`);
      if (taken > MAX_GUEST_TICKS_A_DAY) throw new Error('a link has no end');
    }
    return taken;
  };
  for (let n = 0; n < LINKS; n += 1) if ((await fill(await open())) === 0) return;
  throw new Error('links of a day have no end');
}
