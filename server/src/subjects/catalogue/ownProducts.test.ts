import { describe, expect, test } from 'vitest';

import { MILK, SCALE, SPREAD, vendorsTown } from './testing/vendorsTown.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const namesOf = (answer: { entries: { products: { name: string }[] }[] }) =>
  answer.entries.map(({ products }) => products.map(({ name }) => name));

describe('GET /admin/own-products', () => {
  test('has the numbers of several vendors, those to do and with most vendors first', async () => {
    const { shops, sell, list, share } = await vendorsTown();
    const { anna, ben, carl } = shops;
    await sell(anna, { name: 'Spread A', gtins: [SPREAD] });
    await sell(ben, { name: 'Spread B', gtins: [SPREAD] });
    const first = await sell(anna, { name: 'Milk A', brand: 'Horizon', gtins: [MILK] });
    await sell(ben, { name: 'Milk B', gtins: [MILK] });
    await sell(carl, { name: 'Milk C', gtins: [MILK] });
    // A store's own numbers mean something else in each; what one vendor sells is found by search alone.
    await sell(anna, { name: 'Ham A', gtins: [SCALE, '4011'] });
    await sell(ben, { name: 'Ham B', gtins: [SCALE, '4011'] });
    const answer = await list();
    expect(answer).toMatchObject({ first: 1, truncated: false });
    expect(namesOf(answer)).toEqual([
      ['Milk A', 'Milk B', 'Milk C'],
      ['Spread A', 'Spread B'],
    ]);
    expect(answer.entries[0]).toMatchObject({ gtin: MILK, vendors: 3, is_shared: false });
    expect(answer.entries[0].products[0]).toEqual({
      ingredient_id: first,
      name: 'Milk A',
      unit_quantity: 1893,
      unit: 'ml',
      brand: 'Horizon',
      category: 'Other',
      image: null,
      food: null,
      sku: null,
      gtins: [MILK],
      vendor_id: anna.vendor.user_id,
      vendor_name: 'Anna',
      stores: 1,
    });

    await share(first);
    expect((await list()).entries).toMatchObject([
      { gtin: SPREAD, is_shared: false },
      { gtin: MILK, is_shared: true },
    ]);
    const page = await list('?limit=1');
    expect(page.truncated).toBe(true);
    expect(namesOf(await list(`?limit=1&cursor=${page.next_cursor}`))).toEqual([
      ['Milk A', 'Milk B', 'Milk C'],
    ]);
  });

  test('finds own products of all vendors by words of name and brand, and by number', async () => {
    const { shops, sell, list, ask } = await vendorsTown();
    const { anna, ben } = shops;
    await sell(anna, { name: 'Oat drink', brand: 'Minor Figures', gtins: [SPREAD] });
    const gone = await sell(anna, { name: 'Oat bar' });
    await ask('DELETE', `/vendor/products/${gone}`, { who: anna.vendor });
    await sell(ben, { name: 'Oat milk', gtins: [SCALE] });
    await sell(ben, { name: 'Spread', gtins: [SPREAD] });
    expect(namesOf(await list('?q=oat'))).toEqual([['Oat drink'], ['Oat milk']]);
    expect(namesOf(await list('?q=FIGURES%20oat'))).toEqual([['Oat drink']]);
    expect(namesOf(await list('?q=3017620422003'))).toEqual([['Oat drink'], ['Spread']]);
    for (const nothing of ['at', 'whole', '%2B'])
      expect(namesOf(await list(`?q=${nothing}`))).toEqual([]);
    const [drink, milk] = (await list('?q=oat')).entries;
    expect(drink).toMatchObject({ gtin: SPREAD, vendors: 2, is_shared: false });
    expect(milk).toMatchObject({ gtin: null, vendors: 1, is_shared: false });
    const { next_cursor } = await list('?q=oat&limit=1');
    expect(namesOf(await list(`?q=oat&limit=1&cursor=${next_cursor}`))).toEqual([['Oat milk']]);
    expect((await ask('GET', `/admin/own-products?cursor=${next_cursor}`)).statusCode).toBe(400);
  });
});

test('one is told with what others sell under its numbers, and what is shared of it', async () => {
  const { shops, sell, ask, share, milk } = await vendorsTown();
  const { anna, ben, carl } = shops;
  const id = await sell(anna, { name: 'Milk A', gtins: [MILK, SCALE] });
  await sell(carl, { name: 'Milk C', unit_quantity: 946, gtins: [MILK] });
  await sell(ben, { name: 'Milk B', gtins: [MILK, SPREAD] });
  const told = async () => (await ask('GET', `/admin/own-product/${id}`)).json();
  expect(await told()).toMatchObject({
    product: { name: 'Milk A', vendor_name: 'Anna' },
    gtins: [MILK],
    alike: [{ name: 'Milk B' }, { name: 'Milk C', unit_quantity: 946 }],
    truncated: false,
    shared: [],
  });
  await share(id);
  expect((await told()).shared).toEqual([
    {
      gtin: MILK,
      name: 'Organic whole milk',
      brand: 'Horizon',
      unit_quantity: 1893,
      unit: 'ml',
      food: { ingredient_id: milk, name: 'Whole milk' },
    },
  ]);
  for (const other of [milk, NOBODY])
    expect((await ask('GET', `/admin/own-product/${other}`)).json().error).toBe(
      'product_not_found',
    );
});

test('each number has what is shared of it, and one that is left out keeps that', async () => {
  const { shops, sell, ask, share } = await vendorsTown();
  const { anna, ben } = shops;
  const spread = await sell(anna, { name: 'Spread', unit_quantity: 400, gtins: [SPREAD] });
  const said = { name: 'Hazelnut spread', brand: null, food: { kind: 'none' } };
  await share(spread, { ...said, gtins: [SPREAD] });
  const both = await sell(ben, { name: 'Milk', gtins: [MILK, SPREAD] });
  expect((await share(both)).statusCode).toBe(200);
  const { shared } = (await ask('GET', `/admin/own-product/${both}`)).json();
  expect(shared).toMatchObject([
    { gtin: MILK, name: 'Organic whole milk' },
    { gtin: SPREAD, name: 'Hazelnut spread', brand: null, food: null },
  ]);
});
