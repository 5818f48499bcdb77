import { deleteApp, getApps } from '@firebase/app';
import { login } from '@larder/shared/account/auth.calls';
import { FIREBASE } from '@larder/shared/account/testing/firebase';
import { type ErrorCode, ERRORS } from '@larder/shared/basics/errors.model';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const SESSION = {
  _id: '01890000-0000-7000-8000-000000000001',
  role: 'user',
  access_token: 'a.b.c',
  token_type: 'bearer',
  expires_in: 900,
  name: 'Maya',
  email: 'maya@larder.test',
  message: 'ok',
};

const GOOGLE = /^https:\/\/content-firebaseappcheck\.googleapis\.com\/v1\//;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type,x-firebase-client',
};

/** Requests to Google and to our server, and the answers. */
let google: { asked: { url: string; body: unknown }[]; answer: (turn: number) => Response };
let ours: {
  proofs: (string | null)[];
  configs: number;
  takes: (proof: string | null) => ErrorCode | undefined;
};
let firebase: typeof FIREBASE | undefined;
let appNumber = 0;

const server = setupServer(
  http.options(GOOGLE, () => new HttpResponse(null, { status: 204, headers: CORS })),
  http.post(GOOGLE, async ({ request }) => {
    google.asked.push({ url: request.url, body: await request.json() });
    return google.answer(google.asked.length);
  }),
  http.get('/api/config', () => {
    ours.configs += 1;
    return HttpResponse.json({ demo: true, google_maps_api_key: null, social_links: [], firebase });
  }),
  http.post('/api/login', ({ request }) => {
    const proof = request.headers.get('x-firebase-appcheck');
    ours.proofs.push(proof);
    const code = ours.takes(proof);
    if (!code) return HttpResponse.json(SESSION);
    const { status, message } = ERRORS[code];
    return HttpResponse.json({ error: code, message }, { status });
  }),
  http.post('/api/user/items/compare', ({ request }) => {
    ours.proofs.push(request.headers.get('x-firebase-appcheck'));
    return HttpResponse.json({ error: 'busy', message: 'Busy' }, { status: 409 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** reCAPTCHA after its script has loaded. */
const recaptcha = {
  ready: (then: () => void) => then(),
  render: (_container: string, { callback }: { callback: () => void }) => {
    callback();
    return 0;
  },
  execute: () => Promise.resolve('attested'),
};

beforeEach(() => {
  vi.resetModules();
  // The SDK keeps tokens per app in IndexedDB; each test uses another app.
  appNumber += 1;
  firebase = { ...FIREBASE, appId: `1:12:web:${appNumber}` };
  google = {
    asked: [],
    answer: (turn) =>
      HttpResponse.json({ token: `proof ${turn}`, ttl: '3600s' }, { headers: CORS }),
  };
  ours = { proofs: [], configs: 0, takes: (proof) => (proof ? undefined : 'app_check_required') };
  vi.stubGlobal('grecaptcha', { ...recaptcha, enterprise: recaptcha });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await Promise.all(getApps().map(deleteApp));
});

const BODY = { email: 'maya@larder.test', password: 'x', role: 'user' as const };

/** The app on a fresh page, with or without loaded settings. */
async function openApp({ hasSettings = true } = {}) {
  const [{ send }, { noteAppCheck }] = await Promise.all([
    import('./http.ts'),
    import('./appCheck.ts'),
  ]);
  if (hasSettings) noteAppCheck(firebase);
  return { send, signIn: () => send(login, { body: BODY }) };
}

test('without settings nothing is loaded or sent', async () => {
  firebase = undefined;
  ours.takes = () => undefined;
  const { signIn } = await openApp();
  await signIn();
  expect([ours, google.asked]).toMatchObject([{ proofs: [null], configs: 0 }, []]);
  expect(getApps()).toHaveLength(0);
});

test('a change carries a token of Google for this app, and the next ones the same', async () => {
  const { signIn } = await openApp();
  await signIn();
  expect(ours.proofs).toEqual(['proof 1']);
  expect(google.asked[0]).toEqual({
    url: `https://content-firebaseappcheck.googleapis.com/v1/projects/larder/apps/1:12:web:${appNumber}:exchangeRecaptchaV3Token?key=AIza-key`,
    body: { recaptcha_v3_token: 'attested' },
  });
  // The SDK's timer for renewals may find the first token there when it starts, and renews it at once.
  for (let change = 0; change < 10; change += 1) await signIn();
  expect(google.asked.length).toBeLessThanOrEqual(2);
  expect(ours.proofs.at(-1)).toBe(`proof ${google.asked.length}`);
  expect(ours.proofs.at(-2)).toBe(ours.proofs.at(-1));
});

test('works with reCAPTCHA Enterprise', async () => {
  firebase = { ...FIREBASE, appId: '1:12:web:e', recaptchaProvider: 'enterprise' };
  const { signIn } = await openApp();
  await signIn();
  expect(ours.proofs).toEqual(['proof 1']);
  expect(google.asked[0]?.url).toContain(':exchangeRecaptchaEnterpriseToken?');
});

test('a comparison neither needs a token nor waits for one', async () => {
  const { send } = await openApp();
  const body = { compare: [{ name: 'Milk', unit_quantity: 1, unit: 'l' }] };
  await expect(send(compareItems, { body }, 'token')).rejects.toThrow('Busy');
  expect([ours.proofs, google.asked]).toEqual([[null], []]);
});

test('a page without settings learns from the refusal', async () => {
  const { signIn } = await openApp({ hasSettings: false });
  await signIn();
  expect(ours).toMatchObject({ proofs: [null, 'proof 1'], configs: 1 });
});

test('a refused token is exchanged once', async () => {
  ours.takes = (proof) => (proof === 'proof 1' ? 'app_check_invalid' : undefined);
  const { signIn } = await openApp();
  await signIn();
  expect(ours.proofs).toEqual(['proof 1', expect.stringMatching(/^proof [23]$/)]);
});

test('a second refusal is final', async () => {
  ours.takes = () => 'app_check_invalid';
  const { signIn } = await openApp();
  await expect(signIn()).rejects.toThrow(ERRORS.app_check_invalid.message);
  expect(ours.proofs).toHaveLength(2);
});

test('any other refusal is passed on', async () => {
  ours.takes = () => 'wrong_credentials';
  const { signIn } = await openApp();
  await expect(signIn()).rejects.toThrow('Invalid email or password');
  expect(ours.proofs).toEqual(['proof 1']);
});

test('without a token the person reads the server’s message, and Google is not asked for a while', async () => {
  google.answer = () => new HttpResponse(null, { status: 403, headers: CORS });
  const { signIn } = await openApp();
  await expect(signIn()).rejects.toThrow(
    'This page could not be verified. Please reload it and try again.',
  );
  await expect(signIn()).rejects.toThrow(ERRORS.app_check_required.message);
  expect([ours.proofs, google.asked.length]).toEqual([[null, null], 1]);
});

test('a change goes without a token after eight seconds', async () => {
  vi.stubGlobal('grecaptcha', { ...recaptcha, ready: () => undefined });
  const { signIn } = await openApp();
  await import('./appCheckSdk.ts'); // else it loads while the clock is frozen
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const failure = signIn().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(ours.proofs).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await failure).toMatchObject({ code: 'app_check_required' });
  expect(ours.proofs).toEqual([null]);
});
