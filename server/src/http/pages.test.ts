import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

import { contentSecurityPolicy } from './pages.ts';

function builtPages(): string {
  const web = mkdtempSync(join(tmpdir(), 'larder-pages-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Larder</title>');
  writeFileSync(join(web, 'theme.js'), '/* theme */');
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
  expect((await app.inject('/theme.js')).headers['cache-control']).toBe('no-cache');
  const picture = '/images/site/favicon.svg';
  expect((await app.inject(picture)).headers['cache-control']).toBe('public, max-age=86400');
  expect((await app.inject(`${picture}?v=1a2b3c4d`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

function directives(key: string | undefined): Record<string, string> {
  return Object.fromEntries(
    contentSecurityPolicy({ GOOGLE_MAPS_API_KEY: key })
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

test('with a key for Google Maps its script and services are allowed, and nothing else changes', () => {
  const { 'script-src': script, 'connect-src': connect, ...rest } = directives('a-key');
  expect(script).toBe("'self' https://maps.googleapis.com");
  expect(connect).toBe("'self' https://maps.googleapis.com https://places.googleapis.com");
  expect(directives(undefined)).toMatchObject(rest);
});
