import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Outgoing connections of a process, from the system: a watch inside the process could miss some.
 *
 * Shape   addresses like 127.0.0.1:5432; connections to its own `listening` ports are left out. Empty
 * without /proc.
 */
export function connectionsOf(pid: number, listening: readonly number[]): string[] {
  const own = new Set(socketsOf(pid));
  const found = ['tcp', 'tcp6'].flatMap((table) =>
    readTable(`/proc/${pid}/net/${table}`).flatMap((line) => {
      const [, local = '', remote = '', , , , , , , inode = ''] = line.trim().split(/\s+/);
      const isOpened = own.has(inode) && !listening.includes(portOf(local)) && portOf(remote) !== 0;
      return isOpened ? [`${hostOf(remote)}:${portOf(remote)}`] : [];
    }),
  );
  return [...new Set(found)];
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.[1] ?? [];
      } catch {
        return []; // closed meanwhile
      }
    });
  } catch {
    return [];
  }
}

function readTable(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(1);
  } catch {
    return [];
  }
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '0', 16);
}

/** /proc writes an address as words of four bytes, each little-endian. */
function hostOf(address: string): string {
  const [hex = ''] = address.split(':');
  const last = hex.slice(-8);
  const bytes = [6, 4, 2, 0].map((at) => Number.parseInt(last.slice(at, at + 2), 16));
  const isMapped = hex.length === 8 || /^0{16}(?:0{8}|F{4}0{4}|0{4}F{4})/i.test(hex);
  return isMapped ? bytes.join('.') : hex;
}
