import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { z } from 'zod';

import { atLeast, type Goal, none, type Outcome, outcome } from '#reliability/goal';
import { makeTempFolder } from '#reliability/harness/folder';
import { ROOT } from '#reliability/harness/root';

/* The property tests of every commit, with many more cases. */

const Report = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const KITCHEN_RUNS = 10_000;
const FUZZED_PAGES = 100_000;

export const agreeingDevices: Goal = {
  id: 'R-50',
  limit:
    '10,000 sequences of three devices with lost, late and repeated answers: all agree in the end',
  run: ({ seed }) =>
    longTest('shared/src/kitchen/kitchenSync.test.ts', {
      KITCHEN_RUNS: String(KITCHEN_RUNS),
      KITCHEN_SEED: String(seed),
    }),
};

export const damagedPages: Goal = {
  id: 'R-51',
  limit:
    '100,000 damaged recipe pages: each is read or refused within 2 s of a processor, and stays within bounds',
  run: ({ seed }) =>
    longTest('server/src/subjects/reading/fuzz.test.ts', {
      FUZZED_PAGES: String(FUZZED_PAGES),
      FUZZ_SEED: String(seed),
    }),
};

/** Runs a test file with settings of its own. */
async function longTest(file: string, settings: Record<string, string>): Promise<Outcome> {
  using folder = makeTempFolder();
  const report = join(folder.path, 'report.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', file, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const { numPassedTests, testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return outcome({
    ...settings,
    passed: atLeast(numPassedTests, 1),
    failed: none(
      tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => `${title}: ${failureMessages[0] ?? ''}`),
    ),
  });
}
