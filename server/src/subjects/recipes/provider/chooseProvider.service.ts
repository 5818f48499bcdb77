import { CACHE_ONLY_FROM } from '@larder/shared/recipes/providerBudget';

import { type Config, ConfigError } from '#config';
import type { Metrics } from '#platform/http/metrics';
import type { Served } from '#platform/http/serve';

import { EMBEDDED_ALLOWANCE, makeEmbeddedProvider } from './embedded.service.ts';
import { countRequest } from './providerDays.queries.ts';
import { makeQuotaMeter, type QuotaMeter, type RecipeProvider } from './recipeProvider.service.ts';
import { makeUpstreamProvider } from './upstream.service.ts';
import { makeUpstreamClient, type UpstreamNetwork } from './upstreamClient.service.ts';

/**
 * The configured upstream provider, else our own recipes.
 *
 * Errors  ConfigError when keys would travel unencrypted to another machine.
 */
export function chooseProvider({ app, deps }: Served, network: UpstreamNetwork): RecipeProvider {
  const { config, db, now } = deps;
  if (config.RECIPE_PROVIDER_URL === undefined) {
    const meter = makeQuotaMeter({ now, allowance: EMBEDDED_ALLOWANCE });
    return makeEmbeddedProvider({ meter, chance: network.chance });
  }
  const countTogether = (day: string) =>
    countRequest(db, { day, max: CACHE_ONLY_FROM }).catch((err: unknown) => {
      app.log.warn({ err }, 'counting provider requests in this process alone');
      throw err;
    });
  const meter = telling(
    makeQuotaMeter({ now, allowance: CACHE_ONLY_FROM, together: countTogether }),
    deps.metrics,
  );
  const ask = makeUpstreamClient({
    base: providerBase(config.RECIPE_PROVIDER_URL),
    keys: config.providerKeys,
    now,
    meter,
    network: counting(network, { keys: config.providerKeys, metrics: deps.metrics }),
    onKeyRefused: (place) => app.log.warn({ place }, 'the recipe provider refused a key'),
  });
  const { pictureHosts } = config;
  return makeUpstreamProvider({ ask, meter, now, pictureHosts, chance: network.chance });
}

/** Tells who watches what is left of the day. Our own recipes have no such meter: they are never used up. */
function telling(meter: QuotaMeter, { providerBudgetLeft }: Metrics): QuotaMeter {
  return {
    ...meter,
    spend: (cost) => {
      const quota = meter.spend(cost);
      providerBudgetLeft.set(quota.left);
      return quota;
    },
  };
}

/**
 * Counts requests by status ('none' without an answer) and by the number of the key in the settings, which
 * does not reveal it.
 */
function counting(
  network: UpstreamNetwork,
  { keys, metrics: { providerRequests } }: { keys: readonly string[]; metrics: Metrics },
): UpstreamNetwork {
  return {
    ...network,
    fetch: async (address, init) => {
      const key = keys.indexOf(new Headers(init?.headers).get('x-api-key') ?? '') + 1;
      try {
        const answer = await network.fetch(address, init);
        providerRequests.inc({ status: String(answer.status), key });
        return answer;
      } catch (error) {
        providerRequests.inc({ status: 'none', key });
        throw error;
      }
    },
  };
}

/** Without a final slash. Only this machine may be asked without TLS. */
function providerBase(address: NonNullable<Config['RECIPE_PROVIDER_URL']>): string {
  const { protocol, hostname, origin, pathname } = new URL(address);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !isHere)
    throw new ConfigError('RECIPE_PROVIDER_URL: must start with https:// (keys are sent to it)');
  return origin + pathname.replace(/\/+$/, '');
}
