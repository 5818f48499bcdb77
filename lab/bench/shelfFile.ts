// `npm run bench:shelf`: files of 3,000 rows as shops have them, in five ways of writing. How many rows land without a press,
// under a wrong food or with a wrong pack, and how long the server previews and saves them. The names were written before there was
// a reader; `--list` prints those that it does not read rightly.
import { readFileSync } from 'node:fs';

import { readGoods } from '@larder/data/catalogue/goods';
import { DEMO_PEOPLE } from '@larder/data/people';
import { shelfRows } from '@larder/shared/stores/shelfCells';
import { mapColumns } from '@larder/shared/stores/shelfColumns';
import { matchShelf } from '@larder/shared/stores/shelfFile.calls';
import * as z from 'zod/mini';

import { client } from '#reliability/harness/client';

import { signIn } from './lib/calls.ts';
import { finish, type Row } from './lib/report.ts';
import { differentProducts, drawShelfFile } from './lib/shelfFiles.ts';
import { type Dialect, DIALECTS } from './lib/shelfNames.ts';
import { readShelfFiles, SHELF_ROWS, SHELF_SEED } from './lib/shelfReading.ts';
import { demoServer, makeDatabase } from './lib/shop.ts';

/** Shares of rows. Source: the design of a shop's own shelf. */
const [LANDED, WRONG_FOOD] = [0.95, 0.01];
/** The design has four files; this one was written later, to see what the rules do with names that nobody had in mind. */
const LATER: Dialect = 'british';
/** Units: milliseconds; MiB. */
const [PREVIEW_MS, SAVE_MS, GROWTH_MB] = [3_000, 5_000, 150];

finish('shelf', [
  { title: 'Rows of shops’ files', rows: reading() },
  { title: `A part of ${SHELF_ROWS} rows on the server`, rows: await serving() },
]);

function reading(): Row[] {
  return readShelfFiles().flatMap(({ dialect, rows, count, notRight, ms }): Row[] => {
    if (process.argv.includes('--list')) console.log(notRight.join('\n'));
    const share = (n: number) => `${((100 * n) / rows).toFixed(1)} %`;
    const [asked, wrong, packs] = [count('asked'), count('wrong food'), count('wrong pack')];
    return [
      dialect === LATER
        ? [`${dialect}: landed`, share(rows - asked)]
        : [`${dialect}: landed`, share(rows - asked), '95 %', rows - asked >= LANDED * rows],
      [`${dialect}: wrong food`, share(wrong), '1 %', wrong <= WRONG_FOOD * rows],
      [`${dialect}: wrong pack`, share(packs), 'none', packs === 0],
      [`${dialect}: read in`, `${Math.round(ms)} ms`],
    ];
  });
}

async function serving(): Promise<Row[]> {
  await using database = await makeDatabase();
  await using server = await demoServer({ DATABASE_URL: database.url });
  const email = DEMO_PEOPLE.find(({ role }) => role === 'vendor')?.email ?? '';
  const { token } = await signIn(server.url, { email, role: 'vendor' });
  const call = client(server.api);
  const stores = await call('GET', '/vendor/stores', { token });
  const { value } = z.parse(
    z.object({ value: z.array(z.object({ store_id: z.string() })) }),
    stores.body,
  );
  const path = `/vendor/store/${value[0]?.store_id}/shelf`;
  const before = residentMb(server.pid());
  const rows: Row[] = [];
  const foods = [...new Set(readGoods().map(({ name }) => name))];
  const files = [
    ...DIALECTS.map((dialect) => ({
      name: dialect,
      cells: drawShelfFile(dialect, { rows: SHELF_ROWS, seed: SHELF_SEED }).cells,
    })),
    { name: 'each row another product', cells: differentProducts(foods, SHELF_ROWS) },
  ];
  for (const { name, cells } of files) {
    const { rows: read } = shelfRows(cells, mapColumns(cells));
    const matched = await call('POST', `${path}/match`, { token, body: { rows: read } });
    const { rows: matches } = z.parse(matchShelf.response, matched.body);
    const names = new Map(read.map((row) => [row.row, row.name]));
    const puts = matches.flatMap(({ row, is, price, quantity, gtin, sku }) => {
      const product = productOf(is, names.get(row) ?? '');
      return product
        ? [{ row, product, gtin, sku, price: (price ?? 0) / 100, quantity: quantity ?? 0 }]
        : [];
    });
    const saved = await call('PUT', path, { token, body: { rows: puts } });
    rows.push(
      [
        `${name}: previewed`,
        `${Math.round(matched.ms)} ms`,
        `${PREVIEW_MS} ms`,
        matched.ms <= PREVIEW_MS,
      ],
      [
        `${name}: ${puts.length} rows saved, answered ${saved.status}`,
        `${Math.round(saved.ms)} ms`,
        `${SAVE_MS} ms`,
        saved.status === 200 && saved.ms <= SAVE_MS,
      ],
    );
  }
  const grown = residentMb(server.pid()) - before;
  return [
    ...rows,
    ['memory grown by', `${Math.round(grown)} MiB`, `${GROWTH_MB} MiB`, grown <= GROWTH_MB],
  ];
}

type Is = z.output<typeof matchShelf.response>['rows'][number]['is'];

function productOf(is: Is, name: string) {
  if (is.kind === 'known') return { kind: 'known', ingredient_id: is.ingredient_id };
  if (is.kind !== 'read' && is.kind !== 'nonfood') return undefined;
  const food = is.kind === 'read' ? is.food : undefined;
  return {
    kind: 'new',
    name,
    brand: is.brand,
    ...is.pack,
    food_id: food?.ingredient_id ?? null,
    category: food?.category ?? 'Other',
  };
}

/** What a process has in memory. */
function residentMb(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
