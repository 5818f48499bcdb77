import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { linesOfText } from '#subjects/reading/pages/pageTexts.rules';
import { headingOf } from '#subjects/reading/words/headings.rules';
import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { stepsOf } from '#subjects/reading/words/steps.rules';

import { partsFrom, type ProgramRecipe } from './programFile.rules.ts';
import { xmlEvents, type XmlEvent } from './xmlEvents.rules.ts';

/** Whether a text is XML of MasterCook (.mx2). */
export function isMasterCookXml(text: string): boolean {
  return /<(?:!DOCTYPE mx2|mx2)\b/i.test(text.slice(0, 5_000));
}

/** The recipes of XML of MasterCook. */
export function readMasterCookXml(text: string): ProgramRecipe[] {
  return partsFrom(text, /<RcpE\b/g).map((part) => ({ recipe: recipeOf(part), raw: part }));
}

type Found = {
  title: string;
  lines: FileLine[];
  directions: string[];
  notes: string[];
  /** By the name of the tag. */
  said: Map<string, string>;
};

function recipeOf(part: string): FileRecipe {
  const found: Found = { title: '', lines: [], directions: [], notes: [], said: new Map() };
  let section: string | null = null;
  for (const event of xmlEvents(part)) {
    if (event.name === 'IngR' && !event.isEnd) section = addLine(found, { event, section });
    else if (event.isEnd) endTag(found, event);
    else beginTag(found, event);
  }
  const said = (name: string) => found.said.get(name) ?? '';
  const [, calories = ''] = /(\d{1,5}) calories/i.exec(said('Nutr')) ?? [];
  return {
    title: found.title,
    description: said('Desc'),
    lines: found.lines,
    steps: stepsOf(found.directions.flatMap(linesOfText)),
    // "2 cups" say nothing of how many it serves.
    yields: readYields(said('Yield')) ?? readYields(said('Serv')) ?? null,
    minutes: {
      prep: readMinutes(said('PrpT')) ?? null,
      cook: null,
      total: readMinutes(said('TTim')) ?? null,
    },
    calories: calories === '' ? null : Number(calories),
    notes: found.notes.join('\n'),
    source_url: said('Srce'),
  };
}

function beginTag(found: Found, { name, attribute }: XmlEvent): void {
  if (name === 'RcpE') found.title = attribute('name');
  if (name === 'Serv') found.said.set(name, attribute('qty'));
  if (name === 'PrpT' || name === 'TTim') found.said.set(name, attribute('elapsed'));
  const made = name === 'Yield' ? numberText(attribute('qty')) : '';
  if (made !== '') found.said.set(name, `${made} ${attribute('unit')}`.trim());
}

function endTag(found: Found, { name, before }: XmlEvent): void {
  if (before === '') return;
  const last = found.lines.at(-1);
  if (name === 'IPrp' && last)
    found.lines.splice(-1, 1, { ...last, text: `${last.text}, ${before}` });
  else if (name === 'DirT') found.directions.push(before);
  else if (name === 'Note' || name === 'SrvI') found.notes.push(before);
  else if (name === 'Desc' || name === 'Srce' || name === 'Nutr') found.said.set(name, before);
}

/** Adds an ingredient. Shape  the heading that it is, or the one that it is below. */
function addLine(
  found: Found,
  { event, section }: { event: XmlEvent; section: string | null },
): string | null {
  const [name, unit, code] = ['name', 'unit', 'code'].map(event.attribute);
  const amount = numberText(event.attribute('qty'));
  if (name === undefined || name === '') return section;
  const heading = amount === '' ? headingOf(name)?.name : undefined;
  if (heading !== undefined || code === 'S') return heading ?? name;
  const text = [amount, unit ?? '', name].filter((part) => part !== '').join(' ');
  found.lines.push({ text, section });
  return section;
}

/** "36.000000" -> "36", "0" -> "" */
function numberText(written: string): string {
  const bare = /^\d{1,6}\.\d{1,8}$/.test(written) ? String(Number(written)) : written;
  return bare === '0' ? '' : bare;
}
