import { type Colour, darken, lighten, lightness, mix } from '#core/colour';
import { linear, type Pen, put } from '#core/pen';
import { inDisc, n, repeat } from '#core/shapes';
import type { Glyph } from '#glyphs/glyph';

import { type Icon, PAPER } from './icon.ts';

/** The fill of something round that stands up, lit from the left. */
const tube = (pen: Pen, colour: Colour): string =>
  linear(
    pen,
    [
      [0, darken(colour, 0.34)],
      [0.14, colour],
      [0.32, lighten(colour, 0.42)],
      [0.55, colour],
      [1, darken(colour, 0.42)],
    ],
    [1, 0],
  );

/** What is printed on a label: a small picture, or a mark in the product's colour. */
const emblem = (
  pen: Pen,
  { colour, picture }: { colour: Colour; picture: Glyph | undefined },
  at: readonly [y: number, size: number],
): string =>
  picture
    ? put(pen, picture(pen, at[1]), { y: at[0] })
    : `<circle cy="${at[0]}" r="${n(at[1] * 0.8)}" fill="${lightness(colour) > 0.8 ? mix(colour, '#c9a25a', 0.5) : colour}"/><path d="M${n(-at[1] * 0.4)} ${at[0]}Q0 ${n(at[0] - at[1] * 0.7)} ${n(at[1] * 0.4)} ${at[0]}Q0 ${n(at[0] + at[1] * 0.7)} ${n(-at[1] * 0.4)} ${at[0]}Z" fill="${PAPER}" opacity=".9"/>`;

const label = (
  pen: Pen,
  box: readonly [x: number, y: number, w: number, h: number],
  stripe: Colour,
): string => {
  const [x, y, w, h] = box;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="${linear(
    pen,
    [
      [0, '#e6dcc8'],
      [0.3, '#fffdf6'],
      [1, '#dccfb6'],
    ],
    [1, 0],
  )}"/><rect x="${x}" y="${y + 3}" width="${w}" height="2" fill="${stripe}"/><rect x="${x}" y="${y + h - 5}" width="${w}" height="2" fill="${stripe}"/>`;
};

type Bottle = 'oil' | 'sauce' | 'squeeze' | 'vinegar' | 'small' | 'wine' | 'syrup';

const BOTTLES: Readonly<
  Record<
    Bottle,
    {
      body: string;
      cap: string;
      label: readonly [number, number, number, number];
      emblem: readonly [number, number];
    }
  >
> = {
  oil: {
    body: 'M-9 -30L9 -30L9 -20Q10 -12 17 -6Q20 -3 20 2L20 38Q20 44 14 44L-14 44Q-20 44 -20 38L-20 2Q-20 -3 -17 -6Q-10 -12 -9 -20Z',
    cap: 'M-8 -44Q0 -46 8 -44L8.5 -29L-8.5 -29Z',
    label: [-20, 4, 40, 29],
    emblem: [18.5, 9],
  },
  sauce: {
    body: 'M-7 -28L7 -28Q7 -14 13 -8Q18 -3 18 6L18 39Q18 44 13 44L-13 44Q-18 44 -18 39L-18 6Q-18 -3 -13 -8Q-7 -14 -7 -28Z',
    cap: 'M-8 -42Q0 -45 8 -42L8.5 -27L-8.5 -27Z',
    label: [-18, 8, 36, 26],
    emblem: [21, 8],
  },
  squeeze: {
    body: 'M-13 -22Q0 -26 13 -22Q21 -14 21 -2Q19 10 21 24L21 38Q21 44 15 44L-15 44Q-21 44 -21 38L-21 24Q-19 10 -21 -2Q-21 -14 -13 -22Z',
    cap: 'M-5 -44Q0 -46 5 -44L7 -32L13 -30L13 -21L-13 -21L-13 -30L-7 -32Z',
    label: [-20, -2, 40, 30],
    emblem: [13, 9],
  },
  vinegar: {
    body: 'M-6 -30L6 -30L7 -14Q16 -8 17 4L17 39Q17 44 12 44L-12 44Q-17 44 -17 39L-17 4Q-16 -8 -7 -14Z',
    cap: 'M-7 -44Q0 -46 7 -44L7 -29L-7 -29Z',
    label: [-17, 8, 34, 26],
    emblem: [21, 8],
  },
  small: {
    body: 'M-9 -16L9 -16Q16 -12 17 -4L17 38Q17 42 13 42L-13 42Q-17 42 -17 38L-17 -4Q-16 -12 -9 -16Z',
    cap: 'M-10 -34Q0 -37 10 -34L10.5 -15L-10.5 -15Z',
    label: [-17, 0, 34, 30],
    emblem: [15, 8.5],
  },
  wine: {
    body: 'M-6 -34L6 -34L6.5 -16Q15 -10 15 2L15 40Q15 44 11 44L-11 44Q-15 44 -15 40L-15 2Q-15 -10 -6.5 -16Z',
    cap: 'M-6.5 -46Q0 -48 6.5 -46L7 -24L-7 -24Z',
    label: [-15, 8, 30, 28],
    emblem: [22, 7.5],
  },
  syrup: {
    body: 'M-8 -28L8 -28Q9 -18 20 -8Q25 0 23 16L21 39Q20 44 15 44L-15 44Q-20 44 -21 39L-23 16Q-25 0 -20 -8Q-9 -18 -8 -28Z',
    cap: 'M-9 -42Q0 -45 9 -42L9 -27L-9 -27Z',
    label: [-21, 6, 42, 26],
    emblem: [19, 9],
  },
};

