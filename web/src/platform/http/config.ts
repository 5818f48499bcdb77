import { getConfig } from '@larder/shared/contract/config';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';
import { noteAppCheck } from '#lib/appCheck';

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
