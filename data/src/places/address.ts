import { nameKey } from './names.ts';
import { STATES } from './states.ts';

/** One reading of the typed text. */
export type Reading = {
  /** The text before the place; may be empty. */
  readonly street: string;
  /** The key of the place's name or its beginning. */
  readonly city: string;
  /** States it may be in; null for all. */
  readonly states: readonly string[] | null;
  /** Whether the key is complete. */
  readonly whole: boolean;
};

const STREET_WORDS = new Set(
  `st street ave av avenue blvd boulevard rd road dr drive ln lane ct court pl place ter terr terrace
   way pkwy parkway hwy highway cir circle sq square trl trail loop aly alley plz plaza pike run row
   path walk xing crossing cv cove expy broadway`.split(/\s+/),
);
const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
const UNIT_WORDS = new Set(['apt', 'unit', 'suite', 'ste', 'apartment', 'fl', 'floor', 'rm']);

/**
 * Splits "123 Main St, Springfield, IL 62701-1234" into "123 Main St, Springfield, IL" and "62701".
 * A ZIP code half typed after a state is dropped: "Springfield, IL 62" is "Springfield, IL".
 */
export function splitZip(text: string): { rest: string; zip: string | null } {
  const { rest, zip } = /^(?<rest>.*?)[\s,]*\b(?<zip>\d{5})(-\d{0,4})?$/.exec(text)?.groups ?? {};
  if (rest !== undefined && zip !== undefined) return { rest, zip };
  const before = /^(?<before>.*[^\s,])[\s,]+\d{1,4}$/.exec(text)?.groups?.['before'];
  return { rest: before !== undefined && splitState(before) ? before : text, zip: null };
}

/** One line, single spaces, no country at the end. */
export function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s,]+(usa|u\.s\.a\.|united states( of america)?)$/i, '')
    .replace(/[\s,]+$/, '');
}

/**
 * What the text without its ZIP code may mean, the likeliest first.
 *
 * A place is looked for at the end only: after a comma, in a text without a house number, or, in a
 * line of street words, after a word such as "St" or "Ave". So "742 Evergreen Terrace" is a street
 * and names no place.
 */
export function readings(text: string): readonly Reading[] {
  const named = splitState(text);
  if (!named) return [...partlyTypedState(text), ...places(text, null)];
  const { body, states, afterComma } = named;
  const within = places(body, states);
  const atEnd = wholeNamesAtEnd(body, states);
  // "st louis mo" ends in a state when Saint Louis is in Missouri; "fort wa" will be Fort Wayne.
  return afterComma
    ? [...within, ...atEnd, ...places(text, null)]
    : [...within.map(asWhole), ...atEnd, ...places(text, null), ...within];
}

// Longest first: "Charleston West Virginia" lies in West Virginia, not in Virginia.
const STATE_ENDS = [...STATES]
  .flatMap(([code, name]) => [name, code, ...(code === 'DC' ? ['D.C.'] : [])].map((s) => [s, code]))
  .toSorted(([a = ''], [b = '']) => b.length - a.length)
  .map(([spelling = '', code = '']) => {
    const lower = spelling.toLowerCase();
    return { spelling, code, ends: [` ${lower}`, `,${lower}`] };
  });

/** "Springfield, IL" and "springfield illinois" -> "Springfield" and IL; "New York" is no state here. */
function splitState(text: string) {
  const lower = ` ${text.toLowerCase()}`;
  const state = STATE_ENDS.find(({ ends }) => ends.some((end) => lower.endsWith(end)));
  const body = state && text.slice(0, -state.spelling.length).replace(/\s$/, '');
  if (!state || !body) return null;
  const afterComma = body.endsWith(',');
  return { body: body.replace(/[\s,]+$/, ''), states: [state.code], afterComma };
}

/** "Springfield, Ill" -> Springfield in the states that begin like that. */
function partlyTypedState(text: string): readonly Reading[] {
  const at = text.lastIndexOf(',');
  const typed = text
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 0 || typed === '') return [];
  const states = [...STATES].filter(([code, name]) =>
    [code, name].some((spelling) => spelling.toLowerCase().startsWith(typed)),
  );
  if (states.length === 0) return [];
  const codes = states.map(([code]) => code);
  return places(text.slice(0, at), codes).map(asWhole);
}

function places(text: string, states: Reading['states']): readonly Reading[] {
  const parts = text.split(',').map((part) => part.trim());
  const [last = ''] = parts.slice(-1);
  const before = parts
    .slice(0, -1)
    .filter((part) => part !== '')
    .join(', ');
  if (parts.length > 1) return /^\d/.test(last) ? [] : [reading(before, last, states)];
  return /^\d/.test(last) ? afterStreetWord(last, states) : [reading('', last, states)];
}

/** "123 Main St NE Springfield" -> "Springfield", and "NE Springfield" before it. */
function afterStreetWord(line: string, states: Reading['states']): readonly Reading[] {
  const words = line.split(' ');
  const found: Reading[] = [];
  // A house number and a name come before the word: "10 St Charles Ave" is no Charles after a "St".
  for (let at = 2; at < words.length - 1; at += 1) {
    if (!STREET_WORDS.has(bare(words[at]))) continue;
    const next = words.slice(at + 1);
    const skipped = leading(next);
    for (const skip of new Set([0, skipped])) {
      const city = next.slice(skip).join(' ');
      if (city !== '') found.push(reading(words.slice(0, at + 1 + skip).join(' '), city, states));
    }
  }
  return found;
}

/** How many words at the start say a direction or a unit: "NE", "Apt 4", "#4". */
function leading(words: readonly string[]): number {
  const first = bare(words[0]);
  if (words[0]?.startsWith('#')) return 1;
  if (UNIT_WORDS.has(first)) return 2;
  return DIRECTIONS.has(first) ? 1 : 0;
}

/** "500 Broadway New York" in a known state: its last three, two and one words as whole names. */
function wholeNamesAtEnd(line: string, states: Reading['states']): readonly Reading[] {
  const words = line.split(' ');
  if (!/^\d/.test(line) || line.includes(',')) return [];
  return [3, 2, 1]
    .filter((count) => words.length - count >= 2)
    .map((count) => [words.slice(0, -count).join(' '), words.slice(-count).join(' ')] as const)
    .map(([street, city]) => asWhole(reading(street, city, states)));
}

function asWhole(found: Reading): Reading {
  return { ...found, whole: true };
}

function reading(street: string, city: string, states: Reading['states']): Reading {
  return { street, city: nameKey(city), states, whole: false };
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replaceAll(/[.#]/g, '');
}
