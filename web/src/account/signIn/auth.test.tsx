import { forgotPassword, login, register, resetPassword } from '@larder/shared/account/auth.calls';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPage, openRoutes, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminLoginPage } from './AdminLoginPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { VendorLoginPage } from './VendorLoginPage.tsx';
import { VendorRegisterPage } from './VendorRegisterPage.tsx';

const server = mockServer();
const id = '00000000-0000-4000-8000-000000000001';
const session = (role: 'user' | 'vendor' | 'admin') => ({
  _id: id,
  role,
  access_token: tokenOf({ sub: id, role, exp: Math.floor(Date.now() / 1000) + 900 }),
  token_type: 'bearer' as const,
  expires_in: 900,
  name: 'Maya',
  email: 'maya@larder.test',
  message: 'ok',
});

async function fill(user: ReturnType<typeof openPage>['user'], fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await user.type(screen.getByLabelText(label), text);
}

/** The page's title and its field labels, in order. */
const asked = () => ({
  title: screen.getByRole('heading', { level: 1 }).textContent,
  fields: [...document.querySelectorAll('form label')].map((label) => label.textContent),
});

test.for([
  [<LoginPage key="u" />, 'Login'],
  [<VendorLoginPage key="v" />, 'Welcome Back!'],
  [<AdminLoginPage key="a" />, 'Admin Login'],
] as const)('%#: a login "%s" asks for email and password', ([page, title]) => {
  openPage(page, { at: '/somewhere' });
  expect(asked()).toEqual({ title, fields: ['Email', 'Password'] });
});

test.for([
  ['shopper', <LoginPage key="u" />, 'user', '/'],
  ['vendor', <VendorLoginPage key="v" />, 'vendor', '/vendor/dashboard'],
  ['admin', <AdminLoginPage key="a" />, 'admin', '/admin/overview'],
] as const)('the %s login stores the session and redirects', async ([, page, role, to]) => {
  const seen = server.answers(login, session(role));
  const { user, router } = openPage(page, { at: '/somewhere' });
  await fill(user, { Email: ' Maya@Larder.test ', Password: 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(() => router.state.location.pathname).toBe(to);
  expect(seen[0]?.body).toEqual({ email: 'maya@larder.test', password: 'long enough', role });
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
    id,
    role,
    name: 'Maya',
  });
});

const ADMIN_REFUSED = 'Invalid email, password or not authorized as admin';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

