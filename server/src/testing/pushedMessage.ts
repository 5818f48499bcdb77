import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A browser's subscription, of which only it has the private key. */
export type Subscription = { pair: ECDH; auth: Buffer };

/** A message as the browser reads it. Shape: `claims` are those of the server's signed token. */
export type PushedMessage = {
  ttl: string | undefined;
  urgency: string | undefined;
  topic: string | undefined;
  claims: { aud: string; exp: number; sub: string };
  content: unknown;
};

/** A subscription as a browser makes it, and the keys that it sends. */
export function newSubscription(): {
  browser: Subscription;
  keys: { p256dh: string; auth: string };
} {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { browser: { pair, auth }, keys };
}

export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * Checks the server's signature (RFC 8292) and decrypts (RFC 8291, RFC 8188), with nothing but node:crypto.
 *
 * Errors  for a message that is not as the standards say.
 */
export function readPushed(
  headers: IncomingHttpHeaders,
  body: Buffer,
  { browser, publicKey }: { browser: Subscription; publicKey: string },
): PushedMessage {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    ttl: header('ttl'),
    urgency: header('urgency'),
    topic: header('topic'),
    claims: claimsOf(headers.authorization ?? '', publicKey),
    content: JSON.parse(decrypted(body, browser).toString('utf8')),
  };
}

/** The claims of "vapid t=…, k=…", signed with ES256 by the key that browsers subscribed with. Source: RFC 8292. */
function claimsOf(authorization: string, publicKey: string): PushedMessage['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('signed by another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const signer = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (!isRight || alg !== 'ES256') throw new Error('a wrong signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

const SALT = 16;
const TAG = 16;

/**
 * The text of a message of one record.
 *
 * Shape   salt, size of records, length of the key's id, which is the sender's key; then the record.
 * Source  RFC 8188, section 2.1; RFC 8291, section 3.4.
 */
function decrypted(body: Buffer, { pair, auth }: Subscription): Buffer {
  const salt = body.subarray(0, SALT);
  const idLength = body.readUInt8(SALT + 4);
  const from = SALT + 5;
  const sender = body.subarray(from, from + idLength);
  const record = body.subarray(from + idLength);
  const recordSize = body.readUInt32BE(SALT);
  if (record.length > recordSize) throw new Error('more than one record');
  const shared = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdf({ salt: auth, key: shared, info, length: 32 });
  const label = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  const key = hkdf({ salt, key: secret, info: label('aes128gcm'), length: 16 });
  const nonce = hkdf({ salt, key: secret, info: label('nonce'), length: 12 });
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
  // The last record ends with 2, then zeros.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('padded in another way');
  return padded.subarray(0, end);
}

function hkdf({
  salt,
  key,
  info,
  length,
}: {
  salt: Buffer;
  key: Buffer;
  info: Buffer;
  length: number;
}): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
