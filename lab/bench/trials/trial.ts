import { randomBytes } from 'node:crypto';

import type { Db } from '@larder/server/src/platform/db/db.ts';

import type { Row } from '#bench/lib/report';
import { audit } from '#reliability/chaos/audit';
import type { Notebook } from '#reliability/chaos/load';
import { client } from '#reliability/harness/client';
import { startServer } from '#reliability/harness/server';
import { ADMIN, makeWorld } from '#reliability/harness/world';

export type Trial = { name: string; run: () => Promise<Row[]> };

export function check(what: string, holds: boolean, found: string | number = ''): Row {
  return [what, String(found), undefined, holds];
}

/** Checks the orders of the load; other orders may exist. */
export async function checkBooks(what: string, db: Db, book: Notebook): Promise<Row[]> {
  const { acknowledged, lost, doubled, broken, unexpected } = await audit(db, book);
  return [
    check(what, acknowledged > 100, acknowledged),
    check('… of them lost', lost === 0, lost),
    check('… doubled', doubled === 0, doubled),
    check('… answers nobody should get', unexpected.length === 0, unexpected.join(', ') || 0),
    check('… every invariant holds', broken.length === 0, broken.join('; ') || 0),
  ];
}

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
