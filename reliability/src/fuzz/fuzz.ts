import { sql } from '@larder/server/src/db/sql.ts';

import type { Outcome } from '#goal';
import { percentile, random } from '#harness/random';

import { ADDRESSES } from './addresses.ts';
import type { Route } from './build.ts';
import { CORPUS } from './corpus.ts';
import { type FakeProvider, fakeProvider } from './fakeProvider.ts';
import { type Findings, findings } from './findings.ts';
import type { Round } from './round.ts';
import { inSession, type Seen, type Session } from './session.ts';

const WORKERS = 12;
/** After so many requests the world is made anew: its lists grow without end, and every answer with them. */
const ROUND = 5_000;
const ADDRESSES_A_ROUND = 6;
/** Fewer than the requests to the recipe provider that a day has. */
const PROVIDER_ROUND = 400;
/** Above what an empty answer takes at the same time: the machine may have other work. */
const MOST_MS = 250;
const MOST_GROWTH = 20;
const LEAST_VALID = 0.3;

type Plan = {
  requests: number;
  seed: number;
  /** So many of each route at least. */
  perRoute?: number;
  /** Also an address in place of every text, and all of it with a recipe provider elsewhere. */
  isThorough?: boolean;
  /** Where requests that go wrong are kept. */
  corpus?: string;
};
type Run = Required<Pick<Plan, 'requests' | 'perRoute' | 'isThorough'>>;

/**
 * Sends requests made from the OpenAPI document: most as they should be with whatever ids and actors,
 * the rest with something wrong, and some that are hardly requests at all.
 */
export async function fuzz(plan: Plan): Promise<Outcome> {
  const { requests, seed, perRoute = 0, isThorough = false, corpus = CORPUS } = plan;
  const chance = random(seed);
  const found = findings();
  const run: Run = { requests, perRoute, isThorough };
  const own = await inSession({ chance, found, corpus }, (session) => ownRecipes(session, run));
  const asked = isThorough
    ? await withProvider({ chance, found, corpus }, { own, perRoute })
    : undefined;
  const { routes, broken, strangers, unhandled, leaks, growth } = own;
  const share = found.valid() / found.count();
  const unseen = found.unseen(routes);
  const empty = percentile(own.empty, 0.99);
  const isQuick = found.p99() <= empty + MOST_MS && growth < MOST_GROWTH;
  return {
    pass:
      found.faults.size === 0 &&
      unseen.length === 0 &&
      broken.length === 0 &&
      strangers.length === 0 &&
      unhandled === 0 &&
      leaks.length === 0 &&
      share >= LEAST_VALID &&
      found.fewest(routes) >= perRoute &&
      isQuick,
    figures: {
      requests: found.count(),
      routes: routes.length,
      'fewest of a route': found.fewest(routes),
      'passed validation %': Math.round(share * 100),
      'answers never reached': unseen.join('; ') || 0,
      faults: [...found.faults.values()].slice(0, 10).join(' | ') || 0,
      'broken rules': broken.join('; ') || 0,
      'sockets elsewhere': strangers.join(', ') || 0,
      'unhandled errors': unhandled,
      'secrets and names in the log': leaks.join('; ') || 0,
      ...(asked !== undefined && { 'requests of the recipe provider': asked }),
      ...(found.faults.size > 0 && { 'first error of the server': own.firstError }),
      'p99 ms': Math.round(found.p99()),
      'p99 of an empty answer ms': Math.round(empty),
      'memory growth after warm-up %': growth,
      'most time in (s)': found.slowest().join(', '),
    },
  };
}

async function ownRecipes(
  session: Session,
  { requests, perRoute, isThorough }: Run,
): Promise<void> {
  const { routes, inRound } = session;
  const most = Math.max(requests, perRoute * routes.length);
  for (let sent = 0; sent < most; sent += ROUND)
    await inRound((round) =>
      atOnce(Math.min(ROUND, most - sent), (nth) => oneOf(routes, round, sent + nth)),
    );
  if (!isThorough) return;
  for (let first = 0; first < ADDRESSES.length; first += ADDRESSES_A_ROUND)
    await inRound((round) => lead(routes, round, first));
}

/** Every route with a few of the addresses in place of each of its texts. */
async function lead(routes: readonly Route[], round: Round, first: number): Promise<void> {
  const addresses = ADDRESSES.slice(first, first + ADDRESSES_A_ROUND);
  const jobs = addresses.flatMap((address) => routes.map((route) => ({ address, route })));
  await atOnce(jobs.length, async (nth) => {
    const job = jobs[nth];
    if (job) await round.led(job.route, job.address);
  });
}

/** Shape   the number of requests that the provider got; what else was seen is added to `own`. */
async function withProvider(
  means: { chance: () => number; found: Findings; corpus: string },
  { own, perRoute }: { own: Seen; perRoute: number },
): Promise<number> {
  const provider = await fakeProvider(means.chance);
  try {
    const seen = await inSession({ ...means, provider }, (session) =>
      foreignRecipes(session, { provider, perRoute }),
    );
    for (const kind of ['broken', 'strangers', 'leaks'] as const) own[kind].push(...seen[kind]);
    own.strangers.push(...provider.strange.map((path) => `strange request: ${path}`));
    own.unhandled += seen.unhandled;
    return provider.asked();
  } finally {
    await provider.close();
  }
}

async function foreignRecipes(
  { routes, inRound, suite }: Session,
  { provider, perRoute }: { provider: FakeProvider; perRoute: number },
): Promise<void> {
  const recipes = routes.filter(({ call }) => call.path.startsWith('/recipes/'));
  const newDay = () => suite.db().run(sql`delete from provider_days`);
  await inRound(async (round) => {
    for (let sent = 0; sent < perRoute * recipes.length; sent += PROVIDER_ROUND) {
      await newDay();
      await atOnce(PROVIDER_ROUND, (nth) => oneOf(recipes, round, sent + nth));
    }
    for (let first = 0; first < ADDRESSES.length; first += ADDRESSES_A_ROUND) {
      await newDay();
      await lead(recipes, round, first);
    }
  });
  // A bad day of the provider: it must not be ours. What the waiting takes is not measured.
  await newDay();
  provider.sulk(true);
  await inRound((round) => atOnce(PROVIDER_ROUND, (nth) => oneOf(recipes, round, nth)));
}

async function oneOf(routes: readonly Route[], round: Round, nth: number): Promise<void> {
  const route = routes[nth % routes.length];
  if (route) await round.one(route, Math.floor(nth / routes.length));
}

/** Does so many pieces of work, a few at a time. */
async function atOnce(times: number, work: (nth: number) => Promise<void>): Promise<void> {
  let begun = 0;
  async function worker(): Promise<void> {
    while (begun < times) {
      const nth = begun;
      begun += 1;
      await work(nth);
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
