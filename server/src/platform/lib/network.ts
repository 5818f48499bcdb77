import { Agent } from 'undici';

import { inSpan } from './span.ts';

/** Network and time, replaced in tests. */
export type Network = {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  /** A signal that aborts after a time. Units: milliseconds. */
  readonly timeout: (ms: number) => AbortSignal;
};

/** Max time to connect, with TLS. Source: docs/operations.md. */
const CONNECT_MS = 3_000;

/**
 * Max milliseconds of all attempts at an upstream call while a caller waits: pages give up after 10 s, and
 * the server closes silent connections after 15 s.
 */
export const MAX_ASKING_MS = 9_000;

const dispatcher = new Agent({ connect: { timeout: CONNECT_MS } });

/**
 * `fetch` for the services that the settings name, with 3 seconds to connect. The caller limits the answer.
 *
 * Shape   each request is a span with the host alone: an address may hold what a person typed.
 */
export const fetchUpstream: typeof fetch = (address, init) => {
  const { host } = new URL(address instanceof Request ? address.url : address);
  const method = init?.method ?? 'GET';
  const attributes = { 'http.request.method': method, 'server.address': host };
  return inSpan(`${method} ${host}`, attributes, async (span) => {
    const withLimit = { ...init, dispatcher };
    const answer = await fetch(address, withLimit);
    span.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
};

/** The real network and time. */
export function makeNetwork(now: () => Date): Network {
  return { fetch: fetchUpstream, now, timeout: (ms) => AbortSignal.timeout(ms) };
}

/**
 * The body of an answer, within the request's time limit.
 *
 * Shape   undefined as soon as it exceeds `maxBytes`; the rest is not read.
 */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
