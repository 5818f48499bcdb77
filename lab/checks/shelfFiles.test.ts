import { expect, test } from 'vitest';

import { readShelfFiles } from '#bench/lib/shelfReading';

/**
 * The most that is asked about, of all rows. British shops sell more that the catalogue lacks, such as brown sauce, and print
 * "2 pack 240 g", which has two readings.
 */
const MAX_ASKED = { till: 0.05, readable: 0.05, shop: 0.05, metric: 0.12 };

test.each(readShelfFiles())(
  'rows of $dialect files land, under few wrong foods and in no wrong pack',
  ({ dialect, rows, count, notRight }) => {
    const said = (verdict: string) => notRight.filter((one) => one.includes(`, ${verdict}: `));
    expect(rows).toBe(3000);
    expect(count('asked')).toBeLessThanOrEqual(MAX_ASKED[dialect] * rows);
    // Named, so that a failure says which.
    expect(count('wrong food') > 0.01 * rows ? said('wrong food') : []).toEqual([]);
    expect(said('wrong pack')).toEqual([]);
  },
);
