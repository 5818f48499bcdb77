import type { Endpoint } from '@larder/shared/basics/endpoint.model';

type Call = Pick<Endpoint, 'method' | 'path'>;

/** The number of a recipe of the provider; not learned. */
export const PROVIDER_RECIPE = 'provider recipe';

/** Another kind that takes the first one's place in a share of the draws. */
type Kind = string | readonly [usual: string, other: string, share: number];

/**
 * The kind of id of a path's parameter; the first one that fits. What a call uses up is mostly a spare one, so that
 * the world stays.
 */
const PARAMETERS: readonly (readonly [RegExp, Kind])[] = [
  [/^\/admin\/audit/, 'audit with rows'],
  [/^\/admin\/ingredient/, ['spare ingredient', 'ingredient_id', 0.01]],
  [/^\/admin\/order/, 'order_id'],
  [/^\/admin\/own-product/, 'own product'],
  [/^\/admin\/person\/\{id\}\/restore/, 'suspended person'],
  [/^\/admin\/person\/\{id\}\//, 'spare person'],
  [/^\/admin\/person/, 'user_id'],
  [/^\/admin\/product-request/, 'asked product'],
  [/^\/admin\/store/, 'store_id'],
  [/^\/admin\/user/, ['spare user', 'user_id', 0.02]],
  [/^\/admin\/vendor/, ['spare vendor', 'vendor_id', 0.02]],
  [/\/gtins\//, 'gtin'],
  [/^\/household\/invite/, 'invite_id'],
  [/^\/household\/calendar/, 'link_id'],
  [/^\/household\/member/, 'household member'],
  [/^\/user\/cooked/, 'cooked_id'],
  [/^\/user\/imports/, 'import_id'],
  [/^\/user\/notices\/device/, 'device_id'],
  [/^\/user\/orders\/\{id\}\/change/, 'order to answer'],
  [/^\/user\/orders/, 'order_id'],
  [/^\/user\/collections/, 'collection_id'],
  [/^\/user\/recipes\/\{id\}\/co(?:oked|llections)/, ['recipe_id', PROVIDER_RECIPE, 0.5]],
  [/^\/user\/recipes/, 'recipe_id'],
  [/^\/user\/session/, 'session_id'],
  [/^\/vendor\/keys/, 'key_id'],
  [/^\/vendor\/webhooks/, 'webhook_id'],
  [/^\/vendor\/order\/\{id\}\/change/, 'changed order'],
  [/^\/vendor\/order\/\{id\}\/return/, 'returned order'],
  [/^\/vendor\/order/, 'sold order'],
  [/^\/vendor\/product-request/, 'asked product'],
  [/^\/vendor\/products/, 'own product'],
  [/^\/vendor\/staff\/invitation/, 'invitation_id'],
  [/^\/vendor\/staff/, 'staff member'],
  [/^\/vendor\/store\/\{storeId\}\/close$/, ['spare store', 'own store', 0.02]],
  [/^\/vendor\/store\/\{storeId\}\/reopen$/, 'closed store'],
  [/^\/vendor\/store/, 'own store'],
  [/^\/vendor\/\{vendorId\}/, 'store_id'],
  [/recipes/, PROVIDER_RECIPE],
];

/** The kind of the first id of a path. */
export function kindOf({ path }: Call, chance: () => number): string {
  const kind = PARAMETERS.find(([pattern]) => pattern.test(path))?.[1];
  if (kind === undefined) throw new Error(`no kind of id is known for ${path}`);
  if (typeof kind === 'string') return kind;
  const [usual, other, share] = kind;
  return chance() < share ? other : usual;
}

/** The kinds of tokens in bodies: of answers, or of mails with a link to that page. */
const TOKENS: readonly (readonly [RegExp, { learned: string } | { mailed: string }])[] = [
  [/^\/household\/invite\//, { learned: 'household invite' }],
  [/^\/shopping-link\//, { learned: 'shopping link' }],
  [/^\/recipe-link\//, { learned: 'recipe link' }],
  [/^\/invitation\//, { mailed: 'invitation' }],
  [/^\/reset-password/, { mailed: 'reset-password' }],
];

export function tokenOf({ path }: Call): { learned?: string; mailed?: string } {
  return TOKENS.find(([pattern]) => pattern.test(path))?.[1] ?? {};
}

/** Members of an answer by the kind under which they are learned. */
export type Kinds = Readonly<Record<string, string>>;

/** Where an answer's member is of another kind than its name says. */
const LEARNED: readonly (readonly [RegExp, Kinds])[] = [
  [/^POST \/admin\/catalogue\/preview/, { version: 'catalogue version' }],
  [/^POST \/admin\/ingredients/, { ingredient_id: 'spare ingredient' }],
  [/^POST \/admin\/person\/\{id\}\/suspend/, { user_id: 'suspended person' }],
  [/^POST \/household\/invites/, { token: 'household invite' }],
  [/^POST \/household\/link/, { token: 'shopping link' }],
  [/^POST \/user\/recipes\/\{id\}\/links/, { token: 'recipe link' }],
  // Somebody else's.
  [/^POST \/household\/invite\/view/, { household_id: 'household to join' }],
  [/\/household|^GET \/kitchen/, { user_id: 'household member', seq: 'kitchen seq' }],
  [/\/vendor\/products|\/admin\/own-product/, { ingredient_id: 'own product' }],
  [/\/product-requests/, { request_id: 'asked product' }],
  [/ \/vendor\/staff/, { user_id: 'staff member' }],
  [/^POST \/vendor\/stores/, { store_id: 'spare store' }],
  [/^GET \/vendor\/stores\/closed/, { store_id: 'closed store' }],
];

export function learnedOf({ method, path }: Call): Kinds {
  return LEARNED.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? {};
}

/** An object with such a mark is of another kind too. */
const MARKED: readonly { mark: string; id: string; kind: string }[] = [
  { mark: 'has_rows', id: 'audit_id', kind: 'audit with rows' },
  { mark: 'is_suspended', id: 'user_id', kind: 'suspended person' },
];

export function markedOf(value: object): { id: string; kind: string }[] {
  const members: Readonly<Record<string, unknown>> = { ...value };
  return MARKED.filter(({ mark }) => members[mark] === true).map(({ id, kind }) => ({
    id: String(members[id]),
    kind,
  }));
}

/** Calls that succeed soon after another one only: both are made in turn. */
export const FORERUNNERS: Readonly<Record<string, string>> = {
  'PUT /admin/catalogue': 'POST /admin/catalogue/preview',
  'GET /admin/audit/{id}/rows': 'GET /admin/audit',
  'POST /admin/product-request/{id}/accept': 'POST /vendor/product-requests',
  'POST /admin/product-request/{id}/decline': 'POST /vendor/product-requests',
  'POST /admin/product-request/{id}/match': 'POST /vendor/product-requests',
  'DELETE /vendor/product-request/{id}': 'POST /vendor/product-requests',
  'POST /admin/person/{id}/restore': 'POST /admin/person/{id}/suspend',
  'POST /household/invite/accept': 'POST /household/invites',
  'POST /household/invite/view': 'POST /household/invites',
  'DELETE /household/invite/{id}': 'POST /household/invites',
  'DELETE /household/calendar/link/{id}': 'POST /household/calendar/links',
  'DELETE /household/member/{id}': 'GET /household',
  'DELETE /user/session/{id}': 'GET /user/sessions',
  'GET /admin/own-product/{id}': 'POST /vendor/products',
  'PUT /admin/own-product/{id}/shared': 'POST /vendor/products',
  'GET /vendor/order/{id}': 'POST /user/orders',
  'GET /vendor/order/{id}/replacements': 'PUT /vendor/userorder/accept',
  'POST /user/orders/{id}/cancel': 'POST /user/orders',
  'PUT /user/cooked/{id}': 'POST /user/cooked',
  'DELETE /user/cooked/{id}': 'POST /user/cooked',
  'GET /user/recipes/{id}': 'POST /user/recipes',
  'PUT /user/recipes/{id}': 'POST /user/recipes',
  'DELETE /vendor/keys/{keyId}': 'POST /vendor/keys',
  'DELETE /vendor/webhooks/{webhookId}': 'POST /vendor/webhooks',
  'GET /vendor/webhooks/{webhookId}/deliveries': 'POST /vendor/webhooks',
  'POST /vendor/webhooks/{webhookId}/test': 'POST /vendor/webhooks',
  'POST /vendor/webhooks/{webhookId}/deliveries/{deliveryId}/again':
    'POST /vendor/webhooks/{webhookId}/test',
  'PUT /vendor/products/{productId}': 'POST /vendor/products',
  'DELETE /vendor/products/{productId}': 'POST /vendor/products',
  'DELETE /vendor/staff/invitation/{id}': 'POST /vendor/staff/invitations',
  'POST /vendor/staff/invitation/{id}/resend': 'POST /vendor/staff/invitations',
  'POST /kitchen/ops': 'GET /kitchen',
  'POST /shopping-link/ticks': 'POST /household/link',
  'POST /shopping-link/view': 'POST /household/link',
  'POST /recipe-link/save': 'POST /user/recipes/{id}/links',
  'POST /recipe-link/view': 'POST /user/recipes/{id}/links',
  'POST /user/recipes/{id}/links': 'POST /user/recipes',
  'PUT /user/collections/{id}': 'POST /user/collections',
  'DELETE /user/collections/{id}': 'POST /user/collections',
  'POST /user/imports/{id}/save': 'GET /user/imports/{id}',
  'POST /vendor/order/{id}/change/{changeId}/undo': 'PUT /vendor/order-line',
  'POST /vendor/order/{id}/return/{returnId}/undo': 'PUT /vendor/order-return',
  'POST /vendor/store/{storeId}/reopen': 'GET /vendor/stores/closed',
  'PUT /user/orders/{id}/change/{changeId}': 'PUT /vendor/order-line',
  'PUT /vendor/order-line': 'PUT /vendor/userorder/accept',
  'PUT /user/orders/{id}/weight': 'PUT /vendor/order-line/weight',
  'PUT /vendor/order-line/weight': 'PUT /vendor/userorder/accept',
  'PUT /vendor/staff/{id}': 'GET /vendor/staff',
  'DELETE /vendor/staff/{id}': 'GET /vendor/staff',
};
