import { forgotPassword, register } from '@larder/shared/contract/auth';
import { compareItems } from '@larder/shared/contract/compare';
import type { Endpoint } from '@larder/shared/contract/endpoint';
import { matchIngredients } from '@larder/shared/contract/ingredients';
import { placeOrders } from '@larder/shared/contract/orders';
import { randomRecipes, recipeInformation, searchRecipes } from '@larder/shared/contract/provider';

import type { LimitName } from './rateLimits.ts';

type CallLimit = { limit: LimitName; per: 'address' | 'account' };

/**
 * Calls with a limit of their own beside the common ones. `serve` counts them before it reads the body, so a
 * refused request counts too.
 */
export const CALL_LIMITS: ReadonlyMap<Endpoint, CallLimit> = new Map<Endpoint, CallLimit>([
  [register, { limit: 'register', per: 'address' }],
  [forgotPassword, { limit: 'resetMail', per: 'address' }],
  [randomRecipes, { limit: 'recipes', per: 'address' }],
  [searchRecipes, { limit: 'recipes', per: 'address' }],
  [recipeInformation, { limit: 'recipes', per: 'address' }],
  [matchIngredients, { limit: 'match', per: 'address' }],
  [compareItems, { limit: 'compare', per: 'account' }],
  [placeOrders, { limit: 'placeOrders', per: 'account' }],
]);
