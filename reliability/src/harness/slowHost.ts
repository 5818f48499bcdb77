import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Way = (response: ServerResponse) => void;

const noAnswer: Way = () => undefined;
const aByteASecond: Way = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
  const drip = setInterval(() => response.write(' '), 1_000);
  response.on('close', () => clearInterval(drip));
};
const aStallAfterTheHeaders: Way = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.flushHeaders();
};
/** Ways to keep a caller waiting without ever closing the connection. */
const WAYS = [noAnswer, aByteASecond, aStallAfterTheHeaders];

/**
 * A host that is slow in every way: of the requests below the same first part of a path each is kept
 * waiting in another way than the one before.
 *
 * Shape   `ways` is how many there are, `asked` how many requests came.
 */
export async function slowHost() {
  const turns = new Map<string, number>();
  let asked = 0;
  const server = createServer(({ url = '/' }, response) => {
    const [, part = ''] = url.split(/[/?]/);
    const turn = turns.get(part) ?? 0;
    turns.set(part, turn + 1);
    asked += 1;
    WAYS[turn % WAYS.length]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    ways: WAYS.length,
    asked: () => asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
