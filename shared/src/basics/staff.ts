import type { Role } from './session.ts';

/** What a vendor's staff may be; the vendor is the owner. */
export const STAFF_ROLES = ['manager', 'picker'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who somebody is to the calls: the role, and among those who run stores what they may do there. */
export const POSITIONS = ['user', 'owner', 'manager', 'picker', 'admin'] as const;
export type Position = (typeof POSITIONS)[number];

/** Shape   a vendor who works for nobody is an owner. */
export function positionOf({
  role,
  staff_role,
}: {
  role: Role;
  staff_role?: StaffRole | null | undefined;
}): Position {
  if (role !== 'vendor') return role;
  return staff_role ?? 'owner';
}

/** The role that a position belongs to. */
export function roleOf(position: Position): Role {
  return position === 'user' || position === 'admin' ? position : 'vendor';
}

/** Max members and open invitations of a vendor together. */
export const MAX_STAFF = 50;

/** Max stores to which a member of the staff may be kept; whoever works in more works in all. */
export const MAX_STAFF_STORES = 100;

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** "a manager", with what the role may do. */
export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  manager: 'a manager: prices, stock, imports, orders and figures',
  picker: 'a picker: orders, pick lists and what is low',
};
