import { getConfig } from '@larder/shared/contract/config';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';

export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => call(getConfig, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
