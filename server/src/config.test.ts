import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

const KEY = 'Zk3vQ9xW1rT7yB5nM2cL8dF4gH6jK0pS_aE-uI1oR3wX5zV7';

test('everything has a default; the demonstration is seeded on the embedded database only', () => {
  const config = readConfig({ JWT_SECRET: KEY });
  expect(config).toMatchObject({ PORT: 3000, AUTH_PORT: 3001, METRICS_PORT: 9464, seed: 'demo' });
  expect(config.socialLinks).toHaveLength(3);
  expect(readConfig({ JWT_SECRET: KEY, DATABASE_URL: 'postgres://a/b' }).seed).toBe('none');
  expect(readConfig({ JWT_SECRET: KEY, DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test.for([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '65536' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
  ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(31) }],
  ['JWT_SECRET', { JWT_SECRET: 'x'.repeat(64) }],
  ['JWT_SECRET', { JWT_SECRET: `please-change-me-${KEY}` }],
  ['SEED', { SEED: 'all' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'a@example.com' }],
  ['RECIPE_PROVIDER_KEYS', { RECIPE_PROVIDER_URL: 'https://recipes.example.com' }],
  ['RECIPE_PROVIDER_URL', { RECIPE_PROVIDER_URL: 'recipes' }],
  ['SOCIAL_LINKS', { SOCIAL_LINKS: 'Instagram=javascript:alert(1)' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['DATABASE_URL', { NODE_ENV: 'production' }],
] as const)('a bad %s is refused by name: %j', ([name, settings]) => {
  expect(() => readConfig({ JWT_SECRET: KEY, ...settings })).toThrow(ConfigError);
  expect(() => readConfig({ JWT_SECRET: KEY, ...settings })).toThrow(new RegExp(`^${name}: `));
});

test('a key that was made once is used again', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-config-'));
  const [first] = readConfig({ DATA_DIR }).jwtSecrets;
  expect(Buffer.byteLength(first ?? '')).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).jwtSecrets).toEqual([first]);
});
