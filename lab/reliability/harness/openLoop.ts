import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Sent } from './client.ts';

/** Shape   `status` is 0 without an answer; `ms` counts from when the call was due. */
export type Timed = { status: number; ms: number; text: string; retryAfter: string | undefined };

/** A client that uses little processor time: `fetch` would use more than the server under test. */
export function quickClient(base: string) {
  const agent = new Agent({ keepAlive: true });
  const ask = (method: string, path: string, given: Sent = {}): Promise<Omit<Timed, 'ms'>> =>
    new Promise((resolve) => {
      const { token, body, headers } = given;
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(`${base}${path}`, {
        method,
        agent,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      const fail = () => resolve({ status: 0, text: '', retryAfter: undefined });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection as we reused it: the call was not read.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          ask(method, path, given).then(resolve, fail);
        else fail();
      });
      sent.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            retryAfter: answer.headers['retry-after'],
          }),
        );
      });
      sent.end(payload);
    });
  return { ask, [Symbol.dispose]: () => agent.destroy() };
}

/**
 * Calls at a fixed rate, whatever the answers. A delayed call is timed from when it was due.
 *
 * Units   `perSecond` calls for `seconds`, or until `isOver`; at most `mostOpen` unanswered.
 * Shape   `notSent` were skipped because too many were unanswered.
 */
export async function openLoop({
  perSecond,
  seconds = Number.POSITIVE_INFINITY,
  isOver = () => false,
  mostOpen = 5_000,
  call,
}: {
  perSecond: number;
  seconds?: number;
  isOver?: () => boolean;
  mostOpen?: number;
  call: (n: number) => Promise<Omit<Timed, 'ms'>>;
}): Promise<{ answers: Timed[]; notSent: number }> {
  const answers: Timed[] = [];
  const running = new Set<Promise<void>>();
  const begun = performance.now();
  let [sent, notSent] = [0, 0];
  const send = (n: number) => {
    if (running.size >= mostOpen) {
      notSent += 1;
      return;
    }
    const due = begun + (n / perSecond) * 1000;
    const one: Promise<void> = call(n).then((answer) => {
      answers.push({ ...answer, ms: performance.now() - due });
      running.delete(one);
    });
    running.add(one);
  };
  for (;;) {
    const passed = (performance.now() - begun) / 1000;
    if (passed >= seconds || isOver()) break;
    for (; sent < passed * perSecond; sent += 1) send(sent);
    await sleep(1);
  }
  await Promise.all(running);
  return { answers, notSent };
}

/** Closed loop: each client calls again after its answer. Units: calls a second. */
export async function closedLoop({
  clients,
  seconds,
  call,
}: {
  clients: number;
  seconds: number;
  call: () => Promise<Omit<Timed, 'ms'>>;
}): Promise<{ answers: Timed[]; perSecond: number }> {
  const answers: Timed[] = [];
  const begun = performance.now();
  const client = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const asked = performance.now();
      const answer = await call();
      answers.push({ ...answer, ms: performance.now() - asked });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answers, perSecond: (answers.length / (performance.now() - begun)) * 1000 };
}

/** Counts of unwanted statuses as text, `3 x 500`; empty for none. */
export function unwanted(answers: readonly Timed[], wanted: readonly number[]): string {
  const others = answers.filter(({ status }) => !wanted.includes(status));
  return [...Map.groupBy(others, ({ status }) => status)]
    .map(([status, list]) => `${list.length} x ${status}`)
    .join(', ');
}
