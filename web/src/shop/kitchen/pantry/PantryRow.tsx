import type { UnitSystem } from '@larder/shared/food/units';
import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { quantityWords } from '@larder/shared/kitchen/pantry';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { dateText, dayStart } from '#platform/page/dates.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { setPantryLow } from '#shop/kitchen/state/kitchenChanges.ts';
import { entryOf } from '#shop/kitchen/state/pantry.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

import { removeFromPantry } from './removeFromPantry.ts';

const PantryDialog = lazyPart(async () => (await import('./PantryDialog.tsx')).PantryDialog);

export function PantryRow({ item }: { item: PantryItem }) {
  const [isEditing, setIsEditing] = useState(false);
  const { key, name, kind, low } = item;

  return (
    <li data-row={key} className="flex min-h-16 items-center gap-2 py-2 pr-2 pl-5">
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium break-words first-letter:uppercase">
          {name}
        </span>
        <span className="block text-sm text-ink-2">{haveWords(item, useUnits())}</span>
      </span>
      {kind === 'always' && (
        <Button
          variant={low ? 'soft' : 'ghost'}
          aria-pressed={low}
          aria-label={`Runs low: ${name}`}
          onClick={() => setPantryLow(key, !low)}
        >
          Runs low
        </Button>
      )}
      <IconButton
        label={`Edit ${name}`}
        icon={Pencil}
        {...PantryDialog.preloadProps}
        onClick={() => setIsEditing(true)}
      />
      <IconButton
        label={`Remove ${name}`}
        icon={X}
        data-action="remove"
        onClick={() => removeFromPantry(item)}
      />
      {isEditing && (
        <PantryDialog
          title={`Edit ${name}`}
          item={entryOf(item)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  );
}

/** "Always there", "About 18 oz, best before Nov 12, 2026, opened". */
function haveWords(
  { kind, low, amount, unit, best_before, opened }: PantryItem,
  system: UnitSystem,
): string {
  if (kind === 'always') return low ? 'Runs low: it is bought' : 'Always there';
  const much = amount > 0 ? quantityWords({ amount, unit }, system) : 'nothing';
  const day = best_before === undefined ? undefined : dayStart(best_before);
  return [
    `About ${much}`,
    ...(day ? [`best before ${dateText(day)}`] : []),
    ...(opened ? ['opened'] : []),
  ].join(', ');
}
