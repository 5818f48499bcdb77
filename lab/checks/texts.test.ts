import { globSync, readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Texts of at least this many words may be part of a longer text in the sources. */
const MIN_WORDS_OF_A_PART = 3;

test('every text of docs/screens.md stands in the sources of its screen, every number in a test', () => {
  const screens = readFileSync('docs/screens.md', 'utf8').split(/^## /m).slice(1);
  const claims = screens.flatMap((section) => {
    const [screen, ...lines] = section.split('\n');
    const sources = lines
      .filter((line) => line.startsWith('Sources: '))
      .flatMap(spans)
      .map(read);
    return lines.flatMap((line) => {
      const [, title, file] = /^- .*?: \[(.+)\]\(\.\.\/(.+)\)$/.exec(line) ?? [];
      const text = line.startsWith('- `') ? spans(line).at(-1) : title;
      if (text === undefined) return [];
      const isMet = file
        ? read(file).includes(plain(text))
        : sources.some((one) => says(one, text));
      return [{ claim: `${screen}: ${text}`, isMet }];
    });
  });
  // Guards against a list that could not be parsed.
  expect(claims.length).toBeGreaterThan(350);
  expect(claims.filter(({ isMet }) => !isMet).map(({ claim }) => claim)).toEqual([]);
});

test.for([
  ['<h1>No orders found</h1>', 'No orders found', true, 'the whole'],
  ["title: 'Orders',", 'Orders', true, 'a short text that is all there is'],
  ["title: 'Error Loading Orders',", 'Orders', false, 'a short text inside another'],
  ["'No orders foundations'", 'No orders found', false, 'another word'],
  ['// No orders found', 'No orders found', false, 'a comment'],
  ['`Remove ${item.name}`', 'Remove {name}', true, 'something put in'],
  ['`Remove item`', 'Remove {name}', false, 'nothing put in'],
  ['<p>\n  You’re offline.\n  Stay.\n</p>', "You're offline. Stay.", true, 'on two lines'],
] as const)('%j says "%s": %s (%s)', ([source, text, expected]) => {
  expect(says(plain(source), text)).toBe(expected);
});

/** The texts in backticks. */
function spans(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
}

/** The text of a file, or of all files of a folder without tests. */
function read(place: string): string {
  if (statSync(place).isFile()) return plain(readFileSync(place, 'utf8'));
  const files = globSync(`${place}/**/*.{ts,tsx}`).filter(
    (path) => !/\.test\.|\/testing\//.test(path),
  );
  return files.map(read).join('\n');
}

/** Removes comments, unifies apostrophes and blanks, joins split literals. */
function plain(source: string): string {
  return source
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll("' + '", '');
}

/** Whether the sources contain a text; `{…}` matches an expression in braces. */
function says(source: string, text: string): boolean {
  const parts = text.split(/\{[^}]*\}/);
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const body = escaped.join(String.raw`\$?\{.{1,80}?\}`);
  const isPart = (parts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []).length >= MIN_WORDS_OF_A_PART;
  const before = isPart ? String.raw`(?<![\p{L}\p{N}])` : String.raw`(?<=["'\x60>}] ?)`;
  const after = isPart ? String.raw`(?![\p{L}\p{N}])` : String.raw`(?= ?["'\x60<{]|\$\{)`;
  return new RegExp(before + body + after, 'u').test(source);
}
