import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { PROVIDER_KEYS, startFakeProvider } from '#reliability/fuzz/fakeProvider';
import { leaksIn, type Secret } from '#reliability/fuzz/leaks';
import { mailedToken } from '#reliability/fuzz/mails';
import { type Goal, none, outcome } from '#reliability/goal';
import { type Answer, client, type Sent } from '#reliability/harness/client';
import { makeTempFolder } from '#reliability/harness/folder';
import { type Postgres, startPostgres } from '#reliability/harness/postgres';
import { random } from '#reliability/harness/random';
import { ROOT } from '#reliability/harness/root';
import { type Server, startServer } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';
import { ADMIN, makeWorld, PASSWORD } from '#reliability/harness/world';

import { tryKey } from './tryKey.ts';

const NEW_PASSWORD = 'quite another phrase 77';
const DATABASE_PASSWORD = 'hush-of-the-database-31';
const MAIL_PASSWORD = 'hush-of-the-mail-server-58';

type Search = { figures: Record<string, number>; leaks: string[] };

/** The secrets of the run in six spellings, and patterns of others, in everything that leaves the server. */
export const noSecretsOut: Goal = {
  id: 'R-30',
  limit:
    'no key, token or password in the log, refusals, metrics, a dump, the built pages or their source maps',
  run: async ({ seed }) => {
    const found = [await searchServer(seed), searchPages()];
    const leaks = found.flatMap((search) => search.leaks);
    return outcome({
      ...Object.assign({}, ...found.map(({ figures }) => figures)),
      found: none([...new Set(leaks)]),
    });
  },
};

/** Uses each secret correctly and wrongly, then searches all output for it. */
export async function searchServer(seed: number): Promise<Search> {
  await using provider = await startFakeProvider(random(seed));
  await using postgres = await startPostgres();
  const jwtKey = randomBytes(48).toString('base64url');
  // With trust authentication any password works.
  const DATABASE_URL = postgres.url.replace('postgres@', `postgres:${DATABASE_PASSWORD}@`);
  const settings = {
    ...ADMIN,
    DATABASE_URL,
    JWT_SECRET: jwtKey,
    RECIPE_PROVIDER_URL: provider.url,
    RECIPE_PROVIDER_KEYS: PROVIDER_KEYS.join(),
    LOG_LEVEL: 'debug',
  };
  const secrets: Secret[] = [
    { what: 'a password', value: PASSWORD },
    { what: 'a password after a reset', value: NEW_PASSWORD },
    { what: 'the password of the administrator', value: ADMIN.ADMIN_PASSWORD },
    { what: 'the password of the database', value: DATABASE_PASSWORD },
    { what: 'the password of the mail server', value: MAIL_PASSWORD },
    { what: 'the key of the tokens', value: jwtKey },
    ...PROVIDER_KEYS.map((value) => ({ what: 'a key of the recipe provider', value })),
  ];
  await using server = await startServer(settings);
  const refusals = await useSecrets(server, { secrets, sulk: provider.sulk });
  const metrics = await server.metrics();
  const dump = dumpOf(postgres);
  const silent = await mailServerDown(settings, secrets);
  await postgres.stop();
  await client(server.api)('GET', '/user/orders', { token: 'x' });
  const refusedStarts = await badStarts(settings);
  const log = [server.output(), silent, refusedStarts].join('\n');
  // A dump contains password hashes.
  const isExpected = (leak: string) => leak.startsWith('dump: a hashed password');
  const texts = { log, refusal: refusals.join('\n'), metrics, dump };
  const leaks = Object.entries(texts)
    .flatMap(([where, text]) => named(where, leaksIn(text, secrets)))
    .filter((leak) => !isExpected(leak));
  const isEnough = refusals.length > 20 && log.length > 5_000 && dump.includes('COPY public.users');
  return {
    figures: {
      secrets: secrets.length,
      'refusals searched': refusals.length,
      'bytes of logs': log.length,
      'bytes of metrics': metrics.length,
      'bytes of the dump': dump.length,
    },
    leaks: isEnough ? leaks : [...leaks, 'too little was looked at'],
  };
}

