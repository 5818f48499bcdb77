import {
  Carrot,
  LayoutDashboard,
  type LucideIcon,
  PackagePlus,
  ReceiptText,
  ScrollText,
  SearchSlash,
  Store,
  Users,
} from 'lucide-react';

import type { NavItem } from './links.ts';

export type IconNavItem = NavItem & { icon: LucideIcon };

export const VENDOR_NAV: readonly IconNavItem[] = [
  { to: '/vendor/dashboard', title: 'Dashboard', icon: LayoutDashboard },
  { to: '/vendor/orders', title: 'Orders', icon: ReceiptText },
  { to: '/vendor/store', title: 'Store', icon: Store },
  { to: '/vendor/add-inventory', title: 'Add Products', icon: PackagePlus },
];

export const ADMIN_NAV: readonly IconNavItem[] = [
  { to: '/admin/users', title: 'Users', icon: Users },
  { to: '/admin/vendors', title: 'Vendors', icon: Store },
  { to: '/admin/ingredients', title: 'Ingredients', icon: Carrot },
  { to: '/admin/unmatched', title: 'Unmatched names', icon: SearchSlash },
  { to: '/admin/audit', title: 'Audit log', icon: ScrollText },
];
