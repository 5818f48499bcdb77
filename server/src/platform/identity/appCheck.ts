import { APP_CHECK_HEADER, needsAppCheck } from '@larder/shared/account/appCheck.model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors, jwtVerify } from 'jose';

import type { Config } from '#config';
import type { Deps } from '#deps';
import { AppError } from '#errors';
import { makeNetwork } from '#platform/lib/network';

import { bearerToken, isApiKey } from './authenticate.ts';
import { type FindKey, KeysUnavailable, makeKeyFinder } from './signingKeys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an API key may make the call. */
    readonly takesKeys?: boolean;
  }
}

const ISSUER = 'https://firebaseappcheck.googleapis.com/';
const LEEWAY_SECONDS = 5;
const RETRY_AFTER_SECONDS = 30;

/**
 * With Firebase App Check configured, requires a token from Google for calls that change something, unless a program of
 * a vendor makes them with a key.
 *
 * Errors  app_check_required without a token; app_check_invalid for one that is not for this app;
 *         app_check_unavailable when Google's keys cannot be fetched.
 */
export function requireAppCheck(api: FastifyInstance, { config, now }: Deps): void {
  const { FIREBASE_CONFIG: firebase, FIREBASE_JWKS_URL: address } = config;
  if (!firebase) return;
  const findKey = makeKeyFinder(address, { network: makeNetwork(now), log: api.log });

  api.addHook('onRequest', async (request) => {
    if (!needsAppCheck({ method: request.method, path: pathOf(request) })) return;
    // Only where a key is needed then: elsewhere anybody could write one.
    if (request.routeOptions.config.takesKeys && isApiKey(bearerToken(request))) return;
    const token = request.headers[APP_CHECK_HEADER];
    if (typeof token !== 'string' || token === '') throw new AppError('app_check_required');
    await verify(token, { firebase, findKey, at: now() });
  });
}

/** The path as in the contract: below the API's base, with parameters in braces. */
function pathOf({ routeOptions: { url = '' } }: FastifyRequest): `/${string}` {
  return `/${url.replace(/^\/api\//, '').replaceAll(/:(\w+)/g, '{$1}')}`;
}

/** Source: https://firebase.google.com/docs/app-check/custom-resource-backend */
async function verify(
  token: string,
  {
    firebase,
    findKey,
    at,
  }: { firebase: NonNullable<Config['FIREBASE_CONFIG']>; findKey: FindKey; at: Date },
): Promise<void> {
  const { messagingSenderId: project, appId } = firebase;
  try {
    await jwtVerify(
      token,
      (header, jws) => {
        if (!header.kid) throw new errors.JWSInvalid('no key named');
        return findKey(header, jws);
      },
      {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: ISSUER + project,
        audience: `projects/${project}`,
        subject: appId,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: at,
      },
    );
  } catch (error) {
    if (error instanceof KeysUnavailable)
      throw new AppError('app_check_unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    if (error instanceof errors.JOSEError) throw new AppError('app_check_invalid');
    throw error;
  }
}
