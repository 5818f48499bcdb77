import { randomBytes } from 'node:crypto';

import { client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { ADMIN, makeWorld } from '#reliability/harness/world';

/** Two server processes on one database with accounts and stores. */
export async function startPair(settings: Record<string, string>) {
  const shared = { JWT_SECRET: randomBytes(48).toString('base64url'), ...ADMIN, ...settings };
  await using started = new AsyncDisposableStack();
  const start = async () => started.adopt(await startServer(shared), (server) => server.stop());
  const servers = [await start(), await start()] as const;
  const [a, b] = servers.map(({ api }) => client(api)) as [
    ReturnType<typeof client>,
    ReturnType<typeof client>,
  ];
  const world = await makeWorld(a, { stock: 100_000 });
  const running = started.move();
  return { servers, a, b, world, stop: () => running.disposeAsync() };
}
