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
};

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(call: Endpoint, answer: Answer, eyes: Eyes): string | undefined {
  const { actor, isVendor } = eyes;
  if (answer.status >= 500) return `${answer.status}`;
  if (answer.status >= 400) return faultOfRefusal(answer);
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
