import { loadavg } from 'node:os';
import process from 'node:process';

import type { Goal, Outcome } from '#goal';
import { record, type Result } from '#harness/results';

/**
 * Runs goals one after the other, writes each result down and says it.
 *
 * Shape   names on the command line choose some (`R-03 R-04`); SEED=7 repeats a run. The exit code is
 *         1 when one failed.
 */
export async function runGoals(when: Result['when'], goals: readonly Goal[]): Promise<void> {
  const wanted = process.argv.slice(2);
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
  say(`seed ${seed}`);
  let failed = 0;
  for (const goal of goals) {
    if (wanted.length > 0 && !wanted.includes(goal.id)) continue;
    const begun = performance.now();
    // Times mean little on a machine that had other work: the reader has to know.
    const load = Math.round(loadavg()[0] ?? 0);
    const { pass, figures: found } = await attempt(goal, seed);
    const figures = { ...found, 'load of the machine before': load };
    const duration = Math.round((performance.now() - begun) / 100) / 10;
    if (!pass) failed += 1;
    record({ goal: goal.id, when, pass, figures, limit: goal.limit, seed, duration });
    const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
    say(`${pass ? 'holds ' : 'FAILED'} ${goal.id} (${duration} s) ${shown.join(', ')}`);
  }
  process.exit(failed === 0 ? 0 : 1);
}

async function attempt(goal: Goal, seed: number): Promise<Outcome> {
  try {
    return await goal.run({ seed });
  } catch (error) {
    return { pass: false, figures: { error: String(error).slice(0, 1000) } };
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
