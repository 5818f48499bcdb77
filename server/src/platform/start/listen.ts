import type { FastifyInstance } from 'fastify';

import { type Config, ConfigError } from '#config';

/** Codes of an address that cannot be listened on. */
const NOT_OURS: readonly unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND'];

/** Errors  ConfigError when the port is taken or the address is not of this machine, naming the setting to change. */
export async function listen(
  app: FastifyInstance,
  where: { host: string; port: number },
  settings: { host: string; port: string },
): Promise<string> {
  try {
    return await app.listen(where);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`${settings.port}: port ${where.port} is already in use`);
    if (NOT_OURS.includes(code))
      throw new ConfigError(`${settings.host}: ${where.host} is no address of this machine`);
    throw error;
  }
}

/** Answers the metrics, at METRICS_PORT of METRICS_HOST, until the server is closed. */
export async function listenForMetrics(
  gauges: FastifyInstance,
  { METRICS_HOST, METRICS_PORT }: Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<void> {
  const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  await listen(gauges, { host: METRICS_HOST, port: METRICS_PORT }, names);
}
