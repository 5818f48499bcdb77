// `npm run bench:photo`: 20 pictures of print, drawn from texts with noise, tilt, shade and two columns, read by the page
// of pasted texts in Chromium. How many words, ingredients and steps are right, and how long it takes. Four more are of a
// recipe with fractions in its steps, and count for the numbers of steps alone; the last four are of texts that nothing was
// tuned on, and count by themselves.
// `--save=FOLDER` keeps the pictures and what was read of them, `--only=soup` reads those of one recipe.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { buildPages, openBrowser } from '#reliability/harness/browser';
import { median } from '#reliability/harness/random';
import { startServer } from '#reliability/harness/server';

import { register, storedUser } from './lib/calls.ts';
import { finish, optionsOf, type Row } from './lib/report.ts';
import { type Compared, compared } from './photos/compare.ts';
import { drawPhoto } from './photos/draw.ts';
import { FRACTION_LOOKS, type Look, LOOKS, nameOfLook, UNSEEN_LOOKS } from './photos/looks.ts';
import { PRINTED } from './photos/texts.ts';
import { UNSEEN } from './photos/unseenTexts.ts';

const options = optionsOf({ save: '', only: '' });
/** Shares that are reached: below, a change of ours or of the library has made it worse. */
const [MIN_WORDS, MIN_INGREDIENTS, MIN_STEPS] = [0.95, 0.75, 0.9];
const FIRST_SEED = 4_000;

type Read = { look: Look; name: string; found: Compared; seconds: number };

buildPages();
finish('bench:photo', await tables());

async function tables() {
  await using server = await startServer({ LOG_LEVEL: 'error' });
  await using browser = await openBrowser();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/robots.txt');
  const person = storedUser(await register(server.url));
  await page.evaluate((user) => localStorage.setItem('user', user), person);
  const paper = await browser.newPage();
  const all: Read[] = [];
  for (const [at, look] of [...LOOKS, ...FRACTION_LOOKS, ...UNSEEN_LOOKS].entries()) {
    const recipe = PRINTED[look.recipe] ?? UNSEEN[look.recipe];
    if (!recipe || (options.only !== '' && options.only !== look.recipe)) continue;
    const photo = await drawPhoto(paper, { recipe, look, seed: FIRST_SEED + at });
    const start = performance.now();
    const text = await read(page, photo, recipe.language);
    const seconds = (performance.now() - start) / 1_000;
    keep(`${String(at + 1).padStart(2, '0')}-${look.recipe}`, photo, text);
    all.push({ look, name: nameOfLook(look), found: compared(text, recipe), seconds });
  }
  const usual = all.filter(({ look }) => LOOKS.includes(look));
  const unseen = all.filter(({ look }) => UNSEEN_LOOKS.includes(look));
  const seen = all.filter((one) => !unseen.includes(one));
  return [
    { title: 'Pictures', rows: usual.map(rowOf) },
    { title: 'All of them', rows: sums(usual) },
    { title: 'Numbers of steps, with pictures full of fractions', rows: rowsOfNumbers(seen) },
    {
      title: 'Texts that nothing was tuned on',
      rows: [...unseen.map(rowOf), ...rowsOfUnseen(unseen)],
    },
  ];
}

/** The text that the page makes of a picture; '' when it finds none. */
async function read(page: Page, photo: Buffer, language: string): Promise<string> {
  await page.goto('/add-recipe?way=paste');
  const box = page.getByLabel('Text of the recipe');
  await box.fill('');
  await page.getByLabel('Language of the print').selectOption(language);
  await page
    .getByLabel('Choose a Photo')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  const progress = page.getByRole('progressbar', { name: 'Reading the picture' });
  await progress.waitFor();
  await progress.waitFor({ state: 'hidden', timeout: 180_000 });
  return box.inputValue();
}

function keep(name: string, photo: Buffer, text: string): void {
  if (options.save === '') return;
  mkdirSync(options.save, { recursive: true });
  writeFileSync(join(options.save, `${name}.jpg`), photo);
  writeFileSync(join(options.save, `${name}.txt`), text);
}

function rowOf({ name, found: { words, ingredients, amounts, steps }, seconds }: Read): Row {
  const parts = [
    `words ${percent(words)}`,
    `ingredients ${ingredients.right} of ${ingredients.all}`,
    `amounts right or asked ${amounts.right} of ${amounts.all}`,
    `steps ${steps.right} of ${steps.all}`,
    `${seconds.toFixed(1)} s`,
  ];
  return [name, parts.join(', ')];
}

function sumOf(some: readonly Read[], kind: keyof Compared): Compared[keyof Compared] {
  return {
    right: some.reduce((total, { found }) => total + found[kind].right, 0),
    all: some.reduce((total, { found }) => total + found[kind].all, 0),
  };
}

function rowsOfUnseen(some: readonly Read[]): Row[] {
  const share = (kind: keyof Compared) => {
    const found = sumOf(some, kind);
    return `${percent(found)} of ${found.all}`;
  };
  const [amounts, numbers] = [sumOf(some, 'amounts'), sumOf(some, 'numbers')];
  return [
    ['Words right', share('words')],
    ['Ingredient lines exactly right', share('ingredients')],
    ['Of those without a sign of a fraction', share('unbroken')],
    ['Steps exactly right, each in one line', share('steps')],
    ['Amounts wrong that do not ask', `${amounts.all - amounts.right} of ${amounts.all}`],
    ['Numbers of steps wrong that do not ask', `${numbers.all - numbers.right} of ${numbers.all}`],
  ];
}

function rowsOfNumbers(all: readonly Read[]): Row[] {
  const [numbers, sure] = [sumOf(all, 'numbers'), sumOf(all, 'sure')];
  const wrong = numbers.all - numbers.right;
  return [
    ['Wrong that do not ask', `${wrong} of ${numbers.all}`, '0', wrong === 0],
    ['Without a fraction and right', `${percent(sure)} of ${sure.all}`],
  ];
}

function sums(all: readonly Read[]): Row[] {
  const sum = (kind: keyof Compared, some = all) => sumOf(some, kind);
  const of = (layout: Look['layout']) => all.filter(({ look }) => look.layout === layout);
  const [words, ingredients, steps] = [sum('words'), sum('ingredients'), sum('steps')];
  const target = (what: string, found: typeof words, least: number): Row => [
    what,
    `${percent(found)} of ${found.all}`,
    `${100 * least}%`,
    found.right >= least * found.all,
  ];
  const [amounts, unbroken] = [sum('amounts'), sum('unbroken')];
  return [
    target('Words right', words, MIN_WORDS),
    target('Ingredient lines exactly right', ingredients, MIN_INGREDIENTS),
    ['Of those without a sign of a fraction', `${percent(unbroken)} of ${unbroken.all}`],
    ['Amounts wrong that do not ask', `${amounts.all - amounts.right} of ${amounts.all}`],
    target('Steps exactly right, each in one line', steps, MIN_STEPS),
    ['Words right in one column', percent(sum('words', of('single')))],
    ['Words right in two columns', percent(sum('words', of('columns')))],
    ['Time of a picture, median', `${median(all.map(({ seconds }) => seconds)).toFixed(1)} s`],
  ];
}

function percent({ right, all }: { right: number; all: number }): string {
  return all === 0 ? '–' : `${((100 * right) / all).toFixed(1)}%`;
}