function named(where: string, leaks: readonly string[]): string[] {
  return leaks.map((leak) => `${where}: ${leak}`);
}

/** Shape   every refusal with its headers; new secrets are added to `secrets`. */
async function useSecrets(
  server: Server,
  { secrets, sulk }: { secrets: Secret[]; sulk: (does: boolean) => void },
): Promise<string[]> {
  const call = client(server.api);
  const refusals: string[] = [];
  const send = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const answer = await call(method, path, sent);
    if (answer.status >= 400) refusals.push(`${[...answer.headers].join('\n')}\n${answer.text}`);
    return answer;
  };
  const world = await makeWorld(call);
  const [{ email, token }] = world.shoppers;
  const tokenOf = (what: string, value: string) =>
    secrets.push(
      { what, value },
      { what: `the signature of ${what}`, value: value.split('.')[2] ?? value },
    );
  tokenOf('an access token', token);
  tokenOf('a token of an administrator', world.admin);

  const login = await send('POST', '/login', { body: { email, password: PASSWORD } });
  const cookie = cookieOf(login);
  const ours = { 'x-requested-with': 'larder', cookie };
  const renewed = await send('POST', '/session/refresh', { headers: ours, body: {} });
  for (const value of [cookie, cookieOf(renewed)])
    secrets.push({ what: 'a refresh token', value: value.split('=')[1] ?? '' });
  // The old token twice more: its reuse is logged and ends the session.
  for (let times = 0; times < 2; times += 1)
    await send('POST', '/session/refresh', {
      headers: { ...ours, cookie: cookieOf(renewed) },
      body: {},
    });
  await send('POST', '/session/refresh', { headers: ours, body: {} });

  const mailed = mailedToken(server.dataDir);
  await send('POST', '/forgot-password', { body: { email } });
  let reset: string | undefined;
  await until('the reset mail is there', () => (reset = mailed()) !== undefined);
  secrets.push({ what: 'a reset token', value: reset ?? '' });
  const body = { token: reset, password: NEW_PASSWORD };
  for (let times = 0; times < 2; times += 1) await send('POST', '/reset-password', { body });

  secrets.push({ what: 'an API key', value: await tryKey(send, world.vendors[0]) });

  for (const { method, path, sent } of wrongly({ email, token, reset: reset ?? '' }))
    await send(method, path, sent);
  sulk(true);
  for (let times = 0; times < 12; times += 1)
    await send('GET', `/recipes/complexSearch?query=${times}`);
  sulk(false);
  return refusals;
}

