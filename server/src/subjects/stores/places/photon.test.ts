import { expect, test } from 'vitest';

import {
  feature,
  json,
  type Scene,
  sends,
  startPhotonServer,
} from '#subjects/stores/places/testing/photonServer';
import { flood, hangUp } from '#testing/mockServer';

import { embeddedGeocoder, GeocoderFailure, withFallback } from './geocoder.service.ts';
import { ANSWER_MS, FRESH_MS, makePhotonGeocoder, MAX_BYTES } from './photon.service.ts';

const HOUSE = feature({
  housenumber: '123',
  street: 'Main Street',
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
});
const HOUSE_LABEL = '123 Main Street, Springfield, Illinois 62701';
const PLACE = { lat: 39.781712345, lng: -89.65 };

/** A geocoder of a mock server, with a fixed clock and a recorded log. */
async function world(
  given: Parameters<typeof startPhotonServer>[0] & { timeout?: AbortSignal } = {},
) {
  const { timeout = new AbortController().signal, ...played } = given;
  const server = await startPhotonServer(played);
  const clock = { at: Date.parse('2026-03-04T12:00:00Z') };
  const log: string[] = [];
  const waited: number[] = [];
  const network = {
    fetch,
    now: () => new Date(clock.at),
    timeout(ms: number): AbortSignal {
      waited.push(ms);
      return timeout;
    },
  };
  const photon = makePhotonGeocoder(server.address, {
    network,
    log: {
      warn: (details, text) => log.push(`${text}: ${JSON.stringify(details)}`),
      info: (text) => log.push(text),
    },
  });
  return { photon, asked: server.asked, clock, log, waited };
}

test('asks for five places in English and reads them', async () => {
  const { photon, asked, waited } = await world({ features: [HOUSE], below: '/photon' });
  expect(await photon.suggest('  123  Main St ')).toEqual([
    { label: HOUSE_LABEL, lat: 39.7817, lng: -89.6501 },
  ]);
  expect(asked).toEqual([
    { path: '/photon/api', params: { q: '123 Main St', limit: '5', lang: 'en' } },
  ]);
  expect(waited).toEqual([ANSWER_MS]);
});

test('asks what is at a place, to the yard', async () => {
  const { photon, asked } = await world({ features: [HOUSE, feature({ name: 'Farther away' })] });
  expect(await photon.reverse(PLACE)).toBe(HOUSE_LABEL);
  expect(asked).toEqual([
    { path: '/reverse', params: { lat: '39.78171', lon: '-89.65000', lang: 'en' } },
  ]);
});

test('nothing found is an answer, not a failure', async () => {
  const { photon, log } = await world();
  expect(await photon.suggest('zzzz')).toEqual([]);
  expect(await photon.reverse(PLACE)).toBeNull();
  expect(log).toEqual([]);
});

test('gives no more than five places, whatever comes', async () => {
  const many = Array.from({ length: 6 }, (_, index) => feature({ name: `Place ${index}` }));
  const { photon } = await world({
    scenes: [json({ type: 'FeatureCollection', features: many })],
  });
  expect(await photon.suggest('place')).toHaveLength(5);
});

const redirect: Scene = (response) => {
  response.writeHead(302, { location: '/api?q=elsewhere' });
  response.end();
};
const huge = (bytes: number): Scene => {
  const body = JSON.stringify({ type: 'FeatureCollection', features: [] });
  return sends(body + ' '.repeat(bytes - body.length));
};

test.for([
  ['an error', json({ message: 'index gone' }, 500), 'status 500'],
  ['a refusal', json({ message: 'unknown parameter' }, 400), 'status 400'],
  ['a page in place of an answer', sends('<html>proxy</html>', 200, 'text/html'), 'no JSON'],
  ['a page that says it is JSON', sends('<html>proxy</html>'), 'broken JSON'],
  ['half an answer', hangUp, 'no connection, or a redirect'],
  ['half an answer that ends well', sends('{"type":"FeatureColl'), 'broken JSON'],
  ['another kind of JSON', json([{ display_name: 'Springfield' }]), 'no places'],
  ['a collection without a list', json({ type: 'FeatureCollection', features: {} }), 'no places'],
  ['a redirect', redirect, 'no connection, or a redirect'],
  ['a byte more than 1 MiB', huge(MAX_BYTES + 1), 'more than 1 MiB'],
] as const)('%s is no answer', async ([, scene, reason]) => {
  const { photon, log, asked } = await world({ scenes: [scene, scene] });
  await expect(photon.suggest('Springfield')).rejects.toThrow(GeocoderFailure);
  await expect(photon.reverse(PLACE)).rejects.toThrow(reason);
  expect(asked).toHaveLength(2);
  expect(log).toEqual([
    `the geocoder does not answer; using the built-in gazetteer: {"reason":"${reason}"}`,
  ]);
});

