import { expect, test } from 'vitest';

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

test.for([
  ['no text', 'suggest', 'text'],
  ['an empty text', 'suggest?text=', 'text'],
  ['a text of 201 letters', `suggest?text=${'x'.repeat(201)}`, 'text'],
  ['a latitude off the globe', 'reverse?lat=91&lng=0', 'lat'],
  ['a word for a number', 'reverse?lat=0&lng=west', 'lng'],
  ['a key given twice', 'reverse?lat=0&lat=1&lng=0', 'lat'],
] as const)('refuses %s', async ([, path, field]) => {
  const { app } = await testApp();
  const answer = await app.inject(`/api/geocode/${path}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(field);
});
