import { foldText } from '#basics/text';

/** A pack as it is sold: `unit` is gm, ml or piece. */
export type TillPack = { readonly unit_quantity: number; readonly unit: 'gm' | 'ml' | 'piece' };

/**
 * How the ounces of a thing are meant. `unsure`: some makers weigh it and some measure it, and the two differ by more than
 * a little.
 */
export type Ounces = 'weight' | 'fluid' | 'unsure';

/**
 * How a pack of several is meant. `drink`: cans and bottles, each of the size that is printed; `can`: small ones of fish;
 * `pieces`: slices and buns, which weigh that together; `nonfood`: counted before it is weighed.
 */
export type Several = 'drink' | 'can' | 'pieces' | 'nonfood' | 'other';

/** What of a text is its pack: undefined without one, null when it has several readings. */
export type PackReading = (of: {
  readonly ounces: Ounces;
  readonly several: Several;
}) => TillPack | null | undefined;

type Measure = {
  /** Units  gm or ml; of ounces gm. */
  readonly amount: number;
  readonly unit: 'gm' | 'ml';
  readonly written: 'oz' | 'pint' | 'other';
  /** "6 x 330 ml": 6. */
  readonly times: number;
};

const OUNCE = 28.3495;
const FLUID_OUNCE = 29.5735;
/** Source: NIST Handbook 44, appendix C. */
const UNITS: ReadonlyMap<string, Omit<Measure, 'times'>> = new Map(
  [
    unit('oz ozs ounce ounces z', OUNCE, ['gm', 'oz']),
    unit('fl-oz floz fz fluid-ounce', FLUID_OUNCE, ['ml']),
    unit('lb lbs pound pounds #', 453.592, ['gm']),
    unit('kg kgs kilo kilos', 1000, ['gm']),
    unit('g gr gm gms grs gram grams', 1, ['gm']),
    unit('ml', 1, ['ml']),
    unit('cl', 10, ['ml']),
    unit('l lt ltr ltrs liter liters litre litres', 1000, ['ml']),
    unit('gal gals gallon gallons gl', 128 * FLUID_OUNCE, ['ml', 'pint']),
    unit('qt qts quart quarts', 32 * FLUID_OUNCE, ['ml', 'pint']),
    unit('pt pts pint pints', 16 * FLUID_OUNCE, ['ml', 'pint']),
  ].flat(),
);
/** Words for one of several; "doz" has its own number. */
const PIECES: ReadonlyMap<string, number> = new Map([
  ...'ct cnt count pk pks pck pack packs pkt ea each rl rls roll rolls pc pcs piece pieces wash washes sheets bags tablets'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...'dz doz dozen'.split(' ').map((word) => [word, 12] as const),
]);

const NUMBER = String.raw`(?:\d{1,2}[ -])?[1-7]/[2-8](?!\d)|\d{0,5}[.,]\d{1,3}(?!\d)|\d{1,5}`;
const NAMES = [...UNITS.keys(), ...PIECES.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace('fl-oz', String.raw`fl\.?[ -]?oz`).replace('fluid-', 'fluid '))
  .join('|');
const SIZE = new RegExp(
  String.raw`(?<![\w./]|\d,)(?:(?<times>\d{1,3}) ?[x×] ?)?(?<amount>${NUMBER})[ -]?(?<unit>${NAMES})(?![a-z0-9])`,
  'g',
);
/** "x12", "80s". */
const COUNTED = /(?<![\w.])(?:[x×] ?(?<times>\d{1,3})(?![\w.])|(?<many>\d{2,3})'?s(?!\w))/g;
/** A unit without a number, at the end: "OJ GAL", "Limes, ea", "Bananas per lb". */
const BARE =
  /(?<!\w)(?:(?:ea|each|bunch|head)|(?<dozen>doz|dozen)|(?:per |\/)?(?<unit>lb|kg)|(?<measure>gal|gallon|gl|qt|quart|pt|pint))[ .)]*$/;
/** How many go into a pound, and shares of fat: "31/40", "16/20 ct", "80/20". */
const GRADES = /(?<![\w.])\d{2}\/\d{1,3}(?: ?ct)?(?!\w)/g;
const MAX_SIZES = 4;

/**
 * Finds the pack in a text of a till and takes it out.
 *
 * Shape   `rest` is the text without it, folded. Of "12 oz (340 g)" both say one thing.
 * Units   linear time; texts are at most 300 characters.
 */
