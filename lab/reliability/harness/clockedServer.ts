import { buildApp } from '@larder/server/src/app.ts';
import { readConfig } from '@larder/server/src/config.ts';
import { makeDeps } from '@larder/server/src/deps.ts';
import { openDatabase } from '@larder/server/src/platform/db/open.ts';
import { seedDemo } from '@larder/server/src/seed/seed.ts';

import { makeTempFolder } from './folder.ts';

export type ClockedServer = Awaited<ReturnType<typeof startClockedServer>>;

/** The server with the demonstration, in this process, with a clock to shift: `clock.aheadMs`. */
export async function startClockedServer() {
  const folder = makeTempFolder();
  const config = readConfig({
    DATA_DIR: folder.path,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    AUTH_PORT: '0',
  });
  const { db, replica, close } = await openDatabase(config, process.pid);
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const deps = makeDeps(config, { db, replica, now });
  await seedDemo(deps, now());
  const app = await buildApp(deps);
  // Node's own `Date` header has the machine's time.
  app.server.prependListener('request', (_request, response) =>
    response.setHeader('date', now().toUTCString()),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    api: `${url}/api`,
    clock,
    now: () => now().getTime(),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await close();
      folder.remove();
    },
  };
}
