import autocannon from 'autocannon';

import { closedLoop } from '#reliability/harness/openLoop';
import { median, percentile } from '#reliability/harness/random';

export type Request = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** One measured call; `ask` makes a new request each time. */
export type Load = { name: string; address: string; ask: () => Request };

/** Units: requests per second; milliseconds. */
export type Figures = { rate: number; p50: number; p99: number };

/** The server closes a connection after 999 requests; the load generator does not expect that. */
const REQUESTS_A_CONNECTION = 999;

/** Closed loop: each connection sends a request after each answer. Errors  without success. */
export async function measure(
  { name, address, ask }: Load,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const took: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        reconnectRate: REQUESTS_A_CONNECTION,
        // Copied: the load generator adds a length to the headers.
        requests: [{ setupRequest: (request) => ({ ...request, ...structuredClone(ask()) }) }],
      },
      (error, found) => (error ? reject(error) : resolve(found)),
    );
    run.on('response', (...[, , , milliseconds]) => took.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${name}: ${result.errors} errors, answers ${JSON.stringify(result.statusCodeStats)}`,
    );
  return figuresOf(took, result.duration);
}

/** The closed loop for work in this process: the cost of bare statements through the driver. */
export async function measureWork(
  work: () => Promise<void>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const call = async () => ({ done: await work() });
  const { answers, perSecond } = await closedLoop({ clients: connections, seconds, call });
  const took = answers.map(({ ms }) => ms);
  return { ...figuresOf(took, seconds), rate: perSecond };
}

function figuresOf(took: readonly number[], seconds: number): Figures {
  return { rate: took.length / seconds, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** Measures in rounds, so that other load affects all calls alike. Shape: medians of the rounds. */
export async function interleaved(
  things: readonly { name: string; run: () => Promise<Figures> }[],
  rounds: number,
): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures[]>(things.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const { name, run } of things) {
      const figures = await run();
      // The first round warms up the JIT and the caches.
      if (round >= 0) found.get(name)?.push(figures);
    }
  const middle = (all: readonly Figures[], kind: keyof Figures) =>
    median(all.map((figures) => figures[kind]));
  return new Map(
    [...found].map(([name, all]) => [
      name,
      { rate: middle(all, 'rate'), p50: middle(all, 'p50'), p99: middle(all, 'p99') },
    ]),
  );
}

export function shown({ rate, p50, p99 }: Figures): string {
  return `${rate.toFixed(0)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}
