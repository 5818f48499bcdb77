import type { Config } from '@larder/server/src/config.ts';
import type { Db, Queryable } from '@larder/server/src/db/db.ts';
import type { Deps } from '@larder/server/src/deps.ts';
import { makeMetrics } from '@larder/server/src/http/metrics.ts';
import { rateLimiter } from '@larder/server/src/http/rateLimits.ts';
import { readOnlyMode, switchFile } from '@larder/server/src/http/readOnly.ts';
import { accessTokenReader } from '@larder/server/src/identity/accessTokens.ts';
import { passwordThreads } from '@larder/server/src/identity/passwords.ts';

/** What the server's program gives its app, without rate limits, for an app in this process. */
export function depsOf(
  config: Config,
  { db, replica = db, now = () => new Date() }: { db: Db; replica?: Queryable; now?: () => Date },
): Deps {
  return {
    db,
    replica,
    config,
    now,
    readAccessToken: accessTokenReader(config),
    passwords: passwordThreads(),
    limits: rateLimiter({ now, enabled: false }),
    metrics: makeMetrics(db),
    readOnly: readOnlyMode({ db, now, file: switchFile(config) }),
  };
}
