import type { Written } from './foundRecipe.ts';
import { isMethod } from './headingWords.ts';

/** Source: docs/decisions/0024-reading-strangers-pages.md. */
export const MAX_LINES = 500;
export const MAX_STEPS = 300;
/** Characters of a heading. */
const MAX_HEADING = 100;

/** "1.", "2)", "Step 3:" at the beginning; alone it is no step. */
const NUMBERED =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|шаг|vaihe)\s{0,2}\d{1,2}\s{0,2}[.:)|–-]?\s{0,2}|\d{1,2}\s{0,2}[.)]\s{1,3}|\d{1,2}\)\s{0,3}|\d{1,2} ?[-–] {1,2}(?=\p{Lu})|\d{1,2}、\s{0,3}|[①-⑳]\s{0,2}|第?\d{1,2}步[:：]?)/iu;
const BULLET = /^(?:(?:[-*+–—•·▪◦‣]|\[[ xX]?\])\s{1,5}){1,2}/;
/** Where a step begins within a paragraph: " 2. Bake", ",2. Bake", "warm.2. Bake". */
const INNER = /(?<=^|[\s,.!?)])(\d{1,2})[.)]\s{1,3}(?=\p{Lu})/gu;
/** "2 Bake": a number alone, which only its neighbours make one. */
const BARE = /^(\d{1,2})\s{1,3}(?=\p{Lu})/u;
/** "Step 2:" anywhere in a text. */
const LABELLED =
  /(?:^|\s)(?:step|schritt|étape|etape|paso|passo|stap|krok|steg|trin|шаг|vaihe)\s{0,2}(\d{1,2})\s{0,2}[.:)]/giu;
/** "3 apples", "200g flour" in a list. */
const AMOUNT = /^[\d¼-¾⅐-⅞][^,]{0,20}\p{L}{2}/u;
const MIN_PARTS = 3;

/** The steps of lines; a short line that ends with a colon is the heading of the next. */
export function stepsOf(lines: readonly string[], section: string | null = null): Written[] {
  let under = section;
  const steps: Written[] = [];
  for (const line of splitLabelled(lines).flatMap(splitNumbered)) {
    const text = line.replace(BULLET, '').replace(NUMBERED, '').trim();
    const heading = headingIn(text);
    if (heading !== undefined) under = heading;
    else if (/\p{L}/u.test(text)) steps.push({ text, section: under });
  }
  return steps;
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

/** The ingredients of lines; a line that ends with a colon and has no amount is a heading. */
export function ingredientsOf(lines: readonly string[], section: string | null = null): Written[] {
  let under = section;
  const found: Written[] = [];
  for (const line of lines) {
    const text = line.replace(BULLET, '');
    const heading = headingIn(text);
    if (heading !== undefined) under = heading;
    else if (/\p{L}/u.test(text)) found.push({ text, section: under });
  }
  return found;
}

/** The heading that a line is: "For the sauce:", "**Sauce**". */
export function headingIn(line: string): string | undefined {
  if (line.length > MAX_HEADING + 10) return undefined;
  // "**Sauce**", "## Sauce" of Markdown.
  const isMarked = /^(?:\*\*|__|#{1,6} )/.test(line) && !/[.!?]$/.test(line);
  const text = isMarked || /[:：]$/.test(line) ? line.replaceAll(/[*_#]/g, '').trim() : '';
  const isHeading = text !== '' && text.length <= MAX_HEADING && !/^\W{0,3}\p{N}/u.test(text);
  const heading = text.replace(/[:：]$/, '').trim();
  return isHeading && /\p{L}/u.test(heading) ? heading : undefined;
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
  const parts = line.split(/, (?=[\d¼-¾⅐-⅞])/u);
  const isList = parts.length >= MIN_PARTS && parts.every((part) => AMOUNT.test(part));
  return isList ? parts : [line];
}
