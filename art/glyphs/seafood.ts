import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, radial, slope } from '#core/pen';
import {
  blob,
  closedCurve,
  n,
  openCurve,
  type Point,
  polar,
  polygon,
  repeat,
  torn,
} from '#core/shapes';

import { type Glyph, glint } from './glyph.ts';

/** A curled, cooked shrimp: a tapering crescent in segments with a tail fan. */
export const shrimp: Glyph = (pen, q) => {
  const segments = 8;
  const parts = repeat(segments, (i) => {
    const share = i / (segments - 1);
    const angle = -200 + share * 235;
    const [x, y] = polar(angle, q * 0.6);
    const radius = q * (0.46 - 0.2 * share);
    const tone = i % 2 ? '#f79a72' : '#fbb08c';
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 0.8)}" ry="${n(radius)}" transform="rotate(${n(angle)} ${n(x)} ${n(y)})" fill="${radial(
      pen,
      [
        [0, '#ffe9da'],
        [0.55, tone],
        [1, '#d9582f'],
      ],
      [0.4, 0.35, 0.68],
    )}"/>`;
  });
  const [tx, ty] = polar(48, q * 0.6);
  const tail = `<g transform="translate(${n(tx)} ${n(ty)}) rotate(150)"><path d="M0 0L${n(q * 0.5)} ${n(-q * 0.34)}Q${n(q * 0.46)} ${n(-q * 0.1)} ${n(q * 0.62)} 0Q${n(q * 0.46)} ${n(q * 0.1)} ${n(q * 0.5)} ${n(q * 0.34)}Z" fill="${slope(pen, '#e0562c')}"/></g>`;
  const lines = repeat(6, (i) => {
    const angle = -184 + i * 34;
    const [a, b] = polar(angle, q * (0.94 - i * 0.02));
    const [c, d] = polar(angle + 6, q * 0.36);
    return `<path d="M${n(a)} ${n(b)}Q${n((a + c) / 2 + 3)} ${n((b + d) / 2)} ${n(c)} ${n(d)}" stroke="#fff3ea" stroke-opacity=".7" stroke-width="${n(q * 0.05)}" fill="none"/>`;
  });
  return tail + parts + lines;
};

/**
 * A skinless fillet: thick at one end, thinner at the other, its edge uneven; flakes part across it
 * where it was cooked, and then it is golden on top.
 */
export const fishFillet =
  (colour: Colour, line: Colour, cooked = true): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const edge: readonly Point[] = [
      [-0.98, -0.1],
      [-0.84, -0.38],
      [-0.45, -0.46],
      [-0.05, -0.44],
      [0.36, -0.4],
      [0.76, -0.26],
      [1.06, -0.08],
      [1, 0.12],
      [0.6, 0.28],
      [0.16, 0.4],
      [-0.32, 0.42],
      [-0.8, 0.32],
    ];
    const outline = closedCurve(
      edge.map(([x, y]): Point => [
        (x + random.between(-0.035, 0.035)) * q,
        (y + random.between(-0.035, 0.035)) * q,
      ]),
    );
    const clip = pen.define(
      `fillet${outline}`,
      (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    );
    const flakes = [-0.7, -0.44, -0.2, 0.08, 0.3, 0.52, 0.74].map((share) => {
      const x = (share + random.between(-0.06, 0.06)) * q;
      const d = openCurve([
        [x - q * 0.14, -q * 0.5],
        [x + q * random.between(0, 0.08), -q * 0.18],
        [x + q * random.between(0.04, 0.12), q * 0.08],
        [x - q * 0.06, q * 0.46],
      ]);
      const width = q * random.between(0.012, 0.032);
      return `<path d="${d}" stroke="${darken(colour, 0.42)}" stroke-opacity="${random.between(0.22, 0.5).toFixed(2)}" stroke-width="${n(width)}"/><path d="${d}" transform="translate(${n(width * 1.1)} 0)" stroke="${line}" stroke-opacity=".45" stroke-width="${n(width)}"/>`;
    });
    const seared = repeat(cooked ? 16 : 0, () => {
      const [x, y] = [random.between(-0.9, 0.86) * q, random.between(-0.36, 0.22) * q];
      return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, q * random.between(0.04, 0.15), { corners: 7, wobble: 0.34, squash: 0.5 }))}" fill="${random.pick(['#b5601c', '#c9802c', '#8f4a14'])}" opacity="${random.between(0.14, 0.36).toFixed(2)}"/>`;
    });
    return `<path d="${outline}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.42)],
        [0.55, colour],
        [0.9, darken(colour, 0.2)],
        [1, darken(colour, 0.36)],
      ],
      [0.42, 0.3, 0.74],
    )}"/><g clip-path="${clip}" fill="none">${flakes.join('')}${seared}<path d="${outline}" stroke="${cooked ? '#a8560f' : darken(colour, 0.4)}" stroke-opacity="${cooked ? 0.3 : 0.2}" stroke-width="${n(q * 0.08)}"/></g>${glint(q * 0.7, 0.35)}`;
  };

