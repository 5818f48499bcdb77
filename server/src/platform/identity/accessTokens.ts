import { ROLES, type Role } from '@larder/shared/basics/endpoint.model';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import { type Config, keyId } from '#config';

/** Lifetime in seconds. Source: specification section 9. */
export const ACCESS_TOKEN_SECONDS = 900;

const ISSUER = 'larder';
const LEEWAY_SECONDS = 5;
const FOREIGN_KEYS = ['jwk', 'jku', 'x5c', 'x5u'];

/** Three parts of unpadded base64url: one spelling per token. Source: RFC 7515, section 2. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const Claims = z.object({
  sub: z.guid(),
  sid: z.guid(),
  role: z.enum(ROLES),
  exp: z.number(),
});

export type TokenSubject = {
  user_id: string;
  session_id: string;
  role: Role;
  name: string;
  email: string;
  address: string;
  phone?: string;
};

/** Signs an access token. Pages read name, email, address and phone from it. */
export function signAccessToken(config: Config, subject: TokenSubject, at: Date): Promise<string> {
  const [secret = ''] = config.jwtSecrets;
  const seconds = Math.floor(at.getTime() / 1000);
  const { user_id, session_id, ...claims } = subject;
  return new SignJWT({ ...claims, sid: session_id })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyId(secret) })
    .setSubject(user_id)
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setJti(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(Buffer.from(secret));
}

type Subject = { user_id: string; session_id: string };
type Checked = Subject & {
  /** Units: ms since 1970. */
  until: number;
};

/** Max tokens remembered; each is used for 15 minutes. */
const MAX_REMEMBERED = 10_000;

/** The subject of a token; undefined when it is invalid or expired. */
export type AccessTokenReader = (token: string, at: Date) => Promise<Subject | undefined>;

/**
 * Verifies access tokens, each once: it is remembered by its text until it expires. Whether its session is
 * live is checked by the caller, each time.
 */
export function makeAccessTokenReader(config: Pick<Config, 'jwtSecrets'>): AccessTokenReader {
  const known = new Map<string, Checked>();
  return async (token, at) => {
    const found = known.get(token) ?? (await check(config, token, at));
    if (!found || at.getTime() >= found.until) {
      known.delete(token);
      return undefined;
    }
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(token, found);
    return { user_id: found.user_id, session_id: found.session_id };
  };
}

async function check(
  config: Pick<Config, 'jwtSecrets'>,
  token: string,
  at: Date,
): Promise<Checked | undefined> {
  if (!COMPACT.test(token)) return undefined;
  const keys = new Map(config.jwtSecrets.map((secret) => [keyId(secret), Buffer.from(secret)]));
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid, ...header }) => {
        const key = keys.get(kid ?? '');
        // Refuses tokens that bring or name a key, though it would not be used.
        if (!key || FOREIGN_KEYS.some((member) => member in header))
          throw new errors.JWSInvalid('unknown key');
        return key;
      },
      {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: at,
      },
    );
    const claims = Claims.parse(payload);
    const until = (claims.exp + LEEWAY_SECONDS) * 1000;
    return { user_id: claims.sub, session_id: claims.sid, until };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
