import { compareText } from '@larder/shared/basics/text';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

import { ChangeLow } from './ChangeLow.tsx';
import { ChangePrices } from './ChangePrices.tsx';
import { ChangeStock } from './ChangeStock.tsx';
import { SHELF_CHANGES, type ShelfChangeKind } from './useShelfChange.ts';

type ShelfChangeProps = {
  store: Store;
  kind: ShelfChangeKind;
  selected: readonly ShelfItem[];
  /** The items of the filter. */
  shown: readonly ShelfItem[];
  /** After the change. */
  onDone: () => void;
  /** Without it. */
  onBack: () => void;
};

/** Changes many items of a shelf: the selected ones, those of the filter, or those of a category. */
export function ShelfChange({ store, kind, selected, shown, onDone, onBack }: ShelfChangeProps) {
  const [of, setOf] = useState(selected.length > 0 ? 'selected' : 'shown');
  const scopes = scopesOf({ store, selected, shown });
  const scope = scopes.find(({ value }) => value === of) ?? scopes.at(-1);
  const items = scope?.items ?? [];
  const Change = { price: ChangePrices, stock: ChangeStock, low: ChangeLow }[kind];

  return (
    <section aria-label={SHELF_CHANGES[kind]} className="mt-6">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 tabIndex={-1} className="mr-auto text-xl">
          {SHELF_CHANGES[kind]}
        </h2>
        <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
          Back to the shelf
        </Button>
      </div>
      <Change
        store={store}
        items={items}
        onDone={onDone}
        scope={
          <SelectField
            label="Which items"
            value={scope?.value}
            onChange={(event) => setOf(event.target.value)}
          >
            {scopes.map(({ value, title, items: those }) => (
              <option key={value} value={value}>
                {title} ({those.length})
              </option>
            ))}
          </SelectField>
        }
      />
    </section>
  );
}

type Scope = { value: string; title: string; items: readonly ShelfItem[] };

function scopesOf({
  store,
  selected,
  shown,
}: Pick<ShelfChangeProps, 'store' | 'selected' | 'shown'>): Scope[] {
  const ids = new Set(selected.map(({ ingredient_id }) => ingredient_id));
  // The current items, without those removed since.
  const chosen = store.items.filter(({ ingredient_id }) => ids.has(ingredient_id));
  const isFiltered = shown.length < store.items.length;
  const categories = [...Map.groupBy(store.items, ({ category }) => category)].toSorted(
    ([a], [b]) => compareText(a, b),
  );
  return [
    ...(chosen.length > 0
      ? [{ value: 'selected', title: 'The selected ones', items: chosen }]
      : []),
    ...(isFiltered ? [{ value: 'shown', title: 'All of the filter', items: shown }] : []),
    ...categories.map(([category, items]) => ({ value: `in ${category}`, title: category, items })),
    { value: 'all', title: 'The whole shelf', items: store.items },
  ];
}
