import { login, register } from '@larder/shared/contract/auth';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { openPage } from '#testing/page';
import { standInServer } from '#testing/server';

import { AdminLoginPage } from './AdminLoginPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { VendorLoginPage } from './VendorLoginPage.tsx';
import { VendorRegisterPage } from './VendorRegisterPage.tsx';

const server = standInServer();
const session = {
  _id: '00000000-0000-4000-8000-000000000001',
  role: 'user' as const,
  access_token: 'a.b.c',
  token_type: 'bearer' as const,
  expires_in: 900,
  name: 'Maya',
  email: 'maya@larder.test',
  message: 'ok',
};

test.for([
  ['Login', ['Email', 'Password'], <LoginPage key="u" />, 'the shoppers’ login'],
  ['Welcome Back!', ['Email', 'Password'], <VendorLoginPage key="v" />, 'the vendors’ login'],
  ['Admin Login', ['Email', 'Password'], <AdminLoginPage key="a" />, 'the administrators’ login'],
  ['Forgot Password', ['Email'], <ForgotPasswordPage key="f" />, 'a forgotten password'],
  [
    'Create Account',
    ['Full Name', 'Address', 'Email', 'Password', 'Confirm Password'],
    <RegisterPage key="r" />,
    'a new shopper',
  ],
  [
    'Create Vendor Account',
    ['Full Name', 'Address', 'Email', 'Password', 'Confirm Password'],
    <VendorRegisterPage key="w" />,
    'a new vendor',
  ],
] as const)('"%s" asks for %j', ([title, fields, page]) => {
  openPage(page, { at: '/somewhere' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels).toEqual(fields);
  for (const field of fields) expect(screen.getByLabelText(field)).toBeVisible();
});

test('the vendors’ two pages lead to each other', () => {
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

async function signIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Email'), 'maya@larder.test');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}
async function signUp(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Full Name'), 'Maya');
  await user.type(screen.getByLabelText('Address'), '1 Test Street');
  await user.type(screen.getByLabelText('Email'), 'maya@larder.test');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

test.for([
  ['a shopper', <LoginPage key="u" />, 'Login failed. Please try again.'],
  ['a vendor', <VendorLoginPage key="v" />, 'An unexpected error occurred. Please try again.'],
] as const)('a login that is refused without a word: %s', async ([, page, words]) => {
  server.refuses(login, 'internal', { message: '' });
  const { user } = openPage(page, { at: '/login' });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(localStorage.getItem('user')).toBeNull();
});

test('a login without a token in its answer failed', async () => {
  server.answers(login, { ...session, access_token: '' });
  const { user } = openPage(<LoginPage />, { at: '/login' });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  expect(localStorage.getItem('user')).toBeNull();
});

test.for(['refused without a word', 'answered without a token'] as const)(
  'a registration fails: %s',
  async (how) => {
    if (how === 'answered without a token') {
      server.answers(register, { ...session, access_token: '' });
    } else server.refuses(register, 'internal', { message: '' });
    const { user } = openPage(<RegisterPage />, { at: '/register' });
    await signUp(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration failed. Please try again.',
    );
  },
);

test.for([
  ['the shoppers’ login', <LoginPage key="u" />, signIn],
  ['the vendors’ login', <VendorLoginPage key="v" />, signIn],
  ['the registration', <RegisterPage key="r" />, signUp],
] as const)('%s without a network', async ([, page, send]) => {
  server.breaks(login);
  server.breaks(register);
  const { user } = openPage(page, { at: '/login' });
  await send(user);
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
});
