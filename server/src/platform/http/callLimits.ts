import { exportAccount } from '@larder/shared/account/accountExport.calls';
import { forgotPassword, register } from '@larder/shared/account/auth.calls';
import { createKey, createWebhook, testWebhook } from '@larder/shared/account/machines.calls';
import {
  acceptInvitation,
  inviteStaff,
  resendInvitation,
  viewInvitation,
} from '@larder/shared/account/staff.calls';
import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { matchIngredients } from '@larder/shared/food/ingredients.calls';
import {
  acceptInvite,
  createShoppingLink,
  inviteToHousehold,
  tickByLink,
  viewInvite,
  viewShoppingLink,
} from '@larder/shared/kitchen/household.calls';
import { createCalendarLink } from '@larder/shared/kitchen/week/calendar.calls';
import { placeOrders } from '@larder/shared/orders/orders.calls';
import {
  randomRecipes,
  recipeInformation,
  searchRecipes,
} from '@larder/shared/recipes/provider.calls';
import { exportRecipes, uploadRecipes } from '@larder/shared/recipes/recipeImports.calls';
import {
  createRecipeLink,
  saveSharedRecipe,
  viewRecipeLink,
} from '@larder/shared/recipes/recipeLinks.calls';
import { readRecipe } from '@larder/shared/recipes/recipeReading.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';

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
  [createKey, { limit: 'machines', per: 'account' }],
  [createWebhook, { limit: 'machines', per: 'account' }],
  [testWebhook, { limit: 'machines', per: 'account' }],
  [inviteToHousehold, { limit: 'invite', per: 'account' }],
  [createCalendarLink, { limit: 'invite', per: 'account' }],
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
