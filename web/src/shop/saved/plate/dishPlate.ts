import { BASE_SHAPES, type FoodLook, lookOf, strongestSauce } from './foodLooks.ts';
import { randomOf } from './random.ts';
import { pieceOf } from './shapes.ts';

/** A dish to draw. Shape: `seed` makes it another plate than that of a dish of the same foods. */
type Dish = { readonly seed: string; readonly names: readonly string[] };

const WIDTH = 320;
const HEIGHT = 240;
const PLATE_RADIUS = 96;
const FOOD_RADIUS = 64;
/** Max different foods drawn. */
const MAX_FOODS = 7;

const TABLES = ['#d9b98c', '#c9a27a', '#e8dcc6', '#b9c4b2', '#c7cfd4', '#e3c9b4'] as const;
const PLATES = [
  { rim: '#fdfaf3', well: '#f3ecdd' },
  { rim: '#f1e6d2', well: '#e7d8bd' },
  { rim: '#dfe7ea', well: '#f4f6f4' },
  { rim: '#4f5d63', well: '#606f75' },
  { rim: '#cf8a63', well: '#e2b193' },
] as const;
const CLOTHS = ['#f4efe4', '#8fa58a', '#c9705a', '#e6b756', '#7f94a8'] as const;

/** Pieces per food: more of small ones. */
const COUNTS: Readonly<Partial<Record<FoodLook['shape'], number>>> = {
  egg: 2,
  fillet: 3,
  bread: 2,
  strip: 6,
  seed: 14,
  herb: 8,
  bean: 9,
  ball: 7,
};
const USUAL_COUNT = 5;

/**
 * The drawing of a dish from its own foods, seen from above, as an address for a picture.
 *
 * Shape   the same dish gives the same text. Foods that are invisible on a plate, such as salt, are not
 *         drawn. The text contains no names.
 */
