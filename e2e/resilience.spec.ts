import { expect, test } from './fixtures.ts';
import { badValues, STORED_KEYS } from './resilience/badValues.ts';
import { problemsOf } from './resilience/pageRules.ts';
import { roleAt } from './resilience/routes.ts';
import { type Trouble, TROUBLES } from './resilience/troubles.ts';
import { watch } from './resilience/watch.ts';

/*
 * A sample of goal R-32 (`npm run test:nightly -- R-32`), which runs every page. Offline starts, missing
 * code, tabs and Back have journeys of their own.
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
  test(`${name}: ${path} explains and offers a way on @full`, async ({
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

test('the list opens with any stored value @full', async ({ page, context, account, signIn }) => {
  const who = await account('user');
  await signIn(who);
  const { errors } = await watch(context);
  const values = badValues('{"lines":[]}', { count: 60, seed: 1 });
  for (let n = 0; n < values.length; n += 6) {
    await page.evaluate(
      ([{ device, person }, id, value]) => {
        for (const key of device.local) if (key !== 'user') localStorage.setItem(key, value);
        for (const key of device.session) sessionStorage.setItem(key, value);
        for (const key of person.local) localStorage.setItem(`@${id}/${key}`, value);
        for (const key of person.session) sessionStorage.setItem(`@${id}/${key}`, value);
      },
      [STORED_KEYS, String(who.stored['id']), values[n] ?? ''] as const,
    );
    await page.goto('/shopping-list');
    expect(await problemsOf(page), values[n]).toEqual([]);
  }
  expect(errors).toEqual([]);
});
