/* Readers for untrusted data: each gives a value of its kind within its bounds, or undefined. */

/** Source: docs/operations.md, "Recipe provider". */
const MAX_ITEMS = 200;
/** Max characters read of a text, whatever its bound. */
const MAX_READ = 100_000;

const BLOCKS = /^\/?(?:br|p|li|ol|ul|div|h[1-6]|tr|hr)\b/i;
const HIDDEN = /^(?:script|style)\b/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
};

export function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Record<string, unknown>; // any object is that
}

/** The readable items of the first 200. */
export function list<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.slice(0, MAX_ITEMS).flatMap((item: unknown) => {
    const found = read(item);
    return found === undefined ? [] : [found];
  });
}

/** A number, clamped to its bounds. */
export function number(value: unknown, [min, max]: readonly [number, number]): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return Math.min(max, Math.max(min, value));
}

/** A whole number; undefined, not clamped, when out of bounds: it may be an id. */
export function whole(value: unknown, [min, max]: readonly [number, number]): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;
}

export function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** One line of text without HTML; undefined when empty. */
export function line(value: unknown, maxLength: number): string | undefined {
  // No half of a surrogate pair at the end.
  const text = lines(value)
    .join(' ')
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return text === '' ? undefined : text;
}

/**
 * The lines of a text without HTML; block elements start a line.
 *
 * Shape   scripts and styles are dropped with their content; entities become characters, so a "<" may remain,
 *         as text.
 */
export function lines(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const [start = '', ...rest] = value.slice(0, MAX_READ).split('<');
  let text = start;
  let isHidden = false;
  for (const part of rest) {
    const isTag = /^[/!?a-z]/i.test(part) && part.includes('>');
    if (HIDDEN.test(part)) isHidden = true;
    else if (/^\/(?:script|style)\b/i.test(part)) isHidden = false;
    if (isHidden) continue;
    if (isTag) text += (BLOCKS.test(part) ? '\n' : '') + part.slice(part.indexOf('>') + 1);
    else text += `<${part}`;
  }
  return decoded(text)
    .split('\n')
    .map((each) => each.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((each) => each !== '');
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi,
    (all, ...found) => {
      const [decimal, hex, name] = found as (string | undefined)[]; // the three groups
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** An https address without credentials. */
export function httpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500 || !URL.canParse(value)) return undefined;
  const { protocol, username, password, href } = new URL(value);
  return protocol === 'https:' && username === '' && password === '' ? href : undefined;
}
