import { readFileSync } from 'node:fs';

import { everyCall } from '@larder/shared/contract/calls';
import { z } from 'zod';

import type { Outcome } from '#goal';
import type { Answer, Client } from '#harness/client';
import { percentile, random } from '#harness/random';
import { startSuite, type Suite } from '#harness/suite';
import { makeWorld, type Vendor } from '#harness/world';

import { type Actor, actorsOf, revive } from './actors.ts';
import { build, type Operation, type Route } from './build.ts';
import { mailedToken } from './mails.ts';
import { faultOf } from './oracle.ts';
import { type IdPool, idPool } from './pool.ts';

const WORKERS = 12;
/** A stream has no end to read. It has tests of its own. */
const NOT_FUZZED = new Set(['GET /orders/events']);
/** What was refused before anything was looked up. */
const INVALID = new Set([400, 401, 403, 413, 415]);

/**
 * Sends requests made from the OpenAPI document: most as they should be with whatever ids and actors,
 * the rest with something wrong, and some that are hardly requests at all.
 */
export async function fuzz({
  requests,
  seed,
}: {
  requests: number;
  seed: number;
}): Promise<Outcome> {
  const suite = await startSuite({ settings: { LOG_LEVEL: 'error' }, watchSockets: true });
  try {
    return await run(suite, { requests, seed });
  } finally {
    await suite.stop();
  }
}

