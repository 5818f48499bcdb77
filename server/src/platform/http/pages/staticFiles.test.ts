import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

/** Sends a path as it is written: `inject` and `fetch` would resolve its dots first. */
async function listening() {
  const web = mkdtempSync(join(tmpdir(), 'larder-static-'));
  mkdirSync(join(web, 'assets', 'deep'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<title>Larder</title>');
  writeFileSync(join(web, 'assets', 'app.js'), '/* app */');
  const { app } = await testApp({ web });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return async (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, method, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the event's arguments
    const body = (await answer.setEncoding('utf8').toArray()).join('');
    return { status: answer.statusCode, type: answer.headers['content-type'], body };
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** What follows the folder in a path that leads to no file of it. */
const NO_FILES = [
  ['nothing', ''],
  ['a folder', 'deep'],
  ['a folder with its slash', 'deep/'],
  ['a query alone', '?v=1'],
  ['two slashes', '/app.js'],
  ['an absolute path', '/etc/passwd'],
  ['an encoded absolute path', '%2fetc%2fpasswd'],
  ['the folder itself', '.'],
  ['the folder itself, encoded', '%2e/app.js'],
  ['the folder above', '..'],
  ['the folder above with its slash', '../'],
  ['a file above', '../index.html'],
  ['a file above by encoded dots', '%2e%2e/index.html'],
  ['a file above by encoded slashes', '..%2findex.html'],
  ['a file above by encoded everything', '%2e%2e%2findex.html'],
  ['a file above by twice encoded dots', '%252e%252e/index.html'],
  ['a file above by backslashes', '..%5cindex.html'],
  ['a file above by overlong UTF-8', '%c0%ae%c0%ae/index.html'],
  ['far above', `${'../'.repeat(20)}etc/passwd`],
  ['a zero byte', '%00'],
  ['a zero byte after a name', 'app.js%00'],
  ['a zero byte before an ending', 'app.js%00.webp'],
  ['a line break', '%0d%0aSet-Cookie:%20a=b'],
  ['a malformed encoding', '%zz'],
  ['half a character', '%ff'],
  ['a hidden file', '.env'],
  ['a name of 300 characters', 'a'.repeat(300)],
  ['a name of 8,000 characters', 'a'.repeat(8_000)],
  ['a name of 1,000 encoded characters', '%F0%9F%8D%85'.repeat(1_000)],
  ['2,000 folders', 'a/'.repeat(2_000)],
  ['a file as a folder', 'app.js/x'],
] as const;

test.for(['/images/', '/assets/'])('a missing file below %s is no server error', async (folder) => {
  const ask = await listening();
  const found: unknown[] = [];
  for (const [what, rest] of NO_FILES)
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, type } = await ask(folder + rest, { method });
      if (status !== 404 || type !== JSON_TYPE) found.push({ what, method, status, type });
    }
  expect(found).toEqual([]);
});

test('ranges are ignored: the whole file is sent', async () => {
  const ask = await listening();
  for (const range of ['bytes=0-1', 'bytes=999999-', 'bytes=b-a'])
    expect(await ask('/assets/app.js', { headers: { range } })).toMatchObject({
      status: 200,
      body: '/* app */',
    });
});

test('a failed precondition is a client error', async () => {
  const ask = await listening();
  const headers = { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
  for (const path of ['/assets/app.js', '/images/site/favicon.svg'])
    expect((await ask(path, { headers })).status).toBe(400);
});