test('1 MiB is still read', async () => {
  const { photon } = await world({ scenes: [huge(MAX_BYTES)] });
  expect(await photon.suggest('Springfield')).toEqual([]);
});

test('a body without end is not fetched to its end', async () => {
  let sent = 0;
  const { photon } = await world({ scenes: [flood((bytes) => (sent += bytes))] });
  await expect(photon.suggest('Springfield')).rejects.toThrow('more than 1 MiB');
  // Plus the data in the socket buffers of both ends.
  expect(sent).toBeLessThan(12 * MAX_BYTES);
});

test('a server that stalls is given up', async () => {
  const limit = new AbortController();
  const stall: Scene = () =>
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  const { photon } = await world({ scenes: [stall], timeout: limit.signal });
  await expect(photon.suggest('Springfield')).rejects.toThrow('no answer within 3 s');
});

test('a server that stalls in the middle of its answer is given up', async () => {
  const limit = new AbortController();
  const stall: Scene = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"type":', () => limit.abort(new DOMException('late', 'TimeoutError')));
  };
  const { photon } = await world({ scenes: [stall], timeout: limit.signal });
  await expect(photon.suggest('Springfield')).rejects.toThrow('no answer within 3 s');
});

test('nobody there is no answer, and no log says what was asked', async () => {
  const server = await world();
  const log: unknown[] = [];
  const nobody = makePhotonGeocoder('http://user:word@127.0.0.1:1', {
    network: {
      fetch,
      now: () => new Date(server.clock.at),
      timeout: (ms) => AbortSignal.timeout(ms),
    },
    log: { warn: (...said) => log.push(said), info: (said) => log.push(said) },
  });
  await expect(nobody.suggest('12 Secret Street')).rejects.toThrow('no connection');
  expect(JSON.stringify(log)).not.toMatch(/Secret|word/);
});

test('the same question asked by several at once is asked once', async () => {
  const { photon, asked } = await world({ features: [HOUSE] });
  const answers = await Promise.all([
    photon.suggest('Main'),
    photon.suggest('Main '),
    photon.suggest('Mains'),
  ]);
  expect(answers.map((places) => places.length)).toEqual([1, 1, 1]);
  expect(asked.map(({ params }) => params['q'])).toEqual(['Main', 'Mains']);
});

test('an answer is kept for a day', async () => {
  const { photon, asked, clock } = await world({ features: [HOUSE] });
  await photon.reverse(PLACE);
  clock.at += FRESH_MS - 1;
  await photon.reverse(PLACE);
  expect(asked).toHaveLength(1);
  clock.at += 1;
  await photon.reverse(PLACE);
  expect(asked).toHaveLength(2);
});

test('a failure is not kept, and the log hears when it is over', async () => {
  const down = json({}, 503);
  const { photon, log } = await world({ features: [HOUSE], scenes: [down, down, 'answer'] });
  await photon.suggest('Main').catch(() => undefined);
  await photon.suggest('Main').catch(() => undefined);
  expect(await photon.suggest('Main')).toHaveLength(1);
  expect(await photon.suggest('Mains')).toHaveLength(1);
  expect(log).toEqual([
    'the geocoder does not answer; using the built-in gazetteer: {"reason":"status 503"}',
    'the geocoder answers again',
  ]);
});

test('after five failures in a row the server is left alone for half a minute', async () => {
  const { photon, asked, clock } = await world({ scenes: Array(6).fill(json({}, 500)) });
  for (let n = 0; n < 5; n += 1) await photon.suggest(`street ${n}`).catch(() => undefined);
  await expect(photon.suggest('street')).rejects.toThrow('too many failures');
  expect(asked).toHaveLength(5);
  clock.at += 30_000;
  await expect(photon.suggest('street')).rejects.toThrow('status 500');
  expect(asked).toHaveLength(6);
});

test('the gazetteer answers where Photon does not', async () => {
  const { photon } = await world({ features: [HOUSE], scenes: [json({}, 500), json({}, 500)] });
  const geocoder = withFallback(photon, embeddedGeocoder);
  expect(await geocoder.suggest('Springfield, IL 62701')).toMatchObject([
    { label: 'Springfield, IL 62701' },
  ]);
  expect(await geocoder.reverse(PLACE)).toMatch(/^near Springfield, IL/);
  expect(await geocoder.reverse(PLACE)).toBe(HOUSE_LABEL);
});

test('a mistake of ours is not taken for a failure of the service', async () => {
  const broken = { ...embeddedGeocoder, suggest: () => Promise.reject(new RangeError('ours')) };
  await expect(withFallback(broken, embeddedGeocoder).suggest('x')).rejects.toThrow(RangeError);
});
