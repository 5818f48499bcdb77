import { MOST_UNMATCHED, type UnmatchedName } from '@larder/shared/contract/adminCatalogue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import { useAddress } from '#lib/address';
import { ApiError } from '#lib/apiError';
import { findPage, focusNext, focusWhenLost } from '#lib/focus';
import { readPage } from '#lib/pageNumber';
import { toast } from '#lib/toast';
import {
  addAliasMutation,
  adminIngredientQueries,
  dismissMutation,
} from '#queries/adminIngredients';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { Pager } from '#ui/Pager';
import { usePageTitle } from '#ui/PageTitle';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { UnmatchedCard } from './UnmatchedCard.tsx';

const ChooseDialog = lazy(() =>
  import('./ChooseDialog.tsx').then((module) => ({ default: module.ChooseDialog })),
);

const NAMES_PER_PAGE = 25;

/** What shoppers looked for and the catalogue did not know: make it another name, an ingredient, or dismiss it. */
export function AdminUnmatchedPage() {
  usePageTitle('Unmatched names');
  const { params, change } = useAddress();
  const page = readPage(params.get('page'));
  const offset = Math.min((page - 1) * NAMES_PER_PAGE, MOST_UNMATCHED);
  const answer = useQuery(adminIngredientQueries.unmatched({ limit: NAMES_PER_PAGE, offset }));
  const client = useQueryClient();
  const alias = useMutation(addAliasMutation(client));
  const dismiss = useMutation(dismissMutation(client));
  const [choosing, setChoosing] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const names = answer.data?.names ?? [];

  function focusAt(place: number): void {
    focusWhenLost(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]');
      const row = rows?.[Math.min(place, rows.length - 1)];
      return row?.querySelector<HTMLElement>('a, button') ?? findPage();
    });
  }

  function makeAlias(name: string, { ingredient_id, name: of }: Target): void {
    const place = names.findIndex((row) => row.name === name);
    alias.mutate(
      { id: ingredient_id, alias: name },
      {
        onSuccess: () => toast.success(`“${name}” now finds ${of}`),
        onError: (error) =>
          toast.error(error instanceof ApiError ? error.message : 'Failed to add the name.'),
        onSettled: () => focusAt(place),
      },
    );
  }

  function setDismissed(name: string, dismissed: boolean): void {
    const place = names.findIndex((row) => row.name === name);
    dismiss.mutate(
      { name, dismissed },
      {
        onSuccess: () =>
          dismissed && toast.undo(`“${name}” dismissed`, () => setDismissed(name, false)),
        onError: () => toast.error('Failed to dismiss the name.'),
        onSettled: () => focusAt(place),
      },
    );
  }

  function turnTo(to: number): void {
    change({ page: to === 1 ? '' : String(to) }, { replace: false });
    window.scrollTo(0, 0);
    focusNext(() => list.current);
  }

  return (
    <>
      <PageHeader
        title="Unmatched names"
        text="What shoppers compared in the last 30 days and the catalogue did not know. Who asked is not kept."
      />
      {answer.isPending && (
        <Loading label="Loading names">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {answer.isError && !answer.data && (
        <ErrorState title="Failed to load unmatched names." onRetry={() => void answer.refetch()} />
      )}
      {answer.data && names.length === 0 && (
        <EmptyState
          icon={SearchCheck}
          title={page > 1 ? 'No more names' : 'Every name was found'}
          text={page > 1 ? undefined : 'Names that no ingredient goes by will appear here.'}
        >
          {page > 1 && (
            <Button look="outline" onClick={() => turnTo(1)}>
              First Page
            </Button>
          )}
        </EmptyState>
      )}
      {answer.data && names.length > 0 && (
        <div
          ref={list}
          tabIndex={-1}
          aria-busy={answer.isPlaceholderData}
          className="rounded-md outline-none aria-busy:opacity-60"
        >
          <ul aria-label="Unmatched names" className="grid gap-3">
            {names.map((row) => (
              <UnmatchedCard
                key={row.name}
                unmatched={row}
                busy={alias.isPending || dismiss.isPending}
                onAlias={(target) => makeAlias(row.name, target)}
                onChoose={() => setChoosing(row.name)}
                onDismiss={() => setDismissed(row.name, true)}
              />
            ))}
          </ul>
          <Pager
            onPrevious={page > 1 ? () => turnTo(page - 1) : undefined}
            onNext={offset + names.length < answer.data.total ? () => turnTo(page + 1) : undefined}
          >
            {offset + 1}–{offset + names.length} of {answer.data.total} names
          </Pager>
        </div>
      )}
      {choosing !== undefined && (
        <Suspense fallback={null}>
          <ChooseDialog
            name={choosing}
            onChoose={(target) => {
              setChoosing(undefined);
              makeAlias(choosing, target);
            }}
            onClose={() => setChoosing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type Target = Pick<UnmatchedName['closest'][number], 'ingredient_id' | 'name'>;
