import { withCutNumbers } from '#subjects/reading/words/cutNumbers.rules';
import { looksLikeIngredient } from '#subjects/reading/words/recipeParts.rules';

import { type FoundRecipe, lettersOf, type Written } from './foundRecipe.rules.ts';
import type { Block } from './pageTexts.rules.ts';

/** Lines that one line of names stands for. */
const MIN_LINES = 3;
/** Lines that data has left out; one more may be anything. */
const MIN_MISSED = 2;

/** A recipe of marks with what the text of the page says better: amounts, steps apart, lines that were left out. */
export function withDetails(recipe: FoundRecipe, inText: FoundRecipe): FoundRecipe {
  const whole = withCutNumbers(withAmounts(recipe, inText), inText);
  return withMissed(withStepsApart(whole, inText), inText);
}

/** Characters of an amount. */
const MAX_AMOUNT = 60;
/** Share of names that have an amount; salt and pepper may have none. */
const MIN_SHARE = 0.7;

/** Names without amounts, with those that stand beside each of them, all after or all before: "Basil", "20 g, fresh". */
export function withAmountsBeside(recipe: FoundRecipe, blocks: readonly Block[]): FoundRecipe {
  if (hasAmounts(recipe) || recipe.lines.length < MIN_LINES) return recipe;
  const letters = blocks.map(({ text }) => lettersOf(text));
  const places: number[] = [];
  for (const { text } of recipe.lines) {
    const place = letters.indexOf(lettersOf(text), (places.at(-1) ?? -1) + 1);
    if (place === -1) return recipe;
    places.push(place);
  }
  const beside = (side: number) => places.map((place) => blocks[place + side]?.text ?? '');
  const [before, after] = [beside(-1), beside(1)];
  const isBefore = before.filter(isAmountOf).length > after.filter(isAmountOf).length;
  const amounts = isBefore ? before : after;
  // Equal on both sides: a number above the first name decides nothing.
  const isClear = isBefore || before.filter(isAmountOf).length < after.filter(isAmountOf).length;
  if (!isClear || amounts.filter(startsInNumber).length < MIN_SHARE * places.length) return recipe;
  const lines = recipe.lines.map((line, at) => {
    const amount = amounts[at] ?? '';
    const text = isBefore ? `${amount} ${line.text}` : `${line.text} ${amount}`;
    return isAmountOf(amount) ? { ...line, text } : line;
  });
  return { ...recipe, lines };
}

function isAmountOf(text: string): boolean {
  return startsInNumber(text) || TO_TASTE.test(text);
}

/** Share of names without amounts that have a number in them. */
const MAX_NUMBERED = 0.1;
/** The same where the text has several times as many: data may have "½ cucumber" among names. */
const MAX_FEW = 0.25;
const FEW_OF = 3;
const TO_TASTE = /^(?:to taste|as needed|nach (?:geschmack|belieben)|au goût|al gusto|q\. ?b\.)$/i;

function startsInNumber(text: string): boolean {
  return text.length <= MAX_AMOUNT && /^[\d¼-¾⅐-⅞]/u.test(text);
}

/** Whether lines have amounts; a number in one of many is part of a name: "cheese of 25 g each". */
function hasAmounts(recipe: FoundRecipe): boolean {
  return numberedShare(recipe) > MAX_NUMBERED;
}

function numberedShare({ lines }: FoundRecipe): number {
  const numbered = lines.filter(({ text }) => /\p{N}/u.test(text)).length;
  return numbered / Math.max(1, lines.length);
}

/** Names without their amounts, with them, when the text has a line for each or all are in one line. */
function withAmounts(recipe: FoundRecipe, inText: FoundRecipe): FoundRecipe {
  const [share, shareInText] = [numberedShare(recipe), numberedShare(inText)];
  const isFew = share <= MAX_FEW && shareInText >= FEW_OF * share;
  if ((hasAmounts(recipe) && !isFew) || !hasAmounts(inText)) return recipe;
  const written = inText.lines.map(({ text }) => lettersOf(text));
  const isSame = recipe.lines.every(({ text }) =>
    written.some((line) => line.includes(lettersOf(text))),
  );
  const isSummary = recipe.lines.length === 1 && inText.lines.length >= MIN_LINES;
  return isSame || isSummary ? { ...recipe, lines: inText.lines } : recipe;
}

/** Steps that are marked as one, apart, when the text has the same words in several. */
function withStepsApart(recipe: FoundRecipe, { steps }: FoundRecipe): FoundRecipe {
  const isApart = recipe.steps.length === 1 && steps.length > 1;
  return isApart && wordsOf(recipe.steps) === wordsOf(steps) ? { ...recipe, steps } : recipe;
}

function wordsOf(written: readonly Written[]): string {
  return lettersOf(written.map(({ text }) => text).join(' '));
}

/**
 * Adds the other lists to data that has only the first of several.
 *
 * Shape   only when the text has all lines of the data, and only amounts of something before, between or after them.
 *         The same things in other units are not another list.
 */
function withMissed(recipe: FoundRecipe, inText: FoundRecipe): FoundRecipe {
  const known = new Set(recipe.lines.map(({ text }) => lettersOf(text)));
  const waiting = new Set(known);
  const isKnown = inText.lines.map(({ text }) => waiting.delete(lettersOf(text)));
  if (waiting.size > 0 || known.size === 0) return recipe;
  const isLine = inText.lines.map(
    ({ text }, at) => isKnown[at] === true || (isAmount(text) && !known.has(lettersOf(text))),
  );
  const start = isLine.lastIndexOf(false, isKnown.indexOf(true)) + 1;
  const next = isLine.indexOf(false, start);
  const end = next === -1 ? isLine.length : next;
  const lines = inText.lines.slice(start, end);
  const missed = lines.filter((_line, at) => isKnown[start + at] === false);
  const things = new Set(recipe.lines.map(lastWord));
  const others = missed.filter((line) => !things.has(lastWord(line)));
  const isWhole = isKnown.lastIndexOf(true) < end && others.length > missed.length / 2;
  return isWhole && missed.length >= MIN_MISSED ? { ...recipe, lines } : recipe;
}

function isAmount(text: string): boolean {
  return /^[\d¼-¾⅐-⅞]/u.test(text) && looksLikeIngredient(text);
}

/** Mostly the thing, or what is done to it. */
function lastWord({ text }: Written): string {
  return lettersOf(text.slice(text.lastIndexOf(' ') + 1));
}
