import type { Order } from '@larder/shared/contract/orders';
import { changeWords, isOpenQuestion } from '@larder/shared/domain/lineChanges';

/** What the store changed last, open questions first: "Corner offers 1 × Basmati instead of 1 × Rice." */
export function changeText({ store_name, changes }: Order): string {
  const told =
    changes.findLast(({ state }) => state === 'proposed') ??
    changes.findLast(isOpenQuestion) ??
    changes.at(-1);
  if (!told) return '';
  if (told.state === 'proposed') return `${store_name} offers ${changeWords(told)}.`;
  if (told.state === 'replaced') return `${store_name} gives ${changeWords(told)}.`;
  return `${store_name}: ${changeWords(told)}.`;
}
