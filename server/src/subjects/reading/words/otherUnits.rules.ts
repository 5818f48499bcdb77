import { readRecipeLine } from '@larder/shared/recipes/recipeLine';

import { lettersOf, type Written } from '#subjects/reading/pages/foundRecipe.rules';

import { MAX_LINES } from './steps.rules.ts';

/** The label of a list in units of one system. */
const SYSTEM =
  /^(?:u\.?s\.?|metric|imperial|american|us customary|(?:us|metric) cups|(?:metric|us|imperial)(?: ?[/|] ?| )(?:metric|us|imperial)|metrisch|métrique|métrico|metrico)$/i;
const METRIC = /\d\s?(?:g|kg|ml|cl|dl|l)(?![\p{L}])/iu;
/** Min share of lines that name the same in both lists: "maris piper potatoes" are "Yukon gold potatoes" elsewhere. */
const MIN_SAME = 0.6;
const MIN_LINES = 2;

/** Whether a line says only in which units the list below is: "Metric", "US". */
export function isSystem(text: string): boolean {
  return SYSTEM.test(text);
}

/**
 * Lines that a page has twice, in two systems of units, once: the metric ones.
 *
 * Shape   a list that is followed by as many lines which mostly name the same; whatever follows is looked at again.
 */
export function withoutOtherUnits(all: readonly Written[]): Written[] {
  const lines = all.slice(0, MAX_LINES);
  const names = lines.map(({ text }) => lettersOf(readRecipeLine(text).name ?? text));
  const once: Written[] = [];
  let from = 0;
  while (from < lines.length) {
    const length = repeatedAt(names, from);
    if (length === undefined) {
      once.push(...lines.slice(from, from + 1));
      from += 1;
      continue;
    }
    const [first, second] = [from, from + length].map((at) => lines.slice(at, at + length));
    const metric = [first, second].map((list = []) => list.filter(({ text }) => METRIC.test(text)));
    const isSecond = (metric[1]?.length ?? 0) > (metric[0]?.length ?? 0);
    once.push(...((isSecond ? second : first) ?? []));
    from += 2 * length;
  }
  return once;
}

/** How often one list may stand in another system of units, or for another width of the screen. */
const TIMES = [3, 2];
/** Lines of all lists that stand once. */
const MIN_LIST = 4;
/** Min share of lines that name the same, where nothing says that there are several lists. */
const MIN_ALIKE = 0.85;

/**
 * The lines of a page that has nothing but one list several times, once: the one with most metric amounts, else the first.
 *
 * Shape   the whole list, or each of its parts, stands as often.
 */
export function withoutRepeats(lines: readonly Written[]): Written[] {
  if (lines.length < 2 * MIN_LIST || lines.length > MAX_LINES) return [...lines];
  const groups = Object.values(Object.groupBy(lines, ({ section }) => section ?? ''));
  const parts = groups.filter((group) => group !== undefined);
  for (const times of TIMES) {
    if (lines.length < times * MIN_LIST) continue;
    const found = [[lines], parts].find((some) => some.every((list) => isRepeated(list, times)));
    if (found) return found.flatMap((list) => metricOf(list, times));
  }
  return [...lines];
}

function isRepeated(list: readonly Written[], times: number): boolean {
  const length = list.length / times;
  if (!Number.isInteger(length)) return false;
  const names = list.map(({ text }) => lettersOf(readRecipeLine(text).name ?? text));
  return names.filter((name, at) => name === names[at % length]).length >= MIN_ALIKE * names.length;
}

function metricOf(list: readonly Written[], times: number): readonly Written[] {
  const length = list.length / times;
  const lists = Array.from({ length: times }, (_, at) =>
    list.slice(at * length, (at + 1) * length),
  );
  const metric = lists.map((one) => one.filter(({ text }) => METRIC.test(text)).length);
  return lists[metric.indexOf(Math.max(...metric))] ?? list;
}

/** How many lines from one on stand twice. */
function repeatedAt(names: readonly string[], from: number): number | undefined {
  for (let length = Math.floor((names.length - from) / 2); length >= MIN_LINES; length -= 1) {
    let same = 0;
    for (let at = from; at < from + length; at += 1)
      if (names[at] === names[at + length]) same += 1;
    if (same >= MIN_SAME * length) return length;
  }
  return undefined;
}
