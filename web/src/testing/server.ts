import type { Endpoint } from '@larder/shared/contract/endpoint';
import { type ErrorCode, ERRORS } from '@larder/shared/contract/errors';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import * as z from 'zod/mini';

/** One request as the stand-in server saw it, before anything is decoded. */
type Seen = {
  body: unknown;
  query: Record<string, string>;
  params: Record<string, string>;
  headers: Headers;
};

type Respond = (seen: Seen) => Response | Promise<Response>;

/**
 * A stand-in server for the tests of one file, made at its top level. Its answers must fit the
 * contract, so a page test cannot lie about the wire; a call nobody prepared fails the test.
 *
 * `answers` and `refuses` hold until the end of the test; the latest for a call wins. Both return
 * the list of requests they got, which grows as they come.
 */
export function mockServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  function on(endpoint: Endpoint, respond: Respond): Seen[] {
    const seen: Seen[] = [];
    const path = `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
    server.use(
      http[method](path, async ({ request, params }) => {
        const text = await request.text();
        const one: Seen = {
          body: text === '' ? undefined : JSON.parse(text),
          query: Object.fromEntries(new URL(request.url).searchParams),
          params: Object.fromEntries(
            Object.entries(params).map(([key, value]) => [key, String(value)]),
          ),
          headers: request.headers,
        };
        seen.push(one);
        return respond(one);
      }),
    );
    return seen;
  }

  return {
    /** `answer` in the app's own units (cents, Dates), or a function of the request that gives it. */
    answers<E extends Endpoint>(
      endpoint: E,
      answer: z.output<E['response']> | ((seen: Seen) => z.output<E['response']>),
    ): Seen[] {
      return on(endpoint, (seen) => {
        const value =
          typeof answer === 'function' ? (answer as (seen: Seen) => unknown)(seen) : answer;
        if (endpoint.status === 204) return new HttpResponse(null, { status: 204 });
        return HttpResponse.json(z.encode(endpoint.response, value) as JsonBodyType, {
          status: endpoint.status,
        });
      });
    },

    /** Refuses with the code's own status and words, or with other words. */
    refuses(
      endpoint: Endpoint,
      code: ErrorCode,
      more: { message?: string; details?: unknown; headers?: Record<string, string> } = {},
    ): Seen[] {
      const { status, message } = ERRORS[code];
      const { headers = {}, ...body } = more;
      return on(endpoint, () =>
        HttpResponse.json({ error: code, message, ...body } as JsonBodyType, { status, headers }),
      );
    },

    /** The connection breaks. */
    breaks(endpoint: Endpoint): Seen[] {
      return on(endpoint, () => HttpResponse.error());
    },

    /** Any other answer, for what a broken or foreign server may send. */
    sends: on,
  };
}
