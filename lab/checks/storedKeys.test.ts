import { globSync, readFileSync } from 'node:fs';

import { STORED_KEYS } from '@larder/e2e/resilience/badValues.ts';
import { expect, test } from 'vitest';

/** Characters after `stored({` in which its key and area stand. */
const SETTINGS = 200;

/* A key that is not named there is never damaged by a test. */
test('what browsers store is named in e2e/resilience/badValues.ts', () => {
  const found = { local: new Set<string>(), session: new Set<string>() };
  const unnamed: string[] = [];
  for (const path of globSync('web/src/**/*.{ts,tsx}')) {
    if (path.includes('.test.') || path === 'web/src/lib/stored.ts') continue;
    for (const after of readFileSync(path, 'utf8')
      .split(/\bstored(?:<[^>]*>)?\(\{/)
      .slice(1)) {
      const [settings = ''] = after.slice(0, SETTINGS).split('});');
      // Of "recipeDraft" there is one for each recipe.
      const [, key] = /\bkey:[^,']*'(\w+)'/.exec(settings) ?? [];
      const area = settings.includes("area: 'session'") ? 'session' : 'local';
      if (key === undefined) unnamed.push(path);
      else found[area].add(key);
    }
  }
  expect(unnamed).toEqual([]);
  for (const area of ['local', 'session'] as const)
    expect([...found[area]].toSorted()).toEqual([...STORED_KEYS[area]].toSorted());
});
