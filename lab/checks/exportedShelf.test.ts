import { testApp } from '@larder/server/src/testing/testApp.ts';
import { matchShelf, putShelf } from '@larder/shared/stores/shelfFile.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { listVendorStores } from '@larder/shared/stores/stores.calls';
import { inventoryTable } from '@larder/web/src/parts/tables/inventoryTable.ts';
import { writeCsv } from '@larder/web/src/platform/page/csvCells.ts';
import { readShelfTable } from '@larder/web/src/vendor/shelf/import/readShelfTable.ts';
import { fileRow, putOf } from '@larder/web/src/vendor/shelf/rules/shelfAnswers.ts';
import { rowsOf, startWork } from '@larder/web/src/vendor/shelf/rules/shelfWork.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const ZONE = 'America/New_York';

/** What an own product can be called: also like a formula, with quotes, commas and other letters. */
const word = fc.constantFrom(
  'Milk',
  '=1+1',
  '+Käse',
  '@home',
  "'quoted",
  'a "b", c',
  'Ünì',
  '-5 %',
);
const PACKS = [
  { unit: 'gm', unit_quantity: 500 },
  { unit: 'gm', unit_quantity: 453.592 },
  { unit: 'lb', unit_quantity: 2 },
  { unit: 'ml', unit_quantity: 1000 },
  { unit: 'piece', unit_quantity: 6 },
  { unit: 'bunch', unit_quantity: 1 },
];
/** Units  cents; days from March 4. */
const shelf = fc.array(
  fc.record({
    word,
    brand: fc.option(fc.constantFrom('Horizon', '=Brand', 'Bio & Söhne')),
    pack: fc.constantFrom(...PACKS),
    price: fc.integer({ min: 200, max: 99_999 }),
    quantity: fc.nat(500),
    cost: fc.option(fc.integer({ min: 1, max: 99_999 })),
    tax_class: fc.option(fc.constantFrom('Reduced', '19 %', '=A1')),
    isWeighed: fc.boolean(),
    sku: fc.option(fc.constantFrom('A', '0042', '=7', 'B"2')),
    hasGtins: fc.boolean(),
    sale: fc.option(
      fc.record({
        off: fc.integer({ min: 1, max: 150 }),
        from: fc.integer({ min: -3, max: 3 }),
        until: fc.option(fc.constant(4)),
      }),
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A vendor's two stores, both empty. */
async function shop() {
  const { app, person, store } = await testApp({ at: '2026-03-04T12:00:00.000Z' });
  const { user_id, headers } = await person('vendor');
  const stores = [await store(user_id), await store(user_id, { name: 'Second Store' })] as const;
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: unknown) => {
    const url = `/api/vendor/${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
    return answer.json();
  };
  const storeOf = async (store_id: string): Promise<Store> => {
    const { value } = z.decode(listVendorStores.response, await ask('GET', 'stores'));
    const found = value.find((one) => one.store_id === store_id);
    if (!found) throw new Error('no such store');
    return found;
  };
  return { stores, ask, storeOf };
}

test('what is exported and brought in is the same shelf, in its own store and in an empty one', async () => {
  const { stores, ask, storeOf } = await shop();
  const [first, second] = stores;
  let made = 0;
  /** The rows of the file of the first store, as a page sends them, and what they would change. */
  const bring = async (to: Store) => {
    const csv = writeCsv(inventoryTable((await storeOf(first)).items, ZONE));
    const file = await readShelfTable(new File([csv], 'shelf.csv'));
    if ('fault' in file) throw new Error(file.fault.kind);
    const { rows, facts } = rowsOf(file, startWork(file, { store: to, mappings: [] }).work, ZONE);
    const path = `store/${to.store_id}/shelf`;
    const body = z.encode(matchShelf.body, { rows, ...facts });
    const { rows: matches } = z.decode(
      matchShelf.response,
      await ask('POST', `${path}/match`, body),
    );
    const seen = matches.flatMap((match, at) => {
      const cells = rows[at];
      return cells ? { ...fileRow(cells, match), answer: undefined } : [];
    });
    return { path, matches, puts: seen.flatMap((row) => putOf(row) ?? []) };
  };
  await fc.assert(
    fc.asyncProperty(shelf, async (items) => {
      const taken = new Set<string>();
      for (const item of items) {
        made += 1;
        const isFree = item.sku !== null && !taken.has(item.sku);
        if (item.sku !== null) taken.add(item.sku);
        const { product } = await ask('POST', 'products', {
          name: `${item.word} no ${made}`,
          ...item.pack,
          food_id: null,
          brand: item.brand,
          sku: isFree ? `${item.sku} ${made}` : null,
          gtins: item.hasGtins ? [gtinOf(2 * made), gtinOf(2 * made + 1)] : [],
        });
        const day = (at: number) => new Date(Date.UTC(2026, 2, 4 + at, 5)).toISOString();
        const { price, sale, cost, quantity, tax_class, isWeighed, pack } = item;
        const edit = {
          ingredient_id: product.ingredient_id,
          price: price / 100,
          quantity,
          cost: cost === null ? null : cost / 100,
          tax_class,
          by_weight: isWeighed && ['gm', 'lb'].includes(pack.unit),
          sale: sale && {
            price: (price - sale.off) / 100,
            from: day(sale.from),
            until: sale.until === null ? null : day(sale.until),
          },
        };
        await ask('PUT', `store/${first}/inventory`, { items: [edit] });
      }
      const before = (await storeOf(first)).items.map(({ changed_at: _, ...item }) => item);
      const own = await bring(await storeOf(first));
      expect(own.matches.filter(({ change }) => change !== 'unchanged')).toEqual([]);

      const { path, puts } = await bring(await storeOf(second));
      await ask('PUT', path, z.encode(putShelf.body, { rows: puts, missing_stock: 0 }));
      const after = (await storeOf(second)).items.map(({ changed_at: _, ...item }) => item);
      expect(after).toEqual(before);

      const ingredient_ids = before.map(({ ingredient_id }) => ingredient_id);
      for (const store_id of stores)
        await ask('POST', `store/${store_id}/items/remove`, { ingredient_ids });
    }),
    { numRuns: 10, endOnFailure: true },
  );
}, 120_000);

/** A number of a maker with its check digit, of 13 digits. */
function gtinOf(n: number): string {
  const digits = `400638${String(n).padStart(6, '0')}`;
  const sum = Array.from(digits).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
