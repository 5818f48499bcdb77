import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { ERRORS } from '@larder/shared/basics/errors.model';

/** Errors of Node's HTTP parser for requests that are not malformed. */
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of the request are too long'],
};
const MALFORMED = [400, ERRORS.invalid_request.message] as const;
/** Keeps reading this long: closing a connection with unread bytes would lose the answer. Units: ms. */
const LINGER_MS = 500;

/**
 * Answers bytes that are no valid request, in the shape of all errors, and closes the connection. `Connection: close`
 * keeps the sender from reusing it.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: 'invalid_request', message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.removeAllListeners('data').resume();
  socket.once('end', () => socket.destroy());
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
