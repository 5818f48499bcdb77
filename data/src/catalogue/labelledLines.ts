import { catalogueFile, parseCsv } from './csv.ts';

/** An ingredient line, and the number and unit a cook would say it has; 0 and "" without. */
export type LabelledLine = {
  readonly style: string;
  readonly half: string;
  readonly line: string;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
};

/** Labelled lines to measure reading, in the order of data/catalogue/lines.csv. */
export function readLabelledLines(): readonly LabelledLine[] {
  return parseCsv(catalogueFile('lines.csv')).map(
    ({ style = '', half = '', line = '', low, high, unit = '' }) => ({
      style,
      half,
      line,
      low: Number(low),
      high: Number(high),
      unit,
    }),
  );
}
