import { onlineManager, QueryClient } from '@tanstack/react-query';

import { ApiError } from './apiError.ts';

const FRESH_MS = 30_000;
const MORE_TRIES = 2;

/**
 * The cache of server answers.
 *
 * Only lost connections are retried; a refusal is final. Offline, reads fail at once instead of waiting,
 * and changes are refused, never queued.
 */
export function makeQueryClient(): QueryClient {
  // It hears of changes only: of a page that was opened without a network it would not hear the return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        retry: (failures, error) =>
          !(error instanceof ApiError) && navigator.onLine && failures < MORE_TRIES,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
