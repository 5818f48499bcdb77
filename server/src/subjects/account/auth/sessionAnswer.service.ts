import type { Session } from '@larder/shared/account/session.calls';

import type { Config } from '#config';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '#platform/identity/accessTokens';

import type { Account } from './auth.queries.ts';

/** The answer to a sign-in or renewal, with a fresh access token. */
export async function sessionAnswer(
  config: Config,
  {
    account,
    session_id,
    message,
    at,
  }: { account: Account; session_id: string; message: string; at: Date },
): Promise<Session> {
  const { user_id, role, staff_role, name, email, address, phone } = account;
  const subject = { user_id, session_id, role, name, email, address, ...(phone && { phone }) };
  return {
    _id: user_id,
    role,
    ...(staff_role && { staff_role }),
    access_token: await signAccessToken(config, subject, at),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    name,
    email,
    message,
  };
}