function cookieOf({ headers }: Answer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Secrets in the wrong places where people put them. */
function wrongly({ email, token, reset }: { email: string; token: string; reset: string }) {
  const post = (path: string, body: unknown, headers = {}) => ({
    method: 'POST',
    path,
    sent: { body, headers },
  });
  const get = (path: string, sent: Sent = {}) => ({ method: 'GET', path, sent });
  return [
    post('/login', { email, password: `${PASSWORD}x` }),
    post('/login', { email: PASSWORD, password: email }),
    post('/login', `{"email":"${email}","password":"${PASSWORD}`),
    post('/login', { email, password: PASSWORD, extra: token }),
    post('/login', { email, password: PASSWORD, role: PASSWORD }),
    post('/login', { email, password: PASSWORD.padEnd(20_000) }),
    post('/login', `email=${email}&password=${PASSWORD}`, {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    post('/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD, role: 'user' }),
    post('/register', { name: 'A', address: 'B', email, password_hash: PASSWORD }),
    post('/register', { name: 'A', address: 'B', password_hash: [PASSWORD] }),
    post('/reset-password', { token: `${reset}!`, password: NEW_PASSWORD }),
    post('/user/orders', { orders: [{ store_id: token, items: [] }] }),
    post('/user/items/compare', { compare: [{ name: token }] }),
    get(`/nothing/${token}?password=${encodeURIComponent(PASSWORD)}`),
    get(`/user/orders?limit=${token}`, { token }),
    get(`/user/orders?cursor=${token}`, { token }),
    get('/user/orders', { token: `${token}x` }),
    get('/user/orders', { headers: { authorization: `Basic ${token}` } }),
    get('/user/orders', { headers: { authorization: `Bearer ${token} ${PASSWORD}` } }),
    get('/admin/users', { token }),
    get(`/recipes/${token}/information`),
    get(`/geocode/suggest?text=${token}&text=${token}`),
    get('/auth', { headers: { 'auth-token': token, 'x-request-id': `${PASSWORD} ${token}` } }),
    { method: 'PUT', path: `/user/recipes/${token}`, sent: { body: { title: PASSWORD }, token } },
    { method: 'PATCH', path: `/login?password=${PASSWORD}`, sent: { body: {} } },
  ];
}

function dumpOf({ bin, url }: Postgres): string {
  return execFileSync(join(bin, 'pg_dump'), [url], { encoding: 'utf8', maxBuffer: 2 ** 30 });
}

/** Shape   the server's output when the mail server is down. */
async function mailServerDown(
  settings: Record<string, string>,
  secrets: Secret[],
): Promise<string> {
  await using server = await startServer({
    ...settings,
    SMTP_URL: `smtp://larder%40mail.test:${MAIL_PASSWORD}@127.0.0.1:1`,
  });
  const call = client(server.api);
  const { shoppers } = await makeWorld(call);
  for (const { token, email } of shoppers) {
    secrets.push({ what: 'an access token', value: token });
    await call('POST', '/forgot-password', { body: { email } });
  }
  await until('the mail failed', () => server.output().includes('work after an answer failed'));
  return server.output();
}

/** Shape   the output of starts that fail. Errors  when one starts. */
async function badStarts(settings: Record<string, string>): Promise<string> {
  const bad: readonly Record<string, string>[] = [
    { DATABASE_URL: `mysql://larder:${DATABASE_PASSWORD}@127.0.0.1/larder` },
    { DATABASE_URL: `postgres://larder:${DATABASE_PASSWORD}@127.0.0.1:1/larder` },
    { SMTP_URL: `http://larder:${MAIL_PASSWORD}@127.0.0.1/` },
    { JWT_SECRET: `${settings['JWT_SECRET']?.slice(0, 20)}` },
    { RECIPE_PROVIDER_URL: '', RECIPE_PROVIDER_KEYS: '', ADMIN_EMAIL: '' },
  ];
  const said: string[] = [];
  for (const wrong of bad) {
    const begun = await startServer({ ...settings, ...wrong }, { within: 60_000 }).catch(String);
    if (typeof begun === 'string') said.push(begun);
    else {
      await begun.stop();
      throw new Error(`it started with ${Object.keys(wrong).join()}`);
    }
  }
  return said.join('\n');
}

/** Builds the pages and source maps with all secrets in the environment. */
function searchPages(): Search {
  using temporary = makeTempFolder();
  const folder = temporary.path;
  const value = randomBytes(24).toString('base64url');
  const names = 'JWT_SECRET RECIPE_PROVIDER_KEYS ADMIN_PASSWORD SMTP_URL DATABASE_URL'.split(' ');
  const secrets = names.map((what) => ({ what, value: `${what}-${value}` }));
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/.bin/vite'), 'build', 'web', '--outDir', folder, '--sourcemap'],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, ...Object.fromEntries(secrets.map((one) => [one.what, one.value])) },
    },
  );
  return searchFolder(folder, secrets);
}

function searchFolder(folder: string, secrets: readonly Secret[]): Search {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const leaks = names.flatMap((name) =>
    named(name.slice(folder.length), leaksIn(read(name), secrets)),
  );
  const maps = names.filter((name) => name.endsWith('.map')).length;
  return {
    figures: { 'files of the pages': names.length, 'source maps': maps },
    leaks: names.length > 50 && maps > 10 ? leaks : [...leaks, 'there are hardly any pages'],
  };
}

function read(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString();
  return (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString();
}
