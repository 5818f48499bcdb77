import { readFileSync } from 'node:fs';

import { readRecipeFile, recipeFiles } from '@larder/data/recipes/corpus';
import { plainText } from '@larder/data/recipes/format';
import { parseCooklang } from '@larder/shared/recipes/cooklang';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';

import { frontMatter } from '#subjects/reading/words/frontMatter.rules';

import { readCooklang } from './cooklang.rules.ts';

const parse = (text: string) => parseCooklang(frontMatter(text));

/** The amount and unit of an ingredient, also where the text of its line says them. */
const amountsOf = (text: string) =>
  (readCooklang(text, 'file')?.lines ?? []).map(({ text: line, amount, unit, isFixed }) =>
    [line, amount, unit, isFixed === true && 'fixed'].filter(
      (part) => part !== undefined && part !== false,
    ),
  );

/** Tried against the reference parser (@cooklang/cooklang 0.18.7), which reads the same amounts and metadata. */
test.for<[string, (string | number)[], Record<string, string>]>([
  ['Mix @flour{=100%g}.', ['100 g flour', 100, 'g', 'fixed'], {}],
  ['Mix @flour{ = 100 % g }.', ['100 g flour', 100, 'g', 'fixed'], {}],
  ['Add @eggs{=2}.', ['2 eggs', 2, '', 'fixed'], {}],
  ['Add @milk{1 1/2%cups}.', ['1 1/2 cups milk', 1.5, 'cups'], {}],
  ['Add @milk{1-2%cups}.', ['1-2 cups milk'], {}],
  ['Add @milk{250 ml}.', ['250 ml milk'], {}],
  ['Add @salt{1%tsp.}.', ['1 tsp. salt', 1, 'tsp.'], {}],
  ["---\ntitle: 'Ann''s soup'\n---\n@egg{1}", ['1 egg', 1, ''], { title: "Ann's soup" }],
  ['---\ntitle: "caf\\u00e9"\n---\n@egg{1}', ['1 egg', 1, ''], { title: 'café' }],
  ['---\ntitle: Soup # mild\n---\n@egg{1}', ['1 egg', 1, ''], { title: 'Soup' }],
  ['---\ntitle:\tSoup\n---\n@egg{1}', ['1 egg', 1, ''], { title: 'Soup' }],
  ['---\ndescription: ~\ntitle: Soup\n---\n@egg{1}', ['1 egg', 1, ''], { title: 'Soup' }],
  ['---\na: &x Soup\ntitle: *x\n---\n@egg{1}', ['1 egg', 1, ''], { a: 'Soup', title: 'Soup' }],
  ['---\r\nservings: 2\r\n---\r\n@egg{1}\r\n', ['1 egg', 1, ''], { servings: '2' }],
  ['\n---\ntitle: Soup\n---\n@egg{1}', ['1 egg', 1, ''], { title: 'Soup' }],
  ['---\n---\n@egg{1}', ['1 egg', 1, ''], {}],
  ['>> servings: 4\n\n@egg{1}', ['1 egg', 1, ''], { servings: '4' }],
])('%j is %j of %j', ([text, line, metadata]) => {
  expect(amountsOf(text)).toEqual([line]);
  expect(Object.fromEntries(parse(text).metadata)).toEqual(metadata);
});

/** What the reference parser reads otherwise, and why we do not. */
test.for<[string, string[], string[], Record<string, string>]>([
  // It takes any two such lines for those of front matter, and drops what is above.
  [
    'Mix @flour{100%g}.\n\n---\n\nAdd @salt{}.\n\n---\n\nServe.',
    ['100 g flour', 'salt'],
    ['Mix flour.', 'Add salt.', 'Serve.'],
    {},
  ],
  // Front matter behind a byte-order mark is text to it.
  ['\uFEFF---\ntitle: Soup\n---\n@egg{1}', ['1 egg'], ['egg'], { title: 'Soup' }],
  // Nothing of a head that is no YAML counts there.
  ['---\ntitle: Soup: mild\n---\n@egg{1}', ['1 egg'], ['egg'], { title: 'Soup: mild' }],
  ['---\ntitle: Soup\ntitle: Tea\n---\n@egg{1}', ['1 egg'], ['egg'], { title: 'Tea' }],
  // It shows the second name in the step; a line and its step have one name here.
  ['with @tomato|tomatoes{3}', ['3 tomato'], ['with tomato'], {}],
  // "example" would be bought.
  ['Ask ann@example.org for @egg{1}.', ['1 egg'], ['Ask ann@example.org for egg.'], {}],
  // The rest of the file is a comment to it.
  ['Mix [- not\n@egg{1}', ['1 egg'], ['Mix [- not egg'], {}],
])('%j keeps the lines %j', ([text, lines, steps, metadata]) => {
  const read = readCooklang(text, 'file');
  expect(read?.lines.map((line) => line.text)).toEqual(lines);
  expect(read?.steps.map((step) => step.text)).toEqual(steps);
  expect(Object.fromEntries(parse(text).metadata)).toEqual(metadata);
});

