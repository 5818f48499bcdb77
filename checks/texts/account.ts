import type { Screen } from './types.ts';

const AUTH = ['web/src/features/auth/', 'server/src/features/auth/'];

/** Signing in, and a shopper's own pages. */
export const ACCOUNT: readonly Screen[] = [
  {
    screen: 'Login',
    route: '/login',
    tests: AUTH,
    texts: [
      'Email',
      'Password',
      'Login',
      'Login failed. Please try again.',
      'An unexpected error occurred. Please try again.',
    ],
  },
  {
    screen: 'Register',
    route: '/register',
    tests: AUTH,
    texts: [
      { text: 'full name', shown: 'Full Name', source: 'Full Name' },
      { text: 'address', shown: 'Address', source: 'Address' },
      { text: 'email', shown: 'Email', source: 'Email' },
      { text: 'password', shown: 'Password', source: 'Password' },
      { text: 'confirm password', shown: 'Confirm Password', source: 'Confirm Password' },
      'Passwords do not match',
      'Registration failed. Please try again.',
      'An unexpected error occurred. Please try again.',
    ],
    constants: [
      {
        what: 'a password has at least 8 characters',
        file: 'web/src/features/auth/auth.test.tsx',
        title: 'refuses %s before asking the server',
      },
    ],
  },
  {
    screen: 'Forgot password',
    route: '/forgot-password',
    tests: AUTH,
    texts: ['Email', { text: 'Email Sent!', note: 'a real mail' }],
  },
  {
    screen: 'Vendor login',
    route: '/vendor/login',
    tests: AUTH,
    texts: [
      'Welcome Back!',
      'Email',
      'Password',
      {
        text: 'An unexpected error occurred. Please try again.',
        note: 'when the server says nothing',
      },
    ],
  },
  {
    screen: 'Vendor register',
    route: '/vendor/register',
    tests: AUTH,
    texts: [
      'Create Vendor Account',
      'Full Name',
      'Address',
      'Email',
      'Password',
      'Confirm Password',
      'Vendor Login',
    ],
  },
  {
    screen: 'Admin login',
    route: '/admin/login',
    tests: AUTH,
    texts: ['Email', 'Password', 'Invalid email, password or not authorized as admin'],
  },
  {
    screen: 'Old user dashboard',
    route: '/userdashboard',
    tests: ['web/src/router.test.tsx'],
    texts: ['User Dashboard'],
  },
  {
    screen: 'Profile',
    route: '/profile',
    tests: ['web/src/features/profile/'],
    texts: [
      'Profile Information',
      'Order History',
      'Saved Recipes',
      'Add Recipe',
      'Logout',
      'Profile updated successfully!',
      'Failed to update profile',
    ],
  },
  {
    screen: 'Saved recipes',
    route: '/saved-recipes',
    tests: ['web/src/features/savedRecipes/'],
    texts: [
      'Saved Recipes',
      'You are not logged in.',
      'Failed to fetch recipes.',
      { text: 'Are you sure you want to delete this recipe?', note: 'and then it is deleted' },
    ],
  },
  {
    screen: 'Add recipe',
    route: '/add-recipe',
    tests: ['web/src/features/addRecipe/'],
    texts: [
      'Add Recipe',
      'Please add at least one item to recipe',
      'Please select an ingredient and enter a quantity',
      'Ingredient added!',
      'Failed to add recipe',
      { text: 'Failed to fetch ingredients', note: 'on the page, not only logged' },
    ],
    constants: [
      {
        what: 'the confirmation stays 2 s',
        file: 'web/src/features/addRecipe/AddRecipePage.test.tsx',
        title: 'the confirmation stays for 2 seconds after the last addition',
      },
    ],
  },
  {
    screen: 'Help & Support',
    route: '/help-support',
    tests: ['web/src/features/help/', 'web/src/router.test.tsx'],
    texts: [
      'Help & Support',
      { text: 'FAQ', shown: 'Frequently asked questions', source: 'Frequently asked questions' },
      { text: 'contact', shown: 'Contact', source: 'Contact' },
      { text: 'privacy', shown: 'Privacy', source: 'Privacy' },
      { text: 'terms', shown: 'Terms of use', source: 'Terms of use' },
      { text: 'vendors', shown: 'For vendors', source: 'For vendors' },
      { text: 'about', shown: 'About us', source: 'About us' },
      { text: '#faq', source: 'faq' },
      { text: '#contact', source: 'contact' },
      { text: '#privacy', source: 'privacy' },
      { text: '#terms', source: 'terms' },
      { text: '#vendors', source: 'vendors' },
      { text: '#aboutus', source: 'aboutus' },
    ],
  },
];
