import type { FirebaseSettings } from '#account/config.calls';

/** Settings of no real project. */
export const FIREBASE: FirebaseSettings = {
  apiKey: 'AIza-key',
  projectId: 'larder',
  appId: '1:12:web:ab',
  messagingSenderId: '12',
  recaptchaSiteKey: 'site-key',
  recaptchaProvider: 'v3',
};
