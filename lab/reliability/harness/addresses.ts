import { connect } from 'node:net';

import { makeQuickClient } from './quickClient.ts';

/** A client's address and its server. */
export type Place = {
  port: number;
  /** A local address, or the one in the proxy's header. */
  from: string;
  isProxied: boolean;
};

/** Sends a request from a given address on a new connection. Shape: status 0 without an answer. */
export async function askFrom(
  { port, from, isProxied }: Place,
  { method = 'GET', path, body }: { method?: string; path: string; body?: unknown },
): Promise<{ status: number; text: string }> {
  using once = makeQuickClient(`http://127.0.0.1:${port}`, isProxied ? {} : { localAddress: from });
  return await once.ask(method, path, {
    body,
    ...(isProxied && { headers: { 'x-forwarded-for': from } }),
  });
}

export type OpenStream = {
  /** Shape: resolves with the status; 0 without an answer. */
  status: Promise<number>;
  isOpen: () => boolean;
  closed: Promise<void>;
  close: () => void;
};

/** Opens a stream of order events and reads it. */
export function openStream({ port, from, isProxied }: Place, token: string): OpenStream {
  const socket = connect({
    port,
    host: '127.0.0.1',
    ...(!isProxied && { localAddress: from }),
  }).setEncoding('utf8');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.write(
    `GET /api/orders/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n${
      isProxied ? `X-Forwarded-For: ${from}\r\n` : ''
    }Authorization: Bearer ${token}\r\n\r\n`,
  );
  let isStream = false;
  const status = new Promise<number>((resolve) => {
    socket.once('data', (text: unknown) => {
      const code = Number(/^HTTP\/1\.1 (\d{3})/.exec(String(text))?.[1] ?? 0);
      isStream = code === 200;
      resolve(code);
      // A refusal would keep the connection alive.
      if (!isStream) socket.destroy();
    });
    socket.on('close', () => resolve(0));
  });
  // Unread data would block the server.
  socket.on('data', () => undefined);
  return {
    status,
    closed,
    isOpen: () => isStream && !socket.destroyed && !socket.readableEnded,
    close: () => void socket.destroy(),
  };
}
