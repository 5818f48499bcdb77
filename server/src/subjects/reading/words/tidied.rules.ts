import { LIMITS } from '@larder/shared/basics/validation';

import type { FoundRecipe, Written } from '#subjects/reading/pages/foundRecipe.rules';
import { withoutMarkup, withoutStyle } from '#subjects/reading/pages/markup.rules';

import { topicOf } from './headingWords.rules.ts';
import { FOR_THE } from './plainLines.rules.ts';
import { readYields } from './recipeYields.rules.ts';
import { withoutShopWords } from './shopWords.rules.ts';

/** UTF-8 that was read as Windows-1252: "350Â°F", "crÃ¨me", "donâ€™t". */
const MISREAD = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/gu;
/** A no-break space that was misread, and made a plain one since: "bakingÂ spray". */
const LOST_SPACE = /(?<=^|[\p{Ll}\p{N}])Â (?=\p{L})/gu;
/** Windows-1252 from 0x80 on; undefined bytes map to themselves. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Min lines of a list to be split into parts. */
const MIN_LINES = 4;
/** "Serve warm. Serves 4." */
const MAKES = /(?:^|[.!?]\s{1,3})((?:serves|makes|yields)\s\d[^.!?]{0,40})[.!]?$/i;
/** A link to another recipe below the steps, who took the picture, where it is from. */
const BELOW =
  /\brecipes?$|^(?:cr[eé]ditos?|cr[eé]dits?|fonte|source|quelle|foto|photo|link)\b[^.:]{0,30}:/i;

/** Removes what is often wrong in recipes of any format. Lines keep the marks of another recipe, which make a link. */
export function tidied(recipe: FoundRecipe): FoundRecipe {
  const { title, lines, steps } = recipe;
  return {
    ...recipe,
    yields: recipe.yields ?? yieldsOfSteps(steps),
    title: title === null ? null : plain(title),
    lines: withParts(withoutShopWords(lines.map((line) => rereadBoth(line, withoutStyle)))),
    steps: withoutEnd(once(steps.map((step) => rereadBoth(step, withoutMarkup)))).flatMap(inParts),
  };
}

function rereadBoth({ text, section }: Written, unmarked: (text: string) => string): Written {
  return { text: unmarked(reread(text)), section: section === null ? null : plain(section) };
}

/** As it was meant, without marks of Markdown. */
function plain(text: string): string {
  return withoutMarkup(reread(text));
}

/** A text that was read as Windows-1252, as it was meant, without signs that nobody sees. */
function reread(text: string): string {
  const meant = text.replaceAll(MISREAD, (misread) => {
    const bytes = Array.from(misread, (sign) => {
      const at = WINDOWS_1252.indexOf(sign);
      return at === -1 ? (sign.codePointAt(0) ?? 0) : 0x80 + at;
    });
    // "Â°C" of which the last sign is none of it.
    for (const length of [3, 2]) {
      const sign = decoded(bytes.slice(0, length));
      if (sign !== undefined) return sign + misread.slice(length);
    }
    return misread;
  });
  return meant
    .replaceAll(LOST_SPACE, ' ')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** What the last sentence of a step says that it makes, where nothing else does. */
function yieldsOfSteps(steps: readonly Written[]): FoundRecipe['yields'] {
  const told = steps.flatMap(({ text }) => MAKES.exec(text)?.[1] ?? []).at(-1);
  return told === undefined ? null : (readYields(told) ?? null);
}

/** Steps that stand twice, for wide and for narrow screens, once. Ingredients may be needed twice. */
function once(steps: readonly Written[]): readonly Written[] {
  const half = steps.length / 2;
  const isTwice =
    half >= 2 &&
    Number.isInteger(half) &&
    steps.slice(half).every((step, at) => isSame(step, steps[at]));
  return isTwice ? steps.slice(0, half) : steps;
}

function isSame(one: Written, other: Written | undefined): boolean {
  return one.text === other?.text && one.section === other.section;
}

/** Splits a step over the limit, between words. */
function inParts({ text, section }: Written): Written[] {
  const parts: Written[] = [];
  let rest = text;
  while (rest.length > LIMITS.longText) {
    const space = rest.lastIndexOf(' ', LIMITS.longText);
    const end = space > 0 ? space : LIMITS.longText;
    parts.push({ text: rest.slice(0, end), section });
    rest = rest.slice(end).trim();
  }
  return [...parts, { text: rest, section }];
}

/** Lines with "For the sauce" above them as their heading. */
function withParts(lines: readonly Written[]): readonly Written[] {
  if (lines.length < MIN_LINES) return lines;
  const below: Written[] = [];
  let part: { name: string; of: string | null } | undefined;
  for (const [at, line] of lines.entries()) {
    const isPart = FOR_THE.test(line.text) && lines[at + 1]?.section === line.section;
    if (isPart) part = { name: line.text, of: line.section };
    else below.push(part?.of === line.section ? { ...line, section: part.name } : line);
  }
  return below;
}

/** Steps without what stands below them: nutrition and all that follows, other recipes, credits. */
function withoutEnd(steps: readonly Written[]): readonly Written[] {
  const end = steps.findIndex(({ text }) => isEnd(text));
  const above = end > 0 ? steps.slice(0, end) : steps;
  const last = above.findLastIndex(({ text }) => !BELOW.test(text));
  return last === -1 ? above : above.slice(0, last + 1);
}

/** "Nutritional information per serving", but not "Notes for the cook: stir." */
function isEnd(text: string): boolean {
  return /^nutrition/i.test(text) && topicOf(text)?.topic === 'end' && !/[.!?]$/.test(text);
}
