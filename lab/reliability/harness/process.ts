import { readdirSync, readFileSync } from 'node:fs';

/** Units: megabytes of resident memory, and open files. */
export function usage(pid: number): { mb: number; files: number } {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { mb: Number(kb ?? 0) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}
