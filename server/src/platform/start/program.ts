import { DEMO_PASSWORD, DEMO_PEOPLE } from '@larder/data/people';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';

import { buildApp, buildAuthApp } from '#app';
import type { Config } from '#config';
import { makeDeps } from '#deps';
import { explain } from '#platform/db/embedded';
import { openDatabase } from '#platform/db/open';
import { pagesAddress } from '#platform/http/pagesAddress';
import { watchReadOnly } from '#platform/http/readOnly';
import { seedCatalogue } from '#seed/catalogue';
import { refusePublicAccounts } from '#seed/publicAccounts';
import { seedDemo } from '#seed/seed';
import { ensureAdmin } from '#subjects/account/auth/admin.service';
import { startDeliveries } from '#subjects/account/machines/startDeliveries.service';
import { startBackups } from '#subjects/housekeeping/backups.service';
import { startHousekeeping } from '#subjects/housekeeping/housekeeping.service';
import { startWatching } from '#subjects/housekeeping/watch.service';
import { startNotices } from '#subjects/orders/notices/startNotices.service';

import { listen, listenForMetrics } from './listen.ts';
import { joinProcesses } from './processes.ts';
import { onStopSignal, STOP_SIGNALS } from './stopSignals.ts';

const MAX_STOP_MS = 10_000;

/**
 * Migrates, seeds and serves until a signal comes.
 *
 * Shape   `amongOthers` for one of several processes (processes.ts), whose metrics the first process collects.
 *         It says `ready` to that process; one that is not `quiet` greets as well.
 * Errors  OperatorError for what an operator can fix.
 */
export async function runProgram(
  config: Config,
  { amongOthers = false, quiet = false } = {},
): Promise<void> {
  const sendTraces = await startTraces(config);
  const { db, replica, embedded, close } = await openDatabase(config, process.pid);
  const deps = makeDeps(config, { db, replica });
  try {
    if (config.NODE_ENV === 'production') await refusePublicAccounts(deps);
    if (config.seed === 'demo') await seedDemo(deps, deps.now());
    if (config.seed === 'catalogue') await seedCatalogue(db);
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
  const at = (port: 'PORT' | 'AUTH_PORT') =>
    [
      { host: HOST, port: config[port] },
      { host: 'HOST', port },
    ] as const;
  const address = await listen(app, ...at('PORT'));
  const authAddress = await listen(auth, ...at('AUTH_PORT'));
  if (!amongOthers) await listenForMetrics(gauges, config);
  const disposers = [
    startHousekeeping(deps, app.log),
    startWatching(deps, app.log),
    ...(embedded && config.BACKUPS === 'on'
      ? [startBackups({ ...deps, db: embedded, DATA_DIR: config.DATA_DIR }, app.log)]
      : []),
    watchReadOnly(deps.readOnly, (isOn) => {
      readOnly.set(isOn ? 1 : 0);
      app.log.warn({ isOn }, 'read-only mode');
    }),
  ];
  const stopNotices = startNotices(deps, {
    log: app.log,
    pagesAt: pagesAddress(config, app.server.address()),
  });
  const stopDeliveries = startDeliveries(deps, app.log);
  endWith(async (err) => {
    for (const dispose of disposers) dispose();
    if (err) app.log.fatal({ err }, 'stopping after an unhandled error');
    await Promise.all([app.close(), auth.close(), gauges.close(), stopNotices(), stopDeliveries()]);
    await close();
    await sendTraces?.();
  });
  if (!quiet) welcome(config, { address, authAddress });
  if (amongOthers) joinProcesses(registry);
}

/** Loaded on demand: without a collector it would cost memory for nothing. */
async function startTraces(config: Config): Promise<(() => Promise<void>) | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = config;
  if (endpoint === undefined) return undefined;
  const { exportTraces } = await import('./exportTraces.ts');
  return exportTraces(endpoint, service);
}

/** Ends the program on a signal, and after an unhandled error. */
function endWith(stop: (error: Error | undefined) => Promise<void>): void {
  const { close } = closeWithGrace(
    { delay: MAX_STOP_MS, logger: false, skip: [...STOP_SIGNALS] },
    ({ err }) => stop(err),
  );
  onStopSignal(close);
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
    for (const { role, staff_role, email } of DEMO_PEOPLE)
      lines.push(`  ${(staff_role ?? role).padEnd(13)}  ${email}`);
  }
  if (!config.DATABASE_URL)
    lines.push(
      '',
      `Embedded database in ${config.DATA_DIR}: it survives a crash of the program, but not of the machine.`,
    );
  if (config.RATE_LIMITS === 'off') lines.push('', 'Rate limits are OFF.');
  console.info(lines.join('\n'));
}
