import { badValues, STORED_KEYS } from '@larder/reliability/src/harness/badValues.ts';
import { watch } from '@larder/reliability/src/harness/browser.ts';
import { problemsOf } from '@larder/reliability/src/harness/pageRules.ts';
import { roleAt } from '@larder/reliability/src/harness/routes.ts';
import { type Trouble, TROUBLES } from '@larder/reliability/src/harness/troubles.ts';

import { expect, test } from './fixtures.ts';

/*
 * A sample of what `npm run test:nightly -- R-32` does with every page. Offline starts, lost code on a
 * shopper's page, tabs and the back button have journeys of their own.
 */

test.use({ serviceWorkers: 'block' });

const CASES: readonly (readonly [keyof typeof TROUBLES, path: string])[] = [
  ['storage denied', '/'],
  ['storage denied', '/shopping-list'],
  ['storage full', '/shopping-list'],
  ['storage full', '/add-recipe'],
  ['IndexedDB missing', '/'],
  ['IndexedDB blocked by an old tab', '/'],
  ['IndexedDB of a newer version', '/'],
  ['IndexedDB over its quota', '/'],
  ['API down', '/orders'],
  ['API down in the middle', '/vendor/orders'],
  ['API slow', '/admin/ingredients'],
  ['API answers 500', '/vendor/dashboard'],
  ['API answers 503 without a word', '/saved-recipes'],
  ['API answers 401', '/profile'],
  ['API answers a page', '/admin/users'],
  ['API answers half', '/vendor/store'],
  ['API answers something else', '/'],
  ['offline in the middle', '/vendor/inventory'],
  ['code gone after a release', '/vendor/orders'],
];

for (const [name, path] of CASES)
  test(`${name}: ${path} says what it can and offers a way on @full`, async ({
    page,
    context,
    account,
    admin,
    signIn,
  }) => {
    const trouble: Trouble = TROUBLES[name];
    const role = roleAt(path);
    await signIn(role === 'admin' ? admin : await account(role));
    const { errors } = await watch(context);
    await trouble.play(page, path);
    expect(await problemsOf(page, trouble)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('whatever the browser kept, the list opens @full', async ({
  page,
  context,
  account,
  signIn,
}) => {
  await signIn(await account('user'));
  const { errors } = await watch(context);
  const values = badValues('{"lines":[]}', { count: 60, seed: 1 });
  for (let n = 0; n < values.length; n += 6) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys.local) if (key !== 'user') localStorage.setItem(key, value);
        for (const key of keys.session) sessionStorage.setItem(key, value);
      },
      [STORED_KEYS, values[n] ?? ''] as const,
    );
    await page.goto('/shopping-list');
    expect(await problemsOf(page), values[n]).toEqual([]);
  }
  expect(errors).toEqual([]);
});
