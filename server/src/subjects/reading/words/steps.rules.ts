import type { Written } from '#subjects/reading/pages/foundRecipe.rules';

import { withWholeDecimals } from './cutDecimals.rules.ts';
import { headingAmong, headingOf } from './headings.rules.ts';
import { isMethod, topicOf } from './headingWords.rules.ts';

/** Source: docs/decisions/0024-reading-strangers-pages.md. */
export const MAX_LINES = 500;
export const MAX_STEPS = 300;
/** "1.", "2)", "Step 3:" at the beginning; alone it is no step. */
const NUMBERED =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|шаг|vaihe)\s{0,2}\d{1,2}\s{0,2}[.:)|–-]?\s{0,2}|\d{1,2}\s{0,2}[.)]\s{1,3}|\d{1,2}\)\s{0,3}|\d{1,2} ?[-–] {1,2}(?=\p{Lu})|\d{1,2}、\s{0,3}|[①-⑳]\s{0,2}|第?\d{1,2}步[:：]?)/iu;
const BULLET = /^(?:(?:[-*+–—•·▪◦‣>]|\[[ xX]?\])\s{1,5}){1,2}/;
/** "1) 2 cups flour"; the reader of lines knows "1. 2 cups flour", which may be a cut decimal. */
const COUNTED = /^\d{1,2}\)\s{1,3}/;
/** "[1 tsp salt]", but not "[recipe:Vanilla Sauce]" */
const BOXED = /^\[(?!recipe ?:)([^[\]\n]{1,200})\]$/iu;
/** Where a step begins within a paragraph: " 2. Bake", ",2. Bake", "warm.2. Bake". */
const INNER = /(?<=^|[\s,.!?)])(\d{1,2})[.)]\s{1,3}(?=\p{Lu})/gu;
/** "2 Bake": a number alone, which only its neighbours make one. */
const BARE = /^(\d{1,2})\s{1,3}(?=\p{Lu})/u;
/** "Step 2:" anywhere in a text. */
const LABELLED =
  /(?:^|\s)(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|шаг|vaihe)\s{0,2}(\d{1,2})\s{0,2}[.:)]/giu;
/** "3 apples", "200g flour", "1,5 l milk" in a list. */
const AMOUNT = /^(?:\d{1,4}(?:[.,]\d{1,3})?|[¼-¾⅐-⅞])[^,]{0,20}\p{L}{2}/u;
const MIN_PARTS = 3;

/**
 * The steps of lines, each under the heading above it.
 *
 * Shape   no word is left out: a heading with no step below it is a step itself, unless it only says "Method".
 */
export function stepsOf(lines: readonly string[], section: string | null = null): Written[] {
  const written = splitLabelled(lines)
    .flatMap(splitNumbered)
    .map((line) => ({ line, text: line.replace(BULLET, '').replace(NUMBERED, '').trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));
  const texts = written.map(({ text }) => text);
  const headings = written.map(({ line, text }, at) => {
    const heading = headingAmong(texts, at) ?? ruledAmong(line, text);
    const next = written[at + 1]?.line;
    // "1. **Mix**" above "2. **Bake**"
    const isStep = heading !== undefined && NUMBERED.test(line) && NUMBERED.test(next ?? '1. ');
    return isStep && !/[:：]$/.test(text) ? undefined : heading;
  });
  let under = section;
  return texts.flatMap((text, at) => {
    const heading = headings[at];
    const isAbove = at + 1 < texts.length && headings[at + 1] === undefined;
    if (heading === undefined) return [{ text, section: under }];
    if (isAbove) under = heading;
    return isAbove || topicOf(heading)?.rest === '' ? [] : [{ text, section: under }];
  });
}

/** Joins steps that were split at commas: "add a layer of rice", "a layer of peas." */
export function rejoined(steps: readonly Written[]): Written[] {
  // Some recipes have no full stops at all, or no capitals.
  const hasStops = steps.some(({ text }) => /[.!]$/.test(text));
  const hasCapitals = steps.some(({ text }) => /^\p{Lu}/u.test(text));
  if (!hasStops || !hasCapitals) return [...steps];
  const whole: Written[] = [];
  for (const [at, step] of steps.entries()) {
    const last = whole.at(-1);
    const isOpen = /[\p{L}\p{N})]$/u.test(steps[at - 1]?.text ?? '');
    const isRest = isOpen && /^\p{Ll}/u.test(step.text);
    if (last && isRest && last.section === step.section)
      whole.splice(-1, 1, { ...last, text: `${last.text}, ${step.text}` });
    else whole.push(step);
  }
  return whole;
}

