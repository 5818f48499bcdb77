import { type Colour, darken, lighten } from '#art/core/colour';
import { ball, linear, radial, slope } from '#art/core/pen';
import { blob, closedCurve, n, polar, repeat } from '#art/core/shapes';

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
 * A skinless fillet: thick at one end, a tapering tail, flakes that fan out from the middle line,
 * and golden edges when it is cooked.
 */
export const fishFillet =
  (colour: Colour, line: Colour, cooked = true): Glyph =>
  (pen, q) => {
    const outline = closedCurve([
      [-q * 0.98, -q * 0.06],
      [-q * 0.78, -q * 0.36],
      [-q * 0.2, -q * 0.46],
      [q * 0.42, -q * 0.36],
      [q * 0.9, -q * 0.16],
      [q * 1.12, -q * 0.02],
      [q * 0.94, q * 0.12],
      [q * 0.4, q * 0.32],
      [-q * 0.24, q * 0.42],
      [-q * 0.8, q * 0.3],
    ]);
    const clip = pen.define(
      `fillet${n(q)}`,
      (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    );
    const flakes = repeat(7, (i) => {
      const x = q * (-0.62 + i * 0.25);
      const bend = (side: number): string =>
        `M${n(x)} 0Q${n(x - q * 0.05)} ${n(side * q * 0.24)} ${n(x - q * 0.24)} ${n(side * q * 0.46)}`;
      return `<path d="${bend(-1)}${bend(1)}" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".34" stroke-width="${n(q * 0.03)}"/><path d="${bend(-1)}${bend(1)}" transform="translate(${n(q * 0.028)} 0)" fill="none" stroke="${line}" stroke-opacity=".8" stroke-width="${n(q * 0.034)}"/>`;
    });
    const sear = cooked
      ? repeat(9, () => {
          const [x, y] = [pen.random.between(-0.85, 0.8) * q, pen.random.between(-0.4, 0.34) * q];
          return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, q * pen.random.between(0.07, 0.17), { corners: 7, wobble: 0.3, squash: 0.6 })}" fill="#b5601c" opacity="${Math.abs(y) > q * 0.2 ? 0.42 : 0.2}"/>`;
        })
      : '';
    const edge = cooked
      ? `<path d="${outline}" fill="none" stroke="#a8560f" stroke-opacity=".5" stroke-width="${n(q * 0.09)}"/>`
      : '';
    return `<path d="${outline}" fill="${radial(
      pen,
      [
        [0, lighten(colour, 0.42)],
        [0.55, colour],
        [1, darken(colour, 0.28)],
      ],
      [0.4, 0.34, 0.7],
    )}"/><g clip-path="${clip}">${flakes}<path d="M${n(-q * 0.94)} 0Q0 ${n(-q * 0.06)} ${n(q * 1.08)} 0" fill="none" stroke="${line}" stroke-opacity=".7" stroke-width="${n(q * 0.03)}"/>${edge}${sear}</g><path d="M${n(-q * 0.7)} ${n(-q * 0.28)}Q${n(-q * 0.1)} ${n(-q * 0.44)} ${n(q * 0.56)} ${n(-q * 0.26)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n(q * 0.045)}" stroke-linecap="round"/>`;
  };

export const salmonFillet = fishFillet('#f0824f', '#ffd9bf');
export const whiteFillet = fishFillet('#f0d9a8', '#fffaf0');
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
