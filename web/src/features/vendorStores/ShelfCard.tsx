import type { StoreItem } from '@larder/shared/contract/stores';
import { Check, Pencil } from 'lucide-react';

import { useFocusAtStart } from '#lib/focus';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { IconButton } from '#ui/IconButton';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { MoneyField } from '#ui/MoneyField';
import { NumberField } from '#ui/NumberField';

import { useItemEdit } from './useItemEdit.ts';

/** One item of the shelf on a phone. */
export function ShelfCard({ item, onEdit }: { item: StoreItem; onEdit: () => void }) {
  const { ingredient_id, name, unit_quantity, unit, quantity, price } = item;
  return (
    <li
      data-row={ingredient_id}
      tabIndex={-1}
      className="flex items-center gap-3 py-2 pr-2 pl-4 -outline-offset-3"
    >
      <ItemImage src={item.image} size={40} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold break-words">{name}</p>
        <p className="num text-sm text-ink-2">
          {unit_quantity} {unit} · {quantity} in stock
        </p>
        {quantity === 0 && <Chip tone="danger">Out of stock</Chip>}
      </div>
      <strong>
        <Money cents={price} />
      </strong>
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
    </li>
  );
}

/** The same card while it is edited. */
export function ShelfCardEdit({
  storeId,
  item,
  onDone,
}: {
  storeId: string;
  item: StoreItem;
  onDone: () => void;
}) {
  const first = useFocusAtStart<HTMLInputElement>();
  const edit = useItemEdit({ storeId, item, onDone });
  return (
    <li data-row={item.ingredient_id} className="bg-brand-soft/45 p-4">
      <form noValidate onSubmit={(event) => void edit.save(event)}>
        <p className="flex items-center gap-3 font-semibold">
          <ItemImage src={item.image} size={40} />
          <span className="min-w-0">
            <span className="block break-words">{item.name}</span>
            <span className="num block text-sm font-normal text-ink-2">
              {item.unit_quantity} {item.unit}
            </span>
          </span>
        </p>
        <div className="mt-3 grid grid-cols-2 items-start gap-3">
          <NumberField
            ref={first}
            label="Quantity"
            inputMode="numeric"
            value={edit.quantity}
            onChange={(event) => edit.setQuantity(event.target.value)}
            error={edit.problems.quantity}
          />
          <MoneyField
            label="Price"
            value={edit.price}
            onChange={(event) => edit.setPrice(event.target.value)}
            error={edit.problems.price}
          />
        </div>
        {edit.message && (
          <p role="alert" className="mt-3 text-sm font-medium text-danger">
            {edit.message}
          </p>
        )}
        <div className="mt-3 flex gap-2">
          <Button type="submit" icon={Check} busy={edit.isSaving} className="flex-1">
            Save
          </Button>
          <Button look="outline" className="flex-1" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
