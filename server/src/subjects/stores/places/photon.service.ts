import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';

import { makeCircuitBreaker } from '#platform/lib/circuitBreaker';
import { makeMemoryCache } from '#platform/lib/memoryCache';
import { type Network, readText } from '#platform/lib/network';

import { type Geocoder, GeocoderFailure } from './geocoder.service.ts';
import { readPlaces } from './photonAnswer.rules.ts';

type Log = { warn(details: object, text: string): void; info(text: string): void };

/** Source  of these: docs/places.md. */
export const ANSWER_MS = 3_000;
export const MAX_BYTES = 1024 * 1024;
export const FRESH_MS = 24 * 60 * 60_000;
const MAX_CACHE_BYTES = 1024 * 1024;
const MAX_PLACES = 5;
/** 5 decimals of a degree: about a yard. */
const DECIMALS = 5;

/**
 * A client for Photon (https://github.com/komoot/photon).
 *
 * Shape   answers are cached for a day, in 1 MiB; equal requests under way share one. After 5 failures in a
 *         row nothing is sent for 30 s. Only the first failure in a row and the first answer after it are
 *         logged.
 * Errors  `GeocoderFailure` when the server does not answer within 3 s, redirects, refuses, or sends more
 *         than 1 MiB or other JSON.
 */
export function makePhotonGeocoder(
  address: string,
  { network, log }: { network: Network; log: Log },
): Geocoder {
  const base = baseOf(address);
  const cache = makeMemoryCache<PlaceSuggestion[]>(MAX_CACHE_BYTES);
  const running = new Map<string, Promise<PlaceSuggestion[]>>();
  const breaker = makeCircuitBreaker(network.now);
  let isDown = false;

  return {
    async suggest(text) {
      const q = text.trim().replaceAll(/\s+/g, ' ');
      const limit = String(MAX_PLACES);
      const places = await ask('api', new URLSearchParams({ q, limit, lang: 'en' }));
      return places.slice(0, MAX_PLACES);
    },
    async reverse({ lat, lng }) {
      const at = { lat: lat.toFixed(DECIMALS), lon: lng.toFixed(DECIMALS) };
      const [nearest] = await ask('reverse', new URLSearchParams({ ...at, lang: 'en' }));
      return nearest?.label ?? null;
    },
  };

  async function ask(call: 'api' | 'reverse', params: URLSearchParams): Promise<PlaceSuggestion[]> {
    const url = `${base}/${call}?${params}`;
    const kept = cache.get(url);
    if (kept && network.now().getTime() - kept.at < FRESH_MS) return kept.value;
    const asked = running.get(url);
    if (asked) return asked;
    const request = fetched(url).finally(() => running.delete(url));
    running.set(url, request);
    return request;
  }

  async function fetched(url: string): Promise<PlaceSuggestion[]> {
    if (!breaker.allows()) throw new GeocoderFailure('too many failures');
    try {
      const places = await exchange(url);
      breaker.succeeded();
      if (isDown) log.info('the geocoder answers again');
      isDown = false;
      cache.set(url, places, network.now().getTime());
      return places;
    } catch (error) {
      breaker.failed();
      const reason = reasonOf(error);
      if (!isDown)
        log.warn({ reason }, 'the geocoder does not answer; using the built-in gazetteer');
      isDown = true;
      throw new GeocoderFailure(reason, { cause: error });
    }
  }

  async function exchange(url: string): Promise<PlaceSuggestion[]> {
    const response = await network.fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: network.timeout(ANSWER_MS),
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^application\/(?:geo\+)?json\b/i.test(type)) {
      await response.body?.cancel();
      throw new GeocoderFailure(response.ok ? 'no JSON' : `status ${response.status}`);
    }
    const text = await readText(response, MAX_BYTES);
    if (text === undefined) throw new GeocoderFailure('more than 1 MiB');
    const places = readPlaces(JSON.parse(text));
    if (!places) throw new GeocoderFailure('no places');
    return places;
  }
}

/** Without a final slash, and without credentials, which would end up in logs. */
function baseOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}

/** Never the error's message, which may hold the requested address. */
function reasonOf(error: unknown): string {
  if (error instanceof GeocoderFailure) return error.message;
  if (error instanceof SyntaxError) return 'broken JSON';
  return error instanceof DOMException
    ? `no answer within ${ANSWER_MS / 1000} s`
    : 'no connection, or a redirect';
}
