// `npm run bench:products`: a million products as a dump of Open Food Facts has them, packed JSON lines, read into
// PostgreSQL by the command itself: time, and the most memory it had. `--products=100000` makes fewer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

import { readFacts } from '@larder/data/catalogue/facts';
import { sql } from '@larder/server/src/platform/db/sql.ts';

import { makeTempFolder } from '#reliability/harness/folder';
import { countOf, onDatabase } from '#reliability/harness/postgres';
import { startServer } from '#reliability/harness/server';

import { finish, optionsOf, type Row } from './lib/report.ts';
import { makeDatabase } from './lib/shop.ts';

const PRODUCTS = Number(optionsOf({ products: '1000000' }).products);
const PROGRAM = fileURLToPath(import.meta.resolve('@larder/server/src/cli/productsImport.ts'));
const MAX_MB = 300;
const LOOK_MS = 100;

finish('bench:products', [
  { title: `${PRODUCTS.toLocaleString('en')} products`, rows: await rows() },
]);

async function rows(): Promise<Row[]> {
  await using database = await makeDatabase();
  using folder = makeTempFolder();
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder.path };
  // Makes the catalogue, by which foods are found.
  const server = await startServer({ ...settings, SEED: 'catalogue', LOG_LEVEL: 'error' });
  await server.stop();
  const file = join(folder.path, 'dump.jsonl.gz');
  await pipeline(Readable.from(dump()), createGzip({ level: 1 }), createWriteStream(file));
  const first = await read(file, settings);
  const again = await read(file, settings);
  const kept = await onDatabase(database.url, (db) =>
    countOf(db, sql`select count(*) as n from known_products`),
  );
  return [
    ['packed file (MB)', String(Math.round(statSync(file).size / 2 ** 20))],
    ['says', first.said],
    ['rows', kept.toLocaleString('en')],
    ['read into an empty table (s)', first.seconds.toFixed(0)],
    ['read again (s)', again.seconds.toFixed(0)],
    [
      'most resident memory (MB)',
      String(Math.max(first.mb, again.mb)),
      `≤ ${MAX_MB}`,
      Math.max(first.mb, again.mb) <= MAX_MB,
    ],
  ];
}

/** Runs the command to its end. */
async function read(file: string, settings: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, [PROGRAM, file, '--country', 'us'], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let mb = 0;
  const watching = (async () => {
    while (child.exitCode === null && child.signalCode === null) {
      mb = Math.max(mb, mostOf(child.pid));
      await sleep(LOOK_MS);
    }
  })();
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit'), watching]);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  const [last = ''] = said.trimEnd().split('\n').slice(-1);
  return { said: last, seconds: (performance.now() - began) / 1000, mb };
}

/** The most resident memory of a process so far; 0 once it has ended. Units: MB. */
function mostOf(pid: number | undefined): number {
  try {
    const [, kb = 0] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  } catch {
    return 0;
  }
}

/** Half of them are foods of ours under their makers' names; a fifth is sold elsewhere. Lines have about 2 kB, as theirs. */
function* dump(): Generator<string> {
  const foods = readFacts().map(({ name }) => name);
  const others = 'x'.repeat(1_500);
  for (let n = 0; n < PRODUCTS; n += 1) {
    const food = foods[n % foods.length] ?? '';
    const product = {
      code: withCheckDigit(`07${String(n).padStart(10, '0')}`),
      product_name: n % 2 === 0 ? `Maker ${n % 900} ${food}` : `Novelty number ${n}`,
      brands: `Maker ${n % 900},Holding`,
      quantity: n % 9 === 0 ? '' : `${(n % 40) + 1} oz`,
      countries_tags: [n % 5 === 0 ? 'en:france' : 'en:united-states'],
      categories_tags: ['en:groceries', `en:${food.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`],
      others,
    };
    yield `${JSON.stringify(product)}\n`;
  }
}

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
