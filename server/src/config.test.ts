import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CAN_MOUNT, onSmallDisk } from '#testing/smallDisk';

import { ConfigError, readConfig } from './config.ts';

const KEY = 'Zk3vQ9xW1rT7yB5nM2cL8dF4gH6jK0pS_aE-uI1oR3wX5zV7';

/** The setting as the Firebase console gives it, with some of it changed. */
function firebase(changes: object = {}): string {
  return JSON.stringify({
    apiKey: 'AIza-key',
    authDomain: 'larder.firebaseapp.com',
    projectId: 'larder',
    appId: '1:12:web:ab',
    messagingSenderId: '12',
    recaptchaSiteKey: 'site-key',
    ...changes,
  });
}

test('Firebase App Check is off unless it is set, and drops what it does not need', () => {
  const off = readConfig({ JWT_SECRET: KEY, FIREBASE_CONFIG: '', FIREBASE_JWKS_URL: '' });
  expect(off.FIREBASE_CONFIG).toBeUndefined();
  expect(off.FIREBASE_JWKS_URL).toBe('https://firebaseappcheck.googleapis.com/v1/jwks');
  const on = readConfig({
    JWT_SECRET: KEY,
    FIREBASE_CONFIG: firebase({ recaptchaProvider: 'enterprise' }),
    FIREBASE_JWKS_URL: 'http://127.0.0.1:8080/jwks',
  });
  expect(on.FIREBASE_CONFIG).toEqual({
    apiKey: 'AIza-key',
    projectId: 'larder',
    appId: '1:12:web:ab',
    messagingSenderId: '12',
    recaptchaSiteKey: 'site-key',
    recaptchaProvider: 'enterprise',
  });
});

