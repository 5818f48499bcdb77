import { expect, test } from 'vitest';

import { readShelfFiles } from '#bench/lib/shelfReading';

/**
 * The most that is asked about, of all rows. British shops print "8 pack 240 g", which has two readings, and "eggs 6"; these
 * names were written after the rules for the others.
 */
const MAX_ASKED = { till: 0.05, readable: 0.05, shop: 0.05, metric: 0.05, british: 0.13 };

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
