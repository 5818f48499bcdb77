import { setTimeout as sleep } from 'node:timers/promises';

import * as contract from '@larder/shared/contract/provider';
import type { FastifyReply } from 'fastify';

import { readCatalogue } from '#features/ingredients/catalogueIndex';
import { type Served, serveWritten } from '#http/serve';
import { jsonWithList, keptJson } from '#http/writtenJson';
import { fetchOutside } from '#lib/outside';

import { linkedProvider } from './catalogueLinks.ts';
import { chooseProvider } from './chooseProvider.ts';
import type { Answered } from './recipeProvider.ts';
import type { Outside } from './upstreamClient.ts';

const OUTSIDE: Outside = {
  fetch: fetchOutside,
  sleep: (ms) => sleep(ms),
  chance: Math.random,
  timeout: (ms) => AbortSignal.timeout(ms),
  clock: () => performance.now(),
};

/**
 * The recipe provider's three calls, at its own paths.
 *
 * Errors  ConfigError when keys would travel unencrypted to another machine.
 */
export function providerRoutes(served: Served, outside = OUTSIDE): void {
  const { db, metrics } = served.deps;
  const provider = linkedProvider(chooseProvider(served, outside), () => readCatalogue(db));

  // Most of an answer is recipes that many answers share; our own never change.
  const recipeJson = keptJson(contract.ProviderRecipe);

  serveWritten(served, contract.randomRecipes, {
    handle: async ({ query, reply }) => answer(reply, () => provider.random(query)),
    write: ({ recipes }) => jsonWithList({}, 'recipes', recipes.map(recipeJson)),
  });

  serveWritten(served, contract.searchRecipes, {
    handle: async ({ query, reply }) => answer(reply, () => provider.search(query)),
    write: ({ offset, number, totalResults, results }) =>
      jsonWithList({ offset, number, totalResults }, 'results', results.map(recipeJson)),
  });

  serveWritten(served, contract.recipeInformation, {
    handle: async ({ params, query, reply }) =>
      answer(reply, () => provider.information(params.id, query)),
    write: recipeJson,
  });

  async function answer<Body>(
    reply: FastifyReply,
    ask: () => Promise<Answered<Body>>,
  ): Promise<Body> {
    const { body, quota } = await ask();
    metrics.providerBudgetLeft.set(quota.left);
    reply.headers({
      'x-api-quota-request': points(quota.request),
      'x-api-quota-used': points(quota.used),
      'x-api-quota-left': points(quota.left),
    });
    return body;
  }
}

/** At most 2 decimals, as the provider writes them. */
function points(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
