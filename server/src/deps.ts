import type { Config } from '#config';
import type { Db, Queryable } from '#db/db';
import type { Metrics } from '#http/metrics';
import type { RateLimiter } from '#http/rateLimits';
import type { ReadOnlyMode } from '#http/readOnly';
import type { AccessTokenReader } from '#identity/accessTokens';
import type { Passwords } from '#identity/passwords';

/** Everything a feature needs, made once in main.ts (or in a test). */
export type Deps = {
  db: Db;
  /** For data that may be a second old: a replica, or `db` itself. */
  replica: Queryable;
  config: Config;
  now: () => Date;
  readAccessToken: AccessTokenReader;
  passwords: Passwords;
  limits: RateLimiter;
  metrics: Metrics;
  readOnly: ReadOnlyMode;
};
