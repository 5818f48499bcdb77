import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { ErrorBody } from '@larder/shared/basics/errorBody.model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findPostgres } from '#reliability/harness/postgres';
import { startSuite, type Suite } from '#reliability/harness/suite';

const LOGIN = '{"email":"a@b.test","password":"x"}';
const post = (headers: string, body: string | Buffer = LOGIN) =>
  Buffer.concat([
    Buffer.from(
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);
const line = (start: string, headers = '') =>
  Buffer.from(`${start}\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`);
const sized = (body: string | Buffer, headers = '') =>
  post(`${headers}Content-Length: ${Buffer.byteLength(body)}`, body);
const BAD_UTF8 = Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]);

/** Invalid HTTP. Shape: name, bytes, allowed statuses; 0 is no answer. */
const ODD: readonly (readonly [string, Buffer, readonly number[]])[] = [
  ['a length too short', post('Content-Length: 5'), [400]],
  ['a length too long', post('Content-Length: 500'), [0, 400, 408]],
  ['a length below nothing', post('Content-Length: -5'), [400]],
  ['a length that is no number', post('Content-Length: ten'), [400]],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 35'), [400]],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked'), [400]],
  ['chunks of no size', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), [400]],
  [
    'a chunk without end',
    post('Transfer-Encoding: chunked', 'ffffffffff\r\n{'),
    [0, 400, 408, 413],
  ],
  [
    'chunks that are right',
    post('Transfer-Encoding: chunked', `${LOGIN.length.toString(16)}\r\n${LOGIN}\r\n0\r\n\r\n`),
    [401],
  ],
  ['an unknown transfer', post('Transfer-Encoding: secret', LOGIN), [400, 501]],
  ['a body that is packed', sized(gzipSync(LOGIN), 'Content-Encoding: gzip\r\n'), [400, 415]],
  ['bytes that are no text', sized(BAD_UTF8), [400]],
  ['a mark before the text', sized(`\ufeff${LOGIN}`), [400, 401]],
  ['no body and no length', post('', ''), [400]],
  ['a header of 20 KiB', line('GET /api/config HTTP/1.1', `X: ${'x'.repeat(20_480)}\r\n`), [431]],
  ['3,000 headers', line('GET /api/config HTTP/1.1', 'X: x\r\n'.repeat(3_000)), [200, 431]],
  ['a header with a zero byte', line('GET /api/config HTTP/1.1', 'X: a\u0000b\r\n'), [400]],
  ['a header that goes on', line('GET /api/config HTTP/1.1', 'X: a\r\n b\r\n'), [200, 400]],
  ['two hosts', line('GET /api/config HTTP/1.1', 'Host: b\r\n'), [200, 400]],
  ['no host', Buffer.from('GET /api/config HTTP/1.1\r\n\r\n'), [400]],
  ['an address of 20 KiB', line(`GET /${'x'.repeat(20_480)} HTTP/1.1`), [414, 431]],
  [
    'an address of somewhere else',
    line('GET http://example.com/api/config HTTP/1.1'),
    [200, 400, 404],
  ],
  ['two slashes', line('GET /api//config HTTP/1.1'), [404]],
  ['two slashes at the start', line('GET //api/config HTTP/1.1'), [200, 404]],
  ['another case', line('GET /API/config HTTP/1.1'), [200, 404]],
  ['a slash at the end', line('GET /api/config/ HTTP/1.1'), [404]],
  ['a step up', line('GET /api/../healthz HTTP/1.1'), [200, 404]],
  ['a hidden step up', line('GET /api/%2e%2e/healthz HTTP/1.1'), [404]],
  ['a hidden step out of the pictures', line('GET /images/..%2f..%2fREADME.md HTTP/1.1'), [404]],
  ['a step out of the pictures', line('GET /images/../../README.md HTTP/1.1'), [404]],
  ['the folder of the pictures', line('GET /images/ HTTP/1.1'), [404]],
  ['a picture with a zero byte', line('GET /images/%00 HTTP/1.1'), [404]],
  ['a picture with a name of 8,000', line(`GET /images/${'x'.repeat(8_000)} HTTP/1.1`), [404]],
  ['a picture of half a sign', line('GET /images/%zz HTTP/1.1'), [404]],
  ['a zero byte', line('GET /api/config%00 HTTP/1.1'), [400, 404]],
  ['half a sign', line('GET /api/%zz HTTP/1.1'), [404]],
  // 404 where the pages are not built.
  ['half a sign of a page', line('GET /%zz HTTP/1.1'), [302, 404]],
  ['TRACE', line('TRACE /api/config HTTP/1.1'), [400, 404, 405]],
  ['CONNECT', line('CONNECT example.com:80 HTTP/1.1'), [0, 400, 404]],
  ['a method of our own', line('GRAB /api/config HTTP/1.1'), [400]],
  ['a method in small letters', line('get /api/config HTTP/1.1'), [400]],
  ['OPTIONS of everything', line('OPTIONS * HTTP/1.1'), [400, 404]],
  ['the start of HTTP/2', Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), [0, 400]],
  ['a version to come', line('GET /api/config HTTP/9.9'), [400, 505]],
  ['no version', Buffer.from('GET /api/config\r\n\r\n'), [0, 200, 400]],
  ['a greeting of TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]), [0, 400]],
  ['noise', Buffer.from(Array.from({ length: 512 }, (_, n) => (n * 7) % 256)), [0, 400]],
];

describe.skipIf(findPostgres() === undefined)('bytes on the wire', () => {
  let suite: Suite;
  beforeAll(async () => {
    suite = await startSuite();
  }, 120_000);
  afterAll(() => suite.stop(), 60_000);

  test.for(ODD)(
    '%s: refused in one of our shapes, without side effects',
    { timeout: 30_000 },
    async ([, bytes, statuses]) => {
      const { status, body, type } = await exchange(suite.server.port, bytes);
      expect(statuses).toContain(status);
      expect(body).not.toMatch(/node_modules|\bat .*\.[jt]s:\d+/);
      // Node refuses a missing host by itself, without a type.
      const isOurs = status >= 400 && type !== '';
      expect(!isOurs || ErrorBody.safeParse(JSON.parse(body)).success).toBe(true);
      expect((await fetch(`${suite.server.url}/healthz`)).status).toBe(200);
      expect(suite.server.output()).not.toContain('"stack"');
    },
  );
});

/** Longer than the server's request timeout. */
const PATIENCE_MS = 14_000;
const QUIET_MS = 200;

/** Sends the bytes and reads until the connection is silent. */
function exchange(
  port: number,
  bytes: Buffer,
): Promise<{ status: number; body: string; type: string }> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const late = setTimeout(() => socket.destroy(), PATIENCE_MS);
    let quiet: NodeJS.Timeout | undefined;
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.destroy(), QUIET_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '',
        body: rest.join('\r\n\r\n'),
      });
    });
  });
}
