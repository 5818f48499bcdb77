import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { type ErrorCode, ERRORS } from '@larder/shared/basics/errors.model';
import { listIngredients, listSubstitutes } from '@larder/shared/food/ingredients.calls';
import { getNotices } from '@larder/shared/orders/notices.calls';
import { getPlanSettings, putPlanSettings } from '@larder/shared/plan/planSettings.calls';
import { listCollections } from '@larder/shared/recipes/collections.calls';
import { listPrices } from '@larder/shared/stores/prices.calls';
import { listProducts } from '@larder/shared/stores/products.calls';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import * as z from 'zod/mini';

/** A request as received, before decoding. */
type Seen = {
  body: unknown;
  query: Record<string, string>;
  params: Record<string, string>;
  headers: Headers;
};

type Respond = (seen: Seen) => Response | Promise<Response>;

/** Pages that write packs in words ask for the catalogue; it is empty unless a test has one. */
const emptyCatalogue = http.get(`/api${listIngredients.path}`, () =>
  HttpResponse.json({ message: '[]' }),
);

/** Recipes and plans ask what stands for a food; nothing does unless a test says so. */
const noSubstitutes = http.get(`/api${listSubstitutes.path}`, () =>
  HttpResponse.json({ value: [] }),
);

/** Saved recipes show collections; there are none unless a test has some. */
const noCollections = http.get(`/api${listCollections.path}`, () =>
  HttpResponse.json({ value: [] }),
);

/** The shopping page asks for the account's settings; it has none, and takes any, unless a test has some. */
const noPlanSettings = [
  http.get(`/api${getPlanSettings.path}`, () => HttpResponse.json({ settings: null })),
  http.put(`/api${putPlanSettings.path}`, async ({ request }) =>
    HttpResponse.json({ settings: await request.json() }),
  ),
];

/** A store's details ask what items have cost before; nothing is known unless a test has something. */
const noPrices = http.get(`/api${listPrices.path}`, () =>
  HttpResponse.json({ at: new Date().toISOString(), value: [] }),
);

/** A shelf's form asks for own products; there are none unless a test has some. */
const noOwnProducts = http.get(`/api${listProducts.path}`, () =>
  HttpResponse.json({ products: [], first: 1, truncated: false }),
);

/** The account's page asks what is told; nothing is, unless a test has something. */
const noNotices = http.get(`/api${getNotices.path}`, () =>
  HttpResponse.json({ push_key: 'key', mails: true, devices: [], stores: [] }),
);

/** JSON as its value; a file as its text. */
function readBody(text: string, headers: Headers): unknown {
  if (headers.get('content-type') === 'application/octet-stream') return text;
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Mocks the server for one test file; create it at top level. Answers must fit the contract, and
 * unprepared calls fail the test.
 *
 * `answers` and `refuses` hold until the end of the test; the latest per call wins. Both return the live
 * list of their requests.
 */
export function mockServer() {
  const server = setupServer(
    emptyCatalogue,
    noSubstitutes,
    noCollections,
    noOwnProducts,
    noPrices,
    noNotices,
    ...noPlanSettings,
  );
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
          body: readBody(text, request.headers),
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
    /** `answer` in the app's units (cents, Dates), or a function of the request. */
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

    /** Refuses with the code's own status and message, or with another message. */
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

    /** A network error. */
    breaks(endpoint: Endpoint): Seen[] {
      return on(endpoint, () => HttpResponse.error());
    },

    /** Any other answer, such as a broken server's. */
    sends: on,
  };
}
