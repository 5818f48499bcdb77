import { dayIn } from '@larder/shared/basics/calendar';
import { type Cents, toDollars } from '@larder/shared/basics/money';
import { isSteepChange } from '@larder/shared/stores/inventory';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { serverNow } from '#platform/http/serverClock.ts';
import { useEscape } from '#platform/page/escape.ts';
import { sameFields } from '#platform/page/sameFields.ts';
import { toast } from '#platform/page/toast.ts';
import { readSale, SaleBoxes, saleBoxes } from '#vendor/shelf/rules/saleForm.ts';
import { PacksBox, PriceBox, steepWords } from '#vendor/shelf/rules/shelfInput.ts';
import { shelfNow, shelfNowWords } from '#vendor/shelf/rules/shelfNow.ts';
import { updateShelvesMutation } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

const Form = z.object({
  quantity: PacksBox,
  price: PriceBox,
  by_weight: z.boolean(),
  ...SaleBoxes,
});
type Edited = Pick<z.output<typeof Form>, 'price' | 'quantity'>;

const FAILED = 'Failed to update item.';

type ItemEdit = { store: Store; item: ShelfItem; onDone: () => void };

/** What its boxes need. */
export type ItemForm = Pick<ReturnType<typeof useItemEdit>, 'register' | 'errors'>;

/**
 * Edits one shelf item; Escape ends it. Sends only changed values, each with the value it replaces,
 * so that it never overwrites a concurrent order or price; of two who set a sale the last one has. A price change of
 * more than half must be confirmed once.
 */
export function useItemEdit({ store, item, onDone }: ItemEdit) {
  const zone = zoneOf(store);
  const saleBefore = saleBoxes(item.sale, zone);
  const client = useQueryClient();
  const [shown, setShown] = useState<Edited>({ price: item.price, quantity: item.quantity });
  const [asked, setAsked] = useState<Cents>();
  const form = useSchemaForm(Form, {
    defaultValues: {
      quantity: String(item.quantity),
      price: toDollars(item.price).toFixed(2),
      by_weight: item.by_weight ?? false,
      ...saleBefore,
    },
    reValidateMode: 'onSubmit',
  });
  const { register, setError } = form;
  const { errors } = form.formState;
  const { submit, isSending } = useSubmit(updateShelvesMutation(client), {
    success: 'Item updated!',
    failed: FAILED,
    onDone,
    onError: (error) => {
      const now = shelfNow(error);
      if (now === undefined) {
        toast.error(FAILED);
        return;
      }
      setShown((before) => ({ ...before, ...now }));
      setError('root', { message: `${shelfNowWords(now)} Save again to replace it.` });
    },
  });

  useEscape(onDone);

  const save = form.handleSubmit(({ price, quantity, by_weight, ...boxes }) => {
    const read = readSale(boxes, { price, zone, today: dayIn(zone, serverNow()) });
    if ('field' in read) {
      setError(read.field, { message: read.message }, { shouldFocus: true });
      return undefined;
    }
    if (isSteepChange(shown.price, price) && asked !== price) {
      setAsked(price);
      setError('root', { message: steepWords(shown.price, price, 'Save') });
      return undefined;
    }
    const changes = {
      ...(price !== shown.price && { price, expected_price: shown.price }),
      ...(quantity !== shown.quantity && { quantity, expected_quantity: shown.quantity }),
      ...(!sameFields(saleBoxes(read.sale, zone), saleBefore) && read),
      ...(by_weight !== (item.by_weight ?? false) && { by_weight }),
    };
    if (Object.keys(changes).length === 0) return onDone();
    const { ingredient_id, name, unit_quantity, unit } = item;
    const edit = { ingredient_id, name, unit_quantity, unit, ...changes };
    return submit({ stores: [{ store_id: store.store_id, items: [edit] }] });
  });

  return { register, errors, save, isSending };
}
