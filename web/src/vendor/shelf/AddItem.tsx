import { type Cents, formatUsd } from '@larder/shared/basics/money';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';

import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { type Column, DataRow, useIsTable } from '#ui/lists/DataRow.tsx';
import { Pictured, RowCard } from '#ui/lists/RowParts.tsx';

import { ItemName } from './ItemName.tsx';
import { type AddItemProps, useAddItem } from './useAddItem.ts';

type Adding = ReturnType<typeof useAddItem> & {
  ingredient: AddItemProps['ingredient'];
  called: string;
  /** The form's id; the fields refer to it from other table cells. */
  form: string;
};

export const ADD_COLUMNS: readonly Column<Adding>[] = [
  {
    title: 'Name',
    cell: ({ ingredient, onShelf }) => (
      <Pictured
        picture={
          <span className="@max-[50rem]:hidden">
            <ItemImage src={ingredient.image} size={36} />
          </span>
        }
      >
        <span className="font-semibold">
          <ItemName item={ingredient} />
          {onShelf && (
            <span className="mt-0.5 block font-normal">
              <InStore {...onShelf} />
            </span>
          )}
        </span>
      </Pictured>
    ),
  },
  { title: 'Unit Quantity', align: 'right', cell: ({ ingredient }) => ingredient.unit_quantity },
  { title: 'Unit', cell: ({ ingredient }) => ingredient.unit },
  { title: 'Price', cell: (item) => <PriceBox item={item} /> },
  { title: 'Quantity', cell: (item) => <QuantityBox item={item} /> },
  { title: 'Add', align: 'right', cell: (item) => <AddButton item={item} /> },
];

export function AddItem(props: AddItemProps) {
  const form = useId();
  const { ingredient, called } = props;
  const item = { ...useAddItem(props), ingredient, called, form };
  return (
    <DataRow
      id={ingredient.ingredient_id}
      row={item}
      columns={ADD_COLUMNS}
      card={(adding) => <AddCard item={adding} />}
      below={
        item.problem && (
          <p role="alert" className="text-right text-sm font-medium text-danger">
            {item.problem}
          </p>
        )
      }
    />
  );
}

function AddCard({ item }: { item: Adding }) {
  const { unit_quantity, unit, image } = item.ingredient;
  return (
    <div className="p-4">
      <RowCard
        className="items-center"
        picture={<ItemImage src={image} size={40} />}
        title={<ItemName item={item.ingredient} />}
      >
        <p className="num text-sm text-ink-2">
          {unit_quantity} {unit}
        </p>
        {item.onShelf && <InStore {...item.onShelf} />}
      </RowCard>
      <div className="mt-3 flex items-end gap-2">
        <PriceBox item={item} />
        <QuantityBox item={item} />
        <AddButton item={item} />
      </div>
      {item.problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {item.problem}
        </p>
      )}
    </div>
  );
}

function PriceBox({ item }: { item: Adding }) {
  const isTable = useIsTable();
  const label = `Price of ${item.called}`;
  return (
    <MoneyField
      form={item.form}
      label={isTable ? label : 'Price'}
      hideLabel={isTable}
      aria-label={label}
      className={isTable ? 'w-28 @max-[60rem]:w-24' : 'min-w-0 flex-1'}
      placeholder="0.00"
      {...item.register('price')}
    />
  );
}

function QuantityBox({ item }: { item: Adding }) {
  const isTable = useIsTable();
  const label = `Quantity of ${item.called}`;
  return (
    <NumberField
      form={item.form}
      label={isTable ? label : 'Quantity'}
      hideLabel={isTable}
      aria-label={label}
      inputMode="numeric"
      className={isTable ? 'w-24 @max-[60rem]:w-20' : 'min-w-0 flex-1'}
      placeholder="0"
      {...item.register('quantity')}
    />
  );
}

function AddButton({ item: { form, add, isSending, onShelf, called } }: { item: Adding }) {
  const word = onShelf ? 'Update' : 'Add';
  return (
    <form id={form} noValidate className="flex justify-end" onSubmit={add}>
      <Button
        type="submit"
        variant="soft"
        icon={onShelf ? Check : Plus}
        busy={isSending}
        aria-label={`${word} ${called}`}
      >
        {word}
      </Button>
    </form>
  );
}

function InStore({ quantity, price }: { quantity: number; price: Cents }) {
  return (
    <Chip tone="brand" icon={Check}>
      {quantity} in store at {formatUsd(price)}
    </Chip>
  );
}
