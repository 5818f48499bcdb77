import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FIREBASE } from '@larder/shared/account/testing/firebase';
import { expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

import { contentSecurityPolicy } from './pages.ts';

function builtPages(): string {
  const web = mkdtempSync(join(tmpdir(), 'larder-pages-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Larder</title>');
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(web, 'assets', 'index-abc.js'), '/* app */');
  return web;
}

test.for([
  '/',
  '/recipe/1001',
  '/vendor/orders',
  '/admin/users',
  '/login',
  '/any/other/path',
] as const)('%s answers the page, never kept, with the policy', async (path) => {
  const { app } = await testApp({ web: builtPages() });
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>Larder</title>']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.headers['permissions-policy']).toContain('geolocation=(self)');
  expect(answer.headers['permissions-policy']).toContain('microphone=()');
});

test('a page names the code that it needs, whatever stands for a parameter in its address', async () => {
  const web = builtPages();
  mkdirSync(join(web, '.vite'));
  const pages = { '/orders': ['assets/a.js', 'assets/b.js'], '/recipe/:id': ['assets/c.js'] };
  writeFileSync(join(web, '.vite', 'pages.json'), JSON.stringify(pages));
  const { app } = await testApp({ web });
  const linkOf = async (path: string) => (await app.inject(path)).headers['link'];

  expect(await linkOf('/orders?page=2')).toBe(
    '</assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload',
  );
  expect(await linkOf('/recipe/1001')).toBe('</assets/c.js>; rel=modulepreload');
  expect(await linkOf('/recipe/1001/more')).toBeUndefined();
  expect((await app.inject('/.vite/pages.json')).body).not.toContain('assets');
});

test('a script written into the page may run by its hash, and no other', async () => {
  const web = builtPages();
  writeFileSync(
    join(web, 'index.html'),
    '<script>let a = 1;</script><script src="/b.js"></script>',
  );
  const { app } = await testApp({ web });

  const policy = String((await app.inject('/')).headers['content-security-policy']);

  // printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
  const hash = 'xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck=';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('a prerendered page is sent with its own script, only to its address without a query', async () => {
  const web = builtPages();
  mkdirSync(join(web, 'first', 'vendor'), { recursive: true });
  mkdirSync(join(web, '.vite'));
  const pages = { '/': ['assets/a.js'], '/vendor/login': ['assets/b.js'] };
  writeFileSync(join(web, '.vite', 'pages.json'), JSON.stringify(pages));
  const drawn = '<h1>Drawn</h1><script>let a = 1;</script>';
  for (const name of ['index', 'vendor/login']) {
    writeFileSync(join(web, 'first', `${name}.html`), drawn);
    writeFileSync(join(web, 'first', `${name}.html.br`), 'compressed');
  }
  const { app } = await testApp({ web });

  for (const path of ['/', '/vendor/login']) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.body]).toEqual([200, drawn]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(answer.headers['link']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain(
      "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='",
    );
  }
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'compressed']);
  for (const path of ['/?q=soup', '/index.html', '/first/index.html', '/recipe/1001'])
    expect((await app.inject(path)).body).toBe('<!doctype html><title>Larder</title>');
});

test.for([
  ['assets/index-abc.js', '/assets/index-abc.js', 'application/javascript; charset=utf-8'],
  ['index.html', '/orders', 'text/html; charset=utf-8'],
] as const)('%s is sent as the build compressed it', async ([file, url, type]) => {
  const web = builtPages();
  writeFileSync(join(web, `${file}.br`), 'compressed');
  const { app } = await testApp({ web });

  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
  expect(answer.headers['content-type']).toBe(type);
  expect((await app.inject(url)).body).toBe(readFileSync(join(web, file), 'utf8'));
});

test.for([
  ['an asset that a deploy removed', 'GET', '/assets/index-old.js', 404],
  ['a picture that was never drawn', 'GET', '/images/recipes/1.webp', 404],
  ['a call that does not exist', 'GET', '/api/nothing', 404],
  ['a form posted to a page', 'POST', '/login', 404],
  ['a path that climbs out', 'GET', '/assets/..%2f..%2fpackage.json', 404],
] as const)('%s is no page', async ([, method, url, status]) => {
  const { app } = await testApp({ web: builtPages() });
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
});

