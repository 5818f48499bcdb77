import { changeWords, isOpenQuestion } from '@larder/shared/orders/lineChanges';
import type { Order } from '@larder/shared/orders/orders.calls';

/** What the store changed last, open questions first: "Corner offers 1 × Basmati instead of 1 × Rice." */
export function changeText({ store_name, changes }: Order): string {
  const change =
    changes.findLast(({ state }) => state === 'proposed') ??
    changes.findLast(isOpenQuestion) ??
    changes.at(-1);
  if (!change) return '';
  if (change.state === 'proposed') return `${store_name} offers ${changeWords(change)}.`;
  if (change.state === 'replaced') return `${store_name} gives ${changeWords(change)}.`;
  return `${store_name}: ${changeWords(change)}.`;
}
