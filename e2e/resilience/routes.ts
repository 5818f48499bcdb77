/** Who opens a page; `user` is a shopper. */
export type Role = 'user' | 'vendor' | 'admin';

/** The main pages; each is tested in every kind of trouble. */
export const ROUTES = [
  '/',
  '/recipe/1001',
  '/shopping-list',
  '/shopping',
  '/orders',
  '/profile',
  '/saved-recipes',
  '/add-recipe',
  '/login',
  '/vendor/dashboard',
  '/vendor/orders',
  '/vendor/store',
  '/vendor/inventory',
  '/admin/users',
  '/admin/ingredients',
] as const;

/** Every page; `visitor` is signed out. */
export const PAGES = {
  visitor: [
    '/',
    '/recipe/1001',
    '/recipe/1001/cook',
    '/shopping-list',
    '/help-support',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=none',
    '/join#none',
    '/shop-for#none',
    '/invitation?token=none',
    '/vendor/login',
    '/vendor/register',
    '/admin/login',
    '/nowhere',
  ],
  user: [
    '/orders',
    '/profile',
    '/profile?tab=account',
    '/saved-recipes',
    '/add-recipe',
    '/add-recipe?way=link',
    '/add-recipe?way=paste',
    '/add-recipe?way=file',
    '/household',
    '/pantry',
    '/userdashboard',
  ],
  vendor: [
    '/vendor/dashboard',
    '/vendor/orders',
    '/vendor/store',
    '/vendor/slots',
    '/vendor/inventory',
    '/vendor/inventory/import',
    '/vendor/add-inventory',
    '/vendor/products',
    '/vendor/staff',
    '/vendor/machines',
    '/vendor/account',
  ],
  admin: [
    '/admin/users',
    '/admin/vendors',
    '/admin/ingredients',
    '/admin/unmatched',
    '/admin/asked',
    '/admin/own-products',
    '/admin/audit',
    '/admin/overview',
    '/admin/orders',
    '/admin/account',
  ],
} as const;

/** Who opens a page. */
export function roleAt(path: string): Role {
  const [, area] = /^\/(vendor|admin)\//.exec(path) ?? [];
  return area === 'vendor' || area === 'admin' ? area : 'user';
}
