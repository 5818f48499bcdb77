import { type Colour, darken, lighten } from '#core/colour';
import { ball, linear, slope } from '#core/pen';
import { blob, closedCurve, n, polar, polygon, repeat, torn } from '#core/shapes';

import { type Glyph, glint } from './glyph.ts';

/** A ridged tube, cut slantwise, its hole to the right. */
export const penne =
  (colour: Colour): Glyph =>
  (pen, q) => {
    const fill = linear(pen, [
      [0, lighten(colour, 0.5)],
      [0.4, colour],
      [1, darken(colour, 0.28)],
    ]);
    return `<path d="M${n(-q * 1.2)} ${n(-q * 0.4)}L${n(q * 0.9)} ${n(-q * 0.4)}L${n(q * 1.25)} ${n(q * 0.4)}L${n(-q * 0.85)} ${n(q * 0.4)}Z" fill="${fill}" stroke="${darken(colour, 0.45)}" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round"/>${[-0.2, 0, 0.2].map((y) => `<path d="M${n(-q * 1.05 + q * y * 0.4)} ${n(q * y)}L${n(q * 0.92 + q * y * 0.4)} ${n(q * y)}" stroke="${darken(colour, 0.3)}" stroke-opacity=".4" stroke-width="${n(q * 0.06)}"/>`).join('')}<ellipse cx="${n(q * 1.06)}" rx="${n(q * 0.2)}" ry="${n(q * 0.4)}" transform="rotate(-22 ${n(q * 1.06)} 0)" fill="${lighten(colour, 0.2)}"/><ellipse cx="${n(q * 1.07)}" rx="${n(q * 0.11)}" ry="${n(q * 0.27)}" transform="rotate(-22 ${n(q * 1.07)} 0)" fill="${darken(colour, 0.68)}"/>`;
  };

/** A corkscrew: a row of overlapping slanted blades. */
export const fusilli =
  (colour: Colour): Glyph =>
  (pen, q) =>
    repeat(5, (i) => {
      const x = (i - 2) * q * 0.5;
      return `<g transform="translate(${n(x)} 0) rotate(28)"><ellipse rx="${n(q * 0.26)}" ry="${n(q * 0.56)}" fill="${darken(colour, 0.5)}"/><ellipse cx="${n(-q * 0.05)}" rx="${n(q * 0.21)}" ry="${n(q * 0.53)}" fill="${linear(
        pen,
        [
          [0, lighten(colour, 0.45)],
          [0.5, colour],
          [1, darken(colour, 0.3)],
        ],
      )}"/><path d="M${n(-q * 0.1)} ${n(-q * 0.34)}Q${n(-q * 0.18)} 0 ${n(-q * 0.08)} ${n(q * 0.28)}" stroke="#fffbe6" stroke-opacity=".6" stroke-width="${n(q * 0.05)}" fill="none"/></g>`;
    });

/** A bent tube. */
export const macaroni =
  (colour: Colour): Glyph =>
  (_pen, q) => {
    const d = `M${n(-q * 0.8)} ${n(q * 0.4)}C${n(-q * 0.7)} ${n(-q * 0.7)} ${n(q * 0.7)} ${n(-q * 0.7)} ${n(q * 0.8)} ${n(q * 0.4)}`;
    return `<path d="${d}" fill="none" stroke="${darken(colour, 0.48)}" stroke-width="${n(q * 0.68)}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(q * 0.58)}"/><path d="${d}" transform="translate(${n(-q * 0.03)} ${n(-q * 0.12)})" fill="none" stroke="${lighten(colour, 0.5)}" stroke-opacity=".8" stroke-width="${n(q * 0.16)}"/><ellipse cx="${n(q * 0.82)}" cy="${n(q * 0.42)}" rx="${n(q * 0.31)}" ry="${n(q * 0.17)}" fill="${lighten(colour, 0.2)}"/><ellipse cx="${n(q * 0.82)}" cy="${n(q * 0.44)}" rx="${n(q * 0.2)}" ry="${n(q * 0.1)}" fill="${darken(colour, 0.7)}"/><ellipse cx="${n(-q * 0.82)}" cy="${n(q * 0.42)}" rx="${n(q * 0.31)}" ry="${n(q * 0.17)}" fill="${darken(colour, 0.1)}"/><ellipse cx="${n(-q * 0.82)}" cy="${n(q * 0.44)}" rx="${n(q * 0.2)}" ry="${n(q * 0.1)}" fill="${darken(colour, 0.7)}"/>`;
  };

