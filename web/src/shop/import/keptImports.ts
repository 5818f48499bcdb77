import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Files of recipes that this tab has sent, oldest first; survive looking at one of their recipes. */
export const keptImports = stored({
  key: 'recipeImports',
  area: 'session',
  schema: z.readonly(z.array(z.string())),
  empty: [],
});
