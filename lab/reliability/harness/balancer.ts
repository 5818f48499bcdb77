import { createServer, request } from 'node:http';

import { listen } from './listen.ts';

/**
 * A minimal load balancer: a connection per request, round robin, the next server when one refuses.
 * Unanswered requests are retried when safe: reads, and those with an idempotency key.
 */
export async function startBalancer(ports: readonly number[]) {
  let [turn, sentAgain] = [0, 0];
  const server = createServer((incoming, outgoing) => {
    const body: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => body.push(chunk));
    turn += 1;
    const first = turn;
    incoming.on('end', () => send(0));

    function send(tried: number): void {
      const sent = request(
        {
          port: ports[(first + tried) % ports.length],
          host: '127.0.0.1',
          method: incoming.method,
          path: incoming.url,
          headers: { ...incoming.headers, connection: 'close' },
          agent: false,
        },
        (answer) => {
          const headers = { ...answer.headers };
          // A hop-by-hop header; the client's connection stays open.
          delete headers.connection;
          outgoing.writeHead(answer.statusCode ?? 502, headers);
          answer.pipe(outgoing);
          answer.on('error', () => outgoing.destroy());
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const mayRepeat = incoming.method === 'GET' || 'idempotency-key' in incoming.headers;
        const wasRefused = error.code === 'ECONNREFUSED';
        const isLast = tried === ports.length - 1;
        if (isLast || outgoing.headersSent || !(wasRefused || mayRepeat)) outgoing.destroy();
        else {
          if (!wasRefused) sentAgain += 1;
          send(tried + 1);
        }
      });
      sent.end(Buffer.concat(body));
    }
  });
  const front = await listen(server);
  return { ...front, api: `${front.url}/api`, sentAgain: () => sentAgain };
}
