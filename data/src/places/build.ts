import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import { compileCities } from './compile.ts';
import { FILE } from './packed.ts';

const cities = compileCities();
const json = JSON.stringify(cities);
const packed = brotliCompressSync(json, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(FILE, packed);
const zips = cities.reduce((sum, [, , numbers]) => sum + numbers.length / 4, 0);
console.info(
  `${cities.length} cities, ${zips} ZIP codes: ${json.length} -> ${packed.length} bytes`,
);
