import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createWhole, isSystemError, writeWhole } from './wholeFile.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'larder-whole-'));

test('creates a file once, for its owner alone, without leftovers', () => {
  const file = join(folder(), 'key');
  expect(createWhole(file, 'first')).toBe(true);
  expect(createWhole(file, 'second')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['key']);
});

test('a file that is written again is the new one; what is not a file fails and stays', async () => {
  const at = folder();
  const file = join(at, 'backup');
  await writeWhole(file, 'first');
  await writeWhole(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  mkdirSync(join(at, 'taken'));
  writeFileSync(join(at, 'taken', 'inside'), '');
  await expect(writeWhole(join(at, 'taken'), 'x')).rejects.toSatisfy(isSystemError);
  expect(readdirSync(at).toSorted()).toEqual(['backup', 'taken']);
});
