import type { PickOrder } from '@larder/shared/contract/vendorOrders';
import { shortId } from '@larder/shared/domain/dashboard';
import { packOf, type PickLine, type StorePicks } from '@larder/shared/domain/ordersPicking';
import * as z from 'zod/mini';

import { dateTime } from '#lib/dates';
import { stored } from '#lib/stored';
import { Card } from '#ui/Card';
import { Checkbox } from '#ui/Checkbox';

/** Ticked packs by order; stored, so that a reload loses nothing. */
const picked = stored({
  key: 'pickedLines',
  schema: z.array(z.string()),
  empty: [],
  area: 'session',
});

export function PickStore({ store }: { store: StorePicks<PickOrder> }) {
  const isTicked = useTicks();
  const lines = store.aisles.flatMap((aisle) => aisle.lines);
  const left = lines.filter((line) => !isTicked(line)).length;
  return (
    <section aria-label={store.store_name} className="break-after-page last:break-after-auto">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h2 break-words">{store.store_name}</h2>
        <p className="num text-sm text-ink-2 print:hidden">
          {left === 0 ? 'Everything is picked' : `${left} of ${lines.length} left to pick`}
        </p>
      </div>
      <ul aria-label="Orders" className="mb-5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {store.orders.map((order) => (
          <li key={order.order_id} className="text-sm text-ink-2">
            <strong className="num text-ink">#{shortId(order.order_id, 8)}</strong>{' '}
            {order.customer_name ?? 'Anonymous'} · {order.delivery_method ?? 'Not specified'} ·{' '}
            {dateTime(order.created_at)}
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
        {store.aisles.map(({ category, lines: ofAisle }) => (
          <Card key={category} className="overflow-hidden print:break-inside-avoid-page">
            <h3 className="bg-sunken/60 px-4 py-2 text-lg">{category}</h3>
            <ul aria-label={category} className="divide-y divide-line">
              {ofAisle.map((line) => (
                <PickRow
                  key={packOf(line)}
                  line={line}
                  names={store.orders.length > 1}
                  ticked={isTicked(line)}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

function PickRow({ line, names, ticked }: { line: PickLine; names: boolean; ticked: boolean }) {
  const size = `${line.unit_quantity} ${line.unit}`;
  return (
    <li className="flex items-center gap-3 px-4 py-1 print:break-inside-avoid">
      <Checkbox
        hideLabel
        label={`${line.quantity} × ${line.name}, ${size}`}
        checked={ticked}
        onChange={(event) => tick(line, event.target.checked)}
      />
      <p className={ticked ? 'min-w-0 flex-1 text-ink-2 line-through' : 'min-w-0 flex-1'}>
        <span className="font-medium break-words">{line.name}</span>{' '}
        <span className="num text-sm text-ink-2">{size}</span>
        {names && (
          <span className="num block text-xs text-ink-2">
            {line.of.map((part) => `#${shortId(part.order_id, 8)}: ${part.quantity}`).join(', ')}
          </span>
        )}
      </p>
      <strong className="num text-lg">{line.quantity} ×</strong>
    </li>
  );
}

function keysOf(line: PickLine): string[] {
  return line.of.map(({ order_id }) => `${order_id} ${packOf(line)}`);
}

function useTicks(): (line: PickLine) => boolean {
  const keys = new Set(picked.use());
  return (line) => keysOf(line).every((key) => keys.has(key));
}

function tick(line: PickLine, on: boolean): void {
  const keys = keysOf(line);
  picked.update((old) => [...old.filter((key) => !keys.includes(key)), ...(on ? keys : [])]);
}
