import { toDollars } from '@larder/shared/domain/money';
import { Check, Plus } from 'lucide-react';

import { Button } from '#ui/Button';
import { ItemImage } from '#ui/ItemImage';
import { MoneyField } from '#ui/MoneyField';
import { NumberField } from '#ui/NumberField';

import { InStore } from './AddRow.tsx';
import { type AddItemProps, useAddItem } from './useAddItem.ts';

/** One ingredient of the catalogue on a phone. */
export function AddCard(props: AddItemProps) {
  const { ingredient_id, name, unit_quantity, unit, image } = props.ingredient;
  const item = useAddItem(props);
  return (
    <li data-row={ingredient_id} tabIndex={-1} className="p-4 -outline-offset-3">
      <div className="flex items-center gap-3">
        <ItemImage src={image} size={40} />
        <div className="min-w-0 leading-snug">
          <p className="font-semibold break-words">{name}</p>
          <p className="num text-sm text-ink-2">
            {unit_quantity} {unit}
          </p>
          {item.onShelf && <InStore {...item.onShelf} />}
        </div>
      </div>
      <form
        noValidate
        className="mt-3 flex items-end gap-2"
        onSubmit={(event) => void item.add(event)}
      >
        <MoneyField
          label="Price"
          aria-label={`Price of ${name}`}
          className="min-w-0 flex-1"
          placeholder={item.onShelf ? toDollars(item.onShelf.price).toFixed(2) : '0.00'}
          value={item.price}
          onChange={(event) => item.setPrice(event.target.value)}
        />
        <NumberField
          label="Quantity"
          aria-label={`Quantity of ${name}`}
          inputMode="numeric"
          className="min-w-0 flex-1"
          placeholder={item.onShelf ? String(item.onShelf.quantity) : '0'}
          value={item.quantity}
          onChange={(event) => item.setQuantity(event.target.value)}
        />
        <Button
          type="submit"
          look="soft"
          icon={item.onShelf ? Check : Plus}
          busy={item.isAdding}
          aria-label={`${item.onShelf ? 'Update' : 'Add'} ${name}`}
        >
          {item.onShelf ? 'Update' : 'Add'}
        </Button>
      </form>
      {item.problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {item.problem}
        </p>
      )}
    </li>
  );
}
