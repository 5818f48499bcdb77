import { sql } from '@larder/server/src/platform/db/sql.ts';

import { atLeast, atMost, exactly, none, type Outcome, outcome } from '#reliability/goal';
import { percentile, random } from '#reliability/harness/random';
import { inParallel } from '#reliability/harness/wait';

import { ADDRESSES } from './addresses.ts';
import type { Route } from './build.ts';
import { CORPUS } from './corpus.ts';
import { type FakeProvider, startFakeProvider } from './fakeProvider.ts';
import { type Findings, findings } from './findings.ts';
import type { Round } from './round.ts';
import { inSession, type Seen, type Session } from './session.ts';

const WORKERS = 12;
/** Requests per world: growing lists would slow every answer. */
const ROUND = 5_000;

type Plan = {
  requests: number;
  seed: number;
  /** Minimum per route. */
  perRoute?: number;
  /** Where failing requests are kept. */
  corpus?: string;
};

/** Sends requests generated from the OpenAPI document: valid, with faults, and hardly HTTP. */
export async function fuzz({
  requests,
  seed,
  perRoute = 0,
  corpus = CORPUS,
}: Plan): Promise<Outcome> {
  const found = findings();
  const seen = await inSession({ chance: random(seed), found, corpus }, async (session) => {
    const { routes, inRound } = session;
    const most = Math.max(requests, perRoute * routes.length);
    for (let sent = 0; sent < most; sent += ROUND)
      await inRound((round) =>
        atOnce(Math.min(ROUND, most - sent), (nth) => oneOf(routes, round, sent + nth)),
      );
  });
  const { routes, growth } = seen;
  const empty = percentile(seen.empty, 0.99);
  return outcome({
    requests: found.count(),
    routes: routes.length,
    'fewest of a route': atLeast(found.fewest(routes), perRoute),
    'passed validation %': atLeast((found.valid() / found.count()) * 100, 30),
    'answers never reached': none(found.unseen(routes)),
    ...shown(seen, found),
    // Above an empty answer at the same time, because the machine may be busy.
    'p99 ms': atMost(found.p99(), empty + 250),
    'p99 of an empty answer ms': Math.round(empty),
    'memory growth after warm-up %': [growth, growth < 20],
  });
}

/** SSRF: 30 addresses in place of every text of every call and of a recipe provider's answers. */
export async function ledAstray({
  seed,
  perRoute,
  corpus = CORPUS,
}: Omit<Plan, 'requests'> & { perRoute: number }): Promise<Outcome> {
  const means = { chance: random(seed), found: findings(), corpus };
  const seen = await inSession(means, async ({ routes, inRound }) => {
    for (let first = 0; first < ADDRESSES.length; first += ADDRESSES_A_ROUND)
      await inRound((round) => lead(routes, round, first));
  });
  const own = means.found.count();
  const asked = await withProvider(means, { seen, perRoute });
  return outcome({
    addresses: ADDRESSES.length,
    // Guards against a run that tried too little.
    requests: atLeast(own, 3_001),
    'requests for recipes with a provider': means.found.count() - own,
    'requests that the provider got': atLeast(asked, 301),
    ...shown(seen, means.found),
  });
}

function shown({ broken, strangers, unhandled, leaks, firstError }: Seen, { faults }: Findings) {
  return {
    faults: none([...faults.values()], ' | '),
    'broken rules': none(broken),
    'sockets elsewhere': none(strangers, ', '),
    'unhandled errors': exactly(unhandled, 0),
    'secrets and names in the log': none(leaks),
    ...(faults.size > 0 && { 'first error of the server': firstError }),
  };
}

const ADDRESSES_A_ROUND = 6;

/** Every route with a few of the addresses in place of each of its texts. */
async function lead(routes: readonly Route[], round: Round, first: number): Promise<void> {
  const addresses = ADDRESSES.slice(first, first + ADDRESSES_A_ROUND);
  const jobs = addresses.flatMap((address) => routes.map((route) => ({ address, route })));
  await atOnce(jobs.length, async (nth) => {
    const job = jobs[nth];
    if (job) await round.led(job.route, job.address);
  });
}

/** Shape   the provider's number of requests; other findings are added to `seen`. */
async function withProvider(
  means: { chance: () => number; found: Findings; corpus: string },
  { seen, perRoute }: { seen: Seen; perRoute: number },
): Promise<number> {
  await using provider = await startFakeProvider(means.chance);
  const more = await inSession({ ...means, provider }, (session) =>
    foreignRecipes(session, { provider, perRoute }),
  );
  for (const kind of ['broken', 'strangers', 'leaks'] as const) seen[kind].push(...more[kind]);
  seen.strangers.push(...provider.strange.map((path) => `strange request: ${path}`));
  seen.unhandled += more.unhandled;
  seen.firstError ||= more.firstError;
  return provider.asked();
}

/** Below the provider's daily budget. */
const PROVIDER_ROUND = 400;

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
  // A faulty provider must not make our answers faulty. Waiting is not timed.
  await newDay();
  provider.sulk(true);
  await inRound((round) => atOnce(PROVIDER_ROUND, (nth) => oneOf(recipes, round, nth)));
}

async function oneOf(routes: readonly Route[], round: Round, nth: number): Promise<void> {
  const route = routes[nth % routes.length];
  if (route) await round.one(route, Math.floor(nth / routes.length));
}

function atOnce(times: number, work: (nth: number) => Promise<void>): Promise<void> {
  return inParallel(
    Array.from({ length: times }, (_, nth) => () => work(nth)),
    WORKERS,
  );
}
