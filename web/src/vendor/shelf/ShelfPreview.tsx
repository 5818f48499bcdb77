import { useState } from 'react';

import { Segmented } from '#ui/fields/Segmented.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import { RowPages } from '#ui/lists/RowPages.tsx';
import type { PlannedRow } from '#vendor/shelf/rules/inventoryPlan.ts';

import { PreviewCard, previewColumns } from './ShelfPreviewRow.tsx';

type Filter = 'all' | 'error' | 'steep' | 'new' | 'price' | 'stock' | 'unchanged';

const FILTERS: readonly {
  value: Filter;
  title: string;
  isShown: (row: PlannedRow) => boolean;
}[] = [
  { value: 'all', title: 'All rows', isShown: () => true },
  { value: 'error', title: 'Errors', isShown: ({ fate }) => fate === 'error' },
  { value: 'steep', title: 'More than half', isShown: ({ isSteep }) => isSteep },
  { value: 'new', title: 'New', isShown: ({ fate }) => fate === 'new' },
  {
    value: 'price',
    title: 'Price changed',
    isShown: ({ fate }) => fate === 'price' || fate === 'price_and_stock',
  },
  {
    value: 'stock',
    title: 'Stock changed',
    isShown: ({ fate }) => fate === 'stock' || fate === 'price_and_stock',
  },
  { value: 'unchanged', title: 'Unchanged', isShown: ({ fate }) => fate === 'unchanged' },
];

type ShelfPreviewProps = {
  plan: readonly PlannedRow[];
  /** The rows are those of a file, not items that were chosen on the screen. */
  isFile: boolean;
};

/** The result of each row of a plan, with old and new values. */
export function ShelfPreview({ plan, isFile }: ShelfPreviewProps) {
  const [chosen, setChosen] = useState<Filter>();
  const options = FILTERS.map((option) => ({
    ...option,
    ...(option.value === 'all' && !isFile && { title: 'All items' }),
    count: plan.filter(option.isShown).length,
  })).filter(({ value, count }) => value === 'all' || count > 0);
  const has = (filter: Filter) => options.some(({ value }) => value === filter);
  const first = (['error', 'steep'] as const).find(has) ?? 'all';
  const current = options.find(({ value }) => value === (chosen ?? first)) ?? options[0];
  const rows = current ? plan.filter(current.isShown) : plan;

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
      <RowPages rows={rows} unit={isFile ? 'rows' : 'items'} of={current?.value ?? 'all'}>
        {(shown) => (
          <DataList
            label="What becomes of each row"
            rows={shown}
            keyOf={({ row }) => `${row}`}
            columns={previewColumns(isFile)}
            isTop
            card={(planned) => <PreviewCard planned={planned} isFile={isFile} />}
          />
        )}
      </RowPages>
    </section>
  );
}
