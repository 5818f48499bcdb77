import * as admin from './admin.ts';
import * as adminAudit from './adminAudit.ts';
import * as adminCatalogue from './adminCatalogue.ts';
import * as adminIngredients from './adminIngredients.ts';
import * as auth from './auth.ts';
import * as compare from './compare.ts';
import * as config from './config.ts';
import type { Endpoint } from './endpoint.ts';
import * as ingredients from './ingredients.ts';
import * as orders from './orders.ts';
import * as places from './places.ts';
import * as profile from './profile.ts';
import * as provider from './provider.ts';
import * as recipes from './recipes.ts';
import * as stores from './stores.ts';
import * as vendorOrders from './vendorOrders.ts';

const MODULES = {
  admin,
  adminAudit,
  adminCatalogue,
  adminIngredients,
  auth,
  compare,
  config,
  ingredients,
  orders,
  places,
  profile,
  provider,
  recipes,
  stores,
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
