import { foldText } from '@larder/shared/basics/text';
import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';

import { brandWords } from '#shop/kitchen/state/brands.ts';
import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import { touchedKeys } from '#shop/kitchen/state/kitchenSending.ts';

import { lineTitle } from './lineWords.ts';

/** Things named; more are counted. */
const MAX_NAMED = 3;

/** "Eggs got", "Milk added", "A cart changed". */
export function waitingWords(op: KitchenOp, lines: readonly SharedLine[]): string {
  switch (op.kind) {
    case 'add_recipe':
      return `${op.payload.recipe.title} added`;
    case 'add_item':
      return `${lineTitle(op.payload.item)} added`;
    case 'take_item':
      return 'An added item taken back';
    case 'remove_recipe':
      return 'A recipe removed';
    case 'restore_recipe':
      return 'A recipe put back';
    case 'set_servings':
      return 'Servings of a recipe set';
    case 'clear':
      return op.payload.only === 'got' ? 'Got things removed' : 'The list cleared';
    case 'cart_packs':
      return `The cart of ${op.payload.store.storeName} changed`;
    case 'ordered':
      return 'Ordered packs taken out of a cart';
    case 'not_ordered':
      return 'A cancelled or rejected order noted';
    case 'order_lost':
      return 'Noted what does not come of an order';
    case 'aisle_order':
      return `The aisles of ${op.payload.storeName} put in order`;
    case 'brand_choice':
      return brandWords(op.payload);
    case 'pantry_set':
      return `${lineTitle(op.payload.item)} set in the pantry`;
    case 'pantry_low':
    case 'pantry_remove':
    case 'pantry_switch':
    case 'cooked':
    case 'not_cooked':
      return 'The pantry changed';
    case 'plan_add':
      return `${op.payload.entries.map(({ title }) => title).join(', ')} planned`;
    case 'plan_move':
    case 'plan_change':
      return 'A meal changed';
    case 'plan_remove':
      return op.payload.entries.length === 1 ? 'A meal removed' : 'Meals removed';
    case 'plan_restore':
      return op.payload.entries.length === 1 ? 'A meal put back' : 'Meals put back';
    case 'plan_cooked':
      return 'A meal cooked';
    case 'week_rules':
      return 'The rules of your weeks changed';
    case 'select':
      return named(op, lines, op.payload.selected ? 'selected' : 'deselected');
    case 'edit_amount':
      return named(op, lines, 'changed');
    case 'set_category':
      return named(op, lines, 'moved');
    case 'weigh':
      return named(op, lines, 'weighed');
    case 'identify':
      return named(op, lines, 'found in the catalogue');
    case 'remove_lines':
      return named(op, lines, 'removed');
    case 'restore_lines':
      return named(op, lines, 'put back');
    case 'relist':
      return named(op, lines, 'to buy again');
    case 'got':
      return named(op, lines, 'got');
    case 'not_got':
      return named(op, lines, 'not got after all');
    case 'buy_all':
      return named(op, lines, 'bought whatever the pantry has');
  }
}

/** What was done to the lines of an operation; removed ones have no name here any more. */
function named(op: KitchenOp, lines: readonly SharedLine[], done: string): string {
  const keys = touchedKeys(op);
  const known = lines.filter(({ key }) => keys.includes(key)).map(lineTitle);
  if (known.length === 0) return `${keys.length === 1 ? 'A thing' : 'Things'} ${done}`;
  const shown = known.slice(0, MAX_NAMED);
  const more = keys.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''} ${done}`;
}

/** The lines with a change that waits, by key. */
export function waitingKeys(
  ops: readonly KitchenOp[],
  lines: readonly SharedLine[],
): ReadonlySet<string> {
  const added = new Set(
    ops.flatMap((op) => (op.kind === 'add_item' ? foldText(op.payload.item.name) : [])),
  );
  const isAdded = ({ name }: SharedLine): boolean => added.has(foldText(name));
  return new Set([
    ...ops.flatMap(touchedKeys),
    ...(added.size > 0 ? lines.filter(isAdded).map(({ key }) => key) : []),
  ]);
}
