import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { ErrorBody } from '@larder/shared/basics/errorBody.model';
import { ERRORS } from '@larder/shared/basics/errors.model';
import * as z from 'zod/mini';

import type { Answer } from '#reliability/harness/client';

import type { Actor } from './actors.ts';

const CANARY = /CANARY-[0-9a-f-]{36}/g;

/** Calls that show store names to any account, and a vendor's name to a person it invited. */
const SHOWS_STORES =
  /^(POST \/user\/items\/compare|GET \/vendor\/\{vendorId\}|[A-Z]+ \/user\/orders|GET \/user\/export|POST \/invitation\/view)/;

/** Calls that show the names of people who accepted a vendor's invitation to that vendor. */
const SHOWS_STAFF = /^(GET|PUT) \/vendor\/staff/;

/** Calls that show names and texts of members to their household. */
const SHOWS_HOUSEHOLD =
  /^(\w+ \/household(?:\/(?:leave|invite\/(?:view|accept)))?$|\w+ \/kitchen|POST \/shopping-link)/;

/** A recipe that its owner shares by a link, and the copies that others save of it. */
const SHOWS_SHARED = /^(POST \/recipe-link\/|\w+ \/user\/(?:saved-)?recipes|GET \/user\/export)/;

/** Refusals that name the store of an order. */
const NAMES_STORE = /"error":"(?:below_minimum|store_paused)"/;

/** Who sees the answer, and what is known: whether a canary is a vendor's, and whose an order is. */
type Eyes = {
  actor: Actor;
  isVendor: (canary: string) => boolean;
  vendorOf: (order_id: string) => string | undefined;
  /** Whether the recipe provider may fail now. */
  providerSulks?: (() => boolean) | undefined;
};

/** The fault of an answer, if any. */
export function faultOf(call: Endpoint, answer: Answer, eyes: Eyes): string | undefined {
  const { actor, isVendor } = eyes;
  const headers = [...answer.headers].join('\n');
  const said = headers.match(CANARY)?.[0];
  if (said !== undefined) return `somebody's data in a header: ${said}`;
  if (answer.status >= 500 && !isProviders(call, answer, eyes) && !isQueued(call, answer))
    return `${answer.status}`;
  if (answer.status >= 400) return faultOfRefusal(answer) ?? foreignTo(answer, eyes);
  if (answer.status !== call.status) return `undeclared status ${answer.status}`;
  if (call.status !== 204 && !z.safeDecode(call.response, answer.body as never).success)
    return 'an answer off its schema';
  const seen = new Set(ownPart(call, answer).match(CANARY));
  seen.delete(actor.canary);
  if (seen.size === 0 || actor.role === 'admin' || isOwnCustomer(answer, eyes)) return undefined;
  const name = `${call.method} ${call.path}`;
  if ([SHOWS_STAFF, SHOWS_HOUSEHOLD, SHOWS_SHARED].some((shows) => shows.test(name)))
    return undefined;
  const shopper = [...seen].find((canary) => !isVendor(canary));
  if (shopper !== undefined) return `another person's data: ${shopper}`;
  return SHOWS_STORES.test(name) ? undefined : "another vendor's data";
}

/** The text without the kitchen of an export, which its household wrote together. */
function ownPart({ path }: Endpoint, { text, body }: Answer): string {
  return path === '/user/export' ? JSON.stringify({ ...Object(body), kitchen: null }) : text;
}

/** A refusal may repeat what was sent, and name a store or who of the household ordered the same. */
function foreignTo({ text }: Answer, { actor, isVendor }: Eyes): string | undefined {
  const isNamed = (found: string) =>
    isVendor(found) ? NAMES_STORE.test(text) : text.includes('"error":"ordered_meanwhile"');
  const other = text.match(CANARY)?.find((found) => found !== actor.canary && !isNamed(found));
  return other === undefined ? undefined : `another person's data in a refusal: ${other}`;
}

/** Allowed while the recipe provider does not answer. */
function isProviders({ path }: Endpoint, { status, text, headers }: Answer, eyes: Eyes): boolean {
  return (
    eyes.providerSulks?.() === true &&
    path.startsWith('/recipes/') &&
    status === 503 &&
    headers.has('retry-after') &&
    /"error":"provider_(?:unavailable|exhausted)"/.test(text)
  );
}

/** Allowed for an export, which one slow thread packs for all: four may wait. */
function isQueued({ path }: Endpoint, { status, text, headers }: Answer): boolean {
  return (
    path === '/user/recipes/export' &&
    status === 503 &&
    headers.get('retry-after') === '10' &&
    text.includes('"error":"unavailable"')
  );
}

/** Vendors see name and address of their own customers only. */
function isOwnCustomer({ text }: Answer, { actor, vendorOf }: Eyes): boolean {
  if (actor.role !== 'vendor') return false;
  const orders = [...text.matchAll(/"order_id":"([^"]+)"/g)].map(([, id = '']) => id);
  return (
    orders.length > 0 && orders.every((id) => [actor.user_id, undefined].includes(vendorOf(id)))
  );
}

function faultOfRefusal({ status, body, headers }: Answer): string | undefined {
  const refusal = ErrorBody.safeParse(body);
  if (!refusal.success) return `${status} without the shape of refusals`;
  const { error } = refusal.data;
  if (!(error in ERRORS)) return `unknown code ${error}`;
  const known = ERRORS[error as keyof typeof ERRORS];
  if (known.status !== status) return `${error} with status ${status}`;
  if (status === 401 && headers.get('www-authenticate') !== 'Bearer') return '401 without a scheme';
  return undefined;
}
