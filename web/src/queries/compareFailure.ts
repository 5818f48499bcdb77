import { ApiError, OfflineError } from '#lib/apiError';

/** Source of all of these: product specification section 8, "Compare". */
export const COMPARE_FAILED = 'Failed to compare items';
export const NO_STORE_DATA = 'Failed to get store data';
export const NO_STORES = 'No stores found for the selected items';

/**
 * What to tell a person when stores could not be compared: the server's own words; the status when it
 * had none; that its answer makes no sense; else that the comparison failed.
 */
export function compareFailure(error: unknown): string {
  if (error instanceof OfflineError) return error.message;
  if (error instanceof ApiError) {
    return error.code === 'internal' ? `HTTP error! status: ${error.status}` : error.message;
  }
  const unreached = error instanceof TypeError || error instanceof DOMException;
  return unreached ? COMPARE_FAILED : NO_STORE_DATA;
}
