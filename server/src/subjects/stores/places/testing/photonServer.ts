import type { ServerResponse } from 'node:http';

import { askedOf, mockServer } from '#testing/mockServer';

/** Answers instead of the mock. */
export type Scene = (response: ServerResponse) => void;

type Asked = { path: string; params: Record<string, string> };

/**
 * A mock Photon server on a port of its own, closed after the test. It answers `/api` and `/reverse` from
 * `features` as Photon does: the first `limit` (default 15 and 1), and 400 when a parameter is missing.
 *
 * Shape   `scenes` play instead, one per request; `asked` are the requests; `below` is a path before both
 *         calls.
 */
export async function startPhotonServer({
  features = [] as readonly unknown[],
  scenes = [] as readonly (Scene | 'answer')[],
  below = '',
} = {}) {
  const asked: Asked[] = [];
  const address = await mockServer((request, response) => {
    const { path, params } = askedOf(request);
    asked.push({ path, params });
    const scene = scenes[asked.length - 1] ?? 'answer';
    if (scene === 'answer') json(...answerTo(path.replace(below, ''), params, features))(response);
    else scene(response);
  });
  return { address: address + below, asked };
}

function answerTo(
  path: string,
  { q, lat, lon, limit }: Record<string, string>,
  features: readonly unknown[],
): [body: unknown, status: number] {
  if (path === '/api' && q === undefined) return [{ message: "missing search term 'q'" }, 400];
  if (path === '/reverse' && !(lat && lon))
    return [{ message: "missing search term 'lat' and/or 'lon'" }, 400];
  if (path !== '/api' && path !== '/reverse') return ['Not found', 404];
  const max = Number(limit ?? (path === '/api' ? 15 : 1));
  return [{ type: 'FeatureCollection', features: features.slice(0, max) }, 200];
}

/** A feature as Photon writes it, a house by default. */
export function feature(properties: object = {}, coordinates: unknown = [-89.6501, 39.7817]) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      osm_type: 'W',
      osm_id: 203985013,
      osm_key: 'building',
      osm_value: 'yes',
      type: 'house',
      countrycode: 'US',
      country: 'United States',
      county: 'Sangamon',
      ...properties,
    },
  };
}

export function json(body: unknown, status = 200): Scene {
  return sends(JSON.stringify(body), status);
}

export function sends(body: string, status = 200, type = 'application/json;charset=UTF-8'): Scene {
  return (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}
