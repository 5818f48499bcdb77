import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { lockDirectory } from '#platform/db/lockFile';
import { openPglite } from '#platform/db/pglite';
import { sql } from '#platform/db/sql';

/** The embedded database is created first, which takes long on a busy machine. */
const MIGRATES = { timeout: 120_000 };

const PROGRAM = fileURLToPath(new URL('adminCreate.ts', import.meta.url));
const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-admin-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

async function run(args: readonly string[], typed: string) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { DATA_DIR } });
  // A program that ignores its input may end before it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, complained };
}

const password = 'hunter of the larder\n';
const grace = ['--email', 'Grace@example.com', '--name', 'Grace'];

test(
  'the first line of the input becomes the password of a new administrator',
  MIGRATES,
  async () => {
    const { code, said } = await run(grace, `${password}not this line`);
    expect([code, said]).toEqual([0, 'Grace@example.com is an administrator now.\n']);
    const db = await openPglite({ dataDir: join(DATA_DIR, 'pglite') });
    const rows = await db.many(
      z.object({ email: z.string(), name: z.string(), role: z.string() }),
      sql`select email, name, role from users`,
    );
    await db.close();
    expect(rows).toEqual([{ email: 'grace@example.com', name: 'Grace', role: 'admin' }]);
  },
);

test.for([
  ['the same address again', grace, password, /Email already registered/],
  ['a short password', ['--email', 'b@example.com'], 'short12\n', /password: must be at least 8/],
  ['no password', ['--email', 'b@example.com'], '', /no password on standard input/],
  ['no address', [], password, /usage: /],
  ['a word it does not know', ['--mail', 'b@example.com'], password, /usage: /],
] as const)('%s is refused in one line', async ([, args, typed, complaint]) => {
  const { code, said, complained } = await run(args, typed);
  expect([code, said]).toEqual([1, '']);
  expect(complained).toMatch(complaint);
  expect(complained.trimEnd().split('\n')).toHaveLength(1);
});

test('never beside a running server', async () => {
  const release = lockDirectory(DATA_DIR, process.pid);
  const { code, complained } = await run(['--email', 'b@example.com'], password);
  release();
  expect(code).toBe(1);
  expect(complained).toContain(`in use by process ${process.pid}`);
});
