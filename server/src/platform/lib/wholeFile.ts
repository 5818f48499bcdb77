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

/** Suffix of an incomplete file. A killed program leaves it behind. */
export const UNFINISHED = '.part';

/** Readable by the program's user alone: keys, and copies of all data. */
const MODE = 0o600;

/**
 * Creates a small file atomically, flushed to disk.
 *
 * Shape   false when the file exists; then it is not changed.
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

/** A link fails when the file exists. File systems without links get a copy. */
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
 * Writes or replaces a file atomically.
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

/** Errors on an open file lack its path. */
function withPath(error: unknown, path: string): unknown {
  if (!isSystemError(error) || error.path !== undefined) return error;
  return Object.assign(error, { path, message: `${error.message} '${path}'` });
}

/** An error of the operating system: `code` is ENOSPC, EACCES and the like. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
