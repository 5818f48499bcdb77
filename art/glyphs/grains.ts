import { type Colour, darken, lighten, mix } from '#core/colour';
import { type Pen, radial, shadow } from '#core/pen';
import { blob, inDisc, n, type Point } from '#core/shapes';

/** How one cooked grain looks: length and thickness in canvas units, and its colour. */
type GrainLook = {
  readonly colour: Colour;
  readonly length: number;
  readonly width: number;
};

const LOOKS: readonly (readonly [match: RegExp, look: GrainLook])[] = [
  [/brown rice/i, { colour: '#c9a274', length: 9, width: 8 }],
  [/arborio/i, { colour: '#f3e6c4', length: 6, width: 9.5 }],
  [/basmati|jasmine|white rice/i, { colour: '#fdf7e6', length: 9.5, width: 7.4 }],
  [/quinoa/i, { colour: '#e2cd98', length: 0.1, width: 8 }],
  [/couscous/i, { colour: '#f0d894', length: 0.1, width: 7 }],
  [/bulgur/i, { colour: '#c99c58', length: 2, width: 7.5 }],
  [/barley/i, { colour: '#e3cda0', length: 3, width: 10.5 }],
  [/orzo/i, { colour: '#f3d98e', length: 15, width: 8.5 }],
  [/oats/i, { colour: '#e6cfa0', length: 5, width: 11 }],
  [/cauliflower/i, { colour: '#f6efdc', length: 2, width: 9 }],
];

/** The look of the first ingredient that cooks to grains, or undefined. */
export function grainOf(ingredients: readonly string[]): GrainLook | undefined {
  for (const name of ingredients) {
    if (/flour|cauliflower/i.test(name)) continue;
    const found = LOOKS.find(([match]) => match.test(name));
    if (found) return found[1];
  }
  return undefined;
}

export const WHITE_RICE: GrainLook = { colour: '#fdf7e6', length: 9.5, width: 7.4 };

type Mound = {
  readonly radius: number;
  readonly look: GrainLook;
  /** colour the grains took from a sauce or spice, and how much of it (0 to 1) */
  readonly tint?: readonly [Colour, number];
  readonly where?: (point: Point) => boolean;
};

/**
 * A mound of cooked grains. Grains of one tone share a path, so a thousand of them stay small;
 * they are laid in layers, each with its own fine shadow, lighter towards the top.
 */
export function mound(pen: Pen, { radius, look, tint, where }: Mound): string {
  const { random } = pen;
  const base = tint ? mix(look.colour, tint[0], tint[1]) : look.colour;
  const shade = mix(darken(base, 0.34), '#c9973f', 0.6);
  const area = radius * radius * 3.14;
  const perLayer = Math.round(area / ((look.length + look.width) * look.width) / 1.75);
  const layers = [0.15, 0.08, 0.03, 0, -0.12].map((dark, layer) => {
    let d = '';
    for (let i = 0; i < perLayer; i += 1) {
      const point = inDisc(random, radius * (1 - layer * 0.025), 0.5);
      if (where && !where(point)) continue;
      const turn = random.between(0, Math.PI);
      const [dx, dy] = [Math.cos(turn) * look.length, Math.sin(turn) * look.length];
      d += `M${n(point[0] - dx / 2)} ${n(point[1] - dy / 2)}l${n(dx)} ${n(dy)}`;
    }
    const tone = dark >= 0 ? mix(base, shade, dark) : lighten(base, tint ? 0.24 : 0.45);
    const stroke = (colour: Colour, width: number, rest = ''): string =>
      `<path d="${d}" stroke="${colour}" stroke-width="${n(width)}"${rest}/>`;
    return (
      stroke(shade, look.width + 0.6, ' stroke-opacity=".28" transform="translate(1.5 2.1)"') +
      stroke(tone, look.width) +
      (layer > 1
        ? stroke(
            '#ffffff',
            look.width * 0.34,
            ` stroke-opacity="${tint ? 0.3 : 0.5}" transform="translate(-1.1 -1.5)"`,
          )
        : '')
    );
  });
  return `<g fill="none" stroke-linecap="round">${layers.join('')}</g>`;
}

/** The solid ground under a free-standing mound, with its shadow on the plate. */
export const moundGround = (pen: Pen, radius: number, colour: Colour): string =>
  `<g filter="${shadow(pen, 'mid')}"><path d="${blob(pen.random, radius, { corners: 16, wobble: 0.035 })}" fill="${darken(colour, 0.3)}"/></g>`;

/** Shade on the lower right of a dome of the given radius; drawn over grains, pasta or salad. */
export const domeShade = (pen: Pen, radius: number, strength = 0.34): string =>
  `<circle r="${n(radius)}" fill="${radial(
    pen,
    [
      [0, '#fff4d4', strength * 0.45],
      [0.45, '#fff4d4', 0],
      [0.72, '#2a0e02', 0],
      [1, '#2a0e02', strength],
    ],
    [0.4, 0.36, 0.68],
  )}"/>`;
