import { expect, test } from 'vitest';

import { demoPaused, demoSlots } from './demoMorning.ts';
import { demoTimes } from './demoSlots.ts';
import { demoStores } from './stores/demoStores.ts';

test('most stores of every area have times, in the time of the place', () => {
  const timed = [
    ...demoTimes().map(({ store_id }) => store_id),
    ...demoSlots().map((one) => one.store.store_id),
  ];
  expect(new Set(timed).size).toBe(timed.length);
  const areas = Map.groupBy(demoStores(), ({ vendor }) => vendor);
  for (const stores of areas.values()) {
    const with_ = stores.filter(({ store_id }) => timed.includes(store_id));
    expect(with_.length).toBeGreaterThan(stores.length / 2);
    // Somewhere an order comes at no set time.
    expect(with_.length).toBeLessThan(stores.length);
  }
  expect(timed).not.toContain(demoPaused().store_id);
  const west = demoStores().find(({ address }) => address.includes('San Francisco'));
  const zones = demoTimes().filter(({ store_id }) => store_id === west?.store_id);
  expect(zones.map(({ time_zone }) => time_zone)).toEqual(['America/Los_Angeles']);
});

test('each of them is both delivered from and picked up at somewhere, several times a day', () => {
  const times = demoTimes();
  expect(times.some(({ also_pickup }) => also_pickup)).toBe(true);
  for (const { slots } of times)
    expect(slots.week.filter(({ weekday }) => weekday === 6).length).toBeGreaterThan(3);
});
