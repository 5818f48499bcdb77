// `npm run trials`: several processes, on two processors, a replica, a pooler and two nodes. `--only=replica` runs one of them, `--write`
// keeps the results.
import { parseArgs } from 'node:util';

import { finish } from './lib/report.ts';
import { distributed } from './trials/distributed.ts';
import { pgbouncer } from './trials/pgbouncer.ts';
import { processors } from './trials/processors.ts';
import { replica } from './trials/replica.ts';
import { twoProcesses } from './trials/twoProcesses.ts';

const TRIALS = { twoProcesses, processors, replica, pgbouncer, distributed };

const { values } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean' } },
});
const tables = [];
for (const [key, { name, run }] of Object.entries(TRIALS)) {
  if (values.only !== undefined && values.only !== key) continue;
  tables.push({ title: name, rows: await run() });
}
finish('trials', tables);
