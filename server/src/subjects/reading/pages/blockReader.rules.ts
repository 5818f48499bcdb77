import { LIMITS } from '@larder/shared/basics/validation';

import { headingIn } from '#subjects/reading/words/headings.rules';
import { isMethod, topicOf } from '#subjects/reading/words/headingWords.rules';
import {
  looksLikeIngredient,
  OF,
  type Parts,
  partsOf,
} from '#subjects/reading/words/recipeParts.rules';
import type { Yields } from '#subjects/reading/words/recipeYields.rules';
import { ingredientsOf, MAX_LINES, MAX_STEPS, stepsOf } from '#subjects/reading/words/steps.rules';

import { caloriesIn, factsOf, isBareYields, isFact, isOrder } from './blockFacts.rules.ts';
import { type FoundRecipe, lettersOf, NOTHING, type Written } from './foundRecipe.rules.ts';
import { isAmountAt, listStart, titleAt, withoutFacts } from './listStart.rules.ts';
import { isEquipment } from './pageSections.rules.ts';
import type { Block } from './pageTexts.rules.ts';

/** "Title: ", "Recipe name: " */
const TITLE_LABEL =
  /^(?:(?:recipe )?(?:title|name)|recipe|titel|rezept|titre|recette|t[ií]tulo|receta|titolo|ricetta)\s?[:：]\s{1,10}/i;
/** Words of a fact that ends as a sentence: "Ready in about 20 minutes." */
const MAX_FACT_WORDS = 6;
/** Characters of an ingredient that has no amount. */
const MAX_NAMED = 80;
/** Min share of lines between two headings that look like ingredients. */
const MIN_SHARE = 0.4;
/** Blocks of one recipe, and lines that are looked at to be sure. */
const MAX_BLOCKS = 2_000;
/** Blocks of a text, whose steps may stand below more lines than are kept. */
const MAX_TEXT_BLOCKS = 10_000;
const MAX_SAMPLE = 60;
/** Headings of ingredients that are tried: the first may be a link to the second. */
const MAX_TRIED = 20;
/** Blocks before the ingredients that may say how long and how much. */
const FACTS_BEFORE = 30;
/** Blocks from the heading of the ingredients on that may say for how many. */
const FACTS_AFTER = 3;
/** Blocks above the first step that may say for how many, when nothing above the ingredients does. */
const FACTS_ABOVE = 4;
/** Blocks below the steps that may say for how many, when nothing above does. */
const FACTS_BELOW = 20;
/** The level of a heading below any other. */
const LOW = 7;
/** "How to make", "bakken" */
const MAKE =
  /(?:^|\P{L})(?:make|making|bake|baking|cook|cooking|maken|bakken|bereiden|machen|backen|zubereiten|kochen|faire|préparer|hacer|preparar|fazer|fare|preparare)(?!\p{L})/iu;
/** Blocks above the ingredients that may be the steps. */
const STEPS_BEFORE = 200;

/**
 * A recipe by its headings, in the languages of `headingWords`.
 *
 * Shape   undefined without a heading of ingredients with lines below it. Lines of a text that has a heading of steps,
 *         too, need no amounts; nor do those that are `isListed`, with commas between them.
 */
export function readHeadings(
  blocks: readonly Block[],
  { isText = false, isListed = false } = {},
): FoundRecipe | undefined {
  const starts = blocks.flatMap(({ text, level }, at) => {
    const found = topicOf(text);
    const isHeading =
      level > 0 || found?.rest === '' || OF.test(found?.rest ?? '') || /[:：]$/.test(text);
    return found?.topic === 'ingredients' && isHeading && text.length <= 60 ? [at] : [];
  });
  const isLink = (at: number) => blocks[at]?.isLink === true;
  const ordered = [...starts.filter((at) => !isLink(at)), ...starts.filter(isLink)];
  for (const start of ordered.slice(0, MAX_TRIED)) {
    const found = readFrom(blocks, { start, isText, isListed });
    if (found) return found;
  }
  return undefined;
}

