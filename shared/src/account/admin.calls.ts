import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line, wholeNumberText } from '#basics/leaves.model';
import { pageMembers, PageQuery } from '#basics/page.model';

export const PEOPLE_SORTS = ['newest', 'oldest', 'nameUp', 'nameDown'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** Only suspended accounts, or only vendors who wait for approval. */
export const PEOPLE_STATES = ['suspended', 'waiting'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

/** Max counted results of a search; the whole list is counted fully. */
export const MAX_FOUND = 10_000;

/** Without members: everybody, newest first. */
export const PeopleQuery = z.extend(PageQuery, {
  /** Word prefixes in name and email; for vendors also in address and open stores. */
  q: z.optional(line(100)),
  sort: z.optional(z.enum(PEOPLE_SORTS)),
  state: z.optional(z.enum(PEOPLE_STATES)),
});
export type PeopleQuery = z.output<typeof PeopleQuery>;

const peopleMembers = {
  ...pageMembers,
  total: z.int(),
  /** Whether there are more than `total`, which then is 10,000. */
  total_capped: z.boolean(),
};

export const AdminUser = z.object({
  user_id: Id,
  name: z.string(),
  email: z.string(),
  is_suspended: z.boolean(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'The shoppers, newest first or as asked',
  query: PeopleQuery,
  response: z.object({ users: z.array(AdminUser), ...peopleMembers }),
});

export const AdminVendor = z.object({
  user_id: Id,
  name: z.string(),
  address: z.string(),
  email: z.string(),
  is_suspended: z.boolean(),
  awaits_approval: z.boolean(),
  stores: z.array(z.object({ store_id: Id, name: z.string() })),
});
export type AdminVendor = z.output<typeof AdminVendor>;

export const listVendors = endpoint({
  method: 'GET',
  path: '/admin/vendors',
  access: 'admin',
  summary: 'The vendors with their open stores, newest first or as asked',
  query: PeopleQuery,
  response: z.object({ vendors: z.array(AdminVendor), ...peopleMembers }),
});

/** The effects of a deletion now. */
export const DeletionView = z.object({
  /** Would be rejected and restocked. */
  pending_orders: z.int(),
  /** Would stay. */
  accepted_orders: z.int(),
  /** Would close. */
  open_stores: z.int(),
  /** Would be deleted. */
  recipes: z.int(),
});
export type DeletionView = z.output<typeof DeletionView>;

export const viewUserDeletion = endpoint({
  method: 'GET',
  path: '/admin/user/{id}/deletion',
  access: 'admin',
  summary: 'What the deletion of a shopper would do now',
  params: z.object({ id: Id }),
  response: DeletionView,
});

export const viewVendorDeletion = endpoint({
  method: 'GET',
  path: '/admin/vendor/{id}/deletion',
  access: 'admin',
  summary: 'What the deletion of a vendor would do now',
  params: z.object({ id: Id }),
  response: DeletionView,
});

/** The number that the administrator saw; if it has changed, nothing is deleted. */
const seen = { pending_orders: z.optional(wholeNumberText(0, 999_999_999)) };

export const Deletion = z.object({
  message: z.string(),
  /** Rejected and restocked pending orders. */
  rejected_orders: z.int(),
  /** Accepted orders, unchanged. */
  frozen_orders: z.int(),
});
export type Deletion = z.output<typeof Deletion>;

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/user/{id}',
  access: 'admin',
  summary: 'Delete a shopper; their orders stay without their name',
  params: z.object({ id: Id }),
  query: z.object({ _id: z.optional(Id), ...seen }),
  response: Deletion,
});

export const deleteVendor = endpoint({
  method: 'DELETE',
  path: '/admin/vendor/{id}',
  access: 'admin',
  summary: 'Delete a vendor and close their stores',
  params: z.object({ id: Id }),
  query: z.object(seen),
  response: Deletion,
});
