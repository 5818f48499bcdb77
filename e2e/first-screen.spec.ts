import { expect, test } from './fixtures.ts';

const CODE = '**/assets/*.js';
const TITLE = 'What sounds good tonight?';

test.use({ splash: true });

test('a first visit shows the page before the code arrives; nothing can be pressed', async ({
  page,
}) => {
  await page.route(CODE, () => undefined); // never answered
  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.getByText('Getting everything ready...')).toBeHidden();
  await expect(page.getByText(TITLE)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('a first visit to a recipe shows it before the code arrives; the app does not fetch it again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(CODE, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/recipe/1001', { waitUntil: 'commit' });

  const prerendered = page.locator('.first-screen h1');
  await expect(prerendered).toBeVisible();
  const title = (await prerendered.textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} · Larder`);
  const picture = page.locator('.first-screen article img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  arrive();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.locator('.first-screen')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/recipes/'))).toEqual([]);
});

test('the app replaces the prerendered page @full', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByText(TITLE)).toHaveCount(1);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('the system is dark before any code arrives, until somebody chooses in the menu @full', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const root = page.locator('html');
  // The app's own code never comes: the first paint is dark by the page alone.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/help-support');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/assets/*.js');
  await page.goto('/help-support');
  await page.getByRole('button', { name: 'You', exact: true }).click();
  const toggle = page.getByRole('dialog').getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a later visit does not show the prerendered page @full', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/help-support');
  await page.evaluate(() => localStorage.setItem('groceryList', '[]'));
  await page.goto('/shopping-list', { waitUntil: 'commit' });

  await expect(page.getByText('Getting everything ready...')).toBeHidden();
  await expect(page.locator('.first-screen')).toBeHidden();
});

for (const path of ['/', '/login'])
  test(`${path} says when the code does not load, and Try Again works @full`, async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto(path);

    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(
      'Larder could not be loaded. Check your connection, then reload the page.',
    );
    await page.unroute(CODE);
    await alert.getByRole('link', { name: 'reload the page' }).click();

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

test('pages may use the features that screens use and no others, and the console stays empty', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  for (const path of ['/', '/recipe/1001', '/login', '/vendor/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toEqual(expect.arrayContaining(['geolocation', 'screen-wake-lock']));
  expect(allowed).not.toContain('microphone');
  expect(said).toEqual([]);
});
