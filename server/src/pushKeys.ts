import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair of web push, on the curve P-256, as base64url. Source: RFC 8292, section 3.2. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The number of points of P-256: private keys are from 1 to below it. Source: SEC 2, section 2.4.2. */
const POINTS = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The pair that follows from a secret, the same on every machine that has it. */
export function pushKeysFrom(secret: string): PushKeys {
  // 16 bytes more than a key, so that no key is likelier than another.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'larder web push', 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (POINTS - 1n)) + 1n;
  return pairOf(Buffer.from(number.toString(16).padStart(64, '0'), 'hex'));
}

/** The pair of a private key; undefined for a text that is none. */
export function pushKeysOf(privateKey: string): PushKeys | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined;
  const bytes = Buffer.from(privateKey, 'base64url');
  const number = BigInt(`0x${bytes.toString('hex')}`);
  return number > 0n && number < POINTS ? pairOf(bytes) : undefined;
}

function pairOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    privateKey: privateKey.toString('base64url'),
    publicKey: pair.getPublicKey('base64url'),
  };
}
