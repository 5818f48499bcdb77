import { vendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

import { NoOpenStore } from './NoOpenStore.tsx';

const server = mockServer();
const store = { store_id: '01890000-0000-7000-8000-000000000007', name: 'Corner', closed: false };

function Known() {
  return useQuery(vendorOrderQueries.overview()).data && 'known';
}

test.for([
  ['staff without an open store', 'picker', [], 1],
  ['staff with one', 'picker', [store], 0],
  ['an owner without one', undefined, [], 0],
] as const)('%s', async ([, staff_role, stores, told]) => {
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: [...stores],
  });
  openPage(
    <>
      <NoOpenStore />
      <Known />
    </>,
    {
      at: '/vendor/orders',
      as: someone({ role: 'vendor', ...(staff_role && { staff_role }) }),
    },
  );
  expect(await screen.findByText('known')).toBeInTheDocument();
  expect(screen.queryAllByText(/No store in which you work is open/)).toHaveLength(told);
});
