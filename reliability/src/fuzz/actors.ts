import { z } from 'zod';

import type { Client } from '#harness/client';
import { ADMIN, PASSWORD, type Vendor, type World } from '#harness/world';

const Session = z.object({ _id: z.string(), access_token: z.string() });

/** Somebody who sends requests; a stranger has no token. */
export type Actor = {
  role: 'nobody' | 'user' | 'vendor' | 'admin';
  user_id: string;
  token: string | undefined;
  email: string;
  canary: string;
  /** The refresh cookie, for whoever has logged in since. */
  cookie?: string | undefined;
};

/** Two of each kind where the world has two, the administrator and a stranger. */
export function actorsOf({ shoppers, vendors, admin }: World): Actor[] {
  return [
    { role: 'nobody', user_id: '', token: undefined, email: '', canary: 'nobody' },
    ...shoppers.map((person) => ({ role: 'user' as const, ...person })),
    ...vendors.map((person) => ({ role: 'vendor' as const, ...person })),
    { role: 'admin', user_id: '', token: admin, email: ADMIN.ADMIN_EMAIL, canary: 'root' },
  ];
}

/**
 * After a logout, a deletion or a quarter of an hour: signs in again, or as somebody new.
 *
 * Shape   the new vendor, when there is one.
 */
export async function revive(
  actor: Actor,
  { call, world }: { call: Client; world: World },
): Promise<Vendor | undefined> {
  const { role, email } = actor;
  if (role === 'nobody') return undefined;
  // A reset of the password, asked for on the way, makes it everybody else's.
  const first = role === 'admin' ? ADMIN.ADMIN_PASSWORD : PASSWORD;
  const login = (password: string) => call('POST', '/login', { body: { email, password, role } });
  const tried = await login(first);
  const answer = role === 'admin' && tried.status === 401 ? await login(PASSWORD) : tried;
  // Another request found the same and was faster: whose token this is, the actor is no longer.
  if (actor.email !== email) return undefined;
  const session = Session.safeParse(answer.body);
  if (session.success) {
    actor.token = session.data.access_token;
    actor.cookie = answer.headers.get('set-cookie')?.split(';')[0];
    return undefined;
  }
  // Locked out by chance or turned away for a moment: the next who needs them tries again.
  if (role === 'admin' || answer.status !== 401) return undefined;
  actor.cookie = undefined;
  if (role === 'user') {
    const person = await world.register('user');
    if (actor.email === email) Object.assign(actor, person);
    return undefined;
  }
  // Somebody may take an ingredient away between its listing and its way to the shelf.
  const vendor = await world.vendor().catch(() => undefined);
  if (vendor && actor.email === email) Object.assign(actor, vendor);
  return vendor;
}
