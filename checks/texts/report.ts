import type { TestFile } from './files.ts';
import { matcherOf } from './match.ts';
import type { Constant, Screen, Text } from './types.ts';

export type Row = { text: Text; files: readonly string[] };
export type Shown = { screen: Screen; rows: readonly Row[] };

type Material = {
  tests: readonly TestFile[];
  /** Whether the product's source says a text. */
  isSaid: (text: string) => boolean;
};

/** For every text of every screen the tests that show it. */
export function look(screens: readonly Screen[], tests: readonly TestFile[]): Shown[] {
  return screens.map((screen) => ({
    screen,
    rows: screen.texts.map((one) => {
      const text = typeof one === 'string' ? { text: one } : one;
      const shows = matcherOf(text.shown ?? text.text);
      const files = tests
        .filter(({ path }) => screen.tests.some((place) => path.startsWith(place)))
        .filter(({ words }) => words.some(shows))
        .map(({ path }) => path);
      return { text, files };
    }),
  }));
}

/** What is wrong: texts without a test, texts the product lacks, places and tests that are gone. */
export function problemsOf(shown: readonly Shown[], { tests, isSaid }: Material): string[] {
  return shown.flatMap(({ screen, rows }) => [
    ...screen.tests
      .filter((place) => !tests.some(({ path }) => path.startsWith(place)))
      .map((place) => `${screen.screen}: there is no test in ${place}`),
    ...rows
      .filter(({ files }) => files.length === 0)
      .map(({ text }) => `${screen.screen}: no test shows '${text.shown ?? text.text}'`),
    ...rows
      .filter(({ text }) => !isSaid(sourceOf(text)))
      .map(({ text }) => `${screen.screen}: the product never says '${sourceOf(text)}'`),
    ...(screen.constants ?? [])
      .filter((constant) => !isTested(constant, tests))
      .map(({ what, file, title }) => `${screen.screen}: ${what}: no test "${title}" in ${file}`),
  ]);
}

/** A text as the product's source spells it. */
export function sourceOf({ text, source }: Text): string {
  return source ?? text;
}

function isTested({ file, title }: Constant, tests: readonly TestFile[]): boolean {
  return tests.some(({ path, titles }) => path === file && titles.has(title));
}
