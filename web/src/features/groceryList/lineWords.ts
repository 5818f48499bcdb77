import type { ListLine } from '@larder/shared/domain/groceryList';

/** "olive oil" -> "Olive oil". */
export function lineTitle({ name }: ListLine): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
