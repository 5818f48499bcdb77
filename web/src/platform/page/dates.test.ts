import { dayIn } from '@larder/shared/basics/calendar';
import { afterEach, expect, test, vi } from 'vitest';

import { localZone, today } from './dates.ts';

afterEach(() => void vi.useRealTimers());

test.for(['2026-01-05T00:30:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'this day is that of the browser’s time zone: %s',
  (moment) => {
    vi.useFakeTimers({ now: new Date(moment) });
    expect(today()).toBe(dayIn(localZone(), Date.now()));
  },
);