/** Restores lost breaks ("Boil it.Add salt.", "Boil it., Add salt."). "Method:" before a sentence becomes a break. */
export function withBreaks(text: string): string {
  return text
    .replaceAll(/(?<=\p{Ll}\p{Ll}[.!?])(?=\p{Lu}\p{Ll})/gu, '\n')
    .replaceAll(/(?<=\p{Ll}{4}[.!?])\s?,\s{1,10}(?=\p{Lu}\p{Ll})/gu, '\n')
    .replaceAll(
      /(^|[.!?]\s)(\p{Lu}\p{L}{2,20}): (?=\p{Lu})/gu,
      (label, before: string, word: string) => (isMethod(word) ? `${before}\n` : label),
    );
}

/** The ingredients of lines, each under the heading above it. */
export function ingredientsOf(lines: readonly string[], section: string | null = null): Written[] {
  const whole = withWholeDecimals(lines);
  const texts = whole.map((line) => line.replace(BULLET, '').replace(COUNTED, ''));
  let under = section;
  const found: Written[] = [];
  for (const [at, text] of texts.entries()) {
    const heading = headingAmong(texts, at) ?? ruledAmong(whole[at] ?? '', text);
    if (heading !== undefined) under = heading;
    else if (/\p{L}/u.test(text)) found.push({ text: text.replace(BOXED, '$1'), section: under });
  }
  return found;
}

/** The name in "- Topping -", whose first sign is no bullet. */
function ruledAmong(line: string, text: string): string | undefined {
  return line === text ? undefined : headingOf(line)?.name;
}

/**
 * "Step 1: Mix. Step 2: Bake." are two lines, when the numbers count up from 1.
 *
 * Shape   all below a label that is alone on its line is one.
 */
function splitLabelled(lines: readonly string[]): readonly string[] {
  const isWithin = lines.some((line) =>
    [...line.matchAll(LABELLED)].some(({ index }) => index > 0),
  );
  if (!isWithin) return lines;
  const text = lines.join('\n');
  const marks = [...text.matchAll(LABELLED)];
  const isCounted = marks.length > 1 && marks.every(([, number], at) => Number(number) === at + 1);
  if (!isCounted || marks[0]?.index !== 0) return lines;
  return marks.flatMap(({ index }, at) => {
    const [label = '', ...below] = text
      .slice(index, marks[at + 1]?.index)
      .trim()
      .split('\n');
    return label.replace(NUMBERED, '') === '' ? [below.join(' ')] : [label, ...below];
  });
}

/** "1 Mix", "2 Bake": the numbers go, when each step has its own. */
export function withoutCount(steps: readonly Written[]): Written[] {
  const isCounted = steps.every(({ text }, at) => Number(BARE.exec(text)?.[1]) === at + 1);
  if (!isCounted || steps.length < 2) return [...steps];
  return steps.map((step) => ({ ...step, text: step.text.replace(BARE, '') }));
}

/** "1. Mix. 2. Bake." are two steps, when the numbers count up from 1. */
function splitNumbered(line: string): string[] {
  const marks = [...line.matchAll(INNER)];
  const isCounted = marks.length > 1 && marks.every(([, number], at) => Number(number) === at + 1);
  if (!isCounted || marks[0]?.index !== 0) return [line];
  return marks.map(({ index }, at) => {
    const step = line.slice(index, marks[at + 1]?.index);
    return step.replace(/\s?,$/, '').trim();
  });
}

/** "200 g flour, 3 apples, 1 pinch salt" are three lines; a few numbers in one line are none. */
export function splitAmounts(line: string): string[] {
  const parts = withWholeDecimals(line.split(/, (?=[\d¼-¾⅐-⅞])/u));
  const isList = parts.length >= MIN_PARTS && parts.every((part) => AMOUNT.test(part));
  return isList ? parts : [line];
}
