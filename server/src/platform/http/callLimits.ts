import { exportAccount } from '@larder/shared/contract/accountExport';
import { forgotPassword, register } from '@larder/shared/contract/auth';
import { compareItems } from '@larder/shared/contract/compare';
import type { Endpoint } from '@larder/shared/contract/endpoint';
import {
  acceptInvite,
  createShoppingLink,
  inviteToHousehold,
  tickByLink,
  viewInvite,
  viewShoppingLink,
} from '@larder/shared/contract/household';
import { matchIngredients } from '@larder/shared/contract/ingredients';
import { placeOrders } from '@larder/shared/contract/orders';
import { randomRecipes, recipeInformation, searchRecipes } from '@larder/shared/contract/provider';
import { exportRecipes, uploadRecipes } from '@larder/shared/contract/recipeImports';
import {
  createRecipeLink,
  saveSharedRecipe,
  viewRecipeLink,
} from '@larder/shared/contract/recipeLinks';
import { readRecipe } from '@larder/shared/contract/recipeReading';
import {
  acceptInvitation,
  inviteStaff,
  resendInvitation,
  viewInvitation,
} from '@larder/shared/contract/staff';

import type { LimitName } from './rateLimits.ts';

type CallLimit = { limit: LimitName; per: 'address' | 'account' };

/**
 * Calls with a limit of their own beside the common ones. `serve` counts them before it validates the request, so an
 * invalid one counts too.
 */
export const CALL_LIMITS: ReadonlyMap<Endpoint, CallLimit> = new Map<Endpoint, CallLimit>([
  [exportAccount, { limit: 'exportAccount', per: 'account' }],
  [register, { limit: 'register', per: 'address' }],
  [forgotPassword, { limit: 'resetMail', per: 'address' }],
  [randomRecipes, { limit: 'recipes', per: 'address' }],
  [searchRecipes, { limit: 'recipes', per: 'address' }],
  [recipeInformation, { limit: 'recipes', per: 'address' }],
  [matchIngredients, { limit: 'match', per: 'address' }],
  [uploadRecipes, { limit: 'uploadRecipes', per: 'account' }],
  [exportRecipes, { limit: 'exportRecipes', per: 'account' }],
  [readRecipe, { limit: 'readRecipe', per: 'account' }],
  [compareItems, { limit: 'compare', per: 'account' }],
  [inviteStaff, { limit: 'invite', per: 'account' }],
  [resendInvitation, { limit: 'invite', per: 'account' }],
  [viewInvitation, { limit: 'invitation', per: 'address' }],
  [acceptInvitation, { limit: 'register', per: 'address' }],
  [inviteToHousehold, { limit: 'invite', per: 'account' }],
  [createShoppingLink, { limit: 'invite', per: 'account' }],
  [viewInvite, { limit: 'invitation', per: 'address' }],
  [acceptInvite, { limit: 'invitation', per: 'address' }],
  [viewShoppingLink, { limit: 'shoppingLink', per: 'address' }],
  [tickByLink, { limit: 'shoppingLink', per: 'address' }],
  [createRecipeLink, { limit: 'shareRecipe', per: 'account' }],
  [viewRecipeLink, { limit: 'recipeLink', per: 'address' }],
  [saveSharedRecipe, { limit: 'recipeLink', per: 'address' }],
  [placeOrders, { limit: 'placeOrders', per: 'account' }],
]);
