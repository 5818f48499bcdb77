import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

/** The embedded database is created first, which takes long on a busy machine. */
const MIGRATES = { timeout: 120_000 };

const PROGRAM = fileURLToPath(new URL('productsImport.ts', import.meta.url));
const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-products-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

async function run(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { DATA_DIR } });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, complained };
}

const product = (code: string, country: string) =>
  JSON.stringify({ code, product_name: 'Milk', quantity: '1 l', countries_tags: [country] });
const dump = gzipSync(
  [
    product('0742365007224', 'en:united-states'),
    product('3017620422003', 'en:france'),
    'no product',
  ].join('\n'),
);

test('a packed dump is read, and figures are told', MIGRATES, async () => {
  const file = join(DATA_DIR, 'dump.jsonl.gz');
  writeFileSync(file, dump);
  expect(await run(file, '--country', 'us,ca')).toEqual({
    code: 0,
    said: '3 read, 1 kept (0 without a pack, 1 without a food), 1 without such a country, 1 with faults\n',
    complained: '',
  });
  const cut = join(DATA_DIR, 'cut');
  writeFileSync(cut, dump.subarray(0, -10));
  expect(await run(cut)).toMatchObject({
    code: 1,
    complained: `The import ended: ${cut} is damaged or cut; what was read stays\n`,
  });
});

test.for([
  ['no file', [], /usage: /],
  ['two files', ['a', 'b'], /usage: /],
  ['a word it does not know', ['a', '--land', 'us'], /usage: /],
  ['a country that is none', ['a', '--country', 'us,xx'], /“xx” is no country/],
  ['a file that is not there', [join(tmpdir(), 'larder-none')], /ENOENT/],
] as const)('%s is refused in one line', async ([, args, complaint]) => {
  const { code, said, complained } = await run(...args);
  expect([code, said]).toEqual([1, '']);
  expect(complained).toMatch(complaint);
  expect(complained.trimEnd().split('\n')).toHaveLength(1);
});
