import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQuery } from '@tanstack/react-query';
import { Store as StoreIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { countOf } from '#parts/tables/csvWords.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import type { ShelfDraft } from '#vendor/shelf/state/shelfDrafts.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

import { FileColumns } from './FileColumns.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportHead } from './ImportHead.tsx';
import { useShelfJob } from './useShelfJob.ts';
import { useStep } from './useStep.ts';

/** After the columns: until then none of it is needed. */
const MatchedSteps = lazyPart(
  async () => (await import('./MatchedSteps.tsx')).MatchedSteps,
  Opening,
);

/** Brings a shop's own file to a shelf: its columns, what each row is, what will change. */
export function ShelfImportPage() {
  usePageTitle('Import from your till');
  const stores = useQuery(storeQueries.mine());
  const [params] = useSearchParams();
  return (
    <ListStates
      rows={stores.data ?? []}
      remote={{
        answer: stores,
        waiting: 'Loading the stores',
        failed: { title: 'Failed to load stores. Please try again.' },
      }}
      empty={
        <EmptyState
          icon={StoreIcon}
          title="No stores available"
          link={{ to: '/vendor/store', title: 'Create Store' }}
        />
      }
    >
      {(rows) => {
        const store = rows.find(({ store_id }) => store_id === params.get('store')) ?? rows[0];
        return store && <StoreImport key={store.store_id} stores={rows} store={store} />;
      }}
    </ListStates>
  );
}

function StoreImport({ stores, store }: { stores: readonly Store[]; store: Store }) {
  const { step, go, setStore } = useStep();
  const job = useShelfJob(store, step !== 'file');
  const { draft, found } = job;

  async function choose(file: File): Promise<void> {
    const isKnown = await job.choose(file);
    if (isKnown !== undefined) go(isKnown ? 'rows' : 'columns');
  }
  async function resume(): Promise<void> {
    if (await job.resume()) go('columns');
  }
  if (!draft && step !== 'file' && job.isReading) return <Opening />;
  if (!draft || !found || step === 'file')
    return (
      <>
        <ImportHead step="file" store_id={store.store_id} />
        <FileStep
          stores={stores}
          store={store}
          onStore={setStore}
          isReading={job.isReading}
          problem={job.problem}
          onFile={(file) => void choose(file)}
          onResume={() => void (draft ? go('columns') : resume())}
          onDiscard={job.discard}
        />
      </>
    );
  return (
    <>
      <ImportHead step={step} store_id={store.store_id}>
        <WhatIsImported draft={draft} store={store} onAnother={() => go('file')} />
      </ImportHead>
      {step === 'columns' ? (
        <FileColumns
          store={store}
          draft={draft}
          found={found}
          isReading={job.isReading}
          onReading={(choice) => void job.readAgain(choice)}
          onChange={job.change}
          onBack={() => go('file')}
          onNext={() => go('rows')}
        />
      ) : (
        <MatchedSteps
          store={store}
          draft={draft}
          step={step}
          onChange={job.change}
          onGo={go}
          onDiscard={job.discard}
          onFinished={() => void job.forget()}
          onUndone={job.bringBack}
        />
      )}
    </>
  );
}

function Opening() {
  return (
    <Loading label="Opening the import">
      <SkeletonRows rows={6} />
    </Loading>
  );
}

function WhatIsImported({
  draft: { file },
  store,
  onAnother,
}: {
  draft: ShelfDraft;
  store: Store;
  onAnother: () => void;
}) {
  return (
    <p className="num">
      <strong className="font-semibold break-all text-ink">{file.fileName}</strong> ·{' '}
      {countOf(file.cells.length - 1, 'row')} · into {store.name}
      {file.sheet && ` · sheet “${file.sheet.names[file.sheet.at]}” of ${file.sheet.names.length}`}
      <button
        type="button"
        onClick={onAnother}
        className="ml-3 inline-flex min-h-11 items-center font-semibold text-brand hover:underline max-md:hidden"
      >
        Choose another file
      </button>
    </p>
  );
}
