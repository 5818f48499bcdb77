import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '@larder/server/src/app.ts';
import { readConfig } from '@larder/server/src/config.ts';
import { openDatabase } from '@larder/server/src/db/open.ts';
import { makeMetrics } from '@larder/server/src/http/metrics.ts';
import { rateLimiter } from '@larder/server/src/http/rateLimits.ts';
import { readOnlyMode, switchFile } from '@larder/server/src/http/readOnly.ts';
import { accessTokenReader } from '@larder/server/src/identity/accessTokens.ts';
import { passwordThreads } from '@larder/server/src/identity/passwords.ts';
import { seedDemo } from '@larder/server/src/seed/seed.ts';

export type ClockedServer = Awaited<ReturnType<typeof startClockedServer>>;

/**
 * The server with the demonstration in this process, on a clock of its own: it runs like the machine's
 * and may be put forward and back, as often as wanted, by setting `clock.aheadMs`.
 */
export async function startClockedServer() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-clock-'));
  const config = readConfig({ DATA_DIR, SEED: 'demo', RATE_LIMITS: 'off', AUTH_PORT: '0' });
  const { db, reads, close } = await openDatabase(config, process.pid);
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const passwords = passwordThreads();
  await seedDemo({ db, config, passwords }, now());
  const app = await buildApp({
    db,
    reads,
    config,
    now,
    readAccessToken: accessTokenReader(config),
    passwords,
    limits: rateLimiter({ now, enabled: false }),
    metrics: makeMetrics(db),
    readOnly: readOnlyMode({ db, now, file: switchFile(config) }),
  });
  // Node would write the machine's time, which is the server's everywhere but here.
  app.server.prependListener('request', (_request, response) =>
    response.setHeader('date', now().toUTCString()),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    api: `${url}/api`,
    clock,
    now: () => now().getTime(),
    stop: async () => {
      await app.close();
      await close();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}
