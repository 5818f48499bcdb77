import { setTimeout as sleep } from 'node:timers/promises';

import type { Timed } from './quickClient.ts';
import { percentile } from './random.ts';

/**
 * Calls at a fixed rate, whatever the answers. A delayed call is timed from when it was due.
 *
 * Units   `perSecond` calls for `seconds`, or until `isOver`; at most `maxOpen` unanswered.
 * Shape   `notSent` were skipped because too many were unanswered.
 */
export async function openLoop({
  perSecond,
  seconds = Number.POSITIVE_INFINITY,
  isOver = () => false,
  maxOpen = 5_000,
  call,
}: {
  perSecond: number;
  seconds?: number;
  isOver?: () => boolean;
  maxOpen?: number;
  call: (n: number) => Promise<Omit<Timed, 'ms'>>;
}): Promise<{ answers: Timed[]; notSent: number }> {
  const answers: Timed[] = [];
  const running = new Set<Promise<void>>();
  const begun = performance.now();
  let [sent, notSent] = [0, 0];
  const send = (n: number) => {
    if (running.size >= maxOpen) {
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
export async function closedLoop<Answer extends object>({
  clients,
  seconds,
  call,
}: {
  clients: number;
  seconds: number;
  call: () => Promise<Answer>;
}): Promise<{ answers: (Answer & { ms: number })[]; perSecond: number }> {
  const answers: (Answer & { ms: number })[] = [];
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

/** Units: milliseconds; Infinity when too many got no answer. */
export function p99(answers: readonly Timed[]): number {
  return percentile(
    answers.map(({ status, ms }) => (status === 0 ? Number.POSITIVE_INFINITY : ms)),
    0.99,
  );
}
