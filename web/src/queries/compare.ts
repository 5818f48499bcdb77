import { compareItems } from '@larder/shared/contract/compare';
import { mutationOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#lib/api';

export const compareMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof compareItems>) => call(compareItems, { body }),
});
