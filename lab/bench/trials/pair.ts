import { randomBytes } from 'node:crypto';

import { client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { ADMIN, makeWorld } from '#reliability/harness/world';

export type Pair = Awaited<ReturnType<typeof startPair>>;

/** Two server processes on one database with accounts and stores. */
export async function startPair(settings: Record<string, string>) {
  const shared = { JWT_SECRET: randomBytes(48).toString('base64url'), ...ADMIN, ...settings };
  await using started = new AsyncDisposableStack();
  const start = async () => started.use(await startServer(shared));
  const servers = [await start(), await start()] as const;
  const [a, b] = [client(servers[0].api), client(servers[1].api)];
  const world = await makeWorld(a, { stock: 100_000 });
  const running = started.move();
  return { servers, a, b, world, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
