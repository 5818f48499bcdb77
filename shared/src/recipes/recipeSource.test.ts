import { expect, test } from 'vitest';

import { readSource } from './recipeSource.ts';

test.for([
  // address, key, why this row exists
  ['https://www.example.org/soup/', 'example.org/soup', 'no scheme, www and closing slash'],
  ['http://example.org/soup#top', 'example.org/soup', 'no fragment'],
  ['https://EXAMPLE.org/Soup', 'example.org/Soup', 'hosts have no case, paths have'],
  ['https://example.org/?utm_source=a&fbclid=b', 'example.org', 'no tracking'],
  ['https://example.org/r?b=2&id=1', 'example.org/r?b=2&id=1', 'what is read stays'],
  ['https://example.org/r?id=1&b=2&gclid=x', 'example.org/r?b=2&id=1', 'in any order'],
  ['https://example.org:8443/a', 'example.org:8443/a', 'another port is another site'],
  ['https://example.org/a%20b?q=%26', 'example.org/a%20b?q=%26', 'signs stay encoded'],
] as const)('%s is known as %s: %s', ([address, key]) => {
  expect(readSource(address)).toMatchObject({ source_url: address, source_key: key });
});

test.for(['javascript:alert(1)', 'soup', 'https://a:b@example.org/', ''])(
  '%j is none',
  (address) => {
    expect(readSource(address)).toBeUndefined();
  },
);
