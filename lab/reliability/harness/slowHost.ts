import { createServer, type ServerResponse } from 'node:http';

import { listen } from './listen.ts';

type Stall = (response: ServerResponse) => void;

const noAnswer: Stall = () => undefined;
const aByteASecond: Stall = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
  const drip = setInterval(() => response.write(' '), 1_000);
  response.on('close', () => clearInterval(drip));
};
const aStallAfterTheHeaders: Stall = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.flushHeaders();
};
/** Ways to stall a client without closing the connection. */
const STALLS = [noAnswer, aByteASecond, aStallAfterTheHeaders];

/** A host that stalls: requests with the same first path segment get each way in turn. */
export async function startSlowHost() {
  const turns = new Map<string, number>();
  let asked = 0;
  const server = createServer(({ url = '/' }, response) => {
    const [, part = ''] = url.split(/[/?]/);
    const turn = turns.get(part) ?? 0;
    turns.set(part, turn + 1);
    asked += 1;
    STALLS[turn % STALLS.length]?.(response);
  });
  return { ...(await listen(server)), stalls: STALLS.length, asked: () => asked };
}
