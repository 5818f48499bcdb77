import type { Fate } from '@larder/shared/domain/inventory';
import type { PlannedRow } from '@larder/shared/domain/inventoryPlan';
import { useState } from 'react';

import { useIsWide } from '#lib/media';
import { RowPages } from '#ui/RowPages';
import { Segmented } from '#ui/Segmented';
import { Table, Th } from '#ui/Table';

import { ImportCard, ImportRow } from './ImportRow.tsx';

type Filter = 'all' | 'error' | 'new' | 'price' | 'stock' | 'unchanged';

const FILTERS: readonly { value: Filter; title: string; fates?: readonly (Fate | 'error')[] }[] = [
  { value: 'all', title: 'All rows' },
  { value: 'error', title: 'Errors', fates: ['error'] },
  { value: 'new', title: 'New', fates: ['new'] },
  { value: 'price', title: 'Price changed', fates: ['price', 'price_and_stock'] },
  { value: 'stock', title: 'Stock changed', fates: ['stock', 'price_and_stock'] },
  { value: 'unchanged', title: 'Unchanged', fates: ['unchanged'] },
];

/** What would become of every row of the file; errors at first, when there are any. */
export function ImportPreview({ plan }: { plan: readonly PlannedRow[] }) {
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<Filter>();
  const options = FILTERS.map((option) => ({
    ...option,
    count: plan.filter(({ fate }) => option.fates?.includes(fate) ?? true).length,
  })).filter(({ value, count }) => value === 'all' || count > 0);
  const first = options.some(({ value }) => value === 'error') ? 'error' : 'all';
  const current = options.find(({ value }) => value === (chosen ?? first)) ?? options[0];
  const rows = plan.filter(({ fate }) => current?.fates?.includes(fate) ?? true);

  return (
    <section aria-label="Preview" className="mt-5">
      <div className="mb-4">
        <Segmented
          label="Show rows"
          options={options}
          value={current?.value ?? 'all'}
          onChange={setChosen}
        />
      </div>
      <RowPages rows={rows} unit="rows" of={current?.value ?? 'all'}>
        {(shown) =>
          isWide ? (
            <Table
              label="What becomes of each row"
              head={
                <>
                  <Th align="right">Row</Th>
                  <Th>Name</Th>
                  <Th align="right">Price</Th>
                  <Th align="right">Quantity</Th>
                  <Th>What happens</Th>
                </>
              }
            >
              {shown.map((row) => (
                <ImportRow key={row.row} planned={row} />
              ))}
            </Table>
          ) : (
            <ul
              aria-label="What becomes of each row"
              className="card divide-y divide-line overflow-hidden"
            >
              {shown.map((row) => (
                <ImportCard key={row.row} planned={row} />
              ))}
            </ul>
          )
        }
      </RowPages>
    </section>
  );
}
