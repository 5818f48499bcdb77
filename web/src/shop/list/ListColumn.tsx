import { groupByCategory } from '@larder/shared/food/aisles';
import { filterList, lineOf } from '@larder/shared/kitchen/groceryList';
import { ListChecks, PackageCheck, SearchX } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';

import { REVIEW_LINK } from '#parts/recipes/reviewLink.ts';
import { afterPaint } from '#platform/page/afterPaint.ts';
import { toast } from '#platform/page/toast.ts';
import { useListedAisles } from '#shop/kitchen/state/aisles.ts';
import {
  isGot,
  type SharedLine,
  useGroceryList,
  useListAfterPaint,
} from '#shop/kitchen/state/groceryList.ts';
import { gotLine } from '#shop/kitchen/state/kitchenChanges.ts';
import { useOrdered, useOrderedAfterPaint } from '#shop/kitchen/state/ordered.ts';
import { useSelectedRecipes } from '#shop/kitchen/state/selectedRecipes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';

import { AddItem } from './AddItem.tsx';
import { CategoryGroup } from './CategoryGroup.tsx';
import { lineTitle } from './lineWords.ts';
import { ListTools, type Tool } from './ListTools.tsx';
import { useRowParts } from './rowParts.ts';

const EditItemDialog = lazy(async () => ({
  default: (await import('./EditItemDialog.tsx')).EditItemDialog,
}));
const WeightDialog = lazy(async () => ({
  default: (await import('./WeightDialog.tsx')).WeightDialog,
}));
const OrderedGroup = lazy(async () => ({
  default: (await import('./OrderedGroup.tsx')).OrderedGroup,
}));
const GotGroup = lazy(async () => ({ default: (await import('./GotGroup.tsx')).GotGroup }));

/** The list itself, with the box that adds to it. */
export function ListColumn({
  tool,
  onTool,
  onClear,
}: {
  tool: Tool;
  onTool: (tool: Tool) => void;
  onClear: () => void;
}) {
  const list = useGroceryList();
  const aisles = useListedAisles();
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<SharedLine>();
  const [weighing, setWeighing] = useState<SharedLine>();
  const { keys } = useOrdered();
  const parts = useRowParts(list.lines, tool === 'choose');
  const filter = tool === undefined ? '' : text;

  const open = list.lines.filter((line) => !isGot(line) && !keys.has(line.key));
  const shown = filterList(open, filter);
  // By name too: the catalogue may give a line another key meanwhile.
  const edited = editing && lineOf(list, editing);
  const weighed = weighing && lineOf(list, weighing);
  const presses = useMemo(() => ({ onEdit: setEditing, onWeigh: setWeighing, onGot: getLine }), []);
  function done(): void {
    setText('');
    onTool(undefined);
  }
  return (
    <div className="min-w-0 space-y-2.5">
      <AddItem />
      <Ordered />
      {list.lines.length === 0 && <EmptyList />}
      {list.lines.length > 0 && tool && (
        <ListTools
          key={tool}
          isChoosing={tool === 'choose'}
          filter={filter}
          onFilter={setText}
          shown={shown}
          onClear={onClear}
          onDone={done}
        />
      )}
      {shown.length > 0 && <SkipLink find={findShopNow}>Skip to Shop Now</SkipLink>}
      {groupByCategory(shown, aisles).map(({ category, lines }) => (
        <CategoryGroup
          key={category}
          category={category}
          lines={lines}
          parts={parts}
          presses={presses}
        />
      ))}
      {open.length === 0 && keys.size > 0 && (
        <EmptyState
          icon={PackageCheck}
          title="Nothing left to buy"
          text="All that is on your list is ordered, or got."
        />
      )}
      {open.length > 0 && shown.length === 0 && (
        <NoMatch filter={filter} onClear={() => setText('')} />
      )}
      <GotLines />
      <Suspense>
        {edited && <EditItemDialog line={edited} onClose={() => setEditing(undefined)} />}
        {weighed && <WeightDialog line={weighed} onClose={() => setWeighing(undefined)} />}
      </Suspense>
    </div>
  );
}

/** What the household has ordered. */
function Ordered() {
  const ordered = useOrderedAfterPaint();
  if (ordered.foods === 0) return null;
  return (
    <Suspense>
      <OrderedGroup ordered={ordered} />
    </Suspense>
  );
}

/** What somebody has got. A press takes its line off the list first. */
function GotLines() {
  const got = useListAfterPaint().lines.filter(isGot);
  if (got.length === 0) return null;
  return (
    <Suspense>
      <GotGroup lines={got} />
    </Suspense>
  );
}

/** The focus goes to the next row's Got it, as its `data-action` says. */
function getLine(line: SharedLine): void {
  const putBack = gotLine(line);
  // A long list has enough to do in the frame that answers the press.
  afterPaint(() => toast.undo(`Got it: ${lineTitle(line)}`, putBack));
}

function NoMatch({ filter, onClear }: { filter: string; onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title="No items match" text={`Nothing is called “${filter}”.`}>
      <ClearSearch onClear={onClear}>Show all items</ClearSearch>
    </EmptyState>
  );
}

/** The visible one of two: beside the list, or at the foot of a phone. */
function findShopNow(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-shop-now]');
  return [...buttons].find((button) => button.checkVisibility());
}

function EmptyList() {
  const count = useSelectedRecipes().length;
  const [are, them, recipes] =
    count === 1 ? ['recipe is', 'it', 'Recipe'] : ['recipes are', 'them', 'Recipes'];
  return (
    <EmptyState
      icon={ListChecks}
      title="Your grocery list is empty"
      text={
        count > 0
          ? `${count} ${are} selected. Review ${them} to make your list.`
          : 'Select recipes and we turn them into one combined list.'
      }
      link={
        count > 0
          ? { to: REVIEW_LINK, title: `Review ${count} ${recipes}` }
          : { to: '/', title: 'Find Recipes' }
      }
    />
  );
}
