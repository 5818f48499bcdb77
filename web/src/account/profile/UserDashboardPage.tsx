import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { whoAmIQuery } from '#account/queries/auth.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { useAuth } from '#platform/session/session.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

/**
 * The old dashboard. When the server does not confirm the role user, the person is signed out here
 * and the route guard redirects to the login.
 */
export function UserDashboardPage() {
  usePageTitle('User Dashboard');
  const { forget } = useAuth();
  const me = useQuery(whoAmIQuery());
  const isWrong = me.isSuccess && me.data.role !== 'user';
  useEffect(() => {
    if (isWrong) forget();
  }, [isWrong, forget]);

  return (
    <div className="wrap py-10">
      {(me.isPending || isWrong) && (
        <Loading label="Checking who you are">
          <Skeleton className="h-9 w-64" />
        </Loading>
      )}
      {me.isError && (
        <ErrorState
          title="Your dashboard could not be loaded"
          text={wordsFor(me.error)}
          onRetry={() => void me.refetch()}
        />
      )}
      {me.isSuccess && !isWrong && <PageHeader title="User Dashboard" />}
    </div>
  );
}
