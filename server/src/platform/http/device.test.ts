import fc from 'fast-check';
import { expect, test } from 'vitest';

import { deviceOf } from './device.ts';

const MOZILLA = 'Mozilla/5.0';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.for([
  [
    `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Firefox on Linux',
    'no Safari in it',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome on Windows',
    'Chrome also says Safari',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
    'Edge also says Chrome',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari on Mac',
    'Safari itself',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
    'an iPhone says Mac OS X',
  ],
  [
    `${MOZILLA} (Linux; Android 15; SM-S911B) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    'Android says Linux',
  ],
  [`${MOZILLA} (X11; Linux x86_64) Wget`, 'A browser on Linux', 'a system alone'],
  ['Firefox/1', 'Firefox', 'a browser alone'],
  ['curl/8.5.0', undefined, 'neither'],
  ['', undefined, 'empty'],
  [undefined, undefined, 'not sent'],
  [`${'x'.repeat(512)} Firefox/1`, undefined, 'too far back to be read'],
] as const)('%s is %s: %s', ([userAgent, device]) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('no word of what was sent is kept, and it is always short', () => {
  const parts = ['Firefox/', 'Safari/', 'Linux', 'iPad', '<b>', '\0', 'ÿ'];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string()))
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, (userAgent) => {
      expect(deviceOf(userAgent) ?? '').toMatch(/^[A-Za-z ]{0,60}$/);
    }),
  );
});
