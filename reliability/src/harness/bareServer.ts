import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/**
 * A server that does nothing but answer, in a thread of its own: what it takes is what the machine and
 * whoever asks take.
 */
export async function startBareServer() {
  const worker = new Worker(new URL(import.meta.url));
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { base: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

if (!isMainThread && parentPort) {
  const parent = parentPort;
  const server = createServer((_request, response) => response.end('{}'));
  server.listen(
    0,
    '127.0.0.1',
    () => parent.postMessage((server.address() as AddressInfo).port), // it listens on a port, not on a pipe
  );
}
