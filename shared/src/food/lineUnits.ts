import { isJoint, type Token } from '#basics/lineTokens';
import { keyOf } from '#basics/numberWords';

import { dimensionOf, normaliseUnit } from './units.ts';
import {
  FOREIGN_QUALIFIERS,
  FOREIGN_UNITS,
  FRENCH_SPOON_WORDS,
  FRENCH_SPOONS,
  isLargeAt,
} from './unitWords.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Units that stores do not compare by: the unit, then its other spellings, singular. */
const LOOSE_UNITS: ReadonlyMap<string, string> = new Map(
  `can tin; pack package packet pkg pkt pk; bag sack; bottle; box; bunch; carton; container; jar; pot; pouch;
  punnet; sachet; tray; tub; tube; envelope;
  ball; bar; block; chunk hunk; cube; loaf; log; piece pc; rack; roll; round; sheet; side; slab; square; strip;
  bulb; clove; ear cob; fillet filet; floret; head; leaf; link; rib; slice rasher; spear; sprig; stalk stem; stick;
  thumb; wedge; strand thread;
  dash; dessertspoon dsp; dollop; drizzle; drop; glug; grind; handful fistful; knob; ladle; pinch; scoop; splash;
  spoonful; sprinkle sprinkling; squeeze; twist`
    .split(';')
    .map((entry) => entry.trim().split(/\s+/))
    .flatMap(([unit = '', ...others]) => [unit, ...others].map((word) => [word, unit] as const)),
);

/** What groceries are sold in: "8 oz package" is one package. */
const CONTAINERS = words(
  'bag ball bar block bottle box can carton container envelope jar loaf pack pot pouch punnet roll sachet sheet tray tub tube',
);
/** Spoons and cups fill no container. */
const SPOONS = words('tsp tbsp cup');
/** Units that count one when no number is before them. */
const BARE = words(
  'bunch dash dollop drizzle glug grind handful knob pinch splash sprig sprinkle squeeze twist',
);
/** Also the first word of a name ("2 strip steaks"): units in the plural, or before "of". */
const AMBIGUOUS = words(
  'ball bar cube floret log pot rack roll round side spear square strand strip',
);
/** Of those, units in the singular too: "1 ball mozzarella". */
const USUAL_SINGLES = words('ball bar cube log pot rack roll');
const LENGTHS: ReadonlyMap<string, string> = new Map([
  ['inch', 'inch'],
  ['inches', 'inch'],
  ['"', 'inch'],
  ['″', 'inch'],
  ['”', 'inch'],
  ['cm', 'cm'],
  ['centimetre', 'cm'],
  ['centimeter', 'cm'],
  ['mm', 'mm'],
]);
const FULL = `
  scant heaped heaping level rounded geh gehauft gehaufte gehaufter gehauften gestr gestrichen gestrichene gestrichener
  gestrichenen rase rases bombee bombees raso colmo colmada colmadas sopera soperas
`;
/** How full a spoon or a cup is, behind it: "2 tsp heaped cocoa", "1 cda. sopera de aceite". */
export const FILLS = words(FULL);
/** Between a number and its unit: "2 heaped tablespoons", "a good handful". */
const QUALIFIERS = words(`
  small sm medium med large lg lge big huge tiny little generous good packed loosely firmly tightly lightly really very
  fat plump thick thin fresh whole full ${FULL} ${FOREIGN_QUALIFIERS}
`);
const SIZES = words('small sm medium med large lg lge big huge tiny extra xl jumbo mini kl');

/** Shape   `measured` in mass or volume, `length`, or `loose`; `next` is the token after it. */
export type LineUnit = {
  readonly unit: string;
  readonly kind: 'measured' | 'length' | 'loose';
  readonly next: number;
};

