import type { CatalogueIngredient } from '@larder/shared/contract/ingredients';
import type { Store } from '@larder/shared/contract/stores';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { ApiError } from '#lib/apiError';
import { focusNext } from '#lib/focus';
import { readPacks, readPrice } from '#lib/shelfInput';
import { useStillHere } from '#lib/stillHere';
import { toast } from '#lib/toast';
import { updateShelvesMutation } from '#queries/stores';

/** What every row of the catalogue gets. */
export type AddItemProps = {
  ingredient: CatalogueIngredient;
  /** Where to put it; undefined until one is chosen. */
  store: Store | undefined;
  onNoStore: () => void;
};

/**
 * The boxes of one ingredient and putting it on the shelf. An ingredient that is there already gets
 * the new price and quantity instead, unless its stock is no longer what the page shows.
 */
export function useAddItem({ ingredient, store, onNoStore }: AddItemProps) {
  const client = useQueryClient();
  const update = useMutation(updateShelvesMutation(client));
  const [price, setPrice] = useState('');
  const [quantity, setQuantity] = useState('');
  const [problem, setProblem] = useState<string>();
  const isHere = useStillHere();
  const { ingredient_id, name, unit_quantity, unit } = ingredient;
  const onShelf = store?.items.find((item) => item.ingredient_id === ingredient_id);

  // Awaited instead of called back: the answer is told even when the row is no longer there.
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (update.isPending) return;
    const byEnter = document.activeElement instanceof HTMLInputElement;
    const row = event.currentTarget.closest('[data-row]');
    const wrong = problemOf(price, quantity);
    setProblem(undefined);
    if (!store) {
      onNoStore();
      return;
    }
    if (wrong) {
      setProblem(wrong.words);
      row?.querySelectorAll('input')[wrong.box === 'price' ? 0 : 1]?.focus();
      return;
    }
    const item = {
      ingredient_id,
      name,
      unit_quantity,
      unit,
      price: readPrice(price),
      quantity: readPacks(quantity),
      expected_quantity: onShelf?.quantity ?? 0,
    };
    try {
      await update.mutateAsync({ stores: [{ store_id: store.store_id, items: [item] }] });
      setPrice('');
      setQuantity('');
      toast.success(`${name} ${onShelf ? 'updated in' : 'added to'} ${store.name}`);
      // Whoever fills the shelf by keyboard goes on with the next row.
      if (byEnter && isHere()) focusNext(() => nextRow(row)?.querySelector('input'));
    } catch (error) {
      if (!isHere()) toast.error(`${name} could not be added to ${store.name}`);
      setProblem(
        error instanceof ApiError && error.code === 'stock_changed'
          ? 'The stock has changed in the meantime. Press Update again to replace it.'
          : 'Failed to add ingredient. Please try again.',
      );
    }
  }

  return {
    price,
    setPrice,
    quantity,
    setQuantity,
    problem,
    add,
    isAdding: update.isPending,
    onShelf,
  };
}

/** What is wrong with the two boxes and where, in the words of specification section 5. */
function problemOf(
  price: string,
  quantity: string,
): { words: string; box: 'price' | 'quantity' } | undefined {
  if (price.trim() === '' || quantity.trim() === '')
    return {
      words: 'Please fill in both price and quantity',
      box: price.trim() === '' ? 'price' : 'quantity',
    };
  if (readPrice(price) === undefined) return { words: 'Enter a price like 3.49', box: 'price' };
  if (readPacks(quantity) === undefined)
    return { words: 'Enter a whole number of packs, 0 or more', box: 'quantity' };
  return undefined;
}

function nextRow(row: Element | null): Element | null | undefined {
  let next = row?.nextElementSibling;
  while (next && !next.matches('[data-row]')) next = next.nextElementSibling;
  return next;
}
