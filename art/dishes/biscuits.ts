import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, inDisc, n, type Point, polar, repeat } from '#core/shapes';
import { cookie } from '#glyphs/breads';
import { almond, chocolateChip } from '#glyphs/seeds';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { plate } from '#scene/ceramics';
import { wet } from '#scene/sauces';
import { board, parchment, tray } from '#scene/vessels';

import { medley, strew, upTo } from './lay.ts';
import type { Plating } from './plating.ts';

/** A lattice of pastry strips over a filling, in a crimped case. */
export function tart(
  pen: Pen,
  radius: number,
  look: { filling: Colour; lattice: boolean; over: string; under?: string },
): string {
  const { filling, lattice, over, under = '' } = look;
  const crimps = repeat(36, (i) => {
    const [x, y] = polar(i * 10, radius * 0.955);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 0.075)}" ry="${n(radius * 0.05)}" transform="rotate(${i * 10 + 20} ${n(x)} ${n(y)})" fill="${i % 2 ? '#e3ad5c' : '#d0923e'}" stroke="#94591a" stroke-opacity=".45" stroke-width="2"/>`;
  });
  const clip = pen.define(
    'tart',
    (id) => `<clipPath id="${id}"><circle r="${n(radius * 0.89)}"/></clipPath>`,
  );
  const bars = [-2, -1, 0, 1, 2]
    .map((i) => {
      const at = i * radius * 0.34;
      const bar = `<rect x="${n(-radius)}" y="${n(at - 19)}" width="${n(radius * 2)}" height="38" rx="10" fill="${linear(
        pen,
        [
          [0, '#f3cf88'],
          [0.5, '#dfa550'],
          [1, '#a8671f'],
        ],
      )}"/>`;
      return `<g transform="rotate(40)" filter="${shadow(pen, 'low')}">${bar}</g><g transform="rotate(-50)" filter="${shadow(pen, 'low')}">${bar}</g>`;
    })
    .join('');
  return `<g filter="${shadow(pen, 'high')}"><circle r="${n(radius)}" fill="#c07f30"/></g><g filter="${wet(pen, { scale: 0.016, depth: 4, shine: 0.8 })}"><circle r="${n(radius * 0.92)}" fill="${radial(
    pen,
    [
      [0, lighten(filling, 0.16)],
      [0.8, filling],
      [1, darken(filling, 0.35)],
    ],
  )}"/></g><g clip-path="${clip}">${under}${lattice ? bars : ''}${over}</g>${crimps}`;
}

/** Pieces cut in squares or diamonds, in rows. */
export function squares(
  pen: Pen,
  look: { top: Colour; side: Colour; over: () => string; turn: number },
): string {
  const cells: Point[] = [-1, 0, 1].flatMap((row) =>
    [-1.5, -0.5, 0.5, 1.5].map((column): Point => [column * 148, row * 148]),
  );
  return cells
    .filter((_, i) => i !== 3)
    .map(([x, y]) => {
      const tile = `<g filter="${shadow(pen, 'mid')}"><rect x="-66" y="-58" width="132" height="132" rx="9" fill="${darken(look.side, 0.2)}"/><rect x="-66" y="-66" width="132" height="130" rx="9" fill="${linear(
        pen,
        [
          [0, lighten(look.top, 0.2)],
          [0.5, look.top],
          [1, darken(look.top, 0.24)],
        ],
        [1, 1],
      )}"/></g>${look.over()}`;
      return put(pen, tile, {
        x: x + pen.random.between(-5, 5),
        y: y + pen.random.between(-5, 5),
        turn: look.turn + pen.random.between(-5, 5),
      });
    })
    .join('');
}

