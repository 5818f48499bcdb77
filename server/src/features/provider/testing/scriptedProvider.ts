import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

/** What the provider does with one request. */
export type Scene = (response: ServerResponse, request: IncomingMessage) => void;

type Asked = { path: string; params: Record<string, string>; key: string | undefined };

/**
 * A stand-in for the recipe provider on a port of its own, closed after the test.
 *
 * Shape   plays the scenes in order and the last one for ever; `asked` are the requests so far.
 */
export async function scriptedProvider(...scenes: readonly [Scene, ...Scene[]]) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const key = request.headers['x-api-key'];
    asked.push({
      path: pathname,
      params: Object.fromEntries(searchParams),
      key: Array.isArray(key) ? key.join() : key,
    });
    (scenes[asked.length - 1] ?? scenes.at(-1) ?? scenes[0])(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { base: `http://127.0.0.1:${port}`, asked };
}

/** Answers with JSON. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Scene {
  return text(JSON.stringify(body), { status, headers });
}

/** Answers with anything that says it is JSON. */
export function text(
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Scene {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

/** Refuses in the provider's own words. */
export function refusal(status: number, headers: Record<string, string> = {}): Scene {
  const body = { status: 'failure', code: status, message: 'test text' };
  return json(body, { status, headers });
}

/** Promises a body, sends half of it and hangs up. */
export const hangUp: Scene = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"recipes":[');
  response.socket?.destroySoon();
};

/** Sends a body without end, as long as somebody listens; `sent` is told of every chunk. */
export function flood(sent: (bytes: number) => void): Scene {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = `"${'x'.repeat(65_536)}",`;
    const more = (): void => {
      while (!response.destroyed) {
        sent(chunk.length);
        if (!response.write(chunk)) break;
      }
    };
    response.on('drain', more);
    response.write('[');
    more();
  };
}

/** A recipe as the provider writes it. */
export function recipe(id: number, more: object = {}) {
  return {
    id,
    title: `Test Lentil Pot ${id}`,
    image: `https://img.spoonacular.com/recipes/${id}-556x370.jpg`,
    imageType: 'jpg',
    readyInMinutes: 35,
    servings: 4,
    extendedIngredients: [
      {
        id: 11215,
        aisle: 'Produce',
        image: 'garlic.png',
        name: 'garlic',
        original: '3 cloves garlic',
        amount: 3,
        unit: 'cloves',
        measures: {
          us: { amount: 3, unitShort: 'cloves', unitLong: 'cloves' },
          metric: { amount: 3, unitShort: 'cloves', unitLong: 'cloves' },
        },
      },
    ],
    analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'Cook it.' }] }],
    nutrition: { nutrients: [{ name: 'Calories', amount: 321, unit: 'kcal' }] },
    ...more,
  };
}
