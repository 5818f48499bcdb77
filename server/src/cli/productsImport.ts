import { parseArgs } from 'node:util';

import { ConfigError, readConfig } from '#config';
import { openDatabase } from '#platform/db/open';
import { bytesOf, linesOf } from '#platform/lib/fileLines';
import { type ImportFigures, importKnownProducts } from '#subjects/food/knownProducts.service';
import { countryTag } from '#subjects/food/openFoodFacts.rules';

import { runCommand } from './runCommand.ts';

// npm run products:import -- FILE [--country us,ca]: a dump of Open Food Facts, as JSON lines or as the table with tabs,
// packed with gzip or not. What was read before it is stopped stays; the same file again ends with the same.

/** The longest products of the dump have some 2 MB, with all their changes. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
/** A line of figures so often. Units: products read. */
const TELL_EVERY = 100_000;

await runCommand('The import ended: ', run);

async function run(): Promise<void> {
  const { file, countries } = readArguments(process.argv.slice(2));
  // A file that cannot be read ends it before the database is opened.
  const lines = linesOf(await bytesOf(file), MAX_LINE_BYTES);
  const { db, close } = await openDatabase(readConfig(process.env), process.pid);
  let told = 0;
  try {
    const figures = await importKnownProducts(db, {
      lines,
      countries,
      at: new Date(),
      onBatch: (soFar) => {
        if (soFar.read - told < TELL_EVERY) return;
        told = soFar.read;
        console.info(`… ${words(soFar)}`);
      },
    });
    console.info(words(figures));
  } catch (error) {
    throw isOfZip(error)
      ? new ConfigError(`${file} is damaged or cut; what was read stays`)
      : error;
  } finally {
    await close();
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { country: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0)
      return { file, countries: countriesOf(values.country) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new ConfigError('usage: npm run products:import -- FILE [--country us,ca]');
}

function countriesOf(list: string | undefined): ReadonlySet<string> | undefined {
  if (list === undefined) return undefined;
  const tags = list.split(',').map((word) => {
    const tag = countryTag(word.trim());
    if (tag === undefined) throw new ConfigError(`--country: “${word}” is no country, like us`);
    return tag;
  });
  return new Set(tags);
}

function words({ read, kept, elsewhere, withoutPack, withoutFood, faults }: ImportFigures): string {
  return [
    `${number(read)} read`,
    `${number(kept)} kept (${number(withoutPack)} without a pack, ${number(withoutFood)} without a food)`,
    `${number(elsewhere)} without such a country`,
    `${number(faults)} with faults`,
  ].join(', ');
}

function number(n: number): string {
  return n.toLocaleString('en-US');
}

function isOfZip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
