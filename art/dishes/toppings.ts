import { type Colour, darken } from '#core/colour';
import { blur, type Pen, put, radial } from '#core/pen';
import { blob, closedCurve, inDisc, n, type Point, polygon, repeat, torn } from '#core/shapes';
import { cube, lump } from '#glyphs/glyph';
import { minceCrumb } from '#glyphs/meat';
import { pea } from '#glyphs/seeds';
import { macaroni, penne } from '#glyphs/shortPasta';
import type { Food } from '#pantry/food';
import { wet } from '#scene/sauces';

import { medley, strew } from './lay.ts';

/** The inside of an oven dish: half its width and height, and a drawing of all of it in one fill. */
export type Tray = {
  readonly half: Point;
  readonly box: (fill: string) => string;
  readonly clip: string;
};

const CRUST = ['#b06a1c', '#8a4a12', '#cf8f36', '#a35a18'] as const;

const within =
  ({ half }: Tray, share = 0.94) =>
  ([x, y]: Point): boolean =>
    Math.abs(x) < half[0] * share && Math.abs(y) < half[1] * share;

const anywhere = (pen: Pen, { half }: Tray): Point => [
  pen.random.between(-half[0], half[0]) * 0.96,
  pen.random.between(-half[1], half[1]) * 0.96,
];

/** Ragged brown patches where the oven was hottest, soft at their edges. */
const scorch = (pen: Pen, tray: Tray, count: number): string =>
  `<g filter="${blur(pen, 2)}">${repeat(count, () => {
    const [x, y] = anywhere(pen, tray);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(pen.random, pen.random.between(6, 30), { corners: 7, wobble: 0.34 }))}" fill="${pen.random.pick(CRUST)}" opacity="${pen.random.between(0.25, 0.6).toFixed(2)}"/>`;
  })}</g>`;

const CRUMB_TONES = ['#d99a40', '#b9772a', '#efc47a', '#9a5a1c'] as const;

/** Breadcrumbs, toasted: one path for each tone. */
const crumbTop = (pen: Pen, tray: Tray, count: number): string =>
  CRUMB_TONES.map((tone) => {
    const d = repeat(count, () => {
      const [x, y] = anywhere(pen, tray);
      return polygon(
        torn(pen.random, pen.random.between(2.4, 6.4), { corners: 4, wobble: 0.3 }).map(
          ([px, py]): Point => [x + px, y + py],
        ),
      );
    });
    return `<path d="${d}" transform="translate(1.2 2)" fill="#4a2208" opacity=".3"/><path d="${d}" fill="${tone}"/>`;
  }).join('');

/** Baked pasta: its shape, the colours of its sauce and of what melted over it, and its crumbs. */
type BakedPasta = {
  readonly tube: Food;
  readonly sauce: Colour;
  readonly cheese: readonly [Colour, Colour, Colour];
  readonly crumbs: number;
};

/** Bent tubes in cheese sauce under toasted crumbs. */
export const MAC_AND_CHEESE: BakedPasta = {
  tube: { role: 'main', glyph: macaroni('#f2b53c'), size: 27 },
  sauce: '#e39a2c',
  cheese: ['#f3b23a', '#f8c75c', '#eba52e'],
  crumbs: 150,
};

/** Tubes in tomato sauce under mozzarella. */
export const BAKED_PENNE: BakedPasta = {
  tube: { role: 'main', glyph: penne('#f0b860'), size: 40 },
  sauce: '#c23a1a',
  cheese: ['#fdf0cc', '#fbe2a0', '#f6d488'],
  crumbs: 12,
};

/** Short pasta that came out of the oven in its sauce. */
export function pastaTop(pen: Pen, tray: Tray, look: BakedPasta): string {
  const { tube } = look;
  const area = { radius: 410, bias: 0.5, where: within(tray) };
  const sauce = `<g filter="${wet(pen, { scale: 0.03, depth: 5, shine: 0.4, rough: true })}">${tray.box(look.sauce)}</g>`;
  const tubes =
    strew(pen, tube, { ...area, count: 210, gap: 0.95 }) +
    strew(pen, tube, { ...area, count: 70, gap: 1.6 });
  const melted = repeat(26, () => {
    const [x, y] = anywhere(pen, tray);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, pen.random.between(14, 46), { corners: 9, wobble: 0.3 })}" fill="${pen.random.pick(look.cheese)}" opacity=".82"/>`;
  });
  return `<g clip-path="${tray.clip}">${sauce}${tubes}<g filter="${wet(pen, { scale: 0.022, depth: 5, shine: 0.5 })}">${melted}</g>${crumbTop(pen, tray, look.crumbs)}${scorch(pen, tray, 24)}</g>`;
}