/** A bottle with a label. */
export const bottle =
  (
    style: Bottle,
    [colour, capColour]: readonly [body: Colour, cap: Colour],
    picture?: Glyph,
  ): Icon =>
  (pen) => {
    const { body, cap, label: box, emblem: at } = BOTTLES[style];
    return `<path d="${body}" fill="${tube(pen, colour)}" stroke="${darken(colour, 0.5)}" stroke-opacity=".35" stroke-width="1"/><path d="${cap}" fill="${tube(pen, capColour)}"/>${label(pen, box, mix(colour, '#7a4a2a', 0.25))}${emblem(pen, { colour, picture }, at)}<path d="M${box[0] + 4} ${box[1] - 4}Q${box[0] + 3} ${box[1] - 10} ${box[0] + 8} ${box[1] - 14}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3" stroke-linecap="round"/>`;
  };

/** A glass jar: what is inside shows above and below the label. */
export const jar =
  (colour: Colour, options: { lid?: Colour; picture?: Glyph; inside?: Glyph } = {}): Icon =>
  (pen) => {
    const lid = options.lid ?? '#d9a441';
    const { inside } = options;
    const seen = inside
      ? repeat(16, (i) => {
          const x = ((i % 5) - 2) * 9.5 + pen.random.between(-2, 2);
          const y = i < 5 ? -18 + pen.random.between(-2, 3) : 33 + pen.random.between(-3, 4);
          return put(pen, inside(pen, 6.4), { x, y, turn: pen.random.between(0, 360) });
        })
      : '';
    const clip = pen.define(
      'jar',
      (id) =>
        `<clipPath id="${id}"><path d="M-27 -26Q0 -29 27 -26L28 38Q28 44 22 44L-22 44Q-28 44 -28 38Z"/></clipPath>`,
    );
    return `<path d="M-27 -26Q0 -29 27 -26L28 38Q28 44 22 44L-22 44Q-28 44 -28 38Z" fill="${tube(pen, colour)}" stroke="${darken(colour, 0.4)}" stroke-opacity=".4" stroke-width="1"/><g clip-path="${clip}">${seen}</g><rect x="-26" y="-42" width="52" height="16" rx="4" fill="${tube(pen, lid)}"/><rect x="-26" y="-32" width="52" height="2" fill="#000" opacity=".12"/>${label(pen, [-28, -8, 56, 34], mix(colour, '#7a4a2a', 0.25))}${emblem(pen, { colour, picture: options.picture ?? inside }, [9, 10])}<path d="M-22 -20L-22 -13M-22 31L-22 37" stroke="#fff" stroke-opacity=".6" stroke-width="3.4" stroke-linecap="round"/>`;
  };

