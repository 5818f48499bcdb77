import * as account from './account.ts';
import * as accountExport from './accountExport.ts';
import * as admin from './admin.ts';
import * as adminAudit from './adminAudit.ts';
import * as adminCatalogue from './adminCatalogue.ts';
import * as adminCatalogueFile from './adminCatalogueFile.ts';
import * as adminIngredients from './adminIngredients.ts';
import * as adminPerson from './adminPerson.ts';
import * as adminSupport from './adminSupport.ts';
import * as auth from './auth.ts';
import * as collections from './collections.ts';
import * as compare from './compare.ts';
import * as config from './config.ts';
import * as demand from './demand.ts';
import type { Endpoint } from './endpoint.ts';
import * as household from './household.ts';
import * as ingredients from './ingredients.ts';
import * as kitchen from './kitchen.ts';
import * as lineChanges from './lineChanges.ts';
import * as notices from './notices.ts';
import * as orders from './orders.ts';
import * as picking from './picking.ts';
import * as places from './places.ts';
import * as planSettings from './planSettings.ts';
import * as productRequests from './productRequests.ts';
import * as profile from './profile.ts';
import * as provider from './provider.ts';
import * as recipeImports from './recipeImports.ts';
import * as recipeLinks from './recipeLinks.ts';
import * as recipeReading from './recipeReading.ts';
import * as recipes from './recipes.ts';
import * as saved from './saved.ts';
import * as session from './session.ts';
import * as staff from './staff.ts';
import * as storeItems from './storeItems.ts';
import * as stores from './stores.ts';
import * as tripOrders from './tripOrders.ts';
import * as vendorOrders from './vendorOrders.ts';

const MODULES = {
  account,
  accountExport,
  admin,
  adminAudit,
  adminCatalogue,
  adminCatalogueFile,
  adminIngredients,
  adminPerson,
  adminSupport,
  auth: { ...auth, ...session },
  collections,
  compare,
  config,
  demand,
  household,
  ingredients,
  kitchen,
  lineChanges,
  notices,
  orders,
  picking,
  places,
  planSettings,
  productRequests,
  profile,
  provider,
  recipeImports,
  recipeLinks,
  recipeReading,
  recipes,
  saved,
  staff,
  stores: { ...stores, ...storeItems },
  tripOrders,
  vendorOrders,
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
