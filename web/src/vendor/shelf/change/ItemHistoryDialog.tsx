import { shortId } from '@larder/shared/orders/dashboard';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LowBox } from '#vendor/shelf/rules/shelfInput.ts';
import { LOW_STOCK } from '#vendor/shelf/rules/shelfView.ts';
import {
  type ItemHistory,
  storeQueries,
  updateShelvesMutation,
} from '#vendor/stores/queries/stores.ts';

import { BooksForm } from './BooksForm.tsx';

type ItemHistoryDialogProps = { storeId: string; item: ShelfItem; onClose: () => void };

/** An item's history of stock and price, the number of packs at which it is low, its cost and its tax class. */
export function ItemHistoryDialog({ storeId, item, onClose }: ItemHistoryDialogProps) {
  const history = useQuery(storeQueries.history(storeId, item.ingredient_id));
  return (
    <Modal
      title={item.name}
      text={`${item.unit_quantity} ${item.unit} · ${item.quantity} in stock`}
      onClose={onClose}
    >
      <div className="space-y-6 pt-1">
        <LowForm storeId={storeId} item={item} />
        <BooksForm storeId={storeId} item={item} />
        <ListStates
          rows={history.data ? [history.data] : []}
          remote={{
            answer: history,
            waiting: 'Loading the history',
            skeletons: 3,
            failed: { title: 'Failed to load the history. Please try again.' },
          }}
        >
          {([found]) => found && <Histories history={found} />}
        </ListStates>
      </div>
    </Modal>
  );
}

function LowForm({ storeId, item }: { storeId: string; item: ShelfItem }) {
  const client = useQueryClient();
  const { ingredient_id, name, low_at = null } = item;
  const form = useSchemaForm(LowBox, {
    defaultValues: { low_at: low_at === null ? '' : String(low_at) },
  });
  const { submit, isSending, error } = useSubmit(updateShelvesMutation(client), {
    success: 'Item updated!',
    failed: `${name} could not be updated.`,
  });
  const save = form.handleSubmit((values) =>
    submit({ stores: [{ store_id: storeId, items: [{ ingredient_id, ...values }] }] }),
  );
  return (
    <form noValidate aria-label="Low stock" onSubmit={(event) => void save(event)}>
      {error && (
        <Notice tone="danger" className="mb-3">
          {wordsFor(error)}
        </Notice>
      )}
      <div className="flex items-start gap-3">
        <NumberField
          label="Low from"
          hint={`Packs from which on it counts as low. Empty: ${LOW_STOCK}.`}
          inputMode="numeric"
          placeholder={String(LOW_STOCK)}
          className="flex-1"
          error={form.formState.errors.low_at?.message}
          {...form.register('low_at')}
        />
        <Button type="submit" variant="outline" busy={isSending} className="mt-7">
          Save
        </Button>
      </div>
    </form>
  );
}

function Histories({ history: { stock, prices } }: { history: ItemHistory }) {
  return (
    <>
      <Changes title="Stock" none="Nothing was ever on this shelf.">
        {stock.map(({ at, reason, order_id, delta, quantity }, index) => (
          <Change key={index} at={at} what={stockWords(reason, order_id)}>
            <span className="text-ink-2">{delta > 0 ? `+${delta}` : `−${-delta}`}</span> {quantity}
          </Change>
        ))}
      </Changes>
      <Changes title="Price" none="The price has not changed.">
        {prices.map(({ at, old_price, new_price }, index) => (
          <Change
            key={index}
            at={at}
            what={
              <>
                From <Money cents={old_price} />
              </>
            }
          >
            <Money cents={new_price} />
          </Change>
        ))}
      </Changes>
    </>
  );
}

function Changes({
  title,
  none,
  children,
}: {
  title: string;
  none: string;
  children: readonly ReactNode[];
}) {
  return (
    <section aria-label={title}>
      <h3 className="text-base">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{none}</p>
      ) : (
        <ul aria-label={title} className="mt-1 divide-y divide-line text-sm">
          {children}
        </ul>
      )}
    </section>
  );
}

function Change({ at, what, children }: { at: Date; what: ReactNode; children: ReactNode }) {
  return (
    <li className="num flex items-baseline gap-3 py-2">
      <span className="w-36 flex-none text-ink-2">{dateTime(at)}</span>
      <span className="min-w-0 flex-1">{what}</span>
      <strong className="font-semibold">{children}</strong>
    </li>
  );
}

function stockWords(reason: string, order_id: string | null): string {
  const order = order_id === null ? 'Order' : `Order ${shortId(order_id, 8)}`;
  if (reason === 'order_placed') return order;
  if (reason === 'order_rejected') return `${order} came back`;
  if (reason === 'line_short') return `${order}: short`;
  if (reason === 'line_undone') return `${order}: given after all`;
  if (reason === 'replacement_taken') return `${order}: as replacement`;
  if (reason === 'replacement_returned') return `${order}: replacement came back`;
  if (reason === 'returned') return `${order}: returned`;
  if (reason === 'return_undone') return `${order}: return undone`;
  if (reason === 'merged') return 'Moved by the catalogue';
  return reason === 'initial' ? 'First stock' : 'Set by you';
}
