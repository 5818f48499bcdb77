import { DEMO_PASSWORD, DEMO_PEOPLE } from '@larder/data/people';
import closeWithGrace from 'close-with-grace';
import Fastify, { type FastifyInstance } from 'fastify';

import { buildApp, buildAuthApp } from '#app';
import { type Config, ConfigError, readConfig } from '#config';
import { explain } from '#db/embedded';
import { openDatabase } from '#db/open';
import { makeDeps } from '#deps';
import { operatorLine } from '#errors';
import { ensureAdmin } from '#features/auth/admin.service';
import { startBackups } from '#features/housekeeping/backups';
import { startHousekeeping } from '#features/housekeeping/housekeeping';
import { startWatching } from '#features/housekeeping/watch';
import { watchReadOnly } from '#http/readOnly';
import { refusePublicAccounts } from '#seed/publicAccounts';
import { seedDemo } from '#seed/seed';

/** The exit code for settings that cannot be used: EX_CONFIG of sysexits.h. */
const EXIT_CONFIG = 78;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const MAX_STOP_MS = 10_000;
const SAME_STOP_MS = 1_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  const line = operatorLine(error);
  if (line === undefined) throw error;
  console.error(`Larder cannot start: ${line}`);
  process.exit(EXIT_CONFIG);
}

async function start(config: Config): Promise<void> {
  const { db, replica, embedded, close } = await openDatabase(config, process.pid);
  const deps = makeDeps(config, { db, replica });
  try {
    if (config.NODE_ENV === 'production') await refusePublicAccounts(deps);
    if (config.seed === 'demo') await seedDemo(deps, deps.now());
    await ensureAdmin(deps);
  } catch (error) {
    throw embedded ? explain(error, config.DATA_DIR) : error;
  }

  const logger = { level: config.LOG_LEVEL };
  const app = await buildApp(deps, { logger });
  const { registry, measureProcess, readOnly } = deps.metrics;
  measureProcess();
  const auth = buildAuthApp(deps, logger);
  const gauges = Fastify();
  gauges.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );

  const { HOST } = config;
  const address = await listen(app, { host: HOST, port: config.PORT }, 'PORT');
  const authAddress = await listen(auth, { host: HOST, port: config.AUTH_PORT }, 'AUTH_PORT');
  await listen(gauges, { host: '127.0.0.1', port: config.METRICS_PORT }, 'METRICS_PORT');
  const disposers = [
    startHousekeeping(deps, app.log),
    startWatching(deps, app.log),
    ...(embedded && config.BACKUPS === 'on'
      ? [startBackups({ db: embedded, DATA_DIR: config.DATA_DIR, now: deps.now }, app.log)]
      : []),
    watchReadOnly(deps.readOnly, (isOn) => {
      readOnly.set(isOn ? 1 : 0);
      app.log.warn({ isOn }, 'read-only mode');
    }),
  ];
  stopOnSignal(async (err) => {
    for (const dispose of disposers) dispose();
    if (err) app.log.fatal({ err }, 'stopping after an unhandled error');
    await Promise.all([app.close(), auth.close(), gauges.close()]);
    await close();
  });
  welcome(config, { address, authAddress });
}

/**
 * Ends the program on a signal, and after an unhandled error. Signals within a second are one stop: a
 * terminal and a service manager signal every process, and `npm start` passes signals on. A later signal ends
 * it at once.
 */
function stopOnSignal(stop: (error: Error | undefined) => Promise<void>): void {
  const { close } = closeWithGrace(
    { delay: MAX_STOP_MS, logger: false, skip: [...STOP_SIGNALS] },
    ({ err }) => stop(err),
  );
  let signalledAt: number | undefined;
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (signalledAt === undefined) close();
      else if (performance.now() - signalledAt > SAME_STOP_MS) process.exit(1);
      signalledAt ??= performance.now();
    });
}

/** Errors  ConfigError when the port is taken, naming the setting to change. */
async function listen(
  app: FastifyInstance,
  where: { host: string; port: number },
  setting: string,
): Promise<string> {
  try {
    return await app.listen(where);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigError(`${setting}: port ${where.port} is already in use`);
    throw error;
  }
}

function welcome(
  config: Config,
  { address, authAddress }: { address: string; authAddress: string },
): void {
  const lines = [
    `Larder is ready at ${address}`,
    `  API reference  ${address}/api/docs`,
    `  GET /auth      ${authAddress}/auth`,
  ];
  if (config.seed === 'demo' && config.NODE_ENV === 'production')
    lines.push(
      '',
      'SEED=demo in production: stores and catalogue only, no administrator and no account to sign in to.',
    );
  else if (config.seed === 'demo') {
    lines.push('', `Demo accounts (password ${DEMO_PASSWORD})`);
    for (const { role, email } of DEMO_PEOPLE) lines.push(`  ${role.padEnd(13)}  ${email}`);
  }
  if (!config.DATABASE_URL)
    lines.push(
      '',
      `Embedded database in ${config.DATA_DIR}: it survives a crash of the program, but not of the machine.`,
    );
  if (config.RATE_LIMITS === 'off') lines.push('', 'Rate limits are OFF.');
  console.info(lines.join('\n'));
}
