import { type Colour, darken, lighten, lightness } from '#core/colour';
import { blur, linear, type Pen, radial } from '#core/pen';
import { inDisc, n, polar, repeat } from '#core/shapes';

/** Glazes that flatter food; each cuisine has its favourites but may use any. */
const GLAZES: Readonly<Record<string, readonly Colour[]>> = {
  italian: ['#fbf7ee', '#f4efe4', '#e6d9c3', '#6f7f86', '#fbf7ee'],
  indian: ['#b5623a', '#2f5f68', '#f4ead8', '#4a4f55', '#c98d3f'],
  mediterranean: ['#fbf9f4', '#5b86a6', '#e9e2d4', '#cfdde2', '#c97b52'],
  mexican: ['#b9583a', '#3f7f83', '#f3e7d3', '#d49a3e', '#4d5b68'],
  asian: ['#2c3138', '#44586a', '#e9e4d8', '#7f9a8c', '#7a3b2c'],
  other: ['#f8f4eb', '#e3e0d8', '#8496a0', '#a3ae98', '#fbf7ee'],
};

/** A glaze for the cuisine; unknown cuisines get the neutral list. */
export const chooseGlaze = (pen: Pen, cuisine: string): Colour =>
  pen.random.pick(GLAZES[cuisine] ?? GLAZES['other'] ?? ['#f8f4eb']);

/** The soft shadow on the table under a round vessel. */
export const castShadow = (pen: Pen, radius: number): string =>
  `<ellipse cx="${n(radius * 0.07)}" cy="${n(radius * 0.1)}" rx="${n(radius * 1.01)}" ry="${n(radius * 1.01)}" fill="#1a0d05" opacity=".5" filter="${blur(pen, 17)}"/><circle cx="4" cy="6" r="${n(radius * 0.985)}" fill="#1a0d05" opacity=".45" filter="${blur(pen, 5)}"/>`;

/** Iron speckles of stoneware between two radii. */
function speckles(pen: Pen, inner: number, outer: number): string {
  return repeat(70, () => {
    const [x, y] = polar(pen.random.between(0, 360), pen.random.between(inner, outer));
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(pen.random.between(0.8, 2.4))}" fill="#4a3220" opacity="${n(pen.random.between(0.2, 0.6))}"/>`;
  });
}

const glazed = (pen: Pen, glaze: Colour, strength = 1): string =>
  linear(
    pen,
    [
      [0, lighten(glaze, 0.45 * strength)],
      [0.45, glaze],
      [1, darken(glaze, 0.22 * strength)],
    ],
    [1, 1],
  );

const sunken = (pen: Pen, glaze: Colour): string =>
  linear(
    pen,
    [
      [0, darken(glaze, 0.2)],
      [0.5, glaze],
      [1, lighten(glaze, 0.4)],
    ],
    [1, 1],
  );

/** A plate seen from above; food fits inside 0.76 of its radius. */
export function plate(pen: Pen, radius: number, glaze: Colour): string {
  const { random } = pen;
  const style = random.pick(['rim', 'coupe', 'line', 'stoneware'] as const);
  const well = style === 'coupe' ? 0.93 : 0.74;
  const edge = lightness(glaze) > 0.6 ? '#ffffff' : lighten(glaze, 0.6);
  const line =
    style === 'line'
      ? `<circle r="${n(radius * 0.955)}" fill="none" stroke="${random.pick(['#34567d', '#8a4a2c', '#5f7a5c', '#2f2f33'])}" stroke-opacity=".8" stroke-width="5"/>`
      : '';
  const dots = style === 'stoneware' ? speckles(pen, 0, radius * 0.98) : '';
  return `${castShadow(pen, radius)}<circle r="${radius}" fill="${glazed(pen, glaze, 0.8)}"/><circle r="${n(radius - 2.5)}" fill="none" stroke="${edge}" stroke-opacity=".75" stroke-width="4"/>${line}<circle r="${n(radius * (well + 0.022))}" fill="${sunken(pen, darken(glaze, 0.06))}"/><circle r="${n(radius * well)}" fill="${radial(
    pen,
    [
      [0, lighten(glaze, 0.12)],
      [0.8, glaze],
      [1, darken(glaze, 0.12)],
    ],
    [0.46, 0.42, 0.6],
  )}"/>${dots}<path d="M${n(-radius * 0.6)} ${n(-radius * 0.62)}A${n(radius * 0.87)} ${n(radius * 0.87)} 0 0 1 ${n(radius * 0.2)} ${n(-radius * 0.845)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${n(radius * 0.035)}" stroke-linecap="round"/>`;
}

/** A bowl seen from above: a rim, and a wall that goes down to `floor`. Food fits inside 0.88. */
export function bowl(pen: Pen, radius: number, glaze: Colour): string {
  const { random } = pen;
  const inside = random.chance(0.4) ? lighten(glaze, 0.55) : darken(glaze, 0.08);
  const dots = random.chance(0.4) ? speckles(pen, radius * 0.88, radius * 0.99) : '';
  return `${castShadow(pen, radius)}<circle r="${radius}" fill="${glazed(pen, glaze)}"/><circle r="${n(radius - 3)}" fill="none" stroke="${lighten(glaze, 0.7)}" stroke-opacity=".65" stroke-width="4"/>${dots}<circle r="${n(radius * 0.925)}" fill="${linear(
    pen,
    [
      [0, darken(inside, 0.42)],
      [0.5, darken(inside, 0.1)],
      [1, lighten(inside, 0.35)],
    ],
    [1, 1],
  )}"/>`;
}

/** The shade a bowl's wall throws on what is in it; drawn over the food. */
export const wallShade = (pen: Pen, radius: number): string =>
  `<circle r="${n(radius)}" fill="${radial(
    pen,
    [
      [0, '#1d0a02', 0],
      [0.8, '#1d0a02', 0],
      [0.93, '#1d0a02', 0.14],
      [1, '#1d0a02', 0.5],
    ],
    [0.53, 0.55, 0.53],
  )}"/>`;

/** A ring of crumbs or drops around food, so that a plate does not look machine-made. */
export const crumbs = (pen: Pen, radius: number, colours: readonly Colour[]): string =>
  repeat(16, () => {
    const [x, y] = inDisc(pen.random, radius, 0.3);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(pen.random.between(1, 3.2))}" fill="${pen.random.pick(colours)}"/>`;
  });
