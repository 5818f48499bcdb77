import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { headingOf } from '#subjects/reading/words/headings.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { stepsOf } from '#subjects/reading/words/steps.rules';

import { linesFrom, plainTextLines, type ProgramRecipe } from './programFile.rules.ts';
import { paragraphsOf } from './textLines.rules.ts';

const START = /^\s{0,60}\*\s{0,8}Exported\s{1,4}from\s{1,4}MasterCook.{0,40}\*\s*$/i;
/** "  Amount  Measure       Ingredient -- Preparation Method" and the line below it. */
const COLUMNS = /^\s{0,8}Amount\s{1,4}Measure\s{1,12}Ingredient/i;
/** "- - - - - -" below the directions. */
const RULE = /^\s{0,80}(?:- ){5,60}-?\s*$/;
/** Where the measure and the ingredient begin. */
const MEASURE_AT = 8;
const NAME_AT = 24;
/** What newer versions have below the directions, each with its value on the next line. */
const LABEL =
  /^(?:Description|Source|Copyright|Yield|Cuisine|Start to Finish Time|T\([^)]{1,40}\)|S\([^)]{1,40}\)):$/i;

/** Whether a text has a recipe as MasterCook exports it (.mxp). */
export function isMasterCook(text: string): boolean {
  return /^\s{0,60}\*\s{0,8}Exported\s{1,4}from\s{1,4}MasterCook/im.test(text.slice(0, 20_000));
}

/** The recipes of a text of MasterCook. */
export function readMasterCook(text: string): ProgramRecipe[] {
  return linesFrom(plainTextLines(text), (line) => START.test(line)).map((lines) => ({
    recipe: recipeOf(lines),
    raw: lines.join('\n'),
  }));
}

function recipeOf(lines: readonly string[]): FileRecipe {
  const columns = lines.findIndex((line) => COLUMNS.test(line));
  const head = lines.slice(1, columns === -1 ? undefined : columns).join('\n');
  const below = columns === -1 ? [] : lines.slice(columns + 1);
  const list = below.slice(/^[\s-]*$/.test(below[0] ?? '') ? 1 : 0);
  const length = list.findIndex((line) => line.trim() === '');
  const rest = length === -1 ? [] : list.slice(length);
  const rule = rest.findIndex((line) => RULE.test(line));
  const footer = labelled(rest.slice(0, rule === -1 ? undefined : rule));
  const after = rule === -1 ? [] : rest.slice(rule + 1);
  const [, calories = ''] =
    /per serving[^:\n]{0,60}:\s{0,4}(\d{1,5}) calories/i.exec(after.join('\n')) ?? [];
  const made =
    footer.labels.get('yield') ?? /Serving Size\s{0,8}:\s{0,8}(\d{1,5})/i.exec(head)?.[1] ?? '';
  return {
    title: titleOf(lines.slice(1)),
    description: footer.labels.get('description') ?? '',
    lines: ingredientsOf(length === -1 ? list : list.slice(0, length)),
    steps: stepsOf(paragraphsOf(footer.rest)),
    yields: readYields(made) ?? null,
    minutes: {
      prep:
        readMinutes(/Preparation Time\s{0,8}:\s{0,8}([\d:]{1,8})/i.exec(head)?.[1] ?? '') ?? null,
      cook: null,
      total: readMinutes(footer.labels.get('start to finish time') ?? '') ?? null,
    },
    calories: calories === '' ? null : Number(calories),
    notes: notesOf(after),
    source_url: footer.labels.get('source') ?? '',
  };
}

function titleOf(lines: readonly string[]): string {
  const line = lines.find((each) => each.trim() !== '') ?? '';
  return /^\s{0,8}Recipe By/i.test(line) ? '' : line.trim();
}

function ingredientsOf(lines: readonly string[]): FileLine[] {
  let section: string | null = null;
  const found: FileLine[] = [];
  for (const line of lines) {
    const [amount, measure, name] = [
      line.slice(0, MEASURE_AT).trim(),
      line.slice(MEASURE_AT, NAME_AT).trim(),
      line.slice(NAME_AT).trim(),
    ];
    const isPart = amount === '' && measure === '';
    const heading = isPart ? headingOf(name)?.name : undefined;
    const last = found.at(-1);
    if (heading !== undefined) section = heading;
    else if (isPart && name.startsWith('-') && last)
      found.splice(-1, 1, { ...last, text: `${last.text} ${name.replace(/^-{1,3}\s{0,3}/, '')}` });
    // A line that somebody has typed without columns.
    else if (name === '') found.push({ text: line.trim(), section });
    else {
      const text = [amount, measure, name].filter((part) => part !== '').join(' ');
      found.push({ text: text.replaceAll(/\s{1,4}--\s{1,4}/g, ', '), section });
    }
  }
  return found.filter(({ text }) => text !== '');
}

/** The directions without the labels below them, and what these say. */
function labelled(lines: readonly string[]): { rest: string[]; labels: Map<string, string> } {
  const labels = new Map<string, string>();
  const rest: string[] = [];
  let label: string | undefined;
  for (const line of lines) {
    const isValue = label !== undefined && /^\s{2}/.test(line);
    if (LABEL.test(line.trim()) && !/^\s/.test(line)) {
      label = line.trim().slice(0, -1).toLowerCase();
    } else if (label !== undefined && isValue) {
      const said = line.trim().replaceAll(/^"|"$/g, '');
      labels.set(label, [labels.get(label) ?? '', said].join(' ').trim());
    } else {
      label = undefined;
      if (!/^Ratings\s{1,10}:/.test(line)) rest.push(line);
    }
  }
  return { rest, labels };
}

/** What stands below the rule, without figures. */
function notesOf(lines: readonly string[]): string {
  return paragraphsOf(lines)
    .filter((text) => !/^(?:per serving|nutr\. assoc|suggested wine|- - )/i.test(text))
    .map((text) => text.replace(/^notes?\s{0,4}:\s{0,4}/i, ''))
    .join('\n');
}
