import { type Colour, darken, lighten, mix } from '#core/colour';
import { ball, linear, type Pen, radial } from '#core/pen';
import { closedCurve, inDisc, n, openCurve, type Point, polygon, repeat, torn } from '#core/shapes';

import type { Glyph } from './glyph.ts';

const CHAR = '#2e1206';

/** A colour, it darker and lighter by these shares, and another one. */
const tonesOf = (
  colour: Colour,
  [dark, light]: readonly [number, number],
  other: Colour,
): Colour[] => [colour, darken(colour, dark), lighten(colour, light), other];

/** The grain of the meat: short fibres side by side, some lighter and some darker than the flesh. */
function fibres(pen: Pen, q: number, colour: Colour): string {
  const { random } = pen;
  const lean = random.between(-0.3, 0.3);
  return repeat(9, () => {
    const [x, y] = inDisc(random, q * 0.62);
    const half = q * random.between(0.12, 0.34);
    const tone = random.chance(0.5) ? lighten(colour, 0.42) : darken(colour, 0.4);
    return `<path d="M${n(x - half)} ${n(y * 0.6 - half * lean)}q${n(half)} ${n(random.between(-0.06, 0.06) * q)} ${n(half * 2)} ${n(half * lean * 2)}" fill="none" stroke="${tone}" stroke-opacity=".5" stroke-width="${n(q * random.between(0.04, 0.08))}" stroke-linecap="round"/>`;
  });
}

/** Patches charred by the pan, ragged and mostly at the edge of a piece. */
const charred = (pen: Pen, q: number, count: number): string =>
  repeat(count, () => {
    const [x, y] = inDisc(pen.random, q * 0.78, 0.3);
    return `<path transform="translate(${n(x)} ${n(y * 0.62)})" d="${polygon(torn(pen.random, q * pen.random.between(0.12, 0.3), { corners: 5, wobble: 0.4, squash: 0.6 }))}" fill="${CHAR}" opacity="${pen.random.between(0.16, 0.42).toFixed(2)}"/>`;
  });

/** A few small wet lights, none of them round. */
const gloss = (pen: Pen, q: number, count: number): string =>
  repeat(count, () => {
    const x = pen.random.between(-0.5, 0.3) * q;
    const y = pen.random.between(-0.46, -0.1) * q;
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(-18)" d="${polygon(torn(pen.random, q * pen.random.between(0.07, 0.15), { corners: 4, wobble: 0.4, squash: 0.4 }))}" fill="#fff4dc" stroke="#fff4dc" stroke-width="2" stroke-linejoin="round" opacity=".6"/>`;
  });

/** How a piece of meat was cooked: patches of char, wet lights. */
type Finish = { readonly char: number; readonly wet: number };

/** A piece of meat torn or cut by hand: an uneven lump with a broken edge, grain, char, light from the top left. */
const tornPiece =
  (colour: Colour, finish: Finish): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const tone = random.pick(tonesOf(colour, [0.14, 0.12], mix(colour, '#8a3a12', 0.18)));
    // Every third point is left out and the rest is curved: straight edges make a stone of it.
    const edge = torn(random, q, {
      corners: random.whole(6, 8),
      wobble: 0.15,
      squash: random.between(0.62, 0.86),
    }).filter((_, i) => i % 3 !== 2);
    const outline = closedCurve(edge);
    const top = closedCurve(edge.map(([x, y]): Point => [x * 0.9 - q * 0.03, y * 0.84 - q * 0.1]));
    const plane = closedCurve(
      torn(random, q * 0.46, { corners: 6, wobble: 0.3, squash: 0.6 }).map(([x, y]): Point => [
        x - q * 0.2,
        y - q * 0.26,
      ]),
    );
    return `<path d="${outline}" fill="${darken(tone, 0.5)}"/><path d="${top}" fill="${radial(
      pen,
      [
        [0, lighten(tone, 0.36)],
        [0.45, tone],
        [1, darken(tone, 0.42)],
      ],
      [0.34, 0.28, 0.8],
    )}"/><path d="${plane}" fill="${lighten(tone, 0.34)}" opacity=".4"/>${fibres(pen, q * 0.86, tone)}${charred(pen, q * 0.9, finish.char)}${gloss(pen, q, finish.wet)}`;
  };

/** A chunk seared in a pan: browned, its grain to be seen. */
export const searedChunk = (colour: Colour): Glyph => tornPiece(colour, { char: 5, wet: 2 });