test('a fixed amount stays, and another file is a recipe', () => {
  const text = 'Mix @flour{100%g}, @yeast{=2%g}, @@Crumble{} and @./sauces/Hollandaise{150%g}.';
  expect(readCooklang(text, 'file')?.lines).toMatchObject([
    { text: '100 g flour', amount: 100, isFixed: false },
    { text: '2 g yeast', amount: 2, isFixed: true },
    { text: 'Crumble', recipe: 'Crumble' },
    { text: '150 g Hollandaise', recipe: 'Hollandaise' },
  ]);
});

test('what stands above is YAML', () => {
  const text = `---
title: 'Ann''s pancakes' # the best
description: >
  Thin
  ones.
tags: [sweet, "quick, easy"]
servings: 4
time:
  prep: 10 min
  cook: 1 h
source:
  name: Ann
  url: https://example.org/p
---
Mix @eggs{3}.`;
  expect(readCooklang(text, 'file')).toMatchObject({
    title: "Ann's pancakes",
    description: 'Thin ones.',
    yields: { low: 4 },
    minutes: { prep: 10, cook: 60 },
    source_url: 'https://example.org/p',
    steps: [{ text: 'Mix eggs.' }],
  });
});

test('a whole recipe', () => {
  const text = `---
title: "Pancakes"
servings: 2|4
prep time: 10 min
source:
  url: https://example.org/p
---
Mix @flour{125%g} and @eggs{3}.

== For the top ==
Fry with @butter{a knob}(salted), @flour and more @flour{1%tbsp} for ~{2%minutes}.

> Good cold.`;
  expect(readCooklang(text, 'file')).toMatchObject({
    title: 'Pancakes',
    lines: [
      { text: '125 g flour', section: null, amount: 125, unit: 'g', name: 'flour' },
      { text: '3 eggs', section: null, amount: 3 },
      { text: 'a knob butter, salted', section: 'For the top' },
      { text: '1 tbsp flour', section: 'For the top' },
    ],
    steps: [
      { text: 'Mix flour and eggs.', section: null },
      { text: 'Fry with butter, flour and more flour for 2 minutes.', section: 'For the top' },
    ],
    yields: { low: 2 },
    minutes: { prep: 10 },
    notes: 'Good cold.',
    source_url: 'https://example.org/p',
  });
  expect(readCooklang('Nothing to buy.', 'file')).toBeUndefined();
  expect(readCooklang('@egg{1}', 'file')?.title).toBe('file');
});

test('an optional ingredient stays one, and what a recipe makes is not for how many it is', () => {
  const text = '---\nyield: 500%ml\n---\nStir @milk{1%l}, top with @?chives{} and @?oil{a drop}.';
  expect(readCooklang(text, 'file')).toMatchObject({
    lines: [
      { text: '1 l milk', isOptional: false },
      { text: 'chives, optional', name: 'chives', isOptional: true },
      { text: 'a drop oil, optional' },
    ],
    yields: null,
  });
  expect(readCooklang('---\nyield: 12 rolls\n---\n@egg{1}', 'file')?.yields?.low).toBe(12);
});

test('files of our own recipes are read like anybody’s', () => {
  const files = recipeFiles();
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const { title, serves, min, lines, steps } = readRecipeFile(file).source;
    const read = readCooklang(text, file);
    expect(read).toMatchObject({
      title,
      yields: { low: serves },
      minutes: { total: min },
      steps: steps.map((step) => ({ section: null, text: plainText(step) })),
    });
    const amounts = read?.lines.flatMap(({ amount }) => amount ?? []) ?? [];
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    expect([file, sum(amounts)]).toEqual([file, sum(lines.map(({ amount }) => amount ?? 0))]);
    expect(parseYaml(text.split('---')[1] ?? '')).toMatchObject({ title, servings: serves });
  }
});
