// Notices that whoever started this program is gone. npm runs a script in a shell, which hands no signal on, and
// what is killed hands on nothing: without this the program would stay, with its port and its database.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LOOK_EVERY_MS = 500;

const starters = findStarters();

/** Whether one of those that started this program runs no more. */
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

/** The parent; and npm, when the parent is only the shell in which npm runs this script. */
function findStarters() {
  const file = `/proc/${process.ppid}/cmdline`;
  const isShell =
    existsSync(file) && readFileSync(file, 'utf8').includes(basename(process.argv[1] ?? ''));
  return isShell ? [process.ppid, Number(statOf(process.ppid)[1])] : [process.ppid];
}

/** A killed process is a zombie, of state Z, until its parent looks. */
function isRunning(pid) {
  if (existsSync('/proc/self/stat')) return !['Z', undefined].includes(statOf(pid)[0]);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The state and the parent of a process, as Linux tells them; nothing of one that is gone. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return [];
  }
}
