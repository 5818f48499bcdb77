import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import type { z } from 'zod';

import { newId } from '#platform/lib/ids';

import { type Person, testApp } from './testApp.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

type State = z.input<typeof KitchenState>;
type Change = { kind: string; payload: object };
type Sent = Change & { op_id: string; device: string; at: number; base_seq: number };

/** A server on which people share kitchens. */
export async function household(settings: Record<string, string> = {}) {
  const world = await testApp({ settings });
  const { app, person, clock } = world;

  /** `what` is a method with an address below the API's: "GET kitchen". */
  const ask = (who: Person, what: `${Method} ${string}`, payload?: object) => {
    const [method = 'GET', url] = what.split(' ');
    return app.inject({
      method: METHODS.find((one) => one === method) ?? 'GET',
      url: `/api/${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  };
  /** Without an account. */
  const asGuest = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/${url}`, payload });
  const kitchenOf = async (who: Person): Promise<{ state: State; household: View }> =>
    (await ask(who, 'GET kitchen')).json();

  /** An operation of a device that has seen everything up to `base_seq`. */
  function op(change: Change, { base_seq = 0, device = newId(clock.at) } = {}): Sent {
    return { ...change, op_id: newId(clock.at), device, at: clock.at.getTime(), base_seq };
  }
  /** Sends what a device has, to which the first `base_seq` operations are known: "[household_id, base_seq]". */
  const send = (
    who: Person,
    [household_id, base_seq]: readonly [household_id: string, base_seq: number],
    ops: readonly object[],
  ) => ask(who, 'POST kitchen/ops', { household_id, base_seq, ops });

  /** Two who share a kitchen. */
  async function shared() {
    const [sam, alex] = [await person('user', 'Sam Lee'), await person('user', 'Alex')];
    const { token } = (await ask(sam, 'POST household/invites', {})).json();
    const joined = await ask(alex, 'POST household/invite/accept', { token, bring: false });
    return { sam, alex, household_id: joined.json().household_id as string };
  }
  return { ...world, ask, asGuest, kitchenOf, op, send, shared };
}

type View = {
  household_id: string;
  name: string;
  role: string;
  members: { user_id: string; name: string; role: string; is_here: boolean; initials: string }[];
  invites: { invite_id: string }[];
  link: object | null;
};

export function byHand(name: string, amount = 1): Change {
  return { kind: 'add_item', payload: { item: { name, amount, unit: '' } } };
}

export function got(key: string, generation = 1): Change {
  return { kind: 'got', payload: { line: { key, generation }, amounts: [] } };
}

/** An order of rice; `nth` makes its id. */
export function ordered(nth: number) {
  const order_id = `00000000-0000-4000-8000-00000000010${nth}`;
  const store_id = '00000000-0000-4000-8000-00000000000e';
  const rice = { name: 'Rice', unit: 'gm', unit_quantity: 500, price: 3.49, quantity: 2 };
  const items = [{ ingredient_id: 'i', ...rice }];
  const order = { order_id, storeName: 'Corner', deliveryFee: 4.99, items };
  return { kind: 'ordered', payload: { store_id, items: [], order } };
}
