import type { Config } from '#config';
import type { Db, Queryable } from '#db/db';
import type { Metrics } from '#http/metrics';
import type { RateLimiter } from '#http/rateLimits';
import type { ReadOnlyMode } from '#http/readOnly';
import type { AccessTokenReader } from '#identity/accessTokens';
import type { Passwords } from '#identity/passwords';

/** Everything a feature may need, made once in main.ts (or in a test) and handed down by name. */
export type Deps = {
  db: Db;
  /** For reading what others wrote, where a second of age does no harm: a replica, or `db` itself. */
  reads: Queryable;
  config: Config;
  /** The server's clock. */
  now: () => Date;
  readAccessToken: AccessTokenReader;
  passwords: Passwords;
  limits: RateLimiter;
  metrics: Metrics;
  /** Whether changes are paused. */
  readOnly: ReadOnlyMode;
};