export function dishPlate({ seed, names }: Dish): string {
  const random = randomOf(`${seed} ${names.join()}`);
  const looks = looksOf(names);
  const isBase = ({ shape }: FoodLook): boolean => BASE_SHAPES.some((base) => base === shape);
  const bases = looks.filter(isBase);
  const pieces = looks.filter((look) => !isBase(look)).slice(0, MAX_FOODS);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T | undefined =>
    from[Math.floor(random() * from.length)];
  const { rim, well } = pick(PLATES) ?? PLATES[0];

  const parts = [
    table(pick(TABLES) ?? TABLES[0], { cloth: pick(CLOTHS) ?? CLOTHS[0], random }),
    plateOf(rim, well),
    bases.map((look) => bed(look, random)).join(''),
    scattered(pieces, random),
  ];
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' width='${WIDTH}' height='${HEIGHT}'>${parts.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}

/** Different looks, the lower layers first; one sauce, the strongest, and none over rice. */
function looksOf(names: readonly string[]): FoodLook[] {
  const found = new Map<string, FoodLook>();
  for (const name of names) {
    const look = lookOf(name);
    if (look) found.set(`${look.shape} ${look.colour}`, look);
  }
  const order = (look: FoodLook): number => LAYERS.findIndex((layer) => layer.includes(look.shape));
  const all = [...found.values()].toSorted((a, b) => order(a) - order(b));
  const has = (shape: FoodLook['shape']): boolean => all.some((look) => look.shape === shape);
  const sauce = has('grain') ? undefined : strongestSauce(all);
  // Eggs are invisible in a dough.
  return all.filter((look) =>
    look.shape === 'sauce' ? look === sauce : look.shape !== 'egg' || !names.some(isFlour),
  );
}

function isFlour(name: string): boolean {
  return name.toLowerCase().includes('flour');
}

const LAYERS: readonly (readonly FoodLook['shape'][])[] = [
  ['sauce'],
  ['bread'],
  ['strand', 'grain'],
  ['leaf', 'fillet'],
  ['cube', 'slice', 'floret', 'strip', 'shrimp', 'egg', 'ring', 'bean', 'ball'],
  ['seed', 'herb'],
];

function table(colour: string, { cloth, random }: { cloth: string; random: () => number }): string {
  const side = random() < 0.5 ? -1 : 1;
  const turn = n(side * (8 + random() * 18));
  const x = n(WIDTH / 2 + side * 118 - 55);
  const lines = [60, 120, 180].map((y) => `M0 ${n(y + random() * 12)}H${WIDTH}`).join('');
  return `<rect width='${WIDTH}' height='${HEIGHT}' fill='${colour}'/><path d='${lines}' stroke='#6a4a2a' stroke-opacity='.13' stroke-width='1.5'/><g transform='rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})'><rect x='${x}' y='-40' width='110' height='330' fill='${cloth}'/><path d='M${n(x + 10)}-40V290M${n(x + 100)}-40V290' stroke='#fff' stroke-opacity='.45' stroke-width='3'/></g>`;
}

function plateOf(rim: string, well: string): string {
  const at = `cx='${WIDTH / 2}' cy='${HEIGHT / 2}'`;
  return `<circle cx='${WIDTH / 2 + 3}' cy='${HEIGHT / 2 + 7}' r='${PLATE_RADIUS + 2}' fill='#2c1a0c' fill-opacity='.24'/><circle ${at} r='${PLATE_RADIUS}' fill='${rim}'/><circle ${at} r='${PLATE_RADIUS - 3}' fill='none' stroke='#fff' stroke-opacity='.4' stroke-width='2'/><circle ${at} r='72' fill='#2c1a0c' fill-opacity='.1'/><circle ${at} r='70' fill='${well}'/>`;
}

/** What lies under the rest, over the middle of the plate. */
function bed(look: FoodLook, random: () => number): string {
  const at = `cx='${WIDTH / 2}' cy='${HEIGHT / 2}'`;
  if (look.shape === 'sauce')
    return `<circle ${at} r='66' fill='${look.colour}'/><path d='M${WIDTH / 2 - 46} ${HEIGHT / 2 - 24}Q${WIDTH / 2 - 20} ${HEIGHT / 2 - 56} ${WIDTH / 2 + 20} ${HEIGHT / 2 - 50}' fill='none' stroke='#fff' stroke-opacity='.25' stroke-width='4' stroke-linecap='round'/>`;
  const [count, reach] =
    look.shape === 'grain' ? [46, 58] : look.shape === 'bread' ? [3, 34] : [16, 42];
  const ground =
    look.shape === 'bread' ? '' : `<circle ${at} r='${reach + 4}' fill='${look.accent}'/>`;
  return ground + uses(look, spots(count, { reach, random }), random);
}

/** The pieces of all foods, mixed, each food spread over the whole plate. */
function scattered(looks: readonly FoodLook[], random: () => number): string {
  const counts = looks.map(({ shape }) => COUNTS[shape] ?? USUAL_COUNT);
  const all = spots(
    counts.reduce((sum, count) => sum + count, 0),
    { reach: FOOD_RADIUS - 8, random },
  );
  const order = all.map((spot) => ({ spot, at: random() })).toSorted((a, b) => a.at - b.at);
  let next = 0;
  return looks
    .map((look, index) => {
      const mine = order.slice(next, next + (counts[index] ?? 0)).map(({ spot }) => spot);
      next += mine.length;
      return uses(look, mine, random);
    })
    .join('');
}

type Spot = readonly [x: number, y: number];

/** Places on a spiral of equal density, each a little off. */
function spots(count: number, { reach, random }: { reach: number; random: () => number }): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const far = reach * Math.sqrt((index + 0.5) / count);
    const turn = index * 2.399_963 + random() * 0.5;
    return [WIDTH / 2 + far * Math.cos(turn), HEIGHT / 2 + far * Math.sin(turn)] as const;
  });
}

function uses(look: FoodLook, places: readonly Spot[], random: () => number): string {
  const id = `${look.shape}-${look.colour.slice(1)}`;
  const piece = pieceOf(look).replace('<g>', `<g id='${id}'>`);
  const copies = places.map(([x, y]) => {
    const turn = Math.round(random() * 360);
    const scale = n(0.85 + random() * 0.3);
    return `<use href='#${id}' transform='translate(${n(x)} ${n(y)})rotate(${turn})scale(${scale})'/>`;
  });
  return `<defs>${piece}</defs>${copies.join('')}`;
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
