import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { page, PUBLIC, startUntrustedSite } from '#testing/untrustedSite';

import { makeFetchUntrusted } from './fetchUntrusted.ts';

const PAGE = '<h1>Soup</h1>';
const noVisit = () => undefined;

describe('addresses that are never asked', () => {
  test.for([
    ['http://127.0.0.1/', 'this machine'],
    ['http://127.1/', 'its short spelling'],
    ['http://0x7f000001/', 'in hex'],
    ['http://0x7f.0.0.1/', 'partly in hex'],
    ['http://2130706433/', 'as one decimal'],
    ['http://017700000001/', 'as one octal'],
    ['http://0177.0.0.01/', 'in octals'],
    ['http://127。0。0。1/', 'with full stops of another script'],
    ['http://①②⑦.0.0.1/', 'with encircled digits'],
    ['http://127.0.0.1./', 'with a full stop at the end'],
    ['http://0.0.0.0/', 'unspecified'],
    ['http://169.254.169.254/latest/meta-data/', 'the metadata of a cloud'],
    ['http://10.0.0.1/', 'private'],
    [`http://${PUBLIC}/`, 'a public one: literal addresses are no sites'],
    ['http://[::1]/', 'IPv6'],
    ['http://[::ffff:7f00:1]/', 'mapped, in hex'],
    ['http://[::ffff:127.0.0.1]/', 'mapped'],
    ['http://[fc00::1]/', 'unique local'],
    ['http://[64:ff9b::7f00:1]/', 'NAT64'],
    ['http://site.example:8080/', 'another port'],
    ['https://site.example:22/', 'another port, encrypted'],
    ['http://me:secret@site.example/', 'user and password'],
    ['ftp://site.example/', 'another protocol'],
    ['file:///etc/passwd', 'a file'],
    ['gopher://site.example/', 'another protocol'],
    [`http://site.example/${'a'.repeat(2_048)}`, 'too long'],
    ['nonsense', 'none'],
  ] as const)('%s: %s', async ([address]) => {
    const site = await startUntrustedSite(page(PAGE));
    expect(await makeFetchUntrusted(site.network)(address, noVisit)).toBeUndefined();
    expect(site.connections()).toBe(0);
    expect(site.asked).toEqual([]);
  });
});

const PRIVATE = [
  ['127.0.0.1', 'this machine'],
  ['127.8.8.8', 'this machine'],
  ['::1', 'this machine'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.0.1', 'private'],
  ['169.254.169.254', 'the metadata of a cloud'],
  ['100.100.100.200', 'the metadata of another cloud'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'the metadata of a cloud'],
  ['fe80::1', 'the link'],
  ['::ffff:7f00:1', 'mapped'],
  ['64:ff9b::a9fe:a9fe', 'NAT64'],
  ['2002:7f00:1::', '6to4'],
  ['2001:0:5db8:d70e::f5ff:fffe', 'Teredo'],
] as const;

describe('names that lead into a network are never dialled', () => {
  test.for(PRIVATE)('%s: %s', async ([address]) => {
    const site = await startUntrustedSite(page(PAGE), { 'inner.example': [address] });
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('http://inner.example/', noVisit)).toBeUndefined();
    expect(await fetch('https://inner.example/', noVisit)).toBeUndefined();
    expect(site.asked).toEqual(['inner.example', 'inner.example']);
    expect(site.connections()).toBe(0);
  });

  test.for(PRIVATE)('nor one of several addresses: %s', async ([address]) => {
    const site = await startUntrustedSite(page(PAGE), { 'both.example': [PUBLIC, address] });
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('http://both.example/', noVisit)).toBeUndefined();
    expect(site.connections()).toBe(0);
  });

  test.for(PRIVATE)('nor after a redirect: %s', async ([address]) => {
    const site = await startUntrustedSite(
      (_request, response) => {
        response.writeHead(302, { location: 'http://inner.example/' }).end();
      },
      { 'inner.example': [address] },
    );
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('http://outer.example/', noVisit)).toBeUndefined();
    expect(site.asked).toEqual(['outer.example', 'inner.example']);
    expect(site.connections()).toBe(1);
  });

  test.for([
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://[::1]/',
    '//169.254.169.254/',
    'http://inner.example:8080/',
    'file:///etc/passwd',
  ])('nor a literal address after a redirect: %s', async (location) => {
    const site = await startUntrustedSite((_request, response) => {
      response.writeHead(301, { location }).end();
    });
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('http://outer.example/', noVisit)).toBeUndefined();
    expect(site.connections()).toBe(1);
    expect(site.asked).toEqual(['outer.example']);
  });

  test('a name that leads elsewhere the second time is judged again', async () => {
    const names: Record<string, string[]> = { 'rebinding.example': [PUBLIC] };
    const site = await startUntrustedSite((_request, response) => {
      names['rebinding.example'] = ['127.0.0.1'];
      response.writeHead(302, { location: '/next' }).end();
    }, names);
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('http://rebinding.example/', noVisit)).toBeUndefined();
    // Each name was resolved once per connection: the checked address is the one dialled.
    expect(site.asked).toEqual(['rebinding.example', 'rebinding.example']);
    expect(site.connections()).toBe(1);
  });
});

