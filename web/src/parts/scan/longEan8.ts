/** An EAN-8 as 13 digits: of its 8 nobody could tell whether they are a UPC-E. */
export function longEan8(digits: string): string {
  return digits.padStart(13, '0');
}
