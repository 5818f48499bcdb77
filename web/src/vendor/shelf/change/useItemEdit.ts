import { dayIn } from '@larder/shared/basics/calendar';
import { toDollars } from '@larder/shared/basics/money';
import { isSteepChange } from '@larder/shared/stores/inventory';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { serverNow } from '#platform/http/serverClock.ts';
import { useEscape } from '#platform/page/escape.ts';
import { toast } from '#platform/page/toast.ts';
import { NO_DAY, readSale, SaleBoxes, saleBoxes } from '#vendor/shelf/rules/saleForm.ts';
import { PacksBox, PriceBox, steepSaleWords, steepWords } from '#vendor/shelf/rules/shelfInput.ts';
import { isSaleRefused, shelfNow, shelfNowWords } from '#vendor/shelf/rules/shelfNow.ts';
import { updateShelvesMutation } from '#vendor/stores/queries/stores.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

const Form = z.object({
  quantity: PacksBox,
  price: PriceBox,
  by_weight: z.boolean(),
  ...SaleBoxes,
});
type Checked = z.output<typeof Form>;
type Edited = Pick<Checked, 'price' | 'quantity'>;

const FAILED = 'Failed to update item.';
const LOWER_BY_NOW = 'The regular price is lower by now. Enter less, or open the item again.';

type ItemEdit = { store: Store; item: ShelfItem; onDone: () => void };

/** What its boxes need. */
export type ItemForm = Pick<ReturnType<typeof useItemEdit>, 'register' | 'errors'>;

/**
 * Edits one shelf item; Escape ends it. Sends only changed values, each with the value it replaces,
 * so that it never overwrites a concurrent order or price; of two who set a sale the last one has. A price change of
 * more than half must be confirmed once, as must a sale price of less than half.
 */
export function useItemEdit({ store, item, onDone }: ItemEdit) {
  const zone = zoneOf(store);
  const client = useQueryClient();
  // The item may be another one before the form is sent: what was changed is told from what the form opened with.
  const [before] = useState(() => boxesOf(item, zone));
  const [shown, setShown] = useState<Edited>({ price: item.price, quantity: item.quantity });
  const [asked, setAsked] = useState<readonly string[]>([]);
  const form = useSchemaForm(Form, { defaultValues: before, reValidateMode: 'onSubmit' });
  const { register, setError } = form;
  const { errors } = form.formState;
  const { submit, isSending } = useSubmit(updateShelvesMutation(client), {
    success: 'Item updated!',
    failed: FAILED,
    onDone,
    onError: (error) => {
      const now = shelfNow(error);
      if (now !== undefined) {
        setShown((seen) => ({ ...seen, ...now }));
        setError('root', { message: `${shelfNowWords(now)} Save again to replace it.` });
      } else if (isSaleRefused(error)) {
        setError('sale_price', { message: LOWER_BY_NOW }, { shouldFocus: true });
      } else toast.error(FAILED);
    },
  });

  useEscape(onDone);

  const send = form.handleSubmit((checked) => {
    const read = changesOf(checked, { before, shown, zone });
    if ('field' in read) {
      setError(read.field, { message: read.message }, { shouldFocus: true });
      return undefined;
    }
    const questions = read.questions.filter(({ about }) => !asked.includes(about));
    if (questions.length > 0) {
      setAsked([...asked, ...questions.map(({ about }) => about)]);
      setError('root', { message: questions.map(({ words }) => words).join(' ') });
      return undefined;
    }
    if (Object.keys(read.changes).length === 0) return onDone();
    const { ingredient_id, name, unit_quantity, unit } = item;
    const edit = { ingredient_id, name, unit_quantity, unit, ...read.changes };
    return submit({ stores: [{ store_id: store.store_id, items: [edit] }] });
  });

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    const day = halfTypedDay(event.currentTarget);
    if (day === undefined) return send(event);
    event.preventDefault();
    return setError(day, { message: NO_DAY }, { shouldFocus: true });
  }

  return { register, errors, save, isSending };
}

/** What the boxes hold before they are edited. */
function boxesOf({ quantity, price, by_weight = false, sale }: ShelfItem, zone: string) {
  return {
    quantity: String(quantity),
    price: toDollars(price).toFixed(2),
    by_weight,
    ...saleBoxes(sale, zone),
  };
}

type Seen = { before: ReturnType<typeof boxesOf>; shown: Edited; zone: string };

/** What differs from what was seen, and what to ask before that is sent; or which box is at fault. */
function changesOf(
  { price, quantity, by_weight, ...boxes }: Checked,
  { before, shown, zone }: Seen,
) {
  const read = readSale(boxes, { price, zone, today: dayIn(zone, serverNow()), seen: before });
  if ('field' in read) return read;
  const { sale } = read;
  const questions: { about: string; words: string }[] = [];
  if (isSteepChange(shown.price, price))
    questions.push({ about: `price ${price}`, words: steepWords(shown.price, price, 'Save') });
  if (sale && isSteepChange(price, sale.price))
    questions.push({
      about: `sale ${sale.price}`,
      words: steepSaleWords(price, sale.price, 'Save'),
    });
  const changes = {
    ...(price !== shown.price && { price, expected_price: shown.price }),
    ...(quantity !== shown.quantity && { quantity, expected_quantity: shown.quantity }),
    ...(sale !== undefined && { sale }),
    ...(by_weight !== before.by_weight && { by_weight }),
  };
  return { changes, questions };
}

const DAYS = ['sale_from', 'sale_until'] as const;

/** The first box whose day is typed by half: its value is '', as of an empty one. */
function halfTypedDay({ elements }: HTMLFormElement): (typeof DAYS)[number] | undefined {
  return DAYS.find((name) => {
    const box = elements.namedItem(name);
    return box instanceof HTMLInputElement && box.validity.badInput;
  });
}
