import { formatUsd, toDollars } from '@larder/shared/domain/money';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';

import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { ItemImage } from '#ui/ItemImage';
import { MoneyField } from '#ui/MoneyField';
import { NumberField } from '#ui/NumberField';
import { Td, Tr } from '#ui/Table';

import { type AddItemProps, useAddItem } from './useAddItem.ts';

/** Columns of the table, which the row's message spans. */
const COLUMNS = 6;

/** One ingredient of the catalogue in the table. */
export function AddRow(props: AddItemProps) {
  const { ingredient_id, name, unit_quantity, unit, image } = props.ingredient;
  const form = useId();
  const item = useAddItem(props);
  return (
    <>
      <Tr data-row={ingredient_id} tabIndex={-1} className="-outline-offset-3">
        <Td>
          <span className="flex items-center gap-3">
            <span className="@max-[50rem]:hidden">
              <ItemImage src={image} size={36} />
            </span>
            <span className="font-semibold">
              {name}
              {item.onShelf && (
                <span className="mt-0.5 block font-normal">
                  <InStore {...item.onShelf} />
                </span>
              )}
            </span>
          </span>
        </Td>
        <Td align="right">{unit_quantity}</Td>
        <Td>{unit}</Td>
        <Td>
          <MoneyField
            form={form}
            label={`Price of ${name}`}
            hideLabel
            className="w-28 @max-[60rem]:w-24"
            placeholder={item.onShelf ? toDollars(item.onShelf.price).toFixed(2) : '0.00'}
            value={item.price}
            onChange={(event) => item.setPrice(event.target.value)}
          />
        </Td>
        <Td>
          <NumberField
            form={form}
            label={`Quantity of ${name}`}
            hideLabel
            inputMode="numeric"
            className="w-24 @max-[60rem]:w-20"
            placeholder={item.onShelf ? String(item.onShelf.quantity) : '0'}
            value={item.quantity}
            onChange={(event) => item.setQuantity(event.target.value)}
          />
        </Td>
        <Td>
          <form
            id={form}
            noValidate
            className="flex justify-end"
            onSubmit={(event) => void item.add(event)}
          >
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
        </Td>
      </Tr>
      {item.problem && (
        <tr>
          <Td colSpan={COLUMNS} className="pt-0">
            <p role="alert" className="text-right text-sm font-medium text-danger">
              {item.problem}
            </p>
          </Td>
        </tr>
      )}
    </>
  );
}

/** What the store has of it already. */
export function InStore({
  quantity,
  price,
}: {
  quantity: number;
  price: Parameters<typeof formatUsd>[0];
}) {
  return (
    <Chip tone="brand" icon={Check}>
      {quantity} in store at {formatUsd(price)}
    </Chip>
  );
}
