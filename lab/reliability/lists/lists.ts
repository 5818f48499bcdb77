import { MAX_ENTRIES_A_DAY } from '@larder/server/src/platform/http/accountDay.ts';
import { MAX_OPEN_STORES, MAX_STORES } from '@larder/server/src/subjects/stores/maxStores.rules.ts';
import { MAX_STAFF, MAX_STAFF_STORES } from '@larder/shared/basics/staff';
import { MAX_ASKED, MAX_ASKED_KEPT } from '@larder/shared/food/productRequests.calls';
import { MAX_GUEST_TICKS_A_DAY, MAX_MEMBERS, TICK_BYTES } from '@larder/shared/kitchen/household';
import * as kitchen from '@larder/shared/kitchen/kitchenLimits';
import { MAX_CALENDAR_LINKS } from '@larder/shared/kitchen/week/mealCalendar';
import { MAX_LINE_CHANGES } from '@larder/shared/orders/lineChanges.calls';
import { MAX_LISTED_LINES } from '@larder/shared/orders/orders.calls';
import { COLLECTION_LIMITS } from '@larder/shared/recipes/collections';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { MAX_COOKED, MAX_SAVED } from '@larder/shared/recipes/saved.calls';
import { MAX_GTINS, MAX_PRODUCTS } from '@larder/shared/stores/products.model';
import { MAX_SHELF_DECISIONS, MAX_SHELF_MAPPINGS } from '@larder/shared/stores/shelfFile.calls';

import { ACCOUNT_LISTS } from './accountLists.ts';
import { CATALOGUE_LISTS } from './catalogueLists.ts';
import { fillCollections } from './fillCollections.ts';
import { fillHousehold, fillKitchen } from './fillKitchen.ts';
import { fillLog } from './fillLog.ts';
import { fillLineChanges, fillOrders } from './fillOrders.ts';
import {
  fillAnswers,
  fillImports,
  fillLinks,
  fillOwnAliases,
  fillRecipes,
  fillSaved,
} from './fillRecipes.ts';
import {
  fillAsked,
  fillClosedStores,
  fillProducts,
  fillShelfMemory,
  fillShelves,
  fillStaff,
  fillStores,
} from './fillStores.ts';
import { type FilledList, KIB, MIB, OF_A_DAY } from './list.ts';
import { MACHINE_LISTS } from './machineLists.ts';
import { RETURNS } from './returns.ts';

/** A row of the log has its household, its place and its account beside what was sent. */
const LOGGED = 1.8;

