import type { FileRow } from '#features/recipeImports/fileRecipe';
import { readFile } from '#features/recipeImports/readFile';
import { expect, test } from 'vitest';

import { LABELLED_FILES } from './testing/labelledFiles.ts';

/** A row in short: its title, its lines and its steps. */
function shortOf({ title, draft }: FileRow): string[] {
  const said = (section: string | null | undefined, words: string) =>
    section ? `${section}: ${words}` : words;
  return [
    title,
    ...(draft?.lines ?? []).map(({ section, original }) => said(section, original)),
    '-',
    ...(draft?.steps ?? []).map(({ section, text }) => said(section, text)),
  ];
}

test.for(LABELLED_FILES.map((file) => [...file] as const))(
  'reads or names %s',
  ([, name, bytes, expected]) => {
    const { rows, problem } = readFile({ name, bytes });
    if (!(expected instanceof RegExp)) {
      expect(rows.map(shortOf)).toEqual(expected);
      return;
    }
    expect(rows.filter(({ draft }) => draft)).toEqual([]);
    expect([problem, ...rows.map((row) => row.problem)].join(' ')).toMatch(expected);
  },
);
