import type { FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';

/** A recipe of a file that may have several, and the part of the file that it is from. */
export type ProgramRecipe = { readonly recipe: FileRecipe; readonly raw: string };

/** Recipes of one file that are read, and one more that tells that there are more. */
const MAX_RECIPES = 2_001;

/** A text in the parts that begin where `start` matches; what is above the first is left out. */
export function partsFrom(text: string, start: RegExp): string[] {
  const at: number[] = [];
  for (const { index } of text.matchAll(start)) {
    at.push(index);
    if (at.length > MAX_RECIPES) break;
  }
  return at.map((from, place) => text.slice(from, at[place + 1])).slice(0, MAX_RECIPES);
}

/** As `partsFrom`, by lines. */
export function linesFrom(
  lines: readonly string[],
  isStart: (line: string) => boolean,
): (readonly string[])[] {
  const at: number[] = [];
  for (const [place, line] of lines.entries()) {
    if (isStart(line)) at.push(place);
    if (at.length > MAX_RECIPES) break;
  }
  return at.map((from, place) => lines.slice(from, at[place + 1])).slice(0, MAX_RECIPES);
}

/** Lines of what stands above the ingredients. */
const MAX_HEAD = 12;

/**
 * A recipe between a line that begins and one that ends it, below a head of members: "Title: Apple pie".
 *
 * Shape   `member` is the value of the first line with such a name, "" without one; `below` has the lines after the
 *         head, whose last member is one of `names`.
 */
export function framed(
  all: readonly string[],
  { end, names }: { end: RegExp; names: RegExp },
): { member: (name: RegExp) => string; below: readonly string[] } {
  const last = all.findIndex((line, at) => at > 0 && end.test(line));
  const lines = all.slice(1, last === -1 ? undefined : last);
  const head = lines.slice(0, MAX_HEAD).findLastIndex((line) => names.test(line));
  return {
    member: (name) => {
      const line = lines.find((each) => name.test(each));
      return line?.slice(line.indexOf(':') + 1).trim() ?? '';
    },
    below: lines.slice(head + 1),
  };
}

/** The lines of a text of any machine, without tabs and the end of old files. */
export function plainTextLines(text: string): string[] {
  return text
    .replaceAll('\u001A', '')
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll('\t', '        ').trimEnd());
}
