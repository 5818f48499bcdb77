import { fileURLToPath } from 'node:url';

/**
 * A city in the file: name, state and ZIP codes of four numbers each: the code, 1 if inhabited (a census area
 * exists) or 0 for boxes and firms, latitude and longitude in thousandths of a degree (110 m, more precise
 * than a ZIP code).
 */
export type PackedCity = readonly [name: string, state: string, zips: readonly number[]];

/** Brotli over JSON: PackedCity[], largest city first. */
export const FILE = fileURLToPath(new URL('../../places/us.json.br', import.meta.url));
