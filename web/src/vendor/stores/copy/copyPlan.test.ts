import { cents } from '@larder/shared/basics/money';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { expect, test } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';

import { isNothing, planCopy, planWords } from './copyPlan.ts';

const nine = { opens: '09:00', closes: '18:00' };
const hours = { weekdays: [nine, nine, nine, nine, nine, nine, null], holidays: [] };
const slot = (weekday: number) => ({ weekday, from: '10:00', to: '12:00', orders: 3 });
const corner: Store = {
  ...cornerShop,
  items: [onShelf(1, 'Rice'), onShelf(2, 'Basil'), onShelf(3, 'Salt'), onShelf(4, 'Oats')],
  slots: { cut_off: 60, week: [slot(0), slot(6)] },
};
const pier: Store = {
  ...cornerShop,
  name: 'Pier',
  items: [
    onShelf(1, 'Rice'),
    onShelf(2, 'Basil', { price: cents(300) }),
    onShelf(3, 'Salt', { price: cents(100) }),
    onShelf(9, 'Cumin'),
  ],
  hours,
};

/** Corner's rice is $3.49: a sale there that is not below it ends. */
const sale = (price: number) => ({ price: cents(price), from: new Date(0), until: null });
const onSale = (price: number, sold: number): Store => ({
  ...pier,
  items: [{ ...onShelf(1, 'Rice', { price: cents(price) }), sale: sale(sold) }],
});
const bare: Store = { ...corner, items: [] };
const open: Store = { ...corner, hours };
const onSundays: Store = { ...corner, slots: { cut_off: 60, week: [slot(6)] } };

test.for([
  [corner, pier, ['items'], '1 new item'],
  [corner, pier, ['prices'], '2 prices (1 by more than half)'],
  [corner, onSale(500, 349), ['prices'], '1 price (1 ends a sale)'],
  [corner, onSale(500, 348), ['prices'], '1 price'],
  [corner, onSale(900, 400), ['prices'], '1 price (1 by more than half, 1 ends a sale)'],
  [corner, onSale(349, 348), ['prices'], 'nothing changes'],
  [corner, pier, ['slots'], 'slots without Sunday'],
  [corner, pier, ['hours'], 'nothing changes'],
  [pier, corner, ['hours'], 'hours'],
  [corner, bare, ['items', 'prices', 'slots'], '4 new items'],
  [corner, corner, ['items', 'prices', 'hours', 'slots'], 'nothing changes'],
  [open, cornerShop, ['hours', 'slots'], 'hours, slots without Sunday'],
  [onSundays, pier, ['slots'], 'nothing changes'],
] as const)('what copying changes, %#', ([from, to, parts, words]) => {
  const plan = planCopy(from, to, parts);
  expect([planWords(plan), isNothing(plan)]).toEqual([words, words === 'nothing changes']);
});
