import * as account from '#account/account.calls';
import * as accountExport from '#account/accountExport.calls';
import * as admin from '#account/admin.calls';
import * as adminAudit from '#account/adminAudit.calls';
import * as adminPerson from '#account/adminPerson.calls';
import * as adminSupport from '#account/adminSupport.calls';
import * as auth from '#account/auth.calls';
import * as config from '#account/config.calls';
import * as machines from '#account/machines.calls';
import * as profile from '#account/profile.calls';
import * as session from '#account/session.calls';
import * as staff from '#account/staff.calls';
import type { Endpoint } from '#basics/endpoint.model';
import * as adminCatalogue from '#food/adminCatalogue.calls';
import * as adminCatalogueFile from '#food/adminCatalogueFile.calls';
import * as adminIngredients from '#food/adminIngredients.calls';
import * as ingredients from '#food/ingredients.calls';
import * as productRequests from '#food/productRequests.calls';
import * as household from '#kitchen/household.calls';
import * as kitchen from '#kitchen/kitchen.calls';
import * as calendar from '#kitchen/week/calendar.calls';
import * as lineChanges from '#orders/lineChanges.calls';
import * as notices from '#orders/notices.calls';
import * as orders from '#orders/orders.calls';
import * as picking from '#orders/picking.calls';
import * as report from '#orders/report.calls';
import * as returns from '#orders/returns.calls';
import * as tripOrders from '#orders/tripOrders.calls';
import * as vendorOrders from '#orders/vendorOrders.calls';
import * as weighing from '#orders/weighing.calls';
import * as planSettings from '#plan/planSettings.calls';
import * as collections from '#recipes/collections.calls';
import * as provider from '#recipes/provider.calls';
import * as recipeImports from '#recipes/recipeImports.calls';
import * as recipeLinks from '#recipes/recipeLinks.calls';
import * as recipeReading from '#recipes/recipeReading.calls';
import * as recipes from '#recipes/recipes.calls';
import * as saved from '#recipes/saved.calls';
import * as adminProducts from '#stores/adminProducts.calls';
import * as compare from '#stores/compare.calls';
import * as copyStore from '#stores/copyStore.calls';
import * as demand from '#stores/demand.calls';
import * as gtins from '#stores/gtins.calls';
import * as places from '#stores/places.calls';
import * as prices from '#stores/prices.calls';
import * as products from '#stores/products.calls';
import * as shelfFile from '#stores/shelfFile.calls';
import * as stock from '#stores/stock.calls';
import * as storeItems from '#stores/storeItems.calls';
import * as stores from '#stores/stores.calls';

const MODULES = {
  account,
  accountExport,
  admin,
  adminAudit,
  adminCatalogue,
  adminCatalogueFile,
  adminIngredients,
  adminPerson,
  adminProducts,
  adminSupport,
  auth: { ...auth, ...session },
  calendar,
  collections,
  compare,
  config,
  copyStore,
  demand,
  gtins,
  household,
  ingredients,
  kitchen,
  lineChanges,
  machines,
  notices,
  orders,
  picking,
  places,
  planSettings,
  prices,
  productRequests,
  products,
  profile,
  provider,
  recipeImports,
  recipeLinks,
  recipeReading,
  recipes,
  report,
  returns,
  saved,
  shelfFile,
  staff,
  stock,
  stores: { ...stores, ...storeItems },
  tripOrders,
  vendorOrders,
  weighing,
};

/** Every call by name, for OpenAPI and tests. */
export function everyCall(): { name: string; group: string; call: Endpoint }[] {
  return Object.entries(MODULES).flatMap(([group, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, call]) => ({ name, group, call })),
  );
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
