import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Only root can mount one. */
export const CAN_MOUNT = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * A small disk; `size` as mount takes it: 4k, 24m.
 *
 * Shape   `work` gets its folder and a function that grows it.
 */
export async function onSmallDisk<T>(
  size: string,
  work: (folder: string, grow: (size: string) => void) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-disk-'));
  const mount = (...options: string[]) =>
    execFileSync('/bin/mount', [...options, 'larder', folder]);
  mount('-t', 'tmpfs', '-o', `size=${size}`);
  try {
    return await work(folder, (more) => mount('-o', `remount,size=${more}`));
  } finally {
    // Lazily: the library keeps files open of a database that it failed to create.
    execFileSync('/bin/umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
}
