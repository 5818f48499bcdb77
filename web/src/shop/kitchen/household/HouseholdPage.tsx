import { MAX_MEMBERS } from '@larder/shared/kitchen/household';
import { useQuery } from '@tanstack/react-query';

import { householdQueries } from '#shop/kitchen/queries/household.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { Invites } from './Invites.tsx';
import { Leaving } from './Leaving.tsx';
import { Members } from './Members.tsx';
import { NameForm } from './NameForm.tsx';
import { ShoppingLink } from './ShoppingLink.tsx';

/** Who shares list, carts and pantry, and how others get to them. */
export function HouseholdPage() {
  usePageTitle('Household');
  const { data, isError, refetch } = useQuery(householdQueries.mine());
  return (
    <div className="wrap pt-2 pb-10 md:pt-5">
      <PageHeader
        title="Household"
        text="Whoever is in your household shares the grocery list, the carts and the pantry with you. Orders, recipes and everything else stay your own."
      />
      {!data && isError && (
        <ErrorState title="Failed to load the household." onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading label="Loading the household">
          <Skeleton className="h-24" />
          <Skeleton className="mt-5 h-40" />
        </Loading>
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="space-y-6">
            <NameForm key={data.name} name={data.name} />
            <Members household={data} />
            <Leaving household={data} />
          </div>
          <div className="space-y-6">
            <Invites
              household={data}
              isFull={data.members.length + data.invites.length >= MAX_MEMBERS}
            />
            <ShoppingLink link={data.link} name={data.name} />
          </div>
        </div>
      )}
    </div>
  );
}
