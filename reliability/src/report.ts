import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { RESULTS, type Result } from '#harness/results';

import { BUGS } from './bugs.ts';

// npm run reliability:report: writes the tables of docs/reliability.md from the last run of each goal. A
// goal that was not run here keeps the row it has.

const DOCUMENT = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Run = Result & { at: string; commit: string };

/** A row of the goals' table: the cells of HEADS. */
type GoalRow = readonly string[];
const HEADS = ['Goal', 'When', 'What must hold', 'Result', 'Figures', 'Run'];
const HOLDS = 'holds';

/** Goal -> row, from the runs on this machine. A later run replaces an earlier one. */
function rowsOfRuns(): Map<string, GoalRow> {
  const lines = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').trim().split('\n') : [];
  const runs = lines.filter((text) => text !== '').map((text) => JSON.parse(text) as Run); // Written by `record` alone.
  return new Map(runs.map((run) => [run.goal, goalRow(run)]));
}

function goalRow({ goal, when, pass, limit, figures, at, commit, seed, duration }: Run): GoalRow {
  const shown = Object.entries(figures)
    .map(([name, value]) => `${name} **${value}**`)
    .join(', ');
  const run = `${at.slice(0, 10)}, ${commit}, seed ${seed ?? '–'}, ${duration} s`;
  return [goal, when, limit, pass ? HOLDS : 'does not hold', shown, run];
}

/** Goal -> row, as the document has them. */
function rowsOfDocument(text: string): Map<string, GoalRow> {
  const [, rest = ''] = text.split('<!-- goals -->');
  const [table = ''] = rest.split('<!-- end of goals -->');
  const rows = table.split('\n').filter((line) => /^\| R-\d/.test(line));
  return new Map(
    rows.map((line) => {
      const cells = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return [cells[0] ?? '', cells];
    }),
  );
}

function bugTable(goals: ReadonlyMap<string, GoalRow>): string {
  const rows = BUGS.map(({ id, idea, test }) =>
    row([id, idea, `\`${test}\``, resultOf(test, goals)]),
  );
  return table(['Row', 'What went wrong elsewhere', 'Test', 'Result'], rows);
}

/** A goal's last run; a test file runs in `npm test`, which does not pass when one is red. */
function resultOf(test: string, goals: ReadonlyMap<string, GoalRow>): string {
  if (!test.startsWith('R-')) {
    if (!existsSync(ROOT + test)) throw new Error(`there is no ${test}`);
    return 'in `npm test`';
  }
  const [, , , result, , run] = goals.get(test) ?? [];
  if (result === undefined || run === undefined) return 'not run yet';
  return result === HOLDS ? `holds (${run.slice(0, 10)})` : result;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** Replaces what stands between the two marks of a name. */
function fill(text: string, name: string, content: string): string {
  const [before, rest] = text.split(`<!-- ${name} -->\n`);
  const after = rest?.split(`<!-- end of ${name} -->`)[1];
  if (before === undefined || after === undefined) throw new Error(`no place for ${name}`);
  return `${before}<!-- ${name} -->\n\n${content}\n\n<!-- end of ${name} -->${after}`;
}

const text = readFileSync(DOCUMENT, 'utf8');
const goals = new Map(
  [...rowsOfDocument(text), ...rowsOfRuns()].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  ),
);
const rows = [...goals.values()];
const goalTable = table(HEADS, rows.map(row));
writeFileSync(DOCUMENT, fill(fill(text, 'goals', goalTable), 'bugs', bugTable(goals)));
const held = rows.filter(([, , , result]) => result === HOLDS).length;
process.stdout.write(`${rows.length} goals, ${held} hold\n`);
