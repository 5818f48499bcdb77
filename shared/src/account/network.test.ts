import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isLocalNetwork, networkOf } from './network.ts';

test.for([
  ['203.0.113.77', '203.0.113.x', 'the last part is left out'],
  ['2001:db8:1:2', '2001:db8:1:x', 'of IPv6 the last group of the network'],
  ['2001:DB8:1:2', '2001:db8:1:x', 'in lower case'],
  ['', undefined, 'after a hang-up'],
  ['203.0.113', undefined, 'no address'],
  ['unknown', undefined, 'a word'],
  ['1.2.3.4.5', undefined, 'too many parts'],
] as const)('%j: %s (%s)', ([source, network]) => {
  expect(networkOf(source)).toBe(network);
});

test.for([
  ['10.1.2.x', true],
  ['127.0.0.x', true],
  ['192.168.0.x', true],
  ['172.16.0.x', true],
  ['172.31.0.x', true],
  ['172.32.0.x', false],
  ['172.15.0.x', false],
  ['192.169.0.x', false],
  ['fd12:0:0:x', true],
  ['fe80:0:0:x', true],
  ['0:0:0:x', true],
  ['2001:db8:1:x', false],
  ['203.0.113.x', false],
] as const)('%s is somebody’s own: %s', ([network, isOwn]) => {
  expect(isLocalNetwork(network)).toBe(isOwn);
});

test('addresses that differ in the last part alone have one network', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
      const beside = address.replace(/\d+$/, String(last));
      expect(networkOf(beside)).toBe(networkOf(address));
    }),
  );
});
