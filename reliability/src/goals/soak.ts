import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

import { compareWithBooks } from '#chaos/audit';
import { startLoad } from '#chaos/load';
import type { Goal } from '#goal';
import { startSuite } from '#harness/suite';
import { makeWorld } from '#harness/world';

/** Memory and open files must not grow however long it runs. */
export const soak: Goal = {
  id: 'R-35',
  limit:
    'steady load (SOAK_MINUTES, 30 unless told): memory grows less than 1 MB a minute after the first quarter, open files stay, nothing lost',
  run: async ({ seed }) => {
    const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
    const suite = await startSuite({ settings: { WATCH_SECONDS: '60' } });
    try {
      const world = await makeWorld(suite.call, { stock: 1_000_000 });
      const load = startLoad(suite.call, world, { clients: 4, seed });
      const samples: { minute: number; mb: number; files: number }[] = [];
      const begun = performance.now();
      const passed = () => (performance.now() - begun) / 60_000;
      while (passed() < minutes) {
        await sleep(5_000);
        samples.push({ minute: passed(), ...usage(suite.server.pid()) });
      }
      const book = await load.stop();
      const settled = samples.filter(({ minute }) => minute > minutes / 4);
      const slope = slopeOf(settled.map(({ minute, mb }) => [minute, mb]));
      const files = settled.map((sample) => sample.files);
      const spread = Math.max(...files) - Math.min(...files);
      const compared = await compareWithBooks(suite.db(), book);
      const broken = await suite.broken();
      return {
        pass:
          slope < 1 &&
          spread <= 20 &&
          compared.lost === 0 &&
          compared.doubled === 0 &&
          broken.length === 0 &&
          book.unexpected.size === 0,
        figures: {
          minutes,
          ...compared,
          'memory MB a minute': Math.round(slope * 100) / 100,
          'memory MB at the end': Math.round(samples.at(-1)?.mb ?? 0),
          'spread of open files': spread,
          'broken rules': broken.join('; ') || 0,
        },
      };
    } finally {
      await suite.stop();
    }
  },
};

function usage(pid: number): { mb: number; files: number } {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { mb: Number(kb ?? 0) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}

/** Of the straight line that fits best. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const over = mean(points.map(([at, value]) => (at - x) * (value - y)));
  const under = mean(points.map(([at]) => (at - x) ** 2));
  return under === 0 ? 0 : over / under;
}
