import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from './root.ts';

/** One line per run of a goal. Not under version control; the report is. */
export const RESULTS = join(ROOT, '.data/reliability/results.jsonl');

export type Result = {
  /** Its number: R-03. */
  goal: string;
  when: 'commit' | 'nightly' | 'release';
  pass: boolean;
  figures: Record<string, number | string>;
  /** The requirement in words. */
  limit: string;
  seed?: number;
  /** Units: seconds. */
  duration: number;
};

/** Appends and prints a result. */
export function record(result: Result): void {
  mkdirSync(dirname(RESULTS), { recursive: true });
  const line = { at: new Date().toISOString(), commit: commit(), ...result };
  appendFileSync(RESULTS, `${JSON.stringify(line)}\n`);
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