describe('what a site answers', () => {
  test('a page, where it was in the end', async () => {
    const site = await startUntrustedSite((request, response) => {
      if (request.url === '/old') response.writeHead(308, { location: '/new?a=1#top' }).end();
      else page(PAGE)(request, response);
    });
    const hosts: string[] = [];
    const fetch = makeFetchUntrusted(site.network);
    const found = await fetch('http://site.example/old', (host) => hosts.push(host));
    expect(found).toMatchObject({
      address: 'http://site.example/new?a=1',
      contentType: 'text/html; charset=utf-8',
    });
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe(PAGE);
    expect(hosts).toEqual(['site.example']);
  });

  test('without cookies, authorisation or what a proxy may say', async () => {
    const seen: string[][] = [];
    const site = await startUntrustedSite((request, response) => {
      seen.push(Object.keys(request.headers).toSorted());
      response.setHeader('set-cookie', 'a=1');
      response.writeHead(302, { location: seen.length > 1 ? '/end' : '/next' });
      response.end();
    });
    await makeFetchUntrusted(site.network)('http://site.example/', noVisit);
    expect(seen.length).toBe(6);
    for (const names of seen)
      for (const name of ['cookie', 'authorization', 'referer', 'via', 'x-forwarded-for'])
        expect(names).not.toContain(name);
  });

  test.for([
    [5, true],
    [6, false],
  ] as const)('%i redirects are followed: %s', async ([redirects, isFound]) => {
    const site = await startUntrustedSite((request, response) => {
      const turn = Number(request.url?.slice(1));
      if (turn < redirects) response.writeHead(302, { location: `/${turn + 1}` }).end();
      else page(PAGE)(request, response);
    });
    const found = await makeFetchUntrusted(site.network)('http://site.example/0', noVisit);
    expect(found !== undefined).toBe(isFound);
    expect(site.connections()).toBe(6);
  });

  test('nothing plain after an encrypted page', async () => {
    const site = await startUntrustedSite((_request, response) => {
      response.writeHead(302, { location: 'http://site.example/plain' }).end();
    });
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('https://site.example/', noVisit)).toBeUndefined();
    expect(site.connections()).toBe(1);
  });

  test.for([
    ['text/html', true],
    ['TEXT/HTML; charset=latin1', true],
    ['application/xhtml+xml', true],
    ['application/json', true],
    ['application/ld+json', true],
    ['text/plain', false],
    ['application/pdf', false],
    ['image/png', false],
    ['text/htmlx', false],
    ['', false],
  ] as const)('a document of the type %s: %s', async ([type, isFound]) => {
    const site = await startUntrustedSite((_request, response) => {
      if (type !== '') response.setHeader('content-type', type);
      response.end('{}');
    });
    const found = await makeFetchUntrusted(site.network)('http://site.example/', noVisit);
    expect(found !== undefined).toBe(isFound);
  });

  test.for([403, 404, 429, 500, 503])('a refusal: %i', async (status) => {
    const site = await startUntrustedSite((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE);
    });
    expect(await makeFetchUntrusted(site.network)('http://site.example/', noVisit)).toBeUndefined();
  });

  test('what a visit refuses is refused, before anything is asked', async () => {
    const site = await startUntrustedSite(page(PAGE));
    const refuse = () => {
      throw new Error('too often');
    };
    const fetch = makeFetchUntrusted(site.network);
    await expect(fetch('http://site.example/', refuse)).rejects.toThrow('too often');
    expect(site.asked).toEqual([]);
  });
});

