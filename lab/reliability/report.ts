import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { RESULTS, type Result } from '#reliability/harness/results';
import { ROOT } from '#reliability/harness/root';

// npm run reliability:report: keeps each goal's last run in reliability/results and writes the table of
// goals and the results of the bugs in docs/reliability.md.

const KEPT = fileURLToPath(new URL('./results/last.json', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));
/** Maximum characters per table cell. */
const MAX_CELL = 120;

/** A run of a goal; `at` is a date or time, ISO. */
type Run = Result & { at: string; commit: string };

/** Goal -> its last run, in the order of goals, from the kept results and those of this machine. */
function lastRuns(): Map<string, Run> {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Run[]; // written by this program
  const lines = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').trim().split('\n') : [];
  const here = lines.filter((text) => text !== '').map((text) => JSON.parse(text) as Run); // written by `record`
  const byTime = [...kept, ...here].toSorted((a, b) => a.at.localeCompare(b.at));
  const last = new Map(byTime.map((run) => [run.goal, run]));
  return new Map([...last].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

function goalTable(runs: ReadonlyMap<string, Run>): string {
  const rows = [...runs.values()].map(({ goal, when, limit, pass, at, commit, duration }) =>
    row([
      goal,
      when,
      limit,
      pass ? 'holds' : 'does not hold',
      `${dayOf(at)}, ${commit}, ${duration} s`,
    ]),
  );
  return table(['Goal', 'When', 'What must hold', 'Result', 'Run'], rows);
}

function dayOf(at: string): string {
  return at.slice(0, 10);
}

/** The rows as they are in the document, with new results. Shape: their third cell names a goal or a test file. */
function bugTable(text: string, runs: ReadonlyMap<string, Run>): string {
  const rows = [...text.matchAll(/^\| (\w+) +\| (.*?) +\| `(.*?)` +\|.*\|$/gm)];
  return table(
    ['Row', 'What went wrong elsewhere', 'Test', 'Result'],
    rows.map(([, id = '', idea = '', test = '']) =>
      row([id, idea, `\`${test}\``, resultOf(test, runs)]),
    ),
  );
}

/** A goal's last run; test files run in `npm test`, which fails when one fails. */
function resultOf(test: string, runs: ReadonlyMap<string, Run>): string {
  if (!test.startsWith('R-')) {
    if (!existsSync(ROOT + test)) throw new Error(`there is no ${test}`);
    return 'in `npm test`';
  }
  const run = runs.get(test);
  if (!run) return 'not run yet';
  return run.pass ? `holds (${dayOf(run.at)})` : 'does not hold';
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
}

function row(cells: readonly string[]): string {
  const long = cells.find((cell) => cell.length > MAX_CELL);
  if (long !== undefined)
    throw new Error(`${cells[0]}: longer than ${MAX_CELL} characters: ${long}`);
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** Replaces the text between a name's two marks. */
function fill(text: string, name: string, make: (before: string) => string): string {
  const [before, rest] = text.split(`<!-- ${name} -->\n`);
  const [content, after] = rest?.split(`<!-- end of ${name} -->`) ?? [];
  if (content === undefined || after === undefined) throw new Error(`no place for ${name}`);
  return `${before}<!-- ${name} -->\n\n${make(content)}\n\n<!-- end of ${name} -->${after}`;
}

const runs = lastRuns();
const goals = fill(readFileSync(DOCUMENT, 'utf8'), 'goals', () => goalTable(runs));
writeFileSync(
  DOCUMENT,
  fill(goals, 'bugs', (before) => bugTable(before, runs)),
);
writeFileSync(KEPT, JSON.stringify([...runs.values()], null, 2));
execFileSync(`${ROOT}node_modules/.bin/oxfmt`, [DOCUMENT, KEPT], { cwd: ROOT });
const held = [...runs.values()].filter(({ pass }) => pass).length;
process.stdout.write(`${runs.size} goals, ${held} hold\n`);