/** A thick white sauce baked to a brown skin, cut into squares, the layers seen in the cuts. */
export function bechamelTop(pen: Pen, tray: Tray, layer: 'pasta' | 'eggplant'): string {
  const { random } = pen;
  const [w, h] = tray.half;
  const skin = `<g filter="${wet(pen, { scale: 0.016, depth: 5, shine: 0.35 })}">${tray.box('#eec57e')}<g filter="${blur(pen, 7)}">${repeat(
    46,
    () => {
      const [x, y] = anywhere(pen, tray);
      return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(20, 70), { corners: 9, wobble: 0.3 })}" fill="${random.pick(['#d08a34', '#b56c20', '#f3d79c', '#c27a28'])}" opacity=".55"/>`;
    },
  )}</g></g>`;
  const cut = (from: Point, to: Point): string => {
    const d = `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
    return `<path d="${d}" stroke="#5a2408" stroke-width="11"/><path d="${d}" transform="translate(4 4)" stroke="#fbe9bd" stroke-width="4"/>`;
  };
  const cuts =
    [-1, 1].map((side) => cut([side * w * 0.33 - 4, -h], [side * w * 0.33 + 5, h])).join('') +
    cut([-w, -h * 0.02], [w, h * 0.03]);
  // The first square is out: meat and pasta in its place.
  const [left, top] = [w * 0.36, h * 0.06];
  const meat = repeat(150, () => {
    const x = random.between(left, w);
    const y = random.between(top, h);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, random.between(5, 13), { corners: 5, wobble: 0.3 }))}" fill="${random.pick(['#7a3a1c', '#94502a', '#5f2a14', '#b5562c'])}"/>`;
  });
  const slices = {
    pasta: '<circle r="15" fill="#f0cf8a"/><circle r="8" fill="#6b3216"/>',
    eggplant: '<ellipse rx="40" ry="19" fill="#43204a"/><ellipse rx="36" ry="15" fill="#b9945a"/>',
  };
  const seen = repeat(9, () =>
    put(pen, slices[layer], {
      x: random.between(left + 20, w - 20),
      y: random.between(top + 20, h - 20),
      height: 'low',
    }),
  );
  const gap = `<path d="M${n(left)} ${n(top)}H${n(w)}V${n(h)}H${n(left)}Z" fill="#4a1c0a"/>${meat}${seen}<path d="M${n(left)} ${n(h)}V${n(top)}H${n(w)}" fill="none" stroke="#fbe4b0" stroke-width="13"/><path d="M${n(left + 12)} ${n(h)}V${n(top + 12)}H${n(w)}" fill="none" stroke="#2a0e04" stroke-opacity=".45" stroke-width="11"/>`;
  return `<g clip-path="${tray.clip}">${skin}${scorch(pen, tray, 60)}${cuts}${gap}</g>`;
}

