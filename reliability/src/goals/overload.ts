import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Goal } from '#goal';
import { percentile } from '#harness/random';
import { startSuite } from '#harness/suite';
import { until } from '#harness/wait';
import { makeWorld } from '#harness/world';

const PER_SECOND = 1_000;
const SECONDS = 20;
/** Calls that were not answered yet are not piled up without end by the test itself. */
const MOST_OPEN = 600;

/** More calls than can be served, at a pace that does not care for the answers. */
export const overload: Goal = {
  id: 'R-08',
  limit:
    'some 1,000 calls a second for 20 s: only 200, 429 and 503 with Retry-After; memory at most 512 MB; well again within 3 s',
  run: async () => {
    const suite = await startSuite();
    const { call, server } = suite;
    try {
      const { shoppers, vendors, catalogue } = await makeWorld(call);
      const path = `/vendor/${vendors[0].user_id}/store/${vendors[0].stores[0]}/items`;
      const served: number[] = [];
      const statuses = new Map<string, number>();
      let [open, skipped, bare] = [0, 0, 0];
      const one = async () => {
        open += 1;
        try {
          const answer = await call('GET', path, { token: shoppers[0].token });
          const name = String(answer.status);
          statuses.set(name, (statuses.get(name) ?? 0) + 1);
          if (answer.status === 200) served.push(answer.ms);
          else if (answer.headers.get('retry-after') === null) bare += 1;
        } catch {
          statuses.set('none', (statuses.get('none') ?? 0) + 1);
        } finally {
          open -= 1;
        }
      };
      const begun = performance.now();
      let started = 0;
      let mostMemory = 0;
      while (performance.now() - begun < SECONDS * 1000) {
        const due = Math.floor(((performance.now() - begun) / 1000) * PER_SECOND);
        for (; started < due; started += 1) {
          if (open < MOST_OPEN) void one();
          else skipped += 1;
        }
        mostMemory = Math.max(mostMemory, residentMb(server.pid()));
        await sleep(10);
      }
      await until('everything is answered', () => open === 0, 60_000);
      const ended = performance.now();
      await until('a call succeeds', async () => {
        const answer = await call('GET', path, { token: shoppers[0].token });
        return answer.status === 200;
      });
      const recovery = performance.now() - ended;
      const unexpected = [...statuses].filter(([name]) => !['200', '429', '503'].includes(name));
      return {
        pass:
          unexpected.length === 0 &&
          bare === 0 &&
          mostMemory <= 512 &&
          recovery <= 3_000 &&
          served.length > 0 &&
          (await suite.broken()).length === 0,
        figures: {
          asked: started - skipped,
          'not sent': skipped,
          served: served.length,
          refused: statuses.get('503') ?? 0,
          'other answers': unexpected.map(([name, n]) => `${n} x ${name}`).join(', ') || 0,
          'refused without a time to wait': bare,
          'served p50 ms': Math.round(percentile(served, 0.5)),
          'served p99 ms': Math.round(percentile(served, 0.99)),
          'memory MB': Math.round(mostMemory),
          'recovery ms': Math.round(recovery),
          'items on the shelf': catalogue.length,
        },
      };
    } finally {
      await suite.stop();
    }
  },
};

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb ?? 0) / 1024;
}