describe('bounds', () => {
  const MIB = 1024 * 1024;

  test.for([
    [5 * MIB, true],
    [5 * MIB + 1, false],
  ] as const)('%i bytes are read: %s', async ([size, isFound]) => {
    for (const isPacked of [false, true]) {
      const site = await startUntrustedSite((_request, response) => {
        const body = Buffer.alloc(size, 'a');
        response.setHeader('content-type', 'text/html');
        if (isPacked) response.setHeader('content-encoding', 'gzip');
        response.end(isPacked ? gzipSync(body) : body);
      });
      const found = await makeFetchUntrusted(site.network)('http://site.example/', noVisit);
      expect(found?.bytes.byteLength).toBe(isFound ? size : undefined);
    }
  });

  test('a bomb of 4 GiB is not unpacked', async () => {
    const site = await startUntrustedSite((_request, response) => {
      const part = gzipSync(Buffer.alloc(64 * MIB));
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(Buffer.concat(Array<Buffer>(64).fill(part)));
    });
    const memory = () => process.memoryUsage().arrayBuffers;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memory());
    }, 2);
    const before = memory();
    const found = await makeFetchUntrusted(site.network)('http://site.example/', noVisit);
    clearInterval(watch);
    expect(found).toBeUndefined();
    expect(most - before).toBeLessThan(96 * MIB);
  });

  test('a body that never ends is given up', async () => {
    let isClosed: (value: unknown) => void = () => undefined;
    const closed = new Promise((resolve) => {
      isClosed = resolve;
    });
    const site = await startUntrustedSite((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('a'), 10);
      response.on('close', () => {
        clearInterval(drip);
        isClosed(undefined);
      });
    });
    const fetch = makeFetchUntrusted({ ...site.network, allMs: 150 });
    expect(await fetch('http://site.example/', noVisit)).toBeUndefined();
    await closed;
  });

  test('a head that never comes is given up', async () => {
    const site = await startUntrustedSite(() => undefined);
    const fetch = makeFetchUntrusted({ ...site.network, allMs: 150 });
    expect(await fetch('http://site.example/', noVisit)).toBeUndefined();
    expect(site.connections()).toBe(1);
  });

  test('a body that breaks off, or is not packed as it says', async () => {
    const site = await startUntrustedSite((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url === '/broken') response.setHeader('content-length', '100').write('<h1>');
      else response.setHeader('content-encoding', 'gzip').write('<h1>');
      response.destroy();
    });
    const fetch = makeFetchUntrusted(site.network);
    expect(await fetch('http://site.example/broken', noVisit)).toBeUndefined();
    expect(await fetch('http://site.example/unpacked', noVisit)).toBeUndefined();
  });
});

test('refused, unknown and closed are one answer after one least time', async () => {
  const waited: number[] = [];
  const site = await startUntrustedSite(
    (_request, response) => {
      response.destroy();
    },
    { 'inner.example': ['127.0.0.1'], 'unknown.example': [] },
  );
  const fetch = makeFetchUntrusted({
    ...site.network,
    minMs: 60_000,
    wait: async (ms) => waited.push(ms),
  });
  for (const host of ['127.0.0.1', 'inner.example', 'unknown.example', 'closed.example'])
    expect(await fetch(`http://${host}/`, noVisit)).toBeUndefined();
  expect(waited.length).toBe(4);
  for (const ms of waited) expect(ms).toBeGreaterThan(30_000);
});
