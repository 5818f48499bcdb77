import { onlineManager, QueryClient } from '@tanstack/react-query';

import { ApiError } from './apiError.ts';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/**
 * The cache of server answers.
 *
 * Only lost connections are retried; a refusal is final. Offline, reads fail at once instead of waiting,
 * and changes are refused, never queued.
 */
export function makeQueryClient(): QueryClient {
  // The manager starts as online and only listens for changes: a page opened offline would miss the return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        retry: (failures, error) =>
          !(error instanceof ApiError) && navigator.onLine && failures < MAX_RETRIES,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
