import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One line per run of a goal. Not kept with the sources; the report is. */
export const RESULTS = fileURLToPath(
  new URL('../../../.data/reliability/results.jsonl', import.meta.url),
);

export type Result = {
  /** As the goals are numbered: R-03. */
  goal: string;
  /** What runs it: a commit, a night, a release. */
  when: 'commit' | 'nightly' | 'release';
  pass: boolean;
  figures: Record<string, number | string>;
  /** What must hold, in words. */
  limit: string;
  seed?: number;
  /** Units: seconds. */
  duration: number;
};

/** Writes a result down, and says it. */
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
