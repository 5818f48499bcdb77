import type { ServerResponse } from 'node:http';

import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

import { mockServer } from '#testing/mockServer';

/** FIREBASE_CONFIG of tests. */
export const FIREBASE = {
  apiKey: 'AIza-mock',
  projectId: 'larder-test',
  appId: '1:123456789012:web:0a1b2c3d4e5f',
  messagingSenderId: '123456789012',
  recaptchaSiteKey: 'site-key',
};
const PROJECT = FIREBASE.messagingSenderId;

/** Answers instead of the mock. */
export type Scene = (response: ServerResponse) => void;
export type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

export async function newSigningKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  return { kid, ...(await generateKeyPair(alg, { extractable: true })) };
}

/**
 * A mock of Google's key set for App Check, on a port of its own, closed after the test.
 *
 * Shape   `publish` replaces the keys; `play` sets a scene until `play()`; `asked` counts the requests.
 */
export async function startJwksServer(first: readonly SigningKey[]) {
  let published = first;
  let scene: Scene | undefined;
  let asked = 0;
  const address = await mockServer((_request, response) => {
    asked += 1;
    if (scene) return scene(response);
    return void Promise.all(
      published.map(async ({ kid, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid,
        use: 'sig',
        alg: 'RS256',
      })),
    ).then((keys) => {
      response.setHeader('content-type', 'application/json; charset=UTF-8');
      response.end(JSON.stringify({ keys }));
    });
  });
  return {
    address: `${address}/v1/jwks`,
    asked: () => asked,
    publish: (keys: readonly SigningKey[]) => {
      published = keys;
    },
    play: (next?: Scene) => {
      scene = next;
    },
  };
}

export type Bent = {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  by?: CryptoKey | Uint8Array;
};

/** A token as Google issues it, for an hour from `at`; parts may be replaced. */
export function appCheckToken(
  key: SigningKey,
  at: Date,
  { header, claims, by = key.privateKey }: Bent = {},
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return new SignJWT({
    iss: `https://firebaseappcheck.googleapis.com/${PROJECT}`,
    aud: [`projects/${PROJECT}`, `projects/${FIREBASE.projectId}`],
    sub: FIREBASE.appId,
    iat: seconds,
    exp: seconds + 3600,
    jti: 'fire-jti',
    provider: 'recaptcha_v3',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
    .sign(by);
}
