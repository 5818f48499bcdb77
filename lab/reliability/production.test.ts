import { readFileSync } from 'node:fs';

import { ALL_DEMO_PEOPLE } from '@larder/data/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { runToEnd } from '#reliability/harness/child';
import { client } from '#reliability/harness/client';
import { findPostgres, type Postgres, startPostgres } from '#reliability/harness/postgres';
import { type Server, startServer } from '#reliability/harness/server';
import { ADMIN } from '#reliability/harness/world';

const JWT_SECRET = 'Zk3vQ9xW1rT7yB5nM2cL8dF4gH6jK0pS_aE-uI1oR3wX5zV7';
const root = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The environment of `app` in compose.yaml after `docker compose config`, with the image's. */
function composed(given: Record<string, string>): Record<string, string> {
  const [, image = ''] = /\nENV (NODE_ENV=.*)/.exec(root('Dockerfile')) ?? [];
  const [, app = ''] =
    /\n {2}app:\n[^]*?\n {4}environment:\n((?: {6}.*\n)+)/.exec(root('compose.yaml')) ?? [];
  const filled = app.replaceAll(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, usual = '') => given[name] ?? String(usual),
  );
  return Object.fromEntries([
    ...image.split(' ').map((pair) => pair.split('=')),
    ...filled
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 2)]),
  ]);
}

describe.skipIf(findPostgres() === undefined)('in production, as compose.yaml starts it', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres.remove(), 60_000);

  const settings = (given: Record<string, string> = {}) => {
    // The container's host and folder do not exist here.
    const own = ([name]: [string, string]) => name !== 'HOST' && name !== 'DATA_DIR';
    const rest = Object.entries(composed({ JWT_SECRET, ...ADMIN, ...given })).filter(own);
    return {
      ...Object.fromEntries(rest),
      DATABASE_URL: postgres.url,
      DATABASE_DIRECT_URL: postgres.url,
    };
  };

  /** The login's answers to the configured administrator and the demonstration's accounts. */
  async function logins({ api }: Server) {
    const call = client(api);
    const login = async (email: string, password: string, role: string) =>
      (await call('POST', '/login', { body: { email, password, role } })).status;
    return {
      configured: await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD, 'admin'),
      admin: await login('admin@larder.test', 'larder-demo', 'admin'),
      vendor: await login('vendor@larder.test', 'larder-demo', 'vendor'),
      shopper: await login('shopper@larder.test', 'larder-demo', 'user'),
    };
  }
  const CLOSED = { configured: 200, admin: 401, vendor: 401, shopper: 401 };

  test('the settings are production’s, without the demonstration by default', () => {
    expect(settings()).toMatchObject({ NODE_ENV: 'production', SEED: 'catalogue', ...ADMIN });
    expect(settings({ SEED: 'demo' })).toMatchObject({ SEED: 'demo' });
  });

  test(
    'only the configured administrator can log in, also when the demonstration is asked for',
    { timeout: 120_000 },
    async () => {
      const plain = await startServer(settings());
      expect(await logins(plain)).toEqual(CLOSED);
      await plain.stop();
      const demo = await startServer(settings({ SEED: 'demo' }));
      expect(demo.output()).toContain('no administrator and no account to sign in to.');
      expect(await logins(demo)).toEqual(CLOSED);
      await demo.stop();
    },
  );

  test(
    'a database with the public password is refused in one line, which names the command that fixes it',
    { timeout: 180_000 },
    async () => {
      const before = await startPostgres();
      try {
        const urls = { DATABASE_URL: before.url, DATABASE_DIRECT_URL: before.url };
        const seeded = await startServer({ ...urls, SEED: 'demo' });
        await seeded.stop();
        const production = { ...settings(), ...urls };
        const { code, text } = await runToEnd('main', production);
        expect([code, text.trimEnd().split('\n').length]).toEqual([78, 1]);
        expect(text).toContain(`${ALL_DEMO_PEOPLE.length} accounts have the public password`);
        expect(text).toMatch(/admin@larder\.test.*npm run demo:close/);
        const closed = await runToEnd('cli/demoClose', production);
        expect(closed).toMatchObject({
          code: 0,
          text: expect.stringContaining('admin@larder.test'),
        });
        const server = await startServer(production);
        expect(await logins(server)).toEqual(CLOSED);
        await server.stop();
      } finally {
        await before.remove();
      }
    },
  );
});
