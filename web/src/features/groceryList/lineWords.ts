import type { ListLine } from '@larder/shared/domain/groceryList';

/** "olive oil" -> "Olive oil". */
export function lineTitle({ name }: ListLine): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the shopper wrote besides amount and name. */
export function shopperNotes({ contributions }: ListLine): string {
  return [...new Set(contributions.flatMap(({ note }) => note ?? []))].join(' · ');
}
