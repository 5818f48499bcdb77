import { afterEach, expect, test, vi } from 'vitest';

import { currentPosition, UNANSWERED_MS } from './position.ts';

const WORDS = { unsupported: 'none here', refused: 'not said' };

function geolocation(getCurrentPosition?: Geolocation['getCurrentPosition']): void {
  const value = getCurrentPosition && { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
}

afterEach(() => {
  geolocation();
  vi.useRealTimers();
});

test('an unanswered permission prompt counts as a refusal after 15 s', async () => {
  vi.useFakeTimers();
  geolocation(() => undefined);
  let answer = 'none yet';
  currentPosition(WORDS, {}).catch((error: Error) => (answer = error.message));
  await vi.advanceTimersByTimeAsync(UNANSWERED_MS - 1);
  expect(answer).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe('not said');
});

test('an answer stops the timer', async () => {
  vi.useFakeTimers();
  const coords = { latitude: 40.7, longitude: -74 };
  geolocation((found) => found({ coords } as GeolocationPosition));
  expect(await currentPosition(WORDS, {})).toEqual({ lat: 40.7, lng: -74 });
  expect(vi.getTimerCount()).toBe(0);
});

test('a refusal and a browser without geolocation have their own messages', async () => {
  await expect(currentPosition(WORDS, {})).rejects.toThrow('none here');
  geolocation((_found, refused) => refused?.({ code: 1 } as GeolocationPositionError));
  await expect(currentPosition(WORDS, {})).rejects.toThrow('not said');
});
