import type { CompareItem } from '@larder/shared/domain/groceryList';
import { listed } from '@larder/shared/domain/sentences';
import { foldText } from '@larder/shared/domain/text';
import { useMemo } from 'react';

import { useGroceryList } from '#state/groceryList';
import { needsOf } from '#state/needs';
import type { Trip } from '#state/trip';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

import type { useComparison } from './useComparison.ts';

/** Things named; more are counted. */
const MAX_NAMED = 3;

/** What the list needs now, and the names of what of it was not compared, or not as much of it. */
export function useListNow(trip: Trip): {
  needs: readonly CompareItem[];
  names: readonly string[];
} {
  const list = useGroceryList();
  const needs = useMemo(() => needsOf(list), [list]);
  const names = useMemo(() => missingOf(needs, trip.needs), [needs, trip.needs]);
  return { needs, names };
}

/** Says what the list needs since the stores were compared, and compares again for it. */
export function ListChanged({
  now: { needs, names },
  comparison: { isComparing, compareFor },
}: {
  now: ReturnType<typeof useListNow>;
  comparison: Pick<ReturnType<typeof useComparison>, 'isComparing' | 'compareFor'>;
}) {
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  return (
    <Notice tone="warning" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          Your grocery list needs more than these stores were compared for: {named}.
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

function missingOf(needs: readonly CompareItem[], compared: readonly CompareItem[]): string[] {
  // Two foods may have one name.
  const [wanted, known] = [amountsOf(needs), amountsOf(compared)];
  const missing = needs.filter((need) => {
    const key = keyOf(need);
    return (wanted.get(key) ?? 0) > (known.get(key) ?? 0);
  });
  return [...new Set(missing.map(({ name }) => name))];
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
