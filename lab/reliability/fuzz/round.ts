import { everyCall } from '@larder/shared/contract/calls';
import { z } from 'zod';

import { Ingredients, Stores } from '#reliability/harness/answers';
import type { Answer, Client } from '#reliability/harness/client';
import { pick } from '#reliability/harness/random';
import { makeWorld, type Vendor } from '#reliability/harness/world';

import { type Actor, actorsOf, revive } from './actors.ts';
import { withAddress } from './addresses.ts';
import { build, type Built, type Operation, type Route } from './build.ts';
import { fromKept, type Kept, saveKept, toKept } from './corpus.ts';
import { type Findings, nameOf } from './findings.ts';
import { faultOf } from './oracle.ts';
import { type IdPool, idPool } from './pool.ts';
import { shrink } from './shrink.ts';

/** A stream does not end; it has tests of its own. */
const NOT_FUZZED = new Set(['GET /orders/events']);

/** Lasts longer than one round. */
type Means = {
  call: Client;
  chance: () => number;
  mailed: () => string | undefined;
  found: Findings;
  /** The server's last output if it ended by itself. */
  lastWords: () => string | undefined;
  isStopped: () => boolean;
  /** Whether the recipe provider may fail; then its calls may say so. */
  providerSulks?: () => boolean;
  /** Where failing requests are kept; undefined while replaying known ones. */
  corpus?: string | undefined;
};

export type Round = Awaited<ReturnType<typeof openRound>>;

/** A new world and its actors: builds requests, sends them and judges the answers. */
export async function openRound(given: Means) {
  const { chance, mailed, found, lastWords, isStopped, providerSulks, corpus } = given;
  // An idle connection may turn out closed on use.
  const call: Client = (method, path, sent) => given.call(method, path, { ...sent, again: true });
  const world = await makeWorld(call);
  const pool = knownIds(idPool(chance), world);
  const actors = actorsOf(world);
  const vendors = new Set(world.vendors.map(({ canary }) => canary));
  const comingBack = new Map<Actor, Promise<void>>();

  /** Shape   undefined answer and fault when an oversized body was cut off. */
  async function judge(
    { call: endpoint }: Route,
    { path, sent, actor }: Built,
  ): Promise<{ answer?: Answer; fault?: string | undefined }> {
    let answer: Answer;
    try {
      answer = await call(endpoint.method, path, sent);
    } catch (error) {
      if (isStopped() || sizeOf(sent.body) > endpoint.bodyLimit) return {};
      const cause = error instanceof Error ? String(error.cause) : '';
      return { fault: `no answer: ${String(error)} ${cause}` };
    }
    const isVendor = (canary: string) => vendors.has(canary);
    const eyes = { actor, isVendor, vendorOf: pool.vendorOf, providerSulks };
    return { answer, fault: faultOf(endpoint, answer, eyes) };
  }

  /** Errors  when the server has ended. */
  async function send(route: Route, built: Built): Promise<void> {
    const last = lastWords();
    if (last !== undefined) throw new Error(`the server ended: ${last}`);
    found.sent(route);
    const { answer, fault } = await judge(route, built);
    if (answer) found.answer(route, answer, providerSulks?.() !== true);
    if (fault !== undefined) await keep(route, built, `${fault} -> ${answer?.text ?? ''}`);
    if (!answer) return;
    if (answer.status < 300) learn(pool, { route, answer, actor: built.actor });
    await comeBack(built.actor, answer, route);
  }

  /** Shrinks and writes the first of each kind. */
  async function keep(route: Route, built: Built, fault: string): Promise<void> {
    const { body, headers } = built.sent;
    const shown = { body, headers: { ...headers, cookie: undefined } };
    if (!found.fault(route, `${fault} <- ${built.path} ${JSON.stringify(shown)}`)) return;
    if (corpus === undefined) return;
    const kind = fault.slice(0, 20);
    const sent = await shrink(built.sent, async (less) =>
      Boolean(
        (await judge(route, { ...built, sent: less })).fault?.startsWith(
          kind.split(' -> ')[0] ?? '',
        ),
      ),
    );
    saveKept(toKept({ call: nameOf(route), built: { ...built, sent }, fault }, pool), corpus);
  }

  /** An actor without a session signs in again, or is replaced. */
  async function comeBack(was: Actor, { status }: Answer, { call: { path } }: Route) {
    const actor = actors.find(({ token }) => token === was.token && token !== undefined);
    if (!actor || (status !== 401 && path !== '/session/logout')) return;
    // Concurrent requests share one sign-in.
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

  const means = { chance, pool, actors, mailed };
  return {
    one: (route: Route, nth: number) => send(route, build(route, { ...means, nth })),
    /** A valid request, once per text, with the address in that text's place. */
    async led(route: Route, address: string): Promise<void> {
      const built = build(route, { ...means, nth: 0, isWhole: true });
      const { parameters } = route.operation;
      const inPath = parameters.filter((parameter) => parameter.in === 'path').length;
      const parts = inPath > 0 ? built.path.split('?')[0]?.split('/').filter(isId) : [];
      for (const { path, sent } of withAddress(built, address, parts ?? []))
        await send(route, { path, sent, actor: built.actor });
    },
    async replay(route: Route, kept: Kept): Promise<void> {
      const actor = pick(
        chance,
        actors.filter(({ role }) => role === kept.role),
      );
      await send(route, fromKept(kept, { ...actor }, pool));
    },
  };
}

function isId(part: string): boolean {
  return /^\d+$|^[\da-f-]{36}$/.test(part);
}

/** New accounts and ingredients may be deleted again. */
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

const Made = z
  .object({ _id: z.string(), role: z.string(), ...Ingredients.shape, ...Stores.shape })
  .partial();

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

/** All described calls with their description. */
export async function readRoutes(call: Client): Promise<Route[]> {
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

/** Units  bytes on the wire. */
function sizeOf(body: unknown): number {
  return Buffer.byteLength(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
}
