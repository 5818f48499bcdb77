import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';

/** What the browser must know of this installation before it can work. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  access: 'public',
  summary: 'Settings for the browser',
  response: z.object({
    demo: z.boolean(),
    google_maps_api_key: z.nullable(z.string()),
    social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