test('everything has a default; the demonstration is seeded on the embedded database only', () => {
  const config = readConfig({ JWT_SECRET: KEY });
  expect(config).toMatchObject({ PORT: 3000, AUTH_PORT: 3001, METRICS_PORT: 9464, seed: 'demo' });
  expect(config).toMatchObject({ HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1' });
  expect(config.socialLinks).toHaveLength(3);
  expect(readConfig({ JWT_SECRET: KEY, DATABASE_URL: 'postgres://a/b' }).seed).toBe('none');
  const production = { JWT_SECRET: KEY, NODE_ENV: 'production', ALLOW_PGLITE: '1' };
  expect(readConfig(production).seed).toBe('catalogue');
  expect(readConfig({ ...production, SEED: 'none' }).seed).toBe('none');
  expect(readConfig({ ...production, SEED: 'demo' }).seed).toBe('demo');
  expect(readConfig({ JWT_SECRET: KEY, DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test.for([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '65536' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
  ['JWT_SECRET', { JWT_SECRET: KEY.slice(0, 31) }],
  ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(64) }],
  ['JWT_SECRET', { JWT_SECRET: `please-change-me-${KEY}` }],
  ['PUSH_KEY', { PUSH_KEY: 'short' }],
  ['PUSH_KEY', { PUSH_KEY: 'A'.repeat(43) }],
  ['PUSH_KEY', { PUSH_KEY: '_'.repeat(43) }],
  ['METRICS_HOST', { METRICS_HOST: '' }],
  ['SEED', { SEED: 'all' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'a@example.com' }],
  ['RECIPE_PROVIDER_KEYS', { RECIPE_PROVIDER_URL: 'https://recipes.example.com' }],
  ['RECIPE_PROVIDER_URL', { RECIPE_PROVIDER_URL: 'recipes' }],
  ['RECIPE_PICTURE_HOSTS', { RECIPE_PICTURE_HOSTS: 'https://img.example.com' }],
  ['RECIPE_PICTURE_HOSTS', { RECIPE_PICTURE_HOSTS: '*.example.com' }],
  ['RECIPE_PICTURE_HOSTS', { RECIPE_PICTURE_HOSTS: 'img.example.com:8443' }],
  ['RECIPE_PICTURE_HOSTS', { RECIPE_PICTURE_HOSTS: "img.example.com; script-src 'unsafe-inline'" }],
  ['RECIPE_PICTURE_HOSTS', { RECIPE_PICTURE_HOSTS: 'a.example.com,' }],
  ['SOCIAL_LINKS', { SOCIAL_LINKS: 'Instagram=javascript:alert(1)' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['BACKUPS', { BACKUPS: 'daily' }],
  ['DATABASE_URL', { NODE_ENV: 'production' }],
  [
    'ADMIN_PASSWORD',
    { NODE_ENV: 'production', ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'larder-demo' },
  ],
  ['MIGRATE_DATABASE_URL', { MIGRATE_DATABASE_URL: 'postgres://a/b' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://a/b' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://a/b' }],
  ['PROCESSES', { PROCESSES: '2' }],
  ['PROCESSES', { PROCESSES: '0', DATABASE_URL: 'postgres://a/b' }],
  ['PROCESSES', { PROCESSES: 'many', DATABASE_URL: 'postgres://a/b' }],
  ['WATCH_SECONDS', { WATCH_SECONDS: '0' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
  ['FIREBASE_CONFIG', { FIREBASE_CONFIG: '{' }],
  ['FIREBASE_CONFIG', { FIREBASE_CONFIG: '[]' }],
  ['FIREBASE_CONFIG.apiKey', { FIREBASE_CONFIG: firebase({ apiKey: '' }) }],
  ['FIREBASE_CONFIG.appId', { FIREBASE_CONFIG: firebase({ appId: '1:12:ios:ab' }) }],
  ['FIREBASE_CONFIG.appId', { FIREBASE_CONFIG: firebase({ appId: '1:13:web:ab' }) }],
  ['FIREBASE_CONFIG.messagingSenderId', { FIREBASE_CONFIG: firebase({ messagingSenderId: 12 }) }],
  ['FIREBASE_CONFIG.recaptchaProvider', { FIREBASE_CONFIG: firebase({ recaptchaProvider: 'v2' }) }],
  ['FIREBASE_JWKS_URL', { FIREBASE_JWKS_URL: 'keys' }],
  ['FIREBASE_JWKS_URL', { FIREBASE_JWKS_URL: 'http://keys.example.com/' }],
] as const)('a bad %s is refused by name: %j', ([name, settings]) => {
  expect(() => readConfig({ JWT_SECRET: KEY, ...settings })).toThrow(ConfigError);
  expect(() => readConfig({ JWT_SECRET: KEY, ...settings })).toThrow(new RegExp(`^${name}: `));
});

test('the key of web push follows from the first key, unless it is set', () => {
  const { pushKeys } = readConfig({ JWT_SECRET: KEY });
  expect(pushKeys.privateKey).toMatch(/^[\w-]{43}$/);
  expect(pushKeys.publicKey).toMatch(/^B[\w-]{86}$/);
  const again = readConfig({ JWT_SECRET: `${KEY},${KEY}another` });
  expect(again.pushKeys).toEqual(pushKeys);
  const other = readConfig({ JWT_SECRET: `${KEY}another` });
  expect(other.pushKeys.privateKey).not.toBe(pushKeys.privateKey);
  const set = readConfig({ JWT_SECRET: KEY, PUSH_KEY: other.pushKeys.privateKey });
  expect(set.pushKeys).toEqual(other.pushKeys);
});

test('a generated key is reused', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-config-'));
  const [first] = readConfig({ DATA_DIR }).jwtSecrets;
  expect(Buffer.byteLength(first ?? '')).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).jwtSecrets).toEqual([first]);
});

test.for([
  ['empty, as a full disk leaves it', ''],
  ['short', 'Zk3vQ9xW1rT7yB5nM2cL'],
  ['one character short', KEY.padEnd(63, 'x')],
  ['of zeros, as a crash of the machine leaves it', '\0'.repeat(64)],
] as const)('a stored key that is %s stops the start with the remedy', ([, text]) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-config-'));
  const file = join(DATA_DIR, 'jwt-key');
  writeFileSync(file, text);
  expect(() => readConfig({ DATA_DIR })).toThrow(ConfigError);
  expect(() => readConfig({ DATA_DIR })).toThrow(`${file} is incomplete. Delete it`);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readConfig({ DATA_DIR, JWT_SECRET: KEY }).jwtSecrets).toEqual([KEY]);
});

test('an unreadable key stops the start with the folder’s name', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-config-'));
  mkdirSync(join(DATA_DIR, 'jwt-key'));
  expect(() => readConfig({ DATA_DIR })).toThrow(/^DATA_DIR: EISDIR/);
  const file = join(DATA_DIR, 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: file })).toThrow(/^DATA_DIR: EEXIST/);
  expect(readdirSync(DATA_DIR).toSorted()).toEqual(['file', 'jwt-key']);
});

test.skipIf(!CAN_MOUNT)('a full disk leaves no half-written key', () =>
  onSmallDisk('4k', async (disk, grow) => {
    writeFileSync(join(disk, 'ballast'), 'x');
    const DATA_DIR = join(disk, 'data');
    expect(() => readConfig({ DATA_DIR })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR })).toThrow(/^DATA_DIR: ENOSPC: .* write '.*jwt-key'$/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
    grow('1m');
    expect(readConfig({ DATA_DIR }).jwtSecrets[0]).toHaveLength(64);
  }),
);

test.for([
  [{ SEED: 'none' }, false, 'off'],
  [{ SEED: 'none', RECIPE_IMPORT: '' }, false, 'left empty'],
  [{ SEED: 'none', RECIPE_IMPORT: 'on' }, true, 'on'],
  [{ SEED: 'demo' }, true, 'the demo'],
  [{ SEED: 'demo', RECIPE_IMPORT: 'off' }, false, 'the demo, but off'],
] as const)('%j: recipes are read from links: %s, %s', ([settings, expected]) => {
  expect(readConfig({ JWT_SECRET: KEY, ...settings }).readsLinks).toBe(expected);
});

test('RECIPE_IMPORT is on or off', () => {
  expect(() => readConfig({ JWT_SECRET: KEY, RECIPE_IMPORT: 'yes' })).toThrow(/^RECIPE_IMPORT/);
});

test('PROCESSES is one, a number, or one per processor', () => {
  const processes = (PROCESSES: string) =>
    readConfig({ JWT_SECRET: KEY, DATABASE_URL: 'postgres://a/b', PROCESSES }).PROCESSES;
  expect(readConfig({ JWT_SECRET: KEY }).PROCESSES).toBe(1);
  expect(processes('')).toBe(1);
  expect(processes('3')).toBe(3);
  expect(processes('auto')).toBe(availableParallelism());
});

const KEYS = { RECIPE_PROVIDER_KEYS: 'a-key' };
test.for([
  [{}, [], 'our own recipes have our own pictures'],
  [
    { RECIPE_PROVIDER_URL: 'https://api.spoonacular.com', ...KEYS },
    ['img.spoonacular.com', 'api.spoonacular.com'],
    'the usual host and the provider’s own',
  ],
  [
    { RECIPE_PROVIDER_URL: 'http://127.0.0.1:9', ...KEYS },
    ['img.spoonacular.com'],
    'a number is no host: pictures come by https',
  ],
  [
    {
      RECIPE_PROVIDER_URL: 'https://recipes.example.com',
      RECIPE_PICTURE_HOSTS: 'a.example.com, b.example.com',
      ...KEYS,
    },
    ['a.example.com', 'b.example.com'],
    'the setting stands for all',
  ],
  [{ RECIPE_PICTURE_HOSTS: '' }, [], 'left empty is not set'],
] as const)('hosts of pictures of %j: %j, %s', ([settings, hosts]) => {
  expect(readConfig({ JWT_SECRET: KEY, ...settings }).pictureHosts).toEqual(hosts);
});