/** A chunk coated in sauce: browned below it, wet above. */
export const saucedChunk = (colour: Colour): Glyph => tornPiece(colour, { char: 3, wet: 4 });

/** A ball of ground chickpeas, fried: a rough dark crust, some bitten open to their green inside. */
export const falafel: Glyph = (pen, q) => {
  const { random } = pen;
  const open = random.chance(0.3);
  const crumbs = (reach: number, tones: readonly Colour[]): string =>
    repeat(30, () => {
      const [x, y] = inDisc(random, reach);
      return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, q * random.between(0.05, 0.15), { corners: 5, wobble: 0.4 }))}" fill="${random.pick(tones)}" opacity="${random.between(0.35, 0.8).toFixed(2)}"/>`;
    });
  const outline = polygon(torn(random, q, { corners: 14, wobble: 0.06, squash: 0.92 }));
  const inside = polygon(torn(random, q * 0.72, { corners: 12, wobble: 0.1, squash: 0.86 }));
  return `<path d="${outline}" fill="${ball(pen, '#8f5420', 0.9)}" stroke="#4a240a" stroke-width="3" stroke-linejoin="round"/>${crumbs(q * 0.86, ['#b9742c', '#5c2f0e', '#d09a48', '#6b3a12'])}${open ? `<path d="${inside}" fill="#a3b060"/>${crumbs(q * 0.6, ['#c9cf84', '#6f8a34', '#dfd9a0', '#8aa048'])}` : ''}`;
};

/** A chunk of a cooked vegetable with a part of its skin: eggplant, zucchini. */
export const skinnedChunk =
  (skin: Colour, flesh: Colour): Glyph =>
  (pen, q) => {
    const outline = torn(pen.random, q, { corners: 6, wobble: 0.2, squash: 0.8 }).filter(
      (_, i) => i % 3 !== 1,
    );
    const cut = outline.map(([x, y]): Point => [x * 0.96 - q * 0.05, y * 0.84 - q * 0.12]);
    return `<path d="${closedCurve(outline)}" fill="${skin}" stroke="${skin}" stroke-width="3" stroke-linejoin="round"/><path d="${closedCurve(cut)}" fill="${linear(
      pen,
      [
        [0, lighten(flesh, 0.3)],
        [0.6, flesh],
        [1, darken(flesh, 0.2)],
      ],
      [0.7, 1],
    )}"/>${fibres(pen, q * 0.7, flesh)}${gloss(pen, q, 2)}`;
  };

/** A long piece of a fried vegetable, its skin along one side, shining with sauce. */
export const skinnedBaton =
  (skin: Colour, flesh: Colour): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const bend = random.between(-0.24, 0.24) * q;
    const edge = (y: number, wobble: number): Point[] =>
      [-1, -0.55, 0, 0.5, 1].map((x): Point => [
        x * q * random.between(0.94, 1.04),
        bend * (1 - x * x) + (y * (1 - 0.3 * x * x) + random.between(-wobble, wobble)) * q,
      ]);
    const middle = edge(random.between(0.02, 0.14), 0.04);
    const above = edge(-0.34, 0.05);
    const below = edge(0.36, 0.05);
    return `<path d="${closedCurve([...above, ...below.toReversed()])}" fill="${linear(pen, [
      [0, lighten(skin, 0.16)],
      [0.7, skin],
      [1, darken(skin, 0.5)],
    ])}"/><path d="${closedCurve([...above, ...middle.toReversed()])}" fill="${linear(pen, [
      [0, lighten(flesh, 0.34)],
      [0.6, flesh],
      [1, darken(flesh, 0.34)],
    ])}"/>${fibres(pen, q * 0.6, flesh)}${gloss(pen, q * 0.8, 4)}`;
  };

