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

/** Says what the list needs since the stores were compared, and compares again for it. */
export function ListChanged({
  trip,
  comparison: { isComparing, compareFor },
}: {
  trip: Trip;
  comparison: Pick<ReturnType<typeof useComparison>, 'isComparing' | 'compareFor'>;
}) {
  const list = useGroceryList();
  const needs = useMemo(() => needsOf(list), [list]);
  const names = useMemo(() => missingOf(needs, trip.needs), [needs, trip.needs]);
  if (names.length === 0) return null;
  const more = names.length - MAX_NAMED;
  const named = listed([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  return (
    <Notice tone="warning" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          Your grocery list needs more than these stores were compared for: {named}.
        </p>
        <Button variant="outline" size="sm" busy={isComparing} onClick={() => compareFor(needs)}>
          Compare again
        </Button>
      </div>
    </Notice>
  );
}

/** The names of what was not compared, or not as much of it. */
function missingOf(needs: readonly CompareItem[], compared: readonly CompareItem[]): string[] {
  const known = new Map(compared.map((need) => [keyOf(need), need.unit_quantity]));
  const missing = needs.filter((need) => need.unit_quantity > (known.get(keyOf(need)) ?? 0));
  return [...new Set(missing.map(({ name }) => name))];
}

function keyOf({ name, unit }: CompareItem): string {
  return `${unit} ${foldText(name)}`;
}
