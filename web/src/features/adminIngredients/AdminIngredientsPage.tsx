import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useQuery } from '@tanstack/react-query';
import { Carrot } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { countText } from '#lib/counts';
import { findPage, focusWhenLost } from '#lib/focus';
import { adminIngredientQueries } from '#queries/adminIngredients';
import { EmptyList } from '#ui/EmptyList';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

import { AddIngredientForm } from './AddIngredientForm.tsx';
import { useCatalogueView } from './catalogueView.ts';
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
      <IngredientTools
        view={view}
        count={countText(answer, ['ingredient', 'ingredients'], view.wanted !== '')}
      />

      <IngredientList
        rows={shown}
        remote={{
          answer,
          waiting: 'Loading ingredients',
          failed: {
            title: 'Failed to load ingredients.',
            text: 'Unauthorized or failed to fetch ingredients',
          },
          paging: { ...view, page: answer.data, unit: 'ingredients' },
        }}
        empty={
          <EmptyList
            view={view}
            icon={Carrot}
            unit="ingredients"
            title={view.show === 'archived' ? 'No deleted ingredients' : 'No ingredients yet'}
          />
        }
        editing={editing}
        onEdit={({ ingredient_id }) => setEditing(ingredient_id)}
        onDone={done}
        onDelete={(ingredient) => setAsking({ what: 'delete', ingredient })}
        onMerge={(ingredient) => setAsking({ what: 'merge', ingredient })}
      />

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