export const cracks = (pen: Pen, size: number, colour: Colour): string =>
  repeat(6, () => {
    const [x, y] = inDisc(pen.random, size);
    return `<path d="M${n(x)} ${n(y)}q${n(pen.random.between(-18, 18))} ${n(pen.random.between(2, 14))} ${n(pen.random.between(-26, 26))} ${n(pen.random.between(8, 22))}" stroke="${colour}" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  });

export function cookies(pen: Pen, reading: Reading): Plating {
  const chips: Food = { role: 'nut', glyph: chocolateChip, size: 19 };
  const one = (): string =>
    cookie('#d6974c')(pen, 112) + strew(pen, chips, { radius: 84, count: 11, gap: 1.5 });
  const places: readonly Point[] = [
    [-262, -128],
    [0, -134],
    [258, -124],
    [-250, 128],
    [8, 126],
    [262, 132],
  ];
  const body = `${put(pen, reading.input.id % 2 ? tray(pen, [880, 600], '#9a9ea2') : parchment(pen, [880, 600]), {})}${places.map(([x, y]) => put(pen, one(), { x, y, turn: pen.random.between(0, 360), height: 'mid' })).join('')}`;
  return { body, radius: 280, props: ['tumbler', 'napkin'], wide: true };
}

export function biscotti(pen: Pen): Plating {
  const stick = (): string =>
    `<g filter="${shadow(pen, 'mid')}"><path d="M-148 -46Q-160 0 -138 50L130 58Q158 0 138 -56Z" fill="#a8692a"/><path d="M-140 -38Q-150 0 -130 40L122 47Q146 0 130 -46Z" fill="${linear(
      pen,
      [
        [0, '#f8e2b0'],
        [1, '#e6bb74'],
      ],
    )}"/></g>${strew(pen, { role: 'nut', glyph: almond, size: 24 }, { radius: 110, count: 6, gap: 1.6, where: ([, y]) => Math.abs(y) < 28 })}`;
  const places = [
    [-120, -150, 14],
    [110, -104, -24],
    [-150, 10, -8],
    [92, 40, 22],
    [-60, 152, 4],
  ] as const;
  const body = `${plate(pen, 330, '#f4efe4')}${places.map(([x, y, turn]) => put(pen, stick(), { x, y, turn })).join('')}`;
  return { body, radius: 330, props: ['tumbler', 'napkin', 'dip'], dip: '#4a2614' };
}

export function tartlets(pen: Pen): Plating {
  const one = (): string =>
    tart(pen, 104, {
      filling: '#f8c83c',
      lattice: false,
      over: put(
        pen,
        `<path d="${blob(pen.random, 22, { corners: 7, wobble: 0.3 })}" fill="#a8601c" opacity=".55"/>`,
        { x: 20, y: -12 },
      ),
    });
  const places: readonly Point[] = [
    [-236, -124],
    [0, -140],
    [236, -116],
    [-120, 88],
    [122, 96],
  ];
  return {
    body: `${board(pen, [860, 580], '#a06a3f')}${places.map(([x, y]) => put(pen, one(), { x, y })).join('')}`,
    radius: 285,
    props: ['napkin', 'tumbler'],
    wide: true,
  };
}

/** Frozen milk on sticks. */
export function iceBars(pen: Pen, reading: Reading): Plating {
  const bar = (): string =>
    `<rect x="-15" y="150" width="30" height="120" rx="14" fill="${linear(
      pen,
      [
        [0, '#f0d6a4'],
        [1, '#c99a58'],
      ],
      [1, 0],
    )}"/><g filter="${shadow(pen, 'mid')}"><path d="M-66 164L-56 -150Q0 -204 56 -150L66 164Q0 178 -66 164Z" fill="${linear(
      pen,
      [
        [0, '#fff6dc'],
        [0.5, '#f6e2ae'],
        [1, '#dcbd7c'],
      ],
      [1, 0.5],
    )}"/></g><path d="M-34 -130L-40 130M0 -146L0 140M34 -130L40 130" stroke="#c9a25c" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>${medley(pen, upTo(reading.of('nut'), 1), { radius: 150, bias: 0.5, count: 26, gap: 1.5, where: ([x]) => Math.abs(x) < 48 })}<path d="M-48 -120Q-56 0 -56 120" stroke="#fff" stroke-opacity=".7" stroke-width="8" fill="none" stroke-linecap="round"/>`;
  const body = `${plate(pen, 338, '#f4ead8')}${[
    [-176, 4, -10],
    [0, -18, 0],
    [176, 4, 12],
  ]
    .map(([x, y, turn]) => put(pen, bar(), { x: x ?? 0, y: y ?? 0, turn: turn ?? 0, scale: 0.94 }))
    .join('')}${medley(pen, upTo(reading.of('nut'), 1), { radius: 290, count: 22, gap: 3 })}`;
  return { body, radius: 338, props: ['napkin', 'dip'], dip: '#8fa650' };
}
