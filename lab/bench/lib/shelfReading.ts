import { readGoods } from '@larder/data/catalogue/goods';
import { indexCatalogue } from '@larder/shared/food/catalogueMatch';
import { shelfRows } from '@larder/shared/stores/shelfCells';
import { mapColumns } from '@larder/shared/stores/shelfColumns';
import { makeShelfReader } from '@larder/shared/stores/shelfRow';

import { drawShelfFile, judgeRow, type Verdict } from './shelfFiles.ts';
import { type Dialect, DIALECTS } from './shelfNames.ts';

/** A file of each dialect, as the measure of shelves has them. */
export const SHELF_ROWS = 3000;
export const SHELF_SEED = 7;

export type ReadFile = {
  readonly dialect: Dialect;
  readonly rows: number;
  readonly count: (verdict: Verdict) => number;
  /** Each text that was not read rightly, once, with what was read. */
  readonly notRight: readonly string[];
  readonly ms: number;
};

/** Reads a drawn file of each dialect by the catalogue that comes with the program. */
export function readShelfFiles(): ReadFile[] {
  const goods = readGoods();
  const names = new Map(goods.map(({ ingredient_id, name }) => [ingredient_id, name]));
  const read = makeShelfReader(indexCatalogue(goods));
  return DIALECTS.map((dialect) => {
    const { cells, truth } = drawShelfFile(dialect, { rows: SHELF_ROWS, seed: SHELF_SEED });
    const begun = performance.now();
    const { rows } = shelfRows(cells, mapColumns(cells));
    const readings = rows.map((row) => read(row));
    const ms = performance.now() - begun;
    const judged = readings.map((reading, n) => {
      const one = truth[n];
      if (!one) throw new Error('more rows than goods');
      const foodName = names.get(reading.foods[0]?.ingredient_id ?? '') ?? '';
      const pack = reading.pack ? `${reading.pack.unit_quantity} ${reading.pack.unit}` : 'no pack';
      const verdict = judgeRow(one, { ...reading, foodName });
      return {
        verdict,
        said: `${dialect}, ${verdict}: ${one.text} -> ${reading.kind} ${foodName}, ${pack} [${reading.words}]`,
      };
    });
    return {
      dialect,
      rows: rows.length,
      count: (verdict) => judged.filter((one) => one.verdict === verdict).length,
      notRight: [
        ...new Set(judged.filter(({ verdict }) => verdict !== 'right').map(({ said }) => said)),
      ].toSorted(),
      ms,
    };
  });
}
