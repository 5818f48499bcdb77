import type { Screen } from './types.ts';

/** What stands around every page, and what any page may say. */
export const FRAME: readonly Screen[] = [
  {
    screen: 'Start',
    route: 'every address, once',
    tests: ['web/src/', 'e2e/session.spec.ts', 'e2e/texts.spec.ts'],
    texts: ['Getting everything ready...', 'useAuth must be used within an AuthProvider'],
    constants: [
      {
        what: 'splash 1.5 s',
        file: 'e2e/texts.spec.ts',
        title: 'the splash goes after 1.5 seconds',
      },
    ],
  },
  {
    screen: 'Header and menus',
    route: 'every public page',
    tests: ['web/src/layouts/'],
    texts: [
      'Recipes',
      'Grocery List',
      'Shopping',
      'Profile',
      'Orders',
      'Saved Recipes',
      'Vendor Dashboard',
      'Logout',
      'Login',
    ],
    constants: [
      {
        what: 'the bar counts as scrolled past 50 px',
        file: 'web/src/layouts/ShopLayout.test.tsx',
        title: 'scrolled by %d px it says %s: %s',
      },
    ],
  },
  {
    screen: 'Footer',
    route: 'every public page',
    tests: ['web/src/layouts/'],
    texts: [
      'Vendor Login',
      'Help & Support',
      'FAQ',
      'Contact',
      'Privacy',
      'Terms',
      { text: 'Vendors', shown: 'Sell with us', source: 'Sell with us', note: 'our words' },
      { text: 'About', shown: 'About us', source: 'About us', note: 'our words' },
      'A student educational project',
      'No commercial activity and no real financial transactions.',
    ],
  },
  {
    screen: 'Toasts and network',
    route: 'every page',
    tests: ['web/src/'],
    texts: [
      'You are offline. Using cached recipes.',
      'You are back online!',
      'Daily API limit reached. Using cached recipes only until tomorrow.',
    ],
    constants: [
      {
        what: 'a toast stays 3 s',
        file: 'web/src/ui/Toaster.test.tsx',
        title: '%s stays 3 seconds',
      },
    ],
  },
  {
    screen: 'Not-found page',
    route: 'any other address',
    tests: ['web/src/features/notFound/', 'web/src/router.test.tsx'],
    texts: ['404', 'Go to Dashboard', 'Go to Login'],
  },
];
