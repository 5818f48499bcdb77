import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage } from '#testing/page.tsx';

import { RowPages } from './RowPages.tsx';

function open(length: number) {
  const rows = Array.from({ length }, (_, nth) => `Item ${nth}`);
  const page = (
    <RowPages rows={rows} unit="items">
      {(shown) => (
        <ul>
          {shown.map((row) => (
            <li key={row} data-row={row} tabIndex={-1}>
              {row}
            </li>
          ))}
        </ul>
      )}
    </RowPages>
  );
  return openPage(page, { at: '/' });
}
const items = () => screen.getAllByRole('listitem');

test('50 at a time; the first new row gets the focus', async () => {
  const { user } = open(120);
  expect(items()).toHaveLength(50);
  expect(screen.getByText('50 of 120 items')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(items()).toHaveLength(100);
  expect(screen.getByText('Item 50')).toHaveFocus();
  // Load More would show all the rest, so there is no Show All.
  expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
});

test('the whole list by one press', async () => {
  const { user } = open(170);
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  expect(items()).toHaveLength(170);
  expect(screen.getByText('Item 50')).toHaveFocus();
  expect(screen.getByText('120 more items')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});
