import { expect, test } from 'vitest';

import { isWebAddress, MAX_ADDRESS } from './webAddress.ts';

const ORIGIN = 'https://example.com/';

test.for([
  ['https://example.com/a?b#c', true, 'a page'],
  ['http://example.com', true, 'without a path'],
  ['HTTPS://EXAMPLE.COM/', true, 'in capitals'],
  [ORIGIN + 'a'.repeat(MAX_ADDRESS - ORIGIN.length), true, 'as long as may be'],
  [ORIGIN + 'a'.repeat(MAX_ADDRESS - ORIGIN.length + 1), false, 'one character longer'],
  ['example.com/pie', false, 'no protocol'],
  ['ftp://example.com/', false, 'not of the web'],
  ['file:///etc/passwd', false, 'a file'],
  ['javascript:alert(1)', false, 'code'],
  ['https://', false, 'no host'],
  ['https://me@example.com/', false, 'a user'],
  ['https://:secret@example.com/', false, 'a password'],
  ['https://soup for two', false, 'words'],
  ['', false, 'nothing'],
] as const)('%s is an address of the web: %s, %s', ([text, expected]) => {
  expect(isWebAddress(text)).toBe(expected);
});
