import { createServer, type ServerResponse } from 'node:http';

import { listen } from '#reliability/harness/listen';
import { providerRecipe } from '#reliability/harness/providerRecipe';
import { pick } from '#reliability/harness/random';

import { ADDRESSES } from './addresses.ts';

export const PROVIDER_KEYS = ['fuzz-key-one-7f3a', 'fuzz-key-two-91bc', 'fuzz-key-three-4d5e'];

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

/** Mocks the recipe provider. Shape: `strange` are requests that we never send; `sulk` makes it fail. */
export async function startFakeProvider(chance: () => number) {
  const strange: string[] = [];
  let [asked, sulks] = [0, false];
  const server = createServer((request, response) => {
    asked += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const key = String(request.headers['x-api-key']);
    const id = /^\/recipes\/(\d{1,10})\/information$/.exec(pathname)?.[1];
    if (request.method !== 'GET' || !PROVIDER_KEYS.includes(key)) strange.push(pathname);
    if (sulks && chance() < 0.5) pick(chance, MOODS)(response);
    else if (pathname === '/recipes/random')
      answer(response, { recipes: several(searchParams, chance) });
    else if (pathname === '/recipes/complexSearch')
      answer(response, {
        offset: Number(searchParams.get('offset') ?? 0),
        number: Number(searchParams.get('number') ?? 10),
        totalResults: 86,
        results: several(searchParams, chance),
      });
    else if (id !== undefined && Number(id) % 7 !== 0) answer(response, recipe(Number(id), chance));
    else {
      if (id === undefined) strange.push(pathname);
      answer(response, { status: 'failure', code: 404, message: 'no such recipe' }, 404);
    }
  });
  return {
    ...(await listen(server)),
    strange,
    asked: () => asked,
    isSulking: () => sulks,
    sulk: (does: boolean): void => {
      sulks = does;
    },
  };
}

function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Faulty answers. None may cause another request or be passed on. */
const MOODS: readonly ((response: ServerResponse) => void)[] = [
  (response) => answer(response, { status: 'failure', code: 500, message: 'down' }, 500),
  (response) => answer(response, { recipes: null, results: 'none', id: 'x' }),
  (response) => answer(response, null),
  (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>sorry</html>'),
  (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"recipes":['),
  (response) => response.writeHead(429, { 'retry-after': '0' }).end(),
  (response) => response.destroy(),
];

function several(search: URLSearchParams, chance: () => number): unknown[] {
  const number = Math.min(Number(search.get('number') ?? 10), 12);
  return Array.from({ length: number }, () => recipe(1 + Math.floor(chance() * 900), chance));
}

function recipe(id: number, chance: () => number): unknown {
  return providerRecipe(id, (_place, _n, usual) =>
    chance() < 0.3 ? pick(chance, ADDRESSES) : usual,
  );
}
