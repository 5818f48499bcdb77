import { setTimeout as sleep } from 'node:timers/promises';

import { atMost, exactly, type Goal, outcome, type Rows } from '#reliability/goal';
import { askFrom, type OpenStream, openStream, type Place } from '#reliability/harness/addresses';
import { Session } from '#reliability/harness/answers';
import { buildPages } from '#reliability/harness/browser';
import type { Server } from '#reliability/harness/server';
import { startSuite } from '#reliability/harness/suite';
import { registration } from '#reliability/harness/world';

const ATTACKERS = 6;
const TRIES = 300;
const STRANGERS = 36;
const MAX_PER_ACCOUNT = 8;
const ATTACK_MS = 12_000;
/** The stream's `retry`. */
const AGAIN_AFTER_MS = 2_000;

/** Registers from an address. Shape: the access token. */
async function register(place: Place): Promise<string> {
  const body = registration('user', 'A person');
  const { status, text } = await askFrom(place, { method: 'POST', path: '/api/register', body });
  if (status !== 201) throw new Error(`register: ${status} ${text}`);
  return Session.parse(JSON.parse(text)).access_token;
}

/** Loads a page with its files and its first call. Shape: whether all succeeded. */
async function loadPage(place: Place): Promise<boolean> {
  const page = await askFrom(place, { path: '/' });
  const files = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, at]) => at);
  const paths = [...new Set(files), '/api/config'].map((path) => ({ path: path ?? '' }));
  const answers = await Promise.all(paths.map((asked) => askFrom(place, asked)));
  return files.length > 0 && [page, ...answers].every(({ status }) => status === 200);
}

async function openStreams({ metrics }: Server): Promise<number> {
  return Number(/^event_streams (\d+)/m.exec(await metrics())?.[1]);
}

/** Each account opens 300 streams at once and reopens each on close, while new visitors load pages. */
async function attack({ isProxied }: { isProxied: boolean }) {
  const settings = { RATE_LIMITS: 'on', ...(isProxied && { TRUST_PROXY_CIDR: '127.0.0.1' }) };
  await using suite = await startSuite({ settings });
  const network = isProxied ? '10.0' : '127.0';
  const placeOf = (host: string): Place => ({
    port: suite.server.port,
    from: `${network}.${host}`,
    isProxied,
  });
  const streams = new Set<OpenStream>();
  let isOver = false;
  let tried = 0;
  let mostOpen = 0;

  async function insist(place: Place, token: string): Promise<void> {
    while (!isOver) {
      tried += 1;
      const stream = openStream(place, token);
      streams.add(stream);
      await stream.closed;
      streams.delete(stream);
      await sleep(AGAIN_AFTER_MS);
    }
  }

  const places = Array.from({ length: ATTACKERS }, (_, n) => placeOf(`1.${n + 1}`));
  const tokens = await Promise.all(places.map(register));
  const attackers = places.flatMap((place, n) =>
    Array.from({ length: TRIES }, () => insist(place, tokens[n] ?? '')),
  );
  const counting = (async () => {
    for (; !isOver; await sleep(200))
      mostOpen = Math.max(mostOpen, await openStreams(suite.server));
  })();
  const visits: Promise<{ isWhole: boolean; ms: number }>[] = [];
  for (let n = 0; n < STRANGERS; n += 1) {
    const begun = performance.now();
    const visit = loadPage(placeOf(`2.${n + 1}`));
    visits.push(visit.then((isWhole) => ({ isWhole, ms: performance.now() - begun })));
    await sleep(ATTACK_MS / STRANGERS);
  }
  const seen = await Promise.all(visits);
  isOver = true;
  await counting;
  for (const stream of streams) stream.close();
  await Promise.all(attackers);
  return {
    'streams tried': tried,
    'most open': atMost(mostOpen, ATTACKERS * MAX_PER_ACCOUNT),
    'strangers with a whole page': exactly(seen.filter(({ isWhole }) => isWhole).length, STRANGERS),
    'slowest page ms': Math.round(Math.max(...seen.map(({ ms }) => ms))),
  };
}

/** With the limits per address and account on; direct, and behind a proxy that makes all connections. */
export const streamsTaken: Goal = {
  id: 'R-44',
  limit:
    '6 accounts trying 300 streams each, straight and behind a proxy, hold 48 at most; 36 of 36 strangers load the page',
  run: async () => {
    buildPages();
    return outcome({
      ...(await attack({ isProxied: false })),
      ...prefixed('behind a proxy: ', await attack({ isProxied: true })),
    });
  },
};

function prefixed(words: string, rows: Rows): Rows {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [words + name, row]));
}

const ACCOUNTS = 60;
const STREAMS_EACH = 5;
/** Longer than two heartbeats; each checks all sessions. */
const STAYED_MS = 22_000;

/** A program restart: all pages reopen their stream at once. */
export const streamsAtOnce: Goal = {
  id: 'R-45',
  limit:
    '300 streams opened at one moment by 60 accounts: all 300 begin, other calls are answered, all stay for 22 s',
  run: async () => {
    await using suite = await startSuite({
      settings: { RATE_LIMITS: 'on', TRUST_PROXY_CIDR: '127.0.0.1' },
    });
    await using streams = new AsyncDisposableStack();
    const places = Array.from({ length: ACCOUNTS }, (_, n) => ({
      port: suite.server.port,
      from: `10.0.0.${n + 1}`,
      isProxied: true,
    }));
    const tokens: string[] = [];
    for (const place of places) tokens.push(await register(place));
    const begun = performance.now();
    const opened = places.flatMap((place, n) =>
      Array.from({ length: STREAMS_EACH }, () =>
        streams.adopt(openStream(place, tokens[n] ?? ''), ({ close }) => close()),
      ),
    );
    const calls = await Promise.all(
      tokens.map((token) => suite.call('GET', '/user/recipes', { token })),
    );
    const statuses = await Promise.all(opened.map(({ status }) => status));
    const ms = performance.now() - begun;
    await sleep(STAYED_MS - ms);
    const all = ACCOUNTS * STREAMS_EACH;
    return outcome({
      streams: all,
      begun: exactly(statuses.filter((status) => status === 200).length, all),
      'all begun ms': Math.round(ms),
      'refused with 503': statuses.filter((status) => status === 503).length,
      'calls meanwhile': calls.length,
      'calls answered': exactly(calls.filter(({ status }) => status === 200).length, ACCOUNTS),
      'open after 22 s': exactly(opened.filter((stream) => stream.isOpen()).length, all),
    });
  },
};
