import { lineAmounts, MANUAL } from '@larder/shared/domain/groceryAmounts';
import type { ListLine } from '@larder/shared/domain/groceryList';
import { formatQuantity, scaleAmount } from '@larder/shared/domain/recipes';

import { editLine } from '#state/groceryList';

import { ItemDialog } from './ItemDialog.tsx';
import { lineTitle } from './lineWords.ts';

/** Changes how much of a line is wanted and where it is found, and says where its amount comes from. */
export function EditItemDialog({ line, onClose }: { line: ListLine; onClose: () => void }) {
  const [first = { amount: 0, unit: '' }] = lineAmounts(line);
  return (
    <ItemDialog
      title={`Edit ${lineTitle(line)}`}
      saveLabel="Save"
      item={{ name: line.name, category: line.category, amount: first.amount, unit: first.unit }}
      onClose={onClose}
      onSave={({ amount, unit, category }) => {
        const isNew = amount !== shown(first.amount) || !sameUnit(unit, first.unit);
        editLine(line.key, { amount: isNew ? { amount, unit } : undefined, category });
        onClose();
      }}
    >
      <h3 className="mt-6 text-sm font-semibold">Where it comes from</h3>
      <ul className="mt-1 text-sm text-ink-2">
        {line.contributions.map((one, index) => (
          <li key={`${one.recipe_id} ${index}`} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 break-words">
              {one.recipe_id === MANUAL ? 'Added by hand' : (one.title ?? 'A recipe')}
            </span>
            <span className="num flex-none">
              {formatQuantity(
                scaleAmount(one.amount, one.recipeServings, one.servings),
                one.unit,
              ) || 'to taste'}
            </span>
          </li>
        ))}
      </ul>
    </ItemDialog>
  );
}

/** As the form writes an amount: to the thousandth. */
function shown(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}

function sameUnit(a: string, b: string): boolean {
  return a === b || (a === '' && b === 'count');
}
