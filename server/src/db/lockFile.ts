import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill } from 'node:process';

import { z } from 'zod';

/** Another process owns the embedded database. The start ends with this one line. */
export class DatabaseInUse extends Error {}

const Owner = z.object({ pid: z.int(), started: z.string() });

/**
 * Claims a directory for this process: the embedded database would be damaged by a second one.
 * A claim of a process that no longer runs is taken over.
 *
 * Shape   returns the function that gives the directory back.
 * Errors  DatabaseInUse, with the pid of the owner.
 */
export function lockDirectory(directory: string, pid: number): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'larder.lock');
  const mine = JSON.stringify({ pid, started: startOf(pid) });
  try {
    writeFileSync(file, mine, { flag: 'wx' });
  } catch {
    const owner = readOwner(file);
    if (owner && owner.pid !== pid && startOf(owner.pid) === owner.started)
      throw new DatabaseInUse(`${directory} is in use by process ${owner.pid}; stop it first`);
    rmSync(file, { force: true });
    writeFileSync(file, mine, { flag: 'wx' });
  }
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): z.output<typeof Owner> | undefined {
  try {
    return Owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * When a process started, as the system tells it, so that a pid that was given out again is not
 * taken for the old owner. 'unknown' where the system has no /proc; then the pid alone decides.
 */
function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat'))
    return existsSync(stat)
      ? (readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '')
      : 'gone';
  return isRunning(pid) ? 'unknown' : 'gone';
}

function isRunning(pid: number): boolean {
  try {
    kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