async function run(suite: Suite, { requests, seed }: { requests: number; seed: number }) {
  const { call, server } = suite;
  const world = await makeWorld(call);
  const chance = random(seed);
  const pool = knownIds(idPool(chance), world);
  const actors = actorsOf(world);
  const vendors = new Set(world.vendors.map(({ canary }) => canary));
  const mailed = mailedToken(server.dataDir);
  const routes = await readRoutes(call);
  const found = findings();
  const comingBack = new Map<Actor, Promise<void>>();

  async function one(route: Route, nth: number): Promise<void> {
    const { method } = route.call;
    const { path, sent, actor } = build(route, { chance, pool, actors, mailed, nth });
    let answer: Answer;
    try {
      answer = await call(method, path, { ...sent, again: true });
    } catch (error) {
      // Too large a body is refused before it is read to its end, and then nobody reads the rest.
      if (sizeOf(sent.body) > route.call.bodyLimit) return;
      const cause = error instanceof Error ? String(error.cause) : '';
      found.fault(route, `no answer: ${String(error)} ${cause} ${path}`);
      return;
    }
    found.answer(route, answer);
    const isVendor = (canary: string) => vendors.has(canary);
    const fault = faultOf(route.call, answer, { actor, isVendor, vendorOf: pool.vendorOf });
    if (fault) {
      const shown = { ...sent, token: undefined };
      found.fault(route, `${fault}: ${path} ${JSON.stringify(shown)} -> ${answer.text}`);
    }
    if (answer.status < 300) learn(pool, { route, answer, actor });
    await comeBack(actor, answer, route);
  }

  /** Whoever lost their session signs in again, or somebody new takes their place. */
  async function comeBack(was: Actor, { status }: Answer, { call: { path } }: Route) {
    const actor = actors.find(({ token }) => token === was.token && token !== undefined);
    if (!actor || (status !== 401 && path !== '/session/logout')) return;
    // Several may find out at once; one of them sees to it.
    const running = comingBack.get(actor) ?? signInAgain(actor);
    comingBack.set(actor, running);
    await running.finally(() => comingBack.delete(actor));
  }

  async function signInAgain(actor: Actor): Promise<void> {
    if ((await call('GET', '/auth', { token: actor.token })).status === 200) return;
    const vendor = await revive(actor, { call, world });
    if (!vendor) return;
    vendors.add(vendor.canary);
    knownIds(pool, { catalogue: [], vendors: [vendor] });
  }

  let [sent, halfway] = [0, 0];
  async function worker(): Promise<void> {
    while (sent < requests) {
      const route = routes[sent % routes.length];
      const nth = Math.floor(sent / routes.length);
      sent += 1;
      if (sent === Math.floor(requests / 2)) halfway = residentKb(server.pid());
      if (route) await one(route, nth);
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker));

  const unseen = found.unseen(routes);
  const broken = await suite.broken();
  const database = `127.0.0.1:${suite.postgres.port}`;
  const strangers = server.sockets().filter((to) => to !== database);
  const unhandled = (server.output().match(/unhandled|uncaught|stopping after/gi) ?? []).length;
  const share = found.valid() / sent;
  return {
    pass:
      found.faults.size === 0 &&
      unseen.length === 0 &&
      broken.length === 0 &&
      share >= 0.3 &&
      strangers.length === 0 &&
      unhandled === 0,
    figures: {
      requests: sent,
      routes: routes.length,
      'passed validation %': Math.round(share * 100),
      'answers never reached': unseen.join('; ') || 0,
      faults: [...found.faults.values()].slice(0, 10).join(' | ') || 0,
      'broken rules': broken.join('; ') || 0,
      'sockets elsewhere': strangers.join(', ') || 0,
      'unhandled errors': unhandled,
      'first error of the server':
        found.faults.size > 0 ? (server.output().match(/^\{.*request failed.*$/m)?.[0] ?? 0) : 0,
      'p99 ms': Math.round(percentile(found.times, 0.99)),
      'memory growth of the second half %': Math.round(
        (residentKb(server.pid()) / Math.max(halfway, 1) - 1) * 100,
      ),
    },
  };
}

/** Who registered and what was added to the catalogue on the way may be deleted again. */
function learn(
  pool: IdPool,
  { route, answer, actor }: { route: Route; answer: Answer; actor: Actor },
): void {
  const { path, method } = route.call;
  const made = Made.safeParse(answer.body);
  if (path === '/register' && made.success)
    pool.spare(`spare ${made.data.role}`, made.data._id ?? '');
  else if (method === 'POST' && path === '/admin/ingredients' && made.success)
    for (const { ingredient_id } of made.data.ingredients ?? [])
      pool.spare('spare ingredient', ingredient_id);
  else if (method === 'POST' && path === '/vendor/stores' && made.success)
    for (const { store_id } of made.data.value ?? [])
      pool.add('spare store', store_id, actor.user_id);
  else pool.learn(answer.body, actor.user_id);
}

const Made = z.object({
  _id: z.optional(z.string()),
  role: z.optional(z.string()),
  ingredients: z.optional(z.array(z.object({ ingredient_id: z.string() }))),
  value: z.optional(z.array(z.object({ store_id: z.string() }))),
});

function knownIds(
  pool: IdPool,
  { catalogue, vendors }: { catalogue: readonly string[]; vendors: readonly Vendor[] },
): IdPool {
  for (const { user_id, stores, shelves } of vendors) {
    pool.add('vendor_id', user_id, user_id);
    for (const id of catalogue) pool.add('ingredient_id', id, user_id);
    for (const store_id of stores) {
      pool.add('store_id', store_id, user_id);
      pool.add('own store', store_id, user_id);
      pool.pair(store_id, user_id);
      pool.fill(store_id, shelves);
    }
  }
  return pool;
}

async function readRoutes(call: Client): Promise<Route[]> {
  const document = (await call('GET', '/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  return everyCall()
    .filter(({ call: { method, path } }) => !NOT_FUZZED.has(`${method} ${path}`))
    .map(({ call: endpoint }) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (!operation) throw new Error(`${endpoint.path} is not in the document`);
      return { call: endpoint, operation };
    });
}

/** What came of it all. */
function findings() {
  const seen = new Map<string, Set<number>>();
  const faults = new Map<string, string>();
  const times: number[] = [];
  let valid = 0;
  const nameOf = ({ call: { method, path } }: Route) => `${method} ${path}`;
  return {
    faults,
    times,
    valid: () => valid,
    answer(route: Route, { status, ms }: Answer): void {
      times.push(ms);
      if (!INVALID.has(status)) valid += 1;
      seen.set(nameOf(route), (seen.get(nameOf(route)) ?? new Set()).add(status));
    },
    /** The first of each kind is kept. */
    fault(route: Route, text: string): void {
      const kind = `${nameOf(route)}: ${text.slice(0, 20)}`;
      if (!faults.has(kind)) faults.set(kind, `${nameOf(route)}: ${text.slice(0, 600)}`);
    },
    /** The declared answers that nobody got. */
    unseen: (routes: readonly Route[]) =>
      routes.flatMap((route) =>
        Object.keys(route.operation.responses)
          .filter((status) => status !== 'default' && !seen.get(nameOf(route))?.has(Number(status)))
          .map((status) => `${nameOf(route)} ${status}`),
      ),
  };
}

/** Units  bytes on the wire. */
function sizeOf(body: unknown): number {
  return Buffer.byteLength(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
}

/** Units  KiB. */
function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}