/** A tin; `flat` is the low kind that fish comes in. */
export const can =
  (colour: Colour, options: { picture?: Glyph; flat?: boolean } = {}): Icon =>
  (pen) => {
    const [top, bottom] = options.flat ? [-16, 28] : [-34, 38];
    const wide = options.flat ? 38 : 29;
    const middle = (top + bottom) / 2;
    const paper = lightness(colour) > 0.85 ? mix(colour, '#e3d2ae', 0.35) : colour;
    return `<path d="M${-wide} ${top}L${-wide} ${bottom}Q0 ${bottom + 13} ${wide} ${bottom}L${wide} ${top}Z" fill="${tube(pen, '#c9ced1')}"/><path d="M${-wide} ${top + 7}Q0 ${top + 19} ${wide} ${top + 7}L${wide} ${bottom - 6}Q0 ${bottom + 7} ${-wide} ${bottom - 6}Z" fill="${tube(pen, paper)}"/><ellipse cy="${top}" rx="${wide}" ry="7" fill="${linear(
      pen,
      [
        [0, '#f6f8f9'],
        [1, '#a9b0b5'],
      ],
      [1, 1],
    )}"/><ellipse cy="${top}" rx="${wide - 5}" ry="4.6" fill="none" stroke="#8d959b" stroke-width="1.2"/><ellipse cx="6" cy="${top}" rx="8" ry="2" fill="none" stroke="#7d858b" stroke-width="1.6"/><ellipse cy="${middle + 7}" rx="${options.flat ? 22 : 18}" ry="${options.flat ? 12 : 18}" fill="${PAPER}" opacity=".96"/>${emblem(pen, { colour, picture: options.picture }, [middle + 7, options.flat ? 9 : 11.5])}`;
  };

/** A spice jar: powder or leaves behind glass, a black lid, a picture of the plant on its label. */
export const spice =
  (colour: Colour, picture: Glyph, grains: 'powder' | 'leaves' | 'seeds' = 'powder'): Icon =>
  (pen) => {
    const texture = repeat(grains === 'powder' ? 70 : 46, () => {
      const [x, y] = inDisc(pen.random, 1);
      const tone = pen.random.chance(0.5) ? lighten(colour, 0.3) : darken(colour, 0.3);
      const size = grains === 'powder' ? [1.1, 0.9] : grains === 'leaves' ? [3.2, 1.2] : [2, 1.3];
      return `<ellipse cx="${n(x * 18)}" cy="${n(y * 24 + 12)}" rx="${size[0]}" ry="${size[1]}" transform="rotate(${n(pen.random.between(0, 180))} ${n(x * 18)} ${n(y * 24 + 12)})" fill="${tone}"/>`;
    });
    return `<rect x="-22" y="-22" width="44" height="66" rx="7" fill="#eef2f2"/><path d="M-19 -14L19 -14L19 36Q19 41 14 41L-14 41Q-19 41 -19 36Z" fill="${tube(pen, colour)}"/>${texture}<rect x="-22" y="-22" width="44" height="66" rx="7" fill="none" stroke="#aab4b6" stroke-width="1.6"/><rect x="-20" y="-44" width="40" height="22" rx="4" fill="${tube(pen, '#35322f')}"/><rect x="-20" y="-27" width="40" height="2.4" fill="#fff" opacity=".16"/>${label(pen, [-22, -6, 44, 38], colour)}${put(pen, picture(pen, 12), { y: 13 })}<path d="M-17 -14L-17 -9M-17 34L-17 38" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;
  };

/** A round plastic tub with a lid. */
export const tub =
  (colour: Colour, picture?: Glyph): Icon =>
  (pen) =>
    `<path d="M-34 -16L-27 36Q-26 42 -19 42L19 42Q26 42 27 36L34 -16Z" fill="${tube(pen, mix(colour, '#ffffff', 0.35))}" stroke="#b8b0a0" stroke-opacity=".5" stroke-width="1"/><path d="M-32 -2L-29.5 20L29.5 20L32 -2Z" fill="${mix(colour, '#4a7fb0', lightness(colour) > 0.85 ? 0.62 : 0.1)}"/><ellipse cy="-18" rx="37" ry="10" fill="${linear(
      pen,
      [
        [0, '#ffffff'],
        [1, '#d3ccbd'],
      ],
      [1, 1],
    )}"/><ellipse cy="-19" rx="31" ry="7" fill="none" stroke="#bfb6a5" stroke-width="1.2"/>${picture ? `<circle cy="9" r="14" fill="${PAPER}"/>${put(pen, picture(pen, 10), { y: 9 })}` : `<path d="M-14 10Q-7 0 0 8T14 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`}`;

/** A shaker with holes in its lid: grated cheese. */
export const shaker =
  (colour: Colour, picture: Glyph): Icon =>
  (pen) =>
    `<path d="M-24 -26L24 -26L26 40Q26 44 22 44L-22 44Q-26 44 -26 40Z" fill="${tube(pen, colour)}"/><path d="M-24 -26Q-22 -44 0 -44Q22 -44 24 -26Z" fill="${tube(pen, '#f4efe4')}"/>${[-9, 0, 9].map((x) => `<circle cx="${x}" cy="-35" r="2" fill="#8d8574"/>`).join('')}<ellipse cy="10" rx="19" ry="22" fill="${PAPER}"/>${put(pen, picture(pen, 14), { y: 10 })}`;
