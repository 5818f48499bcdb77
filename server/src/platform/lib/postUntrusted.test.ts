import { expect, test } from 'vitest';

import { startUntrustedSite } from '#testing/untrustedSite';

import { makePostUntrusted } from './postUntrusted.ts';

const MESSAGE = { headers: { ttl: '60' }, body: Buffer.from('sealed') };

test('posts body and headers, and tells the status', async () => {
  const got: unknown[] = [];
  const site = await startUntrustedSite((request, response) => {
    request.on('data', (chunk: Buffer) => {
      got.push(request.method, request.url, request.headers['ttl'], chunk.toString());
      response.writeHead(201).end('a long answer that nobody reads');
    });
  });
  const post = makePostUntrusted(site.network);
  expect(await post('https://push.example/for/me', MESSAGE)).toBe(201);
  expect(got).toEqual(['POST', '/for/me', '60', 'sealed']);
});

test.for([
  ['http://push.example/', 'not encrypted'],
  ['https://127.0.0.1/', 'this machine'],
  ['https://[::1]/', 'this machine'],
  ['https://push.example:8443/', 'another port'],
  ['https://localhost/', 'a name without a dot'],
  ['nonsense', 'none'],
] as const)('%s is not dialled: %s', async ([address]) => {
  const site = await startUntrustedSite((_request, response) => response.end());
  expect(await makePostUntrusted(site.network)(address, MESSAGE)).toBeUndefined();
  expect([site.connections(), site.asked]).toEqual([0, []]);
});

test.for(['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fc00::1'])(
  'a name that leads to %s is not dialled',
  async (address) => {
    const site = await startUntrustedSite((_request, response) => response.end(), {
      'push.example': ['93.184.215.14', address],
    });
    expect(await makePostUntrusted(site.network)('https://push.example/', MESSAGE)).toBeUndefined();
    expect([site.connections(), site.asked]).toEqual([0, ['push.example']]);
  },
);

test('a redirect is an answer, and is not followed', async () => {
  const site = await startUntrustedSite((_request, response) =>
    response.writeHead(307, { location: 'https://other.example/' }).end(),
  );
  expect(await makePostUntrusted(site.network)('https://push.example/', MESSAGE)).toBe(307);
  expect(site.asked).toEqual(['push.example']);
});

test('one that never answers is given up, also when the program stops', async () => {
  const site = await startUntrustedSite(() => undefined);
  const slow = makePostUntrusted({ ...site.network, allMs: 100 });
  expect(await slow('https://push.example/', MESSAGE)).toBeUndefined();
  const stopping = new AbortController();
  const post = makePostUntrusted(site.network)('https://push.example/', {
    ...MESSAGE,
    signal: stopping.signal,
  });
  stopping.abort();
  expect(await post).toBeUndefined();
});
