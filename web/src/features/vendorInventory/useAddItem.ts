import type { CatalogueIngredient } from '@larder/shared/contract/ingredients';
import type { Store } from '@larder/shared/contract/stores';
import { isSteepChange } from '@larder/shared/domain/inventory';
import { type Cents, cents } from '@larder/shared/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { focusNext } from '#lib/focus';
import { useIsMounted } from '#lib/isMounted';
import { readPacks, readPrice, steepWords } from '#lib/shelfInput';
import { shelfNow, shelfNowWords } from '#lib/shelfNow';
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
 * the new price and quantity instead, unless one of them is no longer what the page shows. A price that
 * changes by more than half is asked about once.
 */
export function useAddItem({ ingredient, store, onNoStore }: AddItemProps) {
  const client = useQueryClient();
  const update = useMutation(updateShelvesMutation(client));
  const [price, setPrice] = useState('');
  const [quantity, setQuantity] = useState('');
  const [asked, setAsked] = useState<Cents>();
  const [problem, setProblem] = useState<string>();
  const isHere = useIsMounted();
  const { ingredient_id, name, unit_quantity, unit } = ingredient;
  const onShelf = store?.items.find((item) => item.ingredient_id === ingredient_id);

  // Awaited instead of called back: the answer is told even when the row is no longer there.
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (update.isPending) return;
    const byEnter = document.activeElement instanceof HTMLInputElement;
    const row = event.currentTarget.closest('[data-row]');
    setProblem(undefined);
    if (!store) {
      onNoStore();
      return;
    }
    const read = readBoxes(price, quantity);
    if ('problem' in read) {
      setProblem(read.problem);
      row?.querySelectorAll('input')[read.box === 'price' ? 0 : 1]?.focus();
      return;
    }
    if (onShelf && isSteepChange(onShelf.price, read.price) && asked !== read.price) {
      setAsked(read.price);
      setProblem(steepWords(onShelf.price, read.price, 'Update'));
      return;
    }
    const item = {
      ingredient_id,
      name,
      unit_quantity,
      unit,
      ...read,
      expected_price: onShelf?.price ?? cents(0),
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
      const now = shelfNow(error);
      setProblem(
        now
          ? `${shelfNowWords(now)} Press Update again to replace it.`
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

/** What the two boxes say, or what is wrong and where; the first sentence is specified in section 5. */
function readBoxes(
  price: string,
  quantity: string,
): { price: Cents; quantity: number } | { problem: string; box: 'price' | 'quantity' } {
  if (price.trim() === '' || quantity.trim() === '')
    return {
      problem: 'Please fill in both price and quantity',
      box: price.trim() === '' ? 'price' : 'quantity',
    };
  const [amount, packs] = [readPrice(price), readPacks(quantity)];
  if (amount.value === undefined) return { problem: amount.problem, box: 'price' };
  if (packs.value === undefined) return { problem: packs.problem, box: 'quantity' };
  return { price: amount.value, quantity: packs.value };
}

function nextRow(row: Element | null): Element | null | undefined {
  let next = row?.nextElementSibling;
  while (next && !next.matches('[data-row]')) next = next.nextElementSibling;
  return next;
}
