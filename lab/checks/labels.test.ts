import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** A control with a name for screen readers and one line of words for eyes, as oxfmt writes it. */
const CONTROL =
  /<(Button|LinkButton|Link|a|button)\n(?:(?!<\/?\1\b)[^])*?aria-label=(?:"([^"]*)"|\{`([^`]*)`\})(?:(?!<\/?\1\b)[^])*?\n\s*>\n\s*([A-Z][^\n<{]*)\n\s*<\/\1>/g;

type Control = { words: string; name: string };

function controlsIn(source: string): Control[] {
  return [...source.matchAll(CONTROL)].map(([, , text, template, words = '']) => ({
    words,
    name: (text ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
  }));
}

function isHeard({ words, name }: Control): boolean {
  return name.toLowerCase().includes(words.toLowerCase());
}

test('who says what they see presses it: visible words are in the name for screen readers', () => {
  const controls = globSync('web/src/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) =>
      controlsIn(readFileSync(path, 'utf8')).map((control) => ({ path, ...control })),
    );
  // Guards against a pattern that finds none.
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter((control) => !isHeard(control))).toEqual([]);
});

test.for([
  ['See order', '{`See order at ${storeName}`}', true, 'with where'],
  ['See order', '"Order details"', false, 'other words'],
  ['Change', '{`Change the address for ${name}`}', true, 'longer'],
] as const)('%s, called %s, is heard: %s: %s', ([words, label, expected]) => {
  const source = `<Button\n  variant="soft"\n  aria-label=${label}\n  onClick={() => go()}\n>\n  ${words}\n</Button>`;
  expect(controlsIn(source).map(isHeard)).toEqual([expected]);
});
