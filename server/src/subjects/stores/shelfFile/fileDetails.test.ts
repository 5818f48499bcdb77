import { expect, test } from 'vitest';

import { type Person, testApp } from '#testing/testApp';

const AT = '2026-03-04T12:00:00.000Z';

/** A store with 9 packs of rice, 500 gm at $4.29, and 3 whisks. */
async function shop() {
  const { app, person, member, store, ingredient, stock } = await testApp({ at: AT });
  const vendor = await person('vendor');
  const store_id = await store(vendor.user_id);
  const rice = await ingredient('Rice');
  const whisk = await ingredient('Whisk', { unit_quantity: 1, unit: 'piece' });
  await stock(store_id, rice, { price_cents: 429, quantity: 9 });
  await stock(store_id, whisk, { price_cents: 900, quantity: 3 });
  const send = (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    { payload, by = vendor }: { payload?: object; by?: Person } = {},
  ) => {
    const url = `/api/vendor/${path}`;
    return app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });
  };
  const ask = async (...asked: Parameters<typeof send>) => {
    const answer = await send(...asked);
    expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
    return answer.json();
  };
  const matchAll = async (rows: object[], facts: object = {}, of = store_id) =>
    (await ask('POST', `store/${of}/shelf/match`, { payload: { rows, ...facts } })).rows;
  const match = async (cells: object) =>
    (await matchAll([{ row: 2, name: 'Rice', pack: '500 gm', ...cells }]))[0];
  const put = (rows: object[], of = store_id) =>
    ask('PUT', `store/${of}/shelf`, { payload: { rows } });
  /** Saves a row as it was matched. Shape: what takes it back. */
  const save = async (cells: object) => (await put([putOf(await match(cells))])).undo;
  const items = async (of = store_id) => {
    const { value } = await ask('GET', 'stores');
    return value.find((one: { store_id: string }) => one.store_id === of).items;
  };
  const item = async () =>
    (await items()).find(({ ingredient_id }: { ingredient_id: string }) => ingredient_id === rice);
  return {
    vendor,
    member,
    store,
    store_id,
    rice,
    whisk,
    send,
    ask,
    matchAll,
    match,
    put,
    save,
    items,
    item,
  };
}

type Matched = Record<string, unknown> & { row: number; is: Record<string, unknown> };

/** As a page sends a matched row, of a product that is known or will be made. */
function putOf(matched: Matched, name = ''): object {
  const { row, is, price, quantity, sale, cost, tax_class, by_weight, gtin, sku } = matched;
  const { kind, ingredient_id, brand, pack } = is;
  const made = {
    kind: 'new',
    name,
    brand,
    ...(pack as object | null),
    food_id: null,
    category: 'Other',
  };
  return {
    row,
    product: kind === 'known' ? { kind, ingredient_id } : made,
    ...(price !== null && { price }),
    ...(quantity !== null && { quantity }),
    ...(gtin !== null && { gtin }),
    ...(sku !== null && { sku }),
    ...(sale !== undefined && { sale }),
    ...(cost !== undefined && { cost }),
    ...(tax_class !== undefined && { tax_class }),
    ...(by_weight !== undefined && { by_weight }),
  };
}

const CELLS = { cost: '$2.1049', tax_class: 'Reduced', by_weight: 'Y' };
const DETAILS = { cost: 2.1, tax_class: 'Reduced', by_weight: true };

test('cost, tax class and weighing of a file are shown, saved, and nothing the second time', async () => {
  const { match, save, item } = await shop();
  const first = await match(CELLS);
  expect(first).toMatchObject({ change: 'details', price: null, ...DETAILS });
  expect(first.before).toEqual({ price: 4.29, quantity: 9 });
  await save(CELLS);
  expect(await item()).toMatchObject({ price: 4.29, quantity: 9, ...DETAILS });
  const before = { price: 4.29, quantity: 9, ...DETAILS };
  expect(await match(CELLS)).toMatchObject({ change: 'unchanged', before });
});

test('a file without them leaves them, and so does an empty cell or a cost of 0', async () => {
  const { match, save, item } = await shop();
  await save(CELLS);
  for (const cells of [{}, { cost: '0.00' }])
    expect(await match(cells)).toMatchObject({ change: 'unchanged' });
  await save({ price: '4.49' });
  expect(await item()).toMatchObject({ price: 4.49, ...DETAILS });
});

test('Undo brings back what was there, also nothing', async () => {
  const { store_id, ask, save, item } = await shop();
  const undo = ({ changed }: { changed: Record<string, object>[] }) => {
    const all = changed.map(({ ingredient_id, before }) => ({ ingredient_id, ...before }));
    return ask('PUT', `store/${store_id}/inventory`, { payload: { items: all } });
  };
  const first = await save(CELLS);
  const second = await save({ cost: '3', by_weight: 'no' });
  expect(await item()).toMatchObject({ cost: 3, tax_class: 'Reduced' });
  await undo(second);
  expect(await item()).toMatchObject(DETAILS);
  await undo(first);
  const left = await item();
  for (const member of ['cost', 'tax_class', 'by_weight']) expect(left).not.toHaveProperty(member);
});

test.for([
  [{ cost: 'abc' }, 'cost', 'not_a_number'],
  [{ cost: '-1' }, 'cost', 'negative'],
  [{ cost: '3/12/2026' }, 'cost', 'date'],
  [{ price: '$4.29', cost: '€2.10' }, 'cost', 'other_currency'],
  [{ tax_class: 'x'.repeat(21) }, 'tax_class', 'too_long'],
  [{ by_weight: 'perhaps' }, 'by_weight', 'not_yes_no'],
  [{ name: 'Whisk', pack: '1 piece', by_weight: 'yes' }, 'by_weight', 'not_weighed'],
] as const)('%o stays out: %s is %s', async ([cells, field, reason]) => {
  const { match } = await shop();
  expect((await match(cells)).is).toMatchObject({
    kind: 'left_out',
    faults: [{ field, reason }],
  });
});

test('a known product keeps its pack: a price per pound is not that of 100 gm', async () => {
  const { match } = await shop();
  expect((await match({ by_weight: 'per lb' })).is).toMatchObject({
    kind: 'left_out',
    faults: [{ field: 'by_weight', reason: 'other_pack' }],
  });
});

test('saving refuses what is weighed by the piece, also of a page that did not', async () => {
  const { put, whisk } = await shop();
  const product = { kind: 'known', ingredient_id: whisk };
  const { left_out } = await put([{ row: 7, product, price: 9, by_weight: true }]);
  expect(left_out).toEqual([{ row: 7, field: 'by_weight', reason: 'not_weighed' }]);
});

test('a picker sees no cost, and no file', async () => {
  const { vendor, member, send, save, store_id } = await shop();
  await save(CELLS);
  const by = await member(vendor.user_id, 'picker');
  const { value } = (await send('GET', 'stores', { by })).json();
  expect(JSON.stringify(value)).not.toContain('"cost"');
  const rows = [{ row: 2, name: 'Rice' }];
  const answer = await send('POST', `store/${store_id}/shelf/match`, { by, payload: { rows } });
  expect(answer.statusCode).toBe(403);
});
