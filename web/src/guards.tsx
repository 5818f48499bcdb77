import { Navigate, Outlet, useLocation } from 'react-router';

import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

/* Guards redirect only; the server enforces access. Source: product specification sections 2 and 4. */

/** Requires a signed-in person; others go to the login and return. */
export function RequireUser() {
  const { isAuthenticated, isChecking } = useAuth();
  const location = useLocation();
  if (isChecking) return <Authenticating />;
  return isAuthenticated ? (
    <Outlet />
  ) : (
    <Navigate to="/login" replace state={comeBackTo(location)} />
  );
}

/** While the server is asked. */
export function Authenticating() {
  return (
    <div className="wrap py-12">
      <Loading label="Checking who you are">
        <div className="space-y-5">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </div>
      </Loading>
    </div>
  );
}
