import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections: they start at 32768 on Linux, at 49152 elsewhere (RFC 6335). */
const FIRST = 20_000;
const COUNT = 12_000;

let given = Math.floor(Math.random() * COUNT);

/**
 * A free port for a program that starts soon.
 *
 * Shape   no outgoing connection takes it meanwhile, as it may take a port that the system chose. Each call gives
 *         another one: a program that was told of its ports may not have opened them yet.
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
