import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** A server that only answers, in its own thread: the baseline of machine and client. */
export async function startBareServer() {
  const worker = new Worker(new URL(import.meta.url));
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    base: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
}

if (!isMainThread && parentPort) {
  const parent = parentPort;
  const server = createServer((_request, response) => response.end('{}'));
  server.listen(
    0,
    '127.0.0.1',
    () => parent.postMessage((server.address() as AddressInfo).port), // a TCP server
  );
}
