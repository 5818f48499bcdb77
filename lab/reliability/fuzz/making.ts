import type { Endpoint } from '@larder/shared/basics/endpoint.model';

import type { IdPool } from './pool.ts';

/** What a request is made from. */
export type Making = {
  call: Pick<Endpoint, 'method' | 'path'>;
  chance: () => number;
  pool: IdPool;
  /** The sender; their texts contain a canary. */
  actor: { user_id: string; email: string; canary: string; password?: string | undefined };
  /** A call of vendors: its stores are their own. */
  sells: boolean;
  /** The order or store that the path names. */
  around?: string | undefined;
  /** A call that this one needs was made just before. */
  isPrepared?: boolean;
  /** All optional members are present. */
  isWhole?: boolean | undefined;
  /** The token of the newest mail with a link to the page, if any. */
  mailed: (page?: string) => string | undefined;
};
