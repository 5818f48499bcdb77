import { tokensOf } from '@larder/shared/basics/lineTokens';
import { unitAt } from '@larder/shared/food/lineUnits';

import { topicOf } from '#subjects/reading/words/headingWords.rules';

import type { Block } from './pageTexts.rules.ts';

/** "2", "½", "1-2", "20 g", "1/2 φλ.": a number, and what follows it. */
const NUMBER = /^[\d¼-¾⅐-⅞](?:[\d¼-¾⅐-⅞\s.,/–-]{0,12}[\d¼-¾⅐-⅞])?(?:\s?(\p{L}.{0,12}))?$/u;
/** "φλ.", "κ.σ.": an abbreviation in any language. */
const SHORT = /^(?:\p{L}{1,5}\.){1,2}$/u;
/** "ripe avocados" */
const NAME = /^\p{L}[^:：]{1,79}$/u;
/** "(1 kg)": what belongs to the name before it. */
const ASIDE = /^\([^()]{1,60}\)$/;
/** Blocks of one list, and pairs that make one. */
const MAX_BLOCKS = 200;
const MIN_PAIRS = 3;
/** Min share of a list's blocks that are such pairs. */
const MIN_SHARE = 0.6;

/**
 * The blocks of a page whose lists have amounts and names in elements of their own, with each pair as one: "2", "ripe avocados".
 *
 * Shape   below a heading of ingredients, up to that of the steps; undefined when no list is like that. Numbers that
 *         count up are those of the lines.
 */
export function withAmountsJoined(blocks: readonly Block[]): Block[] | undefined {
  const joined: Block[] = [];
  let isFound = false;
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at];
    if (!block) break;
    joined.push(block);
    at += 1;
    if (topicOf(block.text)?.topic !== 'ingredients') continue;
    const length = blocks.slice(at, at + MAX_BLOCKS).findIndex(isEnd);
    const list = blocks.slice(at, length === -1 ? at + MAX_BLOCKS : at + length);
    const lines = linesOf(list);
    isFound ||= lines !== undefined;
    joined.push(...(lines ?? list));
    at += list.length;
  }
  return isFound ? joined : undefined;
}

/** Whether a list ends above a block: headings of its parts are in it. */
function isEnd({ text }: Block): boolean {
  const topic = topicOf(text)?.topic;
  return topic === 'steps' || topic === 'end';
}

/** Whether several lines are amounts and nothing else. */
export function isCutApart(lines: readonly { readonly text: string }[]): boolean {
  return lines.filter(({ text }) => isAmountAlone(text)).length >= MIN_PAIRS;
}

function isAmountAlone(text: string): boolean {
  const found = NUMBER.exec(text);
  const unit = found?.[1];
  if (!found || unit === undefined || SHORT.test(unit)) return found !== null;
  const { tokens } = tokensOf(unit);
  return unitAt(tokens, 0)?.next === tokens.length;
}

function linesOf(list: readonly Block[]): Block[] | undefined {
  const lines: Block[] = [];
  const amounts: string[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const [block, next] = [list[at], list[at + 1]];
    if (!block) break;
    const last = lines.at(-1);
    if (next && isAmountAlone(block.text) && NAME.test(next.text)) {
      amounts.push(block.text);
      lines.push({ ...next, text: `${block.text} ${next.text}` });
      at += 1;
    } else if (last && ASIDE.test(block.text)) {
      lines.splice(-1, 1, { ...last, text: `${last.text} ${block.text}` });
    } else lines.push(block);
  }
  const isCounted = amounts.every((amount, at) => Number(amount) === at + 1);
  const food = list.filter(({ level }) => level === 0).length;
  const isPairs = amounts.length >= MIN_PAIRS && 2 * amounts.length >= MIN_SHARE * food;
  return isPairs && !isCounted ? lines : undefined;
}
