import { fileURLToPath } from 'node:url';

/**
 * A city as the file has it: name, state and its ZIP codes, which are four numbers each: the code, 1
 * when people live there (a census area exists) or 0 for boxes and single firms, and latitude and
 * longitude in thousandths of a degree (110 m: closer than a ZIP code says anyway).
 */
export type PackedCity = readonly [name: string, state: string, zips: readonly number[]];

/** Brotli over JSON: a list of PackedCity, the largest city first. */
export const FILE = fileURLToPath(new URL('../../places/us.json.br', import.meta.url));
