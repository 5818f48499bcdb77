import { expect, test } from 'vitest';

import { feature, json, startPhotonServer } from '#subjects/stores/places/testing/photonServer';
import { testApp } from '#testing/testApp';

test('suggests places for a typed address and describes a point', async () => {
  const { app } = await testApp();
  const suggest = await app.inject(
    '/api/geocode/suggest?text=123%20Main%20St%2C%20Springfield%2C%20IL%2062701',
  );
  expect(suggest.json().value[0]).toMatchObject({ label: '123 Main St, Springfield, IL 62701' });
  expect(suggest.json().value[0].lat).toBeCloseTo(39.8, 1);
  const reverse = await app.inject('/api/geocode/reverse?lat=39.8&lng=-89.65');
  expect(reverse.json().label).toContain('Springfield, IL');
});

test('asks the Photon server that is set, and does without it when it is down', async () => {
  const { address } = await startPhotonServer({
    features: [feature({ name: 'Springfield', state: 'Illinois' })],
    scenes: ['answer', 'answer', json({}, 500)],
  });
  const { app } = await testApp({ settings: { GEOCODER_URL: `${address}/` } });
  const suggested = await app.inject('/api/geocode/suggest?text=Springfield');
  expect(suggested.json()).toEqual({
    value: [{ label: 'Springfield, Illinois', lat: 39.7817, lng: -89.6501 }],
  });
  const described = await app.inject('/api/geocode/reverse?lat=39.78&lng=-89.65');
  expect(described.json()).toEqual({ label: 'Springfield, Illinois' });
  const down = await app.inject('/api/geocode/reverse?lat=39.8&lng=-89.65');
  expect(down.json().label).toContain('near Springfield, IL');
});

test('names the largest cities around a place for a map, at most 12', async () => {
  const { app } = await testApp();
  const near = await app.inject('/api/geocode/nearby?lat=39.8&lng=-89.65&miles=10');
  expect(near.json().value[0]).toMatchObject({ name: 'Springfield' });
  expect(near.json().value.length).toBeLessThan(12);
  const far = await app.inject('/api/geocode/nearby?lat=39.8&lng=-89.65&miles=13000');
  expect(far.json().value).toHaveLength(12);
  const atSea = await app.inject('/api/geocode/nearby?lat=0&lng=-140&miles=0.1');
  expect(atSea.json()).toEqual({ value: [] });
});

test.for([
  ['no text', 'suggest', 'text'],
  ['an empty text', 'suggest?text=', 'text'],
  ['a text of 201 letters', `suggest?text=${'x'.repeat(201)}`, 'text'],
  ['a latitude off the globe', 'reverse?lat=91&lng=0', 'lat'],
  ['a word for a number', 'reverse?lat=0&lng=west', 'lng'],
  ['no distance', 'nearby?lat=0&lng=0', 'miles'],
  ['a distance too small to have names', 'nearby?lat=0&lng=0&miles=0.09', 'miles'],
  ['a distance past the other side of the globe', 'nearby?lat=0&lng=0&miles=13001', 'miles'],
  ['a key given twice', 'reverse?lat=0&lat=1&lng=0', 'lat'],
] as const)('refuses %s', async ([, path, field]) => {
  const { app } = await testApp();
  const answer = await app.inject(`/api/geocode/${path}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(field);
});
