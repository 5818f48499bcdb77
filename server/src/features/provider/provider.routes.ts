import { setTimeout as sleep } from 'node:timers/promises';

import * as contract from '@larder/shared/contract/provider';
import { CACHE_ONLY_FROM } from '@larder/shared/domain/providerBudget';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Config, ConfigError } from '#config';
import { readCatalogue } from '#features/ingredients/catalogueIndex';
import type { Metrics } from '#http/metrics';
import { sourceOf } from '#http/rateLimits';
import { type Served, serveWritten } from '#http/serve';
import { jsonWithList, keptJson } from '#http/writtenJson';
import { fetchOutside } from '#lib/outside';

import { linkedProvider } from './catalogueLinks.ts';
import { EMBEDDED_ALLOWANCE, embeddedProvider } from './embedded.ts';
import { countRequest } from './providerDays.queries.ts';
import { type Answered, quotaMeter, type RecipeProvider } from './recipeProvider.ts';
import { upstreamProvider } from './upstream.ts';
import { type Outside, upstreamClient } from './upstreamClient.ts';

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
  const { db, limits, metrics } = served.deps;
  const provider = linkedProvider(chooseProvider(served, outside), () => readCatalogue(db));

  // Most of an answer is recipes that many answers share; our own never change.
  const recipeJson = keptJson(contract.ProviderRecipe);

  serveWritten(served, contract.randomRecipes, {
    handle: async ({ query, request, reply }) =>
      answer({ request, reply }, () => provider.random(query)),
    write: ({ recipes }) => jsonWithList({}, 'recipes', recipes.map(recipeJson)),
  });

  serveWritten(served, contract.searchRecipes, {
    handle: async ({ query, request, reply }) =>
      answer({ request, reply }, () => provider.search(query)),
    write: ({ offset, number, totalResults, results }) =>
      jsonWithList({ offset, number, totalResults }, 'results', results.map(recipeJson)),
  });

  serveWritten(served, contract.recipeInformation, {
    handle: async ({ params, query, request, reply }) =>
      answer({ request, reply }, () => provider.information(params.id, query)),
    write: recipeJson,
  });

  async function answer<Body>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    ask: () => Promise<Answered<Body>>,
  ): Promise<Body> {
    limits.spend('recipes', sourceOf(request));
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

function chooseProvider({ app, deps }: Served, outside: Outside): RecipeProvider {
  const { config, db, now } = deps;
  if (config.RECIPE_PROVIDER_URL === undefined) {
    const meter = quotaMeter({ now, allowance: EMBEDDED_ALLOWANCE });
    return embeddedProvider({ meter, chance: outside.chance });
  }
  const together = (day: string) =>
    countRequest(db, { day, most: CACHE_ONLY_FROM }).catch((err: unknown) => {
      app.log.warn({ err }, 'requests to the recipe provider are counted in this process alone');
      throw err;
    });
  const meter = quotaMeter({ now, allowance: CACHE_ONLY_FROM, together });
  const ask = upstreamClient({
    base: providerBase(config.RECIPE_PROVIDER_URL),
    keys: config.providerKeys,
    now,
    meter,
    outside: counting(outside, { keys: config.providerKeys, metrics: deps.metrics }),
    onKeyRefused: (place) => app.log.warn({ place }, 'the recipe provider refused a key'),
  });
  return upstreamProvider({ ask, meter, now, chance: outside.chance });
}

/**
 * Counts every request to the provider by the status of its answer, 'none' when there was none, and by
 * the place of its key in the settings, which says which one is used up without saying what it is.
 */
function counting(
  outside: Outside,
  { keys, metrics: { providerRequests } }: { keys: readonly string[]; metrics: Metrics },
): Outside {
  return {
    ...outside,
    fetch: async (address, init) => {
      const key = keys.indexOf(new Headers(init?.headers).get('x-api-key') ?? '') + 1;
      try {
        const answer = await outside.fetch(address, init);
        providerRequests.inc({ status: String(answer.status), key });
        return answer;
      } catch (error) {
        providerRequests.inc({ status: 'none', key });
        throw error;
      }
    },
  };
}

/** The address without a slash at its end. Only this machine may be spoken to without TLS. */
function providerBase(address: NonNullable<Config['RECIPE_PROVIDER_URL']>): string {
  const { protocol, hostname, origin, pathname } = new URL(address);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !isHere)
    throw new ConfigError('RECIPE_PROVIDER_URL: must start with https:// (keys are sent to it)');
  return origin + pathname.replace(/\/+$/, '');
}

/** At most 2 decimals, as the provider writes them. */
function points(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
