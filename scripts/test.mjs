// `npm test`: all checks, cheapest first. With CI=true also the slow ones: model, fuzz and program starts, the
// demonstration; all server tests that use a database on PostgreSQL; journeys marked @full.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { databaseTests } from './databaseTests.mjs';
import {
  attempt,
  buildIfStale,
  findChromium,
  freePort,
  installIfNeeded,
  isListening,
  NODE,
  ROOT,
} from './tools.mjs';

installIfNeeded();

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const postgres =
  process.env.TEST_DATABASE_URL ??
  (isListening(5432) ? 'postgres://postgres@127.0.0.1:5432/postgres' : undefined);
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` };

const everything = process.env.CI === 'true';
/** Randomised tests, tests that start programs, tests of the demonstration: several seconds each. */
const SLOW = [
  'lab/reliability/{damage,dumps,fuzz,metrics,model,npmStart,production,regex,start}.test.ts',
  'lab/reliability/{fuzz,goals,texts}/**',
  'server/src/main.test.ts',
  'server/src/{cli,seed,platform/start}/**',
];
/**
 * Depends on locks or on the SQL dialect: tested on PostgreSQL, when there is one, instead of PGlite. Journeys
 * run on PGlite, and CI runs every server test with a database on both.
 */
const ON_POSTGRES = [
  'server/src/platform/db',
  'server/src/platform/http/errorHandler',
  'server/src/subjects/account/auth/session',
  'server/src/subjects/admin',
  'server/src/subjects/catalogue',
  'server/src/subjects/compare',
  'server/src/subjects/housekeeping',
  'server/src/subjects/kitchen/kitchenNews',
  'server/src/subjects/orders',
  'server/src/subjects/stores',
];

const steps = [
  { name: 'format', run: () => attempt(bin('oxfmt'), ['--check', '.'], { env }) },
  { name: 'lint', run: () => attempt(bin('oxlint'), ['--type-aware'], { env }) },
  { name: 'types', run: () => attempt(bin('tsc'), ['--noEmit'], { env }) },
  { name: 'unused code', run: () => attempt(bin('knip'), [], { env }) },
  {
    name: 'tests (server on PGlite)',
    run: () =>
      vitest(
        everything ? [] : [...SLOW, ...testedOnPostgres()].map((file) => `--exclude=${file}`),
        without('TEST_DATABASE_URL'),
      ),
  },
  {
    name: 'server tests on PostgreSQL',
    run: () =>
      postgres
        ? vitest(['--project', 'server', ...(everything ? databaseTests() : ON_POSTGRES)], {
            ...env,
            TEST_DATABASE_URL: postgres,
          })
        : skipped('no PostgreSQL: set TEST_DATABASE_URL, or run one on 127.0.0.1:5432'),
  },
  { name: 'journeys in a browser', run: journeys },
];

/** Globs of the tests that the next step runs. */
function testedOnPostgres() {
  return postgres ? ON_POSTGRES.map((path) => `${path}{*/**,*.test.ts}`) : [];
}

/** Each test file's seconds, of all runs. */
const files = [];
/** The failed tests by name, with the first line of why. */
const failures = [];

function vitest(args, settings) {
  const report = join(tmpdir(), `larder-tests-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = attempt(NODE, [bin('vitest'), 'run', ...reporters, ...args], {
    env: settings,
  });
  if (existsSync(report)) {
    for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      const name = relative(ROOT, file.name);
      files.push({ name, seconds: (file.endTime - file.startTime) / 1000 });
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (file.status === 'failed' && failed.length === 0)
        failures.push(`${name}: ${file.message}`);
      for (const { fullName, failureMessages } of failed)
        failures.push(`${name} > ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
    }
    rmSync(report);
  }
  return passed;
}

async function journeys() {
  const CHROMIUM_PATH = findChromium();
  buildIfStale();
  const E2E_PORT = String(await freePort());
  return attempt(NODE, [bin('playwright'), 'test'], { env: { ...env, CHROMIUM_PATH, E2E_PORT } });
}

function without(name) {
  return Object.fromEntries(Object.entries(env).filter(([key]) => key !== name));
}

function skipped(why) {
  console.log(`skipped: ${why}`);
  return 'skipped';
}

const results = [];
for (const { name, run } of steps) {
  const started = Date.now();
  console.log(`\n=== ${name}`);
  const passed = await run();
  results.push({ name, passed, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('');
for (const { name, passed, seconds } of results) {
  const word = passed === 'skipped' ? 'skipped' : passed ? 'passed' : 'FAILED';
  console.log(`${word.padEnd(8)} ${name} (${seconds} s)`);
}
console.log('\nSlowest test files:');
for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(6)} s ${name}`);
if (failures.length > 0) console.log('\nFailed tests:');
for (const failure of failures) console.log(`  ${failure.slice(0, 300)}`);
const count = (wanted) => results.filter(({ passed }) => passed === wanted).length;
console.log(`\n${count(true)} passed, ${count(false)} failed, ${count('skipped')} skipped`);
process.exit(count(false) === 0 ? 0 : 1);
