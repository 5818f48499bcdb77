import type { KitchenChange } from '@larder/shared/kitchen/kitchenOps.model';
import { z } from 'zod';

import type { Lab } from './lab.ts';

const Line = z.object({ key: z.string(), generation: z.int() });
const Kitchen = z.object({
  household: z.object({ household_id: z.string() }),
  state: z.object({ seq: z.int(), lines: z.array(Line) }),
});
const Sent = z.object({ seq: z.int() });
const Refused = z.object({ error: z.string() });

/** Changes of one request. */
const AT_ONCE = 200;
/** Beyond so many changes nothing was full. */
const MOST = 12_000;

export type Device = Awaited<ReturnType<typeof newDevice>>;

/** A device of a new account that has seen everything of its kitchen. */
export async function newDevice({ call, must, account }: Lab) {
  const { token } = await account('user');
  const first = await must(Kitchen, 'GET /kitchen', { token });
  const { household_id } = first.household;
  const device = crypto.randomUUID();
  let { seq } = first.state;

  /** As one request. Shape: the code of a refusal. */
  async function send(changes: readonly KitchenChange[]): Promise<string | undefined> {
    const ops = changes.map((change) => ({
      ...change,
      op_id: crypto.randomUUID(),
      device,
      at: Date.now(),
      base_seq: seq,
    }));
    const body = { household_id, base_seq: seq, ops };
    const answer = await call('POST', '/kitchen/ops', { token, body });
    if (answer.status >= 300) return Refused.parse(answer.body).error;
    ({ seq } = Sent.parse(answer.body));
    return undefined;
  }

  /** Errors  with the code of a refusal. */
  async function change(changes: readonly KitchenChange[]): Promise<void> {
    for (let n = 0; n < changes.length; n += AT_ONCE) {
      const code = await send(changes.slice(n, n + AT_ONCE));
      if (code) throw new Error(`${changes[n]?.kind}: ${code}`);
    }
  }

  /**
   * Changes until not one more is taken.
   *
   * Errors  for another refusal than `code`, or none.
   */
  async function fill(
    code: string,
    make: (n: number) => KitchenChange,
    atOnce = AT_ONCE,
  ): Promise<void> {
    let many = atOnce;
    for (let n = 0; n < MOST;) {
      const refused = await send(Array.from({ length: many }, (_, k) => make(n + k)));
      if (refused === undefined) n += many;
      else if (refused !== code) throw new Error(`${make(0).kind}: ${refused}, not ${code}`);
      else if (many === 1) return;
      else many = Math.ceil(many / 2);
    }
    throw new Error(`${make(0).kind}: never ${code}`);
  }

  const read = async () => (await must(Kitchen, 'GET /kitchen', { token })).state;
  return { token, household_id, seq: () => seq, send, change, fill, read };
}
