import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave to reach it: its public key, 65 bytes, and a shared secret, 16 bytes. */
export type DeviceKeys = { readonly p256dh: Buffer; readonly auth: Buffer };

/** Size of a record; a message is one, so that its text may have 3,993 bytes. */
const RECORD_BYTES = 4_096;
/** Ends the text of the last record; zeros could follow. */
const LAST_RECORD = Buffer.of(2);

/**
 * Encrypts a text for one browser, as the body of a message to its push service, which cannot read it.
 *
 * Shape   salt, size of records, length of the sender's key, that key; then the record with its tag. Salt and key pair are
 *         new for each message; only a test gives them.
 * Source  RFC 8291, section 3.4; RFC 8188, section 2.
 */
export function encryptFor(
  { p256dh, auth }: DeviceKeys,
  text: string,
  { salt = randomBytes(16), pair = newPair() }: { salt?: Buffer; pair?: ECDH } = {},
): Buffer {
  const sender = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
  const shared = derived(pair.computeSecret(p256dh), { salt: auth, info, length: 32 });
  const label = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  const key = derived(shared, { salt, info: label('aes128gcm'), length: 16 });
  const nonce = derived(shared, { salt, info: label('nonce'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES, 0);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender, ...record, cipher.getAuthTag()]);
}

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

function derived(
  key: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
