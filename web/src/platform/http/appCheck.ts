import type { FirebaseSettings } from '@larder/shared/account/config.calls';

import type { GetToken } from './appCheckSdk.ts';

/** Script, challenge and token exchange normally take a second together. */
const WAIT_MS = 8_000;
/** After a failure, changes do not wait again for this long. */
const PAUSE_MS = 30_000;

function makeAppCheck() {
  let settings: FirebaseSettings | undefined;
  let started: Promise<GetToken> | undefined;
  let pausedUntil = 0;

  /** Reads from the server's settings whether changes need App Check. */
  function noteAppCheck(given: FirebaseSettings | undefined): void {
    settings = given;
  }

  /** Whether the settings ask for App Check; false before they are loaded. */
  function hasAppCheck(): boolean {
    return settings !== undefined;
  }

  /**
   * The App Check token for a change; loads the SDK on first use.
   *
   * Shape   undefined when none is needed, or Google gives none within 8 seconds: then the server decides,
   *         and its message is shown. After a failure Google is not asked for 30 seconds.
   */
  async function appCheckToken({ isRefused = false } = {}): Promise<string | undefined> {
    if (!settings || Date.now() < pausedUntil) return undefined;
    try {
      started ??= start(settings);
      const token = started.then((getToken) => getToken(isRefused));
      return await Promise.race([token, afterWait()]);
    } catch {
      pausedUntil = Date.now() + PAUSE_MS;
      return undefined;
    }
  }

  /** A failed download is retried on the next use. */
  async function start(given: FirebaseSettings): Promise<GetToken> {
    const { startAppCheck } = await import('./appCheckSdk.ts').catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return startAppCheck(given);
  }

  return { noteAppCheck, hasAppCheck, appCheckToken };
}

export const { noteAppCheck, hasAppCheck, appCheckToken } = makeAppCheck();

function afterWait(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), WAIT_MS);
  });
}
