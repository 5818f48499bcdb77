import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';

const FirebaseSettings = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  recaptchaSiteKey: z.string(),
  recaptchaProvider: z.enum(['v3', 'enterprise']),
});
export type FirebaseSettings = z.output<typeof FirebaseSettings>;

/** Settings for the browser. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  access: 'public',
  summary: 'Settings for the browser',
  response: z.object({
    demo: z.boolean(),
    /** Changes are paused. */
    read_only: z.optional(z.boolean()),
    /** Whether recipes can be read from links. */
    reads_links: z.optional(z.boolean()),
    google_maps_api_key: z.nullable(z.string()),
    /** Origin of the own service of `GET /auth`; left out when it is below the API's base. */
    auth_service: z.optional(z.string()),
    /** Settings for App Check; left out when it is off. */
    firebase: z.optional(FirebaseSettings),
    social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});
