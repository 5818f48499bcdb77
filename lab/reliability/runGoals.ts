import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import process from 'node:process';
import { inspect } from 'node:util';

import { type Goal, NotRun, type Outcome } from '#reliability/goal';
import { record, type Result } from '#reliability/harness/results';

type Plan = {
  /** Timed goals: one after the other, nothing else running. */
  alone: readonly Goal[];
  /** Then these rows, in parallel processes: some goals block theirs for seconds. */
  beside?: readonly (readonly Goal[])[];
};

/** Runs goals and records their results. Shape: arguments select some (`R-03`); SEED=7 repeats a run. */
export async function runGoals(when: Result['when'], { alone, beside = [] }: Plan): Promise<void> {
  const wanted = process.argv.slice(2);
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
  const chosen = (goals: readonly Goal[]): readonly Goal[] =>
    goals.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const inTurn = async (goals: readonly Goal[]): Promise<boolean> => {
    let allHold = true;
    for (const goal of goals) allHold = (await holds(goal, { when, seed })) && allHold;
    return allHold;
  };
  const rows = beside.map(chosen).filter((row) => row.length > 0);
  const [onlyRow] = rows;
  console.log(`seed ${seed}`);
  const found = [
    await inTurn(chosen(alone)),
    ...(onlyRow && rows.length === 1
      ? [await inTurn(onlyRow)]
      : await Promise.all(rows.map((row) => inOwnProcess(row, seed)))),
  ];
  process.exit(found.includes(false) ? 1 : 0);
}

async function inOwnProcess(goals: readonly Goal[], seed: number): Promise<boolean> {
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [program, ...goals.map(({ id }) => id)], {
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