/** One breaded cutlet: rough golden crumb, tomato sauce spooned over, cheese that melted on top. */
function cutlet(pen: Pen, sauce: Colour): string {
  const { random } = pen;
  const bread = torn(random, 128, { corners: 9, wobble: 0.1, squash: 0.74 });
  const grain = repeat(90, () => {
    const [x, y] = inDisc(random, 120, 0.4);
    return `<path transform="translate(${n(x)} ${n(y * 0.74)})" d="${polygon(torn(random, random.between(2, 6), { corners: 4, wobble: 0.4 }))}" fill="${random.pick(['#f3cf86', '#8f5218', '#e0a850'])}" opacity=".8"/>`;
  });
  const melt = (reach: number, tone: Colour): string =>
    `<path d="${blob(random, reach, { corners: 13, wobble: 0.16, squash: 0.74 })}" fill="${tone}"/>`;
  const brown = repeat(14, () => {
    const [x, y] = inDisc(random, 60);
    return `<path transform="translate(${n(x)} ${n(y * 0.74)})" d="${polygon(torn(random, random.between(4, 15), { corners: 6, wobble: 0.34 }))}" fill="${random.pick(CRUST)}" opacity=".5"/>`;
  });
  return `<path d="${polygon(bread)}" fill="${radial(pen, [
    [0, '#e0a448'],
    [0.8, '#c9842c'],
    [1, '#8a4a12'],
  ])}"/>${grain}<g filter="${wet(pen, { scale: 0.04, depth: 6, shine: 0.6, rough: true })}">${melt(104, darken(sauce, 0.08))}</g><g filter="${wet(pen, { scale: 0.03, depth: 6, shine: 0.5, rough: true })}">${melt(92, '#e3b057')}${melt(82, '#f6d992')}${melt(52, '#fbe8b8')}${brown}</g>`;
}

/** Breaded cutlets, each with its own sauce and cheese, side by side in tomato sauce. */
export function cutletTop(pen: Pen, tray: Tray, sauce: Colour): string {
  const places: readonly Point[] = [
    [-192, -108],
    [168, -118],
    [-150, 116],
    [206, 100],
  ];
  const ground = `<g filter="${wet(pen, { scale: 0.026, depth: 5, shine: 0.3, rough: true })}">${tray.box(sauce)}</g>`;
  const meat = places.map(([x, y]) =>
    put(pen, cutlet(pen, sauce), {
      x,
      y,
      turn: pen.random.between(-30, 30),
      scale: pen.random.between(1.28, 1.4),
      height: 'mid',
    }),
  );
  return `<g clip-path="${tray.clip}">${ground}${meat.join('')}</g>`;
}

/** A peak of mash as a spoon drops it: lit on one side, ridged by a fork, browned at its tip. */
function peak(pen: Pen, at: Point): string {
  const { random } = pen;
  const size = random.between(40, 58);
  const outline = blob(random, size, { corners: 9, wobble: 0.16, squash: 0.78 });
  const ridges = [-0.36, 0, 0.34].map((y) => {
    const from: Point = [-size * 0.62, size * (y + random.between(-0.06, 0.06))];
    const d = `M${n(from[0])} ${n(from[1])}q${n(size * 0.6)} ${n(-size * 0.26)} ${n(size * 1.2)} 0`;
    return `<path d="${d}" stroke="#a8752c" stroke-opacity=".5" stroke-width="4"/><path d="${d}" transform="translate(0 -4)" stroke="#fff6d8" stroke-opacity=".8" stroke-width="4"/>`;
  });
  const brown = repeat(4, () => {
    const [x, y] = inDisc(random, size * 0.5);
    return `<path transform="translate(${n(x)} ${n(y * 0.6 - size * 0.14)})" d="${polygon(torn(random, random.between(5, 15), { corners: 6, wobble: 0.36, squash: 0.6 }))}" fill="${random.pick(CRUST)}" opacity="${random.between(0.3, 0.75).toFixed(2)}"/>`;
  });
  return put(
    pen,
    `<path d="${outline}" transform="translate(3 8)" fill="#8a5a20" opacity=".45"/><path d="${outline}" fill="${radial(
      pen,
      [
        [0, '#fff3cc'],
        [0.6, '#f4dc9c'],
        [1, '#d3a552'],
      ],
      [0.38, 0.28, 0.78],
    )}"/><g fill="none" stroke-linecap="round">${ridges.join('')}</g>${brown}`,
    { x: at[0], y: at[1], turn: random.between(-40, 40) },
  );
}

/** What lies below a crust: its sauce, and what there is most of in it. */
type Filling = { readonly sauce: Colour; readonly main: Food };

const BEEF: Filling = {
  sauce: '#4a200c',
  main: { role: 'main', glyph: minceCrumb('#7a3f22'), size: 15 },
};
const CREAMED_CHICKEN: Filling = {
  sauce: '#e6c888',
  main: { role: 'main', glyph: lump('#f0d8a4', { shine: 0.4 }), size: 22 },
};

