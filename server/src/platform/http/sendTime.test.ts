import { type AddressInfo, connect, type Socket } from 'node:net';

import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { readFileBody, takeFiles } from './fileBody.ts';
import { boundSending } from './sendTime.ts';

const MAX_MS = 600;
const PART = 2_000;
/** A 408 may be lost while the client is still sending. */
const CUT = ['HTTP/1.1 408', ''];

/** A server whose requests may take 600 ms, and a file as long as each 600 ms bring 2,000 bytes. */
async function server(): Promise<number> {
  const app = Fastify({ forceCloseConnections: true });
  boundSending(app, { maxMs: MAX_MS, minPart: PART });
  app.post('/json', async () => 'read');
  await app.register(async (files) => {
    takeFiles(files);
    files.post('/file', { config: { isFile: true } }, async ({ body }) => {
      const { length } = await readFileBody(body, 1_000_000);
      return String(length);
    });
    files.post('/refused', { config: { isFile: true } }, async () => 'no');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port; // of a server that listens on a port
}

type Sending = {
  path: string;
  length: number;
  /** Of the bytes; then it waits. */
  sends?: number;
  part: number;
  everyMs: number;
  type?: string;
};

/** Sends a body in parts. Shape: what came back until the server closed, and how long that took in ms. */
async function sent({
  path,
  length,
  sends = length,
  part,
  everyMs,
  type = 'application/octet-stream',
}: Sending) {
  const socket: Socket = connect(await server(), '127.0.0.1');
  const since = performance.now();
  let [answer, left] = ['', sends];
  socket.setEncoding('latin1').on('data', (text) => {
    answer += String(text);
  });
  socket.on('error', () => undefined); // the server closes while more is sent
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const timer = setInterval(() => {
    const size = Math.min(part, left);
    left -= size;
    if (size > 0 && socket.writable) socket.write(' '.repeat(size));
  }, everyMs);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return { answer, ms: performance.now() - since, left };
}

test('a body that does not come in time ends with 408', async () => {
  const { answer, left } = await sent({
    path: '/json',
    type: 'application/json',
    length: 200_000,
    part: PART,
    everyMs: 20,
  });
  expect(answer.slice(0, 12)).toBeOneOf(CUT);
  expect(left).toBeGreaterThan(0);
});

test('a file may take longer while enough of it comes', async () => {
  const { answer, ms } = await sent({ path: '/file', length: 120_000, part: PART, everyMs: 25 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*120000$/);
  expect(ms).toBeGreaterThan(2 * MAX_MS);
});

test('a file that comes too slowly ends with 408', async () => {
  const { answer } = await sent({ path: '/file', length: 60_000, part: 10, everyMs: 25 });
  expect(answer.slice(0, 12)).toBeOneOf(CUT);
});

test('what came fast before does not count', async () => {
  const { answer, left } = await sent({
    path: '/file',
    length: 60_001,
    sends: 60_000,
    part: 60_000,
    everyMs: 20,
  });
  expect(answer.slice(0, 12)).toBeOneOf(CUT);
  expect(left).toBe(0);
});

test('who sends on after a refusal is cut off', async () => {
  const { answer, left } = await sent({ path: '/refused', length: 60_000, part: 500, everyMs: 20 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(left).toBeGreaterThan(0);
});
