import type { StoreItem } from '@larder/shared/contract/stores';
import { isSteepChange } from '@larder/shared/domain/inventory';
import { type Cents, toDollars } from '@larder/shared/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { useEscape } from '#lib/escape';
import { useIsMounted } from '#lib/isMounted';
import { readPacks, readPrice, steepWords } from '#lib/shelfInput';
import { shelfNow, shelfNowWords } from '#lib/shelfNow';
import { toast } from '#lib/toast';
import { updateShelvesMutation } from '#queries/stores';

/**
 * The editing of one item of a shelf; Escape ends it.
 *
 * Only what differs from what was on the screen is sent, together with that, so that it never undoes an
 * order or a price that came in meanwhile. A price that changes by more than half is asked about once.
 */
export function useItemEdit({
  storeId,
  item,
  onDone,
}: {
  storeId: string;
  item: StoreItem;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const update = useMutation(updateShelvesMutation(client));
  const [quantity, setQuantity] = useState(String(item.quantity));
  const [price, setPrice] = useState(toDollars(item.price).toFixed(2));
  const [shown, setShown] = useState({ price: item.price, quantity: item.quantity });
  const [asked, setAsked] = useState<Cents>();
  const [message, setMessage] = useState<string>();
  const [problems, setProblems] = useState<{ quantity?: string; price?: string }>({});

  const isHere = useIsMounted();

  useEscape(onDone);

  // Awaited instead of called back: the answer is told even when the editing has ended.
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (update.isPending) return;
    setMessage(undefined);
    const [packs, amount] = [readPacks(quantity), readPrice(price)];
    setProblems({
      ...(packs.problem !== undefined && { quantity: packs.problem }),
      ...(amount.problem !== undefined && { price: amount.problem }),
    });
    if (packs.value === undefined || amount.value === undefined) return;
    if (isSteepChange(shown.price, amount.value) && asked !== amount.value) {
      setAsked(amount.value);
      setMessage(steepWords(shown.price, amount.value, 'Save'));
      return;
    }
    const changes = {
      ...(amount.value !== shown.price && { price: amount.value, expected_price: shown.price }),
      ...(packs.value !== shown.quantity && {
        quantity: packs.value,
        expected_quantity: shown.quantity,
      }),
    };
    if (Object.keys(changes).length === 0) {
      onDone();
      return;
    }
    const { ingredient_id, name, unit_quantity, unit } = item;
    const edit = { ingredient_id, name, unit_quantity, unit, ...changes };
    try {
      await update.mutateAsync({ stores: [{ store_id: storeId, items: [edit] }] });
      toast.success('Item updated!');
      if (isHere()) onDone();
    } catch (error) {
      const now = shelfNow(error);
      if (now === undefined || !isHere()) {
        toast.error('Failed to update item.');
        return;
      }
      setShown((before) => ({ ...before, ...now }));
      setMessage(`${shelfNowWords(now)} Save again to replace it.`);
    }
  }

  return {
    quantity,
    setQuantity,
    price,
    setPrice,
    problems,
    message,
    save,
    isSaving: update.isPending,
  };
}
