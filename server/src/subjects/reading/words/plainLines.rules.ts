import { withoutBidi } from '@larder/shared/basics/text';

import { withBoldSigns } from './headings.rules.ts';
import { topicOf } from './headingWords.rules.ts';
import { looksLikeIngredient } from './recipeParts.rules.ts';

/** Pictures and boxes before a line, as captions have them: "✅ 200 g rice". */
const DECORATION =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[☐✓▢□]|\s)+/u;
/** "1️⃣" is a number with a frame of its own. */
const KEYCAP = /(\d)\uFE0F?\u20E3\s?/gu;
/** "#soup #dinner" */
const TAGS = /^[#@][\p{L}\p{N}_.]+(?:\s+[#@][\p{L}\p{N}_.]+)*$/u;
/** "For the base", without a colon. */
export const FOR_THE =
  /^(?:for the |für (?:den|die|das) |pour (?:les? |la |l['’])|para (?:el|la|los|las|o|a) |per (?:il |la |l['’])|voor (?:het|de) )[\p{L} '’&-]{2,40}$/iu;
/** Parts of dishes, not groceries: alone above an amount one is a heading. */
const PART =
  /^(?:the )?(?:dough|filling|topping|crust|base|glaze|icing|frosting|batter|dressing|marinade|garnish|teig|füllung|belag|guss|glasur|soße|pâte|garniture|glaçage|masa|relleno|massa|recheio|impasto|ripieno|deeg|vulling|ciasto|nadzienie|deg|fyllning|fyll|fyld|the (?:sauce|gravy|syrup|broth|rub|brine|salad|slaw|salsa|soup|pastry|cake|sponge|streusel|crumble|meatballs))$/i;
/** "Lemon cream": no amount, no sentence. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M} '’&/-]{1,39}$/u;
/** "TOPPING" */
const CAPITALS = /^[\p{Lu} '’&/-]{3,40}$/u;
/** Max share of lines in capitals for these to be headings. */
export const MAX_SHARE = 1 / 3;

/**
 * The lines of a text that somebody wrote or pasted, without empty ones, pictures before them and tags.
 *
 * Shape   headings that have no colon get one: "For the base", a line in capitals, a part of a dish above an amount, and
 *         below an empty line any name above an amount when there are amounts before, or another such name is below. The
 *         first line is the title, not a heading, unless `hasTitle` is false.
 */
export function plainLines(text: string, { hasTitle = true } = {}): string[] {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/).map(plain);
  const written = lines.filter((line) => line !== '');
  const mayShout = written.filter(isShouted).length <= MAX_SHARE * written.length;
  const first = hasTitle ? lines.findIndex((line) => line !== '') : -1;
  const names = namesIn(lines);
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
    const isAlone = mayShout && isShouted(line) && before === '' && after !== '';
    const isPart = PART.test(line) && looksLikeIngredient(after);
    const isHeading = isAlone || isPart || names.has(at) || FOR_THE.test(line);
    return [at !== first && isHeading ? `${line}:` : line];
  });
}

/** Which lines are names of groups: "Lemon cream" below an empty line and above an amount. */
function namesIn(lines: readonly string[]): ReadonlySet<number> {
  const isAmount = lines.map(looksLikeIngredient);
  const first = isAmount.indexOf(true);
  const found = [...lines.keys()].filter((at) => {
    const line = lines[at] ?? '';
    const isAbove = lines[at - 1] === '' && isAmount[at] === false && isAmount[at + 1] === true;
    return isAbove && NAME.test(line) && topicOf(line) === undefined;
  });
  // "Salt" above the first amount may be an ingredient.
  return new Set(found.some((at) => at > first) ? found : []);
}

function plain(line: string): string {
  const trimmed = withoutBidi(line).replaceAll(KEYCAP, '$1. ').replace(DECORATION, '').trim();
  return TAGS.test(trimmed) ? '' : withBoldSigns(trimmed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
}

/** Whether a line is in capitals and names a part. */
export function isShouted(line: string): boolean {
  return CAPITALS.test(line) && /\p{Lu}/u.test(line) && topicOf(line) === undefined;
}
