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

/** Who opens a page. */
export function roleAt(path: string): Role {
  const [, area] = /^\/(vendor|admin)\//.exec(path) ?? [];
  return area === 'vendor' || area === 'admin' ? area : 'user';
}
