import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';

import { Button } from '#ui/Button.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import { ScanShelfButton } from '#vendor/shelf/ScanShelfButton.tsx';

import { ShelfEdit } from './ShelfEdit.tsx';

/** Those of the shelf's table, so that the row is where it always is. */
const COLUMNS = ['Select', 'Name', 'Unit Quantity', 'Quantity', 'Price', 'Actions'].map(
  (title) => ({ title, cell: () => null }),
);

type ScannedItemProps = { store: Store; item: ShelfItem; onDone: () => void };

/** The one item of the shelf that was scanned, ready for its price and stock; then the shelf again. */
export function ScannedItem({ store, item, onDone }: ScannedItemProps) {
  return (
    <section aria-label="Inventory" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">Scanned item</h2>
        <ScanShelfButton store={store} />
        <Button variant="outline" onClick={onDone}>
          Show all items
        </Button>
      </div>
      <DataList
        label={`Inventory of ${store.name}`}
        rows={[item]}
        keyOf={({ ingredient_id }) => ingredient_id}
        columns={COLUMNS}
        card={() => null}
        row={() => <ShelfEdit store={store} item={item} onDone={onDone} />}
      />
    </section>
  );
}
