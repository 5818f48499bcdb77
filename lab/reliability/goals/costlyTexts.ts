import { ALIASES } from '@larder/data/catalogue/aliases';
import { readFacts } from '@larder/data/catalogue/facts';
import { everyCall } from '@larder/shared/calls';

import { atLeast, atMost, type Goal, none, outcome } from '#reliability/goal';
import type { Client } from '#reliability/harness/client';
import { random } from '#reliability/harness/random';
import { startSuite } from '#reliability/harness/suite';
import { meanwhile, pingMs } from '#reliability/harness/wait';
import { makeWorld } from '#reliability/harness/world';
import { fitting, isEndless, type Request, requests, type Slot } from '#reliability/texts/requests';
import { asLongAs, asLongAsFits, worstTexts, WRITTEN } from '#reliability/texts/worst';

const MAX_MS = 50;
/** Read on worker threads, which give up after 10 s: a late answer delays no other request. */
const READ_APART: ReadonlySet<string> = new Set(['POST /user/recipes/read']);
const MAX_READING_MS = 11_000;
/** Late requests are repeated: the machine may be busy. */
const TRIES = 5;
const MAX_NAMES = 200;
const NAME_LENGTH = 200;

/**
 * Denial of service by text. Every text of every call, at the maximum length by body and by contract, made
 * of costly characters: no answer comes over 50 ms later than with an empty or a usual text, and none is a
 * fault. A page that is read on a thread may take its time there. A comparison of 200 such names delays nobody else.
 */
export const costlyTexts: Goal = {
  id: 'R-42',
  limit:
    'the worst texts in every field: no answer 50 ms later than to an empty text, no 5xx, nobody else waits',
  run: async ({ seed }) => {
    await using suite = await startSuite();
    const { call, server } = suite;
    const world = await makeWorld(call);
    await addCatalogue(call, world.admin);
    const { plain, slots } = requests(world, random(seed));
    const worst = worstTexts();
    const lateness = new Map<string, number>();
    const faults: string[] = [];
    let sent = 0;
    for (const { call: endpoint } of everyCall()) {
      if (isEndless(endpoint)) continue;
      const name = `${endpoint.method} ${endpoint.path}`;
      const maxMs = READ_APART.has(name) ? MAX_READING_MS : MAX_MS;
      for (const slot of slots(endpoint)) {
        const seen = await tryTexts(slot, {
          maxMs,
          worst,
          usual: () => plain(endpoint),
          ask: ({ path, sent: more }) => call(endpoint.method, path, more),
        });
        sent += seen.sent;
        lateness.set(name, Math.max(lateness.get(name) ?? 0, seen.latest));
        faults.push(...seen.faults.map((status) => `${name} ${slot.name}: ${status}`));
      }
    }
    const waits = await compareNames(call, { token: world.shoppers[0].token, url: server.url });
    const slowest = [...lateness].toSorted(([, a], [, b]) => b - a);
    const latest = slowest.find(([name]) => !READ_APART.has(name))?.[1] ?? 0;
    const reading = slowest.find(([name]) => READ_APART.has(name))?.[1] ?? 0;
    return outcome({
      // Guards against a run that tried too little.
      requests: atLeast(sent, 20_001),
      texts: worst.length,
      faults: none(faults, ' | '),
      'latest ms': atMost(latest, MAX_MS),
      'reading ms': atMost(reading, MAX_READING_MS),
      'others wait during compare ms': atMost(waits.longest, MAX_MS),
      'compare ms': Math.round(waits.slowest),
      'latest of each call ms': slowest.map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', '),
    });
  },
};

const MAX_INGREDIENTS = 500;

/** The real catalogue: matching against few words is cheap. */
async function addCatalogue(call: Client, token: string): Promise<void> {
  const ingredients = readFacts().map(({ name, slug, pack_size, base_unit }) => ({
    name,
    unit_quantity: pack_size,
    unit: base_unit,
    aliases: ALIASES[slug] ?? [],
  }));
  for (let from = 0; from < ingredients.length; from += MAX_INGREDIENTS) {
    const { status, text } = await call('POST', '/admin/ingredients', {
      token,
      body: { ingredients: ingredients.slice(from, from + MAX_INGREDIENTS) },
    });
    if (status !== 201)
      throw new Error(`the catalogue was refused: ${status} ${text.slice(0, 300)}`);
  }
}

type Trial = { maxMs: number; worst: readonly string[]; usual: () => Request; ask: Ask };
type Ask = (request: Request) => Promise<{ status: number; ms: number }>;

/** Shape   `latest` is the maximum delay beyond a usual answer; up to `maxMs` it is not asked again. Units: ms. */
async function tryTexts(slot: Slot, { maxMs, worst, usual, ask }: Trial) {
  const least = async (make: () => Request, isEnough: (ms: number) => boolean) => {
    let best = Number.POSITIVE_INFINITY;
    for (let times = 0; times < TRIES && !isEnough(best); times += 1) {
      const { status, ms } = await ask(make());
      if (status >= 500) faults.push(status);
      best = Math.min(best, ms);
      sent += 1;
    }
    return best;
  };
  const faults: number[] = [];
  let [sent, latest] = [0, 0];
  const usually = Math.max(
    await least(usual, () => false),
    await least(
      () => slot.put(''),
      () => false,
    ),
  );
  for (const text of textsFor(slot, worst)) {
    const ms = await least(
      () => slot.put(text),
      (best) => best - usually <= maxMs,
    );
    latest = Math.max(latest, ms - usually);
  }
  return { sent, faults, latest };
}

const ASCII = /^[\x20-\x7e]+$/;

/**
 * Longer texts than the contract allows are refused before an expression reads them: those written by hand will do.
 *
 * Shape   made one at a time: a page has 5 MiB.
 */
function* textsFor(slot: Slot, worst: readonly string[]) {
  const { part, longest } = slot;
  const filling = longest === undefined ? worst : WRITTEN;
  for (const text of filling)
    if (part !== 'headers' || ASCII.test(text)) yield asLongAs(text, slot);
  if (longest !== undefined)
    for (const text of worst) yield asLongAsFits(text, fitting(text, slot));
}

/** The longest wait of a trivial request during a comparison of the maximum size. */
async function compareNames(call: Client, { token, url }: { token: string; url: string }) {
  let [longest, slowest] = [0, 0];
  for (const text of worstTexts()) {
    const compare = Array.from({ length: MAX_NAMES }, (_, nth) => ({
      name: asLongAsFits(text, NAME_LENGTH - 3) + String(nth).padStart(3, '0'),
      unit_quantity: 100,
      unit: 'gm',
    }));
    const tries: number[] = [];
    while (tries.length < TRIES && !tries.some((ms) => ms <= MAX_MS)) {
      const comparing = call('POST', '/user/items/compare', { token, body: { compare } });
      const { result, found } = await meanwhile(comparing, 1, () => pingMs(`${url}/healthz`));
      slowest = Math.max(slowest, result.ms);
      tries.push(Math.max(...found));
    }
    longest = Math.max(longest, Math.min(...tries));
  }
  return { longest, slowest };
}
