import { Session } from '#reliability/harness/answers';
import type { Client } from '#reliability/harness/client';
import { ADMIN, PASSWORD, type Vendor, type World } from '#reliability/harness/world';

/** Sends requests; a stranger has no token. */
export type Actor = {
  role: 'nobody' | 'user' | 'vendor' | 'admin';
  user_id: string;
  token: string | undefined;
  email: string;
  canary: string;
  /** Omitted: everybody's. */
  password?: string | undefined;
  /** The refresh cookie of a login during the run. */
  cookie?: string | undefined;
};

/** Two of each kind where the world has two, the administrator and a stranger. */
export function actorsOf({ shoppers, vendors, admin }: World): Actor[] {
  return [
    { role: 'nobody', user_id: '', token: undefined, email: '', canary: 'nobody' },
    ...shoppers.map((person) => ({ role: 'user' as const, ...person })),
    ...vendors.map((person) => ({ role: 'vendor' as const, ...person })),
    {
      role: 'admin',
      user_id: '',
      token: admin,
      email: ADMIN.ADMIN_EMAIL,
      canary: 'root',
      password: ADMIN.ADMIN_PASSWORD,
    },
  ];
}

/** Signs in again, or registers anew. Shape: the new vendor, if any. */
export async function revive(
  actor: Actor,
  { call, world }: { call: Client; world: World },
): Promise<Vendor | undefined> {
  const { role, email } = actor;
  if (role === 'nobody') return undefined;
  // A password reset during the run sets the shared password.
  const first = actor.password ?? PASSWORD;
  const login = (password: string) => call('POST', '/login', { body: { email, password, role } });
  const tried = await login(first);
  if (tried.status === 401) actor.password = undefined;
  const answer = first !== PASSWORD && tried.status === 401 ? await login(PASSWORD) : tried;
  // A concurrent request replaced the actor already.
  if (actor.email !== email) return undefined;
  const session = Session.safeParse(answer.body);
  if (session.success) {
    actor.token = session.data.access_token;
    actor.cookie = answer.headers.get('set-cookie')?.split(';')[0];
    return undefined;
  }
  // Locked out or rate-limited: the next request tries again.
  if (role === 'admin' || answer.status !== 401) return undefined;
  actor.cookie = undefined;
  if (role === 'user') {
    const person = await world.register('user');
    if (actor.email === email) Object.assign(actor, person);
    return undefined;
  }
  // The listed ingredient may be deleted before it is stocked.
  const vendor = await world.vendor().catch(() => undefined);
  if (vendor && actor.email === email) Object.assign(actor, vendor);
  return vendor;
}
