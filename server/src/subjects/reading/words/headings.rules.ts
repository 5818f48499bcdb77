/** Characters of a heading. */
const MAX_HEADING = 100;
/** Signs that are drawn around a name: "--- Topping ---", "**Garnish**". */
const RULE_SIGNS: ReadonlySet<string> = new Set('-–—=~*_+•·◆◇★☆▪■▬#:'.split(''));
/** Min signs before a name with none behind it: "--- Topping". */
const MIN_RULE = 3;
/** "[For the sauce]", "{Glaze}", "【ソース】": nothing stands outside of the brackets. */
const BRACKETED =
  /^(?:\[([^[\]\n]{1,110})\]|\{([^{}\n]{1,110})\}|[【［《〈＜≪「]([^】］》〉＞≫」\n]{1,110})[】］》〉＞≫」])[:：]?$/u;
/** What stands in brackets and names no part. */
const REMARK =
  /^(?:x$|optional|see\b|recipe ?[:：]|note\b|photo|image|picture|video|link|print|edit|advert|email|source|to taste|facultati|opcional|wahlweise|siehe\b)/iu;
/** "(For the sauce)" */
const FOR_IN_BRACKETS =
  /^\(((?:for the|für (?:den|die|das)|pour (?:la|le|les)|para (?:el|la)|per (?:il|la)) [^()\n]{2,60})\)$/iu;
/** "*For the sauce*", "_Sauce:_" */
const SLANTED = /^(?:\*([^*\n]{1,110})\*|_([^_\n]{1,110})_)[:：]?$/u;
/** "<b>Sauce</b>", "<h3>Sauce</h3>", "<em>For the sauce</em>", and the signs that say the same. */
const TAGGED = /^<(b|strong|em|i|h[1-6])>([^<>\n]{1,110})<\/(?:b|strong|em|i|h[1-6])>([:：]?)$/iu;
const SIGNS_OF_TAGS: readonly (readonly [RegExp, string])[] = [
  [/^h/i, '## $2$3'],
  [/^(?:em|i)$/i, '*$2*$3'],
  [/^/, '**$2**$3'],
];
/** What a heading begins with in small letters, as a food does: "*to serve*", but not "*sea salt*". */
const SMALL = /^(?!(?:for|to|für|zum|zur|pour|para|per|voor|om|till|til|do) )\p{Ll}/u;
const FOR_PART =
  /^(?:for the|für (?:den|die|das)|pour (?:la|le|les)|para (?:el|la)|per (?:il|la)) /iu;

/** A line that names what is below it. */
export type Heading = {
  readonly name: string;
  /** Bold or slanted and no more: an ingredient, too, may be written so. */
  readonly isBold: boolean;
};

/**
 * The heading that a line is: "For the sauce:", "**Sauce**", "## Sauce", "[For the sauce]", "--- Topping ---".
 *
 * Shape   the name without its marks. An amount is no heading, nor is a sentence in marks, or a remark in brackets.
 */
export function headingOf(line: string): Heading | undefined {
  // "MMMMM-----SAUCE-----" is of Meal-Master.
  const text = withBoldSigns(line.trim()).replace(/^M{5}(?=-)/, '');
  if (text.length > MAX_HEADING + 40) return undefined;
  const marked = markedName(text);
  if (marked) return isName(marked.name) && !isSmall(marked) ? marked : undefined;
  const isAbove = /^#{1,6} /.test(text) && !/[.!?]$/.test(text);
  if (!isAbove && !/[:：]$/.test(text)) return undefined;
  const name = bare(text);
  return isName(name) ? { name, isBold: false } : undefined;
}

function isSmall({ name, isBold }: Heading): boolean {
  return isBold && SMALL.test(name);
}

/** A line that is a heading, bold or slanted by tags, "<b>Sauce</b>", as it is by signs: "**Sauce**". */
export function withBoldSigns(line: string): string {
  const [, tag = ''] = TAGGED.exec(line) ?? [];
  const [, signs = ''] = (tag !== '' && SIGNS_OF_TAGS.find(([names]) => names.test(tag))) || [];
  return signs === '' ? line : line.replace(TAGGED, signs);
}

/** The name of the heading that a line is; see `headingOf`. */
export function headingIn(line: string): string | undefined {
  return headingOf(line)?.name;
}

/**
 * The name of the heading that a line is among others.
 *
 * Shape   undefined for a bold line above another one, or above nothing: it is what the list is of.
 */
export function headingAmong(lines: readonly string[], at: number): string | undefined {
  const heading = headingOf(lines[at] ?? '');
  const next = lines[at + 1];
  const isAlone =
    heading?.isBold === true && (next === undefined || headingOf(next)?.isBold === true);
  return isAlone ? undefined : heading?.name;
}

/** What is drawn as a heading, whatever it says. */
function markedName(text: string): Heading | undefined {
  const inBrackets = BRACKETED.exec(text) ?? FOR_IN_BRACKETS.exec(text);
  if (inBrackets) {
    const name = bare(inBrackets[1] ?? inBrackets[2] ?? inBrackets[3] ?? '');
    return REMARK.test(name) || /[.!?。]$/.test(name) ? undefined : { name, isBold: false };
  }
  const slanted = SLANTED.exec(text);
  const inner = slanted?.[1] ?? slanted?.[2] ?? '';
  if (slanted && !REMARK.test(inner) && !/[.!?。]$/.test(inner))
    return { name: bare(inner), isBold: !FOR_PART.test(inner) && !/[:：]$/.test(inner) };
  return ruledName(text);
}

/** "--- Topping ---", "=== Topping ===", "- Topping -", "**Garnish**:", "--- Topping". */
function ruledName(text: string): Heading | undefined {
  let from = 0;
  while (RULE_SIGNS.has(text.charAt(from))) from += 1;
  const rest = text.slice(from).replace(/[:：]$/, '');
  let to = rest.length;
  while (to > 0 && RULE_SIGNS.has(rest.charAt(to - 1))) to -= 1;
  const [before, after] = [text.slice(0, from), rest.slice(to)];
  const inner = rest.slice(0, to);
  // "#### Sauce" is of Markdown.
  if (from === 0 || inner === '' || /^#{1,6}$/.test(before)) return undefined;
  const isWide = inner.startsWith(' ') && inner.endsWith(' ') && after.length >= 1;
  const isDrawn = after === '' ? isRule(before) : isWide || (from >= 2 && after.length >= 2);
  if (!isDrawn || /\*\*|__/.test(inner) || /[.!?。]$/.test(inner.trim())) return undefined;
  const isSaid = /[:：]/.test(after) || /[:：]$/.test(text);
  const isBold = /^(?:\*{2,3}|__)$/.test(before) && !inner.startsWith(' ') && !isSaid;
  return { name: bare(inner), isBold };
}

/** Whether some signs are a line that is drawn: three or more of one kind. */
function isRule(signs: string): boolean {
  return signs.length >= MIN_RULE && !/[*_:#]/.test(signs) && new Set(signs).size === 1;
}

/** Without marks at both ends and a colon. */
function bare(text: string): string {
  return text
    .replaceAll(/[*_#]/g, '')
    .trim()
    .replace(/\s?[:：]$/, '')
    .trim();
}

/** Whether a text can be a name: letters, and no amount at its beginning. */
function isName(text: string): boolean {
  return text.length <= MAX_HEADING && /\p{L}/u.test(text) && !/^\P{L}{0,3}\p{N}/u.test(text);
}
