import { createPrivateKey, type KeyObject } from 'node:crypto';

import { SignJWT } from 'jose';

import type { Config } from '#config';
import { senderOf } from '#platform/lib/mail';
import { type DeviceKeys, encryptFor } from '#platform/lib/webPush';

import type { NoticeWords } from './noticeWords.rules.ts';

/** What the service worker shows. Shape: `tag` replaces an older notice of the same; `path` opens on a press. */
export type PushContent = NoticeWords & { readonly tag: string; readonly path: string };

/** How long a push service keeps it for a device that is off: later it is no news. Units: seconds. */
const KEPT_SECONDS = 4 * 3_600;

/** How long a signature is valid; push services refuse more than a day. Units: seconds. */
const SIGNED_SECONDS = 12 * 3_600;

/** Writes messages for push services: encrypted for the device, signed as this server's. Source: RFC 8030, 8291, 8292. */
export function makePushWriter(config: Pick<Config, 'pushKeys' | 'SMTP_URL' | 'PUBLIC_URL'>) {
  const { publicKey } = config.pushKeys;
  const key = signingKey(config.pushKeys);
  const subject = `mailto:${senderOf({ SMTP_URL: config.SMTP_URL, PUBLIC_URL: config.PUBLIC_URL })}`;

  /** Shape   of a token for one push service alone, which cannot use it elsewhere. */
  function signed(audience: string, at: Date): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(audience)
      .setExpirationTime(Math.floor(at.getTime() / 1_000) + SIGNED_SECONDS)
      .setSubject(subject)
      .sign(key);
  }

  return async (
    { endpoint, ...keys }: DeviceKeys & { endpoint: string },
    { title, text, tag, path }: PushContent,
    at: Date,
  ): Promise<{ headers: Record<string, string>; body: Buffer }> => ({
    headers: {
      authorization: `vapid t=${await signed(new URL(endpoint).origin, at)}, k=${publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
      topic: topicOf(tag),
    },
    body: encryptFor(keys, JSON.stringify({ title, text, tag, path })),
  });
}

function signingKey({ publicKey, privateKey: d }: Config['pushKeys']): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } });
}

/** A push service keeps the last message of a topic. At most 32 characters: an id without its hyphens. */
function topicOf(tag: string): string {
  return tag.replaceAll('-', '').slice(0, 32);
}
