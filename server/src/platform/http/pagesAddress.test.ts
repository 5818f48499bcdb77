import { expect, test } from 'vitest';

import { pagesAddress } from './pagesAddress.ts';

const listening = { address: '127.0.0.1', family: 'IPv4', port: 4321 };

test.for([
  [{ PUBLIC_URL: 'https://larder.test' }, listening, 'https://larder.test', 'as it was set'],
  [{ PUBLIC_URL: 'https://larder.test/' }, listening, 'https://larder.test', 'no double slash'],
  [{}, listening, 'http://127.0.0.1:4321', 'where it listens'],
  [{ PORT: 0 }, listening, 'http://127.0.0.1:4321', 'the port that was free'],
  [{}, null, 'http://127.0.0.1:3000', 'where it will listen'],
  [{ HOST: '0.0.0.0' }, listening, 'http://localhost:4321', 'every network is not an address'],
  [{ HOST: '::' }, listening, 'http://localhost:4321', 'the same in IPv6'],
  [{ HOST: '::1' }, listening, 'http://[::1]:4321', 'IPv6 in brackets'],
] as const)('%o at %o: %s, %s', ([settings, address, expected]) => {
  const config = { PUBLIC_URL: undefined, HOST: '127.0.0.1', PORT: 3000, ...settings };
  expect(pagesAddress(config, address)).toBe(expected);
});
