import { initializeApp } from '@firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from '@firebase/app-check';
import type { FirebaseSettings } from '@larder/shared/contract/config';

/*
 * The Firebase SDK, in a file of its own: only `import()` reaches it, so that nobody loads it who does
 * not need it.
 */

/** Gives a token; a new one when the last is no longer good. Rejects when Google gives none. */
export type GetToken = (isRefused: boolean) => Promise<string>;

/** Starts App Check, which from then on renews its token by itself. Once in a page. */
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
