/**
 * The address of the text recognizer's files. Its last part is the version of `tesseract.js` and of its language data,
 * since browsers keep the files for a year; the build fails when it is not (ocrPlugin.ts).
 */
export const OCR_FOLDER = '/ocr/7.0.0-1.0.0';

/** Recognizes text in a worker of its own: a classic script, which loads CORE and the data of one language. */
export const OCR_WORKER = `${OCR_FOLDER}/worker.min.js`;
/** Neural networks alone, with SIMD instructions, which all browsers that we build for have. */
export const OCR_CORE = `${OCR_FOLDER}/tesseract-core-simd-lstm.js`;

/** The languages of prints that are read. Shape: the recognizer's code -> its name. */
export const PRINT_LANGUAGES = {
  eng: 'English',
  deu: 'German',
  fra: 'French',
  spa: 'Spanish',
} as const;
export type PrintLanguage = keyof typeof PRINT_LANGUAGES;

export function isPrintLanguage(code: string): code is PrintLanguage {
  return Object.hasOwn(PRINT_LANGUAGES, code);
}
