import { type CatalogueIndex, findMatch, indexCatalogue } from '@larder/shared/food/catalogueMatch';
import { firstMeant } from '@larder/shared/kitchen/meantNames';
import { readRecipeLine } from '@larder/shared/recipes/recipeLine';

import { ALIASES } from './aliases.ts';
import { readFacts } from './facts.ts';
import { type Labelled, LABELLED_SETS, type LabelledSet, readLabelled } from './labelled.ts';

/** Targets of each set. A wrong match is worse than none. */
const MIN_PRECISION = 0.99;
const MIN_RECALL = 0.92;
/** A fifth of the whole lines is in languages that the catalogue has no names in. */
const MIN_RECALL_OF_LINES = 0.75;

type Verdict = 'right' | 'wrong' | 'missed' | 'rightly none';

/**
 * Measures matching on the labelled sets and prints the errors; with names of sets only those.
 *
 * Units   precision: right matches by matches; recall: right matches by lines that have one.
 * Shape   exits with 1 below a target.
 */
function main(wanted: readonly string[]): void {
  const facts = readFacts();
  const names = new Map(facts.map(({ name, slug }) => [slug, name]));
  const index = indexCatalogue(
    facts.map(({ name, slug, pack_size, base_unit }) => ({
      ingredient_id: slug,
      name,
      unit_quantity: pack_size,
      unit: base_unit,
      aliases: ALIASES[slug] ?? [],
    })),
  );
  for (const set of LABELLED_SETS) {
    if (wanted.length > 0 && !wanted.includes(set)) continue;
    const lines = readLabelled(set, [...names.values()]);
    if (lines.length > 0 && !measure(set, lines, { index, names })) process.exitCode = 1;
  }
}

function measure(
  set: LabelledSet,
  lines: readonly Labelled[],
  { index, names }: { index: CatalogueIndex; names: ReadonlyMap<string, string> },
): boolean {
  const results = lines.map((line) => judge(line, { set, index, names }));
  const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length;
  for (const { verdict, text } of results)
    if (verdict === 'wrong' || verdict === 'missed') console.log(`${verdict}: ${text}`);

  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')];
  const wronglySome = results.filter(
    ({ verdict, line }) => verdict === 'wrong' && !line.noneIsRight,
  );
  const precision = right / (right + wrong);
  const recall = right / (right + missed + wronglySome.length);
  const known = set === 'unseen' || set === 'lines' ? 'not seen' : 'seen';
  console.log(
    `${set}: ${lines.length} lines, ${known} when writing rules and aliases: ${right} right, ${wrong} wrong, ${missed} missed, ` +
      `${count('rightly none')} rightly none`,
  );
  console.log(`${set}: precision ${percent(precision)} (at least ${percent(MIN_PRECISION)})`);
  const least = set === 'lines' ? MIN_RECALL_OF_LINES : MIN_RECALL;
  console.log(`${set}: recall ${percent(recall)} (at least ${percent(least)})`);
  return precision >= MIN_PRECISION && recall >= least;
}

function judge(
  line: Labelled,
  {
    set,
    index,
    names,
  }: { set: LabelledSet; index: CatalogueIndex; names: ReadonlyMap<string, string> },
): { line: Labelled; verdict: Verdict; text: string } {
  const matchOf = (name: string) => findMatch(index, name) ?? null;
  const isLine = set === 'lines';
  const meant = isLine ? firstMeant(readRecipeLine(line.name), matchOf) : matchOf(line.name);
  const match = meant ?? undefined;
  const found = match && names.get(match.ingredient_id);
  const expected = [...line.right, ...(line.noneIsRight ? ['nothing'] : [])].join(' or ');
  const text = `"${line.name}" is ${expected}, found ${match ? `${found} (${match.how})` : 'nothing'}`;
  const isRight = found === undefined ? line.noneIsRight : line.right.includes(found);
  const verdicts: readonly Verdict[] = isRight ? ['right', 'rightly none'] : ['wrong', 'missed'];
  return { line, verdict: verdicts[found === undefined ? 1 : 0] ?? 'wrong', text };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

main(process.argv.slice(2));
