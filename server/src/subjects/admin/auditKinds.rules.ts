/** Actions of the audit log that change nothing that is for others to see. */
export const NO_CHANGES = [
  'login_succeeded',
  'login_failed',
  'login_blocked',
  'logged_out',
  'password_reset_requested',
  'own_password_refused',
  'session_ended',
  'orders_searched',
  'order_looked_at',
] as const;
