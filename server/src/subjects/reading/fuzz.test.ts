import { expect, test } from 'vitest';

import { readData, readPage } from '#subjects/reading/pages/readPage.rules';
import { BROKEN_PAGES } from '#subjects/reading/testing/brokenPages';
import { DATA_PAGES } from '#subjects/reading/testing/dataPages';
import { HEADED_PAGES } from '#subjects/reading/testing/headedPages';
import { MARKED_PAGES } from '#subjects/reading/testing/markedPages';
import { SHOWN_PAGES } from '#subjects/reading/testing/shownPages';
import { SITE_PAGES } from '#subjects/reading/testing/sitePages';
import { SPARE_PAGES } from '#subjects/reading/testing/sparePages';
import { STRAY_PAGES } from '#subjects/reading/testing/strayPages';
import { MAX_WORK_MS, measured } from '#subjects/reading/testing/work';
import { readText } from '#subjects/reading/words/readText.rules';
import { MAX_LINES, MAX_STEPS } from '#subjects/reading/words/steps.rules';

/** Pages of one run. */
const PAGES = Number(process.env['FUZZED_PAGES'] ?? 400);
/** Another one: FUZZ_SEED. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_125);

const SOURCES = [
  ...BROKEN_PAGES,
  ...DATA_PAGES,
  ...MARKED_PAGES,
  ...HEADED_PAGES,
  ...SPARE_PAGES,
  ...STRAY_PAGES,
  ...SHOWN_PAGES,
  ...SITE_PAGES,
].map(({ html }) => html);
const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\u0000',
  '\uD800',
  '\u202E',
  '½',
  '1/0',
  '<li>',
  '</ul>',
  '<!--',
  '-->',
  '<![CDATA[',
  '</script>',
  '<script>',
  '<p itemprop="recipeIngredient">',
  '{"@type":"Recipe"',
  '"@id":"#recipe"',
  '&amp;amp;',
  '&#x110000;',
  'PT99999999H',
  '9'.repeat(40),
  '<div>'.repeat(300),
  '['.repeat(3_000),
  'a '.repeat(2_000),
  '\n'.repeat(500),
  'Ingredients:\n',
];

/** A fault that repeats names its page. Source: Mulberry32. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A page with some of it cut, doubled, moved or replaced. */
function mutated(page: string, draw: (below: number) => number): string {
  let text = page;
  for (let turns = 1 + draw(8); turns > 0; turns -= 1) {
    const from = draw(text.length + 1);
    const to = Math.min(text.length, from + draw(60));
    const piece = PIECES[draw(PIECES.length)] ?? '';
    const other = SOURCES[draw(SOURCES.length)] ?? '';
    const changes = [
      () => text.slice(0, from) + text.slice(to),
      () => text.slice(0, from) + piece + text.slice(from),
      () => text.slice(0, from) + piece + text.slice(to),
      () => text.slice(0, to) + text.slice(from, to).repeat(1 + draw(20)) + text.slice(to),
      () => text.slice(from) + text.slice(0, from),
      () => text.slice(0, from) + other.slice(draw(other.length)),
      () => text.slice(0, from),
    ];
    text = (changes[draw(changes.length)] ?? (() => text))();
  }
  return text.slice(0, 200_000);
}

test(`${PAGES} damaged pages: each is read or refused`, { timeout: 3_600_000 }, () => {
  let found = 0;
  let most = 0;
  for (let at = 0; at < PAGES; at += 1) {
    const draw = randomFrom(SEED + at);
    const page = mutated(SOURCES[at % SOURCES.length] ?? '', draw);
    const read = [readPage, readPage, readPage, readData, readText][draw(5)] ?? readPage;
    const { result, ms } = measured(() => read(page));
    const { recipes = [] } = result;
    most = Math.max(most, ms);
    if (recipes.length > 0) found += 1;
    for (const { title, lines, steps, minutes, calories } of recipes) {
      const name = `page ${at} of seed ${SEED}`;
      expect({ name, isBounded: lines.length > 0 && lines.length <= MAX_LINES }).toEqual({
        name,
        isBounded: true,
      });
      expect({ name, isBounded: steps.length <= MAX_STEPS && (title ?? '').length <= 200 }).toEqual(
        { name, isBounded: true },
      );
      for (const { text } of [...lines, ...steps])
        expect({ name, text, isText: /\p{L}/u.test(text) && text.isWellFormed() }).toEqual({
          name,
          text,
          isText: true,
        });
      for (const number of [...Object.values(minutes), calories])
        expect({
          name,
          number,
          isCount: number === null || (Number.isInteger(number) && number > 0),
        }).toEqual({ name, number, isCount: true });
    }
  }
  // Guards against damage that leaves nothing or changes nothing.
  expect(found).toBeGreaterThan(PAGES / 4);
  expect(found).toBeLessThan(PAGES);
  expect(most).toBeLessThan(MAX_WORK_MS);
});
