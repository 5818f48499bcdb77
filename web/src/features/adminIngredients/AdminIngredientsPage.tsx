import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Carrot, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { findPage, focusWhenLost } from '#lib/focus';
import { adminIngredientQueries } from '#queries/adminIngredients';
import { ClearSearch } from '#ui/ClearSearch';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { FirstPage, PagedList } from '#ui/PagedList';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { AddIngredientForm } from './AddIngredientForm.tsx';
import { type CatalogueView, useCatalogueView } from './catalogueView.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { IngredientList } from './IngredientList.tsx';
import { IngredientTools } from './IngredientTools.tsx';

const MergeDialog = lazy(() =>
  import('./MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })),
);

type Asking = { what: 'delete' | 'merge'; ingredient: AdminIngredient };

/** The catalogue that all stores sell from: add, change, merge and delete ingredients. */
export function AdminIngredientsPage() {
  usePageTitle('Ingredients');
  const view = useCatalogueView();
  const answer = useQuery(adminIngredientQueries.ingredients(view.query));
  const [editing, setEditing] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const shown = answer.data?.ingredients ?? [];
  // Which words "no ingredients" takes, only the answer to the new view can say.
  const isWaiting = answer.isPending || (answer.isPlaceholderData && shown.length === 0);
  // A row that comes back later must not take the focus out of the search box.
  if (editing !== undefined && !shown.some(({ ingredient_id }) => ingredient_id === editing))
    setEditing(undefined);

  function done({ ingredient_id }: AdminIngredient): void {
    // Meanwhile another row may be edited, or this one may have left the list.
    setEditing((id) => (id === ingredient_id ? undefined : id));
    focusWhenLost(
      () =>
        document.querySelector<HTMLElement>(`[data-row="${ingredient_id}"] button`) ?? findPage(),
    );
  }

  function ended(place: number): void {
    setAsking(undefined);
    focusWhenLost(() => {
      const rows = document.querySelectorAll('[data-row]');
      const row = rows[Math.min(place, rows.length - 1)];
      return row?.querySelector<HTMLElement>('button:last-of-type') ?? findPage();
    });
  }

  return (
    <>
      <PageHeader title="Ingredient Management" />
      <AddIngredientForm key={view.prefill} prefill={view.prefill} />
      <IngredientTools view={view} count={countOf(answer, view)} />

      {isWaiting && (
        <Loading label="Loading ingredients">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {answer.isError && !answer.data && (
        <ErrorState
          title="Failed to load ingredients."
          text="Unauthorized or failed to fetch ingredients"
          onRetry={() => (view.isFirst ? void answer.refetch() : view.turnTo())}
        />
      )}
      {!isWaiting && answer.data && shown.length === 0 && <Nothing view={view} />}
      {answer.data && shown.length > 0 && (
        <PagedList
          busy={answer.isPlaceholderData}
          range={`${number(answer.data.first)}–${number(answer.data.first + shown.length - 1)} of ${number(answer.data.total)} ingredients`}
          previous={answer.data.previous_cursor}
          next={answer.data.next_cursor}
          onTurn={view.turnTo}
        >
          <IngredientList
            ingredients={shown}
            editing={editing}
            onEdit={({ ingredient_id }) => setEditing(ingredient_id)}
            onDone={done}
            onDelete={(ingredient) => setAsking({ what: 'delete', ingredient })}
            onMerge={(ingredient) => setAsking({ what: 'merge', ingredient })}
          />
        </PagedList>
      )}

      {asking?.what === 'delete' && (
        <DeleteDialog
          ingredient={asking.ingredient}
          onEnd={() => ended(shown.indexOf(asking.ingredient))}
        />
      )}
      {asking?.what === 'merge' && (
        <Suspense fallback={null}>
          <MergeDialog
            ingredient={asking.ingredient}
            onEnd={() => ended(shown.indexOf(asking.ingredient))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Nothing here at all, nothing found, or nothing left on this page. */
function Nothing({ view }: { view: CatalogueView }) {
  if (!view.isFirst)
    return (
      <EmptyState icon={Carrot} title="No more ingredients">
        <FirstPage onTurn={view.turnTo} />
      </EmptyState>
    );
  if (view.wanted !== '')
    return (
      <EmptyState
        icon={SearchX}
        title="No ingredients found"
        text={`Nothing matches “${view.wanted}”.`}
      >
        <ClearSearch onClear={view.clearSearch} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Carrot}
      title={view.show === 'archived' ? 'No deleted ingredients' : 'No ingredients yet'}
    />
  );
}

function countOf(
  { data, isFetching, isPlaceholderData }: UseQueryResult<{ total: number }>,
  { wanted }: CatalogueView,
): string {
  if (!data || isPlaceholderData) return isFetching ? 'Loading…' : '';
  const words = `${number(data.total)} ${data.total === 1 ? 'ingredient' : 'ingredients'}`;
  return wanted === '' ? words : `${words} found`;
}

function number(n: number): string {
  return n.toLocaleString('en-US');
}
