import { withAllCategories } from '@larder/shared/food/aisles';
import { type Category, CATEGORIES } from '@larder/shared/food/categories';

import { announce } from '#platform/page/announce.ts';
import {
  type NamedStore,
  setGoingTo,
  useAislesOf,
  useGoingTo,
} from '#shop/kitchen/state/aisles.ts';
import { setAisleOrder } from '#shop/kitchen/state/kitchenChanges.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Modal } from '#ui/Modal.tsx';

import { AisleRows } from './AisleRows.tsx';
import { useKnownStores } from './knownStores.ts';

/** Chooses the store and the order of its aisles. */
export function AisleDialog({ onClose }: { onClose: () => void }) {
  const stores = useKnownStores();
  const going = useGoingTo();
  return (
    <Modal
      title="Aisles"
      text="The list follows the way through the store you are going to. Your household shares the order of each store."
      closeLabel="Close"
      onClose={onClose}
    >
      {stores.length === 0 ? (
        <p className="mt-2 text-ink-2">
          No store is known yet. Press Shop Now: the stores that it compares can have their order
          here.
        </p>
      ) : (
        <SelectField
          autoFocus
          label="Store you are going to"
          className="mt-2"
          value={going?.store_id ?? ''}
          onChange={({ target }) =>
            setGoingTo(stores.find(({ store_id }) => store_id === target.value))
          }
        >
          <option value="">None: the usual order</option>
          {stores.map(({ store_id, storeName }) => (
            <option key={store_id} value={store_id}>
              {storeName}
            </option>
          ))}
        </SelectField>
      )}
      {going && <Order store={going} />}
    </Modal>
  );
}

function Order({ store }: { store: NamedStore }) {
  const order = withAllCategories(useAislesOf(store.store_id));
  const isUsual = order.every((aisle, at) => aisle === CATEGORIES[at]);

  function set(next: readonly Category[]): void {
    setAisleOrder({ ...store, order: next });
  }
  function reset(): void {
    set(CATEGORIES);
    announce('The usual order');
  }
  return (
    <>
      <AisleRows label={`Aisles of ${store.storeName}`} order={order} onOrder={set} />
      <div className="mt-3 flex justify-end">
        <Button variant="ghost" aria-disabled={isUsual || undefined} onClick={reset}>
          Back to the usual order
        </Button>
      </div>
    </>
  );
}