/** A thin slice that curled in the pan: ruffled edges, a fold along it, a rim of fat on some. */
export const shavedMeat =
  (colour: Colour): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const tone = random.pick(tonesOf(colour, [0.2, 0.16], mix(colour, '#b5715a', 0.3)));
    const steps = 7;
    const bend = random.between(-0.34, 0.34) * q;
    const spine = Array.from({ length: steps }, (_, i): Point => {
      const x = (-1 + (2 * i) / (steps - 1)) * q;
      return [x, bend * (1 - (x / q) ** 2) + random.between(-0.07, 0.07) * q];
    });
    const edge = (side: 1 | -1): Point[] =>
      spine.map(([x, y], i): Point => {
        const half = q * (i === 0 || i === steps - 1 ? 0.14 : random.between(0.26, 0.44));
        return [x + random.between(-0.05, 0.05) * q, y + side * half];
      });
    const [above, below] = [edge(-1), edge(1)];
    const outline = polygon([...above, ...below.toReversed()]);
    const fold = openCurve(spine.slice(1, -1));
    const fat = random.chance(0.45)
      ? `<path d="${openCurve(above)}" fill="none" stroke="#f0d2ac" stroke-opacity=".85" stroke-width="${n(q * 0.1)}" stroke-linejoin="round"/>`
      : '';
    return `<path d="${outline}" fill="${linear(pen, [
      [0, lighten(tone, 0.34)],
      [0.5, tone],
      [1, darken(tone, 0.4)],
    ])}" stroke="${darken(tone, 0.45)}" stroke-opacity=".6" stroke-width="2.5" stroke-linejoin="round"/>${fat}<path d="${fold}" transform="translate(0 ${n(q * 0.07)})" fill="none" stroke="${darken(tone, 0.5)}" stroke-opacity=".5" stroke-width="${n(q * 0.09)}" stroke-linecap="round"/><path d="${fold}" transform="translate(0 ${n(-q * 0.04)})" fill="none" stroke="#fff0d8" stroke-opacity=".5" stroke-width="${n(q * 0.05)}" stroke-linecap="round"/>`;
  };

/** A tuft of meat pulled apart with two forks: fibres of uneven length along one way, dark at the tips. */
export const pulledTuft =
  (colour: Colour): Glyph =>
  (pen, q) => {
    const { random } = pen;
    const strand = (i: number): string => {
      const tone = random.pick([
        colour,
        darken(colour, 0.24),
        lighten(colour, 0.24),
        lighten(colour, 0.1),
      ]);
      const y = (i - 3.5) * q * 0.13 + random.between(-0.06, 0.06) * q;
      const from = random.between(-1, -0.5) * q;
      const to = random.between(0.45, 1) * q;
      const d = openCurve([
        [from, y + random.between(-0.16, 0.16) * q],
        [(from + to) / 2, y + random.between(-0.12, 0.12) * q],
        [to, y + random.between(-0.2, 0.2) * q],
      ]);
      const width = q * random.between(0.1, 0.2);
      return `<path d="${d}" transform="translate(1 2)" fill="none" stroke="${darken(tone, 0.6)}" stroke-opacity=".7" stroke-width="${n(width)}"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="${n(width)}"/><path d="${d}" transform="translate(0 ${n(-width * 0.22)})" fill="none" stroke="${lighten(tone, 0.4)}" stroke-opacity=".5" stroke-width="${n(width * 0.25)}"/>`;
    };
    return repeat(8, strand) + charred(pen, q * 0.8, 2);
  };

/** A short cut of fried bacon: lean and fat in uneven bands, crisp dark ends. */
export const baconStrip: Glyph = (pen, q) => {
  const { random } = pen;
  const long = q * random.between(0.7, 1.15);
  const lean = random.pick(['#9a3a22', '#8a2f1a', '#ad4a2c']);
  const steps = 6;
  const edge = (y: number): Point[] =>
    Array.from({ length: steps }, (_, i): Point => [
      (-1 + (2 * i) / (steps - 1)) * long + random.between(-0.04, 0.04) * q,
      y * q + random.between(-0.09, 0.09) * q,
    ]);
  const above = edge(-0.34);
  const below = edge(0.34);
  const fat = edge(random.between(-0.12, 0.02));
  const outline = polygon([...above, ...below.toReversed()]);
  return `<path d="${outline}" transform="translate(0 ${n(q * 0.08)})" fill="${darken(lean, 0.55)}" stroke="${darken(lean, 0.55)}" stroke-width="3" stroke-linejoin="round"/><path d="${outline}" fill="${linear(
    pen,
    [
      [0, darken(lean, 0.4)],
      [0.2, lean],
      [0.8, lighten(lean, 0.12)],
      [1, darken(lean, 0.4)],
    ],
    [1, 0],
  )}" stroke="${darken(lean, 0.3)}" stroke-width="2" stroke-linejoin="round"/><path d="${openCurve(fat)}" fill="none" stroke="#f2c89c" stroke-width="${n(q * random.between(0.12, 0.22))}"/><path d="${openCurve(below)}" transform="translate(0 ${n(-q * 0.1)})" fill="none" stroke="#e0a070" stroke-opacity=".8" stroke-width="${n(q * 0.07)}"/>${gloss(pen, q * 0.8, 2)}`;
};
