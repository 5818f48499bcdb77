import type { Screen } from './types.ts';

/** The administrators' area. */
export const ADMIN: readonly Screen[] = [
  {
    screen: 'Admin frame',
    route: '/admin/*',
    tests: ['web/src/layouts/'],
    texts: ['Users', 'Vendors', 'Ingredients', 'Logout'],
  },
  {
    screen: 'Users',
    route: '/admin/users',
    tests: ['web/src/features/adminPeople/AdminUsersPage'],
    texts: [
      'Name',
      'Email',
      { text: 'Delete', shown: 'Delete {name}', note: 'the name for screen readers' },
      'Unauthorized or failed to fetch users',
      'Failed to delete user',
    ],
  },
  {
    screen: 'Vendors',
    route: '/admin/vendors',
    tests: ['web/src/features/adminPeople/AdminVendorsPage'],
    texts: [
      'Vendor Name',
      'Store Name',
      'Address',
      'Email',
      { text: 'Remove', shown: 'Remove {name}', note: 'the name for screen readers' },
      'N/A',
      'Failed to load vendors.',
      'Unauthorized or failed to fetch vendors',
    ],
  },
  {
    screen: 'Ingredients',
    route: '/admin/ingredients',
    tests: ['web/src/features/adminIngredients/'],
    texts: [
      'Ingredient Management',
      'Ingredient Name',
      'Unit Quantity',
      'Unit',
      { text: 'Edit', shown: 'Edit {name}', note: 'the name for screen readers' },
      'Save',
      'Cancel',
      { text: 'Delete', shown: 'Delete {name}', note: 'the name for screen readers' },
      'Please enter valid unit quantity and unit (SI units only).',
      'Failed to load ingredients.',
      'Unauthorized or failed to fetch ingredients',
      'Failed to add ingredient.',
      'Failed to update ingredient.',
      'Failed to delete ingredient.',
    ],
  },
];
