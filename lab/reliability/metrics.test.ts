import { describe, expect, test } from 'vitest';

import { findPostgres, startPostgres } from '#reliability/harness/postgres';
import { NO_PROMTOOL, promtool } from '#reliability/harness/promtool';
import { startServer } from '#reliability/harness/server';

/** Metrics without which there would be an alarm. */
const told = (text: string) =>
  ['backup_last_success_timestamp_seconds', 'provider_budget_left'].filter((name) =>
    new RegExp(`^${name} `, 'm').test(text),
  );

test(
  'the embedded database: names by the rules of Prometheus; the time of its backup, no provider’s budget',
  { timeout: 120_000 },
  async ({ skip }) => {
    await using server = await startServer();
    await fetch(`${server.api}/recipes/random`);
    const text = await server.metrics();
    expect(told(text)).toEqual(['backup_last_success_timestamp_seconds']);
    const ran = promtool(['check', 'metrics'], text);
    if (ran === undefined) return skip(NO_PROMTOOL);
    expect(ran).toEqual({ code: 0, text: '' });
  },
);

test('without backups nothing is told of one', { timeout: 120_000 }, async () => {
  await using server = await startServer({ BACKUPS: 'off' });
  expect(told(await server.metrics())).toEqual([]);
});

describe.skipIf(findPostgres() === undefined)('on PostgreSQL', () => {
  test(
    'two processes: names by the rules; neither a backup nor a budget, at the address of METRICS_HOST alone',
    { timeout: 240_000 },
    async ({ skip }) => {
      await using postgres = await startPostgres();
      await using server = await startServer({
        DATABASE_URL: postgres.url,
        PROCESSES: '2',
        METRICS_HOST: '127.0.0.2',
      });
      const there = server.metricsUrl.replace('127.0.0.1', '127.0.0.2');
      const scrape = async () => (await fetch(there)).text();
      await expect.poll(scrape, { timeout: 60_000 }).toMatch(/^processes 2$/m);
      await expect(fetch(server.metricsUrl)).rejects.toThrow('fetch failed');
      const text = await scrape();
      expect(told(text)).toEqual([]);
      const ran = promtool(['check', 'metrics'], text);
      if (ran === undefined) return skip(NO_PROMTOOL);
      expect(ran).toEqual({ code: 0, text: '' });
    },
  );
});
