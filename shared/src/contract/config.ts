import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';

const FirebaseSettings = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  recaptchaSiteKey: z.string(),
  recaptchaProvider: z.enum(['v3', 'enterprise']),
});
export type FirebaseSettings = z.output<typeof FirebaseSettings>;

/** What the browser must know of this installation before it can work. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  access: 'public',
  summary: 'Settings for the browser',
  response: z.object({
    demo: z.boolean(),
    /** Changes are paused for maintenance, or because the database takes none. */
    read_only: z.optional(z.boolean()),
    google_maps_api_key: z.nullable(z.string()),
    /** Origin of the service of `GET /auth` alone. Left out: it answers below the API's base. */
    auth_service: z.optional(z.string()),
    /** With which the app proves to Firebase App Check that it is ours. Left out: it need not. */
    firebase: z.optional(FirebaseSettings),
    social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
