import type { FastifyInstance } from 'fastify';

import { ConfigError } from '#config';

/** Errors  ConfigError when the port is taken, naming the setting to change. */
export async function listen(
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
