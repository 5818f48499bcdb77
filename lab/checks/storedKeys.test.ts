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
    if (path.includes('.test.') || path === 'web/src/platform/stored/stored.ts') continue;
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
    expect([...found[area]].toSorted()).toEqual(
      [...STORED_KEYS.device[area], ...STORED_KEYS.person[area]].toSorted(),
    );
});

/** The words in quotes of a list in a source. */
function wordsOf(list: string): string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word).toSorted();
}

/* Whose a key is decides who sees it: shared-browser.spec.ts walks all of them. */
test('each stored key has a declared owner', () => {
  const owners = readFileSync('web/src/platform/stored/owner.ts', 'utf8');
  const [, person = ''] = /PERSON_KEYS = \[([^\]]*)\]/.exec(owners) ?? [];
  const [, device = ''] = /type DeviceKey =([^;]*);/.exec(owners) ?? [];
  const of = (kind: 'device' | 'person') =>
    [...STORED_KEYS[kind].local, ...STORED_KEYS[kind].session].toSorted();
  expect(wordsOf(person)).toEqual(of('person'));
  expect(wordsOf(device)).toEqual(of('device'));
  const documented = readFileSync('docs/security.md', 'utf8');
  const lacking = [...of('person'), ...of('device')].filter(
    (key) => !documented.includes(`\`${key}\``),
  );
  expect(lacking).toEqual([]);
});

/** Where the browser's storages are used at all; everything else goes through these. */
const USERS: Readonly<Record<string, readonly string[]>> = {
  'localStorage|sessionStorage': ['web/src/platform/stored/browserStorage.ts'],
  'caches\\.|CacheStorage|cacheName': ['web/src/platform/stored/keptForWorker.ts', 'web/src/sw.ts'],
  'indexedDB|openDB': [
    'web/src/platform/stored/drafts.ts',
    'web/src/shop/provider/queries/database.ts',
  ],
  'document\\.cookie': [],
};

test.for(Object.entries(USERS))('%s is used in declared places alone', ([pattern, places]) => {
  const isUsed = new RegExp(`\\b(?:${pattern})`);
  const users = globSync('web/src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|\/testing\//.test(path) && isUsed.test(readFileSync(path, 'utf8')),
  );
  expect(users.toSorted()).toEqual(places);
});
