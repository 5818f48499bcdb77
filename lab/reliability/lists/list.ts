import { MAX_ENTRIES_A_DAY } from '@larder/server/src/platform/http/accountDay.ts';

import type { Asked, Lab } from './lab.ts';

export const KIB = 1024;
export const MIB = 1024 * KIB;
/** The bound of what is never deleted. */
export const OF_A_DAY = `${MAX_ENTRIES_A_DAY} entries a day of an account`;

/** What an account, or those of one household or vendor, can store in one place, and what bounds it. */
type List = {
  readonly name: string;
  /** The tables that have its rows. */
  readonly tables: readonly string[];
  /** The calls that write them, as `POST /user/recipes`. */
  readonly calls: readonly string[];
  /** What bounds it, in words. */
  readonly bound: string;
  /** Units: bytes as PostgreSQL has them, uncompressed, and of an answer. */
  readonly most: { readonly rows: number; readonly bytes: number; readonly answer: number };
};

/** A list with how it is filled through the front door. Shape: the calls that then show it. */
export type FilledList = List & { readonly fill: (lab: Lab) => Promise<readonly Asked[]> };
