// `npm run texts:check`: is every quoted text shown by a test? With `--write` it writes the page first.
import { writeFileSync } from 'node:fs';

import { checkTexts, PAGE } from './run.ts';

const { problems, page, isUpToDate, sum } = checkTexts();
if (process.argv.includes('--write')) writeFileSync(PAGE, page);
else if (!isUpToDate) problems.push(`${PAGE} is out of date: npm run texts:check -- --write`);

for (const problem of problems) console.error(problem);
console.log(`${sum}, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
