import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, text } from '#basics/leaves.model';
import { isPushAddress } from '#basics/webAddress';
import { isClockTime } from '#stores/storeDays';

import { MAIL_TIMINGS, MAX_DEVICES } from './notices.ts';

const SMALL_BODY = 16 * 1024;

const ClockTime = text(5).check(z.refine(isClockTime, 'must be a time, like 22:00'));

/** By the clock of the store; the end may be on the next day. */
const QuietHours = z.object({ from: ClockTime, to: ClockTime }).check(
  z.refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'must differ from when they begin',
  }),
);

const chosen = {
  mail: z.enum(MAIL_TIMINGS),
  /** null: none. */
  quiet: z.nullable(QuietHours),
};

/** What somebody wants to be told of the new orders of a store. */
export const StoreNotices = z.object(chosen);
export type StoreNotices = z.output<typeof StoreNotices>;

const NoticesOfStore = z.object({
  ...chosen,
  store_id: Id,
  name: z.string(),
  time_zone: z.string(),
  /** When the mail server refused the person's address, which turned the mails off. */
  bounced_at: z.nullable(Instant),
});
export type NoticesOfStore = z.output<typeof NoticesOfStore>;

const NoticeDevice = z.object({
  device_id: Id,
  /** "Firefox on Linux"; null when the browser did not say. */
  device: z.nullable(z.string()),
  /** The start of the SHA-256 of its endpoint, in hex: a browser knows itself by it. */
  mark: z.string(),
  created_at: Instant,
  /** Whether this session is the one that it was last seen in. */
  is_current: z.boolean(),
});
export type NoticeDevice = z.output<typeof NoticeDevice>;

export const Notices = z.object({
  /** The key that browsers subscribe with: base64url of a P-256 point. */
  push_key: z.string(),
  /** Whether mails leave this server; otherwise they wait as files in its folder. */
  mails: z.boolean(),
  /** At most 10, the latest first. */
  devices: z.array(NoticeDevice),
  /** The open stores that the account runs, in the order of opening; none of a shopper. */
  stores: z.array(NoticesOfStore),
});
export type Notices = z.output<typeof Notices>;

export const getNotices = endpoint({
  method: 'GET',
  path: '/user/notices',
  access: 'shopper',
  summary: 'Which devices show notices, and what is told of the own stores',
  response: Notices,
});

/** `bytes` of base64url without padding. */
function bytesText(bytes: number) {
  const letters = Math.ceil((bytes * 4) / 3);
  const wrong = `must be ${bytes} bytes as base64url`;
  return text(letters, wrong).check(z.regex(new RegExp(`^[\\w-]{${letters}}$`), wrong));
}

/** As the browser gives it: `PushSubscription.toJSON()` without its other members. */
export const DeviceBody = z.strictObject({
  endpoint: text(1_024).check(
    z.refine(isPushAddress, 'must be an https address of a push service'),
  ),
  keys: z.strictObject({ p256dh: bytesText(65), auth: bytesText(16) }),
});

/** Of another account that had it, it is the caller's from then on. Beyond 10 devices the oldest is forgotten. */
export const keepDevice = endpoint({
  method: 'PUT',
  path: '/user/notices/device',
  access: 'shopper',
  summary: `Show notices on this device; an account has at most ${MAX_DEVICES}`,
  body: DeviceBody,
  bodyLimit: SMALL_BODY,
  response: NoticeDevice,
});

export const forgetDevice = endpoint({
  method: 'DELETE',
  path: '/user/notices/device/{id}',
  access: 'shopper',
  summary: 'Show no more notices on a device of one’s own; one that is gone is gone',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});

/** Errors  store_not_found, also for another vendor's and a closed one. */
export const changeStoreNotices = endpoint({
  method: 'PUT',
  path: '/vendor/store/{storeId}/notices',
  access: 'picker',
  stores: 'own',
  summary: 'Change what the caller is told of the orders of a store',
  params: z.object({ storeId: Id }),
  body: z.strictObject(chosen),
  bodyLimit: SMALL_BODY,
  response: StoreNotices,
});
