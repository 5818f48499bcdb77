import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, jsonText } from '#basics/leaves.model';

import { SlotChoice } from './slots.model.ts';
import { StoreDays, StoreItem, StoreService, StoreTerms } from './storeParts.model.ts';
import { STORE_TYPES } from './storeTerms.ts';

export const listStoreItems = endpoint({
  method: 'GET',
  path: '/vendor/{vendorId}/store/{storeId}/items',
  access: 'signedIn',
  summary: 'What one open store has on its shelf',
  params: z.object({ vendorId: Id, storeId: Id }),
  response: z.object({
    ids: jsonText(z.array(StoreItem)),
    /** As it is now: a cart may be older. */
    store_type: z.optional(z.enum(STORE_TYPES)),
    ...StoreTerms,
    ...StoreDays,
    ...StoreService,
    /** Of a store with slots. */
    slot_choice: z.optional(SlotChoice),
  }),
});
