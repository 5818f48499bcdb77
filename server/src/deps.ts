import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';

import type { Db, Queryable } from '#platform/db/db';
import { makeMetrics, type Metrics } from '#platform/http/metrics';
import { makeRateLimiter, type RateLimiter } from '#platform/http/rateLimits';
import { makeReadOnlyMode, type ReadOnlyMode, switchFile } from '#platform/http/readOnly';
import { type AccessTokenReader, makeAccessTokenReader } from '#platform/identity/accessTokens';
import { makePasswordThreads, type Passwords } from '#platform/identity/passwords';
import { type FetchUntrusted, makeFetchUntrusted } from '#platform/lib/fetchUntrusted';
import { type LeadsOutside, makeLeadsOutside } from '#platform/lib/leadsOutside';
import { makePostUntrusted, type PostUntrusted } from '#platform/lib/postUntrusted';
import { makeSizedCache, type SizedCache } from '#platform/lib/sizedCache';

import type { Config } from './config.ts';

/** Kitchens held in memory: 16 at their fullest, hundreds of ordinary ones. Units: bytes of their JSON. */
const HELD_BYTES = 16_000_000;

/** Everything a feature needs, made once by platform/start/program.ts (or a test). */
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
  fetchUntrusted: FetchUntrusted;
  postUntrusted: PostUntrusted;
  leadsOutside: LeadsOutside;
  /** By household, as they were last read or written here. */
  kitchens: SizedCache<{ state_id: string; state: KitchenState }>;
};

/** Shape   `replica` is for data that may be a second old. */
export function makeDeps(
  config: Config,
  {
    db,
    replica = db,
    now = () => new Date(),
    passwords = makePasswordThreads(),
    fetchUntrusted = makeFetchUntrusted(),
    postUntrusted = makePostUntrusted(),
    leadsOutside = makeLeadsOutside(),
  }: Pick<Deps, 'db'> &
    Partial<
      Pick<
        Deps,
        'replica' | 'now' | 'passwords' | 'fetchUntrusted' | 'postUntrusted' | 'leadsOutside'
      >
    >,
): Deps {
  return {
    db,
    replica,
    config,
    now,
    readAccessToken: makeAccessTokenReader(config),
    passwords,
    limits: makeRateLimiter({ now, enabled: config.RATE_LIMITS === 'on' }),
    metrics: makeMetrics(db),
    readOnly: makeReadOnlyMode({ db, now, file: switchFile(config) }),
    fetchUntrusted,
    postUntrusted,
    leadsOutside,
    kitchens: makeSizedCache(HELD_BYTES),
  };
}
