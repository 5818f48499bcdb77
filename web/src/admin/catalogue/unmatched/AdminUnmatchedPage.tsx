import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { useState } from 'react';

import {
  addAliasMutation,
  adminIngredientQueries,
  dismissMutation,
} from '#admin/catalogue/queries/adminIngredients.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { useAddress } from '#platform/page/address.ts';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { toast } from '#platform/page/toast.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { FirstPage } from '#ui/lists/PagedList.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { UnmatchedCard } from './UnmatchedCard.tsx';

const ChooseDialog = lazyPart(async () => (await import('./ChooseDialog.tsx')).ChooseDialog);

const NAMES_PER_PAGE = 25;

/** Names the catalogue did not match: add as another name, add an ingredient, or dismiss. */
export function AdminUnmatchedPage() {
  usePageTitle('Unmatched names');
  const { cursor, isFirst, turnTo } = useAddress();
  const query = { limit: NAMES_PER_PAGE, ...(cursor !== undefined && { cursor }) };
  const answer = useQuery(adminIngredientQueries.unmatched(query));
  const client = useQueryClient();
  const [choosing, setChoosing] = useState<string>();
  const names = answer.data?.names ?? [];

  const alias = useSubmit(addAliasMutation(client), {
    success: ({ of, alias: name }) => `“${name}” now finds ${of.name}`,
    failed: (_, error) => (error instanceof ApiError ? error.message : 'Failed to add the name.'),
    alwaysToast: true,
  });
  const dismiss = useSubmit(dismissMutation(client), {
    failed: ({ dismissed }) => `Failed to ${dismissed ? 'dismiss' : 'bring back'} the name.`,
    alwaysToast: true,
    onSuccess: (_, { name, dismissed }) => {
      if (dismissed)
        toast.undo(`“${name}” dismissed`, () => void dismiss.submit({ name, dismissed: false }));
    },
  });

  return (
    <>
      <PageHeader
        title="Unmatched names"
        text="What shoppers compared in the last 30 days and the catalogue did not know. Who asked is not kept."
      />
      <ListStates
        rows={names}
        remote={{
          answer,
          waiting: 'Loading names',
          skeletons: 6,
          failed: { title: 'Failed to load unmatched names.' },
          paging: { isFirst, turnTo, page: answer.data, unit: 'names' },
        }}
        empty={
          <EmptyState
            icon={SearchCheck}
            title={isFirst ? 'Every name was found' : 'No more names'}
            text={isFirst ? 'Names that no ingredient goes by will appear here.' : undefined}
          >
            {!isFirst && <FirstPage onTurn={turnTo} />}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul aria-label="Unmatched names" className="grid gap-3">
            {rows.map((row) => (
              <UnmatchedCard
                key={row.name}
                unmatched={row}
                busy={alias.isSending || dismiss.isSending}
                onAlias={(of) => void alias.submit({ of, alias: row.name })}
                preloadProps={ChooseDialog.preloadProps}
                onChoose={() => setChoosing(row.name)}
                onDismiss={() => void dismiss.submit({ name: row.name, dismissed: true })}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {choosing !== undefined && (
        <ChooseDialog
          name={choosing}
          onChoose={(of) => {
            setChoosing(undefined);
            void alias.submit({ of, alias: choosing });
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
