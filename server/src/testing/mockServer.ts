import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

/** A server on a port of its own, closed after the test. Shape: its address. */
export async function mockServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}`;
}

/** The path and the parameters of a request. */
export function askedOf({ url = '/' }: { url?: string | undefined }) {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  return { path: pathname, params: Object.fromEntries(searchParams) };
}

/** Promises a JSON body, sends a part of it and hangs up. */
export function hangUp(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"recipes":[');
  response.socket?.destroySoon();
}

/** Sends an endless JSON body while somebody reads; `sent` gets the size of every chunk. */
export function flood(sent: (bytes: number) => void): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = `"${'x'.repeat(65_536)}",`;
    const more = (): void => {
      while (!response.destroyed) {
        sent(chunk.length);
        if (!response.write(chunk)) break;
      }
    };
    response.on('drain', more);
    response.write('[');
    more();
  };
}