/** Reads a recipe whose ingredients begin after a heading; undefined when they do not. */
function readFrom(
  blocks: readonly Block[],
  { start, isText, isListed }: { start: number; isText: boolean; isListed: boolean },
): FoundRecipe | undefined {
  const from = isText ? listStart(blocks, start) : start;
  const above =
    from < start ? [heading(blocks[start]), ...withoutFacts(blocks.slice(from, start))] : [];
  const reading = {
    isText,
    group: isText && from === start ? groupAbove(blocks, start) : undefined,
  };
  const most = isText ? MAX_TEXT_BLOCKS : MAX_BLOCKS;
  const after = partsOf([...above, ...blocks.slice(start, start + most)], reading);
  const sample = after.lines.slice(0, MAX_SAMPLE);
  const alike = sample.filter(({ text }) => looksLikeIngredient(text)).length;
  // Amounts behind the names, or in words of a language that is not read.
  const isSure =
    isText &&
    (isListed || after.steps.length > 0) &&
    sample.every(({ text }) => text.length <= MAX_NAMED);
  if (sample.length === 0 || (!isSure && alike < Math.max(1, MIN_SHARE * sample.length)))
    return undefined;
  // Some have the steps first.
  const first = after.steps.length > 0 ? start : stepsBefore(blocks, start);
  const { steps, notes } = first < start ? partsOf(blocks.slice(first, start), { isText }) : after;
  return {
    ...NOTHING,
    ...firstOf(after.lines),
    steps: steps.slice(0, MAX_STEPS),
    notes: joinedNotes(notes),
    calories: caloriesIn(blocks.slice(Math.max(0, first - FACTS_BEFORE), start + MAX_BLOCKS)),
    ...factsAround(blocks, { first, start, steps }),
  };
}

/** As many lines as are kept, and how many more there are. */
function firstOf(lines: readonly Written[]): Pick<FoundRecipe, 'lines' | 'leftOut'> {
  const kept = lines.slice(0, MAX_LINES);
  return { lines: kept, ...(lines.length > MAX_LINES && { leftOut: lines.length - MAX_LINES }) };
}

/** The heading that lines get which stand above that of the first list. */
function heading(of: Block | undefined): Block {
  return { text: 'Ingredients', level: of?.level ?? 0 };
}

/** What a page notes, a line each; undefined without any. */
export function joinedNotes(notes: readonly string[]): string | undefined {
  return notes.length > 0 ? notes.join('\n').slice(0, LIMITS.longText) : undefined;
}

/** The heading of Markdown above that of the first list, below the title: "## Dough" above "### Ingredients". */
function groupAbove(
  blocks: readonly Block[],
  start: number,
): { name: string; level: number } | undefined {
  const level = blocks[start]?.level ?? 0;
  const at = blocks.slice(0, start).findLastIndex((block) => block.level > 0);
  const above = blocks[at];
  const isTitle = blocks.findIndex((block) => block.level > 0) === at;
  if (!above || isTitle || above.level >= level || topicOf(above.text)) return undefined;
  return { name: headingIn(above.text) ?? above.text, level: above.level };
}

/** What stands above the recipe, or else below it, about time and yield. */
function factsAround(
  blocks: readonly Block[],
  { first, start, steps }: { first: number; start: number; steps: readonly Written[] },
): Pick<FoundRecipe, 'minutes' | 'yields'> {
  const lastStep = steps.at(-1)?.text;
  const above = factsOf([
    ...blocks.slice(Math.max(0, first - FACTS_BEFORE), first),
    ...blocks.slice(start, start + FACTS_AFTER),
  ]);
  const within = factsOf(withoutSteps(blocksAbove(blocks, { start, step: steps[0] }), steps));
  const end = lastStep === undefined ? -1 : blocks.findIndex(({ text }) => text.endsWith(lastStep));
  if (end < start) return either(above, within);
  const below = factsOf(withoutSteps(blocks.slice(end + 1, end + 1 + FACTS_BELOW), steps));
  return either(above, either(within, below));
}

/** The few blocks above the first step, below the heading of the steps. */
function blocksAbove(
  blocks: readonly Block[],
  { start, step }: { start: number; step: Written | undefined },
): readonly Block[] {
  if (!step) return [];
  const at = blocks.findIndex(({ text }, place) => place > start && text.endsWith(step.text));
  return blocks.slice(Math.max(start, at - FACTS_ABOVE), Math.max(start, at));
}

type Facts = Pick<FoundRecipe, 'minutes' | 'yields'>;

/** Facts of one place; what it does not say at all, of the other. */
function either(first: Facts, second: Facts): Facts {
  const isTimed = Object.values(first.minutes).some((minutes) => minutes !== null);
  return {
    yields: first.yields ?? second.yields,
    minutes: isTimed ? first.minutes : second.minutes,
  };
}

