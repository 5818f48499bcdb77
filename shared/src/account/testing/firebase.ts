import type { FirebaseSettings } from '#contract/config';

/** Settings of no real project. */
export const FIREBASE: FirebaseSettings = {
  apiKey: 'AIza-key',
  projectId: 'larder',
  appId: '1:12:web:ab',
  messagingSenderId: '12',
  recaptchaSiteKey: 'site-key',
  recaptchaProvider: 'v3',
};