test.for([
  // The server's words, but one text for administrators; a message of ours when it sends none.
  ['a shopper', <LoginPage key="1" />, 'wrong_credentials', 'Invalid email or password'],
  ['a vendor', <VendorLoginPage key="2" />, 'wrong_credentials', 'Invalid email or password'],
  ['an administrator', <AdminLoginPage key="3" />, 'wrong_credentials', ADMIN_REFUSED],
  ['a shopper without words', <LoginPage key="4" />, 'internal', 'Login failed. Please try again.'],
  ['a vendor without words', <VendorLoginPage key="5" />, 'internal', UNEXPECTED],
] as const)('refused: %s', async ([, page, code, words]) => {
  server.refuses(login, code, code === 'internal' ? { message: '' } : {});
  const { user } = openPage(page, { at: '/login' });
  await fill(user, { Email: 'maya@larder.test', Password: 'wrong' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});

test.for([
  ['shoppers', <LoginPage key="u" />],
  ['vendors', <VendorLoginPage key="v" />],
] as const)('offline, the login of %s shows an error', async ([, page]) => {
  server.breaks(login);
  const { user } = openPage(page, { at: '/login' });
  await fill(user, { Email: 'maya@larder.test', Password: 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(UNEXPECTED)).toBeVisible();
});

test('a login answer without a token fails', async () => {
  server.answers(login, { ...session('user'), access_token: '' });
  const { user } = openPage(<LoginPage />, { at: '/login' });
  await fill(user, { Email: 'maya@larder.test', Password: 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  expect(localStorage.getItem('user')).toBeNull();
});

test('an empty login marks both fields and sends nothing', async () => {
  const { user } = openPage(<LoginPage />, { at: '/login' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

const person = {
  'Full Name': 'Maya',
  Address: '1 Test Street',
  Email: 'maya@larder.test',
  Password: 'long enough',
};

test.for([
  ['shopper', <RegisterPage key="u" />, 'user', '/', 'Create Account'],
  [
    'vendor',
    <VendorRegisterPage key="v" />,
    'vendor',
    '/vendor/dashboard',
    'Create Vendor Account',
  ],
] as const)('a new %s is registered and signed in', async ([, page, role, to, title]) => {
  const seen = server.answers(register, session(role));
  const { user, router } = openPage(page, { at: '/register' });
  const fields = ['Full Name', 'Address', 'Email', 'Password', 'Confirm Password'];
  expect(asked()).toEqual({ title, fields });
  await fill(user, { ...person, 'Confirm Password': 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await expect.poll(() => router.state.location.pathname).toBe(to);
  expect(seen[0]?.body).toEqual({
    name: 'Maya',
    address: '1 Test Street',
    email: 'maya@larder.test',
    password_hash: 'long enough',
    role,
  });
});

test.for([
  [
    'passwords that differ',
    { ...person, 'Confirm Password': 'long enoughh' },
    'Passwords do not match',
  ],
  [
    'a password of 7',
    { ...person, Password: '1234567', 'Confirm Password': '1234567' },
    'Password must be at least 8 characters',
  ],
  [
    'no email',
    { ...person, Email: 'maya', 'Confirm Password': 'long enough' },
    'Enter an email like name@example.com',
  ],
] as const)('refuses %s before asking the server', async ([, fields, words]) => {
  const { user } = openPage(<RegisterPage />, { at: '/register' });
  await fill(user, fields);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test.for([
  ['the email is taken', () => server.refuses(register, 'email_taken'), 'Email already registered'],
  [
    'the error has no message',
    () => server.refuses(register, 'internal', { message: '' }),
    'Registration failed. Please try again.',
  ],
  [
    'the answer has no token',
    () => server.answers(register, { ...session('user'), access_token: '' }),
    'Registration failed. Please try again.',
  ],
  [
    'there is no network',
    () => server.breaks(register),
    'An unexpected error occurred. Please try again.',
  ],
] as const)('a registration fails when %s', async ([, prepare, words]) => {
  prepare();
  const { user } = openPage(<RegisterPage />, { at: '/register' });
  await fill(user, { ...person, 'Confirm Password': 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});

test('the vendors’ login and registration link to each other', () => {
  openPage(<VendorLoginPage />, { at: '/vendor/login' });
  expect(screen.getByRole('link', { name: 'Create a vendor account' })).toHaveAttribute(
    'href',
    '/vendor/register',
  );
  openPage(<VendorRegisterPage />, { at: '/vendor/register' });
  expect(screen.getByRole('link', { name: 'Vendor Login' })).toHaveAttribute(
    'href',
    '/vendor/login',
  );
});

test('forgot password shows Email Sent! even when the server fails', async () => {
  server.refuses(forgotPassword, 'internal');
  const { user } = openPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await fill(user, { Email: 'maya@larder.test' });
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeVisible();
});

test('forgot password without an email sends nothing', async () => {
  const { user } = openPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  expect(asked()).toEqual({ title: 'Forgot Password', fields: ['Email'] });
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  await fill(user, { Email: 'maya' });
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Enter an email like name@example.com')).toBeVisible();
});

test('offline, forgot password does not claim that a mail was sent', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await fill(user, { Email: 'maya@larder.test' });
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(
    await screen.findByText("You're offline. Please connect to the internet and try again."),
  ).toBeVisible();
  expect(screen.queryByText('Email Sent!')).toBeNull();
  onLine.mockRestore();
});

const link = '/reset-password?token=abcdefghijklmnopqrstuvwxyz';

test('a reset link sets a new password and leads to the login', async () => {
  const seen = server.answers(resetPassword, { message: 'ok' });
  const { user, router } = openPage(<ResetPasswordPage />, { at: link });
  await fill(user, { Password: ' long enough ', 'Confirm Password': ' long enough ' });
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Password changed. Please log in.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(seen[0]?.body).toEqual({ token: link.split('=')[1], password: ' long enough ' });
});

test.for(['vendor', 'admin'] as const)('a reset leads a %s to the own login', async (role) => {
  server.answers(resetPassword, { message: 'ok', role });
  const { user, router } = openPage(<ResetPasswordPage />, { at: link });
  await fill(user, { Password: 'long enough', 'Confirm Password': 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Password changed. Please log in.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/${role}/login`);
});

test.for([
  ['1234567', '1234567', 'Password must be at least 8 characters'],
  ['x'.repeat(257), 'x'.repeat(257), 'Password must be at most 256 characters'],
  ['long enough', 'long enougH', 'Passwords do not match'],
] as const)('a new password "%s", repeated as "%s": %s', async ([password, confirm, words]) => {
  const { user } = openPage(<ResetPasswordPage />, { at: link });
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.click(screen.getByLabelText('Confirm Password'));
  await user.paste(confirm);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a used reset link offers a new one', async () => {
  server.refuses(resetPassword, 'reset_token_invalid');
  const { user } = openPage(<ResetPasswordPage />, { at: link });
  await fill(user, { Password: 'long enough', 'Confirm Password': 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(/This reset link is no longer valid/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test.for(['/reset-password', '/reset-password?token=cut'] as const)(
  'an incomplete reset link (%s) shows an error at once',
  (at) => {
    openPage(<ResetPasswordPage />, { at });
    expect(screen.getByText(/This reset link is no longer valid/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set password' })).toBeDisabled();
  },
);

/** Opens the login by a link with `from`, as the route guards do. */
async function logInFrom(
  from: unknown,
  { page, role }: { page: React.ReactElement; role: 'user' | 'vendor' | 'admin' },
) {
  server.answers(login, session(role));
  const { user, router } = openRoutes([{ path: '/the-login', element: page }]);
  await router.navigate('/the-login', { state: { from } });
  await screen.findByLabelText('Email');
  await fill(user, { Email: 'maya@larder.test', Password: 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(() => router.state.location.pathname).not.toBe('/the-login');
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

test.for([
  ['/orders?page=2#last', '/orders?page=2#last', 'where they were'],
  ['/admin/vendors', '/admin/vendors', 'whose guard decides then'],
  ['https://evil.test/', '/', 'another site'],
  ['//evil.test', '/', 'another site without a scheme'],
  ['/\\evil.test', '/', 'what browsers read as another site'],
  ['javascript:alert(1)', '/', 'a script'],
  [{ pathname: '//evil.test' }, '/', 'not a string'],
  [undefined, '/', 'no earlier page'],
] as const)('a shopper from %o is redirected to %s: %s', async ([from, to]) => {
  expect(await logInFrom(from, { page: <LoginPage />, role: 'user' })).toBe(to);
});

test('who registers from a login that was on the way goes on to where they were going', async () => {
  server.answers(register, session('user'));
  const { user, router } = openRoutes([
    { path: '/login', element: <LoginPage /> },
    { path: '/register', element: <RegisterPage /> },
  ]);
  await router.navigate('/login', { state: { from: '/shopping-list?shop=now' } });
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await fill(user, { ...person, 'Confirm Password': 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await expect.poll(() => router.state.location.pathname).toBe('/shopping-list');
  expect(router.state.location.search).toBe('?shop=now');
});

test.for([
  ['/admin/ingredients?q=oat', '/admin/ingredients?q=oat', 'where they were'],
  ['/orders', '/admin/overview', 'outside their area'],
  ['//evil.test/admin/', '/admin/overview', 'another site'],
  ['/administer', '/admin/overview', 'not their area either'],
  [undefined, '/admin/overview', 'no earlier page'],
] as const)('an administrator from %o is redirected to %s: %s', async ([from, to]) => {
  expect(await logInFrom(from, { page: <AdminLoginPage />, role: 'admin' })).toBe(to);
});

test.for([
  ['/vendor/orders?status=pending', '/vendor/orders?status=pending', 'where they were'],
  ['/orders', '/vendor/dashboard', 'outside their area'],
  [undefined, '/vendor/dashboard', 'no earlier page'],
] as const)('a vendor from %o is redirected to %s: %s', async ([from, to]) => {
  expect(await logInFrom(from, { page: <VendorLoginPage />, role: 'vendor' })).toBe(to);
});

test.for([
  ['/login', <LoginPage key="u" />],
  ['/vendor/login', <VendorLoginPage key="v" />],
  ['/admin/login', <AdminLoginPage key="a" />],
] as const)('%s leads to a new password and back', async ([at, element]) => {
  const forgot = { path: '/forgot-password', element: <ForgotPasswordPage /> };
  const { user, router } = openRoutes([{ path: at, element }, forgot], { at });
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('link', { name: 'Back to login' }));
  expect(router.state.location.pathname).toBe(at);
});

test.for([
  ['Full Name', 'Full name is required'],
  ['Address', 'Address is required'],
  ['Email', 'Email is required'],
  ['Password', 'Password must be at least 8 characters'],
] as const)('a registration without %s says: %s', async ([field, words]) => {
  const { user } = openPage(<VendorRegisterPage />, { at: '/vendor/register' });
  const others = Object.entries(person).filter(([label]) => label !== field);
  await fill(user, Object.fromEntries(others));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a registration without the second password reports a mismatch', async () => {
  const { user } = openPage(<RegisterPage />, { at: '/register' });
  await fill(user, person);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
});
