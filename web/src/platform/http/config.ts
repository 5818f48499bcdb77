import { getConfig } from '@larder/shared/account/config.calls';
import { queryOptions } from '@tanstack/react-query';

import { call } from './api.ts';
import { noteAppCheck } from './appCheck.ts';

export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }) => {
      const settings = await call(getConfig, { signal });
      noteAppCheck(settings.firebase);
      return settings;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
