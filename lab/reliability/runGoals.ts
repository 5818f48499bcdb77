import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import process from 'node:process';
import { inspect } from 'node:util';

import { record, type Result } from '#reliability/harness/results';
import { inParallel } from '#reliability/harness/wait';

import { type Goal, NotRun, type Outcome } from './goal.ts';

type Plan = {
  /** Timed goals: one after the other, nothing else running. One that is only late is tried once more, last of all. */
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
  const inTurn = async (goals: readonly Goal[]): Promise<[Goal, Outcome][]> => {
    const outcomes: [Goal, Outcome][] = [];
    for (const goal of goals) outcomes.push([goal, await runGoal(goal, { when, seed })]);
    return outcomes;
  };
  const allPass = (outcomes: readonly [Goal, Outcome][]): boolean =>
    outcomes.every(([, { pass }]) => pass);
  console.log(`seed ${seed}`);
  const timed = await inTurn(chosen(alone));
  const late = timed.filter(([, { isOnlyLate }]) => isOnlyLate).map(([goal]) => goal);
  let allHold = allPass(timed.filter(([goal]) => !late.includes(goal)));
  const others = chosen(beside);
  if (others.length > 1) {
    before?.();
    const jobs = others.map(({ id }) => async () => {
      allHold = (await inOwnProcess(id, seed)) && allHold;
    });
    await inParallel(jobs, AT_ONCE);
  } else allHold = allPass(await inTurn(others)) && allHold;
  // A slow product is late again; a machine that was busy with something else for a minute is not.
  if (late.length > 0) console.log(`once more: ${late.map(({ id }) => id).join(', ')}`);
  allHold = allPass(await inTurn(late)) && allHold;
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

/** Runs one and records its result. One that this machine cannot run passes. */
async function runGoal(
  goal: Goal,
  { when, seed }: { when: Result['when']; seed: number },
): Promise<Outcome> {
  const begun = performance.now();
  // Times mean little on a busy machine, so the load is shown.
  const load = Math.round(loadavg()[0] ?? 0);
  const outcome = await attempt(goal, seed);
  if (outcome instanceof NotRun) {
    console.log(`NOT RUN ${goal.id}: ${outcome.message}`);
    return { pass: true, figures: {} };
  }
  const { pass, figures: found } = outcome;
  const figures = { ...found, 'load of the machine before': load };
  const duration = Math.round((performance.now() - begun) / 100) / 10;
  record({ goal: goal.id, when, pass, figures, limit: goal.limit, seed, duration });
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${pass ? 'holds ' : 'FAILED'} ${goal.id} (${duration} s) ${shown.join(', ')}`);
  return outcome;
}

async function attempt(goal: Goal, seed: number): Promise<Outcome | NotRun> {
  try {
    return await goal.run({ seed });
  } catch (error) {
    if (error instanceof NotRun) return error;
    return { pass: false, figures: { error: inspect(error).slice(0, 1000) } };
  }
}