/** "Bake 30 minutes." among the steps says nothing of the whole recipe. */
function withoutSteps(blocks: readonly Block[], steps: readonly Written[]): Block[] {
  const known = new Set(steps.map(({ text }) => text));
  return blocks.filter(({ text }) => !known.has(text));
}

/** The yields above the first known ingredient line. */
export function yieldsAbove(blocks: readonly Block[], line: Written | undefined): Yields | null {
  const first = lettersOf(line?.text ?? '');
  const at = first === '' ? -1 : blocks.findIndex(({ text }) => lettersOf(text) === first);
  return factsOf(blocks.slice(Math.max(0, at - FACTS_BEFORE), Math.max(0, at))).yields;
}

/**
 * The steps below the first heading of steps that has some, for a page whose ingredients are known; else below "How to
 * make" the dish.
 */
export function readSteps(blocks: readonly Block[], dish: string): Pick<Parts, 'steps' | 'notes'> {
  const isHead = ({ text, level }: Block) => level > 0 && isMethod(text);
  const name = lettersOf(dish);
  const isMaking = ({ text, level }: Block) =>
    level > 0 && name !== '' && MAKE.test(text) && lettersOf(text).includes(name);
  return stepsBelow(blocks, isHead) ?? stepsBelow(blocks, isMaking) ?? { steps: [], notes: [] };
}

function stepsBelow(
  blocks: readonly Block[],
  isStart: (block: Block) => boolean,
): Pick<Parts, 'steps' | 'notes'> | undefined {
  const starts = [...blocks.keys()].filter((at) => {
    const block = blocks[at];
    return block && isStart(block);
  });
  for (const start of starts.slice(0, MAX_TRIED)) {
    const level = blocks[start]?.level ?? 0;
    // "Make the pie", then "Bake the pie"
    const below = blocks
      .slice(start + 1, start + MAX_BLOCKS)
      .map((block) => (isStart(block) ? { ...block, level: LOW } : block));
    const { steps, notes } = partsOf([{ text: 'Method', level }, ...below]);
    if (steps.some(({ text }) => /[.!?。]$/.test(text)))
      return { steps: steps.slice(0, MAX_STEPS), notes };
  }
  return undefined;
}

/** Where the steps begin that stand above the ingredients; where these begin when there are none. */
function stepsBefore(blocks: readonly Block[], start: number): number {
  const from = Math.max(0, start - STEPS_BEFORE);
  const at = blocks.slice(from, start).findLastIndex(({ text, level }) => {
    const found = level > 0 || /[:：]$/.test(text) ? topicOf(text) : undefined;
    return found?.topic === 'steps' && found.rest === '';
  });
  return at === -1 ? start : from + at;
}

/**
 * A recipe of a text that somebody pasted, by its headings, else by what its lines look like.
 *
 * Shape   undefined without two lines in a row that look like ingredients.
 */
export function readBlocks(
  blocks: readonly Block[],
  { isText = false, isListed = false } = {},
): FoundRecipe | undefined {
  const found = readHeadings(blocks, { isText, isListed }) ?? readByLooks(blocks, { isText });
  if (!found) return undefined;
  const before = blocks.slice(0, Math.max(0, placeOf(blocks, found.lines[0]?.text)));
  const title = before[titleAt(before)];
  const above = isText
    ? proseAbove(
        before.filter((block) => block !== title),
        found,
      )
    : [];
  const lines = new Set(found.lines.map(({ text }) => text));
  const isLine = (text: string) => isBareYields(text) && lines.has(text);
  const said = blocks.filter(({ text }) => (isFact(text) && !isLine(text)) || topicOf(text));
  return {
    ...found,
    notes: joinedNotes([...above, ...(found.notes === undefined ? [] : [found.notes])]),
    title: title ? titleOf(title.text).slice(0, 200) || null : null,
    ...factsOf(withoutSteps(said, found.steps)),
  };
}

/** The block of a line: it alone, else behind a bullet, else behind other words; the first without a line. */
function placeOf(blocks: readonly Block[], line: string | undefined): number {
  if (line === undefined) return 0;
  const ends = [...blocks.keys()].filter((at) => blocks[at]?.text.endsWith(line) === true);
  const headOf = (at: number) => blocks[at]?.text.slice(0, -line.length) ?? '';
  const at =
    ends.find((one) => headOf(one) === '') ?? ends.find((one) => !/\p{L}/u.test(headOf(one)));
  return at ?? ends[0] ?? -1;
}

