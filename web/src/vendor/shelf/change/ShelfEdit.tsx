import { isWeighable, weightText } from '@larder/shared/orders/weighing';
import type { ShelfItem, Store, StoreItem } from '@larder/shared/stores/storeParts.model';
import { useId } from 'react';

import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { useIsTable } from '#ui/lists/DataRow.tsx';
import { EditedRow } from '#ui/lists/EditedRow.tsx';

import { SaleFields } from './SaleFields.tsx';
import { useItemEdit } from './useItemEdit.ts';

type ShelfEditProps = { store: Store; item: ShelfItem; onDone: () => void };

export function ShelfEdit({ store, item, onDone }: ShelfEditProps) {
  const form = useId();
  const isTable = useIsTable();
  const { register, errors, save, isSending } = useItemEdit({ store, item, onDone });
  const box = {
    form,
    hideLabel: isTable,
    className: isTable ? 'ml-auto w-28 @max-[60rem]:w-24' : '',
  };
  const labelOf = (word: string): string => (isTable ? `${word} of ${item.name}` : word);

  const quantity = (
    <NumberField
      {...box}
      autoFocus
      label={labelOf('Quantity')}
      inputMode="numeric"
      error={errors.quantity?.message}
      {...register('quantity')}
    />
  );
  const price = (
    <MoneyField
      {...box}
      label={labelOf('Price')}
      error={errors.price?.message}
      {...register('price')}
    />
  );
  const sale = <SaleFields form={form} register={register} errors={errors} />;
  const byWeight = isWeighable(item.unit) && (
    <Checkbox
      form={form}
      label={`Sold by weight, in steps of ${weightText(item.unit_quantity, item.unit)}`}
      className="max-md:mt-1"
      {...register('by_weight')}
    />
  );
  const message = errors.root?.message;
  const below = (
    <>
      <div className="gap-x-6 md:flex md:flex-wrap md:items-end">
        {byWeight}
        {sale}
      </div>
      {message && <Message text={message} />}
    </>
  );
  return (
    <EditedRow
      id={item.ingredient_id}
      form={form}
      onSubmit={(event) => void save(event)}
      onCancel={onDone}
      isSaving={isSending}
      cells={[
        // No selecting while editing.
        null,
        <RowHead key="name" item={item} />,
        <span key="pack" className="num flex min-h-11 items-center justify-end whitespace-nowrap">
          {item.unit_quantity} {item.unit}
        </span>,
        quantity,
        price,
      ]}
      below={below}
      card={
        <>
          <CardHead item={item} />
          <div className="mt-3 grid grid-cols-2 items-start gap-3">
            {quantity}
            {price}
          </div>
          {below}
        </>
      }
    />
  );
}

function RowHead({ item }: { item: StoreItem }) {
  return (
    <span className="flex min-h-11 items-center gap-3 font-semibold">
      <span className="@max-[50rem]:hidden">
        <ItemImage src={item.image} size={36} />
      </span>
      {item.name}
    </span>
  );
}

function CardHead({ item }: { item: StoreItem }) {
  return (
    <p className="flex items-center gap-3 font-semibold">
      <ItemImage src={item.image} size={40} />
      <span className="min-w-0">
        <span className="block break-words">{item.name}</span>
        <span className="num block text-sm font-normal text-ink-2">
          {item.unit_quantity} {item.unit}
        </span>
      </span>
    </p>
  );
}

function Message({ text }: { text: string }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger max-md:mt-3 md:text-right">
      {text}
    </p>
  );
}
