import { createServer, request } from 'node:http';

import { freePort } from './ports.ts';

/**
 * A load balancer as simple as they come: a connection for each request, to the next server, and to
 * another when that one takes no connections. What was sent once is never sent again: it does not
 * know whether it may be.
 */
export async function balancer(ports: readonly number[]) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const body: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => body.push(chunk));
    incoming.on('end', () => send(ports.length));

    function send(tries: number): void {
      turn += 1;
      const sent = request(
        {
          port: ports[turn % ports.length],
          host: '127.0.0.1',
          method: incoming.method,
          path: incoming.url,
          headers: { ...incoming.headers, connection: 'close' },
          agent: false,
        },
        (answer) => {
          const headers = { ...answer.headers };
          // Between the two of them; the caller's connection stays open.
          delete headers.connection;
          outgoing.writeHead(answer.statusCode ?? 502, headers);
          answer.pipe(outgoing);
          answer.on('error', () => outgoing.destroy());
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries > 1) send(tries - 1);
        else outgoing.destroy();
      });
      sent.end(Buffer.concat(body));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${port}/api`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
