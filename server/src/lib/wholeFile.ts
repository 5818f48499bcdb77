import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

/** The end of a file's name while it is not whole. A killed program leaves it behind. */
export const UNFINISHED = '.part';

/** For the program's user alone: these files are keys, and copies of everybody's data. */
const MODE = 0o600;

/**
 * Makes a small file that no other process made: whole and on the disk, or not there at all.
 *
 * Shape   false when the file is there already; then it stays as it is.
 * Errors  the system's own, such as ENOSPC; then nothing is left behind.
 */
export function createWhole(file: string, text: string): boolean {
  const aside = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    const made = openSync(aside, 'wx', MODE);
    try {
      writeSync(made, text);
      fsyncSync(made);
    } finally {
      closeSync(made);
    }
    return putInPlace(aside, file);
  } catch (error) {
    throw withPath(error, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** A link fails where a file is. Some file systems have no links; there a copy does. */
function putInPlace(aside: string, file: string): boolean {
  try {
    linkSync(aside, file);
  } catch {
    if (existsSync(file)) return false;
    copyFileSync(aside, file, constants.COPYFILE_EXCL);
  }
  return true;
}

/**
 * Writes a file, in place of one of the same name: it is the old one or the new one, never a part.
 *
 * Errors  the system's own, such as ENOSPC; then nothing is left behind.
 */
export async function writeWhole(
  file: string,
  data: string | AsyncIterable<Uint8Array>,
): Promise<void> {
  const aside = `${file}${UNFINISHED}`;
  try {
    const made = await open(aside, 'w', MODE);
    try {
      await made.writeFile(data);
      await made.sync();
    } finally {
      await made.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw withPath(error, file);
  }
}

/** Errors of writing to an open file do not say which. */
function withPath(error: unknown, path: string): unknown {
  if (!isSystemError(error) || error.path !== undefined) return error;
  return Object.assign(error, { path, message: `${error.message} '${path}'` });
}

/** What the operating system refused: `code` is ENOSPC, EACCES and the like. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
