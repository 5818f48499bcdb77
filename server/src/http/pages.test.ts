import { expect, test } from 'vitest';

import { contentSecurityPolicy } from './pages.ts';

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
