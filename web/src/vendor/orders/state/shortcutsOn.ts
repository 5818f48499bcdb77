import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Single-key shortcuts of the vendor's lists; they can be switched off (WCAG 2.1.4). */
export const shortcutsOn = stored({ key: 'vendorShortcuts', schema: z.boolean(), empty: true });
