import { type AddressInfo, connect } from 'node:net';

import { ErrorBody } from '@larder/shared/basics/errorBody.model';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { refuseUnreadable } from './unreadable.ts';

const ROUNDS = 50;
const TOO_LONG = 'x'.repeat(64 * 1024);

async function startServer(): Promise<number> {
  const app = Fastify({ clientErrorHandler: refuseUnreadable, forceCloseConnections: true });
  app.get('/', async () => 'well');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port; // of a server that listens on a port
}

/** Sends bytes and reads until the server ends the connection. Shape: `failed` when it was reset. */
function exchange(port: number, bytes: string): Promise<{ answer: string; failed: boolean }> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes)).setEncoding('utf8');
    socket.on('data', (text) => {
      answer += String(text);
    });
    socket.on('error', () => resolve({ answer, failed: true }));
    socket.on('end', () => resolve({ answer, failed: false }));
  });
}

test.each([
  ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${TOO_LONG}\r\n\r\n`, 431],
  ['a long address', `GET /?q=${TOO_LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['no HTTP', `hello\r\n${TOO_LONG}`, 400],
])('%s is refused in our shape, and the sender gets it whole', async (_, bytes, status) => {
  const port = await startServer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answer, failed } = await exchange(port, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(failed).toBe(false);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
    expect(head).toMatch(/^Connection: close$/m);
    expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({ error: 'invalid_request' });
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
  }
});

test('who was refused can go on at once', async () => {
  const url = `http://127.0.0.1:${await startServer()}/`;
  for (let round = 0; round < ROUNDS; round += 1) {
    expect((await fetch(`${url}?q=${TOO_LONG}`)).status).toBe(431);
    expect((await fetch(url)).status).toBe(200);
  }
});

test('a sender that does not stop is cut off', async () => {
  const port = await startServer();
  const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
  const more = setInterval(() => socket.writable && socket.write(TOO_LONG), 10);
  onTestFinished(() => clearInterval(more));
  socket.on('error', () => undefined);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.destroyed).toBe(true);
});