/** The unit at a token, also "fl. oz." and "14-oz"'s; undefined when there is none. */
export function unitAt(tokens: readonly Token[], at: number): LineUnit | undefined {
  const [token, second] = [tokens[at], tokens[at + 1]];
  if (!token) return undefined;
  // "2in" and "2 in." are inches, "2 in each" is not.
  const isInch = token.lower === 'in' && (token.isTight || isStop(second));
  const length = isInch ? 'inch' : LENGTHS.get(token.lower);
  if (length !== undefined)
    return { unit: length, kind: 'length', next: isInch && isStop(second) ? at + 2 : at + 1 };
  if (token.text === '#' && isPound(tokens, at))
    return { unit: 'lb', kind: 'measured', next: at + 1 };
  if (token.kind !== 'word') return undefined;
  const after = second?.text === '.' ? at + 2 : at + 1;
  if (/^fl(?:uid)?$/.test(token.lower) && /^(?:oz|ounces?)$/.test(tokens[after]?.lower ?? '')) {
    return ended(tokens, { unit: 'fl oz', kind: 'measured', next: after + 1 });
  }
  if (/^(?:tea|table)$/.test(token.lower) && /^spoons?$/.test(second?.lower ?? '')) {
    const spoon = token.lower === 'tea' ? 'tsp' : 'tbsp';
    return ended(tokens, { unit: spoon, kind: 'measured', next: at + 2 });
  }
  if (isLargeAt(tokens, at)) return undefined;
  const french = frenchSpoon(tokens, at);
  if (french) return french;
  const unit = normaliseUnit(token.text);
  const dimension = dimensionOf(unit);
  if (dimension === 'mass' || dimension === 'volume') {
    return ended(tokens, { unit, kind: 'measured', next: at + 1 });
  }
  const loose =
    LOOSE_UNITS.get(unit) ??
    foreignUnit(unit, second) ??
    (dimension === 'count' ? unit : undefined);
  const found = loose === 'count' ? '' : loose;
  return found === undefined
    ? undefined
    : ended(tokens, { unit: found, kind: 'loose', next: at + 1 });
}

/** "1#", "1 #", but not "1 #10 can". */
function isPound(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isAfterNumber = before !== undefined && /^[\d\p{No}.,]+$/u.test(before.text);
  return tokens[at]?.isTight === true || (isAfterNumber && after?.kind === 'word');
}

/** "c. à soupe", "cuillères à café", "c.à.s." */
function frenchSpoon(tokens: readonly Token[], at: number): LineUnit | undefined {
  if (!FRENCH_SPOON_WORDS.has(keyOf(tokens[at]?.lower ?? ''))) return undefined;
  const of = skipStop(tokens, at + 1);
  const last = skipStop(tokens, of + 1);
  const unit = FRENCH_SPOONS.get(keyOf(tokens[last]?.lower ?? ''));
  return keyOf(tokens[of]?.lower ?? '') === 'a' && unit !== undefined
    ? ended(tokens, { unit, kind: 'measured', next: last + 1 })
    : undefined;
}

function skipStop(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '.' ? at + 1 : at;
}

/** The full stop of an abbreviation. */
function isStop(token: Token | undefined): boolean {
  return token?.text === '.' && token.isTight;
}

/** A "bouquet garni" is a food. */
function foreignUnit(unit: string, next: Token | undefined): string | undefined {
  return next?.lower === 'garni' ? undefined : FOREIGN_UNITS.get(unit);
}

/** With the full stop of an abbreviation. Not a unit when it is part of a longer word ("stick-on"). */
function ended(tokens: readonly Token[], found: LineUnit): LineUnit | undefined {
  const stop = tokens[found.next];
  const next = isStop(stop) ? found.next + 1 : found.next;
  const isPart = isJoint(tokens, next) && tokens[next + 1]?.kind === 'word';
  return isPart && !unitAt(tokens, next + 1) ? undefined : { ...found, next };
}

/**
 * The unit after a number, with its qualifiers; undefined when the words are the name.
 *
 * Shape   `from` is the unit's own token. A unit is followed by something.
 */
export function unitAfter(
  tokens: readonly Token[],
  at: number,
  count: number,
): (LineUnit & { readonly from: number }) | undefined {
  const from = skipQualifiers(tokens, at);
  const unit = unitAt(tokens, from);
  const found = unit && { ...unit, next: skipFill(tokens, unit.next) };
  if (!found || !hasName(tokens, found.next)) return undefined;
  const isQualified = found.kind === 'length' && from > at;
  return isQualified || !isUnitHere(tokens, { ...found, from }, count)
    ? undefined
    : { ...found, from };
}

