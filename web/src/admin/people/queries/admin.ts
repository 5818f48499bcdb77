import {
  deleteUser,
  deleteVendor,
  listUsers,
  listVendors,
  type PeopleQuery,
  viewUserDeletion,
  viewVendorDeletion,
} from '@larder/shared/account/admin.calls';
import { type AuditQuery, listAudit, listAuditRows } from '@larder/shared/account/adminAudit.calls';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { ADMIN_KEY } from '#parts/queries/adminKey.ts';
import { call } from '#platform/http/api.ts';

/** Keeps an opened entry short. */
const AUDIT_ROWS = 50;

export const adminQueries = {
  /** Keeps the previous page until the next is loaded. */
  users: (query: PeopleQuery) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'users', query],
      queryFn: ({ signal }) => call(listUsers, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** As `users`. */
  vendors: (query: PeopleQuery) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'vendors', query],
      queryFn: ({ signal }) => call(listVendors, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** As `users`, but always stale: the log grows all the time. */
  audit: (query: AuditQuery) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'audit', query],
      queryFn: ({ signal }) => call(listAudit, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** The rows behind an entry of the log; they never change. */
  auditRows: (id: number, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'audit rows', id, cursor],
      queryFn: ({ signal }) =>
        call(listAuditRows, {
          params: { id },
          query: { limit: AUDIT_ROWS, ...(cursor !== undefined && { cursor }) },
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
  /** What a deletion would do. Outside ADMIN_KEY: nothing to refetch after the deletion. */
  deletion: (role: 'user' | 'vendor', id: string) =>
    queryOptions({
      queryKey: ['admin deletion', role, id],
      queryFn: ({ signal }) =>
        call(role === 'user' ? viewUserDeletion : viewVendorDeletion, { params: { id }, signal }),
      gcTime: 0,
    }),
};

/** `pending_orders` is the number the administrator saw; another number refuses the deletion. */
export const deletePersonMutation = (client: QueryClient, role: 'user' | 'vendor') =>
  mutationOptions({
    mutationFn: ({ user_id: id, pending_orders }: { user_id: string; pending_orders: number }) =>
      role === 'user'
        ? call(deleteUser, { params: { id }, query: { _id: id, pending_orders } })
        : call(deleteVendor, { params: { id }, query: { pending_orders } }),
    onSettled: () => client.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
