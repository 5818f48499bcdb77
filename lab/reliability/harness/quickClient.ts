import { Agent, type AgentOptions, request } from 'node:http';

import type { Sent } from './client.ts';

/** Shape   `status` is 0 without an answer; `ms` counts from when the call was due. */
export type Timed = { status: number; ms: number; text: string; retryAfter: string | undefined };

/** A client that uses less processor time than `fetch`. Shape: `options` of its connections. */
export function makeQuickClient(base: string, options: AgentOptions = { keepAlive: true }) {
  const agent = new Agent(options);
  const ask = (method: string, path: string, given: Sent = {}): Promise<Omit<Timed, 'ms'>> =>
    new Promise((resolve) => {
      const { token, body, headers } = given;
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(`${base}${path}`, {
        method,
        agent,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      const fail = () => resolve({ status: 0, text: '', retryAfter: undefined });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection as we reused it: the call was not read.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          ask(method, path, given).then(resolve, fail);
        else fail();
      });
      sent.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            retryAfter: answer.headers['retry-after'],
          }),
        );
      });
      sent.end(payload);
    });
  return { ask, [Symbol.dispose]: () => agent.destroy() };
}
