import { globSync, readFileSync } from 'node:fs';

import { ROOT } from './root.ts';

const SOURCES = ['shared/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];

/** Literals only, because `new RegExp` of text is banned. Does not match comments or divisions. */
const LITERAL =
  /(?<=[(,=:[!&|?{};]\s*)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;

/** The product's regular expressions: literal -> file. */
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
