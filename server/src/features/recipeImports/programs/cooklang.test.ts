import { readFileSync } from 'node:fs';

import { readRecipeFile, recipeFiles } from '@larder/data/recipes/corpus';
import { plainText } from '@larder/data/recipes/format';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { readCooklang } from './cooklang.ts';

test('a fixed amount stays, and another file is a recipe', () => {
  const text = 'Mix @flour{100%g}, @yeast{=2%g} and @./sauces/Hollandaise{150%g}.';
  expect(readCooklang(text, 'file')?.lines).toMatchObject([
    { text: '100 g flour', amount: 100, isFixed: false },
    { text: '2 g yeast', amount: 2, isFixed: true },
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
    expect(parse(text.split('---')[1] ?? '')).toMatchObject({ title, servings: serves });
  }
});
