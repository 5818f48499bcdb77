import { addDays } from '@larder/shared/basics/calendar';

import { walkXml } from './xlsxXml.ts';

/** How cells of a style show a number. */
export type NumberStyle =
  | { readonly kind: 'date' }
  /** With at most so many decimals, and at least so many digits before them: 072940112389. */
  | { readonly kind: 'fixed'; readonly decimals: number; readonly digits: number }
  | { readonly kind: 'general' };

/** The year 9999 is the last of a spreadsheet. */
const MAX_DAYS = 2_958_466;

/** Of a format code. Source: Microsoft Excel. Units: UTF-16 code units. */
const MAX_CODE = 255;

const GENERAL: NumberStyle = { kind: 'general' };
const DATE: NumberStyle = { kind: 'date' };

/** Formats that every program knows without being told. Source: ECMA-376, part 1, 18.8.30. */
const BUILT_IN: ReadonlyMap<number, NumberStyle> = new Map([
  ...[1, 3, 5, 6, 37, 38, 41, 42].map((id) => [id, fixed(0)] as const),
  ...[2, 4, 7, 8, 39, 40, 43, 44].map((id) => [id, fixed(2)] as const),
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47].map((id) => [id, DATE] as const),
]);

/** The styles of a workbook, in the order in which its cells name them. */
export function readStyles(bytes: Uint8Array): NumberStyle[] {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isOfCells = false;
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'cellXfs') isOfCells = true;
      const id = Number(attributes['numFmtId']);
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
      if (name !== 'xf' || !isOfCells) return;
      const code = codes.get(id);
      styles.push(code === undefined ? (BUILT_IN.get(id) ?? GENERAL) : styleOf(code));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/**
 * What a format code does to a positive number: "#,##0.00" has two decimals, "0000" four digits, "d/m/yy" is a date.
 * Percentages and powers are left as the number is.
 */
export function styleOf(code: string): NumberStyle {
  const [positive = ''] = code.slice(0, MAX_CODE).split(';');
  const plain = positive.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]|[_*]./g, '').trim();
  if (/^(?:general|standard)?$/i.test(plain) || /[%@]|e[+-]/i.test(plain)) return GENERAL;
  if (/[ymdhs]/i.test(plain)) return DATE;
  const [, whole = '', decimals = ''] = /([0#?,]+)(?:\.([0#?]*))?/.exec(plain) ?? [];
  return whole === '' ? GENERAL : fixed(decimals.length, whole.replaceAll(/[^0]/g, '').length);
}

/**
 * A number as its cell shows it, without grouping and trailing zeros: 5.4900000000000002 is "5.49". A date is
 * "2026-11-29".
 *
 * Units   `start` is the day of the number 0.
 */
export function shownNumber(value: number, style: NumberStyle, start: string): string {
  if (style.kind === 'date' && Math.abs(value) < MAX_DAYS) return addDays(start, Math.floor(value));
  // A spreadsheet computes with 15 digits.
  if (style.kind !== 'fixed') return String(Number(value.toPrecision(15)));
  const [whole = '', ...fraction] = String(Number(value.toFixed(style.decimals))).split('.');
  return [whole.padStart(style.digits, '0'), ...fraction].join('.');
}

function fixed(decimals: number, digits = 1): NumberStyle {
  return { kind: 'fixed', decimals, digits };
}
