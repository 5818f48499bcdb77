import { ACCOUNT } from './account.ts';
import { ADMIN } from './admin.ts';
import { FRAME } from './frame.ts';
import { RECIPES } from './recipes.ts';
import { SHOPPING } from './shopping.ts';
import type { Screen } from './types.ts';
import { VENDOR } from './vendor.ts';

/**
 * Every screen with every text the specification quotes for it. Source: product specification sections
 * 2, 5, 8 and 9. Where a design decision changes a text, its note says so.
 */
export const SCREENS: readonly Screen[] = [
  ...FRAME,
  ...RECIPES,
  ...SHOPPING,
  ...ACCOUNT,
  ...VENDOR,
  ...ADMIN,
];
