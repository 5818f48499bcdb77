import { expect, test } from 'vitest';

import { market } from '#testing/market';

/** Orders of two days and two stores; times in New York. */
async function sold() {
  const world = await market();
  const { place, move, stores } = world;
  await place('2026-03-02T04:59:59Z', ['Rice']); // the 1st
  await place('2026-03-02T05:00:00Z', ['Rice'], { quantity: 2 });
  await place('2026-03-03T15:00:00Z', ['Rice', 'Jalapeño pepper'], { store_id: stores.pier });
  await move(await place('2026-03-03T16:00:00Z', ['Rice'], { quantity: 9 }), 'Rejected');
  await place('2026-03-04T05:00:00Z', ['Rice']); // the 4th
  return world;
}

const RANGE =
  'placed_from=2026-03-02T05:00:00.000Z&placed_before=2026-03-04T05:00:00.000Z&time_zone=America/New_York';

test('a report sums its days by day, store and item, without what was rejected', async () => {
  const { get, stores } = await sold();
  expect(await get(`report?${RANGE}`)).toEqual({
    days: [
      { day: '2026-03-02', orders: 1, revenue: 6 },
      { day: '2026-03-03', orders: 2, revenue: 4 },
    ],
    stores: [
      { store_id: stores.corner, name: 'Corner', orders: 1, packs: 2, revenue: 6 },
      { store_id: stores.pier, name: 'Pier', orders: 1, packs: 2, revenue: 4 },
    ],
    slots: [{ slot: null, orders: 2, packs: 4, revenue: 10 }],
    items: [
      { name: 'Rice', size: '500 gm', orders: 2, packs: 3, revenue: 9 },
      { name: 'Jalapeño pepper', size: '500 gm', orders: 1, packs: 1, revenue: 1 },
    ],
  });
});

test('it is one’s own, of at most 92 days, forwards', async () => {
  const { get, person } = await sold();
  const rival = await person('vendor', 'Rival');
  expect(await get(`report?${RANGE}`, rival)).toMatchObject({ stores: [], items: [] });
  for (const placed_before of ['2026-03-03T05:00:00.000Z', '2026-07-03T05:00:00.000Z']) {
    const query = `placed_from=2026-03-03T05:00:00.000Z&placed_before=${placed_before}`;
    expect((await get(`report?${query}`)).details.fields[0].field).toBe('placed_before');
  }
});

test('what is no moment is refused by name', async () => {
  const { get } = await sold();
  for (const moment of ['', 'yesterday', '9'.repeat(41)]) {
    const query = `placed_from=${moment}&placed_before=2026-03-03T05:00:00.000Z`;
    const { error, details } = await get(`report?${query}`);
    expect([error, details.fields[0].field]).toEqual(['invalid_request', 'placed_from']);
  }
});
