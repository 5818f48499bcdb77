import type { Config } from '#config';
import type { Db } from '#db/db';
import type { RateLimiter } from '#http/rateLimits';

/** Everything a feature may need, made once in main.ts (or in a test) and handed down by name. */
export type Deps = {
  db: Db;
  config: Config;
  /** The server's clock. */
  now: () => Date;
  limits: RateLimiter;
};
