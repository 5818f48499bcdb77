import { MAX_ADDRESS } from '@larder/shared/basics/webAddress';
import { expect, test } from 'vitest';

import { addressIn, linkProblem } from './linkProblem.ts';

const site = 'https://example.com/';
test.for([
  [site, /^$/, 'a page'],
  ['http://example.com:80/soup?x=1#top', /^$/, 'the usual port'],
  [site + 'a'.repeat(MAX_ADDRESS - site.length), /^$/, 'as long as one may be'],
  [site + 'a'.repeat(MAX_ADDRESS - site.length + 1), /too long: at most 2,048/, 'one longer'],
  ['', /^Enter the address/, 'nothing'],
  ['https://a b', /^Enter the address/, 'two words'],
  ['file:///etc/passwd', /^Only addresses that start with https/, 'a file'],
  ['ftp://example.com/soup', /^Only addresses that start with https/, 'another protocol'],
  ['https://user:pw@example.com/', /name and password/, 'a name and password'],
  ['https://user@example.com/', /name and password/, 'a name'],
  ['https://example.com:8443/', /Leave out :8443/, 'a port'],
  ['http://10.0.0.1/', /address of numbers/, 'numbers'],
  ['http://93.184.215.14/', /address of numbers/, 'numbers of anybody'],
  ['http://0x7f000001/', /address of numbers/, 'one number'],
  ['http://[::1]/', /address of numbers/, 'numbers of the new kind'],
  ['http://localhost/soup', /name of a machine/, 'a machine'],
] as const)('%s is answered with %s: %s', ([text, words]) => {
  expect(linkProblem(text) ?? '').toMatch(words);
});

test.for([
  ['example.com/soup', 'https://example.com/soup'],
  ['Look: https://example.com/soup !', 'https://example.com/soup'],
  ['example.com:8080/soup', 'https://example.com:8080/soup'],
  ['ftp://example.com/soup', 'ftp://example.com/soup'],
  ['  ', ''],
] as const)('of “%s” the address is “%s”', ([text, address]) => {
  expect(addressIn(text)).toBe(address);
});
