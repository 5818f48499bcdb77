import { topicOf } from './headingWords.ts';

/** Pictures and boxes before a line, as captions have them: "✅ 200 g rice". */
const DECORATION =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[☐✓▢□]|\s)+/u;
/** "1️⃣" is a number with a frame of its own. */
const KEYCAP = /(\d)\uFE0F?\u20E3\s?/gu;
/** "#soup #dinner" */
const TAGS = /^[#@][\p{L}\p{N}_.]+(?:\s+[#@][\p{L}\p{N}_.]+)*$/u;
/** "For the base", without a colon. */
const FOR_THE = /^for the [\p{L} '’&-]{2,40}$/iu;
/** "TOPPING" */
const CAPITALS = /^[\p{Lu} '’&/-]{3,40}$/u;
/** Where at most so many lines are in capitals, one in capitals is a heading. */
const MAX_SHARE = 1 / 3;

/**
 * The lines of a text that somebody wrote or pasted, without empty ones, pictures before them and tags.
 *
 * Shape   headings that have no colon get one. The first line is the title, not a heading, unless `hasTitle` is false.
 */
export function plainLines(text: string, { hasTitle = true } = {}): string[] {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/).map(plain);
  const written = lines.filter((line) => line !== '');
  const mayShout = written.filter(isShouted).length <= MAX_SHARE * written.length;
  const first = hasTitle ? lines.findIndex((line) => line !== '') : -1;
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
    const isAlone = mayShout && isShouted(line) && before === '' && after !== '';
    return [at !== first && (isAlone || FOR_THE.test(line)) ? `${line}:` : line];
  });
}

function plain(line: string): string {
  const trimmed = line.replaceAll(KEYCAP, '$1. ').replace(DECORATION, '').trim();
  return TAGS.test(trimmed) ? '' : trimmed.replaceAll(/\s+/g, ' ');
}

function isShouted(line: string): boolean {
  return CAPITALS.test(line) && /\p{Lu}/u.test(line) && topicOf(line) === undefined;
}
