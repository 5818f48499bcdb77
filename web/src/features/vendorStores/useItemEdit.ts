import type { StoreItem } from '@larder/shared/contract/stores';
import { toDollars } from '@larder/shared/domain/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';

import { ApiError } from '#lib/apiError';
import { useEscape } from '#lib/escape';
import { readPacks, readPrice } from '#lib/shelfInput';
import { useStillHere } from '#lib/stillHere';
import { toast } from '#lib/toast';
import { updateShelvesMutation } from '#queries/stores';

const StockDetails = z.object({ current_quantity: z.int() });

/**
 * The editing of one item of a shelf; Escape ends it.
 *
 * A quantity is sent together with the one that was on the screen, so that it never undoes an order
 * that came in meanwhile; a price alone leaves the stock untouched.
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
  const [shown, setShown] = useState(item.quantity);
  const [conflict, setConflict] = useState<string>();
  const [problems, setProblems] = useState<{ quantity?: string; price?: string }>({});

  const isHere = useStillHere();

  useEscape(onDone);

  // Awaited instead of called back: the answer is told even when the editing has ended.
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (update.isPending) return;
    setConflict(undefined);
    const [packs, amount] = [readPacks(quantity), readPrice(price)];
    setProblems({
      ...(packs === undefined && { quantity: 'Enter a whole number, 0 or more' }),
      ...(amount === undefined && { price: 'Enter a price like 3.49' }),
    });
    if (packs === undefined || amount === undefined) return;

    const { ingredient_id, name, unit_quantity, unit } = item;
    const stock = packs === shown ? {} : { quantity: packs, expected_quantity: shown };
    const edit = { ingredient_id, name, unit_quantity, unit, price: amount, ...stock };
    try {
      await update.mutateAsync({ stores: [{ store_id: storeId, items: [edit] }] });
      toast.success('Item updated!');
      if (isHere()) onDone();
    } catch (error) {
      const now = stockNow(error);
      if (now === undefined || !isHere()) {
        toast.error('Failed to update item.');
        return;
      }
      setShown(now);
      setConflict(
        `The stock has changed in the meantime: it is ${now} now. Save again to replace it.`,
      );
    }
  }

  return {
    quantity,
    setQuantity,
    price,
    setPrice,
    problems,
    conflict,
    save,
    isSaving: update.isPending,
  };
}

/** The number on the shelf when somebody else changed it first, else undefined. */
function stockNow(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stock_changed') return undefined;
  const details = StockDetails.safeParse(error.details);
  return details.success ? details.data.current_quantity : undefined;
}
