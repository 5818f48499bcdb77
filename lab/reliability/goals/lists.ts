import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Goal, none, outcome } from '#reliability/goal';
import { ROOT } from '#reliability/harness/root';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { type Lab, makeLab } from '#reliability/lists/lab';
import type { FilledList } from '#reliability/lists/list';
import { LISTS } from '#reliability/lists/lists';
import { beside, storedIn } from '#reliability/lists/measure';

const FILE = join(ROOT, 'lab/reliability/results/lists.md');
/** What a stranger may wait while somebody reads full lists one after the other. Units: milliseconds. */
const MAX_WAIT_MS = 250;

type Found = {
  list: FilledList;
  rows: number;
  bytes: number;
  answer: number;
  calm: number;
  busy: number;
  broken: string[];
};

/** Each list filled to its limit through the front door: rows, bytes, answers, and a stranger beside it. */
export const boundedLists: Goal = {
  id: 'R-53',
  limit:
    'every list of an account full: rows, bytes and answers within their bounds; a stranger’s p99 at most 250 ms',
  run: async () => {
    await using suite = await startSuite();
    const lab = await makeLab({ call: suite.call, db: suite.db() });
    const found: Found[] = [];
    for (const list of LISTS) {
      const one = await fillOne(suite, lab, list).catch((error: unknown) => failed(list, error));
      console.log(`  ${cellsOf(one).join(' · ')}`);
      found.push(one);
    }
    keep(found);
    const stored = found.reduce((sum, { bytes }) => sum + bytes, 0);
    return outcome({
      lists: found.length,
      'MiB stored': Math.round(stored / 2 ** 20),
      'largest answer KiB': Math.round(Math.max(...found.map(({ answer }) => answer)) / 1024),
      'stranger before p99 ms': Math.round(Math.max(...found.map(({ calm }) => calm))),
      'stranger beside full lists p99 ms': Math.round(Math.max(...found.map(({ busy }) => busy))),
      'beyond a bound': none(found.flatMap(({ broken }) => broken)),
      'without an end': none(lab.endless),
    });
  },
};

async function fillOne(suite: Suite, lab: Lab, list: FilledList): Promise<Found> {
  const { url } = suite.server;
  const stranger = lab.world.shoppers[0].token;
  const before = await storedIn(suite.db(), list.tables);
  const { ms: calm } = await beside(`${url}/api`, { stranger, asked: [] });
  const asked = await list.fill(lab);
  const after = await storedIn(suite.db(), list.tables);
  const { ms: busy, largest } = await beside(`${url}/api`, { stranger, asked });
  const rows = after.rows - before.rows;
  const bytes = after.bytes - before.bytes;
  const { most, name } = list;
  const broken = [
    rows <= 0 && `${name}: nothing was stored`,
    rows > most.rows && `${name}: ${rows} rows`,
    bytes > most.bytes && `${name}: ${bytes} bytes`,
    largest > most.answer && `${name}: an answer of ${largest} bytes`,
    busy > MAX_WAIT_MS && `${name}: a stranger waits ${Math.round(busy)} ms`,
  ].filter((each) => each !== false);
  return { list, rows, bytes, answer: largest, calm, busy, broken };
}

/** One list that cannot be filled does not keep back the others. */
function failed(list: FilledList, error: unknown): Found {
  const none = { rows: 0, bytes: 0, answer: 0, calm: 0, busy: 0 };
  return { list, ...none, broken: [`${list.name}: ${String(error).slice(0, 200)}`] };
}

/** The table of the last run, beside the report. */
function keep(found: readonly Found[]): void {
  const cells = found.map(cellsOf);
  const head = ['List', 'Bound', 'Rows', 'KiB', 'Answer KiB', 'Before ms', 'Beside ms'];
  const lines = [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  mkdirSync(join(FILE, '..'), { recursive: true });
  writeFileSync(FILE, `${HEAD}\n\n${lines.join('\n')}\n`);
}

function cellsOf({ list, rows, bytes, answer, calm, busy }: Found): string[] {
  const figures = [rows, bytes / 1024, answer / 1024, calm, busy];
  return [list.name, list.bound, ...figures.map(count)];
}

function count(figure: number): string {
  return Math.round(figure).toLocaleString('en-US');
}

const HEAD = `# Lists

What one account, household or vendor can store: each list filled through the front door until it is refused, or until the
oldest makes room. Written by R-53 (\`npm run test:nightly -- R-53\`). KiB: the rows as text. Before and beside: a
stranger’s p99 with nothing else going on, and while the largest answers are read one after the other.`;
