import { CACHE_ONLY_FROM } from '@larder/shared/domain/providerBudget';

import { type Config, ConfigError } from '#config';
import type { Metrics } from '#http/metrics';
import type { Served } from '#http/serve';

import { EMBEDDED_ALLOWANCE, embeddedProvider } from './embedded.ts';
import { countRequest } from './providerDays.queries.ts';
import { quotaMeter, type RecipeProvider } from './recipeProvider.ts';
import { upstreamProvider } from './upstream.ts';
import { type Outside, upstreamClient } from './upstreamClient.ts';

/**
 * The upstream provider of the settings; our own recipes when none is set.
 *
 * Errors  ConfigError when keys would travel unencrypted to another machine.
 */
export function chooseProvider({ app, deps }: Served, outside: Outside): RecipeProvider {
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
