import { expect, test } from 'vitest';

import { shortId } from './dashboard.ts';

test('shows the first characters of an id', () => {
  expect(shortId('0123456789abcdef', 8)).toBe('01234567');
  expect(shortId('0123456789abcdef', 12)).toBe('0123456789ab');
});
