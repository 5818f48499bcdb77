import { initializeApp } from '@firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from '@firebase/app-check';
import type { FirebaseSettings } from '@larder/shared/account/config.calls';

/* The Firebase SDK as a separate chunk, loaded by `import()` when it is needed. */

/** Gives a valid token. Rejects when Google gives none. */
export type GetToken = (isRefused: boolean) => Promise<string>;

/** Starts App Check, which renews its token. Once per page. */
export function startAppCheck({
  recaptchaSiteKey,
  recaptchaProvider,
  ...options
}: FirebaseSettings): GetToken {
  const provider =
    recaptchaProvider === 'enterprise'
      ? new ReCaptchaEnterpriseProvider(recaptchaSiteKey)
      : new ReCaptchaV3Provider(recaptchaSiteKey);
  const appCheck = initializeAppCheck(initializeApp(options), {
    provider,
    isTokenAutoRefreshEnabled: true,
  });
  return async (isRefused) => (await getToken(appCheck, isRefused)).token;
}
