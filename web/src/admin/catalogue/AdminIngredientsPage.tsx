import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { useQuery } from '@tanstack/react-query';
import { Carrot, FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { adminIngredientQueries } from '#admin/catalogue/queries/adminIngredients.ts';
import { countText } from '#platform/page/counts.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyList } from '#ui/lists/EmptyList.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { AddIngredientForm } from './AddIngredientForm.tsx';
import { useCatalogueView } from './catalogueView.ts';
import { ExportButton } from './ExportButton.tsx';
import { IngredientList } from './IngredientList.tsx';
import { IngredientTools } from './IngredientTools.tsx';

const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const MergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog);

const CatalogueImport = lazy(() =>
  import('./CatalogueImport.tsx').then((module) => ({ default: module.CatalogueImport })),
);

type Asking = { what: 'delete' | 'merge'; ingredient: AdminIngredient };

export function AdminIngredientsPage() {
  usePageTitle('Ingredients');
  const view = useCatalogueView();
  const answer = useQuery(adminIngredientQueries.ingredients(view.query));
  const [editing, setEditing] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const [isImporting, setImporting] = useState(false);
  const shown = answer.data?.ingredients ?? [];
  // A row that comes back later must not take the focus from the search box.
  if (editing !== undefined && !shown.some(({ ingredient_id }) => ingredient_id === editing))
    setEditing(undefined);

  function done({ ingredient_id }: AdminIngredient): void {
    // Another row may be edited by now.
    setEditing((id) => (id === ingredient_id ? undefined : id));
  }

  if (isImporting)
    return (
      <Suspense fallback={null}>
        <CatalogueImport onDone={() => setImporting(false)} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title="Ingredient Management">
        <ExportButton />
        <Button variant="outline" icon={FileUp} onClick={() => setImporting(true)}>
          Import CSV
        </Button>
      </PageHeader>
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
        preloadProps={{ delete: DeleteDialog.preloadProps, merge: MergeDialog.preloadProps }}
        onEdit={({ ingredient_id }) => setEditing(ingredient_id)}
        onDone={done}
        onDelete={(ingredient) => setAsking({ what: 'delete', ingredient })}
        onMerge={(ingredient) => setAsking({ what: 'merge', ingredient })}
      />

      {asking?.what === 'delete' && (
        <DeleteDialog ingredient={asking.ingredient} onEnd={() => setAsking(undefined)} />
      )}
      {asking?.what === 'merge' && (
        <MergeDialog ingredient={asking.ingredient} onEnd={() => setAsking(undefined)} />
      )}
    </>
  );
}
