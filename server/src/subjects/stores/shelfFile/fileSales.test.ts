import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { type Person, testApp } from '#testing/testApp';

import { saleToSet } from './fileSales.rules.ts';

const AT = '2026-03-04T12:00:00.000Z';
const ZONE = 'America/New_York';
/** From March 2 to March 8, in New York, where clocks change on that day. */
const SALE = { price: 2.99, from: '2026-03-02T05:00:00.000Z', until: '2026-03-09T04:00:00.000Z' };

/** A store with 9 packs of rice at $4.29. */
async function shop() {
  const { app, person, store, ingredient, stock } = await testApp({ at: AT });
  const vendor = await person('vendor');
  const store_id = await store(vendor.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { price_cents: 429, quantity: 9 });
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const { headers }: Person = vendor;
    const url = `/api/vendor/${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json();
  };
  /** What the file's one row would change. */
  const match = async (cells: object, facts: object = { sale_zone: ZONE }) => {
    const rows = [{ row: 2, name: 'Rice', pack: '500 gm', ...cells }];
    return (await ask('POST', `store/${store_id}/shelf/match`, { rows, ...facts })).rows[0];
  };
  /** Saves that row. Shape: what takes it back. */
  const save = async (cells: object, facts?: object) => {
    const { row, is, price, quantity, sale } = await match(cells, facts);
    const put = {
      row,
      product: { kind: 'known', ingredient_id: is.ingredient_id },
      ...(price !== null && { price }),
      ...(quantity !== null && { quantity }),
      ...(sale !== undefined && { sale }),
    };
    return (await ask('PUT', `store/${store_id}/shelf`, { rows: [put] })).undo;
  };
  const item = async () => (await ask('GET', 'stores')).value[0].items[0];
  return { store_id, rice, ask, match, save, item };
}

const DAYS = { sale_price: '2.99', sale_from: '2026-03-02', sale_until: '2026-03-08' };

test('a sale of the file is shown, saved with its days, and nothing the second time', async () => {
  const { match, save, item } = await shop();
  expect(await match(DAYS)).toMatchObject({ change: 'sale', price: null, sale: SALE });
  expect((await match(DAYS)).before).toEqual({ price: 4.29, quantity: 9 });
  await save(DAYS);
  expect(await item()).toMatchObject({ price: 4.29, quantity: 9, sale: SALE });
  const before = { price: 4.29, quantity: 9, sale: SALE };
  expect(await match(DAYS)).toMatchObject({ change: 'unchanged', before });
});

test('without days it holds from now on until the file has none', async () => {
  const { match, save, item } = await shop();
  await save({ price: '2.99', compare_price: '4.29' });
  const sale = { price: 2.99, from: AT, until: null };
  expect(await item()).toMatchObject({ price: 4.29, sale });
  expect(await match({ price: '2.99', compare_price: '4.29' })).toMatchObject({
    change: 'unchanged',
  });
  expect(await match({ price: '4.29' })).toMatchObject({ change: 'sale', sale: null });
  await save({ price: '4.29' });
  expect(await item()).not.toHaveProperty('sale');
});

test('a file without such a column leaves it', async () => {
  const { match, save, item } = await shop();
  await save(DAYS);
  expect(await match({ price: '4.29' }, {})).not.toHaveProperty('sale');
  await save({ price: '4.49', stock: '3' }, {});
  expect(await item()).toMatchObject({ price: 4.49, quantity: 3, sale: SALE });
});

test.for([
  [{ sale_price: '4.29' }, 'not below the price on the shelf'],
  [{ sale_price: '2.99', sale_until: '2026-03-03' }, 'over already'],
] as const)('%o changes nothing: it is %s', async ([cells]) => {
  const { match, save, item } = await shop();
  expect(await match(cells)).toMatchObject({ change: 'unchanged' });
  await save(cells);
  expect(await item()).not.toHaveProperty('sale');
});

test.for([
  [{ sale_zone: ZONE }, 'of a file that says none'],
  [{}, 'of a file that says nothing of sales'],
] as const)('an item that comes back, %o: without its sale, %s', async ([facts]) => {
  const { store_id, rice, ask, save, item } = await shop();
  await save(DAYS);
  await ask('POST', `store/${store_id}/items/remove`, { ingredient_ids: [rice] });
  await save({ price: '4.29', stock: '9' }, facts);
  expect(await item()).toMatchObject({ price: 4.29, quantity: 9 });
  expect(await item()).not.toHaveProperty('sale');
});

const [BEFORE, NOW, LATER] = [
  new Date('2026-03-02'),
  new Date('2026-03-04'),
  new Date('2026-03-06'),
];
/** As a file says it. */
const said = (from: Date | null, until: Date | null = null) => ({ price: cents(299), from, until });
/** As it stands on a shelf. */
const stands = (from: Date, until: Date | null = null) => ({ ...said(null, until), from });

test.for([
  ['none is there', null, null, undefined],
  ['one that is over is none', null, stands(BEFORE, NOW), undefined],
  ['one that holds ends', null, stands(BEFORE, LATER), null],
  ['nothing is said of sales', undefined, null, undefined],
  ['one without days holds already', said(null), stands(BEFORE), undefined],
  ['and began just now', said(null), stands(NOW), undefined],
  ['one that is planned does not hold yet', said(null), stands(LATER), stands(NOW)],
  ['one that is over begins anew', said(null), stands(BEFORE, NOW), stands(NOW)],
  ['one that ends goes on', said(null), stands(BEFORE, LATER), stands(BEFORE)],
  ['the same one, planned', said(LATER), stands(LATER), undefined],
  ['the same one, over', said(BEFORE, NOW), stands(BEFORE, NOW), undefined],
  ['one that was not there', said(BEFORE, LATER), null, stands(BEFORE, LATER)],
] as const)('what a file sets: %s', ([, sale, there, set]) => {
  expect(saleToSet(sale, { there, price: 429, at: NOW })).toEqual(set);
});

test('a cell that cannot be read keeps the row out, with the reason', async () => {
  const { match } = await shop();
  expect(await match({ ...DAYS, sale_until: 'Easter' })).toMatchObject({
    is: { kind: 'left_out', faults: [{ field: 'sale_until', reason: 'not_a_day' }] },
  });
});

test('Undo brings the sale back that a lower price ended, and ends the one that was set', async () => {
  const { store_id, ask, save, item } = await shop();
  const undo = async ({ changed }: { changed: Record<string, object>[] }) => {
    const items = changed.map(({ ingredient_id, before }) => ({ ingredient_id, ...before }));
    await ask('PUT', `store/${store_id}/inventory`, { items });
  };
  const set = await save(DAYS);
  const lowered = await save({ price: '2.50' }, {});
  expect(await item()).toMatchObject({ price: 2.5 });
  expect(await item()).not.toHaveProperty('sale');
  await undo(lowered);
  expect(await item()).toMatchObject({ price: 4.29, sale: SALE });
  await undo(set);
  expect(await item()).toMatchObject({ price: 4.29 });
  expect(await item()).not.toHaveProperty('sale');
});
