import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { usage } from '#reliability/harness/child';
import { median } from '#reliability/harness/random';
import { COLLECTED_SOON } from '#reliability/harness/server';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { pingMs } from '#reliability/harness/wait';
import { ADMIN, PASSWORD } from '#reliability/harness/world';

import type { Route } from './build.ts';
import { makeCleaner } from './emptied.ts';
import { type FakeProvider, PROVIDER_KEYS } from './fakeProvider.ts';
import type { Findings } from './findings.ts';
import { OTHER_PASSWORD } from './hints.ts';
import { leaksIn } from './leaks.ts';
import { mailedToken } from './mails.ts';
import { openRound, readRoutes, type Round } from './round.ts';
import { connectionsOf } from './sockets.ts';

const CANARY = /CANARY-[\da-f-]{36}/;
const LOOK_EVERY_MS = 500;
const PING_EVERY_MS = 200;

export type Session = {
  suite: Suite;
  routes: readonly Route[];
  /** Runs the work in a new world and checks its data afterwards. */
  inRound: (work: (round: Round) => Promise<void>) => Promise<void>;
};

/** Observations from outside of the server. */
export type Seen = {
  routes: readonly Route[];
  broken: string[];
  /** Connections of the server beyond its database and the recipe provider. */
  strangers: string[];
  unhandled: number;
  leaks: string[];
  /** Units: % of the resident memory, from the end of the first quarter to the end. */
  growth: number;
  firstError: string;
  /** Latency of an empty answer at the same time. Units: ms. */
  empty: number[];
};

type Means = {
  chance: () => number;
  found: Findings;
  corpus?: string | undefined;
  provider?: FakeProvider;
};

/** Starts a server and observes it during the work. */
export async function inSession(
  { provider, ...means }: Means,
  work: (session: Session) => Promise<void>,
): Promise<Seen> {
  const settings = provider && {
    RECIPE_PROVIDER_URL: provider.url,
    RECIPE_PROVIDER_KEYS: PROVIDER_KEYS.join(),
  };
  const suite = await startSuite({
    watchSockets: true,
    runtime: COLLECTED_SOON,
    ...(settings && { settings }),
  });
  const { call, server, postgres } = suite;
  const allowed = [postgres.port, provider?.port].map((port) => `127.0.0.1:${port}`);
  const connected = new Set<string>();
  const ports = [server.url, server.authUrl, server.metricsUrl].map((url) =>
    Number(new URL(url).port),
  );
  const look = setInterval(() => {
    for (const to of connectionsOf(server.pid(), ports)) connected.add(to);
  }, LOOK_EVERY_MS);
  const pings: number[] = [];
  let isOver = false;
  const ping = setInterval(() => {
    void pingMs(`${server.url}/healthz`).then((ms) => pings.push(ms), String);
  }, PING_EVERY_MS);
  try {
    const cleanUp = await makeCleaner(suite.db());
    const routes = await readRoutes(call);
    const mailed = mailedToken(server.dataDir);
    const [broken, memory] = [new Set<string>(), [] as number[]];
    const inRound: Session['inRound'] = async (requests) => {
      const lastWords = () => (server.isOver() ? server.output().slice(-1_000) : undefined);
      const isStopped = () => isOver;
      const providerSulks = () => provider?.isSulking() === true;
      await requests(
        await openRound({ call, mailed, lastWords, isStopped, providerSulks, routes, ...means }),
      );
      for (const rule of await suite.broken()) broken.add(rule);
      memory.push(usage(server.pid()).mb);
      await cleanUp();
    };
    await work({ suite, routes, inRound });
    for (const to of server.sockets()) connected.add(to);
    const output = server.output();
    return {
      routes,
      broken: [...broken],
      strangers: [...connected].filter((to) => !allowed.includes(to)),
      unhandled: (output.match(/unhandled|uncaught|stopping after/gi) ?? []).length,
      leaks: leaksOf(output, server.dataDir),
      growth: growthOf(memory),
      firstError: /^\{.*request failed.*$/m.exec(output)?.[0] ?? '',
      empty: pings,
    };
  } finally {
    isOver = true;
    clearInterval(look);
    clearInterval(ping);
    await suite.stop();
  }
}

/** The log may contain neither people's names nor secrets. */
function leaksOf(output: string, dataDir: string): string[] {
  const named = CANARY.test(output) ? ['a text that somebody wrote'] : [];
  const known = [
    { what: 'a password', value: PASSWORD },
    { what: 'a changed password', value: OTHER_PASSWORD },
    { what: 'the password of the administrator', value: ADMIN.ADMIN_PASSWORD },
    { what: 'the key of the tokens', value: readFileSync(join(dataDir, 'jwt-key'), 'utf8') },
    ...PROVIDER_KEYS.map((value) => ({ what: 'a key of the recipe provider', value })),
  ];
  return [...named, ...leaksIn(output, known)];
}

/** The median of the last rounds over that of the rounds after the first quarter. */
function growthOf(memory: readonly number[]): number {
  const quarter = Math.floor(memory.length / 4);
  const warm = median(memory.slice(quarter, quarter + 3));
  return warm === 0 ? 0 : Math.round((median(memory.slice(-3)) / warm - 1) * 100);
}
