import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { mayOpen, refusedPage } from '#layouts/vendorPages.ts';
import { vendorStart } from '#layouts/vendorStart.ts';
import { toast } from '#platform/page/toast.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { useAuth } from '#platform/session/session.ts';

import { Authenticating } from './guards.tsx';

/* As guards.tsx, for the working areas. */

/**
 * Requires a vendor; nobody signed in goes to the vendors' login and returns. Other roles are signed out in
 * this browser and go to the home page.
 */
export function RequireVendor() {
  const { isVendor, isChecking, isAuthenticated, forget } = useAuth();
  const location = useLocation();
  const isWrong = !isChecking && isAuthenticated && !isVendor;
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong && !wasWrong) setWasWrong(true);
  useEffect(() => {
    if (isWrong) forget();
  }, [isWrong, forget]);
  if (isChecking || isWrong) return <Authenticating />;
  if (isVendor) return <Outlet />;
  if (wasWrong) return <Navigate to="/" replace />;
  return <Navigate to="/vendor/login" replace state={comeBackTo(location)} />;
}

/** Requires a position that may open the page; other positions go to the first page of their area. */
export function RequirePosition() {
  const { position } = useAuth();
  const { pathname } = useLocation();
  const isRefused = position !== undefined && !mayOpen(position, pathname);
  // Sign-ins and bookmarks lead to the dashboard: no message there.
  const isAsked = isRefused && pathname !== '/vendor/dashboard';
  useEffect(() => {
    if (isAsked) toast.info(refusedPage(position));
  }, [isAsked, position]);
  return isRefused ? <Navigate to={vendorStart(position)} replace /> : <Outlet />;
}

/** Requires an administrator; others go to the administrators' login and return. */
export function RequireAdmin() {
  const { isAdmin, isChecking } = useAuth();
  const location = useLocation();
  if (isChecking) return <Authenticating />;
  return isAdmin ? <Outlet /> : <Navigate to="/admin/login" replace state={comeBackTo(location)} />;
}
