import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { BellRing, Tag, Trash2, Warehouse } from 'lucide-react';

import { numberText } from '#platform/page/counts.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { Button } from '#ui/Button.tsx';
import { ON_INVERSE, SelectionBar } from '#ui/lists/SelectionBar.tsx';

import { useItemRemoval } from './useItemRemoval.ts';
import type { ShelfChangeKind } from './useShelfChange.ts';

type ShelfSelectionProps = {
  store: Store;
  /** The items of the filter. */
  shown: readonly ShelfItem[];
  selection: Selection<ShelfItem>;
  onChange: (kind: ShelfChangeKind) => void;
};

/** Acts on the selected items of a shelf. */
export function ShelfSelection({ store, shown, selection, onChange }: ShelfSelectionProps) {
  const remove = useItemRemoval(store);
  const { rows, set, clear } = selection;

  return (
    <SelectionBar label="Selected items" count={rows.length} onClear={clear}>
      {rows.length < shown.length && (
        <Button variant="outline" className={ON_INVERSE} onClick={() => set(shown)}>
          Select all {numberText(shown.length)}
        </Button>
      )}
      <Button variant="honey" icon={Tag} onClick={() => onChange('price')}>
        Prices
      </Button>
      <Button
        variant="outline"
        icon={Warehouse}
        className={ON_INVERSE}
        onClick={() => onChange('stock')}
      >
        Stock
      </Button>
      <Button
        variant="outline"
        icon={BellRing}
        className={ON_INVERSE}
        onClick={() => onChange('low')}
      >
        Low from
      </Button>
      <Button
        variant="outline"
        icon={Trash2}
        className={ON_INVERSE}
        onClick={() => {
          clear();
          remove(rows);
        }}
      >
        Remove {numberText(rows.length)}
      </Button>
    </SelectionBar>
  );
}
