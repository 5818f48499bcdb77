import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

/** What a test reads of the setting FIREBASE_CONFIG. */
export const FIREBASE = {
  apiKey: 'AIza-stand-in',
  projectId: 'larder-test',
  appId: '1:123456789012:web:0a1b2c3d4e5f',
  messagingSenderId: '123456789012',
  recaptchaSiteKey: 'site-key',
};
const PROJECT = FIREBASE.messagingSenderId;

/** What the stand-in does with a request instead of answering the keys. */
export type Scene = (response: ServerResponse) => void;
export type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

export async function newSigningKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  return { kid, ...(await generateKeyPair(alg, { extractable: true })) };
}

/**
 * A stand-in for Google's list of the keys that sign App Check tokens, on a port of its own, closed
 * after the test. It answers as Google does: a JSON Web Key Set of RSA keys.
 *
 * Shape   `publish` replaces the keys; `play` sets a scene for every request until `play()`; `asked`
 *         counts the requests.
 */
export async function jwksServer(first: readonly SigningKey[]) {
  let published = first;
  let scene: Scene | undefined;
  let asked = 0;
  const server = createServer((_request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    address: `http://127.0.0.1:${port}/v1/jwks`,
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

/** A token as Google gives it to our app for an hour from `at`, or with some of it bent. */
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
