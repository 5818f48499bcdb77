import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';

import { NotFoundPage } from './NotFoundPage.tsx';

test.for([
  [undefined, 'Go to Login', '/login', 'nobody'],
  ['user', 'Go to Login', '/login', 'a shopper'],
  ['vendor', 'Go to Login', '/login', 'a vendor'],
  ['admin', 'Go to Dashboard', '/admin/overview', 'an administrator'],
] as const)('role %s is offered "%s" (%s)', ([role, name, to]) => {
  openPage(<NotFoundPage />, { at: '/nowhere', ...(role && { as: someone({ role }) }) });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
});
