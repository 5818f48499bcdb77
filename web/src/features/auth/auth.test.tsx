import { forgotPassword, login, register } from '@larder/shared/contract/auth';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, tokenOf } from '#testing/page';
import { standInServer } from '#testing/server';

import { AdminLoginPage } from './AdminLoginPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { VendorLoginPage } from './VendorLoginPage.tsx';
import { VendorRegisterPage } from './VendorRegisterPage.tsx';

const server = standInServer();
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

test.for([
  ['shopper', <LoginPage key="u" />, 'user', '/'],
  ['vendor', <VendorLoginPage key="v" />, 'vendor', '/vendor/dashboard'],
  ['admin', <AdminLoginPage key="a" />, 'admin', '/admin/users'],
] as const)('the login of a %s stores the session and goes on', async ([, page, role, to]) => {
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

test.for([
  [
    'a shopper sees the server’s words',
    <LoginPage key="1" />,
    'wrong_credentials',
    'Invalid email or password',
  ],
  [
    'a vendor sees them too',
    <VendorLoginPage key="2" />,
    'wrong_credentials',
    'Invalid email or password',
  ],
  [
    'an administrator always reads the same',
    <AdminLoginPage key="3" />,
    'wrong_credentials',
    'Invalid email, password or not authorized as admin',
  ],
] as const)('refused: %s', async ([, page, code, words]) => {
  server.refuses(login, code);
  const { user } = openPage(page, { at: '/login' });
  await fill(user, { Email: 'maya@larder.test', Password: 'wrong' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});

test('without a network the login says so', async () => {
  server.breaks(login);
  const { user } = openPage(<LoginPage />, { at: '/login' });
  await fill(user, { Email: 'maya@larder.test', Password: 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
});

test('an empty login names both fields and asks nobody', async () => {
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
  ['shopper', <RegisterPage key="u" />, 'user', '/'],
  ['vendor', <VendorRegisterPage key="v" />, 'vendor', '/vendor/dashboard'],
] as const)('a new %s is registered and signed in', async ([, page, role, to]) => {
  const seen = server.answers(register, session(role));
  const { user, router } = openPage(page, { at: '/register' });
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

test('a taken email says the server’s words', async () => {
  server.refuses(register, 'email_taken');
  const { user } = openPage(<RegisterPage />, { at: '/register' });
  await fill(user, { ...person, 'Confirm Password': 'long enough' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Email already registered')).toBeVisible();
});

test('forgot password says Email Sent! even when the server fails', async () => {
  server.refuses(forgotPassword, 'internal');
  const { user } = openPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await fill(user, { Email: 'maya@larder.test' });
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeVisible();
});
