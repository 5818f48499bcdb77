import type { IncomingMessage, ServerResponse } from 'node:http';

import { askedOf, mockServer } from '#testing/mockServer';

export type Scene = (response: ServerResponse, request: IncomingMessage) => void;

type Asked = { path: string; params: Record<string, string>; key: string | undefined };

/**
 * A mock recipe provider on a port of its own, closed after the test.
 *
 * Shape   plays the scenes in order, the last one repeatedly; `asked` are the requests.
 */
export async function startScriptedProvider(...scenes: readonly [Scene, ...Scene[]]) {
  const asked: Asked[] = [];
  const base = await mockServer((request, response) => {
    const key = request.headers['x-api-key'];
    asked.push({ ...askedOf(request), key: Array.isArray(key) ? key.join() : key });
    (scenes[asked.length - 1] ?? scenes.at(-1) ?? scenes[0])(response, request);
  });
  return { base, asked };
}

/** Answers with JSON. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Scene {
  return text(JSON.stringify(body), { status, headers });
}

/** Answers with any text, as JSON. */
export function text(
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Scene {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

/** Refuses as the provider does. */
export function refusal(status: number, headers: Record<string, string> = {}): Scene {
  const body = { status: 'failure', code: status, message: 'test text' };
  return json(body, { status, headers });
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
