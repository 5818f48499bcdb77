import { compareText } from '@larder/shared/basics/text';
import type { PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import { isDoubtful } from '@larder/shared/kitchen/pantry';
import { Refrigerator } from 'lucide-react';

import { setPantryItems, switchPantry } from '#shop/kitchen/state/kitchenChanges.ts';
import { pantryTime } from '#shop/kitchen/state/needs.ts';
import { entryOf, usePantry } from '#shop/kitchen/state/pantry.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { AddPantryItem } from './AddPantryItem.tsx';
import { ChosenBrands } from './ChosenBrands.tsx';
import { PantryRow } from './PantryRow.tsx';
import { removeFromPantry } from './removeFromPantry.ts';
import { ScanButton } from './ScanButton.tsx';
import { Staples } from './Staples.tsx';
import { usePantryMeanings } from './usePantryMeanings.ts';

/** What is at home, as far as somebody said so. */
export function PantryPage() {
  usePageTitle('Pantry');
  const { pantry, pantryOn } = usePantry();
  usePantryMeanings(pantry);
  const time = pantryTime();
  const items = pantry.toSorted((a, b) => compareText(a.name, b.name));
  const doubtful = items.filter((item) => isDoubtful(item, time));
  return (
    <div className="wrap pt-2 pb-10 md:pt-5">
      <PageHeader
        title="Pantry"
        text="What you have at home is not bought again. Got it puts things here by itself; you only correct it."
      />
      <div className="card mb-6 px-5 py-3">
        <Checkbox
          label="Count what is at home on the grocery list"
          checked={pantryOn}
          onChange={({ target }) => switchPantry(target.checked)}
        />
        <p className="pb-1 pl-9 text-sm text-ink-2">
          {pantryOn
            ? 'The list shows what you need less what you have, line by line, and you can buy all of it all the same.'
            : 'The pantry is off: the list shows all that is needed, and Got it puts nothing here.'}
        </p>
      </div>
      {pantryOn && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0 space-y-6">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <AddPantryItem />
              </div>
              <ScanButton />
            </div>
            {doubtful.length > 0 && <Doubts items={doubtful} />}
            {items.length === 0 ? (
              <EmptyState
                icon={Refrigerator}
                title="Nothing is said to be at home"
                text="Tap what you always have, or add something with its amount."
              />
            ) : (
              <ul aria-label="At home" className="card divide-y divide-line overflow-hidden">
                {items.map((item) => (
                  <PantryRow key={item.key} item={item} />
                ))}
              </ul>
            )}
          </div>
          <Staples pantry={pantry} />
        </div>
      )}
      <ChosenBrands />
    </div>
  );
}

/** Things past their date, or untouched for long. They do not count until somebody confirms them. */
function Doubts({ items }: { items: readonly PantryItem[] }) {
  return (
    <section aria-labelledby="doubts" className="rounded-lg bg-honey-soft p-5 text-on-honey-soft">
      <h2 id="doubts" className="text-xl font-semibold">
        Still have it?
      </h2>
      <p className="text-sm">Until you say so, the list buys these in full.</p>
      <ul className="mt-2">
        {items.map((item) => (
          <li
            key={item.key}
            data-row={item.key}
            className="flex min-h-14 flex-wrap items-center gap-2"
          >
            <span className="min-w-0 flex-1 font-medium break-words">{item.name}</span>
            <Button
              once
              variant="outline"
              data-action="yes"
              aria-label={`Yes, ${item.name} is still there`}
              onClick={() => setPantryItems([{ ...entryOf(item), best_before: undefined }])}
            >
              Yes
            </Button>
            <Button
              once
              variant="outline"
              data-action="no"
              aria-label={`No, ${item.name} is gone`}
              onClick={() => removeFromPantry(item)}
            >
              No
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
