import type { NoticeWords } from '@larder/shared/domain/noticeWords';
import webPush from 'web-push';

import type { Config } from '#config';
import { senderOf } from '#lib/mail';

/** What the service worker shows. Shape: `tag` replaces an older notice of the same; `path` opens on a press. */
export type PushContent = NoticeWords & { readonly tag: string; readonly path: string };

export type PushTarget = {
  readonly endpoint: string;
  /** In hex. */
  readonly p256dh: string;
  readonly auth: string;
};

/** How long a push service keeps it for a device that is off: later it is no news. Units: seconds. */
const KEPT_SECONDS = 4 * 3600;

/** Writes messages for push services: encrypted for the device, signed as this server's. Source: RFC 8291, RFC 8292. */
export function pushWriter(config: Pick<Config, 'pushKeys' | 'SMTP_URL' | 'PUBLIC_URL'>) {
  const vapidDetails = { ...config.pushKeys, subject: `mailto:${senderOf(config)}` };
  return (
    { endpoint, p256dh, auth }: PushTarget,
    { title, text, tag, path }: PushContent,
  ): { headers: Record<string, string>; body: Buffer } => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: base64url(p256dh), auth: base64url(auth) } },
      JSON.stringify({ title, text, tag, path }),
      {
        vapidDetails,
        TTL: KEPT_SECONDS,
        urgency: 'high',
        topic: topicOf(tag),
        contentEncoding: 'aes128gcm',
      },
    );
    // The length is written by whoever sends.
    const { 'content-length': _length, ...sent } = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    return { headers: sent, body: Buffer.from(body) };
  };
}

function base64url(hex: string): string {
  return Buffer.from(hex, 'hex').toString('base64url');
}

/** A push service keeps the last message of a topic. At most 32 characters: an id without its hyphens. */
function topicOf(tag: string): string {
  return tag.replaceAll('-', '').slice(0, 32);
}
