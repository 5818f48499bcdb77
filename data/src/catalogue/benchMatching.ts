import {
  type CatalogueIndex,
  findMatch,
  indexCatalogue,
} from '@larder/shared/domain/catalogueMatch';

import { ALIASES } from './aliases.ts';
import { readFacts } from './facts.ts';
import { type Labelled, readLabelled } from './labelled.ts';

/** Target: a wrong match is worse than none. */
const MIN_PRECISION = 0.97;
const MIN_RECALL = 0.9;

/**
 * Measures matching on labelled names and prints the errors.
 *
 * Units   precision: right matches by matches; recall: right matches by names that have one.
 * Shape   exits with 1 below a target.
 */
function main(): void {
  const facts = readFacts();
  const index = indexCatalogue(
    facts.map(({ name, slug }) => ({ ingredient_id: name, name, aliases: ALIASES[slug] ?? [] })),
  );
  const labelled = readLabelled();
  const results = labelled.map((one) => judge(index, one));
  const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
  for (const { verdict, text } of results)
    if (verdict !== 'right') console.log(`${verdict}: ${text}`);

  const [right, wrong] = [count('right'), count('wrong')];
  const precision = right / (right + wrong);
  const recall = right / labelled.filter(({ expected }) => expected !== null).length;
  console.log(
    `${labelled.length} names: ${right} right, ${wrong} wrong, ${count('missed')} missed, ` +
      `${count('rightly none')} rightly none`,
  );
  console.log(`precision ${percent(precision)} (at least ${percent(MIN_PRECISION)})`);
  console.log(`recall ${percent(recall)} (at least ${percent(MIN_RECALL)})`);
  if (precision < MIN_PRECISION || recall < MIN_RECALL) process.exitCode = 1;
}

type Verdict = 'right' | 'wrong' | 'missed' | 'rightly none';

function judge(
  index: CatalogueIndex,
  { name, expected }: Labelled,
): { verdict: Verdict; text: string } {
  const found = findMatch(index, name);
  const text = `"${name}" is ${expected ?? 'nothing'}, found ${found ? `${found.ingredient_id} (${found.how})` : 'nothing'}`;
  if (found) return { verdict: found.ingredient_id === expected ? 'right' : 'wrong', text };
  return { verdict: expected === null ? 'rightly none' : 'missed', text };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

main();