/** Where the first spoon went in: sauce, meat, carrots and peas. */
function scooped(pen: Pen, radius: number, { sauce, main }: Filling): string {
  const { random } = pen;
  const edge = closedCurve(torn(random, radius, { corners: 11, wobble: 0.12, squash: 0.8 }));
  const greens: readonly Food[] = [
    { role: 'bit', glyph: pea, size: 12 },
    { role: 'vegetable', glyph: cube('#ee8a2e', 0.26), size: 14 },
  ];
  const where = ([x, y]: Point): boolean => (x / radius) ** 2 + (y / radius / 0.8) ** 2 < 0.8;
  return `<path d="${edge}" fill="#fbeec0" stroke="#fbeec0" stroke-width="18"/><path d="${edge}" fill="${sauce}"/>${strew(pen, main, { radius, count: 150, gap: 0.84, bias: 0.5, where })}${medley(pen, greens, { radius, count: 17, gap: 1.7, bias: 0.5, where })}<path d="${edge}" fill="none" stroke="#2a0e04" stroke-opacity=".5" stroke-width="10" transform="translate(2 5)"/>`;
}

/** Mashed potato in peaks, browned, with gravy come up at the edge and one spoonful out. */
export function mashTop(pen: Pen, tray: Tray): string {
  const { random } = pen;
  const [w, h] = tray.half;
  const ground = `<g filter="${wet(pen, { scale: 0.02, depth: 3.4, shine: 0.1, rough: true })}">${tray.box('#dfb768')}</g>`;
  const peaks = repeat(7, (row) =>
    repeat(10, (column) =>
      peak(pen, [
        (column - 4.5 + (row % 2) * 0.5) * 74 + random.between(-12, 12),
        (row - 3) * 66 + random.between(-10, 10),
      ]),
    ),
  );
  const gravy = repeat(6, () => {
    const [x, y] = random.chance(0.5)
      ? [random.pick([-w, w]), random.between(-h, h)]
      : [random.between(-w, w), random.pick([-h, h])];
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(18, 36), { corners: 9, wobble: 0.3 })}" fill="#6b3416" opacity=".85"/>`;
  });
  return `<g clip-path="${tray.clip}">${ground}${peaks}${gravy}${put(pen, scooped(pen, 132, BEEF), { x: w * 0.56, y: h * 0.42 })}</g>`;
}

/** A lid of pastry: glazed and blistered, slits for the steam, one spoonful out. */
export function pieLid(pen: Pen, tray: Tray): string {
  const { random } = pen;
  const [w, h] = tray.half;
  const lid = `<g filter="${wet(pen, { scale: 0.022, depth: 4.5, shine: 0.4, rough: true })}">${tray.box('#dc9f48')}<g filter="${blur(pen, 6)}">${repeat(
    50,
    () => {
      const [x, y] = anywhere(pen, tray);
      return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(16, 60), { corners: 9, wobble: 0.3 })}" fill="${random.pick(['#b9701f', '#efc47a', '#c9842e', '#f3d090'])}" opacity=".5"/>`;
    },
  )}</g></g>`;
  const slits = [-58, 0, 58].map((turn) =>
    put(
      pen,
      '<path d="M-8 -84Q8 -40 -2 6Q-20 -40 -8 -84Z" fill="#7a4412"/><path d="M-10 -80Q-22 -40 -6 4" fill="none" stroke="#fbe0a4" stroke-width="6" stroke-linecap="round"/>',
      { x: -w * 0.22, y: -h * 0.1, turn },
    ),
  );
  const crimps = repeat(44, (i) => {
    const share = (i % 22) / 21;
    const [x, y] =
      i < 22 ? [(share * 2 - 1) * w * 0.94, -h + 14] : [(share * 2 - 1) * w * 0.94, h - 14];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="13" ry="22" fill="#e6b162" stroke="#8a5218" stroke-opacity=".55" stroke-width="4"/>`;
  });
  return `<g clip-path="${tray.clip}">${lid}${scorch(pen, tray, 30)}${slits.join('')}${crimps}${put(pen, scooped(pen, 124, CREAMED_CHICKEN), { x: w * 0.52, y: h * 0.3 })}</g>`;
}
