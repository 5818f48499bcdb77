import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections: they start at 32768 on Linux, at 49152 elsewhere (RFC 6335). */
const FIRST = 20_000;
const COUNT = 12_000;

let given = Math.floor(Math.random() * COUNT);

/**
 * A free port for a program that starts soon.
 *
 * Shape   outside the range that the system uses for outgoing connections. Each call returns a different port: an
 *         earlier one may not be open yet.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    given = (given + 1) % COUNT;
    if (await isFree(FIRST + given)) return FIRST + given;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}
