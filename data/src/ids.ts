import { createHash } from 'node:crypto';

/** Our namespace: changing it changes every seeded id. */
const NAMESPACE = Buffer.from('7d0c8e5b3f6a4c1d9b2e54a86f13c0de', 'hex');

/**
 * A deterministic UUID of a kind and a name.
 *
 * Shape   lower case 8-4-4-4-12, version 5, variant 10.
 * Source  RFC 9562 section 5.5: SHA-1 over the namespace and the name, first 16 bytes, with the version and
 *         variant bits set.
 */
export function uuidOf(kind: string, name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind}:${name}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** The id of a catalogue ingredient, from its slug. */
export function ingredientId(slug: string): string {
  return uuidOf('ingredient', slug);
}

/** The id of the n-th demo store of a place ("chicago", or a key for stores around a visitor). */
export function storeId(place: string, n: number): string {
  return uuidOf('store', `${place}/${n}`);
}

/** The id of a demo account, from its e-mail address in lower case. */
export function userId(email: string): string {
  return uuidOf('user', email);
}
