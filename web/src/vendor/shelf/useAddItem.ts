import { type Cents, cents, toDollars } from '@larder/shared/basics/money';
import type { Pack } from '@larder/shared/food/packs.model';
import { isSteepChange } from '@larder/shared/stores/inventory';
import type { Store, StoreItem } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { PacksBox, PriceBox, steepWords } from '#vendor/shelf/rules/shelfInput.ts';
import { shelfNow, shelfNowWords } from '#vendor/shelf/rules/shelfNow.ts';
import { updateShelvesMutation } from '#vendor/stores/queries/stores.ts';

/** Source of the sentence: product specification section 5. */
const Filled = z
  .string()
  .check(z.refine((text) => text.trim() !== '', 'Please fill in both price and quantity'));
const Form = z.pipe(
  z.object({ price: Filled, quantity: Filled }),
  z.object({ price: PriceBox, quantity: PacksBox }),
);

export type AddItemProps = {
  /** Of the catalogue, or an own product. */
  ingredient: Pack & Pick<StoreItem, 'image' | 'brand'>;
  /** Its name, with the size of a larger pack. */
  called: string;
  store: Store | undefined;
  onNoStore: () => void;
};

/**
 * Puts one ingredient on the shelf. The boxes of an existing item have its price and quantity; only what is
 * changed in them is sent, and refused when it is no longer what the page shows. A price change of more than
 * half must be confirmed once.
 */
export function useAddItem({ ingredient, called, store, onNoStore }: AddItemProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Cents>();
  const { ingredient_id, name, unit_quantity, unit } = ingredient;
  const onShelf = store?.items.find((item) => item.ingredient_id === ingredient_id);
  const storeName = store?.name ?? '';
  const { register, handleSubmit, formState, setError, clearErrors, getValues, reset } =
    useSchemaForm(Form, {
      values: {
        price: onShelf ? toDollars(onShelf.price).toFixed(2) : '',
        quantity: onShelf ? String(onShelf.quantity) : '',
      },
      // Typed text survives an order that changes the stock meanwhile.
      resetOptions: { keepDirtyValues: true },
      reValidateMode: 'onSubmit',
    });
  const { errors } = formState;
  const { submit, isSending } = useSubmit(updateShelvesMutation(client), {
    success: `${called} ${onShelf ? 'updated in' : 'added to'} ${storeName}`,
    failed: `${called} could not be added to ${storeName}`,
    onDone: () => {
      // What was saved stays, and follows the shelf again.
      reset(getValues());
      focusNextRow(ingredient_id);
    },
    onError: (error) => {
      const now = shelfNow(error);
      const message = now
        ? `${shelfNowWords(now)} Press Update again to replace it.`
        : 'Failed to add ingredient. Please try again.';
      setError('root', { message });
    },
  });

  const save = handleSubmit(({ price, quantity }) => {
    if (!store) return undefined;
    if (onShelf && isSteepChange(onShelf.price, price) && asked !== price) {
      setAsked(price);
      setError('root', { message: steepWords(onShelf.price, price, 'Update') });
      return undefined;
    }
    const item = {
      ingredient_id,
      name,
      unit_quantity,
      unit,
      ...(price !== onShelf?.price && { price, expected_price: onShelf?.price ?? cents(0) }),
      ...(quantity !== onShelf?.quantity && {
        quantity,
        expected_quantity: onShelf?.quantity ?? 0,
      }),
    };
    if (item.price === undefined && item.quantity === undefined) {
      setError('root', { message: 'Nothing has changed.' });
      return undefined;
    }
    return submit({ stores: [{ store_id: store.store_id, items: [item] }] });
  });

  function add(event: FormEvent): void {
    if (store) {
      void save(event);
      return;
    }
    event.preventDefault();
    clearErrors();
    onNoStore();
  }

  const problem = errors.price?.message ?? errors.quantity?.message ?? errors.root?.message;
  return { register, problem, add, isSending, onShelf };
}

function focusNextRow(id: string): void {
  const box = document.activeElement;
  const row = box instanceof HTMLInputElement ? box.closest(`[data-row="${id}"]`) : null;
  if (row) nextRow(row)?.querySelector('input')?.focus();
}

function nextRow(row: Element): Element | null {
  let next = row.nextElementSibling;
  while (next && !next.matches('[data-row]')) next = next.nextElementSibling;
  return next;
}
