import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kill } from 'node:process';

import { z } from 'zod';

import { OperatorError } from '#errors';
import { createWhole, isSystemError } from '#platform/lib/wholeFile';

/** Another process uses the embedded database. The start ends with this line. */
export class DatabaseInUse extends OperatorError {}

const Owner = z.object({ pid: z.int(), started: z.string() });

/**
 * Locks a directory for this process: a second one would damage the embedded database. The lock of a dead
 * process is taken over; an unreadable one is left to the operator, because its process may run.
 *
 * Shape   returns the function that releases it.
 * Errors  DatabaseInUse, with the owner's pid or the file to delete.
 */
export function lockDirectory(directory: string, pid: number): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'larder.lock');
  claim(file, pid);
  return () => rmSync(file, { force: true });
}

function claim(file: string, pid: number): void {
  while (!createWhole(file, JSON.stringify({ pid, started: startOf(pid) }))) {
    const found = readIfThere(file);
    if (found === undefined) continue;
    const owner = readOwner(found);
    if (!owner)
      throw new DatabaseInUse(
        `${file} cannot be read; when no other process uses ${dirname(file)}, delete it and start again`,
      );
    if (startOf(owner.pid) === owner.started)
      throw new DatabaseInUse(`${dirname(file)} is in use by process ${owner.pid}; stop it first`);
    // Take over dead locks one at a time, or a second process could remove the new lock.
    const turn = `${file}.takeover`;
    claim(turn, pid);
    if (readIfThere(file) === found) rmSync(file);
    rmSync(turn);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function readOwner(claim: string): z.output<typeof Owner> | undefined {
  try {
    return Owner.parse(JSON.parse(claim));
  } catch {
    return undefined;
  }
}

/**
 * When a process started, so that a reused pid is not taken for the old owner. 'unknown' without /proc; then
 * the pid alone decides.
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
