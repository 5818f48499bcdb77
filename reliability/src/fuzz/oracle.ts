import type { Endpoint } from '@larder/shared/contract/endpoint';
import { ErrorBody, ERRORS } from '@larder/shared/contract/errors';
import * as z from 'zod/mini';

import type { Answer } from '#harness/client';

import type { Actor } from './actors.ts';

const CANARY = /CANARY-[0-9a-f-]{36}/g;

/** Where anybody signed in may read the names of stores. */
const SHOWS_STORES =
  /^(POST \/user\/items\/compare|GET \/vendor\/\{vendorId\}|[A-Z]+ \/user\/orders)/;

/** Who looks, and what is known: whether a canary is a vendor's, and whose an order is. */
type Eyes = {
  actor: Actor;
  isVendor: (canary: string) => boolean;
  vendorOf: (order_id: string) => string | undefined;
  /** The recipe provider elsewhere may answer badly now. */
  providerSulks?: (() => boolean) | undefined;
};

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(call: Endpoint, answer: Answer, eyes: Eyes): string | undefined {
  const { actor, isVendor } = eyes;
  const headers = [...answer.headers].join('\n');
  const said = headers.match(CANARY)?.[0];
  if (said !== undefined) return `somebody's data in a header: ${said}`;
  if (answer.status >= 500 && !isProviders(call, answer, eyes)) return `${answer.status}`;
  if (answer.status >= 400) return faultOfRefusal(answer) ?? foreignTo(actor, answer);
  if (answer.status !== call.status) return `undeclared status ${answer.status}`;
  if (call.status !== 204 && !z.safeDecode(call.response, answer.body as never).success)
    return 'an answer off its schema';
  const seen = new Set(answer.text.match(CANARY));
  seen.delete(actor.canary);
  if (seen.size === 0 || actor.role === 'admin' || isOwnCustomer(answer, eyes)) return undefined;
  const shopper = [...seen].find((canary) => !isVendor(canary));
  if (shopper !== undefined) return `another person's data: ${shopper}`;
  return SHOWS_STORES.test(`${call.method} ${call.path}`) ? undefined : "another vendor's data";
}

/** A refusal may repeat what was sent, and nothing of anybody else. */
function foreignTo({ canary }: Actor, { text }: Answer): string | undefined {
  const other = text.match(CANARY)?.find((found) => found !== canary);
  return other === undefined ? undefined : `another person's data in a refusal: ${other}`;
}

/** What may be said when the recipe provider does not answer, and for how long. */
function isProviders({ path }: Endpoint, { status, text, headers }: Answer, eyes: Eyes): boolean {
  return (
    eyes.providerSulks?.() === true &&
    path.startsWith('/recipes/') &&
    status === 503 &&
    headers.has('retry-after') &&
    /"error":"provider_(?:unavailable|exhausted)"/.test(text)
  );
}

/** A vendor sees name and address of who ordered from them, and of nobody else. */
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
