import { request } from 'node:http';
import { connect } from 'node:net';

/** Where a client asks from, and who is asked. */
export type Place = {
  port: number;
  /** An address of this machine, or what a proxy in front says. */
  from: string;
  isProxied: boolean;
};

/** Asks from an address of its own, on a new connection. Shape: status 0 when no answer came. */
export function askFrom(
  { port, from, isProxied }: Place,
  { method = 'GET', path, body }: { method?: string; path: string; body?: unknown },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const sent = request({
      port,
      method,
      path,
      host: '127.0.0.1',
      agent: false,
      ...(!isProxied && { localAddress: from }),
      headers: {
        ...(isProxied && { 'x-forwarded-for': from }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    let text = '';
    sent.on('error', () => resolve({ status: 0, text }));
    sent.on('response', (answer) => {
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export type OpenStream = {
  /** Shape: settles with its status; 0 when no answer came. */
  status: Promise<number>;
  isOpen: () => boolean;
  closed: Promise<void>;
  close: () => void;
};

/** Opens a stream of order news and reads whatever comes. */
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
      // A refusal would leave the connection open for another request.
      if (!isStream) socket.destroy();
    });
    socket.on('close', () => resolve(0));
  });
  // Read on, or the server's words would wait here.
  socket.on('data', () => undefined);
  return {
    status,
    closed,
    isOpen: () => isStream && !socket.destroyed && !socket.readableEnded,
    close: () => void socket.destroy(),
  };
}
