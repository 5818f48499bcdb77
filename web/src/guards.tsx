import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { comeBackTo } from '#lib/returnPath';
import { useAuth } from '#lib/session';
import { Loading, Skeleton } from '#ui/Skeleton';

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

/** Requires a vendor; others are signed out in this browser and go to the home page. */
export function RequireVendor() {
  const { isVendor, isChecking, isAuthenticated, forget } = useAuth();
  const isWrong = !isChecking && isAuthenticated && !isVendor;
  useEffect(() => {
    if (isWrong) forget();
  }, [isWrong, forget]);
  if (isChecking || isWrong) return <Authenticating />;
  return isVendor ? <Outlet /> : <Navigate to="/" replace />;
}

/** Requires an administrator; others go to the administrators' login and return. */
export function RequireAdmin() {
  const { isAdmin, isChecking } = useAuth();
  const location = useLocation();
  if (isChecking) return <Authenticating />;
  return isAdmin ? <Outlet /> : <Navigate to="/admin/login" replace state={comeBackTo(location)} />;
}

function Authenticating() {
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
