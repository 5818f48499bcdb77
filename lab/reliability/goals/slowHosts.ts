import type { Goal } from '#reliability/goal';
import { type Client, client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { slowHost } from '#reliability/harness/slowHost';

/** The pages' timeout of a call. */
const WITHIN_MS = 10_000;

/**
 * Slow third parties do not delay our answers: 503, or our own data. The recipe provider, the geocoder and
 * App Check's keys each give no answer, a byte a second, or stall after the headers.
 */
export const slowHosts: Goal = {
  id: 'R-43',
  limit:
    'provider, geocoder, key list: silent, a byte a second, stalled: 9 calls answered within 10 s, none cut',
  run: async () => {
    await using host = await slowHost();
    await using server = await startServer({
      RECIPE_PROVIDER_URL: host.url,
      RECIPE_PROVIDER_KEYS: 'one,two,three',
      GEOCODER_URL: host.url,
      FIREBASE_CONFIG: FIREBASE,
      FIREBASE_JWKS_URL: `${host.url}/keys`,
    });
    const call = client(server.api);
    const turns = Array.from({ length: host.ways }, (_, turn) => turn);
    const answers = [
      ...(await Promise.all(turns.map((turn) => recipe(call, turn)))),
      ...(await Promise.all(turns.map((turn) => place(call, turn)))),
    ];
    // In sequence: concurrent callers share one request for the keys.
    for (let turn = 0; turn < host.ways; turn += 1) answers.push(await change(call));

    const cut = answers.filter(({ status }) => status === undefined).length;
    const other = answers.filter(({ status, expected }) => status !== expected).length - cut;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    return {
      pass: cut === 0 && other === 0 && slowest <= WITHIN_MS,
      figures: {
        calls: answers.length,
        'requests to the hosts': host.asked(),
        'connections cut': cut,
        'other answers': other,
        'slowest ms': Math.round(slowest),
      },
    };
  },
};

type Asked = { status: number | undefined; expected: number; ms: number };

async function timed(expected: number, ask: () => Promise<{ status: number }>): Promise<Asked> {
  const begun = performance.now();
  const answer = await ask().catch(() => undefined);
  return { status: answer?.status, expected, ms: performance.now() - begun };
}

/** The recipe is not cached, so 503 is the only answer. */
function recipe(call: Client, turn: number): Promise<Asked> {
  return timed(503, () => call('GET', `/recipes/${900_001 + turn}/information`));
}

/** The gazetteer answers instead. */
function place(call: Client, turn: number): Promise<Asked> {
  return timed(200, () => call('GET', `/geocode/suggest?text=Springfield%20${turn}`));
}

/** An unverified change is refused. */
function change(call: Client): Promise<Asked> {
  const token = [{ alg: 'RS256', typ: 'JWT', kid: 'any' }, {}, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return timed(503, () =>
    call('POST', '/forgot-password', {
      headers: { 'x-firebase-appcheck': token },
      body: { email: 'nobody@example.com' },
    }),
  );
}

/** The Firebase settings of an app; the slow host replaces Google. */
const FIREBASE = JSON.stringify({
  apiKey: 'AIza-stand-in',
  projectId: 'larder-test',
  appId: '1:123456789012:web:0a1b2c3d4e5f',
  messagingSenderId: '123456789012',
  recaptchaSiteKey: 'site-key',
});
