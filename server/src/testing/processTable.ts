import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** State and parent of a process, as every Linux keeps them: `pid (name) state parent`. */
function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, state = '', parent] = stat.slice(stat.lastIndexOf(')')).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined; // it has ended
  }
}

/** The processes that a process has started and that run. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && statOf(one)?.parent === pid && isAlive(one));
}

/** An ended process may stay in the table until its parent reaps it. */
export function isAlive(pid: number): boolean {
  return (statOf(pid)?.state ?? 'Z') !== 'Z';
}

const LISTENING = '0A';

/**
 * Connections that a process holds on a port it serves, in every state but listening.
 *
 * Source  proc_pid_net(5): `sl local_address rem_address st … inode`, numbers in hexadecimal.
 */
export function connectionsOf(pid: number, port: number): string[] {
  const own = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => socketOf(pid, fd)));
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, address, , state, , , , , , inode = '']) =>
          address?.endsWith(local) && state !== LISTENING && own.has(inode),
      )
      .map(([, address = '', , state = '']) => `${address} in state ${state}`),
  );
}

/** The number of the socket behind an open file. */
function socketOf(pid: number, fd: string): string | undefined {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
  } catch {
    return undefined; // it was closed meanwhile
  }
}
