import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { listByHand } from '#shop/kitchen/state/listChanges.ts';
import { pressTool } from '#testing/listTools.ts';
import { openPage } from '#testing/page.tsx';

import { GroceryListPage } from './GroceryListPage.tsx';

test('Print opens the dialog once, with what is left to get by aisle, and is gone after it', async () => {
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('.printed-list')?.textContent ?? '');
  });
  const { user } = openPage(<GroceryListPage />);
  act(() => {
    listByHand({ name: 'milk', amount: 2, unit: 'cups' });
    listByHand({ name: 'eggs', amount: 6, unit: '' });
  });
  await pressTool(user, 'Print');
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/^Grocery List.*· 2 items/);
  expect(printed[0]).toMatch(/Milk2 cups/);
  expect(printed[0]).toContain('Eggs6');
  expect(document.querySelectorAll('.printed-list li')).toHaveLength(2);
  expect(document.querySelectorAll('.printed-columns')).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.printed-list')).toBeNull();
  await pressTool(user, 'Print');
  await waitFor(() => expect(printed).toHaveLength(2));
});
