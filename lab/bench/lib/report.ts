import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT } from '#reliability/harness/root';

/** A measured value and its target, if it has one. */
export type Row = readonly [
  what: string,
  measured: string,
  target?: string | undefined,
  met?: boolean | undefined,
];

/** Options of the command line, with their defaults; `--write` keeps the figures. */
export function optionsOf<Name extends string>(defaults: Record<Name, string>) {
  const texts = Object.entries<string>(defaults).map(
    ([name, usual]) => [name, { type: 'string', default: usual }] as const,
  );
  const options = { ...Object.fromEntries(texts), write: { type: 'boolean' } } as const;
  return parseArgs({ options }).values as Record<Name, string>; // each has a default
}

/** One file per kind of run, kept with the sources. */
const RESULTS = join(ROOT, 'lab/bench/results');

function tableOf(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([what, measured, target = '', met]) =>
      `| ${what} | ${measured} | ${target} | ${met === undefined ? '' : met ? 'yes' : '**NO**'} |`,
  );
  if (rows.length === 0) return `## ${title}\n`;
  return [
    `## ${title}`,
    '',
    '| What | Measured | Target | Met |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** Prints the tables, keeps them with `--write`, and exits with 1 when a row misses its target. */
export function finish(
  run: string,
  tables: readonly { title: string; rows: readonly Row[]; after?: string }[],
): never {
  const text = tables
    .map(({ title, rows, after = '' }) => `${tableOf(title, rows)}${after && `\n${after}\n`}`)
    .join('\n');
  console.log(text);
  if (process.argv.includes('--write')) write(run, text);
  const missed = tables.flatMap(({ rows }) => rows).filter(([, , , met]) => met === false);
  for (const [what] of missed) console.log(`MISSED  ${what}`);
  process.exit(missed.length === 0 ? 0 : 1);
}

function write(run: string, text: string): void {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${run.replace(':', '-')}.md`);
  writeFileSync(file, `# npm run ${run}\n\n${machine()}\n\n${text}`);
  execFileSync(join(ROOT, 'node_modules', '.bin', 'oxfmt'), [file], { cwd: ROOT });
}

function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Last run: ${day}, ${cpus().length} cores, ${memory} GiB, Node ${process.version}.`;
}
