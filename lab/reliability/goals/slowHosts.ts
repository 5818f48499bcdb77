import { FIREBASE } from '@larder/shared/account/testing/firebase';

import { atMost, exactly, type Goal, outcome } from '#reliability/goal';
import { client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { startSlowHost } from '#reliability/harness/slowHost';

/** The pages' timeout of a call. */
const WITHIN_MS = 10_000;

/** Third parties are silent, send a byte a second, or stall after the headers; our answers come in time. */
export const slowHosts: Goal = {
  id: 'R-43',
  limit:
    'provider, geocoder, key list: silent, a byte a second, stalled: 9 calls answered within 10 s, none cut',
  run: async () => {
    await using host = await startSlowHost();
    await using server = await startServer({
      RECIPE_PROVIDER_URL: host.url,
      RECIPE_PROVIDER_KEYS: 'one,two,three',
      GEOCODER_URL: host.url,
      FIREBASE_CONFIG: JSON.stringify(FIREBASE),
      FIREBASE_JWKS_URL: `${host.url}/keys`,
    });
    const call = client(server.api);
    const turns = Array.from({ length: host.stalls }, (_, turn) => turn);
    const each = (expected: number, path: (n: number) => string): Promise<Asked[]> =>
      Promise.all(turns.map((n) => timed(expected, call('GET', path(n)))));
    const answers = [
      // Not cached, so 503 is the only answer.
      ...(await each(503, (n) => `/recipes/${900_001 + n}/information`)),
      // The gazetteer answers instead.
      ...(await each(200, (n) => `/geocode/suggest?text=Springfield%20${n}`)),
    ];
    // An unverified change is refused. In sequence: concurrent callers share one request for the keys.
    while (answers.length < 3 * host.stalls)
      answers.push(await timed(503, call('POST', '/forgot-password', CHANGE)));

    const cut = answers.filter(({ status }) => status === undefined).length;
    const other = answers.filter(({ status, expected }) => status !== expected).length - cut;
    return outcome({
      calls: answers.length,
      'requests to the hosts': host.asked(),
      'connections cut': exactly(cut, 0),
      'other answers': exactly(other, 0),
      'slowest ms': atMost(Math.max(...answers.map(({ ms }) => ms)), WITHIN_MS),
    });
  },
};

type Asked = { status: number | undefined; expected: number; ms: number };

async function timed(expected: number, asked: Promise<{ status: number }>): Promise<Asked> {
  const begun = performance.now();
  const answer = await asked.catch(() => undefined);
  return { status: answer?.status, expected, ms: performance.now() - begun };
}

/** A request with an unknown key of App Check. */
const CHANGE = {
  headers: {
    'x-firebase-appcheck': [{ alg: 'RS256', typ: 'JWT', kid: 'any' }, {}, {}]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.'),
  },
  body: { email: 'nobody@example.com' },
};
