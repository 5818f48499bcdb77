import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { atLeast, type Goal, none, outcome } from '#reliability/goal';
import { copyOfTree } from '#reliability/harness/copyOfTree';
import { startPostgres } from '#reliability/harness/postgres';

/** A fault, and the narrowest test that must detect it; `find` must occur once in its file. */
type Mutant = { name: string; file: string; find: string; replace: string; test: string };

export const MUTANTS: readonly Mutant[] = readMutants(
  readFileSync(new URL('./mutants.diff', import.meta.url), 'utf8'),
);

/** Whether a test fails, in a copy of the tree, on its own PostgreSQL. */
type Red = (test: string) => boolean;

/** Applies faults to a copy of our code, one at a time; the named test must fail. */
export const mutantsAreCaught: Goal = {
  id: 'R-41',
  limit: 'at least 30 seeded mutants of our own code, each caught by a test',
  run: async () => {
    const copy = copyOfTree();
    await using postgres = await startPostgres({ settings: { fsync: 'off' } });
    const red: Red = (test) =>
      spawnSync(
        process.execPath,
        [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--bail=1', test],
        {
          cwd: copy,
          env: { PATH: process.env['PATH'], TEST_DATABASE_URL: postgres.url },
          timeout: 600_000,
          stdio: 'ignore',
        },
      ).status !== 0;
    try {
      const tests = [...new Set(MUTANTS.map(({ test }) => test))];
      // Repeated: a busy machine may fail a test once.
      const redBefore = tests.filter((test) => red(test) && red(test));
      const fates = { caught: [] as string[], survived: [] as string[], unfit: [] as string[] };
      for (const mutant of MUTANTS.filter(({ test }) => !redBefore.includes(test))) {
        const fate = fateOf(mutant, { copy, red });
        fates[fate].push(mutant.name);
        process.stdout.write(`${fate.padEnd(8)} ${mutant.name}\n`);
      }
      const { caught, survived, unfit } = fates;
      return outcome({
        mutants: atLeast(caught.length + survived.length, 30),
        caught: caught.length,
        survived: none(survived),
        'no longer in the code': none(unfit),
        'red without a mutant': none(redBefore),
      });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};

/** Shape   groups `file -> test`, in each its faults: `# name`, removed lines with `-`, added ones with `+`. */
function readMutants(text: string): Mutant[] {
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((group) => {
      const [head = '', ...faults] = group.split('\n# ');
      const [file = '', test = ''] = head.split(' -> ');
      return faults.map((fault) => {
        const [name = '', ...lines] = fault.split('\n');
        const side = (sign: '-' | '+') =>
          lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : [])).join('\n');
        return { name, file, find: side('-'), replace: side('+'), test };
      });
    });
}

function fateOf(
  { file, find, replace, test }: Mutant,
  { copy, red }: { copy: string; red: Red },
): 'caught' | 'survived' | 'unfit' {
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!fits(text, find)) return 'unfit';
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    return red(test) ? 'caught' : 'survived';
  } finally {
    writeFileSync(path, text);
  }
}

/** Whether a fault's fragment is once in the text of its file. */
export function fits(text: string, find: string): boolean {
  return text.split(find).length === 2;
}
