import { setTimeout as sleep } from 'node:timers/promises';

import * as contract from '@larder/shared/recipes/provider.calls';
import type { FastifyReply } from 'fastify';

import { serveWritten } from '#platform/http/serve';
import { withWritten } from '#platform/http/writtenJson';
import { fetchUpstream } from '#platform/lib/network';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { chooseProvider } from './chooseProvider.service.ts';
import type { Answered } from './recipeProvider.service.ts';
import { makeRecipeWriter } from './recipeWriter.service.ts';
import type { UpstreamNetwork } from './upstreamClient.service.ts';

const UPSTREAM_NETWORK: UpstreamNetwork = {
  fetch: fetchUpstream,
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
export function providerRoutes(served: ServedCatalogue, network = UPSTREAM_NETWORK): void {
  const provider = chooseProvider(served, network);
  const write = makeRecipeWriter(provider, served.readCatalogue);

  serveWritten(served, contract.randomRecipes, {
    handle: async ({ query, reply }) => answer(reply, () => provider.random(query)),
    write: async ({ recipes }) => withWritten({ recipes: await write(recipes) }, {}),
  });

  serveWritten(served, contract.searchRecipes, {
    handle: async ({ query, reply }) => answer(reply, () => provider.search(query)),
    write: async ({ results, ...page }) => withWritten({ results: await write(results) }, page),
  });

  serveWritten(served, contract.recipeInformation, {
    handle: async ({ params, query, reply }) =>
      answer(reply, () => provider.information(params.id, query)),
    write: async (recipe) => Buffer.concat(await write([recipe])),
  });

  async function answer<Body>(
    reply: FastifyReply,
    ask: () => Promise<Answered<Body>>,
  ): Promise<Body> {
    const { body, quota } = await ask();
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
