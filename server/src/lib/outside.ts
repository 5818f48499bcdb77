import { Agent } from 'undici';

import { inSpan } from './span.ts';

/** Whoever does not take up the connection, with TLS, by then is down. Source: docs/operations.md. */
const CONNECT_MS = 3_000;

/**
 * All tries of what we ask others while a caller waits take no longer, in milliseconds. Pages give a call
 * up after 10 s, and the server closes a connection on which nothing happened for 15.
 */
export const MAX_ASKING_MS = 9_000;

const dispatcher = new Agent({ connect: { timeout: CONNECT_MS } });

/**
 * `fetch` for other people's servers: it waits no more than 3 seconds for a connection. How long the
 * answer may take is the caller's to say.
 *
 * Shape   each request is a span that names the host only: an address may hold what a person typed.
 */
export const fetchOutside: typeof fetch = (address, init) => {
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

/**
 * The body of an answer. The limit of time of the request holds for it too.
 *
 * Shape   undefined as soon as it is larger than so many bytes: then the rest is not fetched.
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
