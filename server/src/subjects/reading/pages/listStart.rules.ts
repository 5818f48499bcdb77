import { headingIn } from '#subjects/reading/words/headings.rules';
import { isMethod, topicOf } from '#subjects/reading/words/headingWords.rules';
import { looksLikeIngredient } from '#subjects/reading/words/recipeParts.rules';

import { isBareYields, isFact, isOrder } from './blockFacts.rules.ts';
import type { Block } from './pageTexts.rules.ts';

/** Characters of a name that may stand among amounts. */
const MAX_NAME = 40;
/** Blocks above a list that are looked at. */
const MAX_ABOVE = 2_000;
const ENDS = /[.!?。]$/;

/** The place of the title of a text: its first words that are no fact and no heading of a part; -1 without one. */
export function titleAt(blocks: readonly Block[]): number {
  return blocks.findIndex(({ text }) => /\p{L}/u.test(text) && !isFact(text) && !topicOf(text));
}

/**
 * Where the ingredients of a text begin that stand above a place: its first heading of ingredients, or its first two
 * amounts in a row.
 *
 * Shape   the place of the first amount below the title, with the headings right above it, when only amounts, names,
 *         facts and headings follow up to the place, or up to a heading of steps above it; else the place itself.
 *         What is below "Equipment" is none.
 */
export function listStart(blocks: readonly Block[], place: number): number {
  if (place > MAX_ABOVE) return place;
  const title = titleAt(blocks.slice(0, place));
  const method = blocks.slice(0, place).findIndex(({ text }) => isMethod(text));
  const end = method === -1 ? place : method;
  const isOpen = end === place && isAmountAt(blocks, place);
  let from = end;
  let headed = end;
  for (let at = end - 1; at > title && mayBeOfList(blocks, at); at -= 1) {
    const { text = '' } = blocks[at] ?? {};
    const topic = topicOf(text);
    const isHeading = headingIn(text) !== undefined || topic?.rest === '';
    if (isHeading && topic?.topic === 'end') {
      from = headed;
      break;
    }
    if (isAmountAt(blocks, at)) from = at;
    if (isHeading && (from < end || (isOpen && at === end - 1))) [from, headed] = [at, at];
  }
  return from < end ? from : place;
}

/** The blocks of a list without what a text says of the whole recipe among them: "Serves 4". */
export function withoutFacts(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    ({ text }, at) => !isFact(text) || isOrder(text) || isAmongAmounts(blocks, at),
  );
}

/** "1 loaf" with an amount above and another below. */
function isAmongAmounts(blocks: readonly Block[], at: number): boolean {
  return (
    isBareYields(blocks[at]?.text ?? '') &&
    [at - 1, at + 1].every((beside) => looksLikeIngredient(blocks[beside]?.text ?? ''))
  );
}

/** An amount, a name, a fact or a heading; no sentence. */
function mayBeOfList(blocks: readonly Block[], at: number): boolean {
  const text = blocks[at]?.text ?? '';
  const isName = text.length <= MAX_NAME && !ENDS.test(text);
  return isName || isFact(text) || headingIn(text) !== undefined || isAmountAt(blocks, at);
}

/** Whether a block is an amount of something; "A family favourite." is one only beside another that ends so. */
export function isAmountAt(blocks: readonly Block[], at: number): boolean {
  const text = blocks[at]?.text ?? '';
  const isSentence = /^\p{L}/u.test(text) && ENDS.test(text);
  return looksLikeIngredient(text) && (!isSentence || endsAlike(blocks, at));
}

function endsAlike(blocks: readonly Block[], at: number): boolean {
  return [at - 1, at + 1].some((beside) => {
    const text = blocks[beside]?.text ?? '';
    return ENDS.test(text) && looksLikeIngredient(text);
  });
}
