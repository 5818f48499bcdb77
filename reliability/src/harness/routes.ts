/** Whose pages they are; `user` is a shopper. */
export type Role = 'user' | 'vendor' | 'admin';

/** The main pages of the product, all of which are opened in every kind of trouble. */
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

/** Who is signed in on a page. */
export function roleAt(path: string): Role {
  const [, area] = /^\/(vendor|admin)\//.exec(path) ?? [];
  return area === 'vendor' || area === 'admin' ? area : 'user';
}
