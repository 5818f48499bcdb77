import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

/** What the stand-in does with one request instead of answering as Photon does. */
export type Scene = (response: ServerResponse) => void;

type Asked = { path: string; params: Record<string, string> };

/**
 * A stand-in for a Photon server on a port of its own, closed after the test. It knows `features` and
 * answers `/api` and `/reverse` with them as Photon does: the first `limit` (15 and 1 when not asked
 * for), and 400 with a message when a parameter is missing.
 *
 * Shape   `scenes` play instead, one a request; `asked` are the requests so far; `below` is a path in
 *         front of both calls.
 */
export async function photonServer({
  features = [] as readonly unknown[],
  scenes = [] as readonly (Scene | 'answer')[],
  below = '',
} = {}) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const params = Object.fromEntries(searchParams);
    asked.push({ path: pathname, params });
    const scene = scenes[asked.length - 1] ?? 'answer';
    if (scene === 'answer')
      json(...answerTo(pathname.replace(below, ''), params, features))(response);
    else scene(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { address: `http://127.0.0.1:${port}${below}`, asked };
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
  const most = Number(limit ?? (path === '/api' ? 15 : 1));
  return [{ type: 'FeatureCollection', features: features.slice(0, most) }, 200];
}

/** A feature as Photon writes it: a house of OpenStreetMap unless told. */
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

/** Promises a body, sends half of it and hangs up. */
export const hangsUp: Scene = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"type":"FeatureColl');
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
