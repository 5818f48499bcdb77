import { everyCall } from '@larder/shared/calls';
import { z } from 'zod';

import type { Answer, Client } from '#reliability/harness/client';
import { pick } from '#reliability/harness/random';
import { makeWorld, type Vendor } from '#reliability/harness/world';

import { type Actor, actorsOf, revive } from './actors.ts';
import { withAddress } from './addresses.ts';
import { build, type Built, chooseActor, type Operation, type Route } from './build.ts';
import { fromKept, type Kept, saveKept, toKept } from './corpus.ts';
import { type Findings, nameOf } from './findings.ts';
import { FORERUNNERS, learnedOf } from './kinds.ts';
import { faultOf } from './oracle.ts';
import { type IdPool, makeIdPool } from './pool.ts';
import { shrink } from './shrink.ts';

/** Lasts longer than one round. */
type Means = {
  call: Client;
  chance: () => number;
  mailed: (page?: string) => string | undefined;
  found: Findings;
  /** The server's last output if it ended by itself. */
  lastWords: () => string | undefined;
  isStopped: () => boolean;
  /** Known calls; without them none is sent before another one. */
  routes?: readonly Route[];
  /** Whether the recipe provider may fail; then its calls may say so. */
  providerSulks?: () => boolean;
  /** Where failing requests are kept; undefined while replaying known ones. */
  corpus?: string | undefined;
};

export type Round = Awaited<ReturnType<typeof openRound>>;

/** A new world and its actors: builds requests, sends them and judges the answers. */
export async function openRound(given: Means) {
  const { chance, mailed, found, lastWords, isStopped, providerSulks, corpus } = given;
  const routes = new Map(given.routes?.map((route) => [nameOf(route), route]));
  // An idle connection may turn out closed on use.
  const call: Client = (method, path, sent) => given.call(method, path, { ...sent, again: true });
  const world = await makeWorld(call);
  const pool = knownIds(makeIdPool(chance), world);
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
    if (answer.status < 300) learn(pool, { route, answer, built });
    if (answer.status < 300 && route.call.path === '/user/password') remember(built);
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

  function remember({ actor: { email }, sent: { body } }: Built): void {
    const actor = actors.find((known) => known.email === email);
    if (actor) actor.password = NewPassword.safeParse(body).data?.password;
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

  /** Some requests come after the calls that they need, mostly made by the same person. */
  async function one(route: Route, nth: number): Promise<void> {
    const calls = chance() < PREPARED ? leadingTo(route) : [];
    if (calls.length < 2) return send(route, build(route, { ...means, nth }));
    const valid = { ...means, nth, isValid: true };
    const as = chance() < SAME ? chooseActor(route, valid) : undefined;
    for (const call of calls) await send(call, build(call, { ...valid, ...(as && { as }) }));
  }

  /** The call, after those that it needs. */
  function leadingTo(route: Route): Route[] {
    const before = routes.get(FORERUNNERS[nameOf(route)] ?? '');
    return before ? [...leadingTo(before), route] : [route];
  }

  return {
    one,
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

/** Ids by the kind that the call gives; new accounts may be deleted again. */
function learn(
  pool: IdPool,
  { route, answer, built }: { route: Route; answer: Answer; built: Built },
): void {
  const { call } = route;
  const { actor, path } = built;
  const made = Made.safeParse(answer.body);
  if (call.path === '/register' && made.success)
    for (const kind of [`spare ${made.data.role}`, 'spare person']) pool.spare(kind, made.data._id);
  else pool.learn(answer.body, { user_id: actor.user_id, kinds: learnedOf(call) });
  if (call.path.endsWith('/close'))
    pool.add('closed store', path.split('/')[3] ?? '', actor.user_id);
}

const NewPassword = z.object({ password: z.string() });
const Made = z.object({ _id: z.string(), role: z.string() });

/** The share of the requests that have what they need done just before. */
const PREPARED = 0.2;
/** The share of these where one person makes both. */
const SAME = 0.7;

function knownIds(
  pool: IdPool,
  { catalogue, vendors }: { catalogue: readonly string[]; vendors: readonly Vendor[] },
): IdPool {
  for (const { user_id, stores, shelves } of vendors) {
    pool.add('vendor_id', user_id, user_id);
    pool.add('gtin', '036000291452', user_id);
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
  return everyCall().map(({ call: endpoint }) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${endpoint.path} is not in the document`);
    return { call: endpoint, operation };
  });
}

/** Units  bytes on the wire. */
function sizeOf(body: unknown): number {
  return Buffer.byteLength(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
}
