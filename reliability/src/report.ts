import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { RESULTS, type Result } from '#harness/results';

import { BUGS } from './bugs.ts';

// npm run reliability:report: writes the tables of docs/reliability.md from the last run of each goal.

const DOCUMENT = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Run = Result & { at: string; commit: string };

function lastRuns(): Run[] {
  const lines = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').trim().split('\n') : [];
  const last = new Map<string, Run>();
  for (const line of lines.filter((text) => text !== '')) {
    const run = JSON.parse(line) as Run; // Written by `record` alone.
    last.set(run.goal, run);
  }
  return [...last.values()].toSorted((a, b) =>
    a.goal.localeCompare(b.goal, 'en', { numeric: true }),
  );
}

function goalTable(runs: readonly Run[]): string {
  const rows = runs.map(({ goal, when, pass, limit, figures, at, commit, seed, duration }) => {
    const shown = Object.entries(figures)
      .map(([name, value]) => `${name} **${value}**`)
      .join(', ');
    const run = `${at.slice(0, 10)}, ${commit}, seed ${seed ?? '–'}, ${duration} s`;
    return row([goal, when, limit, pass ? 'holds' : 'does not hold', shown, run]);
  });
  return table(['Goal', 'When', 'What must hold', 'Result', 'Figures', 'Run'], rows);
}

function bugTable(runs: readonly Run[]): string {
  const rows = BUGS.map(({ id, idea, test }) =>
    row([id, idea, `\`${test}\``, resultOf(test, runs)]),
  );
  return table(['Row', 'What went wrong elsewhere', 'Test', 'Result'], rows);
}

/** A goal's last run; a test file runs in `npm test`, which does not pass when one is red. */
function resultOf(test: string, runs: readonly Run[]): string {
  if (!test.startsWith('R-')) {
    if (!existsSync(ROOT + test)) throw new Error(`there is no ${test}`);
    return 'in `npm test`';
  }
  const run = runs.find(({ goal }) => goal === test);
  if (!run) return 'not run yet';
  return run.pass ? `holds (${run.at.slice(0, 10)})` : 'does not hold';
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

const runs = lastRuns();
const text = readFileSync(DOCUMENT, 'utf8');
writeFileSync(DOCUMENT, fill(fill(text, 'goals', goalTable(runs)), 'bugs', bugTable(runs)));
process.stdout.write(`${runs.length} goals, ${runs.filter(({ pass }) => pass).length} hold\n`);
