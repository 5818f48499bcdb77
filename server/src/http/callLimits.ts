import { forgotPassword, register } from '@larder/shared/contract/auth';
import { compareItems } from '@larder/shared/contract/compare';
import type { Endpoint } from '@larder/shared/contract/endpoint';
import { placeOrders } from '@larder/shared/contract/orders';
import { randomRecipes, recipeInformation, searchRecipes } from '@larder/shared/contract/provider';

import type { LimitName } from './rateLimits.ts';

type CallLimit = { limit: LimitName; per: 'address' | 'account' };

/**
 * Calls with a limit of their own, besides the one that holds for every request. `serve` counts them
 * before it reads or validates the body, so that a refused request costs as much as a good one.
 */
export const CALL_LIMITS: ReadonlyMap<Endpoint, CallLimit> = new Map<Endpoint, CallLimit>([
  [register, { limit: 'register', per: 'address' }],
  [forgotPassword, { limit: 'resetMail', per: 'address' }],
  [randomRecipes, { limit: 'recipes', per: 'address' }],
  [searchRecipes, { limit: 'recipes', per: 'address' }],
  [recipeInformation, { limit: 'recipes', per: 'address' }],
  [compareItems, { limit: 'compare', per: 'account' }],
  [placeOrders, { limit: 'placeOrders', per: 'account' }],
]);
