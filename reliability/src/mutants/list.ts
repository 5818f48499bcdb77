/** One fault put into our own code, and the test that must find it. */
export type Mutant = {
  name: string;
  file: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** The narrowest test file that should turn red. */
  test: string;
};

const ORDERS = 'server/src/features/orders';
const HTTP = 'server/src/http';
const STORES = 'server/src/features/stores';
const RACES = 'reliability/src/races.test.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'shelves are read without holding them',
    file: `${ORDERS}/orders.queries.ts`,
    find: '      order by s.store_id, s.ingredient_id\n      for update of s`',
    replace: '      order by s.store_id, s.ingredient_id`',
    test: RACES,
  },
  {
    name: 'the status is not part of the change of an order',
    file: `${ORDERS}/orders.queries.ts`,
    find: '${ownedBy(owner)} and o.status = ${from}`);',
    replace: '${ownedBy(owner)} and ${from} = ${from}`);',
    test: RACES,
  },
  {
    name: 'every vendor is the vendor of every order',
    file: `${ORDERS}/orders.queries.ts`,
    find: ': sql`o.vendor_id = ${owner.vendor_id}`;',
    replace: ': sql`${owner.vendor_id}::uuid is not null`;',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'every shopper is the shopper of every order',
    file: `${ORDERS}/orders.queries.ts`,
    find: '? sql`o.user_id = ${owner.user_id}`',
    replace: '? sql`${owner.user_id}::uuid is not null`',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'a rejected order keeps its goods',
    file: `${ORDERS}/orders.service.ts`,
    find: 'if (rejected) await restoreStock(tx, { order_ids: [order_id], actor_id: user.user_id, at });',
    replace: 'if (!rejected) await restoreStock(tx, { order_ids: [], actor_id: null, at });',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'short lines are not refused',
    file: `${ORDERS}/orders.service.ts`,
    find: "if (short.length > 0) throw new AppError('out_of_stock', { details: { items: short } });",
    replace: '',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'changed prices are not refused',
    file: `${ORDERS}/orders.service.ts`,
    find: 'if (changed.length > 0) throw priceChanged(changed);',
    replace: '',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'the total that was claimed is not looked at',
    file: `${ORDERS}/orders.service.ts`,
    find: 'draft.total_price !== total_price',
    replace: 'draft.total_price < 0',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'a vendor buys in their own store',
    file: `${ORDERS}/orders.service.ts`,
    find: "if (store.vendor_id === user.user_id) throw new AppError('own_store');",
    replace: '',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'the vendor that was claimed is not looked at',
    file: `${ORDERS}/orders.service.ts`,
    find: 'if (draft.vendor_id && draft.vendor_id !== store.vendor_id)',
    replace: 'if (draft.vendor_id === store.name)',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'closed stores still sell',
    file: `${ORDERS}/orders.queries.ts`,
    find: 'where store_id = any(${store_ids}::uuid[]) and closed_at is null',
    replace: 'where store_id = any(${store_ids}::uuid[])',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'a status that is final is not',
    file: 'shared/src/domain/orders.ts',
    find: '  Rejected: [],',
    replace: "  Rejected: ['Accepted'],",
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'lines of one ingredient are looked at one by one',
    file: 'shared/src/domain/orders.ts',
    find: '(quantities.get(ingredient_id) ?? 0) + quantity',
    replace: 'quantity',
    test: `${ORDERS}/orders.test.ts`,
  },
  {
    name: 'dollars are not rounded to cents',
    file: 'shared/src/domain/money.ts',
    find: 'cents(Math.round(dollars * 100))',
    replace: 'cents(Math.floor(dollars * 100))',
    test: 'shared/src/domain/money.test.ts',
  },
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
    file: `${HTTP}/http.queries.ts`,
    find: 's.user_id = ${user_id} and s.revoked_at is null',
    replace: 's.user_id = ${user_id}',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'deleted accounts go on',
    file: `${HTTP}/http.queries.ts`,
    find: "s.absolute_expires_at > ${at} and u.status = 'active'`",
    replace: 's.absolute_expires_at > ${at}`',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'tokens are good for an hour longer',
    file: `${HTTP}/tokens.ts`,
    find: 'const LEEWAY_SECONDS = 5;',
    replace: 'const LEEWAY_SECONDS = 3605;',
    test: `${HTTP}/access.test.ts`,
  },
  {
    name: 'any of our tokens is an access token',
    file: `${HTTP}/tokens.ts`,
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
    name: 'what the editor saw is not compared',
    file: `${STORES}/stores.service.ts`,
    find: 'edit.expected_quantity !== undefined && edit.expected_quantity !== current',
    replace: 'edit.expected_quantity !== undefined && edit.expected_quantity < 0',
    test: `${STORES}/stores.test.ts`,
  },
  {
    name: 'every vendor edits every shelf',
    file: `${STORES}/stores.queries.ts`,
    find: 'where store_id = any(${store_ids}::uuid[]) and vendor_id = ${vendor_id} and closed_at is null',
    replace:
      'where store_id = any(${store_ids}::uuid[]) and ${vendor_id}::uuid is not null and closed_at is null',
    test: `${STORES}/stores.test.ts`,
  },
  {
    name: 'everybody changes everybody’s recipes',
    file: 'server/src/features/recipes/recipes.queries.ts',
    find: 'sql`select recipe_id from recipes where recipe_id = ${recipe_id} and user_id = ${user_id} for update`',
    replace:
      'sql`select recipe_id from recipes where recipe_id = ${recipe_id} and ${user_id}::uuid is not null for update`',
    test: 'server/src/features/recipes/recipes.test.ts',
  },
  {
    name: 'a deleted person’s orders still name them',
    file: 'server/src/features/admin/deletion.queries.ts',
    find: 'update orders set anonymised = true,',
    replace: 'update orders set anonymised = false,',
    test: 'server/src/features/admin/deletion.test.ts',
  },
  {
    name: 'the program may rewrite what was ordered',
    file: 'server/migrations/0006_trust.sql',
    find: '  grant update on sessions, ',
    replace: '  grant update on order_items, sessions, ',
    test: 'server/src/db/rights.test.ts',
  },
  {
    name: 'a line can be given back twice',
    file: 'server/migrations/0001_start.sql',
    find: 'create unique index stock_movements_once',
    replace: 'create index stock_movements_once',
    test: 'server/src/db/rights.test.ts',
  },
  {
    name: 'nobody hears that a connection broke',
    file: 'server/src/db/postgres.ts',
    find: "  pool.on('connect', (client) => client.on('error', () => undefined));",
    replace: '',
    test: 'server/src/db/rights.test.ts',
  },
  {
    name: 'a driver’s error without a code is a fault of ours',
    file: 'server/src/db/postgres.ts',
    find: 'terminated|timeout|not queryable|',
    replace: '',
    test: `${HTTP}/errorHandler.test.ts`,
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
    find: 'if (window.count > max)',
    replace: 'if (window.count > max + 1)',
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
    name: 'keys are forgotten a day early',
    file: 'server/src/features/housekeeping/housekeeping.queries.ts',
    find: 'keys: 7 * DAY_MS',
    replace: 'keys: 6 * DAY_MS',
    test: 'server/src/features/housekeeping/housekeeping.test.ts',
  },
  {
    name: 'two programs share the embedded database',
    file: 'server/src/db/lockFile.ts',
    find: 'startOf(owner.pid) === owner.started)',
    replace: "owner.started === '')",
    test: 'server/src/cli/adminCreate.test.ts',
  },
];
