import { Agent } from 'undici';

import { inSpan } from './span.ts';

/** Whoever does not take up the connection, with TLS, by then is down. Source: docs/operations.md. */
const CONNECT_MS = 3_000;

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
