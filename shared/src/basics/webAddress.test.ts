import { expect, test } from 'vitest';

import { isPushAddress, isWebAddress, MAX_ADDRESS } from './webAddress.ts';

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

test.for([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true, 'a push service'],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true, 'another'],
  ['http://push.example.com/a', false, 'not encrypted'],
  ['https://push.example.com:443/a', true, 'the usual port, named'],
  ['https://push.example.com:8443/a', false, 'another port'],
  ['https://me:secret@push.example.com/', false, 'user and password'],
  ['https://localhost/a', false, 'this machine'],
  ['https://127.0.0.1/a', false, 'an address'],
  ['https://2130706433/a', false, 'an address as one number'],
  ['https://0x7f.1/a', false, 'an address in hex'],
  ['https://[::1]/a', false, 'an address of IPv6'],
  ['https://[2606:4700::1111]/a', false, 'a public one: addresses are no push services'],
  ['https://push/a', false, 'a name without a dot'],
  ['push.example.com', false, 'no protocol'],
] as const)('%s is an address of a push service: %s: %s', ([text, expected]) => {
  expect(isPushAddress(text)).toBe(expected);
});
