/** Why a text is no number of a product: check, a wrong digit; rounded, a spreadsheet made 7.36E+12 of it. */
export type GtinFault = 'check' | 'length' | 'rounded';

/** `gtin` has 14 digits. `internal` identifies within one vendor: 14 digits, or a PLU of 4 or 5 as written. */
type ReadGtin =
  | { readonly gtin: string }
  | { readonly internal: string }
  | { readonly fault: GtinFault };

/** What to say of a fault, after the name of the field. */
export const GTIN_FAULTS: Readonly<Record<GtinFault, string>> = {
  check: 'has a wrong check digit',
  length: 'must have 8, 12, 13 or 14 digits',
  rounded: 'was rounded by a spreadsheet: format its column as text',
};

/** 14 digits that a store made. Of 13 digits: 02, 04 and 20 to 29. Of 8: 0 and 2. */
export const INTERNAL_GTIN = /^0(?:0[24]|2)|^0{6}[02]\d{7}$/;

/**
 * The number on a pack, from a file, a form or a scanner: UPC-A, EAN-13, EAN-8, UPC-E, GTIN-14, or a store's own.
 *
 * Shape   ignores spaces, hyphens and what spreadsheets put around numbers. Lost leading zeros come back where the
 *         check digit is right with them. Numbers that begin with 2 are made by stores, of whatever length.
 * Source  GS1 General Specifications, 1.4 (prefixes), 5.2 (UPC-E) and 7.9 (check digit).
 */
export function readGtin(text: string): ReadGtin {
  const written = text.replaceAll(/[\s'"=-]/g, '').replace(/^(\d+)\.0+$/, '$1');
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(written)) return { fault: 'rounded' };
  if (/^\d{4,5}$/.test(written)) return { internal: written };
  if (!/^\d{7,14}$/.test(written)) return { fault: 'length' };
  const gtin = asGtin(written);
  if (gtin === undefined) return { fault: 'check' };
  return isInternal(gtin) ? { internal: gtin } : { gtin };
}

/** As it is kept: 14 digits, or a PLU; undefined for what is no number of a product. */
export function keptGtin(text: string): string | undefined {
  const read = readGtin(text);
  if ('fault' in read) return undefined;
  return 'gtin' in read ? read.gtin : read.internal;
}

function asGtin(digits: string): string | undefined {
  // An EAN-8 with a leading 0 would be a store's own: a UPC-E is far more likely.
  const readings = /^0?\d{7}$/.test(digits)
    ? [expandUpcE(digits.padStart(8, '0')), digits]
    : [digits, ...(digits.length === 8 ? [expandUpcE(digits)] : [])];
  return readings
    .find((one) => one !== undefined && /[1-9]/.test(one) && hasCheckDigit(one))
    ?.padStart(14, '0');
}

/** Whether the last of some digits is their check digit. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits.padStart(14, '0'), Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/** 04252614 -> 042100005264: the last of the six digits says where the zeros were. */
function expandUpcE(digits: string): string | undefined {
  const [, system, body, last, check] = /^([01])(\d{5})(\d)(\d)$/.exec(digits) ?? [];
  if (system === undefined || body === undefined || last === undefined) return undefined;
  return `${system}${withZeros(body, Number(last))}${check}`;
}

function withZeros(body: string, last: number): string {
  if (last <= 2) return `${body.slice(0, 2)}${last}0000${body.slice(2)}`;
  if (last === 3) return `${body.slice(0, 3)}00000${body.slice(3)}`;
  if (last === 4) return `${body.slice(0, 4)}00000${body.slice(4)}`;
  return `${body}0000${last}`;
}

function isInternal(gtin: string): boolean {
  return INTERNAL_GTIN.test(gtin);
}