/** The token after a fill behind a comma: "1 cup, firmly packed, sugar", "2 EL, gestr. Zucker". */
function skipFill(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== ',') return at;
  const fill = /^(?:firm|light|loose|tight)ly|^well$/.test(tokens[at + 1]?.lower ?? '')
    ? at + 2
    : at + 1;
  const word = keyOf(tokens[fill]?.lower ?? '');
  if (word !== 'packed' && !FILLS.has(word)) return at;
  const end = isStop(tokens[fill + 1]) ? fill + 2 : fill + 1;
  const next = tokens[end]?.text === ',' ? end + 1 : end;
  return tokens[next]?.kind === 'word' ? next : at;
}

/** A unit without a number: "pinch of salt", "knob of butter", "can of beans", "thumb-sized piece ginger". */
export function bareUnitAt(
  tokens: readonly Token[],
  at: number,
): (LineUnit & { readonly from: number }) | undefined {
  const from = skipQualifiers(tokens, at);
  const found = unitAt(tokens, from);
  if (!found || found.kind === 'length' || !hasName(tokens, found.next)) return undefined;
  const isSized = isSizeEnding(tokens, at + 1);
  const isMeant = tokens[found.next]?.lower === 'of' || isSized || BARE.has(found.unit);
  return isMeant ? { ...found, from } : undefined;
}

export function isContainer(unit: string): boolean {
  return CONTAINERS.has(unit);
}

/** The container at a token that a measured amount fills. */
export function containerAt(
  tokens: readonly Token[],
  at: number,
  measured: string,
): LineUnit | undefined {
  const from = isJoint(tokens, at) ? at + 1 : at;
  const found = SPOONS.has(measured) ? undefined : unitAfter(tokens, from, 1);
  const isPotRoast = found?.unit === 'pot' && tokens[found.next]?.lower === 'roast';
  return found && isContainer(found.unit) && !isPotRoast ? found : undefined;
}

/** The token after words of size: "medium-sized", "extra large". */
export function skipSizes(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 4 && isSize(tokens, next)) {
    next += isSizeEnding(tokens, next + 1) ? 3 : isStop(tokens[next + 1]) ? 2 : 1;
    if (isJoint(tokens, next) && isSize(tokens, next + 1)) next += 1;
  }
  return tokens[next]?.kind === 'word' || tokens[next]?.text === '(' ? next : at;
}

function isSize(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (isLargeAt(tokens, at)) return true;
  if (!token || !SIZES.has(token.lower)) return false;
  // "extra virgin" is no size.
  return (
    token.lower !== 'extra' ||
    SIZES.has(tokens[isJoint(tokens, at + 1) ? at + 2 : at + 1]?.lower ?? '')
  );
}

/** "-sized". */
function isSizeEnding(tokens: readonly Token[], at: number): boolean {
  return isJoint(tokens, at) && /^sized?$/.test(tokens[at + 1]?.lower ?? '');
}

function skipQualifiers(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let skipped = 0; skipped < 3; skipped += 1) {
    if (isSizeEnding(tokens, next + 1)) next += 3;
    else if (isLargeAt(tokens, next) || QUALIFIERS.has(keyOf(tokens[next]?.lower ?? '')))
      next += isStop(tokens[next + 1]) ? 2 : 1;
  }
  return next;
}

function hasName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.lower === 'of') return tokens[at + 1] !== undefined;
  return token !== undefined && token.text !== ',' && token.text !== ';';
}

function isUnitHere(
  tokens: readonly Token[],
  { unit, from, next }: LineUnit & { from: number },
  count: number,
): boolean {
  if (!AMBIGUOUS.has(unit)) return true;
  const isFollowed = tokens[next]?.lower === 'of' || tokens[next]?.text === '(';
  const isPlural = tokens[from]?.lower.endsWith('s') === true;
  return isFollowed || (count > 1 ? isPlural : USUAL_SINGLES.has(unit));
}
