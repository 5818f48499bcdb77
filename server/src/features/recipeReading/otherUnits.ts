import { readRecipeLine } from '@larder/shared/domain/recipeLine';

import { lettersOf, type Written } from './foundRecipe.ts';
import { MAX_LINES } from './steps.ts';

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
