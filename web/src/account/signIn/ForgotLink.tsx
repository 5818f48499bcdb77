import { Link, useLocation } from 'react-router';

import { comeBackTo } from '#platform/session/returnPath.ts';

/** Leads to a new password, and from there back to this login. */
export function ForgotLink() {
  return (
    <Link
      to="/forgot-password"
      state={comeBackTo(useLocation())}
      className="text-sm font-semibold text-brand hover:underline"
    >
      Forgot password?
    </Link>
  );
}