/** Every list that one account, household or vendor can fill, with what it is when full. */
export const LISTS: readonly FilledList[] = [
  {
    name: 'own recipes',
    tables: ['recipes', 'recipe_items', 'recipe_lines', 'recipe_steps'],
    calls: [
      'POST /user/recipes',
      'PUT /user/recipes/{id}',
      'POST /user/imports/{id}/save',
      'POST /recipe-link/save',
    ],
    bound: `${RECIPE_LIMITS.recipesOfOne} recipes, ${RECIPE_LIMITS.bytesOfOne / MIB} MiB of them as JSON`,
    most: { rows: 200_000, bytes: 2 * RECIPE_LIMITS.bytesOfOne, answer: 3 * MIB },
    fill: fillRecipes,
  },
  {
    name: 'answers for repeats',
    tables: ['idempotency_keys'],
    calls: [
      'POST /user/recipes',
      'POST /recipe-link/save',
      'POST /user/orders',
      'POST /vendor/stores',
      'PUT /vendor/stock',
      'PUT /vendor/store/{storeId}/inventory',
      'PUT /vendor/store/{storeId}/shelf',
      'POST /vendor/store/{storeId}/copy',
      'POST /vendor/store/{storeId}/items/remove',
      'POST /vendor/store/{storeId}/close',
    ],
    bound: `${OF_A_DAY}, a KiB counts one; kept for 7 days`,
    most: { rows: 200, bytes: MAX_ENTRIES_A_DAY * KIB, answer: 3 * MIB },
    fill: fillAnswers,
  },
  {
    name: 'own aliases',
    tables: ['own_aliases'],
    calls: ['POST /user/recipes', 'PUT /user/recipes/{id}', 'POST /user/imports/{id}/save'],
    bound: `${RECIPE_LIMITS.aliasesOfOne}, the oldest are forgotten`,
    most: { rows: RECIPE_LIMITS.aliasesOfOne, bytes: MIB, answer: 2 * MIB },
    fill: fillOwnAliases,
  },
  {
    name: 'files of recipes',
    tables: ['recipe_imports', 'recipe_import_rows'],
    calls: ['POST /user/imports'],
    bound: `${RECIPE_LIMITS.filesAtOnce} files, ${RECIPE_LIMITS.importBytes / MIB} MiB of drafts; kept for 7 days`,
    most: { rows: 20_000, bytes: 1.2 * RECIPE_LIMITS.importBytes, answer: 2 * MIB },
    fill: fillImports,
  },
  {
    name: 'saved and cooked',
    tables: ['saved_recipes', 'cooked_recipes'],
    calls: ['PUT /user/saved-recipes/{id}', 'POST /user/cooked', 'PUT /user/cooked/{id}'],
    bound: `${MAX_SAVED} saved, ${MAX_COOKED} cooked, of which each may be of a recipe that is not saved`,
    most: { rows: MAX_SAVED + 2 * MAX_COOKED, bytes: 12 * MIB, answer: MIB },
    fill: fillSaved,
  },
  {
    name: 'collections',
    tables: ['collections', 'collection_recipes'],
    calls: [
      'POST /user/collections',
      'PUT /user/collections/{id}',
      'PUT /user/recipes/{id}/collections',
    ],
    bound: `${COLLECTION_LIMITS.ofOne} collections of ${COLLECTION_LIMITS.recipes} recipes`,
    most: {
      rows: COLLECTION_LIMITS.ofOne * (COLLECTION_LIMITS.recipes + 1),
      bytes: 24 * MIB,
      answer: MIB,
    },
    fill: fillCollections,
  },
  {
    name: 'links to recipes',
    tables: ['recipe_links'],
    calls: ['POST /user/recipes/{id}/links'],
    bound: `${RECIPE_LIMITS.linksOfRecipe} of each of ${RECIPE_LIMITS.recipesOfOne} recipes, the oldest end`,
    most: { rows: RECIPE_LIMITS.linksOfRecipe, bytes: 16 * KIB, answer: 16 * KIB },
    fill: fillLinks,
  },
  {
    name: 'kitchen',
    tables: [
      'households',
      'list_lines',
      'list_contributions',
      'kitchen_carts',
      'pantry',
      'aisle_orders',
      'plan_entries',
    ],
    calls: ['POST /kitchen/ops'],
    bound: `${kitchen.MAX_KITCHEN_BYTES / 1000} kB as JSON, ${kitchen.MAX_STATE_BYTES / 1000} kB with what can be undone, and rows of shared/src/kitchen/kitchenLimits.ts; filled here are two`,
    most: { rows: 12_000, bytes: 8 * MIB, answer: kitchen.MAX_STATE_BYTES + 16 * KIB },
    fill: fillKitchen,
  },
  {
    name: 'log of a kitchen',
    tables: ['kitchen_ops'],
    calls: ['POST /kitchen/ops', 'POST /shopping-link/ticks'],
    bound: `a day: ${kitchen.MAX_OPS_A_DAY} operations and ${kitchen.MAX_OP_BYTES_A_DAY / 1000} kB of members, ${MAX_GUEST_TICKS_A_DAY} ticks of ${TICK_BYTES} bytes of guests; kept for ${kitchen.KEPT_DAYS} days`,
    most: {
      rows: kitchen.MAX_OPS_A_DAY + MAX_GUEST_TICKS_A_DAY,
      bytes: LOGGED * (kitchen.MAX_OP_BYTES_A_DAY + MAX_GUEST_TICKS_A_DAY * TICK_BYTES),
      answer: 2 * MIB,
    },
    fill: fillLog,
  },
  {
    name: 'household',
    tables: ['household_members', 'household_invites', 'shopping_links', 'calendar_links'],
    calls: [
      'PUT /household',
      'POST /household/invites',
      'POST /household/invite/accept',
      'POST /household/leave',
      'DELETE /household/member/{id}',
      'POST /household/link',
      'PUT /household/calendar',
      'POST /household/calendar/links',
    ],
    bound: `${MAX_MEMBERS} members and invitations, one shopping link, ${MAX_CALENDAR_LINKS} of calendars`,
    most: { rows: MAX_MEMBERS + 1 + MAX_CALENDAR_LINKS, bytes: 16 * KIB, answer: 16 * KIB },
    fill: fillHousehold,
  },
  {
    name: 'orders',
    tables: ['orders', 'order_items', 'order_events', 'slot_bookings', 'picked_lines'],
    calls: [
      'POST /user/orders',
      'POST /user/orders/{id}/cancel',
      'PUT /vendor/userorder/accept',
      'PUT /vendor/orders/status',
      'PUT /vendor/picked-lines',
      'PUT /vendor/order-line/weight',
      'PUT /user/orders/{id}/weight',
    ],
    bound: `never deleted; ${OF_A_DAY}, an order and each line count one; an answer ${MAX_LISTED_LINES} lines`,
    most: { rows: 1.1 * MAX_ENTRIES_A_DAY, bytes: 40 * MIB, answer: 3 * MIB },
    fill: fillOrders,
  },
  {
    name: 'changes of an order',
    tables: ['line_changes'],
    calls: [
      'PUT /vendor/order-line',
      'POST /vendor/order/{id}/change/{changeId}/undo',
      'PUT /user/orders/{id}/change/{changeId}',
    ],
    bound: `${MAX_LINE_CHANGES} of an order`,
    most: { rows: MAX_LINE_CHANGES, bytes: MIB, answer: MIB },
    fill: fillLineChanges,
  },
  RETURNS,
  {
    name: 'open stores',
    tables: ['stores'],
    calls: ['POST /vendor/stores', 'PUT /vendor/store/{storeId}'],
    bound: `${MAX_OPEN_STORES} open, with hours, closed days and slots`,
    most: { rows: MAX_OPEN_STORES, bytes: 12 * MIB, answer: 2 * MIB },
    fill: fillStores,
  },
  {
    name: 'stores in all',
    tables: ['stores'],
    calls: [
      'POST /vendor/stores',
      'POST /vendor/store/{storeId}/close',
      'POST /vendor/store/{storeId}/reopen',
    ],
    bound: `${MAX_STORES}, closed ones too`,
    most: { rows: MAX_STORES, bytes: 4 * MIB, answer: MIB },
    fill: fillClosedStores,
  },
  {
    name: 'shelves and their history',
    tables: ['store_items', 'stock_movements', 'price_changes', 'audit_log', 'audit_rows'],
    calls: [
      'PUT /vendor/stores',
      'PUT /vendor/stock',
      'PUT /vendor/store/{storeId}/inventory',
      'POST /vendor/store/{storeId}/copy',
      'POST /vendor/store/{storeId}/items/remove',
      'DELETE /vendor/store/{storeId}/item/{ingredientId}',
    ],
    bound: `the catalogue for each store; its history is never deleted: ${OF_A_DAY}`,
    most: { rows: 5 * MAX_ENTRIES_A_DAY, bytes: 80 * MIB, answer: 2 * MIB },
    fill: fillShelves,
  },
  {
    name: 'own products',
    tables: ['ingredients', 'product_codes'],
    calls: [
      'POST /vendor/products',
      'PUT /vendor/products/{productId}',
      'DELETE /vendor/products/{productId}',
      'PUT /vendor/store/{storeId}/shelf',
    ],
    bound: `${MAX_PRODUCTS} with ${MAX_GTINS} numbers each; deleted ones stay for orders: ${OF_A_DAY}`,
    most: { rows: MAX_PRODUCTS * (MAX_GTINS + 1), bytes: 64 * MIB, answer: 512 * KIB },
    fill: fillProducts,
  },
  {
    name: 'what files of shelves were read as',
    tables: ['shelf_mappings', 'shelf_decisions'],
    calls: ['PUT /vendor/shelf/memory'],
    bound: `the newest ${MAX_SHELF_MAPPINGS} mappings and ${MAX_SHELF_DECISIONS} decisions`,
    most: { rows: MAX_SHELF_MAPPINGS + MAX_SHELF_DECISIONS, bytes: 32 * MIB, answer: 2 * MIB },
    fill: fillShelfMemory,
  },
  {
    name: 'products asked for',
    tables: ['product_requests'],
    calls: [
      'POST /vendor/product-requests',
      'DELETE /vendor/product-request/{id}',
      'POST /admin/product-request/{id}/accept',
      'POST /admin/product-request/{id}/match',
      'POST /admin/product-request/{id}/decline',
    ],
    bound: `${MAX_ASKED} open, the last ${MAX_ASKED_KEPT} decided`,
    most: { rows: MAX_ASKED + MAX_ASKED_KEPT + 1, bytes: MIB, answer: 256 * KIB },
    fill: fillAsked,
  },
  {
    name: 'staff',
    tables: ['staff_invitations', 'staff_stores'],
    calls: [
      'POST /vendor/staff/invitations',
      'POST /vendor/staff/invitation/{id}/resend',
      'PUT /vendor/staff/{id}',
    ],
    bound: `${MAX_STAFF} people and open invitations, of ${MAX_STAFF_STORES} stores each`,
    most: { rows: MAX_STAFF, bytes: 192 * KIB, answer: 256 * KIB },
    fill: fillStaff,
  },
  ...MACHINE_LISTS,
  ...ACCOUNT_LISTS,
  ...CATALOGUE_LISTS,
];
