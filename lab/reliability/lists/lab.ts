import type { Db } from '@larder/server/src/platform/db/db.ts';

import { makeAsker, Session } from '#reliability/harness/answers';
import type { Client } from '#reliability/harness/client';
import { makeWorld, registration } from '#reliability/harness/world';

/** A call that shows a list; with a body it is a POST. */
export type Asked = { readonly path: string; readonly token: string; readonly body?: object };

export type Account = { user_id: string; token: string; email: string };

/** Distinct amounts in a catalogue that is large enough for orders of 100 lines. */
const INGREDIENTS = 500;

export type Lab = Awaited<ReturnType<typeof makeLab>>;

/** A shop with a catalogue, and new accounts to fill. */
export async function makeLab({ call, db }: { call: Client; db: Db }) {
  const world = await makeWorld(call, { ingredients: INGREDIENTS, stock: 1_000_000 });
  const must = makeAsker(call);

  async function account(role: 'user' | 'vendor'): Promise<Account> {
    const body = registration(role, `A ${role}`);
    const { _id, access_token } = await must(Session, 'POST /register', { body });
    return { user_id: _id, token: access_token, email: body.email };
  }

  /** What took all that was sent. */
  const endless: string[] = [];

  /** Sends until a call is refused, `atOnce` together; beyond `most` calls it has no end. */
  async function untilRefused(
    { of, most, atOnce = 1 }: { of: string; most: number; atOnce?: number },
    send: (n: number) => ReturnType<Client>,
  ): Promise<void> {
    for (let n = 0; n < most; n += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, most - n) }, (_, k) => send(n + k));
      const refused = (await Promise.all(batch)).filter(({ status }) => status >= 300);
      if (refused.some(isRefusal)) return;
    }
    endless.push(of);
  }

  return { call, db, must, world, account, untilRefused, endless };
}

/** Errors  for an answer that is no refusal: a fault ends the run. */
function isRefusal({ status, text }: { status: number; text: string }): boolean {
  if (status >= 500 || status === 400) throw new Error(`${status} ${text.slice(0, 300)}`);
  return true;
}
