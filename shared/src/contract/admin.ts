import * as z from 'zod/mini';

import { CATEGORIES } from '#domain/aisles';

import { endpoint } from './endpoint.ts';
import { CatalogueIngredient } from './ingredients.ts';
import { Id, line, PageQuery, pageMembers, Unit, UnitQuantity } from './leaves.ts';

const IngredientDraft = z.strictObject({
  name: line(200),
  unit_quantity: UnitQuantity,
  unit: Unit,
  category: z.optional(z.enum(CATEGORIES)),
});
export type IngredientDraft = z.output<typeof IngredientDraft>;

const IngredientChange = z.strictObject({ ingredient_id: Id, ...IngredientDraft.shape });
export type IngredientChange = z.output<typeof IngredientChange>;

const Batch = { min: z.minLength(1), max: z.maxLength(500, 'must have at most 500 entries') };

export const listAdminIngredients = endpoint({
  method: 'GET',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'The whole catalogue',
  response: z.object({ ingredients: z.array(CatalogueIngredient) }),
});

export const createIngredients = endpoint({
  method: 'POST',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'Add ingredients to the catalogue',
  body: z.strictObject({ ingredients: z.array(IngredientDraft).check(Batch.min, Batch.max) }),
  status: 201,
  response: z.object({ message: z.string(), ingredients: z.array(CatalogueIngredient) }),
});

export const updateIngredients = endpoint({
  method: 'PUT',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'Change ingredients; orders already placed keep what they said',
  body: z.strictObject({ ingredients: z.array(IngredientChange).check(Batch.min, Batch.max) }),
  response: z.object({ message: z.string(), ingredients: z.array(CatalogueIngredient) }),
});

export const deleteIngredients = endpoint({
  method: 'DELETE',
  path: '/admin/ingredients',
  access: 'admin',
  summary: 'Archive ingredients: nobody can buy them any more, past orders stay',
  body: z.strictObject({ ingredient_ids: z.array(Id).check(Batch.min, Batch.max) }),
  response: z.object({ message: z.string() }),
});

export const AdminUser = z.object({ user_id: Id, name: z.string(), email: z.string() });
export type AdminUser = z.output<typeof AdminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'The shoppers, newest first',
  query: PageQuery,
  response: z.object({ users: z.array(AdminUser), ...pageMembers }),
});

export const AdminVendor = z.object({
  user_id: Id,
  name: z.string(),
  address: z.string(),
  email: z.string(),
  stores: z.array(z.object({ store_id: Id, name: z.string() })),
});
export type AdminVendor = z.output<typeof AdminVendor>;

export const listVendors = endpoint({
  method: 'GET',
  path: '/admin/vendors',
  access: 'admin',
  summary: 'The vendors with their open stores, newest first',
  query: PageQuery,
  response: z.object({ vendors: z.array(AdminVendor), ...pageMembers }),
});

export const Deletion = z.object({
  message: z.string(),
  /** Pending orders that the deletion rejected; their stock went back. */
  rejected_orders: z.int(),
  /** Accepted orders that stay as they are. */
  frozen_orders: z.int(),
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/user/{id}',
  access: 'admin',
  summary: 'Delete a shopper; their orders stay without their name',
  params: z.object({ id: Id }),
  query: z.object({ _id: z.optional(Id) }),
  response: Deletion,
});

export const deleteVendor = endpoint({
  method: 'DELETE',
  path: '/admin/vendor/{id}',
  access: 'admin',
  summary: 'Delete a vendor and close their stores',
  params: z.object({ id: Id }),
  response: Deletion,
});
