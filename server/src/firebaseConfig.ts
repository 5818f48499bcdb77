import { z } from 'zod';

const given = z.string().min(1);

/**
 * A web app's settings as the Firebase console shows them, and its reCAPTCHA site key. All public: the
 * browser needs them. Other members are dropped.
 */
const Members = z
  .object({
    apiKey: given,
    projectId: given,
    appId: given.regex(/^1:\d+:web:[\da-f]+$/, 'must look like 1:123456789:web:0a1b2c'),
    /** The project number, by which tokens name it. */
    messagingSenderId: given.regex(/^\d+$/, 'must be the number of the project'),
    recaptchaSiteKey: given,
    /** Which of Firebase's two reCAPTCHA providers the site key is for. */
    recaptchaProvider: z.enum(['v3', 'enterprise']).default('v3'),
  })
  .refine(({ appId, messagingSenderId }) => appId.split(':')[1] === messagingSenderId, {
    path: ['appId'],
    error: 'belongs to another project than messagingSenderId',
  });

export const FirebaseConfig = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'is not JSON', input: text });
      return z.NEVER;
    }
  })
  .pipe(Members);
export type FirebaseConfig = z.output<typeof FirebaseConfig>;

/** Where Google publishes the keys that sign App Check tokens. */
export const FIREBASE_JWKS_URL = 'https://firebaseappcheck.googleapis.com/v1/jwks';
