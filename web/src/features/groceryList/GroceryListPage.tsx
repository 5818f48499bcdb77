import { groupByCategory } from '@larder/shared/domain/aisles';
import { filterList, type GroceryList, listedRecipes } from '@larder/shared/domain/groceryList';
import clsx from 'clsx';
import { ListChecks, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useGroceryList } from '#state/groceryList';
import { setUnits, useUnits } from '#state/units';
import { ClearSearch } from '#ui/ClearSearch';
import { EmptyState } from '#ui/EmptyState';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { SkipLink } from '#ui/SkipLink';
import { UnitsField } from '#ui/UnitsField';

import { AddItem } from './AddItem.tsx';
import { CategoryGroup } from './CategoryGroup.tsx';
import { ListedRecipes } from './ListedRecipes.tsx';
import { ListTools } from './ListTools.tsx';
import { ShopNowButton } from './ShopNowButton.tsx';
import { ShopSummary } from './ShopSummary.tsx';
import { useMeanings } from './useMeanings.ts';
import { useShopNow } from './useShopNow.ts';

const EditItemDialog = lazy(async () => ({
  default: (await import('./EditItemDialog.tsx')).EditItemDialog,
}));
const WeightDialog = lazy(async () => ({
  default: (await import('./WeightDialog.tsx')).WeightDialog,
}));
const AskPlace = lazy(async () => ({
  default: (await import('./AskPlace.tsx')).AskPlace,
}));

/** The summary stands beside the list from 768 px. */
const COLUMNS = 'md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8';

export function GroceryListPage() {
  usePageTitle('Grocery List');
  const list = useGroceryList();
  const shop = useShopNow(list);
  useMeanings(list);
  const [filter, setFilter] = useState('');
  const [editing, setEditing] = useState<string>();
  const [weighing, setWeighing] = useState<string>();
  const system = useUnits();

  const shown = filterList(list.lines, filter);
  const selected = list.lines.filter((line) => line.selected).length;
  const isEmpty = list.lines.length === 0;
  const edited = list.lines.find((line) => line.key === editing);
  const weighed = list.lines.find((line) => line.key === weighing);
  return (
    <div className="wrap pt-2 pb-6 md:pt-5">
      <PageHeader title="Grocery List" text={!isEmpty && <p>{summaryOf(list)}</p>} />

      {/* The form keeps its position, and so the focus, when the first item is added. */}
      <div className={clsx('grid grid-cols-1 items-start gap-6', !isEmpty && COLUMNS)}>
        <div className="min-w-0 space-y-5">
          <AddItem />
          {isEmpty ? (
            <EmptyState
              icon={ListChecks}
              title="Your grocery list is empty"
              text="Select recipes and we turn them into one combined list."
              link={{ to: '/', title: 'Find Recipes' }}
            />
          ) : (
            <ListTools filter={filter} onFilter={setFilter} shown={shown} />
          )}
          {shown.length > 0 && <SkipLink find={findShopNow}>Skip to Shop Now</SkipLink>}
          {groupByCategory(shown).map(({ category, lines }) => (
            <CategoryGroup
              key={category}
              category={category}
              lines={lines}
              onEdit={setEditing}
              onWeigh={setWeighing}
            />
          ))}
          {!isEmpty && shown.length === 0 && (
            <EmptyState
              icon={SearchX}
              title="No items match"
              text={`Nothing is called “${filter}”.`}
            >
              <ClearSearch onClear={() => setFilter('')}>Show all items</ClearSearch>
            </EmptyState>
          )}
        </div>
        {!isEmpty && (
          <aside aria-label="Summary" className="space-y-4 md:sticky md:top-24">
            <div className="max-md:hidden">
              <ShopSummary selected={selected} total={list.lines.length} shop={shop} />
            </div>
            <UnitsField value={system} onChange={setUnits} />
            <ListedRecipes list={list} />
          </aside>
        )}
      </div>
      {!isEmpty && (
        <div className="bottom-bar border-t border-line bg-surface/95 backdrop-blur md:hidden">
          <ShopNowButton selected={selected} shop={shop} withCount />
        </div>
      )}

      <Suspense>
        {edited && <EditItemDialog line={edited} onClose={() => setEditing(undefined)} />}
        {weighed && <WeightDialog line={weighed} onClose={() => setWeighing(undefined)} />}
        {shop.stage.name === 'asking' && (
          <AskPlace
            reason={shop.stage.reason}
            onPlace={(here) => void shop.shopFrom(here)}
            onLocate={() => void shop.start()}
            onClose={() => shop.giveUp()}
          />
        )}
      </Suspense>
    </div>
  );
}

/** "12 items from 3 recipes, combined." */
function summaryOf(list: GroceryList): string {
  const items = list.lines.length;
  const recipes = listedRecipes(list).length;
  const things = `${items} ${items === 1 ? 'item' : 'items'}`;
  if (recipes === 0) return `${things}.`;
  return `${things} from ${recipes} ${recipes === 1 ? 'recipe' : 'recipes'}, combined.`;
}

/** One stands beside the list, the other at the foot of a phone. */
function findShopNow(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-shop-now]');
  return [...buttons].find((button) => button.checkVisibility());
}
