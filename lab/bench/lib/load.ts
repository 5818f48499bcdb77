import autocannon from 'autocannon';

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

/**
 * The server closes a connection after 999 requests; the load generator does not read that from the
 * answer.
 */
const REQUESTS_A_CONNECTION = 999;

/**
 * Closed loop: each connection sends the next request once it has an answer.
 *
 * Errors  when an answer is not a success.
 */
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
        requests: [{ setupRequest: (request) => ({ ...request, ...copied(ask()) }) }],
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

/** A copy: the load generator adds a length to the headers. */
function copied(request: Request): Request {
  return { ...request, headers: { ...request.headers } };
}

/** The closed loop for work in this process: the cost of bare statements through the driver. */
export async function measureWork(
  work: () => Promise<void>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const took: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        await work();
        took.push(performance.now() - start);
      }
    }),
  );
  return figuresOf(took, (performance.now() - began) / 1000);
}

function figuresOf(took: readonly number[], seconds: number): Figures {
  return { rate: took.length / seconds, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** Each figure's median over the rounds. */
export function middle(rounds: readonly Figures[]): Figures {
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  };
}
