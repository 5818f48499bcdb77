import type { Position } from '@larder/shared/basics/staff';
import {
  Carrot,
  LayoutDashboard,
  type LucideIcon,
  PackagePlus,
  PackageSearch,
  ReceiptText,
  ScrollText,
  SearchSlash,
  Store,
  Users,
} from 'lucide-react';

import type { NavItem } from './links.ts';
import { mayOpen } from './vendorPages.ts';

export type IconNavItem = NavItem & { icon: LucideIcon };

const VENDOR_NAV: readonly IconNavItem[] = [
  { to: '/vendor/dashboard', title: 'Dashboard', icon: LayoutDashboard },
  { to: '/vendor/orders', title: 'Orders', icon: ReceiptText },
  { to: '/vendor/store', title: 'Store', icon: Store },
  { to: '/vendor/add-inventory', title: 'Add Products', icon: PackagePlus },
  { to: '/vendor/staff', title: 'Staff', icon: Users },
];

/** For roles that may not change the shelf. */
const SHELF: IconNavItem = { to: '/vendor/inventory', title: 'Inventory', icon: Carrot };

/** The links of the vendor area by position. */
export function vendorNav(position: Position | undefined): readonly IconNavItem[] {
  const mine = VENDOR_NAV.filter(({ to }) => position === undefined || mayOpen(position, to));
  return position === 'picker' ? [...mine, SHELF] : mine;
}

export const ADMIN_NAV: readonly IconNavItem[] = [
  { to: '/admin/users', title: 'Users', icon: Users },
  { to: '/admin/vendors', title: 'Vendors', icon: Store },
  { to: '/admin/ingredients', title: 'Ingredients', icon: Carrot },
  { to: '/admin/overview', title: 'Overview', icon: LayoutDashboard },
  { to: '/admin/orders', title: 'Orders', icon: ReceiptText },
  { to: '/admin/unmatched', title: 'Unmatched names', icon: SearchSlash },
  { to: '/admin/asked', title: 'Asked products', icon: PackagePlus },
  { to: '/admin/own-products', title: 'Vendors’ products', icon: PackageSearch },
  { to: '/admin/audit', title: 'Audit log', icon: ScrollText },
];
