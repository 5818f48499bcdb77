import { createServer } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

import { listen } from './listen.ts';

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
  const { port } = await listen(createServer((_request, response) => response.end('{}')));
  parentPort.postMessage(port);
}
