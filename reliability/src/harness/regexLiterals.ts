import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = ['shared/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];

/** Literals only: making one from text is banned. A comment or a division is not taken for one. */
const LITERAL =
  /(?<=[(,=:[!&|?{};]\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;

/** The regular expressions of the product: literal -> the file it stands in. */
export function regexLiterals(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pattern of SOURCES)
    for (const file of globSync(pattern, { cwd: ROOT })) {
      if (/[.]test[.]|\/testing\//.test(file)) continue;
      for (const [, source = '', flags = ''] of readFileSync(ROOT + file, 'utf8').matchAll(LITERAL))
        found.set(`/${source}/${flags}`, file);
    }
  return found;
}
