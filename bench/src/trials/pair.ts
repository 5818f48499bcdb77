import { randomBytes } from 'node:crypto';
import { createServer, request as forward } from 'node:http';

import { client } from '@larder/reliability/src/harness/client.ts';
import { freePort } from '@larder/reliability/src/harness/ports.ts';
import { type Server, startServer } from '@larder/reliability/src/harness/server.ts';
import { ADMIN, makeWorld } from '@larder/reliability/src/harness/world.ts';

/** Two server processes on one database, with a world of people in it. */
export async function startPair(settings: Record<string, string>) {
  const shared = { JWT_SECRET: randomBytes(48).toString('base64url'), ...ADMIN, ...settings };
  const servers = [await startServer(shared), await startServer(shared)] as const;
  const [a, b] = servers.map(({ api }) => client(api)) as [
    ReturnType<typeof client>,
    ReturnType<typeof client>,
  ];
  const world = await makeWorld(a, { stock: 100_000 });
  return {
    servers,
    a,
    b,
    world,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/**
 * A load balancer as simple as they come: each request to the next server, and to the other one when
 * that cannot be reached.
 */
export async function balance(servers: readonly Server[]) {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const body: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => body.push(chunk));
    incoming.on('end', () => send(servers.length));

    function send(tries: number): void {
      turn += 1;
      const { port } = servers[turn % servers.length] ?? { port: 0 };
      const { method, url, headers } = incoming;
      const sent = forward({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Only a request that never arrived may be sent again by somebody who does not know it.
        if (error.code === 'ECONNREFUSED' && tries > 1) send(tries - 1);
        else outgoing.destroy();
      });
      sent.end(Buffer.concat(body));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/api`,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
