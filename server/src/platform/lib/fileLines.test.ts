import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

import { bytesOf, linesOf } from './fileLines.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'larder-lines-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function all(bytes: AsyncIterable<Buffer>, maxBytes: number): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of linesOf(bytes, maxBytes)) lines.push(line);
  return lines;
}

test.for([
  ['lines of both systems', 'a\nb\r\nc', ['a', 'b', 'c']],
  ['an end of the last line', 'a\nb\n', ['a', 'b']],
  ['empty lines', '\n\na', ['', '', 'a']],
  ['letters of several bytes', 'Käse\n酪', ['Käse', '酪']],
  ['a line of the longest', '1234567890\nb', ['1234567890', 'b']],
  ['one longer', '12345678901\nb\n12345678901', [undefined, 'b', undefined]],
  ['nothing', '', []],
] as const)('%s, however the bytes come', async ([, text, expected]) => {
  for (const size of [1, 2, 3, 7, 100])
    expect(await all(inChunks(text, size), 10)).toEqual(expected);
});

test.for([
  ['plain', (text: string) => Buffer.from(text)],
  ['gzip, whatever its name is', (text: string) => gzipSync(text)],
  ['in two gzip parts', (text: string) => Buffer.concat([gzipSync(text), gzipSync('\nlast')])],
] as const)('a file that is %s', async ([name, pack]) => {
  const path = join(FOLDER, name.replaceAll(/\W/g, ''));
  writeFileSync(path, pack('one\ntwo'));
  const lines = await all(await bytesOf(path), 100);
  expect(lines.slice(0, 2)).toEqual(['one', 'two']);
});

test('a cut file fails after its lines, a missing one at once', async () => {
  const path = join(FOLDER, 'cut');
  const whole = gzipSync(Array.from({ length: 5_000 }, (_, n) => `line ${n * 7919}`).join('\n'));
  writeFileSync(path, whole.subarray(0, whole.length - 20));
  const seen: unknown[] = [];
  const reading = async () => {
    for await (const line of linesOf(await bytesOf(path), 100)) seen.push(line);
  };
  await expect(reading()).rejects.toMatchObject({ code: 'Z_BUF_ERROR' });
  expect(seen[0]).toBe('line 0');
  await expect(bytesOf(join(FOLDER, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a file that is cut is told to who reads it later', async () => {
  const path = join(FOLDER, 'late');
  writeFileSync(path, gzipSync('a\nb').subarray(0, -10));
  const bytes = await bytesOf(path);
  if (!(bytes instanceof Readable)) throw new TypeError('no stream');
  await new Promise((resolve) => bytes.once('close', resolve));
  await expect(all(bytes, 100)).rejects.toMatchObject({ code: 'Z_BUF_ERROR' });
});