/** A title without the signs of a heading, and without what programs call it: "Title: Leek soup". */
function titleOf(text: string): string {
  return text.replace(/^#{1,6}\s{1,3}/, '').replace(TITLE_LABEL, '');
}

/** What a text tells between its title and its first list: no fact, no heading, no step. */
function proseAbove(blocks: readonly Block[], { steps, lines }: FoundRecipe): string[] {
  const method = blocks.findIndex(({ text }) => isMethod(text));
  // Some have the steps first.
  const told = method !== -1 && steps.length > 0 ? blocks.slice(0, method) : blocks;
  const section = lettersOf(lines[0]?.section ?? '');
  return told
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text) && !isFact(text) && topicOf(text)?.rest !== '')
    .filter((text) => section === '' || lettersOf(text) !== section);
}

/** Blocks without what is under "Utensils", up to the next heading. */
function withoutEquipmentIn(blocks: readonly Block[]): Block[] {
  const from = blocks.findIndex(({ text, level }) => level > 0 && isEquipment(text));
  if (from === -1) return [...blocks];
  const length = blocks.slice(from + 1).findIndex(({ level }) => level > 0);
  return length === -1
    ? blocks.slice(0, from)
    : [...blocks.slice(0, from), ...blocks.slice(from + 1 + length)];
}

function readByLooks(
  blocks: readonly Block[],
  { isText }: { isText: boolean },
): FoundRecipe | undefined {
  const most = isText ? MAX_TEXT_BLOCKS : MAX_BLOCKS;
  const alike = blocks.slice(0, most).map(({ text }) => looksLikeIngredient(text));
  const firstTwo = alike.findIndex(
    (isAlike, at) => isAlike && alike[at + 1] && (!isText || isAmountAt(blocks, at)),
  );
  if (firstTwo === -1) return undefined;
  const start = isText ? listStart(blocks, firstTwo) : firstTwo;
  const length = blocks
    .slice(start)
    .findIndex(
      ({ text }, at) => !alike[start + at] && !isShort(text) && headingIn(text) === undefined,
    );
  const end = length === -1 ? blocks.length : start + length;
  const amounts = alike.lastIndexOf(true, end - 1) + 1;
  // "pepper" at the end of a list has no amount.
  const more = blocks.slice(amounts, end).findIndex(({ isItem }) => isItem !== true);
  const isInList = blocks[amounts - 1]?.isItem === true && blocks[end]?.isItem !== true;
  const last = !isInList ? amounts : more === -1 ? end : amounts + more;
  const rest = isText ? blocks.slice(last) : withoutEquipmentIn(blocks.slice(last));
  const after = rest.findIndex(({ text, level }) => level > 0 && topicOf(text)?.topic === 'end');
  const below = rest.slice(0, after === -1 || isText ? undefined : after).map(({ text }) => text);
  const told = (isText ? below : untilOther(below)).filter((text, at) => !isSaid(below, at));
  return {
    ...NOTHING,
    ...firstOf(ingredientsOf(linesOfList(blocks.slice(start, last), { isText }))),
    steps: stepsOf(told.filter((text) => !isMethod(text))).slice(0, MAX_STEPS),
  };
}

function linesOfList(blocks: readonly Block[], { isText }: { isText: boolean }): string[] {
  return (isText ? withoutFacts(blocks) : blocks).map(({ text }) => text);
}

/** Whether a line below the ingredients is a fact and no step, as "Bake 30 minutes." is. */
function isSaid(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? '';
  const isSentence = /[.!?。]$/.test(text) && text.split(' ').length > MAX_FACT_WORDS;
  if (!isFact(text) || isSentence) return false;
  const { minutes, yields } = factsOf([{ text, level: 0 }]);
  if (yields === null && Object.values(minutes).every((told) => told === null)) return false;
  return !isOrder(text) || [at - 1, at + 1].some((beside) => isFact(texts[beside] ?? ''));
}

/** The lines before the first two in a row that do not end as sentences do, once one did. */
function untilOther(texts: readonly string[]): readonly string[] {
  const ends = texts.map((text) => /[.!?。]$/.test(text));
  const first = ends.indexOf(true);
  const end = ends.findIndex(
    (isEnd, at) => first !== -1 && at > first && !isEnd && ends[at + 1] !== true,
  );
  return end === -1 ? texts : texts.slice(0, end);
}

function isShort(text: string): boolean {
  return text.length <= 40 && !/[.!?。]$/.test(text);
}
