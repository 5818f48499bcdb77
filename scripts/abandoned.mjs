// Detects that the process that started this program has ended. npm runs a script in a shell, which forwards
// no signals, and a killed process forwards none: without this the program would keep its port and database.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LOOK_EVERY_MS = 500;

const starters = findStarters();

/** Whether one of the starting processes has ended. */
export function isAbandoned() {
  return process.ppid !== starters[0] || !starters.every(isRunning);
}

/** Calls back once when that happens. */
export function whenAbandoned(then) {
  const timer = setInterval(() => {
    if (!isAbandoned()) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The parent; also npm, when the parent is the shell in which npm runs this script. */
function findStarters() {
  const file = `/proc/${process.ppid}/cmdline`;
  const isShell =
    existsSync(file) && readFileSync(file, 'utf8').includes(basename(process.argv[1] ?? ''));
  return isShell ? [process.ppid, Number(statOf(process.ppid)[1])] : [process.ppid];
}

/** A killed process is a zombie (state Z) until its parent reads its exit code. */
function isRunning(pid) {
  if (existsSync('/proc/self/stat')) return !['Z', undefined].includes(statOf(pid)[0]);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** State and parent of a process, from /proc; undefined when it has ended. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return [];
  }
}
