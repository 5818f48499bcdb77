import type { StoreItem } from '@larder/shared/contract/stores';
import { Check, Pencil } from 'lucide-react';
import { useId } from 'react';

import { useFocusAtStart } from '#lib/focus';
import { Button } from '#ui/Button';
import { Chip } from '#ui/Chip';
import { ItemImage } from '#ui/ItemImage';
import { Money } from '#ui/Money';
import { MoneyField } from '#ui/MoneyField';
import { NumberField } from '#ui/NumberField';
import { Td, Tr } from '#ui/Table';

import { useItemEdit } from './useItemEdit.ts';

/** Columns of the table, which the message of an edited row spans. */
const COLUMNS = 5;

/** One item of the shelf in the table. */
export function ShelfRow({ item, onEdit }: { item: StoreItem; onEdit: () => void }) {
  const { ingredient_id, name, unit_quantity, unit, quantity, price } = item;
  return (
    <Tr data-row={ingredient_id} tabIndex={-1} className="-outline-offset-3">
      <Td>
        <span className="flex items-center gap-3 font-semibold">
          <span className="@max-[50rem]:hidden">
            <ItemImage src={item.image} size={36} />
          </span>
          {name}
        </span>
      </Td>
      <Td align="right" className="whitespace-nowrap">
        {unit_quantity} {unit}
      </Td>
      <Td align="right">
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {quantity === 0 && <Chip tone="danger">Out of stock</Chip>}
          {quantity}
        </span>
      </Td>
      <Td align="right">
        <Money cents={price} />
      </Td>
      <Td className="text-right">
        <Button look="ghost" size="sm" icon={Pencil} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      </Td>
    </Tr>
  );
}

/** The same row while it is edited: Enter saves, Escape cancels. */
export function ShelfRowEdit({
  storeId,
  item,
  onDone,
}: {
  storeId: string;
  item: StoreItem;
  onDone: () => void;
}) {
  const form = useId();
  const first = useFocusAtStart<HTMLInputElement>();
  const edit = useItemEdit({ storeId, item, onDone });
  return (
    <>
      <Tr tone="brand" data-row={item.ingredient_id} className="align-top">
        <Td>
          <span className="flex min-h-11 items-center gap-3 font-semibold">
            <span className="@max-[50rem]:hidden">
              <ItemImage src={item.image} size={36} />
            </span>
            {item.name}
          </span>
        </Td>
        <Td align="right">
          <span className="inline-flex min-h-11 items-center whitespace-nowrap">
            {item.unit_quantity} {item.unit}
          </span>
        </Td>
        <Td>
          <NumberField
            ref={first}
            form={form}
            label={`Quantity of ${item.name}`}
            hideLabel
            inputMode="numeric"
            className="ml-auto w-28 @max-[60rem]:w-24"
            value={edit.quantity}
            onChange={(event) => edit.setQuantity(event.target.value)}
            error={edit.problems.quantity}
          />
        </Td>
        <Td>
          <MoneyField
            form={form}
            label={`Price of ${item.name}`}
            hideLabel
            className="ml-auto w-28 @max-[60rem]:w-24"
            value={edit.price}
            onChange={(event) => edit.setPrice(event.target.value)}
            error={edit.problems.price}
          />
        </Td>
        <Td>
          <form
            id={form}
            noValidate
            onSubmit={(event) => void edit.save(event)}
            className="flex justify-end gap-1.5"
          >
            <Button type="submit" icon={Check} busy={edit.isSaving}>
              Save
            </Button>
            <Button look="ghost" onClick={onDone}>
              Cancel
            </Button>
          </form>
        </Td>
      </Tr>
      {edit.message && (
        <tr className="bg-brand-soft/45">
          <Td colSpan={COLUMNS} className="pt-0">
            <p role="alert" className="text-right text-sm font-medium text-danger">
              {edit.message}
            </p>
          </Td>
        </tr>
      )}
    </>
  );
}
