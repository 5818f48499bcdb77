import { plural } from '@larder/shared/food/amountText';
import { listedRecipes } from '@larder/shared/kitchen/groceryList';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import { ClipboardList, ListChecks, Printer, Route, Search, Trash2, UserPlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { useGoingTo } from '#shop/kitchen/state/aisles.ts';
import { useListAfterPaint } from '#shop/kitchen/state/groceryList.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';
import { useOrderedAfterPaint } from '#shop/kitchen/state/ordered.ts';
import { openStops } from '#shop/trip/rules/tripSheet.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';
import { type Action, ActionMenu } from '#ui/ActionMenu.tsx';

import type { Tool } from './ListTools.tsx';

const HouseholdFaces = lazy(async () => ({
  default: (await import('./HouseholdFaces.tsx')).HouseholdFaces,
}));

const PrintList = lazyPart(async () => (await import('./PrintList.tsx')).PrintList);

/** The heading, who shares the list, and its tools; one line on a phone, so that the rows begin high. */
export function ListHeader({
  isEmpty,
  onTool,
  onAisles,
  onClear,
}: {
  isEmpty: boolean;
  onTool: (tool: Tool) => void;
  onAisles: () => void;
  onClear: () => void;
}) {
  const isShared = useIsShared();
  const navigate = useNavigate();
  const going = useGoingTo();
  const [isPrinting, setIsPrinting] = useState(false);
  const printed = useCallback(() => setIsPrinting(false), []);
  const ofList: readonly Action[] = [
    { title: 'Find on the list', icon: Search, onPress: () => onTool('find') },
    { title: 'Choose what to shop for', icon: ListChecks, onPress: () => onTool('choose') },
    { title: 'Print', icon: Printer, onPress: () => setIsPrinting(true) },
  ];
  const hasTrip = openStops(useTripStops()).length > 0;
  const toTrip: Action = {
    title: 'Trip sheet',
    icon: ClipboardList,
    onPress: () => void navigate('/trip'),
  };
  const ofHousehold: readonly Action[] = [
    {
      title: going ? `Aisles: ${going.storeName}` : 'Sort by aisle',
      icon: Route,
      onPress: onAisles,
    },
    { title: 'Invite someone', icon: UserPlus, onPress: () => void navigate('/household') },
  ];
  const groups = [
    [...(isEmpty ? [] : ofList), ...(isShared ? ofHousehold : []), ...(hasTrip ? [toTrip] : [])],
    isEmpty
      ? []
      : [{ title: 'Clear List', icon: Trash2, tone: 'danger' as const, onPress: onClear }],
  ];
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-2 md:mb-5 md:items-end md:gap-x-4">
      <div className="min-w-0 flex-1">
        <h1 className="text-h2 break-words md:text-h1">Grocery List</h1>
        {!isEmpty && (
          <p className="mt-1 text-ink-2 max-md:hidden">
            <Counted />
          </p>
        )}
      </div>
      {isShared && (
        <Suspense>
          <HouseholdFaces />
        </Suspense>
      )}
      {groups.some((group) => group.length > 0) && (
        <div className="max-md:-mr-2.5">
          <ActionMenu label="List tools" groups={groups} />
        </div>
      )}
      {isPrinting && <PrintList onDone={printed} />}
    </header>
  );
}

/** "12 items from 3 recipes, combined." */
function Counted() {
  const list = useListAfterPaint();
  const { keys } = useOrderedAfterPaint();
  return summaryOf({ ...list, lines: list.lines.filter(({ key }) => !keys.has(key)) });
}

function summaryOf(list: GroceryList): string {
  const items = list.lines.length;
  const recipes = listedRecipes(list).length;
  const things = `${items} ${plural('item', items)}`;
  if (recipes === 0) return `${things}.`;
  return `${things} from ${recipes} ${plural('recipe', recipes)}, combined.`;
}
