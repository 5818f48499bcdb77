import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Whether somebody has hidden the list of the first day, in this browser. */
export const firstDayHidden = stored({ key: 'firstDayHidden', schema: z.boolean(), empty: false });