export function readTillPack(text: string): { rest: string; pack: PackReading } {
  const folded = foldText(text)
    .replaceAll('⁄', '/')
    .replaceAll(GRADES, (grade) => grade.replace(/ ?ct$/, ' '));
  const measures: Measure[] = [];
  const counts: Count[] = [];
  for (const { groups } of folded.matchAll(SIZE)) {
    const { times = '1', amount = '', unit: name = '' } = groups ?? {};
    const number = numberOf(amount);
    const known = UNITS.get(name.startsWith('fl') ? 'floz' : name);
    if (known) measures.push({ ...known, amount: number * known.amount, times: Number(times) });
    else
      counts.push({
        count: number * (PIECES.get(name) ?? 1) * Number(times),
        isPack: /^p(?:k|ck|ack)/.test(name),
      });
  }
  const unsized = folded.replaceAll(SIZE, ' ; ');
  for (const { groups } of unsized.matchAll(COUNTED))
    counts.push({ count: Number(groups?.['times'] ?? groups?.['many']), isPack: false });
  const uncounted = unsized.replaceAll(COUNTED, ' ; ');
  const bare = measures.length + counts.length === 0 ? BARE.exec(uncounted) : null;
  if (bare) {
    const { dozen, unit: name, measure } = bare.groups ?? {};
    const known = UNITS.get(name ?? measure ?? '');
    if (known) measures.push({ ...known, times: 1 });
    else counts.push({ count: dozen === undefined ? 1 : 12, isPack: false });
  }
  return {
    rest: bare ? uncounted.slice(0, bare.index) : uncounted,
    pack: (of) =>
      measures.length + counts.length > MAX_SIZES ? null : packOf({ measures, counts }, of),
  };
}

/** "1 1/2", "1/2", "2.5", "2,5". */
function numberOf(text: string): number {
  const [last = '', whole = '0'] = text.split(/[ -]/).toReversed();
  const [over = '', under] = last.split('/');
  const part = Number(over.replace(',', '.'));
  return Number(whole) + (under === undefined ? part : part / Number(under));
}

/** `isPack`: packs in one, "6 pk"; else what is in it, "16 ct". */
type Count = { readonly count: number; readonly isPack: boolean };
type Sizes = { readonly measures: readonly Measure[]; readonly counts: readonly Count[] };
type Meant = Parameters<PackReading>[0];

function packOf({ measures, counts }: Sizes, of: Meant): TillPack | null | undefined {
  const many = counts.filter(({ count }) => count > 1);
  const [counted, another] = many.length > 0 ? many : counts;
  const isCounted = measures.length === 0 || (of.several === 'nonfood' && many.length > 0);
  if (isCounted && counted === undefined) return undefined;
  if (isCounted) return another === undefined ? sized(counted?.count ?? 0, 'piece') : null;
  const [first, ...others] = measures.map((measure) => measuredAs(measure, { measures, of }));
  if (!first || others.some((other) => other === null || !isSame(first, other))) return null;
  const [one, second] = many;
  if (one === undefined) return sized(first.amount * first.times, first.unit);
  if (second !== undefined || first.times > 1) return null;
  const times = timesIn(first.amount, { ...one, several: of.several });
  return times === undefined ? null : sized(first.amount * times, first.unit);
}

type Meaning = Pick<Measure, 'amount' | 'unit' | 'times'>;

/** In gm or ml; null when nobody knows in which. */
function measuredAs(
  measure: Measure,
  { measures, of }: { measures: readonly Measure[]; of: Meant },
): Meaning | null {
  if (measure.written === 'pint') {
    // A pint of berries is a dry one, and of no exact weight.
    return of.ounces === 'fluid' ? measure : null;
  }
  if (measure.written !== 'oz') return measure;
  const told = measures.find(({ written }) => written === 'other');
  const ounces = told ? told.unit === 'ml' : of.ounces === 'fluid';
  if (!told && of.ounces === 'unsure') return null;
  return ounces
    ? { ...measure, amount: (measure.amount / OUNCE) * FLUID_OUNCE, unit: 'ml' }
    : measure;
}

/** Whether two measures say the same, as "12 oz (340 g)". */
function isSame(one: Meaning, other: Meaning): boolean {
  const [a, b] = [one.amount * one.times, other.amount * other.times];
  return one.unit === other.unit && Math.abs(a - b) <= 0.02 * Math.max(a, b);
}

/** Less than a can of fish, and of a drink, holds; a usual drink. Units: gm or ml. */
const LESS_THAN_A_CAN = 60;
const A_DRINK = { least: 200, most: 1000 };

/**
 * How many times a size beside a number is in the pack: as often as that says, or once.
 *
 * "12PK 12OZ" of a drink are twelve cans, since no can holds an ounce; "16CT 12OZ" of cheese are 12 ounces in 16 slices. Of
 * "2 pack 240 g" nobody knows: undefined.
 */
function timesIn(
  amount: number,
  { count, isPack, several }: Count & { several: Several },
): number | undefined {
  const isShareTooSmall = amount / count < LESS_THAN_A_CAN;
  if (several === 'drink') {
    const isOne = amount >= A_DRINK.least && amount <= A_DRINK.most;
    return isShareTooSmall || isOne ? count : undefined;
  }
  if (several === 'can') return isShareTooSmall ? count : undefined;
  return several === 'pieces' && !isPack ? 1 : undefined;
}

/** Max pack: what no shop's shelf holds is a slip. */
const MOST = 50_000;

function sized(amount: number, unit: TillPack['unit']): TillPack | null {
  const decimals = amount >= 100 ? 1 : 100;
  const unit_quantity = Math.round(amount * decimals) / decimals;
  return unit_quantity > 0 && amount <= MOST && (unit !== 'piece' || Number.isInteger(amount))
    ? { unit_quantity, unit }
    : null;
}

function unit(
  names: string,
  amount: number,
  [base, written = 'other']: readonly [Measure['unit'], Measure['written']?],
): [string, Omit<Measure, 'times'>][] {
  return names.split(' ').map((name) => [name, { amount, unit: base, written }]);
}
