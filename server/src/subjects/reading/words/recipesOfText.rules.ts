import { isFact } from '#subjects/reading/pages/blockFacts.rules';

import { headingOf } from './headings.rules.ts';
import { type Topic, topicOf } from './headingWords.rules.ts';
import { looksLikeIngredient } from './recipeParts.rules.ts';

/** Recipes of one text, and one more that tells that there are more. */
const MAX_RECIPES = 2_001;
/** A title of several recipes, not of one. */
const OF_MANY =
  /(?:^|\P{L})(?:recipes|cookbook|rezepte|kochbuch|recettes|recetas|receitas|ricette|ricettario|recepten|przepisy)(?:$|\P{L})/iu;
/** Characters of a title, and lines between it and the ingredients. */
const MAX_TITLE = 80;
const MAX_ABOVE = 30;
const MIN_AMOUNTS = 2;
/** Lines that are looked at for amounts. */
const MAX_LOOKED_AT = 500;
/** An empty line, or one that is drawn: "---". */
const EMPTY = /^[^\p{L}\p{N}]*$/u;

/**
 * A text in the parts that are recipes of their own: below headings of Markdown, or where a list of ingredients follows
 * the steps of another.
 *
 * Shape   in order, mostly one; what stands above the first of several titles of Markdown is of none.
 */
export function recipesOfText(text: string): string[] {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/);
  const starts = startsByHeadings(lines) ?? startsByLists(lines);
  if (starts.length < 2) return [text];
  const from = starts.slice(0, MAX_RECIPES);
  return from.map((start, at) => lines.slice(start, from[at + 1]).join('\n'));
}

/** Where "# Soup" and "# Tea" are, each with "## Ingredients" below; undefined for a text without such headings. */
function startsByHeadings(lines: readonly string[]): number[] | undefined {
  const headings = lines.flatMap((line, at) => {
    const level = /^(#{1,6}) /.exec(line)?.[1]?.length;
    return level === undefined ? [] : [{ at, level, topic: topicAlone(line) }];
  });
  if (headings.length === 0) return undefined;
  const levels = new Set(headings.map(({ level }) => level));
  const [first = 1, second = first] = [...levels].toSorted((a, b) => a - b);
  const [only, ...others] = headings.filter(({ level }) => level === first);
  const isBook = others.length === 0 && OF_MANY.test(lines[only?.at ?? -1] ?? '');
  const top = isBook ? second : first;
  const starts: number[] = [];
  let title: number | undefined;
  /** The title whose first heading of steps was seen. */
  let asked: number | undefined;
  for (const { at, level, topic } of headings) {
    if (level === top && topic === undefined) title = at;
    if (level <= top || topic === undefined || title === undefined) continue;
    const isFirst = asked !== title;
    if (topic === 'steps') asked = title;
    const isUnnamed = topic === 'steps' && isFirst && hasAmounts(lines.slice(title + 1, at));
    if (topic !== 'ingredients' && !isUnnamed) continue;
    // Each title once, whatever lists it has.
    starts.push(title);
    title = undefined;
  }
  return starts;
}

/** Where titles are, each above a heading of ingredients; the second stands below steps. */
function startsByLists(lines: readonly string[]): number[] {
  const topics = lines.map(topicAlone);
  // The first may have its amounts right below its title, or below "For the dough:".
  const [list, method] = [topics.indexOf('ingredients'), topics.indexOf('steps')];
  const isUnnamed = method < list && hasAmounts(lines.slice(1, Math.max(1, method)));
  const starts: number[] = isUnnamed ? [0] : [];
  let hasSteps = true;
  for (const [at, topic] of topics.entries()) {
    if (topic === 'steps') hasSteps = true;
    if (topic !== 'ingredients' || !hasSteps) continue;
    const start = starts.length === 0 ? 0 : titleAbove(lines, at);
    if (start !== undefined) {
      starts.push(start);
      hasSteps = false;
    }
  }
  return starts;
}

/** Whether two lines are amounts of something, which a list of ingredients has at least. */
function hasAmounts(lines: readonly string[]): boolean {
  const some = lines.slice(0, MAX_LOOKED_AT);
  return some.filter((line) => looksLikeIngredient(line.trim())).length >= MIN_AMOUNTS;
}

/** Where the paragraph begins that stands above a line, when its first line may be a title; facts are passed over. */
function titleAbove(lines: readonly string[], end: number): number | undefined {
  const lineAt = (at: number) => (lines[at] ?? '').trim();
  // A title stands below an empty line, or below a sentence.
  const isEnd = (at: number) => EMPTY.test(lineAt(at)) || /[.!?。]$/.test(lineAt(at));
  const least = Math.max(0, end - MAX_ABOVE);
  let at = end - 1;
  while (at > least && (EMPTY.test(lineAt(at)) || isFact(lineAt(at)))) at -= 1;
  while (at > least && !isEnd(at - 1)) at -= 1;
  const title = lineAt(at);
  const isTitle = title.length <= MAX_TITLE && /\p{L}/u.test(title) && !/[.!?。:：]$/.test(title);
  return at > least && isTitle && topicAlone(title) === undefined ? at : undefined;
}

/** What a line is about that is a heading and nothing else. */
function topicAlone(line: string): Topic | undefined {
  const found = topicOf(headingOf(line)?.name ?? line);
  return found?.rest === '' ? found.topic : undefined;
}
