import type { Stamp } from '@larder/shared/kitchen/groceryList.model';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { lineAt, removedAt } from '@larder/shared/kitchen/kitchenLines';
import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';

import { toast } from '#platform/page/toast.ts';
import { householdNow, personOf } from '#shop/kitchen/state/kitchenPeople.ts';

type Gone = { readonly name: string; readonly removed: Stamp };

/** "Sam removed Lentil soup from the list.": for each change of what was removed on another device meanwhile. */
export function toastGone(sent: readonly KitchenOp[], state: KitchenState): void {
  for (const op of sent) {
    const gone = goneOf(op, state);
    if (!gone || gone.removed.device === op.device) continue;
    const { first, isGone } = personOf(householdNow(), gone.removed.by);
    toast.info(
      isGone
        ? `${gone.name} was removed from the list.`
        : `${first} removed ${gone.name} from the list.`,
    );
  }
}

/** What an operation was to change, when it is not on the list any more. */
function goneOf(op: KitchenOp, state: KitchenState): Gone | undefined {
  if (op.kind === 'set_servings') return goneRecipe(op.payload.recipe_id, state);
  if (op.kind !== 'edit_amount' || lineAt(state.lines, op.payload.line)) return undefined;
  const found = removedAt(state, op.payload.line);
  return found && { name: found.line.name, removed: found.removed };
}

function goneRecipe(recipe_id: string, { lines, removed }: KitchenState): Gone | undefined {
  const partOf = ({ contributions }: KitchenState['lines'][number]) =>
    contributions.find((one) => one.recipe_id === recipe_id);
  if (lines.some(partOf)) return undefined;
  const found = removed.findLast(({ line }) => partOf(line));
  const title = found && partOf(found.line)?.title;
  return found && { name: title ?? 'The recipe', removed: found.removed };
}
