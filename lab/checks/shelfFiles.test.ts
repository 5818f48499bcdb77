import { expect, test } from 'vitest';

import { readShelfFiles } from '#bench/lib/shelfReading';

test.each(readShelfFiles())(
  'rows of $dialect files land, under few wrong foods and in no wrong pack',
  ({ rows, count, notRight }) => {
    const wrong = notRight.filter((said) => !said.includes(', asked: '));
    expect(rows).toBe(3000);
    expect(count('asked')).toBeLessThanOrEqual(0.05 * rows);
    expect(count('wrong food'), wrong.join('\n')).toBeLessThanOrEqual(0.01 * rows);
    expect(count('wrong pack'), wrong.join('\n')).toBe(0);
  },
);