export const salmonFillet = fishFillet('#f0824f', '#ffd9bf');
export const whiteFillet = fishFillet('#f5e7c9', '#fffaf0');
export const searedTuna: Glyph = (pen, q) =>
  repeat(6, (i) => {
    const x = (i - 2.5) * q * 0.36;
    return `<g transform="translate(${n(x)} 0) rotate(10)"><rect x="${n(-q * 0.26)}" y="${n(-q * 0.56)}" width="${n(q * 0.56)}" height="${n(q * 1.16)}" rx="${n(q * 0.12)}" fill="#2b1006" opacity=".4"/><rect x="${n(-q * 0.28)}" y="${n(-q * 0.6)}" width="${n(q * 0.52)}" height="${n(q * 1.14)}" rx="${n(q * 0.12)}" fill="#c9a07c"/><rect x="${n(-q * 0.22)}" y="${n(-q * 0.52)}" width="${n(q * 0.4)}" height="${n(q * 0.98)}" rx="${n(q * 0.08)}" fill="${slope(pen, '#b3324c', 0.8)}"/></g>`;
  });

export const mussel: Glyph = (pen, q) =>
  `<path d="M0 ${n(-q)}C${n(q * 0.86)} ${n(-q * 0.6)} ${n(q * 0.7)} ${n(q * 0.9)} 0 ${n(q)}C${n(-q * 0.7)} ${n(q * 0.9)} ${n(-q * 0.86)} ${n(-q * 0.6)} 0 ${n(-q)}Z" fill="${slope(pen, '#252a3a', 1.3)}"/><path d="M0 ${n(-q * 0.86)}C${n(q * 0.66)} ${n(-q * 0.5)} ${n(q * 0.54)} ${n(q * 0.76)} 0 ${n(q * 0.86)}C${n(-q * 0.54)} ${n(q * 0.76)} ${n(-q * 0.66)} ${n(-q * 0.5)} 0 ${n(-q * 0.86)}Z" fill="${slope(pen, '#aab2c4')}"/><path d="M0 ${n(-q * 0.56)}C${n(q * 0.5)} ${n(-q * 0.3)} ${n(q * 0.4)} ${n(q * 0.6)} 0 ${n(q * 0.7)}C${n(-q * 0.4)} ${n(q * 0.6)} ${n(-q * 0.5)} ${n(-q * 0.3)} 0 ${n(-q * 0.56)}Z" fill="${ball(pen, '#f0a04a')}"/>${glint(q * 0.6, 0.6)}`;

export const scallop: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 9, wobble: 0.05 })}" fill="${ball(pen, '#eed3a4')}"/><path d="${blob(pen.random, q * 0.84, { corners: 9, wobble: 0.06 })}" fill="${radial(
    pen,
    [
      [0, '#f2d08a'],
      [0.6, '#cf8d3c'],
      [0.9, '#a8641f'],
      [1, '#d9a85e'],
    ],
  )}"/>${glint(q, 0.5)}`;

export const squidRing: Glyph = (pen, q) =>
  `<ellipse rx="${n(q)}" ry="${n(q * 0.84)}" fill="none" stroke="#c98f74" stroke-width="${n(q * 0.48)}"/><ellipse rx="${n(q)}" ry="${n(q * 0.84)}" fill="none" stroke="${linear(
    pen,
    [
      [0, '#fffaf2'],
      [1, '#e6c7b2'],
    ],
  )}" stroke-width="${n(q * 0.38)}"/>`;

export const crabLump: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.2, squash: 0.7 })}" fill="${ball(pen, '#f7e6d6', 0.7)}"/><path d="M${n(-q * 0.7)} ${n(-q * 0.2)}Q0 ${n(-q * 0.6)} ${n(q * 0.7)} ${n(-q * 0.14)}" stroke="#e0603c" stroke-width="${n(q * 0.22)}" stroke-linecap="round" fill="none"/>`;

export const tunaFlake: Glyph = (pen, q) =>
  `<path d="${blob(pen.random, q, { corners: 7, wobble: 0.24, squash: 0.62 })}" fill="${ball(pen, '#e3c0a4', 0.8)}"/><path d="M${n(-q * 0.5)} 0L${n(q * 0.5)} ${n(-q * 0.12)}M${n(-q * 0.4)} ${n(q * 0.2)}L${n(q * 0.4)} ${n(q * 0.1)}" stroke="#b98a68" stroke-opacity=".6" stroke-width="${n(q * 0.06)}"/>`;

export const anchovy: Glyph = (pen, q) =>
  `<path d="M${n(-q * 1.4)} 0Q${n(-q * 0.2)} ${n(-q * 0.42)} ${n(q * 1.4)} ${n(-q * 0.08)}Q0 ${n(q * 0.4)} ${n(-q * 1.4)} 0Z" fill="${slope(pen, '#8a6248')}"/><path d="M${n(-q)} ${n(-q * 0.04)}Q0 ${n(-q * 0.22)} ${n(q)} ${n(-q * 0.06)}" stroke="#e6d3bd" stroke-width="${n(q * 0.08)}" fill="none"/>`;
