import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

import { longEan8 } from './longEan8.ts';

/** What packs in shops have. Cases (ITF-14) and codes of other kinds are not looked for: they cost time, and misread stripes. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  maxNumberOfSymbols: 4,
  textMode: 'Plain',
};

/**
 * The numbers of the barcodes in a picture, at most four.
 *
 * Shape   13 digits: the library writes out a UPC-E, and gives a UPC-A a zero.
 */
export async function decodeBarcodes(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, OPTIONS);
  return found.map(({ text, format }) => (format === 'EAN8' ? longEan8(text) : text));
}
