import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { openPage } from '#testing/page.tsx';

import { DataList } from './DataList.tsx';
import { type Column, DetailsToggle, RowDetails } from './DataRow.tsx';
import type { ListStatesProps } from './ListStates.tsx';

type Pet = { name: string; legs: number };
const pets: readonly Pet[] = [
  { name: 'Ada', legs: 4 },
  { name: 'Bo', legs: 2 },
];
const COLUMNS: readonly Column<Pet>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Legs', align: 'right', cell: ({ legs }) => <DetailsToggle>{legs} legs</DetailsToggle> },
];

type Options = Partial<Omit<ListStatesProps<Pet>, 'children'>> & {
  row?: (pet: Pet) => ReactNode;
};
function open({ rows = pets, ...options }: Options = {}) {
  return openPage(
    <DataList
      label="Pets"
      rows={rows}
      keyOf={({ name }) => name}
      columns={COLUMNS}
      nameOf={({ name }) => `Pet ${name}`}
      details={({ name }) => <p>All about {name}</p>}
      card={({ name, legs }) => (
        <>
          <p>{name}</p>
          <DetailsToggle>{legs} legs</DetailsToggle>
          <RowDetails />
        </>
      )}
      {...options}
    />,
    { at: '/' },
  );
}
function onPhone(): void {
  const narrow = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => narrow);
}

const answer = (state: { data?: unknown; isPending?: boolean; isPlaceholderData?: boolean }) => ({
  data: undefined,
  isPending: false,
  isPlaceholderData: false,
  refetch: vi.fn<() => void>(),
  ...state,
});
const words = { waiting: 'Loading pets', failed: { title: 'No pets came' } };

test('from 768 px on it is a table with the columns as headings', () => {
  open();
  const table = within(screen.getByRole('table', { name: 'Pets' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Legs',
  ]);
  expect(table.getByRole('row', { name: 'Pet Ada' })).toHaveTextContent('Ada4 legs');
  expect(screen.queryByRole('list', { name: 'Pets' })).toBeNull();
});

test('on a phone it is cards, without a table', () => {
  onPhone();
  open();
  const items = within(screen.getByRole('list', { name: 'Pets' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Ada4 legs', 'Bo2 legs']);
  expect(screen.queryByRole('table')).toBeNull();
});

test.for(['table', 'cards'])('opens the details of one row: %s', async (layout) => {
  if (layout === 'cards') onPhone();
  const { user } = open();
  const toggle = screen.getByRole('button', { name: '2 legs' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByText('All about Bo')).toBeVisible();
  expect(screen.queryByText('All about Ada')).toBeNull();
  await user.click(toggle);
  expect(screen.queryByText('All about Bo')).toBeNull();
});

test('one row can be drawn differently', () => {
  open({ row: ({ name }) => name === 'Bo' && <tr aria-label="Bo in edit" /> });
  expect(screen.getByRole('row', { name: 'Bo in edit' })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: 'Pet Bo' })).toBeNull();
  expect(screen.getByRole('row', { name: 'Pet Ada' })).toBeVisible();
});

test.for([
  ['the first answer', answer({ isPending: true })],
  ['another view, when the one before had none', answer({ data: [], isPlaceholderData: true })],
] as const)('waits for %s', ([, waited]) => {
  open({ rows: [], empty: <p>No pets yet</p>, remote: { answer: waited, ...words } });
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByText('No pets yet')).toBeNull();
});

test('shows the empty state without rows', () => {
  open({ rows: [], empty: <p>No pets yet</p>, remote: { answer: answer({ data: [] }), ...words } });
  expect(screen.getByText('No pets yet')).toBeVisible();
});

test('after a failure Try Again asks again', async () => {
  const failed = answer({});
  const { user } = open({ rows: [], remote: { answer: failed, ...words } });
  expect(screen.getByRole('alert')).toHaveTextContent('No pets came');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(failed.refetch).toHaveBeenCalledTimes(1);
});

test('after a failed page Try Again goes to the first: the cursor may be the cause', async () => {
  const failed = answer({});
  const turnTo = vi.fn<(cursor?: string) => void>();
  const paging = { isFirst: false, turnTo, page: undefined };
  const { user } = open({ rows: [], remote: { answer: failed, ...words, paging } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(turnTo).toHaveBeenCalledExactlyOnceWith();
  expect(failed.refetch).not.toHaveBeenCalled();
});

test('shows the page’s range and links to its neighbours', async () => {
  const turnTo = vi.fn<(cursor?: string) => void>();
  const page = {
    first: 51,
    total: 1234,
    total_capped: true,
    next_cursor: 'on',
    previous_cursor: 'back',
  };
  const { user } = open({
    remote: {
      answer: answer({ data: page }),
      ...words,
      paging: { isFirst: false, turnTo, page, unit: 'pets' },
    },
  });
  expect(screen.getByText('51–52 of 1,234+ pets')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(turnTo.mock.calls).toEqual([['on'], ['back']]);
});
