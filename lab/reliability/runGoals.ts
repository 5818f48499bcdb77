import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import process from 'node:process';
import { inspect } from 'node:util';

import { type Goal, NotRun, type Outcome } from '#reliability/goal';
import { record, type Result } from '#reliability/harness/results';
import { inParallel } from '#reliability/harness/wait';

type Plan = {
  /** Timed goals: one after the other, nothing else running. */
  alone: readonly Goal[];
  /** Then these, two at a time, in this order. Each has a process of its own: some block theirs for seconds. */
  beside?: readonly Goal[];
  /** Makes what several of `beside` need. */
  before?: () => void;
};

/** As many as there are processors on the machine of the limits. */
const AT_ONCE = 2;

/** Runs goals and records their results. Shape: arguments select some (`R-03`); SEED=7 repeats a run. */
export async function runGoals(
  when: Result['when'],
  { alone, beside = [], before }: Plan,
): Promise<void> {
  const wanted = process.argv.slice(2);
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
  const chosen = (goals: readonly Goal[]): readonly Goal[] =>
    goals.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const inTurn = async (goals: readonly Goal[]): Promise<boolean> => {
    let allHold = true;
    for (const goal of goals) allHold = (await holds(goal, { when, seed })) && allHold;
    return allHold;
  };
  console.log(`seed ${seed}`);
  let allHold = await inTurn(chosen(alone));
  const others = chosen(beside);
  if (others.length > 1) {
    before?.();
    const jobs = others.map(({ id }) => async () => {
      allHold = (await inOwnProcess(id, seed)) && allHold;
    });
    await inParallel(jobs, AT_ONCE);
  } else allHold = (await inTurn(others)) && allHold;
  process.exit(allHold ? 0 : 1);
}

async function inOwnProcess(id: string, seed: number): Promise<boolean> {
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [program, id], {
    env: { ...process.env, SEED: String(seed) },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

async function holds(
  goal: Goal,
  { when, seed }: { when: Result['when']; seed: number },
): Promise<boolean> {
  const begun = performance.now();
  // Times mean little on a busy machine, so the load is shown.
  const load = Math.round(loadavg()[0] ?? 0);
  const outcome = await attempt(goal, seed);
  if (outcome instanceof NotRun) {
    console.log(`NOT RUN ${goal.id}: ${outcome.message}`);
    return true;
  }
  const { pass, figures: found } = outcome;
  const figures = { ...found, 'load of the machine before': load };
  const duration = Math.round((performance.now() - begun) / 100) / 10;
  record({ goal: goal.id, when, pass, figures, limit: goal.limit, seed, duration });
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${pass ? 'holds ' : 'FAILED'} ${goal.id} (${duration} s) ${shown.join(', ')}`);
  return pass;
}

async function attempt(goal: Goal, seed: number): Promise<Outcome | NotRun> {
  try {
    return await goal.run({ seed });
  } catch (error) {
    if (error instanceof NotRun) return error;
    return { pass: false, figures: { error: inspect(error).slice(0, 1000) } };
  }
}
