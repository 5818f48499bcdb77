import type { OrderLine } from '@larder/shared/orders/orders.calls';
import { isWeighed, orderedAmount, weightText } from '@larder/shared/orders/weighing';

type Weighed = Pick<OrderLine, 'unit_quantity' | 'unit' | 'quantity' | 'by_weight' | 'weighing'>;

/** How much of a line that is sold by weight is wanted: "600 g". */
export function amountText(line: Weighed): string {
  return weightText(orderedAmount(line), line.unit);
}

/** How much is wanted, and what it weighs: "600 g ordered, 640 g weighed". */
export function weightWords(line: Weighed): string {
  const { unit, weighing } = line;
  const ordered = amountText(line);
  if (!weighing) return `${ordered}, by weight`;
  const weighed = weightText(weighing.amount, unit);
  if (weighing.state === 'proposed') return `${ordered} ordered, ${weighed} asked for`;
  if (weighing.state === 'refused') return `${ordered} ordered, ${weighed} refused`;
  return `${ordered} ordered, ${weighed} weighed`;
}

/** How much of a line there is as far as it is known: its weight once that counts, else what was ordered. */
export function shownAmount(line: Weighed): string {
  const { unit, weighing } = line;
  return weighing && isWeighed(line) ? weightText(weighing.amount, unit) : amountText(line);
}
