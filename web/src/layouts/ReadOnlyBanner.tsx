import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { useEffect, useState } from 'react';

import { ApiError } from '#platform/http/apiError.ts';
import { configQuery } from '#platform/http/config.ts';
import { Notice } from '#ui/Notice.tsx';

const POLL_MS = 15_000;

/**
 * Shown while the server accepts no changes: at the start by the settings, later after the first refused
 * change. Then the settings are polled until changes work again.
 */
export function ReadOnlyBanner() {
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);
  const { data } = useQuery({
    ...configQuery(),
    enabled: refused,
    refetchInterval: ({ state }) => (state.data?.read_only ? POLL_MS : false),
  });

  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation }) => {
        const error = mutation?.state.error;
        if (!(error instanceof ApiError) || error.code !== 'read_only') return;
        setRefused(true);
        void client.invalidateQueries(configQuery());
      }),
    [client],
  );

  if (!data?.read_only) return null;
  return (
    <div className="wrap pt-2">
      <Notice tone="warning" icon={Construction}>
        Changes are paused for maintenance. Your lists and carts are kept.
      </Notice>
    </div>
  );
}
