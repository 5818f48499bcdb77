import { listVendors } from '@larder/shared/contract/admin';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { AdminVendorsPage } from './AdminVendorsPage.tsx';

const server = standInServer();

test('vendors that do not come are told in both sentences', async () => {
  server.refuses(listVendors, 'not_allowed');
  openPage(<AdminVendorsPage />, { at: '/admin/vendors', as: someone({ role: 'admin' }) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load vendors.');
  expect(alert).toHaveTextContent('Unauthorized or failed to fetch vendors');
});
