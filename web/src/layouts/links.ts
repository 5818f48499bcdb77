import { type Position, roleOf } from '@larder/shared/basics/staff';

import { vendorStart } from './vendorStart.ts';

export type NavItem = { to: string; title: string };

const RECIPES: NavItem = { to: '/', title: 'Recipes' };
const GROCERY_LIST: NavItem = { to: '/shopping-list', title: 'Grocery List' };
const ORDERS: NavItem = { to: '/orders', title: 'Orders' };
const SAVED_RECIPES: NavItem = { to: '/saved-recipes', title: 'Saved Recipes' };

/** In the menu of phones while something is to be picked up. */
export const TRIP: NavItem = { to: '/trip', title: 'Trip' };

/** Source of all lists: product specification section 2, "Header and footer" and the areas; the week is our own. */
export const SHOP_NAV: readonly NavItem[] = [
  RECIPES,
  { to: '/week', title: 'Week' },
  GROCERY_LIST,
  { to: '/shopping', title: 'Shopping' },
];

const ACCOUNT_NAV: readonly NavItem[] = [
  { to: '/profile', title: 'Profile' },
  ORDERS,
  SAVED_RECIPES,
  { to: '/household', title: 'Household' },
  { to: '/pantry', title: 'Pantry' },
];

export function accountNav(position: Position | undefined): readonly NavItem[] {
  if (position === undefined || roleOf(position) !== 'vendor') return ACCOUNT_NAV;
  const title = position === 'picker' ? 'Vendor Orders' : 'Vendor Dashboard';
  return [...ACCOUNT_NAV, { to: vendorStart(position), title }];
}

export const FOOTER_NAV: readonly { heading: string; items: readonly NavItem[] }[] = [
  { heading: 'Explore', items: [RECIPES, SAVED_RECIPES, GROCERY_LIST, ORDERS] },
  {
    heading: 'Help',
    items: [
      { to: '/help-support', title: 'Help & Support' },
      { to: '/help-support#faq', title: 'FAQ' },
      { to: '/help-support#contact', title: 'Contact' },
      { to: '/help-support#privacy', title: 'Privacy' },
      { to: '/help-support#terms', title: 'Terms' },
    ],
  },
  {
    heading: 'For stores',
    items: [
      { to: '/vendor/login', title: 'Vendor Login' },
      { to: '/help-support#vendors', title: 'Sell with us' },
      { to: '/help-support#aboutus', title: 'About us' },
    ],
  },
];
