import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { RESULTS, type Result } from '#reliability/harness/results';
import { ROOT } from '#reliability/harness/root';

// npm run reliability:report: keeps each goal's last run in reliability/results and writes the table of
// goals in docs/reliability.md.

const KEPT = join(ROOT, 'lab/reliability/results/last.json');
const DOCUMENT = join(ROOT, 'docs/reliability.md');
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
  const rows = [...runs.values()].map(({ goal, when, limit, pass, at, commit, duration }) => {
    const run = `${at.slice(0, 10)}, ${commit}, ${duration} s`;
    return row([goal, when, limit, pass ? 'holds' : 'does not hold', run]);
  });
  const heads = ['Goal', 'When', 'What must hold', 'Result', 'Run'];
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
}

function row(cells: readonly string[]): string {
  const long = cells.find((cell) => cell.length > MAX_CELL);
  if (long !== undefined)
    throw new Error(`${cells[0]}: longer than ${MAX_CELL} characters: ${long}`);
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

const runs = lastRuns();
const [before, after] = readFileSync(DOCUMENT, 'utf8').split(
  /(?<=<!-- goals -->\n)[^]*(?=<!-- end)/,
);
if (after === undefined) throw new Error('no place for the goals');
writeFileSync(DOCUMENT, `${before}\n${goalTable(runs)}\n\n${after}`);
writeFileSync(KEPT, JSON.stringify([...runs.values()], null, 2));
execFileSync(`${ROOT}node_modules/.bin/oxfmt`, [DOCUMENT, KEPT], { cwd: ROOT });
const held = [...runs.values()].filter(({ pass }) => pass).length;
process.stdout.write(`${runs.size} goals, ${held} hold\n`);