test('what carries a hash in its name is kept for a year, the rest is asked for again', async () => {
  const { app } = await testApp({ web: builtPages() });
  const asset = await app.inject('/assets/index-abc.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('no-cache');
  const picture = '/images/site/favicon.svg';
  expect((await app.inject(picture)).headers['cache-control']).toBe('public, max-age=86400');
  expect((await app.inject(`${picture}?v=1a2b3c4d`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('the text recognizer may compile WebAssembly and speak to us alone; pages may not', async () => {
  const web = builtPages();
  mkdirSync(join(web, 'ocr', '1.2.3'), { recursive: true });
  for (const name of ['worker.min.js', 'core.wasm', 'core.wasm.br', 'eng.traineddata.gz'])
    writeFileSync(join(web, 'ocr', '1.2.3', name), name);
  const { app } = await testApp({ web });

  const worker = await app.inject('/ocr/1.2.3/worker.min.js');
  expect(worker.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; report-uri /csp",
  });
  const page = await app.inject('/add-recipe?way=paste');
  expect(page.headers['content-security-policy']).not.toContain('wasm');
  const headers = { 'accept-encoding': 'gzip, br' };
  const core = await app.inject({ url: '/ocr/1.2.3/core.wasm', headers });
  expect([core.headers['content-type'], core.headers['content-encoding'], core.body]).toEqual([
    'application/wasm',
    'br',
    'core.wasm.br',
  ]);
  // A file that is compressed by itself, not an encoding: the recognizer unpacks it.
  const data = await app.inject({ url: '/ocr/1.2.3/eng.traineddata.gz', headers });
  expect([data.headers['content-encoding'], data.body]).toEqual([undefined, 'eng.traineddata.gz']);
  for (const url of ['/ocr/1.2.2/worker.min.js', '/ocr/', '/ocr/..%2findex.html'])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test('so may the worker that reads barcodes, compressed or not, and nothing beside it', async () => {
  const web = builtPages();
  const files = ['barcodeWorker-a_b-1.js', 'plan.worker-a1.js', 'ScanSheet-a1.js'];
  for (const name of files)
    for (const ending of ['', '.br', '.gz'])
      writeFileSync(join(web, 'assets', `${name}${ending}`), name);
  const { app } = await testApp({ web });
  const policyOf = async (name: string, encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await app.inject({ url: `/assets/${name}`, headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
    return answer.headers['content-security-policy'];
  };
  for (const encoding of ['br', 'gzip']) {
    const [reader, ...others] = await Promise.all(files.map((name) => policyOf(name, encoding)));
    expect(reader).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; report-uri /csp",
    );
    expect(others).toEqual([undefined, undefined]);
  }
});

const HERO = '/images/site/hero-pasta.webp?v=1';
const TILE = '/images/ingredients/leek.webp';

test.for([
  ['a browser that knows AVIF', HERO, 'image/avif,image/webp,*/*;q=0.8', 'image/avif'],
  ['one that does not', HERO, 'image/webp,*/*;q=0.8', 'image/webp'],
  ['who takes anything', HERO, '*/*', 'image/webp'],
  ['who does not say', HERO, undefined, 'image/webp'],
] as const)('%s asks for a picture that is there in both', async ([, url, accept, type]) => {
  const { app } = await testApp();
  const headers = { ...(accept && { accept }) };
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    const known = { ...headers, 'if-none-match': String(answer.headers.etag) };
    const again = await app.inject({ method, url, headers: known });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept']);
  }
  const { rawPayload } = await app.inject({ url, headers });
  // A WebP is a RIFF; an AVIF names its brand behind the length of its first box.
  const [from, word] = type === 'image/avif' ? [4, 'ftypavif'] : [0, 'RIFF'];
  expect(rawPayload.toString('latin1', from, from + word.length)).toBe(word);
});

test('a picture that is there as WebP alone does not vary', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ url: TILE, headers: { accept: 'image/avif,*/*' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect(answer.headers).not.toHaveProperty('vary');
});

test('what one browser has kept of a picture is not what another gets', async () => {
  const { app } = await testApp();
  const ask = (accept: string, tag?: string) =>
    app.inject({ url: HERO, headers: { accept, ...(tag && { 'if-none-match': tag }) } });
  const webp = await ask('image/webp');
  expect((await ask('image/avif', String(webp.headers.etag))).statusCode).toBe(200);
});

type Settings = Parameters<typeof contentSecurityPolicy>[0];

function directives(key: string | undefined, more: Partial<Settings> = {}): Record<string, string> {
  return Object.fromEntries(
    contentSecurityPolicy({
      GOOGLE_MAPS_API_KEY: key,
      FIREBASE_CONFIG: undefined,
      pictureHosts: [],
      ...more,
    })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

test('pages run no script and speak to no server but our own', () => {
  expect(directives(undefined)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
  });
});

test('pictures come from us, and from the hosts of the recipe provider', () => {
  expect(directives(undefined)['img-src']).toBe("'self' data:");
  const { 'img-src': pictures, ...rest } = directives(undefined, {
    pictureHosts: ['a.example.com', 'b.example.com'],
  });
  expect(pictures).toBe("'self' data: https://a.example.com https://b.example.com");
  expect(directives(undefined)).toMatchObject(rest);
});

test('with a key for Google Maps its script and services are allowed, and nothing else changes', () => {
  const { 'script-src': script, 'connect-src': connect, ...rest } = directives('a-key');
  expect(script).toBe("'self' https://maps.googleapis.com");
  expect(connect).toBe("'self' https://maps.googleapis.com https://places.googleapis.com");
  expect(directives(undefined)).toMatchObject(rest);
});

test('with Firebase App Check reCAPTCHA and the giver of tokens are allowed, and nothing else changes', () => {
  const {
    'script-src': script,
    'connect-src': connect,
    'frame-src': frame,
    ...rest
  } = directives(undefined, { FIREBASE_CONFIG: FIREBASE });
  expect(script).toBe(
    "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(connect).toBe(
    "'self' https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com",
  );
  expect(frame).toBe('https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
  expect(directives(undefined)).toMatchObject(rest);
  expect(directives(undefined)).not.toHaveProperty('frame-src');
});

test('a page may speak to the service of GET /auth where that has a port of its own', async () => {
  const settings = { PORT: '3000', AUTH_PORT: '3001' };
  const { app } = await testApp({ web: builtPages(), settings });
  const policyAt = async (host: string) =>
    (await app.inject({ url: '/userdashboard', headers: { host } })).headers[
      'content-security-policy'
    ];
  expect(await policyAt('127.0.0.1:3000')).toContain("connect-src 'self' http://127.0.0.1:3001;");
  expect(await policyAt('larder.test')).toContain("connect-src 'self';");
});

test('an address of a page that cannot be read leads to the page that says so', async () => {
  const { app } = await testApp({ web: builtPages() });
  const answer = await app.inject('/recipe/%zz?secret=%zz');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/not-found']);
  expect(answer.body).not.toContain('zz');
  expect((await app.inject('/not-found')).body).toContain('<title>Larder</title>');
});
