import { copyFileSync, createReadStream, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { OCR_CORE, OCR_FOLDER, PRINT_LANGUAGES } from './src/shop/import/photo/ocrFiles.ts';

const require = createRequire(import.meta.url);
const CORE = basename(OCR_CORE);
/** Of each language the small model that was made whole numbers of the best one. */
const MODEL = '4.0.0_best_int';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' };

/**
 * Copies the text recognizer beside the app, so that no other server is asked for it: its worker, one core, and the data
 * of the languages. No page loads it, and the service worker does not keep it (docs/decisions/0056-text-of-photos.md).
 *
 * Errors  fails when OCR_FOLDER does not name the versions that are installed.
 */
export function ocrFiles(): Plugin {
  const files = filesOfPackages();
  return {
    name: 'ocr-files',
    buildStart: refuseOldVersion,
    configureServer({ middlewares }) {
      middlewares.use(OCR_FOLDER, ({ url = '' }, answer, next) => {
        const name = basename(url);
        const file = files.get(name);
        if (file === undefined) return next();
        answer.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/gzip');
        createReadStream(file).pipe(answer);
      });
    },
    writeBundle() {
      const { root, build } = this.environment.getTopLevelConfig();
      const folder = join(resolve(root, build.outDir), OCR_FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [name, file] of files) copyFileSync(file, join(folder, name));
    },
  };
}

/** Name in OCR_FOLDER -> file of a package. */
function filesOfPackages(): ReadonlyMap<string, string> {
  const found = [
    'tesseract.js/dist/worker.min.js',
    `tesseract.js-core/${CORE}`,
    `tesseract.js-core/${CORE.replace(/js$/, 'wasm')}`,
    ...Object.keys(PRINT_LANGUAGES).map(
      (code) => `@tesseract.js-data/${code}/${MODEL}/${code}.traineddata.gz`,
    ),
  ];
  return new Map(found.map((path) => [basename(path), require.resolve(path)]));
}

function refuseOldVersion(): void {
  const versions = new Set(
    Object.keys(PRINT_LANGUAGES).map((code) => versionOf(`@tesseract.js-data/${code}`)),
  );
  const expected = `/ocr/${versionOf('tesseract.js')}-${[...versions].join('-')}`;
  if (OCR_FOLDER !== expected) throw new Error(`OCR_FOLDER is ${OCR_FOLDER}, not ${expected}`);
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
}
