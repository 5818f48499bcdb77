import { expect } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';

/*
 * GET /auth on a separate port, in a real browser: another origin, a header that needs a preflight, and a
 * page policy that limits connections.
 */

const test = withOwnServer(() => ({}));

test('the old dashboard asks the separate service across origins @full', async ({
  page,
  account,
  signIn,
  own,
}) => {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/auth')) asked.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await signIn(await account('user'));
  await page.goto('/userdashboard');
  await expect(page.getByRole('heading', { name: 'User Dashboard', exact: true })).toBeVisible();
  expect(asked).toEqual([`${own.authAddress}/auth`]);
  expect(complaints).toEqual([]);
});

test('a vendor is signed out and sent to login when the service says so @full', async ({
  page,
  account,
  signIn,
  own,
}) => {
  const vendor = await account('vendor');
  await signIn(vendor);
  const answer = page.waitForResponse(`${own.authAddress}/auth`);
  await page.goto('/userdashboard');
  expect(await (await answer).json()).toEqual({ role: 'vendor' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('our own address answers where the browser may not reach the service @full', async ({
  page,
  account,
  signIn,
  own,
}) => {
  await signIn(await account('user'));
  await page.route(`${own.authAddress}/auth`, (route) => route.abort('connectionrefused'));
  await page.goto('/userdashboard');
  await expect(page.getByRole('heading', { name: 'User Dashboard', exact: true })).toBeVisible();
});

test('a page of another site cannot ask it @full', async ({ page, account, own }) => {
  const { token } = await account('user');
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('http://elsewhere.test/');
  const outcome = await page.evaluate(
    ([url, secret]) =>
      fetch(`${url}/auth`, { headers: { 'auth-token': String(secret) } }).then(
        () => 'answered',
        () => 'refused by the browser',
      ),
    [own.authAddress, token],
  );
  expect(outcome).toBe('refused by the browser');
});
