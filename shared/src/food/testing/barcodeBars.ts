/** The left digits in odd parity, as bars (1) and spaces (0) of seven modules. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
/** Which left digits have even parity (G), by the first digit of an EAN-13. */
const EAN_13_PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
] as const;
/** Of a UPC-E in number system 0, by its check digit. */
const UPC_E_PARITY = [
  'GGGLLL',
  'GGLGLL',
  'GGLLGL',
  'GGLLLG',
  'GLGGLL',
  'GLLGGL',
  'GLLLGG',
  'GLGLGL',
  'GLGLLG',
  'GLLGLG',
] as const;

/**
 * The barcode of a number as modules: 1 is a bar, 0 a space, without the quiet zones at its sides.
 *
 * Shape   13 digits are an EAN-13 (a UPC-A begins with 0), 8 an EAN-8, or a UPC-E of number system 0 when asked for.
 * Source  GS1 General Specifications, 5.2
 */
export function barsOf(digits: string, { isUpcE = false } = {}): string {
  if (isUpcE) return `101${left(digits.slice(1, 7), UPC_E_PARITY[Number(digits[7])] ?? '')}010101`;
  const half = Math.floor(digits.length / 2);
  const parity = digits.length === 13 ? (EAN_13_PARITY[Number(digits[0])] ?? '') : 'LLLL';
  const first = digits.slice(digits.length - 2 * half, digits.length - half);
  return `101${left(first, parity)}01010${right(digits.slice(-half))}101`;
}

function left(digits: string, parity: string): string {
  return Array.from(digits, (digit, at) => {
    const odd = ODD[Number(digit)] ?? '';
    return parity[at] === 'G' ? inverse(odd).split('').toReversed().join('') : odd;
  }).join('');
}

function right(digits: string): string {
  return Array.from(digits, (digit) => inverse(ODD[Number(digit)] ?? '')).join('');
}

function inverse(modules: string): string {
  return Array.from(modules, (module) => (module === '1' ? '0' : '1')).join('');
}