/** A potato dumpling: a plump oblong with the marks of a fork. */
export const gnocchi =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="${blob(pen.random, q, { corners: 8, wobble: 0.06, squash: 0.66 })}" fill="${ball(pen, colour, 0.9)}" stroke="${darken(colour, 0.4)}" stroke-opacity=".4" stroke-width="2"/>${[-0.5, -0.25, 0, 0.25, 0.5].map((x) => `<path d="M${n(q * x)} ${n(-q * 0.46)}Q${n(q * (x + 0.1))} ${n(-q * 0.1)} ${n(q * (x + 0.02))} ${n(q * 0.24)}" fill="none" stroke="${darken(colour, 0.22)}" stroke-opacity=".5" stroke-width="${n(q * 0.06)}" stroke-linecap="round"/>`).join('')}${glint(q, 0.4)}`;

/** A filled dumpling, pleated along the top: tortellini, ravioli. */
export const dumpling: Glyph = (pen, q) =>
  `<path d="M${n(-q)} ${n(q * 0.24)}C${n(-q * 0.9)} ${n(-q * 0.66)} ${n(q * 0.9)} ${n(-q * 0.66)} ${n(q)} ${n(q * 0.24)}C${n(q * 0.7)} ${n(q * 0.62)} ${n(-q * 0.7)} ${n(q * 0.62)} ${n(-q)} ${n(q * 0.24)}Z" fill="${ball(pen, '#f1dcae', 0.8)}" stroke="#b98a4a" stroke-opacity=".5" stroke-width="2"/><path d="M${n(-q * 0.74)} ${n(q * 0.34)}C${n(-q * 0.3)} ${n(q * 0.6)} ${n(q * 0.4)} ${n(q * 0.6)} ${n(q * 0.74)} ${n(q * 0.32)}C${n(q * 0.3)} ${n(q * 0.3)} ${n(-q * 0.4)} ${n(q * 0.32)} ${n(-q * 0.74)} ${n(q * 0.34)}Z" fill="#b9722a" opacity=".6"/>${[-0.6, -0.3, 0, 0.3, 0.6].map((x) => `<path d="M${n(q * x)} ${n(-q * 0.42 + Math.abs(x) * q * 0.22)}Q${n(q * (x * 0.8 + 0.06))} ${n(-q * 0.16)} ${n(q * x * 0.7)} ${n(q * 0.04)}" stroke="#b48b52" stroke-opacity=".75" stroke-width="${n(q * 0.06)}" fill="none" stroke-linecap="round"/>`).join('')}<path d="M${n(-q * 0.8)} ${n(-q * 0.08)}Q0 ${n(-q * 0.66)} ${n(q * 0.8)} ${n(-q * 0.08)}" fill="none" stroke="#fffaea" stroke-opacity=".7" stroke-width="${n(q * 0.07)}" stroke-linecap="round"/>`;

/** A wonton: its filling a ball seen through the skin, which is gathered and trails off in folds. */
export const wonton: Glyph = (pen, q) => {
  const { random } = pen;
  const skin = closedCurve(
    torn(random, q, { corners: 9, wobble: 0.24, squash: 0.78 }).filter((_, i) => i % 3 !== 2),
  );
  const folds = repeat(9, (i) => {
    const [x, y] = polar(i * 40 + random.between(-12, 12), q * random.between(0.7, 0.92));
    return `M${n(-q * 0.1)} ${n(q * 0.06)}Q${n(x * 0.5 + random.between(-5, 5))} ${n(y * 0.4)} ${n(x)} ${n(y * 0.76)}`;
  });
  return `<path d="${skin}" fill="${slope(pen, '#f8e8c4', 0.7)}" stroke="#b98f52" stroke-opacity=".6" stroke-width="2"/><path d="${folds}" fill="none" stroke="#b48b52" stroke-opacity=".6" stroke-width="${n(q * 0.045)}" stroke-linecap="round"/><path d="${blob(random, q * 0.54, { corners: 8, wobble: 0.08, squash: 0.86 })}" transform="translate(${n(-q * 0.12)} ${n(q * 0.1)})" fill="${ball(pen, '#e9bf98', 0.8)}" opacity=".92"/>${glint(q * 0.8, 0.6)}`;
};

/**
 * A dumpling fried on one side: a thin skin pleated along its edge, the filling dark through it, a
 * crisp brown base with a ragged rim.
 */
export const potsticker: Glyph = (pen, q) => {
  const { random } = pen;
  const pleats = repeat(7, (i) => {
    const t = -0.78 + i * 0.26;
    const top = -q * (0.62 - t * t * 0.5);
    return `<path d="M${n(q * t)} ${n(top)}q${n(q * 0.05)} ${n(q * 0.24)} ${n(q * (0.02 - t * 0.2))} ${n(q * 0.46)}" fill="none" stroke="#a87c40" stroke-opacity=".8" stroke-width="${n(q * 0.05)}" stroke-linecap="round"/><path d="M${n(q * (t + 0.07))} ${n(top + q * 0.03)}q${n(q * 0.05)} ${n(q * 0.2)} ${n(q * (0.02 - t * 0.2))} ${n(q * 0.36)}" fill="none" stroke="#fffbea" stroke-opacity=".9" stroke-width="${n(q * 0.06)}" stroke-linecap="round"/>`;
  });
  const frill = repeat(8, (i) => {
    const t = -0.84 + i * 0.24;
    return `<ellipse cx="${n(q * t)}" cy="${n(-q * (0.56 - t * t * 0.5))}" rx="${n(q * 0.13)}" ry="${n(q * 0.07)}" fill="#f8e6bd" stroke="#b98f52" stroke-opacity=".6" stroke-width="1.6"/>`;
  });
  const base = torn(random, q * 0.86, { corners: 12, wobble: 0.06, squash: 0.3 });
  return `<path d="M${n(-q)} ${n(q * 0.1)}C${n(-q * 0.86)} ${n(-q * 0.78)} ${n(q * 0.86)} ${n(-q * 0.78)} ${n(q)} ${n(q * 0.1)}C${n(q * 0.9)} ${n(q * 0.64)} ${n(-q * 0.9)} ${n(q * 0.64)} ${n(-q)} ${n(q * 0.1)}Z" fill="${ball(pen, '#f3deac', 0.9)}" stroke="#a87c40" stroke-opacity=".55" stroke-width="2.5"/><path d="${blob(random, q * 0.5, { corners: 8, wobble: 0.14, squash: 0.46 })}" fill="#b98a58" opacity=".3"/><path d="${polygon(base)}" transform="translate(0 ${n(q * 0.3)})" fill="${linear(
    pen,
    [
      [0, '#e0a44c'],
      [0.5, '#b9701f'],
      [1, '#7a3e0c'],
    ],
  )}" opacity=".92"/>${frill}${pleats}`;
};

/** A wide curly noodle, one piece. */
export const curl =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q)} 0C${n(-q * 0.6)} ${n(-q * 0.9)} ${n(-q * 0.1)} ${n(q * 0.8)} ${n(q * 0.3)} ${n(-q * 0.1)}S${n(q * 0.8)} ${n(-q * 0.4)} ${n(q)} ${n(q * 0.2)}" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="${n(q * 0.5)}" stroke-linecap="round"/><path d="M${n(-q)} 0C${n(-q * 0.6)} ${n(-q * 0.9)} ${n(-q * 0.1)} ${n(q * 0.8)} ${n(q * 0.3)} ${n(-q * 0.1)}S${n(q * 0.8)} ${n(-q * 0.4)} ${n(q)} ${n(q * 0.2)}" fill="none" stroke="${slope(pen, colour)}" stroke-width="${n(q * 0.4)}" stroke-linecap="round"/>`;
