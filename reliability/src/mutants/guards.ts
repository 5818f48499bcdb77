import type { Mutant } from './mutant.ts';

const HTTP = 'server/src/http';
const IDENTITY = 'server/src/identity';
const ORDERS = 'server/src/features/orders';

/** Faults in what stands at the door: who somebody is, what they may, and how much of it at once. */
export const GUARDS: readonly Mutant[] = [
  {
    name: 'another body with the same key gets the first answer',
    file: `${HTTP}/idempotency.queries.ts`,
    find: "if (known.fingerprint !== fingerprint) throw new AppError('key_reused');",
    replace: '',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'one key for everybody',
    file: `${HTTP}/idempotency.ts`,
    find: '    user_id,\n    route: `${endpoint.method}',
    replace: "    user_id: '00000000-0000-4000-8000-000000000000',\n    route: `${endpoint.method}",
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'the answer is not kept with its key',
    file: `${HTTP}/idempotency.ts`,
    find: 'await storeAnswer(tx, claim, { status: endpoint.status, response });',
    replace: 'void storeAnswer;',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'the role is not looked at',
    file: `${HTTP}/serve.ts`,
    find: "if (!roles.includes(user.role)) throw new AppError('not_allowed');",
    replace: 'void roles;',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'ended sessions go on',
    file: `${IDENTITY}/liveUser.queries.ts`,
    find: 'where s.revoked_at is null and s.absolute_expires_at',
    replace: 'where s.absolute_expires_at',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'deleted accounts go on',
    file: `${IDENTITY}/liveUser.queries.ts`,
    find: "s.absolute_expires_at > ${at} and u.status = 'active'`",
    replace: 's.absolute_expires_at > ${at}`',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'tokens are good for an hour longer',
    file: `${IDENTITY}/accessTokens.ts`,
    find: 'const LEEWAY_SECONDS = 5;',
    replace: 'const LEEWAY_SECONDS = 3605;',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'any of our tokens is an access token',
    file: `${IDENTITY}/accessTokens.ts`,
    find: "        typ: 'at+jwt',\n        issuer",
    replace: '        issuer',
    test: 'server/src/features/auth/session.test.ts',
  },
  {
    name: 'a refresh token can be used for ever',
    file: 'server/src/features/auth/session.queries.ts',
    find: 'set rotated_at = ${at}, successor_hash = ${successor_hash}',
    replace: 'set successor_hash = ${successor_hash}, issued_at = ${at}',
    test: 'server/src/features/auth/session.test.ts',
  },
  {
    name: 'a failed guess is not counted',
    file: 'server/src/features/auth/attempts.ts',
    find: ': { ...row, failures: row.failures + 1 };',
    replace: ': row;',
    test: 'server/src/features/auth/auth.test.ts',
  },
  {
    name: 'a full disk is a fault of ours',
    file: `${HTTP}/errorHandler.ts`,
    find: "  [/^(25006|53100)$/, 'read_only'],",
    replace: "  [/^25006$/, 'read_only'],\n  [/^53100$/, 'internal'],",
    test: `${HTTP}/errorHandler.test.ts`,
  },
  {
    name: 'changes go on while they are paused',
    file: `${HTTP}/readOnly.ts`,
    find: "throw new AppError('read_only', { retryAfter: RETRY_AFTER_SECONDS });",
    replace: 'void RETRY_AFTER_SECONDS;',
    test: `${HTTP}/readOnly.test.ts`,
  },
  {
    name: 'bodies may nest as deep as they like',
    file: `${HTTP}/jsonBody.ts`,
    find: 'if (depth > DEEPEST) return true;',
    replace: 'if (depth < -DEEPEST) return true;',
    test: `${HTTP}/http.test.ts`,
  },
  {
    name: 'one call too many is let through',
    file: `${HTTP}/rateLimits.ts`,
    find: 'if (window.count > limit.max)',
    replace: 'if (window.count > limit.max + 1)',
    test: `${HTTP}/http.test.ts`,
  },
  {
    name: 'pages run scripts of strangers',
    file: `${HTTP}/pages.ts`,
    find: '"object-src \'none\'"',
    replace: '"script-src \'self\' https:"',
    test: `${HTTP}/pages.test.ts`,
  },
  {
    name: 'a short key signs tokens',
    file: 'server/src/config.ts',
    find: 'Buffer.byteLength(secret) < 32',
    replace: 'Buffer.byteLength(secret) < 8',
    test: 'server/src/config.test.ts',
  },
  {
    name: 'who sends slowly takes a place',
    file: `${HTTP}/overload.ts`,
    find: "api.addHook('preValidation', async (request, reply) => {",
    replace: "api.addHook('onRequest', async (request, reply) => {",
    test: `${HTTP}/overload.test.ts`,
  },
  {
    name: 'a token may be spelled in several ways',
    file: `${IDENTITY}/accessTokens.ts`,
    find: 'if (!COMPACT.test(token)) return undefined;',
    replace: 'void COMPACT;',
    test: `${IDENTITY}/accessTokens.test.ts`,
  },
  {
    name: 'keys of other people are looked for in a token’s header',
    file: `${IDENTITY}/accessTokens.ts`,
    find: 'if (!key || FOREIGN_KEYS.some((member) => member in header))',
    replace: 'void FOREIGN_KEYS;\n        if (!key || header.alg === undefined)',
    test: `${IDENTITY}/accessTokens.test.ts`,
  },
];
