import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './apiError.ts';

const FRESH_MS = 30_000;
const MORE_TRIES = 2;

/**
 * The cache of what the server said.
 *
 * A refusal is final; only a lost connection is worth another try. Without a network a read fails at
 * once instead of waiting, and a change is refused instead of being sent later behind one's back.
 */
export function makeQueryClient(): QueryClient {
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
