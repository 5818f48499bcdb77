import { expect, onTestFinished, test, vi } from 'vitest';

import { ApiError, OfflineError, wordsFor } from './apiError.ts';

const OFFLINE = "You're offline. Please connect to the internet and try again.";

test.for([
  ['a refusal', new ApiError(404, { error: 'not_found', message: 'Gone.' }), 'Gone.', 'Gone.'],
  ['a change without a network', new OfflineError(), OFFLINE, OFFLINE],
  [
    'a fault of a screen',
    new TypeError("Cannot read properties of undefined (reading 'name')"),
    'An unexpected error occurred. Please try again.',
    'An unexpected error occurred. Please try again.',
  ],
  [
    'a read that failed',
    new TypeError('Failed to fetch'),
    'An unexpected error occurred. Please try again.',
    OFFLINE,
  ],
] as const)('what a person is told of %s, online and offline', ([, error, online, offline]) => {
  expect(wordsFor(error)).toBe(online);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(wordsFor(error)).toBe(offline);
});
