import { lineAmounts } from '@larder/shared/domain/groceryAmounts';
import type { ListLine } from '@larder/shared/domain/groceryList';
import { formatQuantity } from '@larder/shared/domain/recipes';

/** "olive oil" -> "Olive oil". */
export function lineTitle({ name }: ListLine): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A line's amount, and a note for each unit that cannot be added to it. */
export function lineWords(line: ListLine): { quantity: string; notes: readonly string[] } {
  const [first, ...others] = lineAmounts(line);
  return {
    quantity: first ? formatQuantity(first.amount, first.unit) : '',
    notes: others.flatMap(({ note }) => (note === undefined ? [] : [note])),
  };
}
