import { foldText } from '@larder/shared/basics/text';
import type { CompareItem } from '@larder/shared/kitchen/groceryList';

import { listed } from '#parts/sentences.ts';
import { foodKeyOf } from '#shop/compare/rules/planInput.ts';
import type { TripNow } from '#shop/compare/state/tripNow.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

import type { useComparison } from './useComparison.ts';

/** Things named; more are counted. */
const MAX_NAMED = 3;

type ListChanges = {
  /** Names of foods that need more than was compared. */
  more: readonly string[];
  /** Names of foods that need less than was compared. */
  less: readonly string[];
};

/** The foods whose needed amount differs from the compared one. */
export function listChanges({ trip, listed: needs }: TripNow): ListChanges {
  const keys = new Set(needs.map(keyOf));
  // A food that left the list entirely is in the trip only when it was ordered: not a reason to compare again.
  const foods = new Set(trip.needs.filter((need) => keys.has(keyOf(need))).map(foodKeyOf));
  const still = trip.needs.filter((need) => foods.has(foodKeyOf(need)));
  return { more: moreThan(needs, trip.needs), less: moreThan(still, needs) };
}

/** Says for which foods the needed amount has changed since the comparison, and offers to compare again. */
export function ListChanged({
  needs,
  changes: { more, less },
  comparison: { isComparing, compareFor },
}: {
  needs: readonly CompareItem[];
  changes: ListChanges;
  comparison: Pick<ReturnType<typeof useComparison>, 'isComparing' | 'compareFor'>;
}) {
  const names = [...new Set([...more, ...less])];
  const others = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(others > 0 ? [`${others} more`] : [])]);
  return (
    <Notice tone="warning" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          Your grocery list needs {differenceOf(more, less)} than these stores were compared for:{' '}
          {named}.
        </p>
        <Button
          variant="outline"
          size="sm"
          busy={isComparing}
          onClick={() => compareFor([...needs])}
        >
          Compare again
        </Button>
      </div>
    </Notice>
  );
}

function differenceOf(more: readonly string[], less: readonly string[]): string {
  if (less.length === 0) return 'more';
  return more.length === 0 ? 'less' : 'other amounts';
}

/** The names of what the first needs more of than the second. */
function moreThan(needs: readonly CompareItem[], others: readonly CompareItem[]): string[] {
  // Amounts are by key: two foods may have the same name.
  const [wanted, known] = [amountsOf(needs), amountsOf(others)];
  const more = needs.filter((need) => {
    const key = keyOf(need);
    return (wanted.get(key) ?? 0) > (known.get(key) ?? 0);
  });
  return [...new Set(more.map(({ name }) => name))];
}

function amountsOf(needs: readonly CompareItem[]): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const need of needs)
    amounts.set(keyOf(need), (amounts.get(keyOf(need)) ?? 0) + need.unit_quantity);
  return amounts;
}

function keyOf({ name, unit }: CompareItem): string {
  return `${unit} ${foldText(name)}`;
}
