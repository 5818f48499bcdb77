import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { foodTokens } from '@larder/shared/food/foodTokens';

import { parseCsv } from './csv.ts';

/** An ingredient as a recipe writes it, and what a shopper would expect of the catalogue. */
export type Labelled = {
  readonly name: string;
  /** Catalogue names that are right. */
  readonly right: readonly string[];
  /** Whether no match is right too. */
  readonly noneIsRight: boolean;
};

/**
 * The labelled sets, by what the author of the rules and aliases knew of them: those called seen were read, or their
 * misses were; `unseen` was not, and was made and labelled by somebody else, and so was `lines`: whole lines, which are read
 * before their names are matched. The figures of these two are the ones that count.
 */
export const LABELLED_SETS = ['seen', 'seen2', 'seen3', 'unseen', 'lines'] as const;
export type LabelledSet = (typeof LABELLED_SETS)[number];

const FILES: Readonly<Record<LabelledSet, string>> = {
  seen: 'seen.csv',
  seen2: 'seen2.csv',
  seen3: 'seen3.csv',
  unseen: 'unseen3.csv',
  lines: 'unseenLines.csv',
};

/** What a label says of a food that the catalogue lacks: "none", or with its name, "none (oat milk)". */
const NONE = /^none(?: \((.+)\))?$/;

/**
 * The lines of a set in the order of its file in data/catalogue; empty when there is no such file.
 *
 * Shape   of the names of the catalogue a label may give several, of which each is right, with "|" between. An empty
 *         label or "none" says that none is. "none (oat milk)" is oat milk once the catalogue has it.
 */
export function readLabelled(set: LabelledSet, names: readonly string[]): readonly Labelled[] {
  const file = fileURLToPath(new URL(`../../catalogue/${FILES[set]}`, import.meta.url));
  if (!existsSync(file)) return [];
  const byKey = new Map(names.map((name) => [keyOf(name), name]));
  return parseCsv(readFileSync(file, 'utf8')).map(({ name = '', expected = '' }) => {
    const labels = (expected || 'none').split('|').map((label) => labelOf(label, byKey));
    return {
      name,
      right: labels.filter((label) => label !== null),
      noneIsRight: labels.includes(null),
    };
  });
}

function labelOf(label: string, byKey: ReadonlyMap<string, string>): string | null {
  const none = NONE.exec(label);
  return none ? (byKey.get(keyOf(none[1] ?? '')) ?? null) : label;
}

function keyOf(name: string): string {
  return foodTokens(name.replaceAll(/\(.*?\)/g, ' ')).join(' ');
}
