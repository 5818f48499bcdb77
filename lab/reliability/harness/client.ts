import { setImmediate as turn } from 'node:timers/promises';

/** An answer with its body; of a stream only its start. */
export type Answer = {
  status: number;
  headers: Headers;
  /** The parsed JSON, else the text. */
  body: unknown;
  text: string;
  ms: number;
};

export type Sent = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Retries once when there is no answer. */
  again?: boolean;
};

export type Client = ReturnType<typeof client>;

/** An HTTP client of a server. */
export function client(base: string) {
  return async (
    method: string,
    path: string,
    { token, body, headers, timeoutMs = 30_000, again = false }: Sent = {},
  ): Promise<Answer> => {
    // Before the clock starts: writing megabytes of JSON takes longer than many an answer.
    const bytes = body === undefined ? undefined : Buffer.from(written(body));
    // After seconds of synchronous work the client has not seen yet which idle connections were closed.
    await turn();
    const begun = performance.now();
    const send = () =>
      fetch(base + path, {
        method,
        headers: {
          ...(bytes && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(bytes && { body: bytes }),
        signal: AbortSignal.timeout(timeoutMs),
      });
    // An idle connection may turn out closed on use.
    const answer = await send().catch((error: unknown) => {
      if (again && error instanceof TypeError) return send();
      throw error;
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream) await answer.body?.cancel();
    const text = isStream ? '' : await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: isStream ? undefined : parsed(text),
      text,
      ms: performance.now() - begun,
    };
  };
}

function written(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
