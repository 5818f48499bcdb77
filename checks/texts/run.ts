import { existsSync, readFileSync } from 'node:fs';

import { readTests, unsaid } from './files.ts';
import { pageOf } from './page.ts';
import { look, problemsOf, sourceOf } from './report.ts';
import { SCREENS } from './texts.ts';

export const PAGE = 'docs/screens.md';

/** Looks through the project in the working folder: what is wrong, and what the page should be. */
export function checkTexts(): {
  problems: string[];
  page: string;
  isUpToDate: boolean;
  sum: string;
} {
  const tests = readTests([...new Set(SCREENS.flatMap((screen) => screen.tests))]);
  const shown = look(SCREENS, tests);
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const page = pageOf(shown, before);
  const missing = unsaid(shown.flatMap(({ rows }) => rows.map(({ text }) => sourceOf(text))));
  const texts = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    problems: problemsOf(shown, { tests, isSaid: (text) => !missing.has(text) }),
    page,
    isUpToDate: page === before,
    sum: `${texts} texts of ${shown.length} screens and parts`,
  };
}
