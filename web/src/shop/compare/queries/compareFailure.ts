import { LIMITS } from '@larder/shared/basics/validation';

import { ApiError, OfflineError } from '#platform/http/apiError.ts';

/** Source of these texts: product specification section 8, "Compare". */
export const COMPARE_FAILED = 'Failed to compare items';
export const NO_STORE_DATA = 'Failed to get store data';
export const NO_STORES = 'No stores found for the selected items';

export const TOO_MANY_NEEDS = `Stores can be compared for ${LIMITS.comparedNeeds} items at once. Deselect some first.`;

/** The comparison's answer is a failure. The message is for the shopper. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}

/**
 * The message of a failed comparison: the server's, else the status, else that the answer is invalid,
 * else that it failed.
 */
export function compareFailure(error: unknown): string {
  if (error instanceof OfflineError || error instanceof CompareError) return error.message;
  if (error instanceof ApiError) {
    return error.code === 'internal' ? `HTTP error! status: ${error.status}` : error.message;
  }
  const unreached = error instanceof TypeError || error instanceof DOMException;
  return unreached ? COMPARE_FAILED : NO_STORE_DATA;
}
